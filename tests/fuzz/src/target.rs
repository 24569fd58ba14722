//! The fuzz targets: how they process an input.

use std::fs;
use std::path::PathBuf;

use generators::damage::{Corpus, MLIR};
use generators::random::Random;
use mlir::bytecode::{WriteOptions, read_module, write_module};
use mlir::pass::{OpPipeline, PassManager};
use mlir::text::{self, PrintOptions};
use mlir::{Context, Module, verify_with};
use support::SourceMap;
use toyc::pipeline;

use crate::toy::{self, Known};

/// A fuzz target.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// The parser of the textual form.
    Text,
    /// The parser of bytecode.
    Bytecode,
    /// The Toy compiler, without LLVM.
    Toy,
}

/// An input for a target.
pub(crate) struct Input {
    /// The contents of the file.
    pub(crate) bytes: Vec<u8>,
    /// What is known about the input's validity.
    known: Known,
}

/// A source of inputs.
pub(crate) enum Inputs {
    /// Damaged files, and the random numbers.
    Damaged(Corpus, Random),
    /// Random programs: the next seed, and programs that are mutated too.
    Programs(u64, Vec<String>),
}

impl Inputs {
    /// The next input.
    pub(crate) fn next_input(&mut self) -> Input {
        match self {
            Inputs::Damaged(corpus, random) => Input { bytes: corpus.damaged(random), known: Known::Nothing },
            Inputs::Programs(seed, texts) => {
                let (bytes, known) = toy::input(*seed, texts);
                *seed = seed.wrapping_add(1);
                Input { bytes, known }
            }
        }
    }
}

impl Target {
    /// The target with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        [Target::Text, Target::Bytecode, Target::Toy].into_iter().find(|t| t.name() == name)
    }

    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Target::Text => "text",
            Target::Bytecode => "bytecode",
            Target::Toy => "toy",
        }
    }

    /// The extension of the corpus files.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Target::Text | Target::Bytecode => "mlir",
            Target::Toy => "toy",
        }
    }

    /// The inputs made from these files; `None` if no file is usable.
    pub(crate) fn inputs(self, seed: u64, files: &[PathBuf]) -> Option<Inputs> {
        if self == Target::Toy {
            let texts = files.iter().filter_map(|f| fs::read_to_string(f).ok());
            // Keeps the seeds of different runs apart.
            return Some(Inputs::Programs(seed << 32, texts.collect()));
        }
        let corpus = self.corpus(files);
        (!corpus.is_empty()).then(|| Inputs::Damaged(corpus, Random::new(seed)))
    }

    /// The texts to damage: the parts of the files, or the bytecode of the valid ones.
    fn corpus(self, files: &[PathBuf]) -> Corpus {
        let texts = files.iter().filter_map(|f| fs::read_to_string(f).ok());
        let parts: Vec<String> = texts
            .flat_map(|text| text.split("// -----\n").map(str::to_owned).collect::<Vec<_>>())
            .filter(|part| !part.trim().is_empty())
            .collect();
        match self {
            Target::Text | Target::Toy => Corpus::texts(parts, MLIR),
            Target::Bytecode => Corpus::binaries(parts.iter().filter_map(|part| bytecode_of(part)), &[]),
        }
    }

    /// Processes an input as a tool would; returns whether it was valid.
    pub(crate) fn run(self, input: &Input) -> bool {
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
        // Invalid IR must be printable too, in the generic form.
        let generic = PrintOptions { generic: true, debuginfo: true, ..PrintOptions::default() };
        text::print_module(&cx, &module, &generic);
        if verify_with(module.op(&cx), false).is_err() {
            return false;
        }
        let located = PrintOptions { debuginfo: true, ..PrintOptions::default() };
        text::print_module(&cx, &module, &located);
        // A module that cannot be written must be an error, not a panic.
        let _ = write_module(&cx, &module, &WriteOptions::default());
        if let Ok(pipeline) = OpPipeline::parse(&pipeline::passes(), "builtin.module(canonicalize,cse)") {
            // A pass may fail, but must not panic.
            if let Err(failure) = PassManager::from_pipeline(pipeline).run(&cx, &mut module) {
                assert!(!failure.is_bug, "{:?}", failure.diags);
            }
        }
        true
    }
}

fn context() -> Context {
    let mut cx = Context::new(pipeline::dialects());
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
    verify_with(module.op(&cx), false).ok()?;
    write_module(&cx, &module, &WriteOptions::default()).ok()
}
