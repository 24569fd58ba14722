//! Writes bytecode and reads it again; `tests/harness/bytecode.rs` compares it with `mlir-opt`'s.

mod malformed;
mod robust;

use support::SourceMap;

use super::encoding::{VERSION, is_bytecode};
use super::reader::read_module;
use super::writer::{WriteOptions, write_module};
use crate::ir::module::Module;
use crate::testing;
use crate::text::parser::module::parse_module;
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_module;
use crate::values::context::Context;

const EVERYTHING: PrintOptions =
    PrintOptions { generic: true, debuginfo: true, value_users: true, ..PrintOptions::DEFAULT };

/// A module with something of everything.
const SAMPLE: &str = r#"
#map = affine_map<(d0)[s0] -> (d0 + s0 * 2, d0 mod 3)>
!t = memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>
"t.func"() <{function_type = (i32, !t) -> (), sym_name = "f"}> ({
^bb0(%a: i32 loc("f":1:2), %b: !t loc(unknown)):
  %0:2 = "u.two"(%a, %a) {x = [1, "s\00\FF", @a::@b, @c], y = #map, z} : (i32, i32) -> (i32, i32) loc("f":1:2 to 3:4)
  "t.groups"(%t, %t) <{operandSegmentSizes = array<i32: 0, 2>}> {extra = unit}
    : (tensor<2xf64>, tensor<2xf64>) -> () loc(callsite("n"("f":5:6) at fused<"m">["a", "b"]))
  %t = "t.const"() : () -> tensor<2xf64>
  %1 = "u.region"(%0#1, %0#1, %0#0) <{p = 1 : i8, q = dense_resource<blob> : tensor<2xi32>}> ({
    %2 = "u.use"(%0#0, %3, %0#1) : (i32, i64, i32) -> vector<[4]xf16>
    %3 = "u.later"(%1, %0#0) : (i1, i32) -> i64
  }, {
  ^bb0(%d: !u.type<"x">):
    "u.end"() [^bb1] : () -> ()
  ^bb1:
    "u.end"() [^bb0, ^bb1] : () -> ()
  }) : (i32, i32, i32) -> i1
  "t.br"() [^bb1] : () -> ()
^bb1:
  "t.ret"() : () -> ()
}) {u.values = [-1 : i17, 1 : ui1, -3 : si8, 7 : index, 12345678901234567890123 : i100, -1 : i200, true,
                340282366920938463463374607431768211455 : ui128, 123456789012345678901234567890123456789012345678901 : i300,
                1.5 : f8E4M3, 1.5 : f16, -0.0 : f64, 0x7FC0 : bf16, 1.0e10 : f80, 3.0 : tf32, 2.0 : f128],
    u.dense = [dense<[true, false, true, true, false, true, false, false, true]> : tensor<9xi1>,
               dense<true> : tensor<3xi1>, dense<-1> : tensor<2x2xi20>, dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>,
               dense<["a", "b"]> : tensor<2x!u.s>, dense<"a"> : tensor<2x!u.s>, dense<[]> : tensor<0xindex>,
               sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, distinct[0]<"x">, distinct[1]<>, distinct[0]<"x">,
               array<i1: true, false>, array<f32: 1.0>, array<i16>],
    u.types = [si3, tuple<i1, tensor<?x2xf32, #u.enc>, tensor<*xf32>>, memref<*xi8, 1>, vector<f32>, none, (i1) -> complex<i4>,
               memref<2x3xi8, strided<[3, 1], offset: ?>>, f128, f80, bf16],
    u.misc = {a = #u<"opaque">, b = affine_set<(d0) : (d0 >= 0)>, c = loc("x":1:1), d = "typed" : i32}} : () -> ()
{-# dialect_resources: { builtin: { blob: "0x400000000100000002000000" } },
    external_resources: { tool: { b: "0x20000000FF", c: true, t: "text" }, other: { k: "0x01000000" } } #-}
"#;

fn context() -> Context {
    let mut cx = testing::context();
    cx.set_allow_unregistered(true);
    cx
}

fn parse(cx: &Context, text: &str) -> Module {
    let mut sources = SourceMap::new();
    let file = sources.add("t.mlir", text);
    parse_module(cx, &sources, file).expect("the text is valid")
}

fn write(cx: &Context, module: &Module, version: u64) -> Vec<u8> {
    let options = WriteOptions { version, ..WriteOptions::default() };
    write_module(cx, module, &options).expect("the module can be written")
}

/// The text of a module, and of the same module read back, each in its own context.
fn both(text: &str, version: u64) -> (String, String) {
    let cx = context();
    let module = parse(&cx, text);
    let bytes = write(&cx, &module, version);
    assert!(is_bytecode(&bytes));
    let other = context();
    let read = read_module(&other, "t.bc", &bytes).expect("what was written is read");
    (print_module(&cx, &module, &EVERYTHING), print_module(&other, &read, &EVERYTHING))
}

#[test]
fn every_version_keeps_everything() {
    for version in 3..=VERSION {
        let (written, read) = both(SAMPLE, version);
        // Before version 5, properties of an unregistered operation were attributes.
        let apart = "<{p = 1 : i8, q = dense_resource<blob> : tensor<2xi32>}>";
        let written = if version < 5 {
            written.replace(apart, "").replace(
                "}) : (i32, i32, i32) -> i1",
                "}) {p = 1 : i8, q = dense_resource<blob> : tensor<2xi32>} : (i32, i32, i32) -> i1",
            )
        } else {
            written
        };
        let squeeze = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(squeeze(read), squeeze(written), "version {version}");
    }
}

#[test]
fn versions_without_orders_of_uses_keep_the_rest() {
    let options = PrintOptions { value_users: false, ..EVERYTHING };
    let text = "\"u.a\"() ({\n^bb0(%a: i1):\n  \"u.b\"(%a) : (i1) -> ()\n}) : () -> ()";
    for version in 0..3 {
        let cx = context();
        let module = parse(&cx, text);
        let read = read_module(&cx, "t.bc", &write(&cx, &module, version)).expect("what was written is read");
        assert_eq!(print_module(&cx, &read, &options), print_module(&cx, &module, &options));
    }
}

#[test]
fn a_version_that_is_not_there_cannot_be_written() {
    let cx = context();
    let module = parse(&cx, "");
    let options = WriteOptions { version: VERSION + 1, ..WriteOptions::default() };
    let error = write_module(&cx, &module, &options).expect_err("there is no such version");
    assert_eq!(error.message, "unsupported version requested 7, must be in range [0, 6]");
}

#[test]
fn resources_can_be_left_out() {
    let cx = context();
    let module = parse(&cx, SAMPLE);
    let options = WriteOptions { elide_resources: true, ..WriteOptions::default() };
    let bytes = write_module(&cx, &module, &options).expect("the module can be written");
    let other = context();
    read_module(&other, "t.bc", &bytes).expect("what was written is read");
    assert_eq!(other.resource(other.ident("blob")), None);
    assert_eq!(cx.resource(cx.ident("blob")).map(|blob| blob.len()), Some(12));
}

/// Blobs are aligned in the file, so an alignment can make the file arbitrarily large.
#[test]
fn alignments_that_need_much_padding_are_refused() {
    let text = |alignment: &str, count: usize| {
        let blobs: Vec<String> = (0..count).map(|at| format!("b{at}: \"0x{alignment}01000000\"")).collect();
        let values: Vec<String> =
            (0..count).map(|at| format!("a{at} = dense_resource<b{at}> : tensor<1xi32>")).collect();
        let values = values.join(", ");
        let blobs = blobs.join(", ");
        format!(
            "\"u.a\"() {{{values}}} : () -> ()\n{{-# dialect_resources: {{ builtin: {{ {blobs} }} }} #-}}"
        )
    };
    for (alignment, count, written) in [
        ("00001000", 1, true),   // 2^20
        ("00000001", 1, true),   // 2^24
        ("00000001", 20, false), // 20 times 2^24
        ("00000008", 1, false),  // 2^27
        ("00000080", 1, false),  // 2^31
    ] {
        let cx = context();
        let module = parse(&cx, &text(alignment, count));
        match write_module(&cx, &module, &WriteOptions::default()) {
            Ok(bytes) => {
                assert!(written && bytes.len() < 100 << 20, "{alignment}: {} bytes", bytes.len());
                read_module(&context(), "t.bc", &bytes).expect("what was written is read");
            }
            Err(error) => {
                assert!(!written, "{alignment}: {error:?}");
                assert!(error.message.contains("padding would take more than 67108864 bytes"), "{error:?}");
            }
        }
    }
}

#[test]
fn numbers_take_as_few_bytes_as_they_need() {
    let mut lengths = Vec::new();
    for bits in [0, 6, 7, 13, 14, 48, 49, 55, 56, 63] {
        let mut out = Vec::new();
        super::writer::varint(&mut out, 1 << bits);
        lengths.push(out.len());
    }
    assert_eq!(lengths, [1, 1, 2, 2, 3, 7, 8, 8, 9, 9]);
}
