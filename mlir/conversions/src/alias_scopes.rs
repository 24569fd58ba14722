//! The `mark-alias-scopes` pass tells LLVM what it cannot see about buffers that are parts of one allocation: they do not
//! overlap.

use dialects::llvm::{AliasScopeAttr, AliasScopeDomainAttr};
use dialects::matching::constant_index;
use dialects::memref::{AllocOp, LoadOp, StoreOp, ViewOp};
use mlir::{Attr, Body, Context, Op, OpRef, OpView};

use crate::merge_buffers::element_bytes;

/// If an allocation has more parts than this, they get no scopes, since every access lists all others.
const MOST_PARTS: usize = 16;

/// The scopes that contain an access, on accesses that are not converted yet.
pub(crate) const INSIDE: &str = "llvm.alias_scopes";

/// The scopes that are known not to contain it.
pub(crate) const OUTSIDE: &str = "llvm.noalias_scopes";

/// The bytes of an allocation: first, and one past the last.
type Part = (i64, i64);

/// Gives scopes to the accesses of each `memref.view` at a constant distance in an allocation.
///
/// Each part of an allocation is a scope. Parts are distinguished by their bytes, not by their views, since
/// memory may be reused through another view. Scopes of different allocations may be the same, since these do
/// not overlap.
pub(crate) fn run(cx: &Context, module: &mut Body) {
    let functions: Vec<Op> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    for op in functions {
        if let Some(body) = module.nested_mut(op) {
            annotate(cx, body);
        }
    }
}

fn annotate(cx: &Context, body: &mut Body) {
    for allocation in body.all_ops_pre() {
        if !OpRef::new(cx, body, allocation).is::<AllocOp>() {
            continue;
        }
        let views: Vec<(Op, Part)> = body
            .users(body.result(allocation, 0))
            .filter_map(|user| Some((user, part(OpRef::new(cx, body, user).cast::<ViewOp>()?)?)))
            .collect();
        let mut parts: Vec<Part> = views.iter().map(|&(_, part)| part).collect();
        parts.sort_unstable();
        parts.dedup();
        if parts.len() > MOST_PARTS {
            continue;
        }
        for (view, own) in views {
            let apart = parts.iter().filter(|part| part.1 <= own.0 || own.1 <= part.0);
            let apart: Vec<Attr> = apart.map(|&part| scope(cx, part)).collect();
            if !apart.is_empty() {
                let scopes = [(INSIDE, cx.array_attr(&[scope(cx, own)])), (OUTSIDE, cx.array_attr(&apart))];
                annotate_accesses(cx, body, view, scopes);
            }
        }
    }
}

fn annotate_accesses(cx: &Context, body: &mut Body, view: Op, scopes: [(&str, Attr); 2]) {
    let memref = body.result(view, 0);
    let users: Vec<Op> = body.users(memref).collect();
    for user in users {
        let op = OpRef::new(cx, body, user);
        let is_access =
            op.is::<LoadOp>() || op.cast::<StoreOp>().is_some_and(|store| store.memref() == memref);
        for (name, scopes) in scopes.iter().filter(|_| is_access) {
            body.set_attr(cx, user, name, Some(*scopes));
        }
    }
}

/// The part of its source that a view shows.
fn part(view: ViewOp<'_>) -> Option<Part> {
    let op = view.op_ref();
    let start = constant_index(op, view.byte_shift())?;
    let ty = op.ty(op.result(0));
    let elements = i64::try_from(ty.num_elements().filter(|_| ty.has_static_shape())?).ok()?;
    let size = elements.checked_mul(i64::try_from(element_bytes(ty)?).ok()?)?;
    Some((start, start.checked_add(size)?))
}

fn scope(cx: &Context, (start, end): Part) -> Attr {
    let domain = AliasScopeDomainAttr::get(cx, cx.string_attr("parts of an allocation"), None);
    AliasScopeAttr::get(cx, cx.string_attr(&format!("bytes {start} to {end}")), domain, None)
}
