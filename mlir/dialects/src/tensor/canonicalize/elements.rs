//! Patterns of `tensor.extract` and of operations that define single elements.

use mlir::effects::would_be_trivially_dead;
use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, IrMapping, Op, OpView};

use crate::arith::IndexCastOp;

use super::super::shapes::with_known_sizes;
use super::super::{CastOp, ExtractOp, FromElementsOp, GenerateOp, YieldOp};
use super::{Matched, check, replace_by_cast, ty};

impl CanonicalizationPatterns for ExtractOp<'_> {
    /// `extract(cast(x)) -> extract(x)`
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<ExtractOp>, rw| {
            let extract = op.view(rw);
            let indices: Vec<_> = extract.indices().collect();
            let source = rw.defining::<CastOp>(extract.tensor())?.source();
            check(ty(rw, source).is_ranked_tensor())?;
            rw.replace_with(*op, |rw, loc| ExtractOp::build(rw, loc, source, &indices))
        });
    }
}

impl CanonicalizationPatterns for FromElementsOp<'_> {
    /// `extract(index_cast(x)) -> index_cast(extract(x))`
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<ExtractOp>, rw| {
            let extract = op.view(rw);
            let indices: Vec<_> = extract.indices().collect();
            let source = rw.defining::<IndexCastOp>(extract.tensor())?.in_();
            check(ty(rw, source).is_ranked_tensor())?;
            let loc = extract.loc();
            let result = extract.ty(extract.result()).id();
            let element = ExtractOp::build(rw, loc, source, &indices);
            let cast = IndexCastOp::build(rw, loc, result, element);
            rw.replace_by(*op, cast)
        });
    }
}

impl CanonicalizationPatterns for GenerateOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(extract_of_generate);
        patterns.add(generate_of_known_size);
    }
}

/// `extract(generate {...})[i] -> ...`, if the body has no side effects.
fn extract_of_generate(op: Handle<ExtractOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    let indices: Vec<_> = extract.indices().collect();
    let generate = rw.defining::<GenerateOp>(extract.tensor())?;
    let def = generate.op_ref();
    check(would_be_trivially_dead(def))?;
    let entry = def.region(0).entry().ok_or(NoMatch)?;
    let last = entry.last_op().ok_or(NoMatch)?;
    let end = last.id();
    let value = last.cast::<YieldOp>().ok_or(NoMatch)?.value();
    let mut map = IrMapping::default();
    map.values.extend(entry.args().iter().copied().zip(indices));
    let ops: Vec<Op> = entry.ops().map(|inner| inner.id()).filter(|&inner| inner != end).collect();
    let cx = rw.cx();
    for inner in ops {
        let copy = rw.body_mut().duplicate_op(cx, inner, &mut map);
        rw.insert(copy);
    }
    rw.replace_by(*op, map.value(value))
}

/// Makes constant extents static.
fn generate_of_known_size(op: Handle<GenerateOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let generate = op.view(rw);
    let result = generate.ty(generate.result());
    let (inferred, kept) =
        with_known_sizes(generate.op_ref(), result, generate.dynamic_extents()).ok_or(NoMatch)?;
    let from = generate.body().id();
    let loc = rw.body().loc(*op);
    let made = GenerateOp::build(rw, loc, inferred, &kept);
    let to = made.view(rw).body().id();
    rw.body_mut().move_blocks(from, to);
    let value = made.view(rw).result();
    replace_by_cast(rw, *op, value)
}
