//! Declarative rewrite rules, and the pass `test-rewrites` that applies them.

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{
    FrozenPatternSet, GreedyConfig, PatternRewriter, PatternSet, SimplifyLevel, apply_patterns_greedily,
};
use mlir::{Attr, Context, Loc, OpRef, OpType as _, Value};

use crate::passes::TestRewrites;

include!(concat!(env!("OUT_DIR"), "/rewrites.rs"));

impl RunPass for TestRewrites {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        populate_with_generated(&mut patterns);
        let cx = op.cx();
        let patterns = FrozenPatternSet::new(cx, patterns);
        let config = GreedyConfig { simplify_regions: SimplifyLevel::Disabled, ..GreedyConfig::default() };
        apply_patterns_greedily(cx, op.body_mut(), &patterns, &config);
        Ok(())
    }
}

/// The number of a leaf, if it is small.
fn small(op: OpRef<'_>) -> Option<Attr> {
    let n = op.attr("n")?;
    (n.as_int()? < 10).then_some(n.id())
}

/// The last of some values, of which there is one.
fn last(values: impl Iterator<Item = Value>) -> Value {
    values.last().expect("the patterns give some")
}

fn twice(cx: &Context, n: Attr) -> Attr {
    cx.int_attr_of_width(cx.attr_ref(n).as_int().unwrap_or(0) * 2, 64)
}

fn leaves(rw: &mut PatternRewriter<'_>, loc: Loc, n: Attr) -> [Value; 2] {
    [0, 1].map(|_| {
        let index = rw.cx().index_ty();
        let leaf = LeafOp::build_generic(rw, loc, &[index], &[], &[("n", n)]);
        rw.body().result(leaf, 0)
    })
}

/// Marks the operation that defines a value.
fn note(rw: &mut PatternRewriter<'_>, value: Value) {
    if let Some(op) = rw.body().defining_op(value) {
        let unit = rw.cx().unit_attr();
        rw.set_attr(op, "noted", Some(unit));
    }
}
