//! Simplification on construction, checked against the text that `mlir-opt` prints for the same expressions.

use super::*;
use crate::values::context::Registry;

#[test]
fn evaluates() {
    let cx = Context::new(Registry::new());
    let d0 = cx.affine_dim(0);
    let s0 = cx.affine_symbol(0);
    let e = cx.affine_add(cx.affine_mul(d0, cx.affine_constant(3)), s0);
    assert_eq!(cx.affine_evaluate(e, &[4], &[5]), Some(17));
    assert_eq!(cx.affine_evaluate(e, &[i64::MAX], &[5]), None);
    assert_eq!(cx.affine_evaluate(e, &[], &[5]), None);
    for (op, want) in [
        (AffineBinary::FloorDiv, [-2, -1, 0, 0, 1]),
        (AffineBinary::CeilDiv, [-1, 0, 0, 1, 2]),
        (AffineBinary::Mod, [1, 2, 0, 1, 1]),
    ] {
        let got = [-5, -1, 0, 1, 4].map(|n| op.evaluate(n, 3));
        assert_eq!(got, want.map(Some), "{op:?}");
    }
}

#[test]
fn composes_and_compresses() {
    let cx = Context::new(Registry::new());
    let d0 = cx.affine_dim(0);
    let d2 = cx.affine_dim(2);
    let s1 = cx.affine_symbol(1);
    let outer = AffineMap::new(1, 1, [cx.affine_add(d0, cx.affine_symbol(0))]);
    let inner = AffineMap::new(3, 2, [cx.affine_add(cx.affine_mul(d2, cx.affine_constant(2)), s1)]);
    let composed = outer.compose(&cx, &inner).expect("one result for one dimension");
    assert_eq!((composed.dims, composed.symbols), (3, 3));
    assert_eq!(composed.evaluate(&cx, &[0, 0, 10, 1, 0, 2]), Some(vec![23]));
    let (small, kept) = composed.compress_unused(&cx);
    assert_eq!((small.dims, small.symbols), (1, 2));
    assert_eq!(kept, [2, 3, 5]);
    assert_eq!(small.evaluate(&cx, &[10, 1, 2]), Some(vec![23]));
}

#[test]
fn long_sums_are_no_deep_recursion() {
    let cx = Context::new(Registry::new());
    let mut e = cx.affine_dim(0);
    for i in 1..100_000 {
        e = cx.affine_add(e, cx.affine_dim(i));
    }
    assert!(cx.affine_is_pure(e));
    assert_eq!(cx.affine_evaluate(e, &vec![1; 100_000], &[]), Some(100_000));
}

/// Each expression as written and as simplified.
#[test]
fn simplifies_while_building() {
    let cx = Context::new(Registry::new());
    for (text, want) in [
        ("3 + d0", "d0 + 3"),
        ("s0 + d0", "d0 + s0"),
        ("d1 + d0", "d0 + d1"),
        ("d1 * 2 + d0", "d1 * 2 + d0"),
        ("(d0 + 2) + 3", "d0 + 5"),
        ("(d0 + 2) + d1", "d0 + d1 + 2"),
        ("d0 * 2 + d0 * 3", "d0 * 5"),
        ("d0 - d0", "0"),
        ("4 * d0 * 2", "d0 * 8"),
        ("s1 * s0", "s0 * s1"),
        ("(d0 * 2) * s0", "(d0 * s0) * 2"),
        ("d0 * 0 + 1", "1"),
        ("7 floordiv -2", "-4"),
        ("-7 ceildiv 2", "-3"),
        ("-7 mod 4", "1"),
        ("d0 floordiv 0", "d0 floordiv 0"),
        ("d0 mod 0", "d0 mod 0"),
        ("d0 mod 1", "0"),
        ("(d0 * 8) floordiv 4", "d0 * 2"),
        ("(d0 * 8 + d1) floordiv 4", "d0 * 2 + d1 floordiv 4"),
        ("(d0 * 8) ceildiv 4", "d0 * 2"),
        ("(d0 * 6) mod 3", "0"),
        ("(d0 * 6 + d1) mod 3", "d1 mod 3"),
        ("(d0 mod 8) mod 4", "d0 mod 4"),
        ("d0 - (d0 floordiv 4) * 4", "d0 mod 4"),
        ("d0 - (d0 floordiv s0) * s0", "d0 mod s0"),
        ("(d0 + s0) + (d1 floordiv 2) * 3", "d0 + (d1 floordiv 2) * 3 + s0"),
        ("9223372036854775807 + 1", "9223372036854775807 + 1"),
        // Expressions that would overflow are left alone.
        ("(d0 + 9223372036854775807) + 1", "d0 + 9223372036854775807 + 1"),
        ("d0 * 9223372036854775807 + d0", "d0 * 9223372036854775807 + d0"),
        ("(d0 * 4611686018427387904) * 2", "(d0 * 4611686018427387904) * 2"),
        ("d0 - 9223372036854775807 - 1", "d0 + (-9223372036854775807 - 1)"),
        ("d0 * (-9223372036854775807 - 1) + d1", "d0 * (-9223372036854775807 - 1) + d1"),
        ("d1 + d0 * (-9223372036854775807 - 1)", "d1 + d0 * (-9223372036854775807 - 1)"),
        ("-9223372036854775807 - 1", "-9223372036854775807 - 1"),
        (
            "(d0 * (-9223372036854775807 - 1)) mod 9223372036854775807",
            "(d0 * (-9223372036854775807 - 1)) mod 9223372036854775807",
        ),
        ("-(d0 + d1)", "-(d0 + d1)"),
        ("d0 - (d1 - 2)", "d0 - (d1 - 2)"),
    ] {
        let map = |e: &str| format!("affine_map<(d0, d1)[s0, s1] -> ({e})>");
        let attr = crate::text::parser::module::parse_attr_str(&cx, &map(text)).expect("a valid map");
        assert_eq!(crate::text::printer::state::attr_to_string(&cx, attr), map(want), "{text}");
    }
}

#[test]
fn simplifies_sums_to_normal_form() {
    let cx = Context::new(Registry::new());
    for (text, want) in [
        ("d1 * 2 + d0 + d1", "d0 + d1 * 3"),
        ("d0 - (d1 - 2) + d1", "d0 + 2"),
        ("(d0 * 4 + 6) floordiv 2", "d0 * 2 + 3"),
        ("(d0 * 2 + d1 * 4) floordiv 8", "(d0 + d1 * 2) floordiv 4"),
        ("d0 mod 3 + d0 floordiv 3 * 3", "d0"),
        // A quotient may be a variable, or become a sum.
        ("((d0 * 2 + 1) * 2) floordiv 4", "d0"),
        ("((d0 * 2 + 1) * 2) mod 4", "2"),
        ("((d0 * 2 + 1) * 6) floordiv 12 + d0 + d1", "d0 + d1 + d0"),
        ("((d0 * 6 + 1) * 2) floordiv 4 - d0 * 3", "0"),
        ("((d0 * 4 + d1 * 2 + 1) * 3) floordiv 12 - d0", "-d0 + (d0 * 4 + d1 * 2 + 1) floordiv 4"),
        ("((d0 * 2 + 1) * 2) floordiv 4 + d1 * s0", "d1 * s0 + d0"),
        // Expressions that MLIR does not simplify.
        ("d0 floordiv -2 + d0 + d0 - d0 * 2", "d0 floordiv -2 + d0 + d0 - d0 * 2"),
        ("(0 floordiv 0) floordiv 2 + d0", "d0 + (0 floordiv 0) floordiv 2"),
        ("(d0 + d1 - d0) mod 5", "d1 mod 5"),
        ("d0 * s0 + 1", "d0 * s0 + 1"),
    ] {
        let map = |e: &str| format!("affine_map<(d0, d1)[s0, s1] -> ({e})>");
        let attr = crate::text::parser::module::parse_attr_str(&cx, &map(text)).expect("a valid map");
        let simple = cx.attr_ref(attr).as_affine_map().expect("a map").simplify(&cx);
        let simple = crate::text::printer::state::attr_to_string(&cx, cx.affine_map_attr(simple));
        assert_eq!(simple, map(want), "{text}");
    }
}
