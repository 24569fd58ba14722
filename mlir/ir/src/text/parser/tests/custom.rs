//! Custom syntax: declarative formats, hand-written hooks, functions.

use expect_test::expect;

use super::{check, check_errors};

#[test]
fn functions() {
    check(
        r#"
p.func private @decl(i32 {a.b = 1}, f32) -> (i32 {a.c}, f32)
p.func nested @one(%a: i32 {a.b} loc("x"), %b: i32) -> i32 attributes {k = "v"} {
  %0 = add %a, %b : i32
  ret %0 : i32
}
p.func @blocks() {
  br ^bb1
^bb1:
  %c = const 1 : i8
  br ^bb2(%c, %c : i8, i8) {x}
^bb2(%d: i8, %e: i8):
  ret
}
"#,
        expect![[r#"
            "builtin.module"() ({
              "p.func"() <{arg_attrs = [{a.b = 1 : i64}, {}], function_type = (i32, f32) -> (i32, f32), res_attrs = [{a.c}, {}], sym_name = "decl", sym_visibility = "private"}> ({
              }) : () -> ()
              "p.func"() <{arg_attrs = [{a.b}, {}], function_type = (i32, i32) -> i32, sym_name = "one", sym_visibility = "nested"}> ({
              ^bb0(%arg0: i32, %arg1: i32):
                %3 = "p.add"(%arg0, %arg1) : (i32, i32) -> i32
                "p.ret"(%3) : (i32) -> ()
              }) {k = "v"} : () -> ()
              "p.func"() <{function_type = () -> (), sym_name = "blocks"}> ({
                "p.br"()[^bb1] : () -> ()
              ^bb1:  // pred: ^bb0
                %0 = "p.const"() <{value = 1 : i8}> : () -> i8
                "p.br"(%0, %0)[^bb2] {x} : (i8, i8) -> ()
              ^bb2(%1: i8, %2: i8):  // pred: ^bb1
                "p.ret"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn formats() {
    check(
        r#"
p.func @f(%t: tensor<4xf64>, %i: i32) {
  attrs eq, 3
  attrs "ne", -4 flags<a, b> fast @sym {other}
  attrs eq, 3 {name = "sym", fast}
  %0:2 = call [%i] %t, %t : (i32, tensor<4xf64>, tensor<4xf64>) -> (i1, i2)
  call [] {k} : () -> ()
  list fast x 7 : i8 { p.const 1 : i8 }
  list {}
  %1 = twice %t : tensor<4xf64>
  "u"(%1) : (tensor<8xf64>) -> ()
  ret
}
"#,
        expect![[r#"
            "builtin.module"() ({
              "p.func"() <{function_type = (tensor<4xf64>, i32) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: tensor<4xf64>, %arg1: i32):
                "p.attrs"() <{count = 3 : i64, pred = 0 : i64}> : () -> ()
                "p.attrs"() <{count = -4 : i64, fast, flags = #p.flags<a,b>, name = "sym", pred = 1 : i64}> {other} : () -> ()
                "p.attrs"() <{count = 3 : i64, fast, name = "sym", pred = 0 : i64}> : () -> ()
                %0:2 = "p.call"(%arg1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, tensor<4xf64>, tensor<4xf64>) -> (i1, i2)
                "p.call"() <{operandSegmentSizes = array<i32: 0, 0>}> {k} : () -> ()
                "p.list"() <{fast, x = 7 : i8}> ({
                  %2 = "p.const"() <{value = 1 : i8}> : () -> i8
                  "p.ret"() : () -> ()
                }) : () -> ()
                "p.list"() ({
                  "p.ret"() : () -> ()
                }) : () -> ()
                %1 = "p.twice"(%arg0) : (tensor<4xf64>) -> tensor<8xf64>
                "u"(%1) : (tensor<8xf64>) -> ()
                "p.ret"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn hand_written_forms() {
    check(
        r#"
p.func @f(%n: index, %m: index) {
  loop %i in [%n + 2 * %m - 1, symbol(%n), %m] {
    p.loop %j in [%i] {} {k}
  }
  ret
}
"#,
        expect![[r##"
            #map = affine_map<(d0) -> (d0)>
            #map1 = affine_map<(d0, d1) -> (d0 + d1 * 2 - 1, d0, d1)>
            "builtin.module"() ({
              "p.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: index, %arg1: index):
                "p.loop"(%arg0, %arg1) <{map = #map1}> ({
                ^bb0(%arg2: index):
                  "p.loop"(%arg2) <{map = #map}> ({
                  ^bb0(%arg3: index):
                  }) {k} : (index) -> ()
                }) : (index, index) -> ()
                "p.ret"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "##]],
    );
}

#[test]
fn messages_about_custom_forms() {
    check_errors(&[
        ("p.nothing", "1:1: error: custom op 'p.nothing' is unknown"),
        ("p.plain", "1:1: error: custom op 'p.plain' has no custom assembly form"),
        ("p.func f()", "1:8: error: custom op 'p.func' expected valid '@'-identifier for symbol name"),
        ("p.func @f(%a : i32, i32)", "1:21: error: custom op 'p.func' expected SSA identifier"),
        (
            "p.func @f(i32, %a : i32)",
            "1:16: error: custom op 'p.func' expected type instead of SSA identifier",
        ),
        ("p.func @f(%a)", "1:13: error: expected ':'"),
        ("p.func @f(%a#0 : i32)", "1:13: error: result number not allowed in argument list"),
        ("p.func @f() {}", "1:13: error: custom op 'p.func' expected non-empty function body"),
        (
            "p.func @f() attributes {sym_name = 1}",
            "1:13: error: custom op 'p.func' 'sym_name' is an inferred attribute and should not be specified in \
             the explicit attribute dictionary",
        ),
        ("p.func @f(%a: i32, %a: i32) { ret }", "1:20: error: region entry argument '%a' is already in use"),
        (
            "p.func @f(%a: i32) { ^bb0: ret }",
            "1:22: error: invalid block name in region with named arguments",
        ),
        ("p.func @f() { foo }", "1:15: error: custom op 'foo' is unknown (tried 'p.foo' as well)"),
        ("p.func @f(%a: i32) { p.add %a %a : i32 }", "1:30: error: expected ','"),
        ("p.func @f(%a: i32) { p.ret %a }", "1:30: error: expected ':'"),
        (
            "p.func @f(%a: i32) { p.ret %a, %a : i32 }",
            "1:28: error: custom op 'p.ret' number of operands and types do not match: got 2 operands and 1 types",
        ),
        ("p.func @f() { p.br }", "1:19: error: expected block name"),
        (
            "p.attrs foo, 3",
            "1:9: error: custom op 'p.attrs' expected string or keyword containing one of the following enum \
             values for attribute 'pred' [eq, ne]",
        ),
        (
            "p.attrs eq, 3 {name = 3}",
            "1:15: error: custom op 'p.attrs' 'p.attrs' op attribute 'name' failed to satisfy constraint: string \
             attribute",
        ),
        (
            "p.attrs eq, 3 flags<c>",
            "1:21: error: custom op 'p.attrs' expected ::p::Flags to be one of: none, a, b",
        ),
        (
            "p.list fast fast {}",
            "1:1: error: custom op 'p.list' `fast` clause can appear at most once in the expansion of the oilist \
             directive",
        ),
        ("%a = p.const 1 : i8 %b = p.twice %a : i8", "1:26: error: 'p.twice' op takes a tensor of rank 1"),
        ("p.loop %i in (%j) {}", "1:13: error: expected '[' in affine map"),
        ("p.loop %i in [3 + foo] {}", "1:18: error: use of undeclared identifier"),
    ]);
}
