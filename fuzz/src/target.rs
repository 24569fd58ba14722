//! What is done with an input.

use std::fs;
use std::path::PathBuf;

use mlir::bytecode::{WriteOptions, read_module, write_module};
use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::text::{self, PrintOptions};
use mlir::{Context, Module, Registry, verify};
use support::SourceMap;

use crate::mutate::Mutator;
use crate::toy::{self, Known};

/// What is tried.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The reader of the textual form.
    Text,
    /// The reader of bytecode.
    Bytecode,
    /// The compiler of Toy, without LLVM.
    Toy,
}

/// What is given to a target.
pub struct Input {
    /// The file.
    pub bytes: Vec<u8>,
    /// What is known of it.
    known: Known,
}

/// Where inputs come from.
pub enum Inputs {
    /// Files that are changed; texts, or not.
    Changed(Mutator, bool),
    /// Random programs: the next seed, and the texts that are changed too.
    Programs(u64, Vec<String>),
}

impl Inputs {
    /// The next one.
    pub fn next_input(&mut self) -> Input {
        match self {
            Inputs::Changed(mutator, text) => {
                Input { bytes: mutator.next_input(*text), known: Known::Nothing }
            }
            Inputs::Programs(seed, texts) => {
                let (bytes, known) = toy::input(*seed, texts);
                *seed = seed.wrapping_add(1);
                Input { bytes, known }
            }
        }
    }
}

impl Target {
    /// The target of this name.
    pub fn named(name: &str) -> Option<Self> {
        [Target::Text, Target::Bytecode, Target::Toy].into_iter().find(|t| t.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Target::Text => "text",
            Target::Bytecode => "bytecode",
            Target::Toy => "toy",
        }
    }

    /// What the names of files to begin with end with.
    pub fn extension(self) -> &'static str {
        match self {
            Target::Text | Target::Bytecode => "mlir",
            Target::Toy => "toy",
        }
    }

    /// The inputs that are made of these files, if there are any.
    pub fn inputs(self, seed: u64, files: &[PathBuf]) -> Option<Inputs> {
        if self == Target::Toy {
            let texts = files.iter().filter_map(|f| fs::read_to_string(f).ok());
            // Each run has seeds of its own.
            return Some(Inputs::Programs(seed << 32, texts.collect()));
        }
        let seeds = self.seeds(files);
        (!seeds.is_empty()).then(|| Inputs::Changed(Mutator::new(seed, seeds), self == Target::Text))
    }

    /// The inputs to begin with: the parts of the files, or the bytecode of those that can be read.
    fn seeds(self, files: &[PathBuf]) -> Vec<Vec<u8>> {
        let texts = files.iter().filter_map(|f| fs::read_to_string(f).ok());
        let parts: Vec<String> = texts
            .flat_map(|text| text.split("// -----\n").map(str::to_owned).collect::<Vec<_>>())
            .filter(|part| !part.trim().is_empty())
            .collect();
        match self {
            Target::Text | Target::Toy => parts.into_iter().map(String::into_bytes).collect(),
            Target::Bytecode => parts.iter().filter_map(|part| bytecode_of(part)).collect(),
        }
    }

    /// Reads an input and does with it what a tool would; whether it was valid.
    pub fn run(self, input: &Input) -> bool {
        match self {
            Target::Toy => toy::run(&input.bytes, &input.known),
            _ => self.read(&input.bytes),
        }
    }

    fn read(self, input: &[u8]) -> bool {
        let cx = context();
        let module = match self {
            Target::Text | Target::Toy => {
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
