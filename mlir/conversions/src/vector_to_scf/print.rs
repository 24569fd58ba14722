//! Vectors that are printed: a loop for each dimension, around the scalars.

use dialects::arith::{self, CmpIPredicate};
use dialects::matching::build_index;
use dialects::scf;
use dialects::vector::types::{VectorType, vector};
use dialects::vector::{
    BitCastOp, ExtractOp, PrintOp, PrintOpOptions, PrintPunctuation as Punctuation, ShapeCastOp,
    VectorScaleOp,
};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Builder, DYNAMIC, Handle, Loc, Op, Signedness, TypeKind, Value};

use crate::vector::build::{MOST_OPERATIONS, type_of};

pub(super) fn patterns(patterns: &mut PatternSet) {
    patterns.add(print);
}

fn punctuation(b: &mut Builder<'_>, loc: Loc, punctuation: Punctuation) -> Op {
    *PrintOp::build_with(b, loc, PrintOpOptions { punctuation: Some(punctuation), ..Default::default() })
}

/// The vector with integers of a width that is a power of two, at least 8.
fn with_usual_width(b: &mut Builder<'_>, loc: Loc, value: Value) -> Result<Value, NoMatch> {
    let cx = b.cx();
    let ty = VectorType::of(cx.type_ref(b.body().ty(value))).ok_or(NoMatch)?;
    let TypeKind::Integer { width, signedness } = *cx.type_kind(ty.element) else { return Ok(value) };
    let usual = width.max(8).checked_next_power_of_two().ok_or(NoMatch)?;
    let of =
        |width: u32, signedness: Signedness| ty.with_element(cx.ty(TypeKind::Integer { width, signedness }));
    let mut value = BitCastOp::build(b, loc, of(width, Signedness::Signless), value);
    if usual != width {
        let wide = of(usual, Signedness::Signless);
        value = if width == 1 || signedness == Signedness::Unsigned {
            arith::ExtUIOp::build(b, loc, wide, value)
        } else {
            arith::ExtSIOp::build(b, loc, wide, value)
        };
    }
    Ok(BitCastOp::build(b, loc, of(usual, signedness), value))
}

fn print(op: Handle<PrintOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, end) = (view.loc(), view.punctuation());
    let source = view.source().ok_or(NoMatch)?;
    let ty = type_of(rw, source)?;
    if ty.rank() > 1 && ty.is_scalable() || ty.num_elements() > MOST_OPERATIONS {
        return Err(rw.no_match("several dimensions, one of them scalable"));
    }
    let mut value = with_usual_width(rw, loc, source)?;
    let ty = type_of(rw, value)?;
    if ty.rank() != 1 {
        let flat = vector(ty.cx, [(ty.num_elements(), false)], ty.element);
        value = ShapeCastOp::build(rw, loc, flat, value);
    }
    let dims: Vec<(i64, bool)> = if ty.rank() == 0 { vec![(1, false)] } else { ty.dims().collect() };
    let mut indices = Vec::new();
    let mut first_close = None;
    for &(extent, scalable) in &dims {
        let lower = build_index(rw, loc, 0);
        let mut upper = build_index(rw, loc, extent);
        let by = build_index(rw, loc, 1);
        if scalable {
            let scale = VectorScaleOp::build(rw, loc);
            upper = arith::MulIOp::build(rw, loc, upper, scale);
        }
        let last = arith::SubIOp::build(rw, loc, upper, by);
        punctuation(rw, loc, Punctuation::Open);
        let new = scf::ForOp::build(rw, loc, lower..upper, by, |_, _| ());
        let close = punctuation(rw, loc, Punctuation::Close);
        first_close.get_or_insert(close);
        let block = rw.body().entry_block(rw.body().regions_of(*new)[0]).ok_or(NoMatch)?;
        let index = rw.body().block_args(block)[0];
        indices.push(index);
        // What is inside comes before the comma.
        rw.set_start(block);
        let more = arith::CmpIOp::build(rw, loc, CmpIPredicate::Ult, index, last);
        scf::IfOp::build(rw, loc, more, |b| {
            punctuation(b, loc, Punctuation::Comma);
        });
        rw.set_start(block);
    }
    let mut flat: Option<Value> = None;
    let mut stride = 1;
    for (&(extent, _), &index) in dims.iter().zip(&indices).rev() {
        let by = build_index(rw, loc, stride);
        let part = arith::MulIOp::build(rw, loc, by, index);
        flat = Some(flat.map_or(part, |sum| arith::AddIOp::build(rw, loc, sum, part)));
        stride *= extent;
    }
    let element = ExtractOp::build(rw, loc, value, &[flat.ok_or(NoMatch)?], &[DYNAMIC]);
    let options = PrintOpOptions {
        source: Some(element),
        punctuation: Some(Punctuation::NoPunctuation),
        ..Default::default()
    };
    PrintOp::build_with(rw, loc, options);
    rw.set_after(first_close.ok_or(NoMatch)?);
    punctuation(rw, loc, end);
    rw.erase_op(*op);
    Ok(())
}
