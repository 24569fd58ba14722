//! `convert-bufferization-to-memref`: copies as allocations, and deallocations as tests of addresses.

use dialects::arith::MulIOp;
use dialects::bufferization::{CloneOp, DIALECT, DeallocOp};
use dialects::matching::build_index;
use dialects::memref::{
    AllocOp, AllocOpOptions, AllocaOp, AllocaOpOptions, CastOp, CopyOp, DimOp, RankOp, ReshapeOp, StoreOp,
};
use dialects::scf::{ForOp, YieldOp};
use mlir::{AttrKind, Body, Builder, Context, DYNAMIC, Diag, Loc, OpRef, Type, TypeKind, Value};

use super::functions::for_each_body;

/// Converts everything in a body but its deallocations.
///
/// # Errors
/// At the first operation of the dialect that cannot be converted.
pub(crate) fn run(cx: &Context, body: &mut Body) -> Result<(), Vec<Diag>> {
    check(cx, body).map_err(|diag| vec![diag])?;
    for_each_body(body, &mut |body| {
        for op in body.all_ops_pre() {
            let Some(clone) = OpRef::new(cx, body, op).cast::<CloneOp>() else { continue };
            let (loc, input, ty) = (clone.loc(), clone.input(), body.ty(clone.output()));
            let mut b = Builder::before(cx, body, op);
            let copy = allocate_like(&mut b, loc, input, ty);
            CopyOp::build(&mut b, loc, input, copy);
            b.replace_op(op, &[copy]);
        }
        Ok(())
    })
}

fn check(cx: &Context, body: &Body) -> Result<(), Diag> {
    for op in body.all_ops_pre() {
        if let Some(inner) = body.nested(op) {
            check(cx, inner)?;
        }
        let view = OpRef::new(cx, body, op);
        if view.def().is_some_and(|def| def.dialect() == DIALECT.name)
            && !view.is::<DeallocOp>()
            && !is_simple(view)
        {
            let name = view.name();
            let message = format!("failed to legalize operation '{name}' that was explicitly marked illegal");
            return Err(view.plain_error(message));
        }
    }
    Ok(())
}

/// Whether an operation copies to memory of a layout that can be allocated.
fn is_simple(op: OpRef<'_>) -> bool {
    let Some(clone) = op.cast::<CloneOp>() else { return false };
    let layout = match *op.ty(clone.output()).kind() {
        TypeKind::MemRef { layout, .. } => layout,
        _ => None,
    };
    layout.is_none_or(|layout| matches!(op.cx().attr_kind(layout), AttrKind::Strided { .. }))
}

/// Memory of the size of a buffer.
fn allocate_like(b: &mut Builder<'_>, loc: Loc, input: Value, ty: Type) -> Value {
    let cx = b.cx();
    let (shape, own) = match cx.type_kind(ty).clone() {
        TypeKind::UnrankedMemRef { element, memory_space } => {
            return allocate_unranked(b, loc, input, ty, (element, memory_space));
        }
        TypeKind::MemRef { shape, element, memory_space, .. } => {
            (shape.clone(), cx.ty(TypeKind::MemRef { shape, element, layout: None, memory_space }))
        }
        _ => return input,
    };
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC) {
        let index = build_index(b, loc, at as i64);
        let known = cx.type_ref(b.body().ty(input)).shape().and_then(|shape| shape.get(at).copied());
        sizes.push(match known.filter(|&size| size != DYNAMIC) {
            Some(size) => build_index(b, loc, size),
            None => DimOp::build(b, loc, input, index),
        });
    }
    let options = AllocOpOptions { dynamic_sizes: &sizes, ..Default::default() };
    let new = AllocOp::build_with(b, loc, own, options);
    if own == ty { new } else { CastOp::build(b, loc, ty, new) }
}

/// A list of all elements, with the shape of the buffer.
fn allocate_unranked(
    b: &mut Builder<'_>,
    loc: Loc,
    input: Value,
    ty: Type,
    (element, memory_space): (Type, Option<mlir::Attr>),
) -> Value {
    let cx = b.cx();
    let [zero, one] = [0, 1].map(|n| build_index(b, loc, n));
    let rank = RankOp::build(b, loc, input);
    let options = AllocaOpOptions { dynamic_sizes: &[rank], ..Default::default() };
    let shape = AllocaOp::build_with(b, loc, cx.memref_ty(&[DYNAMIC], cx.index_ty()), options);
    let count = ForOp::build_with_iter_args(b, loc, zero..rank, one, &[one], |b, at, count| {
        let size = DimOp::build(b, loc, input, at);
        StoreOp::build(b, loc, size, shape, &[at]);
        let count = MulIOp::build(b, loc, count[0], size);
        YieldOp::build(b, loc, &[count]);
    });
    let count = b.body().result(*count, 0);
    let list = cx.ty(TypeKind::MemRef { shape: [DYNAMIC].into(), element, layout: None, memory_space });
    let options = AllocOpOptions { dynamic_sizes: &[count], ..Default::default() };
    let list = AllocOp::build_with(b, loc, list, options);
    ReshapeOp::build(b, loc, ty, list, shape)
}
