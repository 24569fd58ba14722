//! Atomic accesses: an instruction for a kind that LLVM has, or a loop around a comparison and exchange.

use dialects::llvm::{self, AtomicBinOp, AtomicOrdering};
use dialects::memref;
use dialects::memref::AtomicRMWKind as Kind;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Handle, Op};

use super::access::{Place, address};
use super::parts::element;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(atomic_rmw).add(generic_atomic_rmw);
}

fn instruction(kind: Kind) -> Option<AtomicBinOp> {
    Some(match kind {
        Kind::Addf => AtomicBinOp::Fadd,
        Kind::Addi => AtomicBinOp::Add,
        Kind::Assign => AtomicBinOp::Xchg,
        Kind::Maximumf => AtomicBinOp::Fmaximum,
        Kind::Maxnumf => AtomicBinOp::Fmax,
        Kind::Maxs => AtomicBinOp::Max,
        Kind::Maxu => AtomicBinOp::Umax,
        Kind::Minimumf => AtomicBinOp::Fminimum,
        Kind::Minnumf => AtomicBinOp::Fmin,
        Kind::Mins => AtomicBinOp::Min,
        Kind::Minu => AtomicBinOp::Umin,
        Kind::Ori => AtomicBinOp::Or,
        Kind::Xori => AtomicBinOp::Xor,
        Kind::Andi => AtomicBinOp::And,
        _ => return None,
    })
}

fn atomic_rmw(
    op: Handle<memref::AtomicRMWOp>,
    x: memref::AtomicRMWOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.cx().type_ref(view.ty(view.memref()).id());
    let Some(kind) = instruction(view.kind()) else { return Err(rw.no_match("LLVM lacks the kind")) };
    let address = address(rw, loc, ty, x.memref(), x.indices(), Place::Any)?;
    let value = llvm::AtomicRMWOp::build(rw, loc, kind, address, x.value(), AtomicOrdering::AcqRel);
    rw.replace_by(*op, value)
}

/// Computes the new value in a block of its own until no other thread has changed the element meanwhile.
fn generic_atomic_rmw(
    op: Handle<memref::GenericAtomicRMWOp>,
    x: memref::GenericAtomicRMWOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = rw.cx().type_ref(view.ty(view.memref()).id());
    let element = element(rw, ty)?;
    let body = view.atomic_body().entry().ok_or(NoMatch)?.id();
    let computation: Vec<Op> = rw.body().ops(body).collect();
    let Some((&end, computation)) = computation.split_last() else { return Err(NoMatch) };
    if !computation.iter().all(|&op| rw.can_become_legal(op)) {
        return Err(rw.no_match("an operation in the body stays"));
    }
    let (&[old], [new]) = (rw.body().block_args(body), [rw.body().operand(end, 0)]) else {
        return Err(NoMatch);
    };
    let start = rw.body().block_of(*op).ok_or(NoMatch)?;
    let rest = rw.body_mut().split_block(*op);
    let again = rw.body_mut().create_block(&[(element, loc)]);
    rw.body_mut().insert_block_before(rest, again);
    let &[current] = rw.body().block_args(again) else { return Err(NoMatch) };
    rw.set_end(start);
    let address = address(rw, loc, ty, x.memref(), x.indices(), Place::Any)?;
    let first = llvm::LoadOp::build(rw, loc, element, address);
    llvm::BrOp::build(rw, loc, &[first], again);
    rw.replace_uses(old, current);
    for &op in computation {
        rw.body_mut().move_op_to_end(op, again);
    }
    rw.set_end(again);
    let new = if new == old { current } else { rw.remapped(new)? };
    let (success, failure) = (AtomicOrdering::AcqRel, AtomicOrdering::Monotonic);
    let pair = llvm::AtomicCmpXchgOp::build(rw, loc, address, current, new, success, failure);
    let found = llvm::ExtractValueOp::build(rw, loc, element, pair, &[0]);
    let flag = rw.cx().int_ty(1);
    let done = llvm::ExtractValueOp::build(rw, loc, flag, pair, &[1]);
    let options = llvm::CondBrOpOptions { false_dest_operands: &[found], ..Default::default() };
    llvm::CondBrOp::build_with(rw, loc, done, rest, again, options);
    rw.replace_by(*op, found)
}
