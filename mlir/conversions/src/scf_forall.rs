//! `scf.forall` without results as `scf.parallel`.

use dialects::offsets_sizes_strides::{Mixed, mixed};
use dialects::scf;
use mlir::{AttrRef, Body, Builder, Context, Handle, Loc, Value};

/// Replaces a loop by a parallel one over the same indices, in the same order of dimensions. One that returns tensors
/// stays, and so does a malformed one.
pub(crate) fn to_parallel(
    cx: &Context,
    body: &mut Body,
    op: Handle<scf::ForallOp>,
) -> Option<Handle<scf::ParallelOp<'static>>> {
    let view = op.read(cx, body);
    let loc = view.loc();
    let bounds = [
        mixed(&view.static_lower_bound(), view.dynamic_lower_bound()),
        mixed(&view.static_upper_bound(), view.dynamic_upper_bound()),
        mixed(&view.static_step(), view.dynamic_step()),
    ];
    if view.outputs().len() > 0 {
        return None;
    }
    let mapping = view.mapping_attr().map(AttrRef::id);
    let from = view.region().entry()?.id();
    let end = body.last_op(from)?;
    let mut b = Builder::before(cx, body, *op);
    let [lower, upper, step] = bounds.map(|list| values(&mut b, loc, &list));
    let options =
        scf::ParallelOpOptions { lower_bound: &lower, upper_bound: &upper, step: &step, init_vals: &[] };
    let new = scf::ParallelOp::build_with(&mut b, loc, &[], options);
    let [region] = b.body().regions_of(*new) else { return None };
    let region = *region;
    b.set_attr(*new, scf::ForallOp::MAPPING_ATTR, mapping);
    b.body_mut().detach_block(from);
    b.body_mut().append_block(region, from);
    b.set_before(end);
    scf::ReduceOp::build(&mut b, loc, &[], 0);
    b.erase_op(end);
    b.erase_op(*op);
    Some(new)
}

fn values(b: &mut Builder<'_>, loc: Loc, list: &[Mixed]) -> Vec<Value> {
    list.iter().map(|number| number.as_value(b, loc)).collect()
}
