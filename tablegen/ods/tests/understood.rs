//! The C++ in records is understood: predicates, default values and conversions of every dialect of MLIR's, and of two
//! dialects in `understood/` in the style of other projects. What is not understood is listed by its reason.

#![expect(clippy::print_stderr, reason = "figures and what is skipped are said")]

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
    /// Adds what is known of other files.
    fn join(&mut self, other: Tally) {
        self.classes.extend(other.classes);
        for (key, found) in other.all {
            let known = self.all.entry(key).or_insert_with(|| found.clone());
            if known.is_err() {
                *known = found;
            }
        }
    }

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

/// The files that no other file includes.
fn roots(all: &[PathBuf], dir: &Path) -> Vec<PathBuf> {
    let mut included = BTreeSet::new();
    for file in all {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let names = text
            .lines()
            .filter_map(|l| l.trim().strip_prefix("include \"")?.split('"').next().map(str::to_owned));
        included.extend(names.map(|name| dir.join(name)));
    }
    all.iter().filter(|file| !included.contains(*file)).cloned().collect()
}

/// What is understood of all files below a directory, whose records are found in some directories.
fn tally(files: &[PathBuf], dirs: &[PathBuf]) -> Tally {
    let half = files.len().div_ceil(2).max(1);
    let part = |files: &[PathBuf]| {
        let mut tally = Tally::default();
        files.iter().for_each(|file| tally.add(file, &Dirs(dirs.to_vec())));
        tally
    };
    std::thread::scope(|scope| {
        let part = &part;
        let threads: Vec<_> = files.chunks(half).map(|files| scope.spawn(move || part(files))).collect();
        let mut all = Tally::default();
        threads.into_iter().for_each(|t| all.join(t.join().expect("no panic")));
        all
    })
}

/// Prints the figures, and fails if fewer than so many percent of the expressions of a role are understood.
fn require(tally: &Tally, percent: usize) {
    let mut poor = Vec::new();
    for role in Role::ALL {
        let (count, opaque) = tally.of(role);
        let understood = count - opaque.len();
        eprintln!("{role:?}: {understood} of {count} are understood");
        let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (text, reason) in &opaque {
            reasons.entry(reason).or_default().push(text);
        }
        for (reason, texts) in reasons {
            let first = texts[0].split_whitespace().collect::<Vec<_>>().join(" ");
            eprintln!("  {}x {reason}, as in: {}", texts.len(), first.chars().take(100).collect::<String>());
        }
        if understood * 100 < count * percent {
            poor.push(role);
        }
    }
    assert!(poor.is_empty(), "less than {percent} % is understood: {poor:?}");
}

#[test]
fn dialects_of_mlir() {
    let prefix = std::env::var_os("LLVM_SYS_221_PREFIX").unwrap_or_else(|| "/usr/lib/llvm-22".into());
    let include = PathBuf::from(prefix).join("include");
    let all = files(&include.join("mlir"));
    if all.is_empty() {
        let is_strict = std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1");
        assert!(!is_strict, "the records of MLIR are not installed");
        eprintln!("skipped: needs the records of MLIR in {}", include.display());
        return;
    }
    let all = tally(&roots(&all, &include), &[include]);
    assert!(all.of(Role::Predicate).0 > 2000, "most records are not read");
    require(&all, 85);
}

/// Other records, named by `TOY_TEST_RECORDS=FOLDER:INCLUDES...`, to see what is understood of them.
#[test]
fn records_of_others() {
    let Ok(given) = std::env::var("TOY_TEST_RECORDS") else { return };
    let dirs: Vec<PathBuf> = given.split(':').map(PathBuf::from).collect();
    require(&tally(&files(&dirs[0]), &dirs), 0);
}

#[test]
fn dialects_in_the_style_of_others() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/understood");
    let own = files(&here);
    assert_eq!(own.len(), 2);
    let all = tally(&own, &[]);
    require(&all, 100);
}
