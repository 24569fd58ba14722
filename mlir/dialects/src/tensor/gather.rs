//! Verifiers of `tensor.gather` and `tensor.scatter`.

use mlir::hooks::Verify;
use mlir::{Diag, OpRef, Type, TypeKind, TypeRef};

use super::{GatherOp, ScatterOp};

/// The dimensions are increasing dimensions of the tensor, and the last dimension of the indices has an entry for each.
fn verify_dims(
    op: OpRef<'_>,
    dims: &[i64],
    indices: TypeRef<'_>,
    rank: i64,
    (word, tensor): (&str, &str),
) -> Result<(), Diag> {
    let fail = |text: &str| Err(op.error(format_args!("{word}_dims{text}")));
    let count = dims.len() as i64;
    if dims.is_empty() {
        return fail(" must be non-empty");
    }
    if count > rank {
        return fail(&format!(" overflow {tensor} rank"));
    }
    if indices.shape().unwrap_or_default().last() != Some(&count) {
        return fail(" length must match the size of last dimension of indices");
    }
    for &dim in dims {
        if dim < 0 {
            return fail(" value must be non-negative");
        }
        if dim >= rank {
            return fail(&format!(" value must be smaller than {tensor} rank"));
        }
    }
    if dims.is_sorted_by(|a, b| a < b) { Ok(()) } else { fail(" values must be strictly increasing") }
}

/// The type of all slices: the extents of the indices except the last, then those of one slice, in which the given
/// dimensions are 1 or, if `reduced`, absent.
fn slices_type(tensor: TypeRef<'_>, indices: TypeRef<'_>, dims: &[i64], reduced: bool) -> Type {
    let TypeKind::RankedTensor { shape, element, encoding } = tensor.kind() else { return tensor.id() };
    let extents = indices.shape().unwrap_or_default();
    let mut all = extents[..extents.len().saturating_sub(1)].to_vec();
    for (at, &extent) in shape.iter().enumerate() {
        match dims.binary_search(&(at as i64)) {
            Ok(_) if reduced => {}
            Ok(_) => all.push(1),
            Err(_) => all.push(extent),
        }
    }
    let kind = TypeKind::RankedTensor { shape: all.into(), element: *element, encoding: *encoding };
    tensor.cx().ty(kind)
}

impl Verify for GatherOp<'_> {
    /// The result has the type of all slices of the source.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source());
        let indices = op.ty(self.indices());
        let dims = self.gather_dims();
        verify_dims(op, &dims, indices, source.rank(), ("gather", "source"))?;
        let result = op.ty(self.result());
        let [full, reduced] =
            [false, true].map(|reduced| op.cx().type_ref(slices_type(source, indices, &dims, reduced)));
        if result == full || result == reduced {
            Ok(())
        } else {
            Err(op.error(format_args!(
            "result type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: '{result}')"
        )))
        }
    }
}

impl Verify for ScatterOp<'_> {
    /// The source has the type of all slices of the destination.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let dest = op.ty(self.dest());
        let indices = op.ty(self.indices());
        let dims = self.scatter_dims();
        verify_dims(op, &dims, indices, dest.rank(), ("scatter", "dest"))?;
        op.ensure(self.unique(), "requires 'unique' attribute to be set")?;
        let source = op.ty(self.source());
        let [full, reduced] =
            [false, true].map(|reduced| op.cx().type_ref(slices_type(dest, indices, &dims, reduced)));
        if source == full || source == reduced {
            Ok(())
        } else {
            Err(op.error(format_args!(
            "source type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: '{source}')"
        )))
        }
    }
}
