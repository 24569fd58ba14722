//! The `memref-expand` pass: makes `memref.reshape` to a known rank a cast to the sizes that it loads.

use dialects::arith;
use dialects::arith::{IndexCastOp, MulIOp};
use dialects::matching::build_index;
use dialects::memref::{
    self, LoadOp, ReinterpretCastOp, ReinterpretCastOpOptions, ReshapeOp, ReshapeOpAdaptor,
};
use dialects::offsets_sizes_strides::{Mixed, split};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, ConversionTarget, Mode, convert_body,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{DYNAMIC, Handle};

use crate::passes::records::MemRefExpand;

impl RunPass for MemRefExpand {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let mut target = ConversionTarget::new(cx);
        target.add_legal_dialect(arith::DIALECT.name).add_legal_dialect(memref::DIALECT.name);
        target.add_dynamically_legal_op(ReshapeOp::NAME, |op| {
            op.cast::<ReshapeOp>().is_none_or(|op| !op.ty(op.shape()).has_static_shape())
        });
        let mut patterns = ConversionPatternSet::new();
        patterns.add(expand);
        let done = convert_body(cx, op.body_mut(), &target, &patterns, Mode::Partial);
        state.fail_if_any(done.err().unwrap_or_default())
    }
}

fn expand(op: Handle<ReshapeOp>, _: ReshapeOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source, shape) = (view.loc(), view.source(), view.shape());
    let result = view.ty(view.result());
    let (ty, sizes) = (result.id(), result.shape().ok_or(NoMatch)?.to_vec());
    let index = rw.cx().index_ty();
    let rank = sizes.len();
    let mut known = vec![Mixed::Known(1); rank];
    let mut strides = vec![Mixed::Known(1); rank];
    let mut stride = Mixed::Known(1);
    for (at, &size) in sizes.iter().enumerate().rev() {
        let value = match size {
            DYNAMIC => {
                let place = build_index(rw, loc, at as i64);
                let size = LoadOp::build(rw, loc, shape, &[place]);
                if rw.body().ty(size) == index { size } else { IndexCastOp::build(rw, loc, index, size) }
            }
            size => build_index(rw, loc, size),
        };
        known[at] = if size == DYNAMIC { Mixed::Value(value) } else { Mixed::Known(size) };
        strides[at] = stride;
        if at > 0 {
            stride = match (stride, size) {
                (Mixed::Known(number), size) if size != DYNAMIC => {
                    Mixed::Known(number.checked_mul(size).ok_or(NoMatch)?)
                }
                (stride, _) => {
                    let stride = stride.as_value(rw, loc);
                    Mixed::Value(MulIOp::build(rw, loc, stride, value))
                }
            };
        }
    }
    let [(static_sizes, sizes), (static_strides, strides)] = [split(&known), split(&strides)];
    let options = ReinterpretCastOpOptions { sizes: &sizes, strides: &strides, ..Default::default() };
    rw.replace_with(*op, |rw, loc| {
        ReinterpretCastOp::build_with(rw, loc, ty, source, &[0], &static_sizes, &static_strides, options)
    })
}
