//! The parts of the generated text.

use ods::compile::{Form, generate_part};
use ods::rust::Part;
use ods::select::Selection;
use support::SourceMap;

const TD: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/IR/EnumAttr.td"
    include "mlir/IR/PatternBase.td"
    def D : Dialect { let name = "d"; }
    def Case : I32EnumAttrCase<"One", 1>;
    def E : I32EnumAttr<"E", "an enum", [Case]>;
    def EA : EnumAttr<D, E, "e">;
    def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "i64", "m">]; }
    def D_AOp : Op<D, "a"> { let arguments = (ins AnyType:$x, I64Attr:$y); }
    def D_BOp : Op<D, "b"> { let arguments = (ins AnyFloat:$x, I64Attr:$y); }
    def P : Pat<(D_AOp $x, $y), (D_BOp $x, $y)>;
"#;

const HEADER: &str = "// Generated from Ops.td; do not edit.\n";

/// The parts of the code generated from a text, and the whole.
fn generated(td: &str) -> ([String; Part::ALL.len()], String) {
    let mut sources = SourceMap::new();
    let main = sources.add("Ops.td", td);
    let (records, problems) =
        tablegen::parse(&mut sources, main, &ods::prelude::WithPrelude(ods::prelude::NoFiles));
    assert!(problems.is_empty(), "{problems:?}");
    let (whole, problems) = ods::generate(&records, &sources, main, "Ops.td");
    assert!(problems.is_empty(), "{problems:?}");
    let parts = Part::ALL.map(|part| {
        let what = (part, Form::Definitions);
        let (text, _) = generate_part(&records, &sources, main, "Ops.td", what, &Selection::all());
        let text = text.unwrap_or_default();
        let part = text.strip_prefix(HEADER).unwrap_or_else(|| panic!("{part:?} has no header: {text}"));
        part.to_owned()
    });
    (parts, whole.unwrap_or_default())
}

#[test]
fn the_parts_are_the_whole() {
    let (parts, whole) = generated(TD);
    assert_eq!(whole, format!("{HEADER}{}", parts.concat()));
}

/// How much generated text a reader and the compiler have to read per operation.
#[test]
#[expect(clippy::print_stdout, reason = "the figure is for people, with --nocapture")]
fn operations_are_about_80_lines() {
    let read = |file| std::fs::read_to_string(file).expect("the dialect's records");
    let td = read("../../mlir/dialects/src/arith/Ops.td")
        .replace("include \"Base.td\"", &read("../../mlir/dialects/src/arith/Base.td"));
    let (parts, whole) = generated(&td);
    let lines = parts[Part::ALL.iter().position(|&p| p == Part::Operations).unwrap_or(0)].lines().count();
    let operations = whole.matches("mlir::op_view!(").count();
    println!(
        "arith: {operations} operations in {} lines of records become {lines} lines, {:.1} each; \
         the whole text has {} lines",
        td.lines().count(),
        lines as f64 / operations as f64,
        whole.lines().count()
    );
    assert!(operations >= 13 && lines <= 85 * operations, "{lines} lines for {operations} operations");
}
