//! Verifiers of loads, stores, gathers and scatters.

use mlir::hooks::Verify;
use mlir::{Diag, OpRef, TypeRef};

use super::types::{VectorType, has_unit_last_stride};
use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp, StoreOp,
};

/// The words that messages use for the vector and for the memory of an access.
struct Words {
    vector: &'static str,
    rank: &'static str,
    types: &'static str,
    elements: &'static str,
}

const LOAD: Words = Words {
    vector: "result",
    rank: "destination memref has lower rank than the result vector",
    types: "base memref and result vector types should match",
    elements: "base and result element types should match",
};

const STORE: Words = Words {
    vector: "valueToStore",
    rank: "source memref has lower rank than the vector to store",
    types: "base memref and valueToStore vector types should match",
    elements: "base and valueToStore element type should match",
};

/// There is an index for each dimension.
fn verify_indices(op: OpRef<'_>, base: TypeRef<'_>, count: usize) -> Result<(), Diag> {
    let rank = base.rank();
    op.ensure(count as i64 == rank, format_args!("requires {rank} indices"))
}

/// Several elements are read or written only if they are next to each other.
fn verify_layout(op: OpRef<'_>, vector: VectorType<'_>, base: TypeRef<'_>) -> Result<(), Diag> {
    let single = !vector.is_scalable() && vector.num_elements() == 1;
    op.ensure(single || has_unit_last_stride(base), "most minor memref dim must have unit stride")
}

/// The vector fits the memref, which has scalars or vectors of the same type as elements.
fn verify_access(
    op: OpRef<'_>,
    vector: TypeRef<'_>,
    base: TypeRef<'_>,
    indices: usize,
    words: &Words,
) -> Result<(), Diag> {
    let Some(parts) = VectorType::of(vector) else { return Ok(()) };
    verify_layout(op, parts, base)?;
    op.ensure(base.rank() >= parts.rank() as i64, words.rank)?;
    let mut element = base.element_type();
    if element.is_vector() {
        op.ensure(element == vector, words.types)?;
        element = element.element_type();
    }
    op.ensure(element.id() == parts.element, words.elements)?;
    verify_indices(op, base, indices)
}

/// The vector has the element type of the memory, and its shape is that of other operands.
fn verify_masked(
    op: OpRef<'_>,
    vector: TypeRef<'_>,
    base: TypeRef<'_>,
    indices: usize,
    words: &Words,
    others: &[(&str, TypeRef<'_>)],
) -> Result<(), Diag> {
    let name = words.vector;
    let same = vector.element_type() == base.element_type();
    op.ensure(same, format_args!("base and {name} element type should match"))?;
    verify_indices(op, base, indices)?;
    for (other, ty) in others {
        op.ensure(vector.shape() == ty.shape(), format_args!("expected {name} {other}"))?;
    }
    Ok(())
}

/// The vector for what the mask hides has the type of the result.
fn verify_pass_thru(op: OpRef<'_>, result: TypeRef<'_>, pass_thru: TypeRef<'_>) -> Result<(), Diag> {
    op.ensure(result == pass_thru, "expected pass_thru of same type as result type")
}

/// A base of a gather or a scatter has a rank.
fn verify_ranked(op: OpRef<'_>, base: TypeRef<'_>) -> Result<(), Diag> {
    op.ensure(
        base.is_memref() || base.is_ranked_tensor(),
        "requires base to be a memref or ranked tensor type",
    )
}

const MASK: &str = "dim to match mask dim";
const MASK_SHAPE: &str = "shape to match mask shape";
const INDICES: &str = "dim to match indices dim";

impl Verify for LoadOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_access(op, op.ty(self.result()), op.ty(self.base()), self.indices().len(), &LOAD)
    }
}

impl Verify for StoreOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_access(op, op.ty(self.value_to_store()), op.ty(self.base()), self.indices().len(), &STORE)
    }
}

impl Verify for MaskedLoadOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let result = op.ty(self.result());
        let others = [(MASK_SHAPE, op.ty(self.mask()))];
        verify_masked(op, result, op.ty(self.base()), self.indices().len(), &LOAD, &others)?;
        verify_pass_thru(op, result, op.ty(self.pass_thru()))
    }
}

impl Verify for ExpandLoadOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let result = op.ty(self.result());
        let others = [(MASK, op.ty(self.mask()))];
        verify_masked(op, result, op.ty(self.base()), self.indices().len(), &LOAD, &others)?;
        verify_pass_thru(op, result, op.ty(self.pass_thru()))
    }
}

impl Verify for MaskedStoreOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let others = [(MASK_SHAPE, op.ty(self.mask()))];
        let value = op.ty(self.value_to_store());
        verify_masked(op, value, op.ty(self.base()), self.indices().len(), &STORE, &others)
    }
}

impl Verify for CompressStoreOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let others = [(MASK, op.ty(self.mask()))];
        let value = op.ty(self.value_to_store());
        verify_masked(op, value, op.ty(self.base()), self.indices().len(), &STORE, &others)
    }
}

impl Verify for GatherOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let base = op.ty(self.base());
        verify_ranked(op, base)?;
        let result = op.ty(self.result());
        let others = [(INDICES, op.ty(self.indices())), (MASK, op.ty(self.mask()))];
        verify_masked(op, result, base, self.offsets().len(), &LOAD, &others)?;
        verify_pass_thru(op, result, op.ty(self.pass_thru()))
    }
}

impl Verify for ScatterOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let base = op.ty(self.base());
        verify_ranked(op, base)?;
        let others = [(INDICES, op.ty(self.indices())), (MASK, op.ty(self.mask()))];
        let value = op.ty(self.value_to_store());
        verify_masked(op, value, base, self.offsets().len(), &STORE, &others)
    }
}
