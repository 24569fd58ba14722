//! Programs with mistakes: the compiler says what is wrong and where, and never panics, hangs or crashes.
//!
//! A program that the compiler accepts prints what the evaluator computes; one that the evaluator calls
//! invalid is an error. There are 200 such programs, or fifty times as many with `TOY_TEST_FULL=1`, a
//! hundred in a test. `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number of programs.

use std::sync::Arc;

use generators::random::evaluate::{Stop, output};
use generators::random::mutate::{Mutant, mutant};
use generators::random::shrink;
use generators::random::syntax::Program;
use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};
use tests::{diff, harness};
use toyc::pipeline::{Aims, Level};
use toyc::{Compiler, Errors, ast_dump};

mod compiler;

/// The operations that a changed program may execute; the evaluator gives up on longer ones.
const BUDGET: usize = 20_000;

/// The requested output.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    /// The syntax tree, in this process.
    Tree,
    /// A level of MLIR, in this process.
    Module(Level),
    /// The output of `toyc` with these options.
    Command(&'static [&'static str]),
}

/// Every third program is run, every third optimized and run, and the others go to one of these stages.
const STAGES: &[Stage] = &[
    Stage::Tree,
    Stage::Module(Level::Toy),
    Stage::Module(Level::OptimizedToy),
    Stage::Module(Level::Affine),
    Stage::Module(Level::ControlFlow),
    Stage::Module(Level::Llvm),
    Stage::Command(&["-emit=llvm", "-opt"]),
    Stage::Command(&["-emit=asm"]),
];
const RUN: [Stage; 2] = [Stage::Command(&["-emit=jit"]), Stage::Command(&["-emit=jit", "-opt"])];
/// For programs that may never end.
const COMPILED: Stage = Stage::Command(&["-emit=asm", "-opt"]);
/// The name of the file.
const NAME: &str = "changed.toy";

fn main() {
    harness::main(|tools| {
        let root = tools::fixtures();
        let folders = ["filecheck/toy", "programs", "../examples"].map(|folder| root.join(folder));
        let files = folders.iter().flat_map(|folder| tools::files_under(folder, &["toy"], &["target"]));
        let texts: Vec<String> = files.filter_map(|file| std::fs::read_to_string(file).ok()).collect();
        let tools = Arc::clone(tools);
        harness::seeds("mutated", move |seed| check(seed, &texts, &tools))
    });
}

fn check(seed: u64, texts: &[String], tools: &Tools) -> Result<(), String> {
    let Mutant { text, program } = mutant(seed, texts);
    let stage = match usize::try_from(seed % 3) {
        Ok(run @ (0 | 1)) => RUN[run],
        _ => STAGES[usize::try_from(seed / 3).unwrap_or(0) % STAGES.len()],
    };
    let subject = Subject { stage, tools };
    let Err(message) = subject.judge(&text, program.as_ref()) else { return Ok(()) };
    let tree_fails =
        |program: &Program| subject.judge(program.to_string().as_bytes(), Some(program)).is_err();
    let text_fails = |text: &String| subject.judge(text.as_bytes(), None).is_err();
    let shown = match (program.filter(tree_fails), String::from_utf8(text)) {
        (Some(program), _) => {
            shrink::shrink(program, shrink::smaller_programs, tree_fails, shrink::PATIENCE).to_string()
        }
        (None, Ok(text)) if text_fails(&text) => {
            shrink::shrink(text, |text| shrink::smaller_texts(text), text_fails, shrink::PATIENCE)
        }
        (None, Ok(text)) => text,
        (None, Err(bytes)) => bytes.as_bytes().escape_ascii().to_string(),
    };
    Err(format!("{message}\nthe program of seed {seed}, made smaller if that could be:\n\n{shown}"))
}

/// A stage of the compiler to test.
struct Subject<'a> {
    stage: Stage,
    tools: &'a Tools,
}

impl Subject<'_> {
    /// Whether the compiler and the evaluator agree on the text, and on the output if it is a program's.
    fn judge(&self, text: &[u8], program: Option<&Program>) -> Result<(), String> {
        let expected = program.map(|program| output(program, BUDGET));
        let is_run = RUN.contains(&self.stage);
        let ends = matches!(expected, Some(Ok(_) | Err(Stop::Failed(_))));
        let may_not_end = is_run && has_loop(text) && !ends;
        let answer = self.answer(text, if may_not_end { COMPILED } else { self.stage })?.filter(|_| is_run);
        let (Some(printed), Some(expected)) = (answer, expected) else { return Ok(()) };
        match expected {
            Ok(expected) => diff::equal(&format!("{:?}", self.stage), &expected, &printed),
            Err(Stop::Invalid(reason) | Stop::Failed(reason)) => {
                Err(format!("{:?} takes it: {reason}", self.stage))
            }
            Err(Stop::Inexact | Stop::TooLong) => Ok(()),
        }
    }

    /// The compiler's output, or nothing if it reports an error; anything else is a failure.
    fn answer(&self, text: &[u8], stage: Stage) -> Result<Option<String>, String> {
        let options = match stage {
            Stage::Command(options) => options,
            Stage::Tree => return in_process(text, tree),
            Stage::Module(level) => {
                return in_process(text, |text| {
                    compiler::lowered(NAME, text, (level, Aims::default()), |program| Ok(program.text()))
                });
            }
        };
        let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
        std::fs::write(folder.path().join(NAME), text).map_err(|e| format!("cannot write the file: {e}"))?;
        let mut command = self.tools.toyc(&[NAME]);
        command.args(options).current_dir(folder.path());
        let outcome = process::run(command, b"", LIMIT)?;
        let errors = String::from_utf8_lossy(&outcome.stderr);
        match outcome.status.and_then(|status| status.code()) {
            Some(0) => Ok(Some(outcome.text())),
            Some(1) if says_where(&errors, text) => Ok(None),
            Some(1) => Err(format!("an error without a place\n{outcome}")),
            _ => Err(outcome.to_string()),
        }
    }
}

/// Whether a text has a word that begins loops.
fn has_loop(text: &[u8]) -> bool {
    let words = text.split(|byte| !byte.is_ascii_alphanumeric());
    words.into_iter().any(|word| matches!(word, b"for" | b"while"))
}

/// The answer of the compiler as a library, which reads only text.
fn in_process(
    text: &[u8],
    compile: impl FnOnce(&str) -> Result<Result<String, String>, String>,
) -> Result<Option<String>, String> {
    let Ok(readable) = str::from_utf8(text) else { return Ok(None) };
    match compile(readable)? {
        Ok(printed) => Ok(Some(printed)),
        Err(errors) if says_where(&errors, text) => Ok(None),
        Err(errors) => Err(format!("an error without a place\n{errors}")),
    }
}

/// The text of the syntax tree, or the errors.
fn tree(text: &str) -> Result<Result<String, String>, String> {
    let text = text.to_owned();
    compiler::guarded(move || {
        let mut compiler = Compiler::new();
        let file = compiler.add(NAME, text);
        let (tree, said) = compiler.parse(file);
        if said.iter().any(|d| d.is_error()) {
            Err(compiler.render(&Errors::from(said)))
        } else {
            Ok(ast_dump::dump(&tree, compiler.sources()))
        }
    })
}

/// Whether there is an error with a line and a column; an input that is not text has neither.
fn says_where(errors: &str, text: &[u8]) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let is_place = |rest: &str| {
        let mut parts = rest.split(|c: char| c != ':' && !c.is_ascii_digit()).next().unwrap_or("").split(':');
        parts.next() == Some("") && parts.next().is_some_and(number) && parts.next().is_some_and(number)
    };
    let placed = errors.match_indices(NAME).any(|(at, name)| is_place(&errors[at + name.len()..]));
    let is_error = errors.to_lowercase().contains("error") && !errors.contains("internal error");
    is_error && (placed || str::from_utf8(text).is_err())
}
