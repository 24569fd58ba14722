//! Verifiers of `tensor.collapse_shape` and `tensor.expand_shape`.

use mlir::hooks::Verify;
use mlir::{DYNAMIC, Diag, OpRef, Type, TypeKind, TypeRef};

use crate::reassociation;
use crate::reshape_patterns::groups;

use super::{CollapseShapeOp, ExpandShapeOp};

/// The type of a tensor after groups of dimensions are collapsed, without an encoding.
pub(super) fn collapsed_type(expanded: TypeRef<'_>, groups: &[Vec<i64>]) -> Type {
    let mut rest = expanded.shape().unwrap_or_default();
    let mut extents = Vec::with_capacity(groups.len());
    for group in groups {
        let (part, after) = rest.split_at(group.len().min(rest.len()));
        rest = after;
        extents.push(if part.contains(&DYNAMIC) {
            DYNAMIC
        } else {
            part.iter().fold(1i64, |n, &d| n.wrapping_mul(d))
        });
    }
    expanded.cx().tensor_ty(&extents, expanded.element_type().id())
}

/// The groups collapse the expanded type to the collapsed one.
fn verify_reshape(op: OpRef<'_>, expanded: TypeRef<'_>, collapsed: TypeRef<'_>) -> Result<(), Diag> {
    op.ensure(expanded.has_rank() && collapsed.has_rank(), "expected tensors of known ranks")?;
    let groups = groups(op);
    reassociation::verify(op, &groups, expanded, collapsed)?;
    let expected = op.cx().type_ref(collapsed_type(expanded, &groups));
    let same = match collapsed.kind() {
        TypeKind::RankedTensor { shape, element, .. } => {
            Some(&shape[..]) == expected.shape() && *element == expected.element_type().id()
        }
        _ => false,
    };
    op.ensure(same, format_args!("expected collapsed type to be '{expected}', but got '{collapsed}'"))
}

impl Verify for ExpandShapeOp<'_> {
    /// The output shape has the rank of the result, and the groups fit the types.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.src());
        let result = op.ty(self.result());
        let shape = self.static_output_shape();
        if shape.len() as i64 != result.rank() {
            return Err(op.error(format_args!(
                "expected number of static shape dims to be equal to the output rank ({}) but found {} inputs \
                 instead",
                result.rank(),
                shape.len()
            )));
        }
        let dynamic = shape.iter().filter(|&&d| d == DYNAMIC).count();
        let given = self.output_shape().len();
        if dynamic != given {
            return Err(op.error(format_args!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has \
                 {dynamic} dynamic dims while output_shape has {given} values"
            )));
        }
        verify_reshape(op, result, source)
    }
}

impl Verify for CollapseShapeOp<'_> {
    /// The groups fit the types, and none is empty.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        op.ensure(!groups(op).iter().any(Vec::is_empty), "reassociation indices must not be empty")?;
        verify_reshape(op, op.ty(self.src()), op.ty(self.result()))
    }
}
