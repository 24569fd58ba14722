//! Memory effects: what may be erased, moved or merged.
//!
//! All answers are conservative: an operation that declares nothing may do anything.

use std::borrow::Cow;

use smallvec::SmallVec;

use crate::definitions::op::{Effect, EffectKind, EffectOn, Effects, Traits};
use crate::interfaces::{ConditionallySpeculatable, MemoryEffectOpInterface, Speculatability};
use crate::ir::body::Body;
use crate::ir::entities::{Region, Value};
use crate::ir::view::OpRef;

/// The effects that an operation declares; `None` if they are unknown.
///
/// The flag says whether those of nested operations count too.
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

/// The effects of an operation, without those of operations inside it; `None` if they are unknown.
pub fn own_effects(op: OpRef<'_>) -> Option<Cow<'static, [Effect]>> {
    declared(op).map(|(own, _)| own)
}

/// Whether an operation, without those inside it, is known to have an effect of a kind.
pub fn has_effect(op: OpRef<'_>, kind: EffectKind) -> bool {
    own_effects(op).is_some_and(|own| own.iter().any(|effect| effect.kind == kind))
}

/// The operands and results on whose memory an operation is known to have an effect of a kind.
pub fn affected(op: OpRef<'_>, kind: EffectKind) -> Vec<Value> {
    let own = own_effects(op).unwrap_or_default();
    let mut found = Vec::new();
    for effect in own.iter().filter(|effect| effect.kind == kind) {
        match effect.on {
            EffectOn::Operand(group) => found.extend(op.operands_of(group.into())),
            EffectOn::Result(group) => {
                let group = op.result_group(group.into());
                found.extend(op.results().skip(group.start).take(group.len()));
            }
            EffectOn::Anything | EffectOn::Resource(_) => {}
        }
    }
    found
}

/// True when `allowed` accepts every effect of `op` and, where effects are recursive, of the operations inside it.
fn all_effects(op: OpRef<'_>, allowed: impl Fn(&[Effect], &Effect) -> bool) -> bool {
    let Some((own, recursive)) = declared(op) else { return false };
    if !own.iter().all(|e| allowed(&own, e)) {
        return false;
    }
    let mut pending = Pending::new();
    if recursive {
        push_regions(op, &mut pending);
    }
    while let Some((body, region)) = pending.pop() {
        for id in body.region_ops(region) {
            let op = OpRef::new(op.cx(), body, id);
            let Some((own, recursive)) = declared(op) else { return false };
            if !own.iter().all(|e| allowed(&own, e)) {
                return false;
            }
            if recursive {
                push_regions(op, &mut pending);
            }
        }
    }
    true
}

/// The regions still to visit, each with its body, since isolated operations have bodies of their own.
type Pending<'a> = SmallVec<[(&'a Body, Region); 4]>;

fn push_regions<'a>(op: OpRef<'a>, pending: &mut Pending<'a>) {
    let (body, regions) = match op.body().nested(op.id()) {
        Some(nested) => (nested, nested.roots()),
        None => (op.body(), op.body().regions_of(op.id())),
    };
    pending.extend(regions.iter().map(|&region| (body, region)));
}

/// True when the operation could be erased if its results were unused: it is neither a terminator nor a symbol, and its
/// only effects are reads and allocations of its own results.
pub fn would_be_trivially_dead(op: OpRef<'_>) -> bool {
    // Unregistered operations may be terminators and may do anything.
    let Some(def) = op.def() else { return false };
    if def.traits.intersects(Traits::TERMINATOR.union(Traits::SYMBOL)) {
        return false;
    }
    // Effects on memory that the operation itself allocates are invisible.
    let allocates = |own: &[Effect], on| own.contains(&Effect { kind: EffectKind::Allocate, on });
    all_effects(op, |own, e| match e.on {
        EffectOn::Result(_) if allocates(own, e.on) => true,
        _ => e.kind == EffectKind::Read,
    })
}

/// True when the operation is unused and erasing it changes nothing.
pub fn is_trivially_dead(op: OpRef<'_>) -> bool {
    op.body().all_results_unused(op.id()) && would_be_trivially_dead(op)
}

/// True when the operation, with everything inside it, has no effect on memory and does not depend on it.
pub fn is_memory_effect_free(op: OpRef<'_>) -> bool {
    all_effects(op, |_, _| false)
}

/// True when the operation's effects are known and are all reads, at least one.
pub fn only_reads(op: OpRef<'_>) -> bool {
    let Some((own, _)) = declared(op) else { return false };
    !own.is_empty() && own.iter().all(|e| e.kind == EffectKind::Read)
}

/// True when the operation, or one inside it, may write to memory that others read.
pub fn may_write(op: OpRef<'_>) -> bool {
    !all_effects(op, |_, e| e.kind != EffectKind::Write)
}

/// True when the operation only informs readers of the program, such as debuggers: its only effect is to
/// allocate a resource other than memory.
pub fn is_annotation(op: OpRef<'_>) -> bool {
    let own = op.def().map(|def| &def.effects);
    let Some(Effects::Known(own)) = own else { return false };
    let note = |e: &Effect| e.kind == EffectKind::Allocate && matches!(e.on, EffectOn::Resource(_));
    op.num_results() == 0 && op.num_regions() == 0 && !own.is_empty() && own.iter().all(note)
}

/// True when the operation, with everything inside it, may be executed where it was not executed before.
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
    let mut pending = Pending::new();
    match own(op) {
        Speculatability::NotSpeculatable => return false,
        Speculatability::Speculatable => return true,
        Speculatability::RecursivelySpeculatable => push_regions(op, &mut pending),
    }
    while let Some((body, region)) = pending.pop() {
        for id in body.region_ops(region) {
            let op = OpRef::new(op.cx(), body, id);
            match own(op) {
                Speculatability::NotSpeculatable => return false,
                Speculatability::Speculatable => {}
                Speculatability::RecursivelySpeculatable => push_regions(op, &mut pending),
            }
        }
    }
    true
}
