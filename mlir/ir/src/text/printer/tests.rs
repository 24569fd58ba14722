//! The text of IR; the expected text is what `mlir-opt` 22 prints for the same operations.

use expect_test::{Expect, expect};
use support::SourceMap;

use super::*;
use crate::interfaces::{OpAsmOpInterface, ResultNames};
use crate::ir::body::Body;
use crate::ir::builder::Builder;
use crate::ir::state::OpState;
use crate::opdef::*;
use crate::text::parser::module::{parse_attr_str, parse_module};
use crate::values::context::Registry;
use crate::{Attr, Loc, LocKind};

const LOCATIONS: PrintOptions = PrintOptions { debuginfo: true, ..PrintOptions::DEFAULT };

fn context() -> Context {
    let mut registry = Registry::new();
    registry.add(&DIALECT);
    let mut cx = Context::new(registry);
    cx.set_allow_unregistered(true);
    cx
}

fn check(options: &PrintOptions, text: &str, expect: Expect) {
    let cx = context();
    let mut sources = SourceMap::new();
    let file = sources.add("t.mlir", text);
    let module = parse_module(&cx, &sources, file).expect("the text is valid");
    let printed = print_module(&cx, &module, options);
    expect.assert_eq(&printed);
    assert_eq!(list_module(&cx, &module, options).text, printed, "the text with its places");
    if !options.value_users && !options.use_nameloc_as_prefix && !options.skip_regions {
        let again = sources.add("again.mlir", printed.clone());
        let module = parse_module(&cx, &sources, again).expect("what is printed is valid");
        assert_eq!(print_module(&cx, &module, options), printed, "printing what was read back");
    }
}

#[test]
fn a_listing_says_which_operation_begins_each_line() {
    let cx = context();
    let mut sources = SourceMap::new();
    let text = "#map = affine_map<(d0) -> (d0 + 1)>\nmodule {\n  \"t.a\"() ({\n    \"t.b\"() {m = #map} : () -> ()\n  }) : () -> ()\n}\n";
    let file = sources.add("t.mlir", text);
    let module = parse_module(&cx, &sources, file).expect("the text is valid");
    let listing = list_module(&cx, &module, &PrintOptions::default());
    let lines: Vec<String> = (listing.marks.iter())
        .map(|&(at, loc)| {
            let line = listing.text[at..].lines().next().unwrap_or_default();
            format!("{} {:?}", line.trim(), cx.file_place(loc).map(|(_, line, column)| (line, column)))
        })
        .collect();
    let wanted = [
        "module { Some((2, 1))",
        "\"t.a\"() ({ Some((3, 3))",
        "\"t.b\"() {m = #map} : () -> () Some((4, 5))",
    ];
    assert_eq!(lines, wanted);
}

#[test]
fn places_of_a_location_begin_with_the_callee() {
    let cx = context();
    let file = cx.ident("f");
    let at = |line| cx.loc(LocKind::point(file, line, 1));
    let fused = cx.loc(LocKind::Fused { locations: &[at(3), at(4)], metadata: None });
    let called = cx.call_site_loc(cx.call_site_loc(at(1), at(2)), fused);
    let lines = |limit| cx.file_places(called, limit).iter().map(|&(_, line, _)| line).collect::<Vec<u32>>();
    assert_eq!(lines(10), [1, 2, 3, 4]);
    assert_eq!(lines(2), [1, 2]);
}

/// Enough operations for several threads, which share maps and locations. The last ones use locations elsewhere that
/// were only trailing before.
#[test]
fn threads_do_not_change_aliases() {
    let op = |i: usize| {
        let map = i * 7 % 61;
        let line = i * 11 % 97;
        let held = if i > 19_990 { format!(", l = loc(\"n{line}\"(\"f\":{line}:1))") } else { String::new() };
        format!(
            "\"t.op\"() {{m = affine_map<(d0) -> (d0 + {map})>, n = [{{k = affine_map<(d0) -> ({map})>}}]{held}}} \
             : () -> () loc(fused[\"n{line}\"(\"f\":{line}:1), \"g\":{map}:2])\n"
        )
    };
    let text: String = (0..20_000).map(op).collect();
    let cx = context();
    let mut sources = SourceMap::new();
    let file = sources.add("t.mlir", text);
    let module = parse_module(&cx, &sources, file).expect("the text is valid");
    let print = |threads| print_module(&cx, &module, &PrintOptions { threads, ..LOCATIONS });
    let printed = print(true);
    assert!(printed.starts_with("#loc"), "{}", &printed[..40]);
    assert!(printed == print(false));
}

#[test]
fn attributes_print_as_they_are_read() {
    let cx = context();
    for text in [
        "unit",
        "true",
        "5 : i64",
        "-3 : index",
        "255 : ui8",
        "-1 : si8",
        "1.500000e+00 : f64",
        "0x7FC00000 : f32",
        r#""quote\22 tab\09 back\\ \C3\A9""#,
        r#""typed" : i32"#,
        r#"@a::@"b c"::@d"#,
        "[1, 2 : i32, 1.000000e+00, 0x7FF8000000000000 : f64, [], true]",
        r#"{a, "b c" = 1 : i64, d.e$f = {}}"#,
        "dense<1> : tensor<2x2xi32>",
        "dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>",
        "dense<[[[1.000000e+00], [2.000000e+00]]]> : tensor<1x2x1xf64>",
        "dense<> : tensor<0x3xf32>",
        "dense<[true, false]> : vector<2xi1>",
        "dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i32>>",
        r#"dense<["a", "b"]> : tensor<2x!foo.string>"#,
        "dense_resource<__elided__> : tensor<4xf32>",
        "array<i64>",
        "array<i1: true, false>",
        "array<ui8: 255>",
        "array<f32: 1.000000e+00, 2.500000e+00>",
        "affine_map<(d0, d1)[s0] -> (d0 + s0, -d1, d0 - d1 * 2, (d0 mod 3) floordiv 2, d1 - (d0 + 1), 0)>",
        "affine_map<() -> ()>",
        "affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 == 0)>",
        "strided<[4, ?], offset: ?>",
        "strided<[1]>",
        r#"loc(fused<"why">["f":1:2, "n"("f":3:4), callsite("f":1:2 at unknown)])"#,
        r#"loc("f":1:2 to 3:4)"#,
        r#"loc("f":1:2 to :9)"#,
        "#foo.bar<1, [x]>",
        r#"#foo<"not pretty">"#,
        "() -> ()",
        "(i32) -> ((f32) -> f32)",
        "() -> (i32, i32)",
        "vector<4x[8]xbf16>",
        "tensor<2x?x!foo.bar>",
        r#"tensor<2xf32, "encoding">"#,
        "tensor<*xcomplex<f64>>",
        "memref<2x?xf32, strided<[1, ?]>, 3>",
        "memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>, 1 : i32>",
        "memref<*xf80, \"space\">",
        "tuple<none, tuple<>>",
    ] {
        let attr = parse_attr_str(&cx, text).unwrap_or_else(|_| panic!("{text} is valid"));
        assert_eq!(attr_to_string(&cx, attr), text);
    }
}

#[test]
fn long_lists_are_hexadecimal_or_elided() {
    let cx = context();
    let numbers: Vec<String> = (0..101).map(|i| (i % 3).to_string()).collect();
    let list = numbers.join(", ");
    let attr = |ty: &str| {
        let text = format!("dense<[{list}]> : tensor<101x{ty}>");
        parse_attr_str(&cx, &text).unwrap_or_else(|_| panic!("{text} is valid"))
    };
    let text = attr_to_string(&cx, attr("i8"));
    assert_eq!(text, format!("dense<\"0x{}\"> : tensor<101xi8>", "000102".repeat(34).split_at(202).0));
    let print = |options: PrintOptions, attr: Attr| {
        let mut p = Printer::new(&cx, &options);
        p.attr(attr);
        p.out
    };
    let never = PrintOptions { hex_elements_larger: None, ..PrintOptions::DEFAULT };
    assert_eq!(print(never, attr("i8")), format!("dense<[{list}]> : tensor<101xi8>"));
    let elide = PrintOptions { elide_elements_larger: Some(100), ..PrintOptions::DEFAULT };
    assert_eq!(print(elide, attr("i8")), "dense_resource<__elided__> : tensor<101xi8>");
    let bits: Vec<&str> = (0..101).map(|i| if i % 8 == 1 { "true" } else { "false" }).collect();
    let text = format!("dense<[{}]> : tensor<101xi1>", bits.join(", "));
    let packed = parse_attr_str(&cx, &text).expect("a valid attribute");
    assert_eq!(attr_to_string(&cx, packed), format!("dense<\"0x{}\"> : tensor<101xi1>", "02".repeat(13)));
}

#[test]
fn names_of_values_and_blocks() {
    check(
        &PrintOptions::default(),
        r#"
        %x:2 = "a.b"() : () -> (i32, f32)
        "a.r"(%x#1) ({
        ^first(%p: i32, %q: i32):
          %y = "a.b"() : () -> i32
          "a.br"(%p)[^second, ^third] : (i32) -> ()
        ^second:
          %z = "a.b"() : () -> i32
          "a.br"()[^third] : () -> ()
        ^third:
          "a.br"()[^third, ^second] : () -> ()
        ^lonely(%l: i32):
          "a.end"() : () -> ()
        }, {
          %y = "a.b"() : () -> i32
        }, {}, { ^bb0: }) {k} : (f32) -> ()
        %after = "a.b"() : () -> i32"#,
        expect![[r#"
            module {
              %0:2 = "a.b"() : () -> (i32, f32)
              "a.r"(%0#1) ({
              ^bb0(%arg0: i32, %arg1: i32):
                %2 = "a.b"() : () -> i32
                "a.br"(%arg0)[^bb1, ^bb2] : (i32) -> ()
              ^bb1:  // 2 preds: ^bb0, ^bb2
                %3 = "a.b"() : () -> i32
                "a.br"()[^bb2] : () -> ()
              ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
                "a.br"()[^bb2, ^bb1] : () -> ()
              ^bb3(%4: i32):  // no predecessors
                "a.end"() : () -> ()
              }, {
                %2 = "a.b"() : () -> i32
              }, {
              }, {
              ^bb0:
              }) {k} : (f32) -> ()
              %1 = "a.b"() : () -> i32
            }
        "#]],
    );
}

#[test]
fn the_generic_form_numbers_through() {
    check(
        &PrintOptions { generic: true, ..PrintOptions::default() },
        r#"module @m { "a.r"() ({ %0 = "a.b"() <{p = 1}> : () -> i32 }, { %1 = "a.b"() : () -> i32 }) : () -> () }"#,
        expect![[r#"
            "builtin.module"() <{sym_name = "m"}> ({
              "a.r"() ({
                %1 = "a.b"() <{p = 1 : i64}> : () -> i32
              }, {
                %0 = "a.b"() : () -> i32
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn aliases_come_in_order_of_depth_name_and_use() {
    check(
        &PrintOptions::default(),
        r#"
        #late = affine_map<(d0) -> (d0)>
        "a.b"() {a = affine_set<(d0) : (d0 == 0)>, b = affine_map<(d0) -> (d0 + 1)>, c = #late} : () -> ()
        "a.b"() {a = [#late], b = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>} : () -> ()"#,
        expect![[r#"
            #map = affine_map<(d0) -> (d0 + 1)>
            #map1 = affine_map<(d0) -> (d0)>
            #map2 = affine_map<(d0) -> (d0 * 2)>
            #set = affine_set<(d0) : (d0 == 0)>
            module {
              "a.b"() {a = #set, b = #map, c = #map1} : () -> ()
              "a.b"() {a = [#map1], b = memref<4xf32, #map2>} : () -> ()
            }
        "#]],
    );
}

const PLACES: &str = r#"
module {
  "a.r"() ({
  ^bb0(%0: i32 loc("f":9:9)):
    "a.b"() {at = loc("f":1:1)} : () -> () loc(callsite("f":1:1 at "n"("g":2:2)))
  }) : () -> () loc(unknown)
  "a.b"() : () -> () loc(unknown)
} loc("m")"#;

#[test]
fn locations_have_aliases() {
    check(
        &LOCATIONS,
        PLACES,
        expect![[r#"
            #loc2 = loc("f":9:9)
            #loc3 = loc("f":1:1)
            module {
              "a.r"() ({
              ^bb0(%arg0: i32 loc("f":9:9)):
                "a.b"() {at = #loc3} : () -> () loc(#loc6)
              }) : () -> () loc(#loc1)
              "a.b"() : () -> () loc(#loc1)
            } loc(#loc)
            #loc = loc("m")
            #loc1 = loc(unknown)
            #loc4 = loc("g":2:2)
            #loc5 = loc("n"(#loc4))
            #loc6 = loc(callsite(#loc3 at #loc5))
        "#]],
    );
}

#[test]
fn local_scope_has_no_aliases() {
    check(
        &PrintOptions { local_scope: true, ..LOCATIONS },
        PLACES,
        expect![[r#"
            module {
              "a.r"() ({
              ^bb0(%arg0: i32 loc("f":9:9)):
                "a.b"() {at = loc("f":1:1)} : () -> () loc(callsite("f":1:1 at "n"("g":2:2)))
              }) : () -> () loc(unknown)
              "a.b"() : () -> () loc(unknown)
            } loc("m")
        "#]],
    );
}

#[test]
fn users_and_skipped_regions() {
    let text = r#"
        %0:2 = "a.b"() : () -> (i32, i32)
        %1 = "a.b"(%0#1) ({ ^bb0(%2: i32): "a.c"(%2, %2) : (i32, i32) -> () }) : (i32) -> i32
        %3 = "a.b"(%1, %1) : (i32, i32) -> i32"#;
    check(
        &PrintOptions { value_users: true, ..PrintOptions::default() },
        text,
        expect![[r#"
            module {
              %0:2 = "a.b"() : () -> (i32, i32) // users: (unused), (%1)
              %1 = "a.b"(%0#1) ({
              ^bb0(%arg0: i32):
                // %arg0 is used by %3
                "a.c"(%arg0, %arg0) : (i32, i32) -> () // id: %3
              }) : (i32) -> i32 // user: %2
              %2 = "a.b"(%1, %1) : (i32, i32) -> i32 // unused
            }
        "#]],
    );
    check(
        &PrintOptions { skip_regions: true, ..PrintOptions::default() },
        text,
        expect![[r#"
            module {...}
        "#]],
    );
}

#[test]
fn names_from_locations() {
    check(
        &PrintOptions { use_nameloc_as_prefix: true, ..PrintOptions::default() },
        r#"
        %0 = "a.b"() : () -> i32 loc("my name")
        %1 = "a.b"() : () -> i32 loc("9x")
        "a.r"() ({ ^bb0(%2: i32 loc(fused["f":1:1, "9x"])): }) : () -> ()"#,
        expect![[r#"
            module {
              %my_name = "a.b"() : () -> i32
              %_9x = "a.b"() : () -> i32
              "a.r"() ({
              ^bb0(%_9x_0: i32):
              }) : () -> ()
            }
        "#]],
    );
}

// A dialect with formats for every rule of spacing, built by hand.

const ANY: TypeConstraint = TypeConstraint { summary: "any type", accepts: &|_| true, class: None };
const ANY_ATTR: AttrConstraint = AttrConstraint { summary: "any attribute", accepts: &|_| true };
const VALUES: ValueSpec = ValueSpec { name: "values", arity: Arity::Variadic, constraint: &ANY };
const RESULT: ValueSpec = ValueSpec { name: "result", arity: Arity::Single, constraint: &ANY };

const fn optional(name: &'static str, syntax: AttrSyntax) -> AttrSpec {
    AttrSpec { name, constraint: &ANY_ATTR, presence: Presence::Optional, syntax }
}

static NAMES: OpAsmOpInterface = OpAsmOpInterface {
    asm_result_names: |op: OpRef<'_>, names: &mut ResultNames<'_>| names.set(op.result(0), "thing"),
    ..OpAsmOpInterface::DEFAULT
};

static SPACED: OpDef = OpDef {
    name: "p.spaced",
    summary: "",
    operands: &[VALUES],
    results: &[RESULT],
    operand_segments: Segments::Fixed,
    result_segments: Segments::Fixed,
    attributes: &[
        optional("flag", AttrSyntax::Unit),
        optional("callee", AttrSyntax::Any),
        AttrSpec {
            presence: Presence::Default(&|cx| cx.int_attr_of_width(7, 32)),
            ..optional("count", AttrSyntax::Typed(&|cx| cx.int_ty(32)))
        },
    ],
    regions: &[],
    successors: &[],
    traits: Traits::empty(),
    parents: &[],
    implicit_terminator: None,
    predicates: &[],
    effects: Effects::Unknown,
    interfaces: &[&NAMES],
    assembly: Assembly::Declarative(&Format {
        elements: &[
            Element::Group(&Group {
                anchor: Anchor::Attr(0),
                inverted: false,
                then: &[Element::Literal("flag"), Element::Attr(0)],
                otherwise: &[],
            }),
            Element::Group(&Group {
                anchor: Anchor::Attr(1),
                inverted: false,
                then: &[Element::Attr(1), Element::NoSpace],
                otherwise: &[Element::Literal("none")],
            }),
            Element::Literal("("),
            Element::Operand(0),
            Element::Literal(")"),
            Element::Literal("["),
            Element::Attr(2),
            Element::Literal("]"),
            Element::AttrDict { keyword: false },
            Element::Literal(":"),
            Element::FunctionalType(TypeArg::Operand(0), TypeArg::Results),
        ],
        operand_types: &[TypeRule::Written],
        result_types: &[TypeRule::Written],
    }),
    ..OpDef::EMPTY
};

static DIALECT: DialectDef = DialectDef { name: "p", ops: &[&SPACED], ..DialectDef::EMPTY };

/// A body with one block of three operations, which omit different things.
fn build(cx: &Context) -> Body {
    let mut body = Body::new(cx);
    let root = body.add_root();
    let mut b = Builder::new(cx, &mut body);
    b.create_block(root, &[]);
    let mut operands = Vec::new();
    for round in 0..3 {
        let mut state = OpState::of(cx, &SPACED, Loc::UNKNOWN);
        state.operands.extend(operands.iter().copied());
        state.result_types.push(cx.int_ty(32));
        state.set_attr(cx, "count", cx.int_attr_of_width(7 + round, 32));
        if round == 1 {
            state.set_attr(cx, "flag", cx.unit_attr());
            state.set_attr(cx, "callee", cx.symbol_ref_attr("f"));
            state.set_attr(cx, "more", cx.unit_attr());
        }
        let op = b.create(state);
        operands.push(b.body().result(op, 0));
    }
    body
}

#[test]
fn formats_decide_about_spaces() {
    let cx = context();
    let body = build(&cx);
    let ops: Vec<String> = body
        .all_ops_pre()
        .into_iter()
        .map(|op| print_op(OpRef::new(&cx, &body, op), &PrintOptions::default()))
        .collect();
    expect![[r#"
        %thing = p.spacednone() [7] : () -> i32
        %thing_0 = p.spaced flag @f(%thing) [8] {more} : (i32) -> i32
        %thing_1 = p.spacednone(%thing, %thing_0) [9] : (i32, i32) -> i32"#]]
    .assert_eq(&ops.join("\n"));
}

#[test]
fn malformed_operations_are_printed_generically() {
    let cx = context();
    let mut body = Body::new(&cx);
    let op = body.create_op(&cx, OpState::of(&cx, &SPACED, Loc::UNKNOWN));
    let text = print_op(OpRef::new(&cx, &body, op), &PrintOptions::default());
    let comment = "// 'p.spaced' failed to verify and will be printed in generic form\n";
    assert!(text.starts_with(&format!("{comment}\"p.spaced\"()")), "{text}");
}

#[test]
fn deep_regions_and_long_sums_need_little_stack() {
    let cx = context();
    let depth = 120;
    let text = format!("{}{}", "\"a.r\"() ({ ".repeat(depth), "}) : () -> () ".repeat(depth));
    let mut sources = SourceMap::new();
    let file = sources.add("t.mlir", text);
    let module = parse_module(&cx, &sources, file).expect("nesting is within bounds");
    let printed = print_module(&cx, &module, &PrintOptions::default());
    assert_eq!(printed.lines().count(), 2 * depth + 2);
    let sum = (1..50_000).fold(cx.affine_dim(0), |sum, i| cx.affine_add(sum, cx.affine_dim(i)));
    let mut p = Printer::new(&cx, &PrintOptions::default());
    p.affine_expr(sum);
    assert!(p.out.ends_with(" + d49999"));
}
