//! A dialect that only its records describe: read, verified and printed.

use dynamic::{Base, Unchecked};
use mlir::text::{PrintOptions, parse_module, print_module};
use mlir::{Context, Registry};
use support::{SourceMap, render};

const RECORDS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Garden : Dialect {
  let name = "garden";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def BedType : TypeDef<Garden, "Bed"> {
  let mnemonic = "bed";
  let parameters = (ins "int64_t":$rows, "Type":$plant, OptionalParameter<"StringAttr">:$label);
  let assemblyFormat = "`<` $rows `x` $plant (`,` $label^)? `>`";
}

def SoilAttr : AttrDef<Garden, "Soil"> {
  let mnemonic = "soil";
  let parameters = (ins "uint8_t":$ph, ArrayRefParameter<"int64_t">:$layers);
  let assemblyFormat = "`<` struct(params) `>`";
}

def YieldAttr : AttrDef<Garden, "Yield"> {
  let mnemonic = "yield";
  let parameters = (ins "int64_t":$value, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $value `>`";
}

def Season : I32EnumAttr<"Season", "a season", [
  I32EnumAttrCase<"Spring", 0, "spring">,
  I32EnumAttrCase<"Autumn", 3, "autumn">
]> {
  let genSpecializedAttr = 0;
}
def SeasonAttr : EnumAttr<Garden, Season, "season">;

def SowOp : Op<Garden, "sow", [Pure]> {
  let arguments = (ins AnyTypeOf<[I32, F32], "a seed">:$seed, SeasonAttr:$season,
                       DefaultValuedAttr<I64Attr, "2">:$depth, OptionalAttr<SoilAttr>:$soil);
  let results = (outs BedType:$bed);
  let assemblyFormat = "$seed `in` $season (`depth` $depth^)? (`soil` $soil^)? attr-dict `:` type($seed) `->` type($bed)";
}

def MixOp : Op<Garden, "mix", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$a, AnyInteger:$b);
  let results = (outs AnyInteger:$sum);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($sum)";
}

def WaterOp : Op<Garden, "water", [Pure]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$wet);
  let assemblyFormat = "$a `,` $b attr-dict `:` custom<SameOperandsAndResultType>(type($a), type($b), type($wet))";
}

def RestOp : Op<Garden, "rest", [Pure]> {
  let results = (outs AnyType:$rested);
  let hasCustomAssemblyFormat = 1;
}

def PickOp : Op<Garden, "pick", [AttrSizedOperandSegments,
    PredOpTrait<"takes as many tools as beds", CPred<"$beds.len() == $tools.len()">>]> {
  let arguments = (ins Variadic<BedType>:$beds, Variadic<Index>:$tools,
                       ConfinedAttr<I32Attr, [IntPositive]>:$count);
  let assemblyFormat = "$beds `with` $tools $count attr-dict `:` type($beds)";
}
"#;

fn context() -> Context {
    let mut sources = SourceMap::new();
    let main = sources.add("garden.td", RECORDS);
    let (records, problems) =
        tablegen::parse(&mut sources, main, &ods::prelude::WithPrelude(ods::prelude::NoFiles));
    assert!(problems.is_empty(), "{problems:?}");
    let dialect = records.def("Garden").expect("it is defined").id;
    let mut registry = Registry::new();
    let loaded =
        dynamic::load(&records, &sources, &[dialect], &Base { registry: &registry, directives: &[] });
    for dialect in &loaded {
        let left: Vec<_> = dialect.report.iter().map(|note| (note.what, note.of.as_str())).collect();
        assert_eq!(left, [(Unchecked::Syntax, "garden.rest")], "all else is understood");
        registry.add(dialect.def);
    }
    Context::new(registry)
}

/// The module as it is printed, or what is wrong with it.
fn read(cx: &Context, text: &str) -> Result<String, String> {
    let mut sources = SourceMap::new();
    let file = sources.add("x.mlir", text);
    let module = parse_module(cx, &sources, file)
        .map_err(|problems| problems.iter().map(|d| render::plain(&sources, d)).collect::<String>())?;
    mlir::verify(module.op(cx)).map_err(|problems| format!("{problems:?}"))?;
    Ok(print_module(cx, &module, &PrintOptions::default()))
}

const PROGRAM: &str = r#"module attributes {garden.kept = #garden.soil<ph = 7, layers = 1, -2>} {
  %0 = unrealized_conversion_cast to i32
  %1 = unrealized_conversion_cast to index
  %2 = garden.mix %0, %0 : i32
  %3 = garden.sow %2 in  spring : i32 -> <3 x f32>
  %4 = garden.water %0, %2 : i32
  %5 = garden.water %0, %1 : (i32, index) -> i32
  %6 = garden.sow %2 in  autumn depth 5 soil <ph = 4, layers = 1> {a = 1 : i32} : i32 -> <3 x i8, "roses">
  garden.pick %3, %6 with %1, %1 2 : !garden.bed<3 x f32>, !garden.bed<3 x i8, "roses">
}
"#;

#[test]
fn text_comes_back() {
    let cx = context();
    assert_eq!(read(&cx, PROGRAM).as_deref(), Ok(PROGRAM));
}

#[test]
fn what_breaks_a_constraint_is_refused() {
    let cx = context();
    let change = |from: &str, to: &str| {
        assert!(PROGRAM.contains(from), "{from}");
        read(&cx, &PROGRAM.replacen(from, to, 1)).expect_err(to)
    };
    let cases = [
        ("in  spring", "in winter", "expected ::Season to be one of: spring, autumn"),
        ("ph = 7", "ph = 700", "integer value too large"),
        (
            "%1, %1 2",
            "%1, %1 0",
            "attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive",
        ),
        ("with %1, %1", "with %1", "takes as many tools as beds"),
        ("layers = 1, -2", "layers = x", "expected"),
    ];
    for (from, to, message) in cases {
        let said = change(from, to);
        assert!(said.contains(message), "{to}: {said}");
    }
    let generic = r#"%0 = "garden.mix"() : () -> i32"#;
    assert!(
        read(&cx, generic).expect_err("it lacks operands").contains("expected 2 operands, but found 0"),
        "{:?}",
        read(&cx, generic)
    );
}

#[test]
fn an_attribute_has_the_type_behind_it() {
    let cx = context();
    let text = r#"module attributes {garden.kept = #garden.yield<3> : i16, garden.none = #garden.yield<4>} {
}
"#;
    assert_eq!(read(&cx, text).as_deref(), Ok(text));
}

#[test]
fn a_custom_form_that_is_code_is_refused() {
    let cx = context();
    let said = read(&cx, "%0 = garden.rest : i32").expect_err("it is code");
    assert!(
        said.contains("custom op 'garden.rest' has a custom form that its records leave to code"),
        "{said}"
    );
    let generic = "module {\n  %0 = \"garden.rest\"() : () -> i32\n}\n";
    assert_eq!(read(&cx, generic).as_deref(), Ok(generic));
}
