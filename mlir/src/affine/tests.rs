//! Simplification on construction, checked against the text that `mlir-opt` prints for the same expressions.

use super::*;
use crate::context::Registry;

#[test]
fn evaluates() {
    let cx = Context::new(Registry::new());
    let (d0, s0) = (cx.affine_dim(0), cx.affine_symbol(0));
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
    let (d0, d2, s1) = (cx.affine_dim(0), cx.affine_dim(2), cx.affine_symbol(1));
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
