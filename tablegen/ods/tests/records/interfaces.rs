//! The names that records use for the methods of interfaces, the lengths of groups, and the strings among a
//! directive's parameters.

use expect_test::{Expect, expect};

use crate::diagnostics::check;

/// The Rust of an operation with these traits, in a file that includes every interface.
fn rust(traits: &str) -> Result<String, String> {
    let td = format!(
        "include \"mlir/IR/OpBase.td\" include \"mlir/IR/RegionKindInterface.td\" \
         include \"mlir/Interfaces/InferTypeOpInterface.td\" include \"mlir/Interfaces/LoopLikeInterface.td\"\n\
         def Own : OpInterface<\"Own\"> {{ let methods = [InterfaceMethod<\"\", \"i64\", \"getArea\", (ins), [{{}}], [{{ 1 }}]>]; }}\n\
         def D : Dialect {{ let name = \"d\"; }}\n\
         def XOp : Op<D, \"x\", [{traits}]> {{ let arguments = (ins I32:$a); let results = (outs I32:$r); \
         let regions = (region AnyRegion:$body); }}"
    );
    let mut sources = support::SourceMap::new();
    let main = sources.add("t.td", td);
    let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
    rust.ok_or_else(|| diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect())
}

#[test]
fn methods_by_the_names_of_cpp() {
    let has = |interface: &str, methods: &str, wanted: &str| {
        let text = rust(&format!("DeclareOpInterfaceMethods<{interface}, [{methods}]>")).expect("no mistake");
        assert!(text.contains(wanted), "{wanted} for {methods}:\n{text}");
    };
    has("InferTypeOpInterface", "\"inferReturnTypes\"", "infer_results: Some(");
    has("InferTypeOpInterface", "\"isCompatibleReturnTypes\"", "compatible_results: ");
    has("LoopLikeOpInterface", "\"getLoopRegions\"", "loop_regions: |op| XOp(op).loop_regions()");
    has("LoopLikeOpInterface", "\"getInitsMutable\"", "loop_inits: |op| XOp(op).loop_inits()");
    has(
        "LoopLikeOpInterface",
        "\"getYieldedValuesMutable\"",
        "yielded_values: |op| XOp(op).yielded_values()",
    );
    has("LoopLikeOpInterface", "\"loop_results\"", "loop_results: |op| XOp(op).loop_results()");
    has("Own", "\"getArea\"", "get_area: |op| XOp(op).get_area()");
    has("Own", "\"get_area\"", "get_area: |op| XOp(op).get_area()");
    has(
        "InferShapedTypeOpInterface",
        "\"reifyReturnTypeShapes\"",
        "reify_return_type_shapes: |op, b, operands|",
    );
    let unknown = rust("DeclareOpInterfaceMethods<LoopLikeOpInterface, [\"getLoopRegion\"]>");
    let unknown = unknown.expect_err("there is no such method");
    assert!(unknown.contains("interface 'LoopLikeOpInterface' has no method 'getLoopRegion'"), "{unknown}");
}

#[test]
fn interfaces_that_are_their_own_bases() {
    check(
        "class J<string n> : OpInterface<n> { let baseInterfaces = [!cast<Interface>(NAME)]; }\n\
         def MyI : J<\"MyI\">;\ndef AOp : D_Op<\"a\", [MyI]>;",
        expect![[r#"
            t.td:2:59: error: interface 'MyI' is its own base
            class J<string n> : OpInterface<n> { let baseInterfaces = [!cast<Interface>(NAME)]; }
                                                                      ^~~~~~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    check(
        "include \"mlir/IR/AttrTypeBase.td\"\nclass TL : TraitList<[!cast<Trait>(NAME)]>;\ndef L : TL;\n\
         def T : TypeDef<D, \"T\", [L]> { let mnemonic = \"t\"; }\ndef AOp : D_Op<\"a\", [L]>;",
        expect![""],
    );
}

#[test]
fn adaptors_for_shapes() {
    let shaped = rust("InferShapedTypeOpAdaptor").expect("no mistake");
    assert!(shaped.contains("infer_return_type_components: XOp::infer_return_type_components"), "{shaped}");
    let tensor = rust("InferTensorType").expect("no mistake");
    assert!(
        tensor.contains("mlir::interfaces::tensor_types(args.cx, XOp::infer_return_type_components(args)?)")
    );
    assert!(
        rust("InferTensorTypeAdaptorWithReify").is_ok() && rust("InferShapedTypeOpAdaptorWithReify").is_ok()
    );
}

#[test]
fn lengths_of_groups() {
    let op = |sizes: &str, expected: Expect| {
        let arguments = format!("(ins VariadicOfVariadic<I32, \"n\">:$g, {sizes}:$n)");
        check(&format!("def XOp : D_Op<\"x\"> {{ let arguments = {arguments}; }}"), expected);
    };
    op("DenseI32ArrayAttr", expect![""]);
    op("I32ElementsAttr", expect![""]);
    op(
        "I64ElementsAttr",
        expect![[r#"
        t.td:2:73: error: the lengths of the groups are in attribute 'n', which is neither a DenseI32ArrayAttr nor an I32ElementsAttr
        def XOp : D_Op<"x"> { let arguments = (ins VariadicOfVariadic<I32, "n">:$g, I64ElementsAttr:$n); }
                                                                                ^~
    "#]],
    );
    op(
        "DenseI64ArrayAttr",
        expect![[r#"
        t.td:2:73: error: the lengths of the groups are in attribute 'n', which is neither a DenseI32ArrayAttr nor an I32ElementsAttr
        def XOp : D_Op<"x"> { let arguments = (ins VariadicOfVariadic<I32, "n">:$g, DenseI64ArrayAttr:$n); }
                                                                                ^~
    "#]],
    );
}

#[test]
fn strings_of_directives() {
    let code = |code: &str, wanted: Result<&str, Expect>| {
        let op = format!(
            "def XOp : D_Op<\"x\"> {{ let arguments = (ins AnyAttr:$v);\n  \
             let assemblyFormat = \"custom<C>($v, \\\"{code}\\\") attr-dict\"; }}"
        );
        match wanted {
            Err(expected) => check(&op, expected),
            Ok(wanted) => {
                let td = format!(
                    "include \"mlir/IR/OpBase.td\" def D : Dialect {{ let name = \"d\"; }} class D_Op<string n> : Op<D, n>;\n{op}"
                );
                let mut sources = support::SourceMap::new();
                let main = sources.add("t.td", td);
                let (rust, diagnostics) = ods::compile::generate_from_text(&mut sources, main);
                let shown: String = diagnostics.iter().map(|d| support::render::plain(&sources, d)).collect();
                let rust = rust.unwrap_or(shown);
                assert!(rust.contains(&format!("CustomArg::Attr(0), {wanted}]")), "{wanted}:\n{rust}");
            }
        }
    };
    code("word", Ok("CustomArg::Text(\"word\")"));
    code("f(", Ok("CustomArg::Text(\"f(\")"));
    code("-3", Ok("CustomArg::Int(-3)"));
    code("1 + 2 * 3", Ok("CustomArg::Int(7)"));
    code("1 << 3", Ok("CustomArg::Int(8)"));
    code("8 / 2", Ok("CustomArg::Int(4)"));
    code("-9 % 4", Ok("CustomArg::Int(-1)"));
    code("1 << 64", Ok("CustomArg::Text(\"1 << 64\")"));
    code("99999999999999999999", Ok("CustomArg::Text(\"99999999999999999999\")"));
    code("false", Ok("CustomArg::Bool(false)"));
    code("$_ctxt", Ok("CustomArg::Context"));
    code(" $_builder ", Ok("CustomArg::Context"));
    code("$_builder.index_type()", Ok("CustomArg::MakeType(|cx| cx.index_ty())"));
    code("$_builder.i64_attr(3)", Ok("CustomArg::MakeAttr(|cx| cx.int_attr_of_width(3, 64))"));
    code("crate::LIMIT", Ok("CustomArg::MakeValue(|_| Box::new(crate::LIMIT))"));
    code("crate::f($_ctxt)", Ok("CustomArg::MakeValue(|cx| Box::new(crate::f(cx)))"));
    code(
        "$_builder.getI33Type()",
        Err(expect![[r#"
        t.td:3:51: error: a builder has no method 'getI33Type'
          let assemblyFormat = "custom<C>($v, \"$_builder.getI33Type()\") attr-dict"; }
                                                          ^~~~~~~~~~
    "#]]),
    );
    code(
        "$_self",
        Err(expect![[r#"
        t.td:3:41: error: unknown placeholder '$_self'
          let assemblyFormat = "custom<C>($v, \"$_self\") attr-dict"; }
                                                ^~~~~~
          help: the placeholders here are '$_builder', '$_ctxt'
    "#]]),
    );
}
