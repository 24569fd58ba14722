//! Files that are not UTF-8: records hold the exact bytes, and places count them.

#![allow(clippy::print_stderr, reason = "what is skipped is said")]

mod common;

use std::process::Command;

use common::messages;
use support::SourceMap;

const REFERENCE: &str = "llvm-tblgen-22";

/// Bytes in every place where LLVM accepts any: comments, strings, code, and the results of
/// operators.
const ACCEPTED: &[u8] = b"// caf\xe9 \xff\n\
    /* \x80 /* \xc3 */ */\n\
    #ifdef NOTHING // \xe9\n\
    \xe9 is skipped \xff\n\
    #endif // \xe9\n\
    class A<string s> { string S = s; int Size = !size(s); string Up = !toupper(s); }\n\
    def a : A<\"caf\xe9\">;\n\
    def b : A<\"\xc3\" # \"\xa9\">;\n\
    def c : A<!strconcat(!substr(\"\xc3\xa9\", 0, 1), \"\xa9\")>;\n\
    def d : A<\"\xc3\" \"\xa9\">;\n\
    def e : A<!interleave([\"\xe2\", \"\xac\"], \"\x82\")>;\n\
    def f : A<!subst(\"\xa9\", \"\xaa\", \"\xc3\xa9\xa9\")>;\n\
    def g : A<[{ \xf4\x8f\xbf\xa9 \xe9\n\xf0\x9f }]>;\n\
    def h { list<bit> l = [!lt(\"\xc3\xa9\", \"\xe9\"), !lt(\"\xf0\x9f\x98\x80\", \"\xf1\"), !eq(\"\xe9\", \"\xe9\"),\n\
      !eq(\"\xe9\", \"\xe8\"), !match(\"\xe9\", \"^.$\"), !match(\"\xc3\xa9\", \"\xa9\")];\n\
      list<int> n = [!find(\"a\xe9\xa9\", \"\xa9\"), !find(\"\xc3\xa9\", \"\xa9\"), !size([{\xe9}])];\n\
      string s = !substr(\"\xe2\x82\xac\xe9\", 1, 3); string r = !repr([\"\xe9\"]); dag g = (h \"\xe9\":$x); }\n\
    def \"\xf1\";\n\
    def \"\xf0\x9f\x98\x80\";\n\
    def \"r\xe9\";\n\
    defvar \xc3 = 1;\n";

#[test]
fn strings_and_comments_may_hold_any_bytes() {
    // The last line is for the other test.
    let end = ACCEPTED.windows(6).rposition(|w| w == b"defvar").expect("it is there");
    let accepted = &ACCEPTED[..end];
    let mut sources = SourceMap::new();
    let main = sources.add_bytes("t.td", accepted.to_vec());
    let (records, diagnostics) = tablegen::parse(&mut sources, main, &common::Files(&[]));
    assert!(diagnostics.is_empty(), "{}", messages(&sources, &diagnostics));
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let file = folder.path().join("t.td");
    std::fs::write(&file, accepted).expect("the folder can be written to");
    let ours = [
        ("--print-records", tablegen::print::print_records(&records)),
        ("--dump-json", tablegen::print::dump_json(&records, &sources)),
    ];
    for (way, ours) in ours {
        let Ok(output) = Command::new(REFERENCE).arg(way).arg(&file).output() else {
            let is_strict = std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1");
            assert!(!is_strict, "{REFERENCE} is not installed");
            return eprintln!("skipped: {REFERENCE} is not installed");
        };
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let ours = tablegen::bytes_of(&ours);
        let theirs = output.stdout.as_slice();
        assert!(ours == theirs, "{}\n{}", ours.escape_ascii(), theirs.escape_ascii());
    }
    assert_eq!(records.not_utf8().len(), 30);
}

#[test]
fn places_count_bytes() {
    let mut sources = SourceMap::new();
    let main = sources.add_bytes("t.td", ACCEPTED.to_vec());
    let (_, diagnostics) = tablegen::parse(&mut sources, main, &common::Files(&[]));
    let said = messages(&sources, &diagnostics);
    assert_eq!(said, "t.td:22:8: error: unexpected byte 0xC3, which is not UTF-8\n");
    let main = sources
        .add_bytes("u.td", b"def a { string s = \"\xe9\xe9\"; int i = x; }\nassert 0, \"\xe9\";".to_vec());
    let (_, diagnostics) = tablegen::parse(&mut sources, main, &common::Files(&[]));
    let said: Vec<String> = diagnostics
        .iter()
        .map(|d| format!("{} {}", sources.start(d.span.expect("a place")), d.message))
        .collect();
    assert_eq!(said, ["1:34 'x' is not defined", "2:8 assertion failed: \u{fffd}"]);
}
