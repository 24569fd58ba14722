//! The `scf-forall-to-parallel` pass: turns `scf.forall` without results into `scf.parallel`.

use dialects::offsets_sizes_strides::mixed;
use dialects::scf::{ForallOp, ParallelOp, ParallelOpOptions, ReduceOp};
use mlir::pass::{OpMut, PassFailed, PassResult, PassState, RunPass};
use mlir::{Builder, Handle, OpRef, OpView};

use super::records::SCFForallToParallelLoop;
use super::sequential::values;
use crate::util::body::block_of;

impl RunPass for SCFForallToParallelLoop {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, state| {
            for op in body.all_ops_post() {
                let Some(forall) = OpRef::new(cx, body, op).cast::<ForallOp>() else { continue };
                if forall.outputs().next().is_some() {
                    let message = "only fully bufferized scf.forall ops can be lowered to scf.parallel";
                    state.report(forall.op_ref().error(message));
                    return Err(PassFailed);
                }
                let forall = forall.handle();
                convert(&mut Builder::new(cx, body), forall);
            }
            Ok(())
        })
    }
}

fn convert(b: &mut Builder<'_>, forall: Handle<ForallOp<'static>>) -> Option<()> {
    let view = forall.view(b);
    let loc = view.op_ref().loc();
    let bounds = [
        mixed(&view.static_lower_bound(), view.dynamic_lower_bound()),
        mixed(&view.static_upper_bound(), view.dynamic_upper_bound()),
        mixed(&view.static_step(), view.dynamic_step()),
    ];
    let mapping = view.op_ref().attr(ForallOp::MAPPING_ATTR).map(|attr| attr.id());
    let block = block_of(b.body(), *forall)?;
    let end = b.body().last_op(block)?;
    b.set_before(*forall);
    let [lower, upper, step] = bounds.map(|list| values(b, loc, &list));
    let bounds =
        ParallelOpOptions { lower_bound: &lower, upper_bound: &upper, step: &step, ..Default::default() };
    let parallel = ParallelOp::build_with(b, loc, &[], bounds);
    if mapping.is_some() {
        b.set_attr(*parallel, ForallOp::MAPPING_ATTR, mapping);
    }
    b.set_before(end);
    ReduceOp::build(b, loc, &[], 0);
    b.erase_op(end);
    let regions = [*forall, *parallel].map(|op| b.body().regions_of(op)[0]);
    b.body_mut().move_blocks(regions[0], regions[1]);
    b.erase_op(*forall);
    Some(())
}
