//! Compares the records of the files in `td/` with those of `llvm-tblgen`, in both formats, if it is installed.

#![allow(clippy::print_stderr, reason = "what is skipped is said")]

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::{FileId, SourceMap};
use tablegen::{Loaded, NotLoaded};

const REFERENCE: &str = "llvm-tblgen-22";
/// The reference's own files; the largest ones test more than any file of ours can.
const INCLUDES: &str = "/usr/lib/llvm-22/include";

struct Disk;

impl tablegen::Loader for Disk {
    fn load(&self, path: &str, _: FileId, _: &SourceMap) -> Result<Loaded, NotLoaded> {
        let file = Path::new(INCLUDES).join(path);
        let bytes = std::fs::read(&file).map_err(|_| NotLoaded::Missing)?;
        Ok(Loaded { name: file.to_string_lossy().into_owned(), bytes })
    }
}

fn reference(action: &str, file: &Path) -> Option<String> {
    let output = Command::new(REFERENCE).args([action, "-I", INCLUDES]).arg(file).output().ok()?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).ok()
}

fn first_difference(ours: &str, theirs: &str) -> String {
    let mut lines = ours.lines().zip(theirs.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((i, (a, b))) => format!("line {}:\nours:   {a:.400}\ntheirs: {b:.400}", i + 1),
        None => "one is longer".into(),
    }
}

fn compare(file: &Path) {
    let mut sources = SourceMap::new();
    let text = std::fs::read_to_string(file).expect("the file is readable");
    let main = sources.add(file.to_string_lossy(), text);
    let (records, diagnostics) = tablegen::parse(&mut sources, main, &Disk);
    assert!(diagnostics.is_empty(), "{}", common::messages(&sources, &diagnostics));
    let ours = [
        ("--print-records", tablegen::print::print_records(&records)),
        ("--dump-json", tablegen::print::dump_json(&records, &sources)),
    ];
    for (action, ours) in ours {
        let Some(theirs) = reference(action, file) else {
            return skip(REFERENCE);
        };
        assert!(ours == theirs, "{} {action}: {}", file.display(), first_difference(&ours, &theirs));
    }
}

fn own(name: &str) {
    compare(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/td").join(name));
}

fn theirs(path: &str) {
    let file = Path::new(INCLUDES).join(path);
    if file.exists() { compare(&file) } else { skip(&file.to_string_lossy()) }
}

/// Reports that something is missing, which fails in continuous integration.
fn skip(missing: &str) {
    let is_strict = std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1");
    assert!(!is_strict, "{missing} is not installed");
    eprintln!("skipped: {missing} is not installed");
}

#[test]
fn literals() {
    own("literals.td");
}

#[test]
fn classes() {
    own("classes.td");
}

#[test]
fn operators() {
    own("operators.td");
}

#[test]
fn multiclasses() {
    own("multiclasses.td");
}

#[test]
fn preprocessor() {
    own("preprocessor.td");
}

#[test]
fn mlir_prelude() {
    theirs("mlir/IR/OpBase.td");
}

#[test]
fn mlir_arith() {
    theirs("mlir/Dialect/Arith/IR/ArithOps.td");
}

#[test]
fn mlir_openmp() {
    theirs("mlir/Dialect/OpenMP/OpenMPOps.td");
}
