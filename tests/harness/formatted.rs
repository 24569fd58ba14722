//! Formatted programs: `toyc fmt` keeps their syntax tree and their comments, and formatting again changes nothing.
//!
//! All programs of the project are checked, and random ones with a bad layout: 200 of them, or 10,000 with
//! `TOY_TEST_FULL=1`. `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` their number.

#![allow(clippy::print_stderr)]

use generators::random::generate::generate;
use generators::random::{Random, layout};
use libtest_mimic::Trial;
use tests::{diff, harness, tools};
use toyc::{Compiler, ast_dump};

#[allow(dead_code, reason = "nothing is lowered here")]
mod compiler;

/// Folders with programs; those with syntax errors are left out.
const FOLDERS: &[&str] = &["examples", "tests/filecheck/toy", "tests/programs"];

fn main() {
    harness::main(|_| {
        let mut trials = programs();
        trials.extend(harness::seeds("formatted", |seed| {
            let text = generate(seed).program.to_string();
            let text = layout::odd(&text, &mut Random::new(seed));
            check(&text).map_err(|message| format!("{message}\nthe program of seed {seed}:\n\n{text}"))
        }));
        trials
    });
}

/// A test for each program of the project.
fn programs() -> Vec<Trial> {
    let root = tools::fixtures().join("..");
    let files = FOLDERS.iter().flat_map(|folder| tools::files_under(&root.join(folder), &["toy"], &[]));
    let test = |file: std::path::PathBuf| {
        let name = format!("formatted/{}", file.strip_prefix(&root).unwrap_or(&file).display());
        harness::trial(name, None, move || {
            // Some hold bytes that are not text.
            let Ok(text) = std::fs::read_to_string(&file) else { return Ok(()) };
            check(&text)
        })
    };
    files.map(test).collect()
}

/// What formatting must keep.
struct Formatted {
    tree: String,
    text: String,
}

/// The tree of a program and its formatted text; `None` if it has syntax errors.
fn formatted(text: &str) -> Option<Formatted> {
    let mut compiler = Compiler::new();
    let file = compiler.add("program.toy", text);
    let formatted = compiler.format(file).ok()?;
    let mut tree = String::new();
    ast_dump::write(&mut tree, &compiler.parse(file).0, compiler.sources()).ok()?;
    Some(Formatted { tree: without_places(&tree), text: formatted })
}

/// A dump of a tree without locations.
fn without_places(tree: &str) -> String {
    let words = tree.split_inclusive([' ', '\n']);
    words.map(|word| if word.starts_with("@program.toy:") { "@\n" } else { word }).collect()
}

/// The comments of a program.
fn comments(text: &str) -> Vec<&str> {
    let in_line = |line: &'_ str| line.find('#').map(|at| at..line.len());
    let lines = text.split(['\n', '\r']);
    lines.filter_map(|line| Some(line[in_line(line)?].trim_end())).collect()
}

fn check(text: &str) -> Result<(), String> {
    let text = text.to_owned();
    compiler::guarded(move || {
        let Some(first) = formatted(&text) else { return Ok(()) };
        let again = formatted(&first.text).ok_or("the formatted text has syntax errors")?;
        diff::equal("formatted again", &first.text, &again.text)?;
        diff::equal("the tree of the formatted text", &first.tree, &again.tree)?;
        diff::equal("its comments", &comments(&text).join("\n"), &comments(&first.text).join("\n"))
    })?
}
