//! Syntax that nests, or that is only long.

use std::fmt::Write as _;

/// A text with a part that is repeated.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// Options of `toy-opt`.
    pub(crate) args: &'static [&'static str],
    shape: Shape,
    /// The error for a single level, if even that is invalid.
    pub(crate) never: Option<&'static str>,
}

enum Shape {
    /// The beginning, the opening, the innermost text, the closing, and the end.
    Nested([&'static str; 5]),
    /// The beginning, the repeated text with the numbers `{n}` and `{p}` before it, and the end, in
    /// which `{n}` is the last number.
    Numbered([&'static str; 3]),
}

impl Kind {
    /// The text is invalid at any depth.
    const fn never(self, message: &'static str) -> Kind {
        Kind { never: Some(message), ..self }
    }

    /// The text with `depth` repetitions; if it is not closed, it stops in the middle.
    pub(crate) fn text(&self, depth: usize, closed: bool) -> String {
        match self.shape {
            Shape::Nested([first, open, inner, ..]) if !closed => {
                format!("{first}{}{inner}", open.repeat(depth))
            }
            Shape::Nested([first, open, inner, close, last]) => {
                format!("{first}{}{inner}{}{last}", open.repeat(depth), close.repeat(depth))
            }
            Shape::Numbered([first, each, last]) => {
                let mut text = first.to_owned();
                for n in 1..=depth {
                    let _ = write!(
                        text,
                        "{}",
                        each.replace("{n}", &n.to_string()).replace("{p}", &(n - 1).to_string())
                    );
                }
                // A text that is left open lacks its last part.
                text + &if closed { last.replace("{n}", &depth.to_string()) } else { "#".to_owned() }
            }
        }
    }
}

const fn nest(name: &'static str, parts: [&'static str; 5]) -> Kind {
    Kind { name, args: &[], shape: Shape::Nested(parts), never: None }
}

const fn long(name: &'static str, args: &'static [&'static str], parts: [&'static str; 3]) -> Kind {
    Kind { name, args, shape: Shape::Numbered(parts), never: None }
}

const TYPE: &str = "func.func private @f(";
const ATTR: &str = "\"a.b\"() {a = ";
const END: &str = "} : () -> ()";
const FUNC: &str = "func.func @f(%c: i1, %i: index, %m: memref<8xf32>) {\n";
const RETURN: &str = " return }";

/// Syntax that nests.
pub(crate) const NESTS: &[Kind] = &[
    // Types.
    nest("tuple", [TYPE, "tuple<", "i1", ">", ")"]),
    nest("function-results", [TYPE, "() -> (", "i1", ")", ")"]),
    nest("function-result", [TYPE, "() -> ", "i1", "", ")"]),
    nest("function-inputs", [TYPE, "(", "i1", ") -> ()", ")"]),
    nest("complex", [TYPE, "complex<", "f32", ">", ")"]),
    nest("vector", [TYPE, "vector<1x", "f32", ">", ")"]),
    nest("tensor", [TYPE, "tensor<1x", "f32", ">", ")"]),
    nest("unranked-tensor", [TYPE, "tensor<*x", "f32", ">", ")"]),
    nest("memref", [TYPE, "memref<1x", "f32", ">", ")"]),
    nest("unranked-memref", [TYPE, "memref<*x", "f32", ">", ")"]),
    nest("memref-space", ["func.func private @f(memref<1xf32, {a = ", "[", "1", "]", "}>)"]),
    nest("memref-space-type", [TYPE, "memref<1xf32, ", "1", ">", ")"]),
    nest("memref-layout", ["func.func private @f(memref<1xf32, affine_map<(i) -> (", "(", "i", ")", ")>>)"]),
    nest("tensor-encoding", [TYPE, "tensor<1xf32, ", "1", ">", ")"]),
    nest("tensor-encoding-array", ["func.func private @f(tensor<1xf32, ", "[", "1", "]", ">)"]),
    nest("llvm-struct", [TYPE, "!llvm.struct<(", "i1", ")>", ")"]),
    nest("llvm-struct-short", ["func.func private @f(!llvm.", "struct<(", "i1", ")>", ")"]),
    nest("llvm-packed-struct", [TYPE, "!llvm.struct<packed (", "i1", ")>", ")"]),
    nest("llvm-named-struct", [TYPE, "!llvm.struct<\"a\", (", "i1", ")>", ")"]),
    nest("llvm-array", [TYPE, "!llvm.array<1 x ", "i1", ">", ")"]),
    nest("llvm-array-short", ["func.func private @f(!llvm.", "array<1 x ", "i1", ">", ")"]),
    nest("llvm-function", [TYPE, "!llvm.func<void (", "i1", ")>", ")"]),
    nest("llvm-function-result", [TYPE, "!llvm.func<", "i1", " ()>", ")"]),
    nest("llvm-target", [TYPE, "!llvm.target<\"a\", ", "i1", ">", ")"]),
    nest("llvm-ptr", [TYPE, "!llvm.ptr<", "1", ">", ")"]),
    nest("toy-struct", [TYPE, "!toy.struct<", "tensor<*xf64>", ">", ")"]),
    // Attributes.
    nest("array", [ATTR, "[", "1", "]", END]),
    nest("dictionary", [ATTR, "{a = ", "1", "}", END]),
    nest("properties", ["\"a.b\"() <{a = ", "{a = ", "1", "}", "}> : () -> ()"]),
    nest("type-attribute", [ATTR, "tuple<", "i1", ">", END]),
    nest("typed-by-tuple", ["\"a.b\"() {a = dense<1> : ", "tuple<", "i1", ">", END])
        .never("elements literal must be a shaped type"),
    nest("dense", ["\"a.b\"() {a = dense<", "[", "1", "]", "> : tensor<1xi32>} : () -> ()"]),
    nest(
        "dense-complex",
        ["\"a.b\"() {a = dense<", "(", "1, 1", ")", "> : tensor<1xcomplex<i32>>} : () -> ()"],
    ),
    nest("dense-type", [ATTR, "dense<1> : tensor<1x", "i32", ">", END]),
    nest("sparse", ["\"a.b\"() {a = sparse<", "[", "0", "]", ", 1> : tensor<1xi32>} : () -> ()"]),
    nest("dense-array", ["\"a.b\"() {a = array<i32: ", "[", "1", "]", ">} : () -> ()"])
        .never("expected integer literal"),
    nest("distinct", [ATTR, "distinct[0]<", "1 : i32", ">", END]),
    nest("strided", ["\"a.b\"() {a = strided<", "[", "1", "]", ">} : () -> ()"]),
    nest("symbol-of-attribute", [ATTR, "[@a::@b, ", "1", "]", END]),
    nest("constant", ["%0 = arith.constant ", "[", "1", "]", ""])
        .never("invalid kind of attribute specified"),
    nest("constant-dense", ["%0 = arith.constant dense<", "[", "1", "]", "> : tensor<1xi32>"]),
    nest("llvm-constant", ["%0 = llvm.mlir.constant(", "[", "1 : i32", "]", ") : !llvm.struct<(i32)>"]),
    nest("llvm-constant-parentheses", ["%0 = llvm.mlir.constant", "(", "1", ")", " : i32"]),
    nest(
        "toy-constant",
        ["%0 = toy.struct_constant ", "[", "dense<1.0> : tensor<f64>", "]", " : !toy.struct<tensor<f64>>"],
    ),
    nest(
        "loop-annotation",
        ["\"a.b\"() {a = ", "#llvm.loop_annotation<vectorize = ", "1", ">", "} : () -> ()"],
    )
    .never("expected '<'"),
    nest(
        "di-type",
        [
            "\"a.b\"() {a = ",
            "#llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = ",
            "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"i\">",
            ">",
            "} : () -> ()",
        ],
    ),
    // Locations.
    nest("loc-fused", ["module {} loc(", "fused[", "\"a\"", "]", ")"]),
    nest("loc-fused-metadata", ["module {} loc(fused<", "[", "1", "]", ">[\"a\"])"]),
    nest("loc-metadata-loc", ["module {} loc(", "fused<loc(", "\"a\"", ")>[\"b\"]", ")"]),
    nest("loc-callee", ["module {} loc(", "callsite(", "\"a\"", " at \"b\")", ")"]),
    nest("loc-caller", ["module {} loc(", "callsite(\"a\" at ", "\"b\"", ")", ")"]),
    nest("loc-name", ["module {} loc(", "\"a\"(", "\"b\"", ")", ")"]),
    nest("loc-attribute", [ATTR, "loc(", "\"a\"", ")", END]),
    nest("loc-loc", ["module {} ", "loc(", "\"a\"", ")", ""]),
    // Affine expressions.
    nest("affine-parentheses", ["#m = affine_map<(d0) -> (", "(", "d0", ")", ")>"]),
    nest("affine-minus", ["#m = affine_map<(d0) -> (", "-", "d0", "", ")>"]),
    nest("affine-minus-parentheses", ["#m = affine_map<(d0) -> (", "-(", "d0", ")", ")>"]),
    nest("affine-right", ["#m = affine_map<(d0) -> (", "d0 + (", "d0", ")", ")>"]),
    nest("affine-div", ["#m = affine_map<(d0) -> (", "(", "d0", " floordiv 3 + 1)", ")>"]),
    nest("affine-mod", ["#m = affine_map<(d0) -> (", "", "d0", " mod 7 floordiv 3", ")>"]),
    nest("affine-results", ["#m = affine_map<(d0) -> ", "(", "d0", ")", ">"]),
    nest("affine-dimensions", ["#m = affine_map<", "(", "d0", ")", " -> (d0)>"]),
    nest("affine-set", ["#m = affine_set<(d0) : (", "(", "d0", ")", " >= 0)>"]),
    nest("affine-set-constraints", ["#m = affine_set<(d0) : ", "(", "d0 >= 0", ")", ">"]),
    nest(
        "affine-subscript",
        [
            "func.func @f(%i: index, %m: memref<8xf32>) { %0 = affine.load %m[",
            "(",
            "%i",
            ")",
            "] : memref<8xf32>\n return }",
        ],
    ),
    nest(
        "affine-subscript-minus",
        [
            "func.func @f(%i: index, %m: memref<8xf32>) { %0 = affine.load %m[",
            "-",
            "%i",
            "",
            "] : memref<8xf32>\n return }",
        ],
    ),
    nest(
        "affine-bound",
        [
            "func.func @f(%i: index) { affine.for %j = 0 to min affine_map<(d0) -> (",
            "(",
            "d0",
            ")",
            ", 1)>(%i) {}\n return }",
        ],
    ),
    nest(
        "affine-parallel",
        ["func.func @f(%i: index) { affine.parallel (%j) = (", "(", "%i", ")", ") to (8) {}\n return }"],
    ),
    nest(
        "affine-apply",
        [
            "func.func @f(%i: index) { %0 = affine.apply affine_map<(d0) -> (",
            "(d0 + ",
            "d0",
            ")",
            ")>(%i)\n return }",
        ],
    ),
    // Regions.
    nest("modules", ["", "module {", "", "}", ""]),
    nest("modules-with-functions", ["", "module { func.func private @f() ", "", "}", ""]),
    nest("generic-regions", ["", "\"a.b\"() ({", "", "}) : () -> ()\n", ""]),
    nest("generic-modules", ["", "\"builtin.module\"() ({ ^bb0: ", "", "}) : () -> ()\n", ""]),
    nest("many-regions", ["", "\"a.b\"() ({}, {", "", "}) : () -> ()\n", ""]),
    nest(
        "region-blocks",
        ["", "\"a.b\"() ({ ^bb0(%a: i32): ", "\"a.c\"() : () -> ()", "}) : () -> ()\n", ""],
    ),
    nest("scf-if", [FUNC, "scf.if %c {\n", "", "}\n", RETURN]),
    nest("scf-else", [FUNC, "scf.if %c {} else {\n", "", "}\n", RETURN]),
    nest("scf-for", [FUNC, "scf.for %j = %i to %i step %i {\n", "", "}\n", RETURN]),
    nest(
        "scf-while",
        [FUNC, "scf.while : () -> () {\n", "", "scf.condition(%c) } do { scf.yield }\n", RETURN],
    ),
    nest("scf-parallel", [FUNC, "scf.parallel (%j) = (%i) to (%i) step (%i) {\n", "", "}\n", RETURN]),
    nest("scf-forall", [FUNC, "scf.forall (%j) in (8) {\n", "", "}\n", RETURN]),
    nest("scf-execute", [FUNC, "scf.execute_region {\n", "", "scf.yield }\n", RETURN]),
    nest(
        "scf-index-switch",
        [FUNC, "scf.index_switch %i case 2 {\n", "", "scf.yield } default { scf.yield }\n", RETURN],
    ),
    nest("affine-for", [FUNC, "affine.for %j = 0 to 8 {\n", "", "}\n", RETURN]),
    nest("affine-if", [FUNC, "affine.if affine_set<(d0) : (d0 >= 0)>(%i) {\n", "", "}\n", RETURN]),
    nest("alloca-scope", [FUNC, "memref.alloca_scope {\n", "", "}\n", RETURN]),
    nest("functions", ["", "func.func @f() { builtin.module {", "", "} return }", ""]),
    nest("toy-functions", ["", "toy.func @f() {", "", "toy.return }", ""]),
    nest("llvm-functions", ["", "llvm.func @f() {", "", "llvm.return }", ""]),
    nest("isolated-and-not", ["", "module { \"a.b\"() ({", "", "}) : () -> () }\n", ""]),
    nest(
        "tensor-generate",
        [
            FUNC,
            "%t = tensor.generate %i { ^bb0(%k: index):\n",
            "",
            "tensor.yield %c : i1 } : tensor<?xi1>\n",
            RETURN,
        ],
    ),
    // Other syntax.
    nest("operands", ["\"a.b\"", "(", "%a", ")", " : () -> ()"]).never("expected 1 operand type but had 0"),
    nest("operand-types", ["\"a.b\"() : ", "(", "i1", ")", " -> ()"])
        .never("expected 0 operand types but had 1"),
    nest("block-arguments", ["\"a.b\"() ({ ^bb0", "(", "%a: i1", ")", ": }) : () -> ()"]),
    nest("successors", ["\"a.b\"()", "[", "^bb0", "]", " : () -> ()"])
        .never("reference to an undefined block"),
    nest("branch", ["func.func @f(%a: i1) { cf.br ^bb0", "(", "%a : i1", ")", "\n^bb0(%b: i1): return }"]),
    nest("call", ["func.func @f() { call @f", "(", "", ")", " : () -> ()\n return }"]),
    nest("function-arguments", ["func.func @f", "(", "%a: i1", ")", " { return }"]),
    nest("argument-attributes", ["func.func private @f(i1 ", "{a.b = ", "1", "}", ")"]),
    nest(
        "subview",
        [
            "func.func @f(%m: memref<8xf32>) { %0 = memref.subview %m",
            "[",
            "0",
            "]",
            "[1][1] : memref<8xf32> to memref<1xf32>\n return }",
        ],
    ),
    nest(
        "gep",
        [
            "func.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p",
            "[",
            "0",
            "]",
            " : (!llvm.ptr) -> !llvm.ptr, i8\n return }",
        ],
    ),
    nest(
        "reassociation",
        [
            "func.func @f(%t: tensor<8xf32>) { %0 = tensor.collapse_shape %t [",
            "[",
            "0",
            "]",
            "] : tensor<8xf32> into tensor<8xf32>\n return }",
        ],
    ),
    nest(
        "switch",
        ["func.func @f(%a: i32) { cf.switch %a : i32, ", "[", "default: ^bb0", "]", "\n^bb0: return }"],
    ),
    nest("metadata", ["{-# external_resources: {a: ", "{b: ", "true", "}", "} #-}"]),
    nest("metadata-begin", ["", "{-#", "", "#-}", ""]),
    nest("parentheses-alone", ["", "(", "", ")", ""]).never("expected operation name in quotes"),
    nest("braces-alone", ["", "{", "", "}", ""]).never("expected operation name in quotes"),
    nest("alias-of-parentheses", ["#a = ", "(", "", ")", ""]).never("expected '->' in function type"),
    Kind {
        name: "expectations",
        args: &["-verify-diagnostics"],
        never: Some("was not produced"),
        shape: Shape::Nested(["// expected-error {{", "{{", "x", "}}", "}}"]),
    },
    Kind {
        name: "pattern-expectations",
        args: &["-verify-diagnostics"],
        never: Some("was not produced"),
        shape: Shape::Nested(["// expected-error-re {{{{", "(", "x", ")", "}}}}"]),
    },
    Kind {
        name: "pipeline",
        args: &["-run-reproducer"],
        never: None,
        shape: Shape::Nested([
            "module {} {-# external_resources: { mlir_reproducer: { pipeline: \"",
            "builtin.module(",
            "cse",
            ")",
            "\" } } #-}",
        ]),
    },
    // Aliases of aliases.
    long("attribute-aliases", &[], ["#a0 = [1]\n", "#a{n} = [#a{p}]\n", "\"a.b\"() {a = #a{n}} : () -> ()"]),
    long("type-aliases", &[], ["!a0 = tuple<i1>\n", "!a{n} = tuple<!a{p}>\n", "func.func private @f(!a{n})"]),
    long(
        "loc-aliases",
        &[],
        ["#loc0 = loc(\"a\")\n", "#loc{n} = loc(fused[#loc{p}])\n", "module {} loc(#loc{n})"],
    ),
    long(
        "doubled-aliases",
        &[],
        ["#a0 = [1]\n", "#a{n} = [#a{p}, #a{p}]\n", "\"a.b\"() {a = #a{n}} : () -> ()"],
    ),
    long(
        "map-aliases",
        &[],
        ["#a0 = {a = 1}\n", "#a{n} = {a = #a{p}}\n", "\"a.b\"() {a = #a{n}} : () -> ()"],
    ),
];

/// Syntax that is long but not nested.
pub(crate) const LONG: &[Kind] = &[
    long("sum", &[], ["#m = affine_map<(d0) -> (d0", " + d0 * {n}", ")>\n\"a.b\"() {a = #m} : () -> ()"]),
    long("symbol", &[], ["\"a.b\"() {a = @a", "::@s{n}", "} : () -> ()"]),
    long("aliases", &[], ["", "#a{n} = [{n}]\n", "\"a.b\"() {a = #a1} : () -> ()"]),
    long("array", &[], ["\"a.b\"() {a = [0", ", {n}", "]} : () -> ()"]),
    long("comment", &[], ["// ((((", "((((", "\nmodule {}"]),
    long("string", &[], ["\"a.b\"() {a = \"", "[{(<", "\"} : () -> ()"]),
    long(
        "operations",
        &["-canonicalize", "-cse"],
        [
            "func.func @f(%a0: i32) -> i32 {\n",
            "%a{n} = arith.addi %a{p}, %a{p} : i32\n",
            "return %a{n} : i32 }",
        ],
    ),
    long(
        "dead-operations",
        &["-canonicalize", "-cse"],
        ["func.func @f(%a0: i32) {\n", "%a{n} = arith.muli %a{p}, %a{p} : i32\n", "return }"],
    ),
    long(
        "blocks",
        &["-cse"],
        [
            "func.func @f() {\n cf.br ^b1\n",
            "^b{n}:\n \"a.b\"() [^c{n}] : () -> ()\n^c{n}: cf.br ^b{n}\n",
            "}",
        ],
    ),
    long(
        "branches",
        &["-cse"],
        [
            "func.func @f(%c: i1) {\n cf.br ^b1\n",
            "^b{n}:\n cf.cond_br %c, ^b{n}, ^d{n}\n ^d{n}: return\n",
            "}",
        ],
    ),
    long("functions", &["-cse", "-symbol-dce"], ["", "func.func private @f{n}()\n", ""]),
    // The text between these brackets is opaque.
    nest("unknown-type", [TYPE, "!a.b<", "i1", ">", ")"]),
    nest("unknown-type-parentheses", ["func.func private @f(!a.b<", "(", "1", ")", ">)"]),
    nest("unknown-type-old", ["func.func private @f(!a<", "[", "1", "]", ">)"]),
    nest("unknown-type-braces", ["func.func private @f(!a.b<", "{<", "1", ">}", ">)"]),
    nest("unknown-attribute", [ATTR, "#a.b<", "1", ">", END]),
    nest("unknown-attribute-brackets", ["\"a.b\"() {a = #a.b<", "[(", "1", ")]", ">} : () -> ()"]),
    nest("unknown-attribute-old", ["\"a.b\"() {a = #a<", "{", "1", "}", ">} : () -> ()"]),
    Kind {
        name: "pipeline-options",
        args: &["-run-reproducer"],
        never: None,
        shape: Shape::Nested([
            "module {} {-# external_resources: { mlir_reproducer: { pipeline: \"builtin.module(canonicalize",
            "{enable-patterns=",
            "x",
            "}",
            ")\" } } #-}",
        ]),
    },
];
