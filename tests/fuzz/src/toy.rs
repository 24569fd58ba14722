//! Compiles Toy programs without LLVM, as `toyc -emit=mlir-llvm` does: random ones, which are valid, and mutated ones.
//!
//! For a program that was mutated as a syntax tree, the evaluator of random programs can tell whether it is valid, and
//! the compiler must agree.

use generators::random::evaluate::{Stop, output};
use generators::random::generate::generate;
use generators::random::mutate::mutant;
use generators::random::syntax::Program;
use generators::random::{Random, layout};
use mlir::pass::PassConfig;
use mlir::text::{self, PrintOptions};
use mlir::{Context, Module};
use support::{FileId, SourceMap, render};
use toyc::pipeline::Level;
use toyc::{Compiler, Errors};

/// The number of operations that the evaluator runs before it gives up on a mutated program.
const BUDGET: usize = 20_000;

/// What is known about a program's validity.
pub(crate) enum Known {
    /// It is valid.
    Valid,
    /// The evaluator can tell whether it is valid.
    Tree(Program),
    /// Nothing is known.
    Nothing,
}

/// The program for a seed: a third are valid, the others mutated.
pub(crate) fn input(seed: u64, texts: &[String]) -> (Vec<u8>, Known) {
    let mut random = Random::new(seed);
    if random.chance(33) {
        let text = generate(seed).program.to_string();
        let text = if random.chance(50) { layout::odd(&text, &mut random) } else { text };
        return (text.into_bytes(), Known::Valid);
    }
    let mutant = mutant(seed, texts);
    (mutant.text, mutant.program.map_or(Known::Nothing, Known::Tree))
}

/// Compiles the program and returns whether the compiler accepted it. Panics if an error has no location, or if the
/// compiler is wrong about a program whose validity is known.
pub(crate) fn run(input: &[u8], known: &Known) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let mut compiler = Compiler::new();
    compiler.threads = false;
    let file = compiler.add("input.toy", text);
    let result = compile(&compiler, file);
    let accepted = result.is_ok();
    if let Err(errors) = result {
        let errors = &errors.diagnostics;
        assert!(errors.iter().any(|e| e.is_error() && e.span.is_some()), "no location: {errors:?}");
        let mut pretty = render::Pretty::new(compiler.sources(), false);
        assert!(errors.iter().all(|error| !pretty.draw(error).is_empty()));
        assert!(errors.iter().all(|error| !render::plain(compiler.sources(), error).is_empty()));
    }
    match known {
        Known::Valid => assert!(accepted, "a valid program is refused"),
        Known::Tree(program) if accepted => {
            let output = output(program, BUDGET);
            assert!(!matches!(output, Err(Stop::Invalid(_))), "an invalid program is accepted: {output:?}");
        }
        Known::Tree(_) | Known::Nothing => {}
    }
    accepted
}

fn compile(compiler: &Compiler, file: FileId) -> Result<(), Errors> {
    let (tree, _) = compiler.parse(file);
    toyc::ast_dump::dump(&tree, compiler.sources());
    let mut program = compiler.compile(file)?;
    read_again(compiler.cx(), program.module());
    let config = || PassConfig { threads: false, keep_reproducer: false, ..PassConfig::default() };
    for level in [Level::OptimizedToy, Level::Affine, Level::ControlFlow, Level::Llvm] {
        // Each level starts from the module of the one before, as when each stage is written to a file.
        if let Err(failure) = program.lower_with(level, config()) {
            assert!(!failure.is_bug, "{:?}", failure.diags);
            return Err(program.errors(&failure.diags));
        }
        read_again(compiler.cx(), program.module());
    }
    Ok(())
}

/// Checks that the printed module can be parsed.
fn read_again(cx: &Context, module: &Module) {
    let options = PrintOptions { debuginfo: true, ..PrintOptions::default() };
    let mut sources = SourceMap::new();
    let file = sources.add("printed.mlir", text::print_module(cx, module, &options));
    if let Err(errors) = text::parse_module(cx, &sources, file) {
        panic!("the printed module cannot be parsed: {errors:?}");
    }
}
