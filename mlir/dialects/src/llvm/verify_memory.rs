//! Verifiers and effects of memory accesses.

use mlir::hooks::Verify;
use mlir::opdef::{Effect, EffectKind, EffectOn};
use mlir::{Diag, OpRef, TypeKind, TypeRef};

use super::types::{LlvmType, data, is_float, is_vector};
use super::{
    ATOMIC_ORDERING_SPEC, AtomicBinOp, AtomicCmpXchgOp, AtomicOrdering, AtomicRMWOp, FenceOp, InlineAsmOp,
    LoadOp, StoreOp,
};

/// The effects of an access through a pointer; volatile and synchronizing accesses also affect any other memory.
fn effects(kind: EffectKind, pointer: u8, volatile: bool, ordering: AtomicOrdering) -> Vec<Effect> {
    let mut all = vec![Effect { kind, on: EffectOn::Operand(pointer) }];
    if volatile || !matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered) {
        all.extend([EffectKind::Read, EffectKind::Write].map(|kind| Effect { kind, on: EffectOn::Anything }));
    }
    all
}

/// Whether values of a type can be accessed atomically.
fn is_atomic(ty: TypeRef<'_>) -> bool {
    let width = match (data(ty), ty.kind()) {
        (Some(LlvmType::Ptr { .. }), _) => Some(64),
        (Some(LlvmType::Word("ppc_fp128")), _) => Some(128),
        (_, TypeKind::Integer { width, .. }) => Some(*width),
        _ if is_float(ty) => ty.bit_width(),
        _ => None,
    };
    width.is_some_and(|w| w >= 8 && w.is_power_of_two())
}

/// An atomic access has a suitable type, ordering and alignment.
fn verify_access(
    op: OpRef<'_>,
    ty: TypeRef<'_>,
    ordering: AtomicOrdering,
    unsupported: [AtomicOrdering; 2],
) -> Result<(), Diag> {
    if ordering == AtomicOrdering::NotAtomic {
        return if op.attr(LoadOp::SYNCSCOPE_ATTR).is_some() {
            Err(op.error("expected syncscope to be null for non-atomic access"))
        } else {
            Ok(())
        };
    }
    op.ensure(is_atomic(ty), format_args!("unsupported type '{ty}' for atomic access"))?;
    if unsupported.contains(&ordering) {
        let word = ATOMIC_ORDERING_SPEC.spell(ordering.value());
        return Err(op.error(format_args!("unsupported ordering '{word}'")));
    }
    op.ensure(op.attr(LoadOp::ALIGNMENT_ATTR).is_some(), "expected alignment for atomic access")
}

impl LoadOp<'_> {
    /// See `effects`.
    pub fn effects(self) -> Vec<Effect> {
        effects(EffectKind::Read, 0, self.volatile_(), self.ordering())
    }
}

impl Verify for LoadOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let unsupported = [AtomicOrdering::Release, AtomicOrdering::AcqRel];
        verify_access(op, op.ty(self.res()), self.ordering(), unsupported)
    }
}

impl StoreOp<'_> {
    /// See `effects`.
    pub fn effects(self) -> Vec<Effect> {
        effects(EffectKind::Write, 1, self.volatile_(), self.ordering())
    }
}

impl Verify for StoreOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let unsupported = [AtomicOrdering::Acquire, AtomicOrdering::AcqRel];
        verify_access(op, op.ty(self.value()), self.ordering(), unsupported)
    }
}

impl InlineAsmOp<'_> {
    /// Reads and writes anything, if it is declared to have side effects.
    pub fn effects(self) -> Vec<Effect> {
        if self.has_side_effects() {
            [EffectKind::Write, EffectKind::Read].map(|kind| Effect { kind, on: EffectOn::Anything }).into()
        } else {
            Vec::new()
        }
    }
}

impl Verify for AtomicRMWOp<'_> {
    /// The operation suits the type, and the access is ordered.
    fn verify(self) -> Result<(), Diag> {
        use AtomicBinOp as B;
        let op = *self;
        let ty = op.ty(self.val());
        match self.bin_op() {
            B::Fadd | B::Fsub | B::Fmin | B::Fmax | B::Fminimum | B::Fmaximum => {
                if is_vector(ty) {
                    if matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
                        return Err(op.error("expected LLVM IR fixed vector type"));
                    }
                    if !is_float(ty.element_type()) {
                        return Err(op.error("expected LLVM IR floating point type for vector element"));
                    }
                } else if !is_float(ty) {
                    return Err(op.error("expected LLVM IR floating point type"));
                }
            }
            B::Xchg => {
                op.ensure(is_atomic(ty), "unexpected LLVM IR type for 'xchg' bin_op")?;
            }
            _ => {
                let width = match ty.kind() {
                    TypeKind::Integer { width, .. } => *width,
                    _ => 0,
                };
                op.ensure([8, 16, 32, 64].contains(&width), "expected LLVM IR integer type")?;
            }
        }
        match self.ordering() {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered => {
                Err(op.error("expected at least 'monotonic' ordering"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for AtomicCmpXchgOp<'_> {
    /// The type can be accessed atomically, and LLVM supports the orderings.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        op.ensure(is_atomic(op.ty(self.val())), "unexpected LLVM IR type")?;
        let success = self.success_ordering();
        let failure = self.failure_ordering();
        let weak = |o| matches!(o, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered);
        op.ensure(!weak(success) && !weak(failure), "ordering must be at least 'monotonic'")?;
        match failure {
            AtomicOrdering::Release | AtomicOrdering::AcqRel => {
                Err(op.error("failure ordering cannot be 'release' or 'acq_rel'"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for FenceOp<'_> {
    /// The ordering is at least `acquire` or `release`.
    fn verify(self) -> Result<(), Diag> {
        match self.ordering() {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic => {
                Err(self.error("can be given only acquire, release, acq_rel, and seq_cst orderings"))
            }
            _ => Ok(()),
        }
    }
}
