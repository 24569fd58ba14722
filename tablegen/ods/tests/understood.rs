//! The C++ in MLIR's own records is understood: predicates, default values and conversions of every dialect.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use ods::understood::{Role, expressions};
use support::{FileId, SourceMap};
use tablegen::{Loaded, NotLoaded};

/// Files below some directories, as `-I` gives them.
struct Dirs(Vec<PathBuf>);

impl tablegen::Loader for Dirs {
    fn load(&self, path: &str, _: FileId, _: &SourceMap) -> Result<Loaded, NotLoaded> {
        ods::compile::first_readable(path, self.0.iter().map(PathBuf::as_path)).map(|(loaded, _)| loaded)
    }
}

/// All `.td` files below a directory, sorted.
fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|e| e == "td") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What is understood of the records of some files.
#[derive(Default)]
struct Tally {
    /// Of each role, the different expressions: the reason against each, or the classes that it asks for.
    all: BTreeMap<(Role, String), Result<BTreeSet<String>, String>>,
    /// The classes that records define.
    classes: BTreeSet<String>,
}

impl Tally {
    /// Adds the expressions of a file, unless it cannot be read by itself.
    fn add(&mut self, file: &Path, dirs: &Dirs) {
        let mut sources = SourceMap::new();
        let text = std::fs::read(file).expect("the file can be read");
        let main = sources.add_bytes(file.display().to_string(), text);
        let loader = ods::prelude::WithPrelude(Dirs(dirs.0.clone()));
        let (records, diagnostics) = tablegen::parse(&mut sources, main, &loader);
        if diagnostics.iter().any(support::Diagnostic::is_error) {
            return;
        }
        for field in ["cppClassName", "cppInterfaceName", "specializedAttrClassName"] {
            let names = records.defs().filter_map(|r| ods::records::text_opt(r, field));
            self.classes.extend(names.map(str::to_owned));
        }
        for e in expressions(&records, &sources) {
            let found = match &e.expr {
                Some(expr) => match expr.opaque_reason() {
                    Some(reason) => Err(reason.to_owned()),
                    None => Ok(expr.classes().into_iter().map(|(_, class)| last(class).to_owned()).collect()),
                },
                None => Err("the record is wrong".to_owned()),
            };
            // A class may be out of reach in one file and not in another.
            let known = self.all.entry((e.role, e.text)).or_insert_with(|| found.clone());
            if known.is_err() {
                *known = found;
            }
        }
    }

    /// How many different expressions of a role there are, and each that is not understood with the reason.
    fn of(&self, role: Role) -> (usize, Vec<(&str, String)>) {
        let all = self.all.iter().filter(|((r, _), _)| *r == role);
        let mut opaque = Vec::new();
        let mut count = 0;
        for ((_, text), found) in all {
            count += 1;
            match found {
                Err(reason) => opaque.push((text.as_str(), reason.clone())),
                Ok(classes) => {
                    if let Some(class) = classes.iter().find(|class| !self.classes.contains(*class)) {
                        opaque.push((text, format!("no record defines '{class}'")));
                    }
                }
            }
        }
        (count, opaque)
    }
}

/// The last segment of a path.
fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

#[test]
fn scratch() {
    let mut tally = Tally::default();
    for dirs in std::env::var("UNDERSTOOD").unwrap_or_default().split(';') {
        let dirs: Vec<PathBuf> = dirs.split(':').map(PathBuf::from).collect();
        let root = dirs[0].clone();
        let dirs = Dirs(dirs);
        for file in files(&root) {
            tally.add(&file, &dirs);
        }
    }
    for role in Role::ALL {
        let (count, bad) = tally.of(role);
        println!("{role:?}: {} of {count}", count - bad.len());
        let reasons: BTreeSet<String> = bad
            .iter()
            .map(|(t, w)| {
                format!(
                    "{w}   <== {}",
                    t.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(300).collect::<String>()
                )
            })
            .collect();
        for r in reasons {
            println!("    {r}");
        }
    }
}
