//! Nests of loops.

use std::ops::Range;

use dialects::affine::{AffineForOp, AffineYieldOp};
use dialects::scf;
use mlir::{Body, Context, Op, OpRef, OpView};

use super::For;
use super::body::block_of;

/// The loops of a body, inner ones before those around them.
pub fn loops_post(cx: &Context, body: &Body) -> Vec<For> {
    let view = |op| OpRef::new(cx, body, op).cast::<AffineForOp>();
    body.all_ops_post().into_iter().filter_map(|op| Some(view(op)?.handle())).collect()
}

/// The loops of a body that contain no other, in order.
pub fn innermost_loops(cx: &Context, body: &Body) -> Vec<For> {
    let is_loop = |op| OpRef::new(cx, body, op).is::<AffineForOp>();
    let inside = |lp: &For| body.walk_pre(**lp).into_iter().any(|op| op != **lp && is_loop(op));
    loops_post(cx, body).into_iter().filter(|lp| !inside(lp)).collect()
}

/// The loop and the loops perfectly nested in it, outermost first.
pub fn perfect_nest(cx: &Context, body: &Body, root: For) -> Vec<For> {
    let mut nest = vec![root];
    let mut at = root;
    while let Some(inner) = only_loop(cx, body, *at) {
        nest.push(inner);
        at = inner;
    }
    nest
}

/// The only loop in a loop's body, if nothing else is in it.
fn only_loop(cx: &Context, body: &Body, lp: Op) -> Option<For> {
    let first = body.first_op(block_of(body, lp)?)?;
    let inner = OpRef::new(cx, body, first).cast::<AffineForOp>()?;
    let end = OpRef::new(cx, body, body.next_op(first)?);
    end.is::<AffineYieldOp>().then(|| inner.handle())
}

/// The perfect nests that are in no other affine loop: at the top level of a function, and of the loops and choices of
/// `scf` in it.
pub fn outer_nests(cx: &Context, body: &Body) -> Vec<Vec<For>> {
    let is_outer = |op: Op| {
        let mut around = body.parent_op(op);
        while let Some(parent) = around {
            let view = OpRef::new(cx, body, parent);
            if !(view.is::<scf::ForOp>() || view.is::<scf::WhileOp>() || view.is::<scf::IfOp>()) {
                return false;
            }
            around = body.parent_op(parent);
        }
        true
    };
    let roots =
        body.all_ops_pre().into_iter().filter_map(|op| OpRef::new(cx, body, op).cast::<AffineForOp>());
    let roots = roots.filter(|lp| is_outer(lp.op_ref().id())).map(OpView::handle);
    roots.map(|root| perfect_nest(cx, body, root)).collect()
}

/// Calls `f` for each of the longest bands of at least two loops in a nest, the innermost first, given for each loop the
/// outermost one that it can be in a band with.
pub fn for_each_band(outermost: &[usize], f: &mut dyn FnMut(Range<usize>)) {
    let mut end = outermost.len();
    while end > 1 {
        let independent = |start: usize| outermost[start..end].iter().all(|&at| at <= start);
        let start = (0..end - 1).find(|&start| independent(start)).unwrap_or(end - 1);
        if start < end - 1 {
            f(start..end);
            end = start + 1;
        } else {
            end -= 1;
        }
    }
}
