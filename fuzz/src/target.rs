//! What is done with an input.

use std::fs;
use std::path::PathBuf;

use mlir::bytecode::{WriteOptions, read_module, write_module};
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::text::{self, PrintOptions};
use mlir::{Context, Module, Registry, verify};
use support::SourceMap;

/// A reader.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Of the textual form.
    Text,
    /// Of bytecode.
    Bytecode,
}

impl Target {
    /// The target of this name.
    pub fn named(name: &str) -> Option<Self> {
        [Target::Text, Target::Bytecode].into_iter().find(|t| t.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Target::Text => "text",
            Target::Bytecode => "bytecode",
        }
    }

    /// The inputs to begin with: the parts of the files, or the bytecode of those that can be read.
    pub fn seeds(self, files: &[PathBuf]) -> Vec<Vec<u8>> {
        let texts = files.iter().filter_map(|f| fs::read_to_string(f).ok());
        let parts: Vec<String> = texts
            .flat_map(|text| text.split("// -----\n").map(str::to_owned).collect::<Vec<_>>())
            .filter(|part| !part.trim().is_empty())
            .collect();
        match self {
            Target::Text => parts.into_iter().map(String::into_bytes).collect(),
            Target::Bytecode => parts.iter().filter_map(|part| bytecode_of(part)).collect(),
        }
    }

    /// Reads an input and does with it what a tool would; whether it was valid.
    pub fn run(self, input: &[u8]) -> bool {
        let cx = context();
        let module = match self {
            Target::Text => {
                let Ok(input) = str::from_utf8(input) else { return false };
                read_text(&cx, input)
            }
            Target::Bytecode => read_module(&cx, "input", input).ok(),
        };
        let Some(mut module) = module else { return false };
        // What is not valid is shown as well, in the generic form.
        let generic = PrintOptions { generic: true, debuginfo: true, ..PrintOptions::default() };
        text::print_module(&cx, &module, &generic);
        if verify::verify_with(module.op(&cx), false).is_err() {
            return false;
        }
        let located = PrintOptions { debuginfo: true, ..PrintOptions::default() };
        text::print_module(&cx, &module, &located);
        // A module that cannot be written is an error that says so.
        let _ = write_module(&cx, &module, &WriteOptions::default());
        let mut passes = PassRegistry::new();
        transforms::register_passes(&mut passes);
        if let Ok(pipeline) = OpPipeline::parse(&passes, "builtin.module(canonicalize,cse)") {
            // A pass that fails is no mistake; one that panics says that it is one.
            if let Err(failure) = PassManager::from_pipeline(pipeline).run(&cx, &mut module) {
                assert!(!failure.is_bug, "{:?}", failure.diags);
            }
        }
        true
    }
}

fn context() -> Context {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    toy_dialect::register(&mut registry);
    let mut cx = Context::new(registry);
    cx.set_allow_unregistered(true);
    cx.set_print_op_on_diagnostic(true);
    cx
}

fn read_text(cx: &Context, input: &str) -> Option<Module> {
    let mut sources = SourceMap::new();
    let file = sources.add("input", input);
    text::parse_module(cx, &sources, file).ok()
}

fn bytecode_of(part: &str) -> Option<Vec<u8>> {
    let cx = context();
    let module = read_text(&cx, part)?;
    verify::verify_with(module.op(&cx), false).ok()?;
    write_module(&cx, &module, &WriteOptions::default()).ok()
}
