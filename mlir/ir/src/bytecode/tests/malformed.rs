//! The errors for files that are not valid bytecode.

use expect_test::{Expect, expect};

use super::{context, parse, write};
use crate::bytecode::encoding::{attr_code, section};
use crate::bytecode::reader::read_module;
use crate::bytecode::writer::sink::{section as write_section, varint};

fn check(bytes: &[u8], expect: Expect) {
    let cx = context();
    let error = read_module(&cx, "t.bc", bytes).expect_err("the file is malformed");
    let note = error.notes.first().map(|note| format!("\n{}", note.message));
    expect.assert_eq(&format!("{}{}\n", error.message, note.unwrap_or_default()));
}

/// A header and these bytes.
fn file(bytes: &[u8]) -> Vec<u8> {
    [&b"ML\xEFR\x0Dx\0"[..], bytes].concat()
}

#[test]
fn headers() {
    check(
        b"ML",
        expect![[r#"
        attempting to parse 4 bytes when only 2 remain
    "#]],
    );
    check(
        b"MLIR\x01",
        expect![[r#"
        input does not start with the magic number of bytecode
    "#]],
    );
    check(
        b"ML\xEFR\x13",
        expect![[r#"
        bytecode version 9 is newer than the current version 6
    "#]],
    );
    check(
        b"ML\xEFR\x0Dabc",
        expect![[r#"
        malformed null-terminated string, no null character found
    "#]],
    );
}

#[test]
fn sections() {
    check(
        &file(b""),
        expect![[r#"
        missing data for top-level section: String (0)
        in bytecode version 6 produced by: x
    "#]],
    );
    check(
        &file(b"\x09\x01"),
        expect![[r#"
        invalid section ID: 9
        in bytecode version 6 produced by: x
    "#]],
    );
    check(
        &file(b"\x00\x09"),
        expect![[r#"
        attempting to parse 4 bytes when only 0 remain
        in bytecode version 6 produced by: x
    "#]],
    );
    check(
        &file(b"\x00\x01\x00\x01"),
        expect![[r#"
        duplicate top-level section: String (0)
        in bytecode version 6 produced by: x
    "#]],
    );
    check(
        &file(b"\x80\x01\x07"),
        expect![[r#"
        expected alignment to be a power-of-two
        in bytecode version 6 produced by: x
    "#]],
    );
    check(
        &file(b"\x80\x01\x11\x00\x00\x00\x00\x00\x00\x00\x00"),
        expect![[r#"
        expected alignment byte (0xCB), but got: '0x0'
        in bytecode version 6 produced by: x
    "#]],
    );
}

#[test]
fn unknown_dialects_need_leave() {
    let mut cx = context();
    let bytes = write(&cx, &parse(&cx, "\"x.y\"() : () -> ()"), 6);
    cx.set_allow_unregistered(false);
    let error = read_module(&cx, "t.bc", &bytes).expect_err("the dialect is unknown");
    expect![
        "dialect 'x' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
    ]
    .assert_eq(&error.message);
}

#[test]
fn deep_nesting_is_refused() {
    let mut bytes = file(b"");
    let mut section = |kind, numbers: &[u64], text: &[u8]| {
        let mut content = Vec::new();
        numbers.iter().for_each(|&n| varint(&mut content, n));
        content.extend_from_slice(text);
        write_section(&mut bytes, kind, &content);
    };
    section(section::STRING, &[3, 1, 2, 8], b"builtin\0x\0\0");
    section(section::DIALECT, &[2, 0, 1 << 1, 1, 1, 1, 2 << 1], b"");
    section(section::DATA_OFFSET, &[1, 0, 0, 1, 1 << 1 | 1], b"");
    section(section::DATA, &[attr_code::UNKNOWN_LOC], b"");
    section(section::PROPERTIES, &[0], b"");
    // Nested regions of one block with one operation.
    let level = b"\x01\x10\x01\x05\x03\x01\x05";
    section(section::IR, &[1 << 1], &level.repeat(5000));
    let cx = context();
    let error = read_module(&cx, "t.bc", &bytes).expect_err("it is nested too deep");
    expect!["nesting too deep"].assert_eq(&error.message);
}
