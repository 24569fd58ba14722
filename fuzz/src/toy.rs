//! Toy programs through everything of the compiler that needs no LLVM: random ones, which are valid, and changed ones.
//!
//! What is done with them is what `toyc -emit=mlir-llvm` does. The evaluator of the random programs knows whether one
//! is valid, if it was made as a tree: the compiler has to think the same.

use mlir::pass::PassConfig;
use mlir::text::{self, PrintOptions};
use mlir::{Context, Module};
use support::{FileId, SourceMap, render};
use tests::random::evaluate::{Stop, output};
use tests::random::generate::generate;
use tests::random::mutate::mutant;
use tests::random::syntax::Program;
use tests::random::{Random, layout};
use toyc::pipeline::Level;
use toyc::{Compiler, Errors};

/// Operations that a changed program may take; the evaluator gives no answer for longer ones.
const BUDGET: usize = 20_000;

/// What is known of a program.
pub enum Known {
    /// It is valid.
    Valid,
    /// The evaluator can tell.
    Tree(Program),
    /// Nothing.
    Nothing,
}

/// A program of the seed: a third of them valid, the others changed.
pub fn input(seed: u64, texts: &[String]) -> (Vec<u8>, Known) {
    let mut random = Random::new(seed);
    if random.chance(33) {
        let text = generate(seed).program.to_string();
        let text = if random.chance(50) { layout::odd(&text, &mut random) } else { text };
        return (text.into_bytes(), Known::Valid);
    }
    let mutant = mutant(seed, texts);
    (mutant.text, mutant.program.map_or(Known::Nothing, Known::Tree))
}

/// Compiles the program; whether it was taken for valid. What is wrong has a place, and only what is wrong is refused.
pub fn run(input: &[u8], known: &Known) -> bool {
    let Ok(text) = str::from_utf8(input) else { return false };
    let mut compiler = Compiler::new();
    compiler.threads = false;
    let file = compiler.add("input.toy", text);
    let result = compile(&compiler, file);
    let accepted = result.is_ok();
    if let Err(errors) = result {
        let errors = &errors.diagnostics;
        assert!(errors.iter().any(|e| e.is_error() && e.span.is_some()), "no place: {errors:?}");
        let mut pretty = render::Pretty::new(compiler.sources(), false);
        assert!(errors.iter().all(|error| !pretty.draw(error).is_empty()));
        assert!(errors.iter().all(|error| !render::plain(compiler.sources(), error).is_empty()));
    }
    match known {
        Known::Valid => assert!(accepted, "a valid program is refused"),
        Known::Tree(program) if accepted => {
            let output = output(program, BUDGET);
            assert!(!matches!(output, Err(Stop::Invalid(_))), "taken though not valid: {output:?}");
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
        // Each level begins with the module of the one before, as when stages are files.
        if let Err(failure) = program.lower_with(level, config()) {
            assert!(!failure.is_bug, "{:?}", failure.diags);
            return Err(program.errors(&failure.diags));
        }
        read_again(compiler.cx(), program.module());
    }
    Ok(())
}

/// What is printed can be read.
fn read_again(cx: &Context, module: &Module) {
    let options = PrintOptions { debuginfo: true, ..PrintOptions::default() };
    let mut sources = SourceMap::new();
    let file = sources.add("printed.mlir", text::print_module(cx, module, &options));
    if let Err(errors) = text::parse_module(cx, &sources, file) {
        panic!("what was printed cannot be read: {errors:?}");
    }
}
