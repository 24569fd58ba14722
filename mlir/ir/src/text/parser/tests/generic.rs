//! Operations in the generic form, names, blocks and locations.

use expect_test::expect;

use super::{check, check_errors, dialect};
use crate::text::parser::module::parse_module;
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_module;

#[test]
fn messages_about_operations() {
    check_errors(&[
        (
            r#""a"(%x) ({ ^bb0: "b"() [^bb0, ^bb2] : () -> () }) : (i32) -> ()"#,
            "1:31: error: reference to an undefined block",
        ),
        (
            r#""a"() ({ ^bb0: "b"() : () -> () ^bb0: "c"() : () -> () }) : () -> ()"#,
            "1:33: error: redefinition of block '^bb0'",
        ),
        (r#"%a:2 = "a"() : () -> i32"#, "1:1: error: operation defines 1 results but was provided 2 to bind"),
        (r#"%a = "a"() : () -> ()"#, "1:1: error: cannot name an operation with no results"),
        (
            r#"%a = "a"() : () -> i32
"b"(%a#1) : (i32) -> ()"#,
            "2:5: error: reference to invalid result number",
        ),
        (
            r#"%a = "a"() : () -> i32
%a = "a"() : () -> i32"#,
            "2:1: error: redefinition of SSA value '%a'",
        ),
        ("#x.y = 1 : i32", "1:1: error: attribute names with a '.' are reserved for dialect-defined names"),
        (
            "#x = 1 : i32
#x = 1 : i32",
            "2:1: error: redefinition of attribute alias id 'x'",
        ),
        (
            "!x = i32
!x = i32",
            "2:1: error: redefinition of type alias id 'x'",
        ),
        (r#""a"() : () -> () loc(#loc)"#, "1:22: error: operation location alias was never defined"),
        (
            r#""a"() : () -> () loc(#loc)
#loc = i32"#,
            "1:22: error: expected location, but found 'i32'",
        ),
        (r#""a"() : () -> () loc(foo)"#, "1:22: error: expected location instance"),
        (r#""a"() : () -> () loc("x":a)"#, "1:26: error: expected integer line number in FileLineColRange"),
        (r#""a"() : () -> () loc(callsite("a" b))"#, "1:34: error: expected 'at' in callsite location"),
        ("{-# foo : {} #-}", "1:5: error: unknown key 'foo' in file metadata dictionary"),
        (r#"{-# dialect_resources: {foo : {a : "0x00000001"}} #-}"#, "1:25: error: dialect 'foo' is unknown"),
        ("foo", "1:1: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)"),
        (r#"""#, r#"1:2: error: expected '"' in string literal"#),
        (r#""a"#, r#"1:3: error: expected '"' in string literal"#),
        ("%", "1:1: error: invalid SSA name"),
        ("%a", "1:2: error: expected '=' after SSA name"),
        ("%a =", "1:3: error: expected operation name in quotes"),
        ("%a = x", "1:6: error: custom op 'x' is unknown (tried 'builtin.x' as well)"),
        (r#"%a:0 = "x"() : () -> ()"#, "1:4: error: expected named operation to have at least 1 result"),
        (r#"%a: = "x"() : () -> ()"#, "1:4: error: expected integer number of results"),
        (r#""x""#, "1:3: error: expected '(' to start operand list"),
        (r#""x"("#, "1:4: error: expected ')' to end operand list"),
        (r#""x"()"#, "1:5: error: expected ':' followed by operation type"),
        (r#""x"() :"#, "1:6: error: expected non-function type"),
        (r#""x"() : i32"#, "1:9: error: expected function type"),
        (r#""x"(%a) : () -> ()"#, "1:11: error: expected 1 operand type but had 0"),
        (r#""x"(%a, %b) : (i32) -> ()"#, "1:15: error: expected 2 operand types but had 1"),
        (r#""x"() ( : () -> ()"#, "1:8: error: expected '{' to begin a region"),
        (r#""x"() ({) : () -> ()"#, "1:9: error: expected operation name in quotes"),
        (r#""x"() ({ : () -> ()"#, "1:9: error: expected operation name in quotes"),
        (r#""x"() ({^bb}) : () -> ()"#, "1:12: error: expected ':' after block name"),
        (r#""x"() ({^bb(%a):}) : () -> ()"#, "1:15: error: expected ':' and type for SSA operand"),
        (
            r#""x"() ({^bb(%a: i32, %a : i32): "y"() : () -> ()}) : () -> ()"#,
            "1:22: error: redefinition of SSA value '%a'",
        ),
        (r#""x"() ({^bb(i32): "y"() : () -> ()}) : () -> ()"#, "1:13: error: expected SSA operand"),
        (r#""x"() <{a = 1}  {c} : () -> ()"#, "1:15: error: expected '>' to close properties"),
        ("module 3 {}", "1:7: error: expected '{' to begin a region"),
        ("module @x attributes 3 {}", "1:21: error: expected '{' in attribute dictionary"),
        ("module @x attributes {a.b = 3} {", "1:31: error: expected operation name in quotes"),
        ("module @x attributes {a.b = 3} {}}", "1:34: error: expected operation name in quotes"),
        (
            r#""builtin.foo"() : () -> ()"#,
            "1:1: error: unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations",
        ),
        ("builtin.foo", "1:1: error: custom op 'builtin.foo' is unknown"),
        (
            r#"%b = "x"() : () -> i32
%a:2 = builtin.unrealized_conversion_cast %b, %b : i32 to f32, i8 {x}"#,
            "2:43: error: custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 2 operands and 1 types",
        ),
        (
            r#"%b = "x"() : () -> i32
%a:2 = builtin.unrealized_conversion_cast %b, %b i32 to f32, i8 {x}"#,
            "2:49: error: expected ':'",
        ),
        (
            r#"%b = "x"() : () -> i32
%a:2 = builtin.unrealized_conversion_cast %b, %b : i32, i32 f32, i8 {x}"#,
            "2:61: error: custom op 'builtin.unrealized_conversion_cast' expected 'to'",
        ),
        (r#""x"() {a 2} : () -> ()"#, "1:9: error: expected '}' in attribute dictionary"),
        (
            "#a = affine_map<(d0) -> (d0 + 1)>
#b = [#a, #c]",
            "2:13: error: undefined symbol alias id 'c'",
        ),
        ("#a", "1:2: error: expected '=' in attribute alias definition"),
        ("!a = 3", "1:5: error: expected non-function type"),
        ("^bb0:", "1:1: error: expected operation name in quotes"),
        ("}", "1:1: error: expected operation name in quotes"),
    ]);
}

#[test]
fn names_and_forward_references() {
    check(
        r#"
%a:2, %b = "x"() : () -> (i32, f32, i8)
"u"(%a#0, %b, %a#1, %later) : (i32, i8, f32, index) -> ()
"y"() ({
  "u"(%later, %inner) : (index, i1) -> ()
  "z"() ({ "u"(%inner) : (i1) -> () }) : () -> ()
  %inner = "x"() : () -> i1
}, {
  %inner = "x"() : () -> i2
}) : () -> ()
%later = "x"() : () -> index
"#,
        expect![[r#"
            "builtin.module"() ({
              %0:3 = "x"() : () -> (i32, f32, i8)
              "u"(%0#0, %0#2, %0#1, %1) : (i32, i8, f32, index) -> ()
              "y"() ({
                "u"(%1, %3) : (index, i1) -> ()
                "z"() ({
                  "u"(%3) : (i1) -> ()
                }) : () -> ()
                %3 = "x"() : () -> i1
              }, {
                %2 = "x"() : () -> i2
              }) : () -> ()
              %1 = "x"() : () -> index
            }) : () -> ()
        "#]],
    );
}

#[test]
fn blocks_and_successors() {
    check(
        r#"
"x"() ({
  "br"()[^bb1, ^bb2] : () -> ()
^bb1(%a: i32, %b: f32 loc("here")):
  "br"(%a)[^bb2] {k} : (i32) -> ()
^bb2:
  "br"(%b)[^bb1] <{p = 1}> : (f32) -> ()
}, {}) : () -> ()
"#,
        expect![[r#"
            "builtin.module"() ({
              "x"() ({
                "br"()[^bb1, ^bb2] : () -> ()
              ^bb1(%0: i32, %1: f32):  // 2 preds: ^bb0, ^bb2
                "br"(%0)[^bb2] {k} : (i32) -> ()
              ^bb2:  // 2 preds: ^bb0, ^bb1
                "br"(%1)[^bb1] <{p = 1 : i64}> : (f32) -> ()
              }, {
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn isolated_operations_see_names_but_not_values() {
    check(
        r#"
%0 = "x"() : () -> i32
"p.func"() <{sym_name = "f"}> ({
^bb0(%arg0: i32):
  %y = "x"(%arg0) : (i32) -> f32
  "p.ret"(%y) : (f32) -> ()
}) {function_type = (i32) -> (), other} : () -> ()
module @m { module {} }
"#,
        expect![[r#"
            "builtin.module"() ({
              %0 = "x"() : () -> i32
              "p.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %1 = "x"(%arg0) : (i32) -> f32
                "p.ret"(%1) : (f32) -> ()
              }) {other} : () -> ()
              "builtin.module"() <{sym_name = "m"}> ({
                "builtin.module"() ({
                ^bb0:
                }) : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
    check_errors(&[
        (
            r#"%0 = "x"() : () -> i32 "p.func"() ({ "u"(%0) : (i32) -> () }) : () -> ()"#,
            "1:42: error: 'u' op using value defined outside the region",
        ),
        (
            r#"%0 = "x"() : () -> i32 "p.func"() ({ %0 = "u"() : () -> (i32) }) : () -> ()"#,
            "1:38: error: redefinition of SSA value '%0'",
        ),
    ]);
}

#[test]
fn unregistered_operations_need_leave() {
    let mut cx = dialect::context();
    cx.set_allow_unregistered(false);
    let reject = |text| super::parse_in(&cx, text).expect_err(text);
    expect![[r#"
        t.mlir:1:4: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
        "a"() : () -> ()
           ^
        t.mlir:1:23: error: `!"x"<"y">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
        "p.func"() : () -> !x.y
                              ^
    "#]].assert_eq(&[reject("\"a\"() : () -> ()"), reject("\"p.func\"() : () -> !x.y")].join(""));
}

#[test]
fn locations() {
    let cx = dialect::context();
    let mut sources = support::SourceMap::new();
    let text = r#"
"a"() : () -> ()
"b"() : () -> () loc(#late)
"c"() : () -> () loc(fused<"m">["x", unknown, callsite("f":1:2 to :5 at "n"("c":3:4))])
"d"() ({ ^bb0(%a: i32 loc(#late)): }) : () -> () loc(unknown)
#late = loc("late.toy":7:8)
"#;
    let file = sources.add("t.mlir", text);
    let module = parse_module(&cx, &sources, file).expect("the text is valid");
    let options = PrintOptions { generic: true, debuginfo: true, ..PrintOptions::default() };
    expect![[r##"
        #loc2 = loc("late.toy":7:8)
        "builtin.module"() ({
          "a"() : () -> () loc(#loc1)
          "b"() : () -> () loc(#loc2)
          "c"() : () -> () loc(#loc9)
          "d"() ({
          ^bb0(%arg0: i32 loc("late.toy":7:8)):
          }) : () -> () loc(#loc6)
        }) : () -> () loc(#loc)
        #loc = loc("t.mlir":0:0)
        #loc1 = loc("t.mlir":2:1)
        #loc3 = loc("x")
        #loc4 = loc("f":1:2 to :5)
        #loc5 = loc("c":3:4)
        #loc6 = loc(unknown)
        #loc7 = loc("n"(#loc5))
        #loc8 = loc(callsite(#loc4 at #loc7))
        #loc9 = loc(fused<"m">[#loc3, #loc8])
    "##]]
    .assert_eq(&print_module(&cx, &module, &options));
}
