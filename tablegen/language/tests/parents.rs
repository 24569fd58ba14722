//! The values that multiclasses pass to the multiclasses from which they derive: values and parameters of every type
//! for parameters of every type.
//!
//! `llvm-tblgen` checks such arguments only for parent classes; its verdict there is the right one for multiclasses,
//! too. If it accepts a multiclass, its records are the right ones.

#![allow(clippy::print_stderr, reason = "what is skipped is said")]

mod common;

use std::path::Path;
use std::process::{Command, Output};

use common::{messages, parse};

const REFERENCE: &str = "llvm-tblgen-22";

/// Each type with values of it.
const TYPES: [(&str, &[&str]); 13] = [
    ("bit", &["0", "0b1"]),
    ("bits<1>", &["0b0", "1"]),
    ("bits<4>", &["3", "0b1010"]),
    ("bits<8>", &["200"]),
    ("int", &["1", "20", "-1", "0b10"]),
    ("string", &["\"s\"", "[{c}]"]),
    ("list<int>", &["[1, 0]", "[7]", "[]"]),
    ("list<bits<4>>", &["[3]"]),
    ("list<string>", &["[\"t\"]"]),
    ("A", &["a", "b"]),
    ("B", &["b"]),
    ("list<A>", &["[a]", "[b]"]),
    ("dag", &["(a 1)"]),
];

const CLASSES: &str = "class A; class B : A; def a : A; def b : B;\n";

/// A class and a multiclass that pass a parameter on: the mistake, if any, is in the third line.
fn texts(to: &str, from: &str, value: &str) -> [String; 2] {
    let class =
        format!("class P<{to} x> {{ {to} f = x; }}\nclass C<{from} y> : P<y>;\ndef D : C<{value}>;\n");
    let multiclass = format!(
        "multiclass P<{to} x> {{ def \"\" {{ {to} f = x; }} }}\nmulticlass C<{from} y> : P<y>;\ndefm D : C<{value}>;\n"
    );
    [class, multiclass].map(|text| CLASSES.to_owned() + &text)
}

fn reference(folder: &Path, text: &str) -> Option<Output> {
    let file = folder.join("t.td");
    std::fs::write(&file, text).expect("the folder can be written to");
    Command::new(REFERENCE).arg(file).output().ok()
}

fn definitions(printed: &str) -> &str {
    printed.split("- Defs -").nth(1).unwrap_or_default()
}

#[test]
fn parameters_of_all_types() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    if Command::new(REFERENCE).arg("--version").output().is_err() {
        let is_strict = std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1");
        assert!(!is_strict, "{REFERENCE} is not installed");
        return eprintln!("skipped: {REFERENCE} is not installed");
    }
    let mut refused = 0;
    for (to, _) in TYPES {
        for (from, values) in TYPES {
            for value in values {
                let [class, multiclass] = texts(to, from, value);
                let verdict = reference(folder.path(), &class).expect("it was there");
                let (sources, records, diagnostics) = parse(&multiclass);
                let said = messages(&sources, &diagnostics);
                let fits = diagnostics.is_empty();
                assert_eq!(fits, verdict.status.success(), "{multiclass}{said}");
                // A record counts as a dag, in which it may occur; only here it cannot.
                if to == "dag" && matches!(from, "A" | "B") {
                    continue;
                }
                if !fits {
                    refused += 1;
                    // The error is not at the uses of `x`, and not at the `defm`.
                    assert!(said.starts_with("t.td:3:"), "{multiclass}{said}");
                    assert!(
                        said.contains("error: the template argument 'x' needs a value of type"),
                        "{said}"
                    );
                    continue;
                }
                let theirs = reference(folder.path(), &multiclass).expect("it was there");
                if theirs.status.success() {
                    let ours = tablegen::print::print_records(&records);
                    let theirs = String::from_utf8_lossy(&theirs.stdout);
                    assert_eq!(definitions(&ours), definitions(&theirs), "{multiclass}");
                }
            }
        }
    }
    assert!(refused > 100, "{refused}");
}

#[test]
fn a_value_that_does_not_fit_is_reported_where_it_is_passed() {
    common::check(
        &[
            "multiclass P<bits<4> x> { def _a; } multiclass C<int y> : P<y>; multiclass E<int z> : C<!add(z, 1)>; defm a : E<15>;",
            "multiclass P<bits<4> x> { def _a; } multiclass C<int y> { defm _c : P<y>; } multiclass E : P<16>;",
            "multiclass P<int x, list<bit> l> { def _a; } multiclass C<list<int> y> : P<l = y, x = 0>; defm a : C<[0, 2]>;",
        ],
        expect_test::expect![[r#"
            t.td:1:22: warning: unused template argument: P::x
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> : P<y>; multiclass E<int z> : C<!add(z, 1)>; defm a : E<15>;
                                 ^
            t.td:1:61: error: the template argument 'x' needs a value of type 'bits<4>', not 16 of type 'int'
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> : P<y>; multiclass E<int z> : C<!add(z, 1)>; defm a : E<15>;
                                                                        ^
            t.td:1:22: note: the parameter is declared here
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> : P<y>; multiclass E<int z> : C<!add(z, 1)>; defm a : E<15>;
                                 ^
            t.td:1:111: note: in this use of multiclass 'E'
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> : P<y>; multiclass E<int z> : C<!add(z, 1)>; defm a : E<15>;
                                                                                                                          ^~~~~
            t.td:1:22: warning: unused template argument: P::x
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> { defm _c : P<y>; } multiclass E : P<16>;
                                 ^
            t.td:1:94: error: the template argument 'x' needs a value of type 'bits<4>', not 16 of type 'int'
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> { defm _c : P<y>; } multiclass E : P<16>;
                                                                                                         ^~
            t.td:1:22: note: the parameter is declared here
            multiclass P<bits<4> x> { def _a; } multiclass C<int y> { defm _c : P<y>; } multiclass E : P<16>;
                                 ^
            t.td:1:18: warning: unused template argument: P::x
            multiclass P<int x, list<bit> l> { def _a; } multiclass C<list<int> y> : P<l = y, x = 0>; defm a : C<[0, 2]>;
                             ^
            t.td:1:31: warning: unused template argument: P::l
            multiclass P<int x, list<bit> l> { def _a; } multiclass C<list<int> y> : P<l = y, x = 0>; defm a : C<[0, 2]>;
                                          ^
            t.td:1:80: error: the template argument 'l' needs a value of type 'list<bit>', not [0, 2] of type 'list<int>'
            multiclass P<int x, list<bit> l> { def _a; } multiclass C<list<int> y> : P<l = y, x = 0>; defm a : C<[0, 2]>;
                                                                                           ^
            t.td:1:31: note: the parameter is declared here
            multiclass P<int x, list<bit> l> { def _a; } multiclass C<list<int> y> : P<l = y, x = 0>; defm a : C<[0, 2]>;
                                          ^
            t.td:1:100: note: in this use of multiclass 'C'
            multiclass P<int x, list<bit> l> { def _a; } multiclass C<list<int> y> : P<l = y, x = 0>; defm a : C<[0, 2]>;
                                                                                                               ^~~~~~~~~
        "#]],
    );
}
