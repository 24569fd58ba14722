//! Questions about memory effects: what may be erased, moved or merged.
//!
//! All answers are conservative: an operation that says nothing about itself may do anything.

use std::borrow::Cow;

use crate::definitions::op::{Effect, EffectKind, EffectOn, Effects, Traits};
use crate::interfaces::{ConditionallySpeculatable, MemoryEffectOpInterface, Speculatability};
use crate::ir::view::OpRef;

/// The effects an operation declares for itself; `None` when it declares none and is not known to have none.
///
/// The flag tells whether the operations inside count too.
fn declared(op: OpRef<'_>) -> Option<(Cow<'static, [Effect]>, bool)> {
    let def = op.def()?;
    let recursive = def.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS);
    match def.effects {
        Effects::Known(own) => Some((Cow::Borrowed(own), recursive)),
        Effects::Recursive(own) => Some((Cow::Borrowed(own), true)),
        Effects::Unknown => match def.interface::<MemoryEffectOpInterface>() {
            Some(computed) => Some((Cow::Owned((computed.effects)(op)), recursive)),
            None => recursive.then_some((Cow::Borrowed(&[]), true)),
        },
    }
}

/// True when every operation that counts (`op`, and those inside it where effects are recursive) has only effects
/// that `allowed` accepts.
fn all_effects(op: OpRef<'_>, allowed: impl Fn(&[Effect], &Effect) -> bool) -> bool {
    let Some((own, recursive)) = declared(op) else { return false };
    if !own.iter().all(|e| allowed(&own, e)) {
        return false;
    }
    if !recursive {
        return true;
    }
    // Bodies inside isolated operations are reached through a stack of (body, op).
    let mut pending = Vec::new();
    push_inner(op, &mut pending);
    while let Some((body, id)) = pending.pop() {
        let op = OpRef::new(op.cx(), body, id);
        let Some((own, recursive)) = declared(op) else { return false };
        if !own.iter().all(|e| allowed(&own, e)) {
            return false;
        }
        if recursive {
            push_inner(op, &mut pending);
        }
    }
    true
}

fn push_inner<'a>(op: OpRef<'a>, pending: &mut Vec<(&'a crate::ir::body::Body, crate::ir::entities::Op)>) {
    let (body, regions) = match op.body().nested(op.id()) {
        Some(nested) => (nested, nested.roots()),
        None => (op.body(), op.body().regions_of(op.id())),
    };
    pending.extend(regions.iter().flat_map(|&r| body.region_ops(r)).map(|o| (body, o)));
}

/// True when the operation could be erased if nothing used its results: it is no terminator and no symbol, and all
/// it does to memory is to read it or to allocate its own results.
pub fn would_be_trivially_dead(op: OpRef<'_>) -> bool {
    // Unregistered operations may be terminators and may do anything.
    let Some(def) = op.def() else { return false };
    if def.traits.intersects(Traits::TERMINATOR.with(Traits::SYMBOL)) {
        return false;
    }
    // Whatever happens to memory that the operation itself allocates, nobody sees it.
    let allocates = |own: &[Effect], on| own.contains(&Effect { kind: EffectKind::Allocate, on });
    all_effects(op, |own, e| match e.on {
        EffectOn::Result(_) if allocates(own, e.on) => true,
        _ => e.kind == EffectKind::Read,
    })
}

/// True when nothing uses the operation and erasing it changes nothing.
pub fn is_trivially_dead(op: OpRef<'_>) -> bool {
    op.body().all_results_unused(op.id()) && would_be_trivially_dead(op)
}

/// True when the operation, with everything inside it, has no effect on memory and does not depend on it.
pub fn is_memory_effect_free(op: OpRef<'_>) -> bool {
    all_effects(op, |_, _| false)
}

/// True when the operation's effects are known and all of them are reads, of which there is at least one.
pub fn only_reads(op: OpRef<'_>) -> bool {
    let Some((own, _)) = declared(op) else { return false };
    !own.is_empty() && own.iter().all(|e| e.kind == EffectKind::Read)
}

/// True when the operation, or one inside it, may write to memory that others read.
pub fn may_write(op: OpRef<'_>) -> bool {
    !all_effects(op, |_, e| e.kind != EffectKind::Write)
}

/// True when the operation, with everything inside it, may run where it did not before.
///
/// ```
/// # let cx = mlir::Context::new(mlir::Registry::new());
/// let module = mlir::Module::new(&cx, mlir::Loc::UNKNOWN);
/// assert!(!mlir::effects::is_speculatable(module.op(&cx)));
/// ```
pub fn is_speculatable(op: OpRef<'_>) -> bool {
    let own = |op: OpRef<'_>| {
        let Some(def) = op.def() else { return Speculatability::NotSpeculatable };
        match def.interface::<ConditionallySpeculatable>() {
            Some(told) => (told.speculatability)(op),
            None if def.traits.contains(Traits::ALWAYS_SPECULATABLE) => Speculatability::Speculatable,
            None if def.traits.contains(Traits::RECURSIVELY_SPECULATABLE) => {
                Speculatability::RecursivelySpeculatable
            }
            None => Speculatability::NotSpeculatable,
        }
    };
    let mut pending = Vec::new();
    match own(op) {
        Speculatability::NotSpeculatable => return false,
        Speculatability::Speculatable => return true,
        Speculatability::RecursivelySpeculatable => push_inner(op, &mut pending),
    }
    while let Some((body, id)) = pending.pop() {
        let op = OpRef::new(op.cx(), body, id);
        match own(op) {
            Speculatability::NotSpeculatable => return false,
            Speculatability::Speculatable => {}
            Speculatability::RecursivelySpeculatable => push_inner(op, &mut pending),
        }
    }
    true
}
