//! Types, attributes, affine maps and locations.

use expect_test::expect;

use super::{check, check_errors};

#[test]
fn messages_about_types_and_attributes() {
    check_errors(&[
        (
            r#""a"() {z = dense<"0x010001"> : vector<3xi1>} : () -> ()"#,
            "1:12: error: elements hex data size is invalid for provided type: 'vector<3xi1>'",
        ),
        (
            r#""a"() {z = dense<"abc"> : tensor<2xi32>} : () -> ()"#,
            "1:18: error: expected string containing hex digits starting with `0x`",
        ),
        (
            r#""a"() {z = dense<[[1,2],[3]]> : tensor<2x2xi32>} : () -> ()"#,
            "1:28: error: tensor literal is invalid; ranks are not consistent between elements",
        ),
        (
            r#""a"() {z = dense<[1,2,3]> : tensor<2xi32>} : () -> ()"#,
            "1:12: error: inferred shape of elements literal ([3]) does not match type ([2])",
        ),
        (
            r#""a"() {z = dense<[1,2.0]> : tensor<2xi32>} : () -> ()"#,
            "1:21: error: expected integer elements, but parsed floating-point",
        ),
        (
            r#""a"() {z = dense<[1,2]> : tensor<2xf32>} : () -> ()"#,
            "1:19: error: unexpected decimal integer literal for a floating point value",
        ),
        (
            r#""a"() {z = dense<[300]> : tensor<1xi8>} : () -> ()"#,
            "1:19: error: integer constant out of range for type",
        ),
        (
            r#""a"() {z = dense<[-1]> : tensor<1xui8>} : () -> ()"#,
            "1:20: error: expected unsigned integer elements, but parsed negative value",
        ),
        (
            r#""a"() {z = dense<1> : tensor<?xi8>} : () -> ()"#,
            "1:12: error: elements literal type must have static shape",
        ),
        (r#""a"() {z = dense<1> : i32} : () -> ()"#, "1:12: error: elements literal must be a shaped type"),
        (
            r#""a"() {z = dense<["a"]> : tensor<2xi32>} : () -> ()"#,
            "1:12: error: inferred shape of elements literal ([1]) does not match type ([2])",
        ),
        (
            r#""a"() {z = dense<true> : tensor<3xi32>} : () -> ()"#,
            "1:18: error: expected i1 type for 'true' or 'false' values",
        ),
        (
            r#""a"() {z = dense<0x17FC00000> : tensor<3xf32>} : () -> ()"#,
            "1:18: error: hexadecimal float constant out of range for type",
        ),
        (
            r#""a"() {z = dense<"0x00"> : tensor<3xtf32>} : () -> ()"#,
            "1:12: error: elements hex data size is invalid for provided type: 'tensor<3xtf32>'",
        ),
        (r#""a"() {z = 1 : i0} : () -> ()"#, "1:12: error: integer constant out of range for attribute"),
        (r#""a"() {z = -129 : i8} : () -> ()"#, "1:13: error: integer constant out of range for attribute"),
        (
            r#""a"() {z = 0xFFFFFFFFFFFFFFFF : index} : () -> ()"#,
            "1:12: error: integer constant out of range for attribute",
        ),
        (
            r#""a"() {w = 1 : f32} : () -> ()"#,
            "1:12: error: unexpected decimal integer literal for a floating point value",
        ),
        (
            r#""a"() {w = 0x1FFFFFFFF : f32} : () -> ()"#,
            "1:12: error: hexadecimal float constant out of range for type",
        ),
        (
            r#""a"() {w = 1.0 : i32} : () -> ()"#,
            "1:21: error: floating point value not valid for specified type",
        ),
        (
            r#""a"() {w = 1 : tensor<4xi32>} : () -> ()"#,
            "1:12: error: integer literal not valid for specified type",
        ),
        (
            r#""a"() {b = affine_map<(d0) -> (d0 * d0)>} : () -> ()"#,
            "1:35: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
        ),
        (
            r#""a"() {b = affine_map<(d0) -> (d0 floordiv d0)>} : () -> ()"#,
            "1:35: error: non-affine expression: right operand of floordiv has to be either a constant or symbolic",
        ),
        (
            r#""a"() {b = affine_map<(d0) -> (d0 mod d0)>} : () -> ()"#,
            "1:35: error: non-affine expression: right operand of mod has to be either a constant or symbolic",
        ),
        (r#""a"() {b = affine_map<(d0) -> (x)>} : () -> ()"#, "1:32: error: use of undeclared identifier"),
        (
            r#""a"() {b = affine_map<(d0, d0) -> (x)>} : () -> ()"#,
            "1:28: error: redefinition of identifier 'd0'",
        ),
        (
            r#""a"() {b = affine_map<(d0) -> (d0 +)>} : () -> ()"#,
            "1:36: error: missing right operand of binary operator",
        ),
        (
            r#""a"() {b = affine_map<(d0) -> (+ d0)>} : () -> ()"#,
            "1:32: error: missing left operand of binary operator",
        ),
        (
            r#""a"() {b = affine_map<(d0) -> (99999999999999999999)>} : () -> ()"#,
            "1:32: error: constant too large for index",
        ),
        (
            r#""a"() {b = affine_map<(d0) : (d0 == 0)>} : () -> ()"#,
            "1:23: error: expected AffineMap, but got IntegerSet",
        ),
        (
            r#""a"() {b = affine_set<(d0) -> (d0)>} : () -> ()"#,
            "1:23: error: expected IntegerSet, but got AffineMap",
        ),
        (
            r#""a"() {b = affine_set<(d0)[s0] : (d0 - s0)>} : () -> ()"#,
            "1:42: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint",
        ),
        (
            r#""a"() {b = memref<4xf32, affine_map<(d0,d1)->(d0)>>} : () -> ()"#,
            "1:12: error: memref layout mismatch between rank and affine map: 1 != 2",
        ),
        (
            r#""a"() {b = memref<4xf32, 1, 2>} : () -> ()"#,
            "1:30: error: multiple memory spaces specified in memref type",
        ),
        (
            r#""a"() {b = memref<4xf32, 1, affine_map<(d0)->(d0)>>} : () -> ()"#,
            "1:51: error: expected memory space to be last in memref type",
        ),
        (
            r#""a"() {b = vector<0xf32>} : () -> ()"#,
            "1:12: error: vector types must have positive constant sizes but got 0",
        ),
        (r#""a"() {b = vector<?xf32>} : () -> ()"#, "1:19: error: expected non-function type"),
        (
            r#""a"() {b = vector<4xtensor<4xf32>>} : () -> ()"#,
            "1:12: error: failed to verify 'elementType': VectorElementTypeInterface instance",
        ),
        (r#""a"() {b = complex<index>} : () -> ()"#, "1:20: error: invalid element type for complex"),
        (
            r#""a"() {b = tensor<4 x f32>, c = tensor<4xx>} : () -> ()"#,
            "1:42: error: expected non-function type",
        ),
        (r#""a"() {b = tensor<4 8xf32>} : () -> ()"#, "1:20: error: expected 'x' in dimension list"),
        (r#""a"() {b = tensor<99999999999999999999xf32>} : () -> ()"#, "1:19: error: invalid dimension"),
        (r#""a"() {b = i16777216} : () -> ()"#, "1:12: error: integer bitwidth is limited to 16777215 bits"),
        (r#""a"() {b = foo} : () -> ()"#, "1:11: error: expected attribute value"),
        (r#""a"() {b = @a:@b} : () -> ()"#, "1:14: error: expected '}' in attribute dictionary"),
        (r#""a"() {x,x} : () -> ()"#, "1:10: error: duplicate key 'x' in dictionary attribute"),
        (r#""a"() {b = [1,2,]} : () -> ()"#, "1:17: error: expected attribute value"),
        (
            r#""a"() {b = memref<4xf32, strided<[1,2]>>}: () -> ()"#,
            "1:12: error: expected the number of strides to match the rank",
        ),
        (r#""a"() {b = memref<4xtuple<>>}: () -> ()"#, "1:21: error: invalid memref element type"),
        (r#""a"() {b = tensor<4xnone>}: () -> ()"#, "1:21: error: invalid tensor element type"),
        (
            r#""a"() {b = memref<*xf32, affine_map<(d0)->(d0)>>}: () -> ()"#,
            "1:48: error: cannot have affine map for unranked memref type",
        ),
        (
            r#""a"() {b = !foo.bar<x(>}: () -> ()"#,
            "1:20: error: unbalanced '(' character in pretty dialect name",
        ),
        (r#""a"() {b = !foo.bar<x"#, "1:20: error: unbalanced '<' character in pretty dialect name"),
        (r#""a"() {b = !foo.bar<x "a>}: () -> ()"#, r#"1:37: error: expected '"' in string literal"#),
        (r#""a"() {b = !foo }: () -> ()"#, "1:16: error: undefined symbol alias id 'foo'"),
        (
            r#""a"() {b = -0 : i32, c = -0.0 : f32}: () -> ()"#,
            "1:13: error: integer constant out of range for attribute",
        ),
        (r#""a"() {b = #foo }: () -> ()"#, "1:16: error: undefined symbol alias id 'foo'"),
        (
            r#""a"() {b = dense<[]> : tensor<2xi32>} : () -> ()"#,
            "1:12: error: inferred shape of elements literal ([0]) does not match type ([2])",
        ),
        (
            r#""a"() {b = dense<> : tensor<2xi32>} : () -> ()"#,
            "1:12: error: parsed zero elements, but type ('tensor<2xi32>') expected at least 1",
        ),
        (
            r#""a"() {b = dense<[(1.0,2.0)]> : tensor<1xi32>} : () -> ()"#,
            "1:20: error: expected integer elements, but parsed floating-point",
        ),
        (
            r#""a"() {b = dense<[1.0]> : tensor<1xcomplex<f32>>} : () -> ()"#,
            "1:12: error: parsed 1 elements, but type ('tensor<1xcomplex<f32>>') expected 2 elements",
        ),
        (
            r#""a"() {b = dense<foo> : tensor<1xcomplex<f32>>} : () -> ()"#,
            "1:18: error: expected element literal of primitive type",
        ),
        (
            r#""a"() {b = dense<[-"a"]> : tensor<1xcomplex<f32>>} : () -> ()"#,
            "1:20: error: expected integer or floating point literal",
        ),
        (
            r#""a"() {b = dense<["a",1]> : tensor<2x!foo.x>} : () -> ()"#,
            "1:12: error: expected string token, got 1",
        ),
        (r#""a"() {b = array<i32: 5000000000>}: () -> ()"#, "1:33: error: integer constant out of range"),
        (r#""a"() {b = array<i32: 1.0>}: () -> ()"#, "1:23: error: expected integer literal"),
        (
            r#""a"() {b = array<f32: 1>}: () -> ()"#,
            "1:23: error: unexpected decimal integer literal for a floating point value",
        ),
        (
            r#""a"() {b = array<tensor<4xf32>: -1>}: () -> ()"#,
            "1:18: error: expected integer or float type, got: 'tensor<4xf32>'",
        ),
        (
            r#""a"() {b = array<tf32: 1.0>}: () -> ()"#,
            "1:18: error: element type bitwidth must be a multiple of 8",
        ),
        (
            r#""a"() {b = dense_resource<x> : i32}: () -> ()"#,
            "1:30: error: `dense_resource` expected a shaped type",
        ),
        (
            r#""a"() {b=dense_resource<x> : tensor<4xi8>} : () -> () {-# dialect_resources: { builtin: { x: "abc" } } #-}"#,
            "1:94: error: expected hex string blob for key 'x'",
        ),
        (
            r#""x"() {a = 1.0e10, b = 1.5 : f16, c = 0.1 : bf16, d = 1e5} : () -> ()"#,
            "1:56: error: expected '}' in attribute dictionary",
        ),
        (r#""x"() {a = "\q"} : () -> ()"#, "1:13: error: unknown escape in string literal"),
        (r#""x"() {a = @1} : () -> ()"#, "1:13: error: @ identifier expected to start with letter or '_'"),
        (r#""x"() {a = @a::b} : () -> ()"#, "1:16: error: expected nested symbol reference identifier"),
        (r#""x"() {a = #} : () -> ()"#, "1:12: error: invalid attribute name"),
        (r#""x"() {a = ..} : () -> ()"#, "1:13: error: expected three consecutive dots for an ellipsis"),
        (r#""x"() {a = $} : () -> ()"#, "1:12: error: unexpected character"),
        (r#""x"() {a = !} : () -> ()"#, "1:12: error: invalid type identifier"),
        (r#""x"() {a = [} : () -> ()"#, "1:13: error: expected attribute value"),
        (r#""x"() {1 = 2} : () -> ()"#, "1:8: error: expected attribute name"),
        (r#""x"() {"" = 2} : () -> ()"#, "1:8: error: expected valid attribute name"),
        (r#""x"() {a = -} : () -> ()"#, "1:13: error: expected constant integer or floating point value"),
        (r#""x"() {a = -"b"} : () -> ()"#, "1:13: error: expected constant integer or floating point value"),
        (
            r#""x"() {a = -1 : ui8} : () -> ()"#,
            "1:13: error: negative integer literal not valid for unsigned integer type",
        ),
        (
            r#""x"() {a = i32, b = (i32, f32) -> (), c = () -> i32, d = (), e} : () -> ()"#,
            "1:60: error: expected '->' in function type",
        ),
        (
            r#""x"() {a = tensor<*xf32>, b = tensor<*xf32, "a">} : () -> ()"#,
            "1:49: error: cannot apply encoding to unranked tensor",
        ),
        (r#""x"() {a = tensor<2xf32} : () -> ()"#, "1:24: error: expected '>' in tensor type"),
        (r#""x"() {a = tensor 2} : () -> ()"#, "1:18: error: expected '<' in tensor type"),
        (r#""x"() {a = tuple<i32} : () -> ()"#, "1:21: error: expected '>' in tuple type"),
        (r#""x"() {a = complex<f32} : () -> ()"#, "1:23: error: expected '>' in complex type"),
        (r#""x"() {a = vector<4xf32} : () -> ()"#, "1:24: error: expected '>' in vector type"),
        (r#""x"() {a = vector<[4xf32>} : () -> ()"#, "1:21: error: missing ']' closing scalable dimension"),
        (r#""x"() {a = memref<4xf32} : () -> ()"#, "1:24: error: expected ',' or '>' in memref type"),
        (r#""x"() {a = affine_map<(d0)[s0] (d0)>} : () -> ()"#, "1:31: error: expected '->' or ':'"),
        (
            r#""x"() {a = affine_map<(d0)[s0] -> (d0>} : () -> ()"#,
            "1:38: error: expected ')' in affine map range",
        ),
        (
            r#""x"() {a = affine_map<(d0)[s0] -> (())>} : () -> ()"#,
            "1:37: error: no expression inside parentheses",
        ),
        (r#""x"() {a = strided<>} : () -> ()"#, "1:20: error: expected '['"),
        (r#""x"() {a = strided<[a]>} : () -> ()"#, "1:21: error: expected a 64-bit signed integer or '?'"),
        (r#""x"() {a = strided<[1], 4>} : () -> ()"#, "1:24: error: expected 'offset' after comma"),
        (r#""x"() {a = array<i32 1>} : () -> ()"#, "1:21: error: expected ':' after dense array type"),
        (r#""x"() {a = array<i32: >} : () -> ()"#, "1:23: error: expected integer literal"),
        (r#""x"() {a = dense<1 : tensor<2xi32>} : () -> ()"#, "1:19: error: expected '>'"),
        (r#""x"() {a = dense<1> tensor<2xi32>} : () -> ()"#, "1:20: error: expected ':'"),
        (
            r#""x"() {a = true, b = false, c = true : i1} : () -> ()"#,
            "1:37: error: expected '}' in attribute dictionary",
        ),
    ]);
}

#[test]
fn dense_elements() {
    check(
        r#"
"a"() {s = dense<true> : vector<4xi1>, packed = dense<"0x05"> : vector<3xi1>,
       hex = dense<"0x0100000002000000"> : tensor<2xi32>, nested = dense<[[1, -1], [0x10, 4]]> : tensor<2x2xi8>,
       none = dense<> : tensor<0xi8>, empty = dense<[[], []]> : tensor<2x0xi8>,
       pairs = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>, text = dense<["a", "b"]> : tensor<2x!foo.str>,
       same = dense<["a", "a"]> : tensor<2x!foo.str>, bits = dense<0x7FC00000> : tensor<3xf32>,
       index = dense<[3, -4]> : tensor<2xindex>, narrow = dense<[1, -1, 7]> : vector<3xi4>, all = dense<[1.0, 1.0]> : tensor<2xf64>}
  : () -> ()
"#,
        expect![[r#"
            "builtin.module"() ({
              "a"() {all = dense<1.000000e+00> : tensor<2xf64>, bits = dense<0x7FC00000> : tensor<3xf32>, empty = dense<> : tensor<2x0xi8>, hex = dense<[1, 2]> : tensor<2xi32>, index = dense<[3, -4]> : tensor<2xindex>, narrow = dense<[1, -1, 7]> : vector<3xi4>, nested = dense<[[1, -1], [16, 4]]> : tensor<2x2xi8>, none = dense<> : tensor<0xi8>, packed = dense<[true, false, true]> : vector<3xi1>, pairs = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>, s = dense<true> : vector<4xi1>, same = dense<"a"> : tensor<2x!foo.str>, text = dense<["a", "b"]> : tensor<2x!foo.str>} : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn numbers_and_strings() {
    check(
        r#"
"a"() {a = 256 : i9, b = -128 : i8, c = 255 : i8, d = 1.5 : f16, e = 0x7C00 : f16, f = -0.0 : f32, g = 7,
       h = 2.5, i = true, j = 340282366920938463463374607431768211455 : i128, k = "a\0Ab\22\\", l = "t" : i32,
       m = 0x1F : index, n = 255 : ui8}
  : () -> ()
"#,
        expect![[r#"
            "builtin.module"() ({
              "a"() {a = -256 : i9, b = -128 : i8, c = -1 : i8, d = 1.500000e+00 : f16, e = 0x7C00 : f16, f = -0.000000e+00 : f32, g = 7 : i64, h = 2.500000e+00 : f64, i = true, j = -1 : i128, k = "a\0Ab\22\\", l = "t" : i32, m = 31 : index, n = 255 : ui8} : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn arrays_symbols_and_dictionaries() {
    check(
        r#"
"a"() {a = array<i32: 1, -2, 0x10>, b = array<i1: true, false>, c = array<f32: 1.0, 0x7F800000>, d = array<i8>,
       e = @a::@b::@"c d", f = [1, [unit], {x}], "x y" = {b = 1, a}, g = strided<[4, ?], offset: 3>, h = strided<[]>,
       i = dense_resource<blob> : tensor<3xi8>, j = #foo.bar<a, (b[c -> d])> : i32, k = #foo<"x">, l}
  : () -> ()
"#,
        expect![[r#"
            "builtin.module"() ({
              "a"() {a = array<i32: 1, -2, 16>, b = array<i1: true, false>, c = array<f32: 1.000000e+00, 0x7F800000>, d = array<i8>, e = @a::@b::@"c d", f = [1, [unit], {x}], g = strided<[4, ?], offset: 3>, h = strided<[]>, i = dense_resource<blob> : tensor<3xi8>, j = #foo.bar<a, (b[c -> d])> : i32, k = #foo<"x">, l, "x y" = {a, b = 1 : i64}} : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn all_kinds_of_types() {
    check(
        r#"
"a"() {a = tensor<0x?x4xf32, "enc">, b = tensor<*xf64>, c = memref<4x ? xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>,
       d = memref<4xf32, affine_map<(d0) -> (d0)>, 0>, e = memref<*xi8, "s">, f = vector<[4]x2xf32>, g = vector<f32>,
       h = tuple<i32, tuple<>>, i = complex<f64>, j = (i32, f32) -> (si8, ui8), k = () -> (() -> ()), l = none,
       m = !foo.bar<x, "y>">, n = !foo<x y>, o = !p.box<!p.box<index>>, p = memref<2xf32, strided<[1], offset: ?>>,
       q = !p<box<i1>>, r = bf16, s = tf32, t = f80, u = f128}
  : () -> ()
"#,
        expect![[r##"
            #map = affine_map<(d0, d1) -> (d1, d0)>
            "builtin.module"() ({
              "a"() {a = tensor<0x?x4xf32, "enc">, b = tensor<*xf64>, c = memref<4x?xf32, #map, 3>, d = memref<4xf32>, e = memref<*xi8, "s">, f = vector<[4]x2xf32>, g = vector<f32>, h = tuple<i32, tuple<>>, i = complex<f64>, j = (i32, f32) -> (si8, ui8), k = () -> (() -> ()), l = none, m = !foo.bar<x, "y>">, n = !foo<x y>, o = !p.box<!p.box<index>>, p = memref<2xf32, strided<[1], offset: ?>>, q = !p.box<i1>, r = bf16, s = tf32, t = f80, u = f128} : () -> ()
            }) : () -> ()
        "##]],
    );
}

#[test]
fn affine_maps_and_sets() {
    check(
        r#"
"a"() {a = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0, -(d0 + 1), (d0 ceildiv 8) * 8, d1 mod 3 floordiv 2)>,
       b = affine_map<() -> ()>, c = affine_map<(i) -> (i - 1 - -3, 2 * 3)>}
  : () -> ()
"b"() {d = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 <= 5, 3 == d0)>} : () -> ()
"#,
        expect![[r##"
            #map = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0, -(d0 + 1), (d0 ceildiv 8) * 8, (d1 mod 3) floordiv 2)>
            #map1 = affine_map<() -> ()>
            #map2 = affine_map<(d0) -> (d0 + 2, 6)>
            #set = affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 5 >= 0, -d0 + 3 == 0)>
            "builtin.module"() ({
              "a"() {a = #map, b = #map1, c = #map2} : () -> ()
              "b"() {d = #set} : () -> ()
            }) : () -> ()
        "##]],
    );
}

#[test]
fn aliases_and_metadata() {
    check(
        r#"
#map = affine_map<(d0) -> (d0 + 1)>
!m = memref<4xf32, #map>
"a"() {a = !m, b = [#map], c = dense_resource<blob> : tensor<3xi8>} : () -> !m
{-#
  dialect_resources: { builtin: { blob: "0x08000000010203" } },
  external_resources: { tool: { a: true, b: "c" } }
#-}
"#,
        expect![[r##"
            #map = affine_map<(d0) -> (d0 + 1)>
            "builtin.module"() ({
              %0 = "a"() {a = memref<4xf32, #map>, b = [#map], c = dense_resource<blob> : tensor<3xi8>} : () -> memref<4xf32, #map>
            }) : () -> ()

            {-#
              dialect_resources: {
                builtin: {
                  blob: "0x08000000010203"
                }
              },
              external_resources: {
                tool: {
                  a: true,
                  b: "c"
                }
              }
            #-}
        "##]],
    );
}
