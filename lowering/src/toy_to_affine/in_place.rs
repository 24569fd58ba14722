//! Reads views of a caller's memory where they are.
//!
//! A `toy.strided` is copied into a buffer at first, like everything whose elements are those of an operand at other
//! indices. What only loads from the buffer, and not much more often than it has elements, loads from the caller's memory
//! in its place. Everything else keeps the copy: a product reads each element many times, and faster from a dense buffer.

use dialects::affine::{AffineForOp, AffineLoadOp, AffineStoreOp};
use loops::util::trip_count::constant_trip_count;
use mlir::{Body, Builder, Context, Op, OpRef, Value};

/// Marks the buffer of a view. Nothing else has this attribute.
pub(super) const VIEW: &str = "toy.view";

/// A buffer is read this many times before it is worth its copy.
const MANY_READS: u64 = 4;

/// Removes the marks of a converted body, and the buffers of views that need none.
pub(super) fn read_in_place(cx: &Context, body: &mut Body) {
    let is_view = |body: &Body, op: Op| OpRef::new(cx, body, op).attr(VIEW).is_some();
    let views: Vec<Op> = body.all_ops_pre().into_iter().filter(|&op| is_view(body, op)).collect();
    for view in views {
        body.set_attr(cx, view, VIEW, None);
        if let Some(view) = View::of(cx, body, view) {
            view.remove(cx, body);
        }
    }
}

/// A buffer that is only loaded from once it is filled.
struct View {
    allocation: Op,
    /// The load from the caller's memory for each element, in the loops that fill the buffer.
    from: Op,
    /// The outermost of these loops.
    nest: Op,
    loads: Vec<Op>,
}

impl View {
    fn of(cx: &Context, body: &Body, allocation: Op) -> Option<View> {
        let op = |op: Op| OpRef::new(cx, body, op);
        let buffer = op(allocation).ty(body.result(allocation, 0));
        let users = body.users(body.result(allocation, 0));
        let (stores, loads): (Vec<Op>, Vec<Op>) = users.partition(|&user| op(user).is::<AffineStoreOp>());
        let &[store] = &*stores else { return None };
        let reads = loads.iter().try_fold(0u64, |sum, &load| {
            let is_affine = op(load).is::<AffineLoadOp>();
            if is_affine { sum.checked_add(runs(op(load))?) } else { None }
        })?;
        let elements = u64::try_from(buffer.num_elements()?).ok()?;
        let from = body.defining_op(body.operands(store).next()?)?;
        let nest = body.ancestor_in_block(body.block_of(allocation)?, store)?;
        (reads <= elements.saturating_mul(MANY_READS) && op(from).is::<AffineLoadOp>()).then_some(View {
            allocation,
            from,
            nest,
            loads,
        })
    }

    fn remove(self, cx: &Context, body: &mut Body) {
        let from = OpRef::new(cx, body, self.from).cast::<AffineLoadOp>().expect("it is one");
        let (row, place) = (from.memref(), from.map().clone());
        for op in self.loads {
            let load = OpRef::new(cx, body, op).cast::<AffineLoadOp>().expect("all loads are of this kind");
            let map = place.compose(cx, load.map()).expect("an index of the view for each dimension");
            let (loc, ty) = (load.loc(), load.ty(load.result()).id());
            let indices: Vec<Value> = load.indices().collect();
            let mut b = Builder::before(cx, body, op);
            let new = AffineLoadOp::build(&mut b, loc, ty, row, &indices, cx.affine_map_attr(map));
            b.replace_op(op, &[new]);
        }
        let mut b = Builder::new(cx, body);
        b.erase_op(self.nest);
        b.erase_op(self.allocation);
    }
}

/// How often an operation runs, if all loops around it are known.
fn runs(op: OpRef<'_>) -> Option<u64> {
    let mut runs = 1u64;
    let mut around = op.parent_op();
    while let Some(op) = around {
        runs = runs.checked_mul(constant_trip_count(op.cast::<AffineForOp>()?)?)?;
        around = op.parent_op();
    }
    Some(runs)
}
