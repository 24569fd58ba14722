//! Canonicalizes functions, a batch at a time, and compares their results before and after.

use mlir::pass::{OpPipeline, PassManager, PassRegistry};
use mlir::text::{PrintOptions, parse_module, print_op};
use mlir::{Context, Module, OpRef, Registry};
use support::SourceMap;

use crate::evaluate::{Kind, Outcome, Program, Word};

/// The number of functions that are parsed at once.
const BATCH: usize = 1000;
/// The number of failures that are shown.
const SHOWN: usize = 5;

/// Whether every form is tried.
pub(crate) fn is_full() -> bool {
    std::env::var("TOY_TEST_FULL").is_ok_and(|value| value == "1")
}

/// The arguments of a type with which a function is called.
pub(crate) type Values = fn(Kind) -> Vec<Word>;

/// Tries functions; [`Checker::finish`] fails if one has other results than before.
pub(crate) struct Checker {
    cx: Context,
    manager: PassManager,
    values: Values,
    /// One form out of this many is tried, unless all are.
    stride: usize,
    seen: usize,
    tried: usize,
    batch: String,
    in_batch: usize,
    failed: usize,
    shown: Vec<String>,
}

impl Checker {
    pub(crate) fn new(values: Values) -> Checker {
        let mut registry = Registry::new();
        dialects::register_all(&mut registry);
        let mut passes = PassRegistry::new();
        transforms::register_passes(&mut passes);
        let pipeline = OpPipeline::parse(&passes, "builtin.module(canonicalize)").expect("a pipeline");
        Checker {
            cx: Context::new(registry),
            manager: PassManager::from_pipeline(pipeline),
            values,
            stride: 1,
            seen: 0,
            tried: 0,
            batch: String::new(),
            in_batch: 0,
            failed: 0,
            shown: Vec::new(),
        }
    }

    /// From now on, tries one form out of this many; all in a full run.
    pub(crate) fn one_of(&mut self, stride: usize) {
        self.stride = if is_full() { 1 } else { stride };
    }

    /// Tries a function: `text` gives its parameters, its result types and its body.
    pub(crate) fn form(&mut self, text: impl FnOnce() -> [String; 3]) {
        self.seen += 1;
        if !self.seen.is_multiple_of(self.stride) {
            return;
        }
        self.tried += 1;
        self.in_batch += 1;
        let [parameters, results, body] = text();
        let number = self.in_batch;
        self.batch.push_str(&format!("func.func @f{number}({parameters}) -> ({results}) {{\n{body}}}\n"));
        if self.in_batch == BATCH {
            self.run();
        }
    }

    fn run(&mut self) {
        let text = std::mem::take(&mut self.batch);
        self.in_batch = 0;
        let mut sources = SourceMap::new();
        let file = sources.add("forms.mlir", text.clone());
        let mut module =
            parse_module(&self.cx, &sources, file).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        let before = decoded(&self.cx, &module);
        if let Err(failure) = self.manager.run(&self.cx, &mut module) {
            panic!("{failure:?}\n{text}");
        }
        let after = decoded(&self.cx, &module);
        let functions = text.split_inclusive("\n}\n").zip(operations(&self.cx, &module));
        for ((text, after_op), (before, after)) in functions.zip(before.iter().zip(&after)) {
            let Some(difference) = difference(before, after, self.values) else { continue };
            self.failed += 1;
            if self.shown.len() < SHOWN {
                let printed = print_op(after_op, &PrintOptions::default());
                self.shown.push(format!("{difference}\nbefore:\n{text}after:\n{printed}"));
            }
        }
    }

    /// Fails if a function has other results than before.
    pub(crate) fn finish(mut self) {
        self.run();
        assert!(self.tried > 0, "nothing was tried");
        let shown = self.shown.join("\n\n");
        assert!(self.failed == 0, "{} of {} forms are wrong, such as:\n\n{shown}", self.failed, self.tried);
        println!("{} forms", self.tried);
    }
}

/// The functions of a module.
fn operations<'a>(cx: &'a Context, module: &'a Module) -> impl Iterator<Item = OpRef<'a>> {
    let body = module.body();
    let entry = body.entry_block(module.region().expect("a module has a region")).expect("and a block");
    body.ops(entry).map(move |op| OpRef::new(cx, body, op))
}

fn decoded(cx: &Context, module: &Module) -> Vec<Program> {
    operations(cx, module).map(Program::of).collect()
}

/// The first arguments for which the results differ from those before. Where those are poison, any result is
/// right.
fn difference(before: &Program, after: &Program, values: Values) -> Option<String> {
    let choices: Vec<Vec<Word>> = before.arguments.iter().map(|&kind| values(kind)).collect();
    let mut chosen = vec![0; choices.len()];
    loop {
        let arguments: Vec<Word> = choices.iter().zip(&chosen).map(|(all, &at)| all[at]).collect();
        let old = before.run(&arguments);
        let new = after.run(&arguments);
        if !refines(&before.results, &old, &new) {
            return Some(format!(
                "for {} it computed {}, now {}",
                shown(&Ok(arguments)),
                shown(&old),
                shown(&new)
            ));
        }
        let next = (0..chosen.len()).find(|&at| {
            chosen[at] += 1;
            chosen[at] %= choices[at].len();
            chosen[at] != 0
        });
        next?;
    }
}

fn refines(kinds: &[Kind], old: &Outcome<Vec<Word>>, new: &Outcome<Vec<Word>>) -> bool {
    let (old, new) = match (old, new) {
        (Err(_), _) => return true,
        (Ok(_), Err(_)) => return false,
        (Ok(old), Ok(new)) => (old, new),
    };
    kinds.iter().zip(old.iter().zip(new)).all(|(kind, pair)| match pair {
        (None, _) => true,
        (Some(old), Some(new)) => kind.is_same(*old, *new),
        (Some(_), None) => false,
    })
}

fn shown(outcome: &Outcome<Vec<Word>>) -> String {
    let Ok(words) = outcome else { return "undefined behaviour".to_owned() };
    let word = |word: &Word| word.map_or("poison".to_owned(), |bits| format!("0x{bits:X}"));
    words.iter().map(word).collect::<Vec<String>>().join(", ")
}
