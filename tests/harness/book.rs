//! The book and the README: every block runs, every link leads somewhere, every exercise has a solution, and the
//! generated pages show what the programs print.
//!
//! `TOY_TEST_BLESS=1` writes the output of the commands into the pages.

#![allow(clippy::print_stderr)]

#[path = "book/generated.rs"]
mod generated;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::book::{self, Page};
use tests::tools::{self, Tools};
use tests::{diff, harness};

/// What the book promises: blocks that are checked, and exercises.
const BLOCKS: usize = 150;
const EXERCISES: usize = 30;

/// The tools that the pages about other machines need.
const FOR_OTHER_MACHINES: &[&str] = &[tools::OTHER_MACHINE.linker, tools::OTHER_MACHINE.emulator];

fn main() {
    harness::main(|tools| {
        let root = tools::fixtures().join("..");
        let mut pages = tools::files_under(&root.join("book"), &["md"], &["book"]);
        pages.push(root.join("README.md"));
        let mut trials: Vec<Trial> = pages.iter().map(|page| runs(page, &root, tools)).collect();
        let own = root.clone();
        let all = pages.clone();
        trials.push(harness::trial("links".to_owned(), None, move || check_links(&own, &all)));
        let own = root.clone();
        trials.push(harness::trial("exercises".to_owned(), None, move || check_exercises(&own)));
        let own = root.clone();
        trials.push(harness::trial("numbers".to_owned(), None, move || check_numbers(&own)));
        let own = root;
        let tools = Arc::clone(tools);
        trials.push(harness::trial("generated".to_owned(), None, move || check_generated(&own, &tools)));
        trials.push(harness::trial("size".to_owned(), None, move || check_size(&pages)));
        trials
    });
}

fn name(page: &Path, root: &Path) -> String {
    page.strip_prefix(root).unwrap_or(page).display().to_string()
}

/// The page is the result of its commands.
fn runs(page: &Path, root: &Path, tools: &Arc<Tools>) -> Trial {
    let page = page.to_path_buf();
    let root = root.to_path_buf();
    let tools = Arc::clone(tools);
    let name = name(&page, &root);
    let uses = |tool: &str| read(&page).is_ok_and(|text| text.contains(&format!("\n$ {tool} ")));
    let used = ["gdb", "valgrind"].into_iter().filter(|tool| uses(tool));
    let others = if name.ends_with("other-machines.md") { FOR_OTHER_MACHINES } else { &[] };
    let mut needed = std::iter::once("mlir-opt-22").chain(used).chain(others.iter().copied());
    let missing = needed.find(|tool| !tools.has(tool)).map(|tool| format!("needs {tool}"));
    harness::trial(name.clone(), missing, move || {
        let text = read(&page)?;
        let folder = book::clone_of(&root).map_err(|e| e.to_string())?;
        let at = |message: String| format!("{name}: {message}");
        let now = book::run(&text, folder.path(), &tools).map_err(at)?;
        Page::parse(&text).check_shown(folder.path()).map_err(at)?;
        is_current(&name, &page, &text, &now)
    })
}

/// A page is up to date, or is updated if requested.
fn is_current(name: &str, page: &Path, text: &str, now: &str) -> Result<(), String> {
    if std::env::var("TOY_TEST_BLESS").is_ok_and(|value| value == "1") && now != text {
        return fs::write(page, now).map_err(|e| format!("{name}: {e}"));
    }
    diff::equal(name, text, now)
}

fn check_generated(root: &Path, tools: &Tools) -> Result<(), String> {
    for (name, now) in generated::pages(root, tools)? {
        let page = root.join("book/src").join(name);
        is_current(name, &page, &read(&page).unwrap_or_default(), &now)?;
    }
    Ok(())
}

fn read(page: &Path) -> Result<String, String> {
    fs::read_to_string(page).map_err(|e| format!("{}: {e}", page.display()))
}

/// Links lead to files and folders of the repository, which the site has copies of, and to headings. The summary names
/// every page of the book.
fn check_links(root: &Path, pages: &[PathBuf]) -> Result<(), String> {
    let mut wrong = Vec::new();
    let mut linked = BTreeSet::new();
    for page in pages {
        let folder = page.parent().unwrap_or(root);
        for link in Page::parse(&read(page)?).links {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            let (path, heading) = link.split_once('#').unwrap_or((&link, ""));
            let target = if path.is_empty() { page.clone() } else { folder.join(path) };
            let Some(target) = fs::canonicalize(target).ok() else {
                wrong.push(format!("{}: {link} is not there", name(page, root)));
                continue;
            };
            let is_there = || {
                let headings = Page::parse(&read(&target)?).headings;
                Ok::<_, String>(headings.iter().any(|text| anchor(text) == heading))
            };
            if !heading.is_empty() && !is_there()? {
                wrong.push(format!("{}: there is no heading {link}", name(page, root)));
            }
            if page.ends_with("SUMMARY.md") {
                linked.insert(target);
            }
        }
    }
    let chapters = pages.iter().filter(|page| page.starts_with(root.join("book/src")));
    for page in chapters.filter(|page| !page.ends_with("SUMMARY.md")) {
        if !linked.contains(&fs::canonicalize(page).map_err(|e| e.to_string())?) {
            wrong.push(format!("{} is not in the summary", name(page, root)));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The anchor of a heading, as made by mdBook and code hosts.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// The exercises in the pages of a folder: the headings with this beginning.
fn exercises(folder: &Path) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for page in tools::files_under(folder, &["md"], &[]) {
        let headings = Page::parse(&read(&page)?).headings;
        found.extend(headings.into_iter().filter(|heading| heading.starts_with("Exercise ")));
    }
    found.sort();
    Ok(found)
}

/// Every exercise has a solution under the same heading.
fn check_exercises(root: &Path) -> Result<(), String> {
    let given = exercises(&root.join("book/src"))?;
    let solved = exercises(&root.join("book/solutions"))?;
    diff::equal("the list of exercises, with that of solutions,", &given.join("\n"), &solved.join("\n"))?;
    eprintln!("book: {} exercises", given.len());
    match given.len() {
        EXERCISES.. => Ok(()),
        few => Err(format!("{few} exercises")),
    }
}

/// A chapter has the number of its exercises, in the summary and in its heading, and links to its solutions.
fn check_numbers(root: &Path) -> Result<(), String> {
    let source = root.join("book/src");
    let summary = read(&source.join("SUMMARY.md"))?;
    let mut wrong = Vec::new();
    let mut number = 0;
    for line in summary.lines() {
        let entry = line.strip_prefix("- [").and_then(|rest| rest.strip_suffix(')')?.split_once("]("));
        let Some((title, file)) = entry else { continue };
        let page = Page::parse(&read(&source.join(file))?);
        let exercises = page.headings.iter().filter(|heading| heading.starts_with("Exercise "));
        let mut begin: Vec<(&str, String)> = Vec::new();
        for exercise in exercises {
            begin.push((exercise, format!("Exercise {}.{}: ", number + 1, begin.len() + 1)));
        }
        if begin.is_empty() {
            continue;
        }
        number += 1;
        let solutions = format!("../solutions/{file}");
        let solved = Page::parse(&read(&source.join(&solutions))?);
        let heading = |page: &Page| page.headings.first().cloned().unwrap_or_default();
        let own = heading(&page);
        let of_solutions = heading(&solved);
        begin.push((title, format!("{number}. ")));
        begin.push((&own, format!("{number}. ")));
        begin.push((&of_solutions, format!("Solutions to chapter {number}: ")));
        let otherwise = begin.iter().filter(|(text, start)| !text.starts_with(&**start));
        wrong
            .extend(otherwise.map(|(text, start)| format!("{file}: '{text}' does not begin with '{start}'")));
        if !page.links.contains(&solutions) {
            wrong.push(format!("{file} does not link to its solutions"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn check_size(pages: &[PathBuf]) -> Result<(), String> {
    let mut blocks = 0;
    for page in pages {
        blocks += Page::parse(&read(page)?).blocks.iter().filter(|block| block.is_checked()).count();
    }
    eprintln!("book: {blocks} blocks that are checked");
    if blocks >= BLOCKS { Ok(()) } else { Err(format!("{blocks} blocks")) }
}
