//! Checks that `src` is what the grammar gives. The generator is in a workspace of its own; see `generate/Cargo.toml`.

use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use tests::harness::is_strict;
use tests::tools;

/// Reports a test that cannot run, past the test runner, which hides what is printed.
fn skip(reason: &str) {
    assert!(!is_strict(), "skipped: {reason}");
    writeln!(std::io::stderr(), "skipped: {reason}").expect("standard error is open");
}

/// Whether a program runs and succeeds.
fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Compares `src` with what the generator makes of a grammar.
fn check(grammar: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let cargo = |arguments: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(arguments).arg("--locked").arg("--manifest-path").arg(root.join("generate/Cargo.toml"));
        cargo
    };
    if !succeeds(&mut cargo(&["fetch"])) {
        return skip("the parser as the grammar gives it: the generator cannot be downloaded");
    }
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let mut generate = cargo(&["run", "--quiet"]);
    generate.arg("--target-dir").arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate"));
    generate.arg("--").arg(root.join(grammar)).arg(folder.path());
    let output = generate.output().expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));

    let made = tools::files_under(folder.path(), &["c", "h", "json"], &[]);
    assert!(made.len() >= 5, "{made:?}");
    for file in made {
        let name = file.strip_prefix(folder.path()).expect("it lies in the folder");
        let read = |path: &Path| std::fs::read_to_string(path).unwrap_or_default();
        let is_same = read(&file) == read(&root.join("src").join(name));
        assert!(
            is_same,
            "src/{} is not what {grammar} gives; README.md says how to renew it",
            name.display()
        );
    }
}

#[test]
fn the_parser_is_what_its_grammar_gives() {
    check("src/grammar.json");
}

#[test]
fn the_grammar_is_what_its_source_gives() {
    if succeeds(Command::new("node").arg("--version")) {
        check("grammar.js")
    } else {
        skip("grammar.json as grammar.js gives it: node is not installed")
    }
}
