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

#[test]
fn the_parts_are_the_whole() {
    let mut sources = SourceMap::new();
    let main = sources.add("Ops.td", TD);
    let (records, problems) =
        tablegen::parse(&mut sources, main, &ods::prelude::WithPrelude(ods::prelude::NoFiles));
    assert!(problems.is_empty(), "{problems:?}");
    let (whole, problems) = ods::generate(&records, &sources, main, "Ops.td");
    assert!(problems.is_empty(), "{problems:?}");
    let header = "// Generated from Ops.td; do not edit.\n";
    let mut sum = header.to_owned();
    for part in Part::ALL {
        let what = (part, Form::Definitions);
        let (text, _) = generate_part(&records, &sources, main, "Ops.td", what, &Selection::all());
        let text = text.unwrap_or_default();
        sum.push_str(text.strip_prefix(header).unwrap_or_else(|| panic!("{part:?} has no header: {text}")));
    }
    assert_eq!(whole, Some(sum));
}
