//! Verifiers.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::{DYNAMIC, Diag, OpRef, OpView, Type, TypeKind, TypeRef};

use crate::memref::alloc::verify_dynamic_sizes;

use super::{ConcatOp, EmptyOp, ExtractOp, GenerateOp, InsertOp, PadOp, ReshapeOp, SplatOp, YieldOp};

/// One index per dimension.
fn verify_indices(op: OpRef<'_>, ty: TypeRef<'_>, given: usize, message: &str) -> Result<(), Diag> {
    if given as i64 == ty.rank() { Ok(()) } else { Err(op.error(message)) }
}

impl Verify for ConcatOp<'_> {
    /// The inputs have compatible types, and the result fits them.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let inputs: Vec<TypeRef<'_>> = self.inputs().map(|v| op.ty(v)).collect();
        let result = op.ty(self.result());
        let Some(first) = inputs.first() else { return Err(op.error("requires at least one input")) };
        if inputs.iter().any(|t| t.rank() != result.rank()) {
            return Err(op.error("rank of concatenated inputs must match result rank"));
        }
        if inputs.iter().any(|t| t.element_type() != result.element_type()) {
            return Err(op.error("inputs and result element type must match"));
        }
        let Ok(dim) = usize::try_from(self.dim()) else {
            return Err(op.error("concatenation dim must be less than the tensor rank"));
        };
        let shape = result.shape().unwrap_or_default();
        op.ensure(dim < shape.len(), "concatenation dim must be less than the tensor rank")?;
        for at in (0..shape.len()).filter(|&at| at != dim) {
            let mut known = inputs.iter().map(|t| t.dim(at as i64)).filter(|&d| d != DYNAMIC);
            let first = known.next();
            op.ensure(
                !known.any(|d| Some(d) != first),
                format_args!("static concatenation size mismatch along non-concatenated dimension {at}"),
            )?;
        }
        let inferred = concat_shape(&inputs, dim, shape.len());
        let fits = |(&a, &b): (&i64, &i64)| a == b || a == DYNAMIC || b == DYNAMIC;
        if inferred.iter().zip(shape).all(fits) {
            return Ok(());
        }
        let inferred = op.cx().type_ref(op.cx().tensor_ty(&inferred, first.element_type().id()));
        Err(op.error(format_args!(
            "result type '{result}'does not match inferred shape '{inferred}' static sizes"
        )))
    }
}

/// The shape of the concatenated tensors, as far as it is static.
pub(super) fn concat_shape(inputs: &[TypeRef<'_>], dim: usize, rank: usize) -> Vec<i64> {
    let extent = |at: usize| {
        let mut extents = inputs.iter().map(|t| t.dim(at as i64));
        if at == dim {
            extents.try_fold(0i64, |sum, d| (d != DYNAMIC).then(|| sum.checked_add(d)).flatten())
        } else {
            extents.find(|&d| d != DYNAMIC)
        }
    };
    (0..rank).map(|at| extent(at).unwrap_or(DYNAMIC)).collect()
}

impl Verify for EmptyOp<'_> {
    /// There is an operand for each dynamic dimension.
    fn verify(self) -> Result<(), Diag> {
        verify_dynamic_sizes(*self, self.ty(self.op_ref().result(0)), self.dynamic_sizes().len())
    }
}

impl Verify for SplatOp<'_> {
    /// There is an operand for each dynamic dimension.
    fn verify(self) -> Result<(), Diag> {
        verify_dynamic_sizes(*self, self.ty(self.op_ref().result(0)), self.dynamic_sizes().len())
    }
}

impl Verify for ExtractOp<'_> {
    /// One index per dimension.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let message = "incorrect number of indices for extract_element";
        verify_indices(op, op.ty(self.tensor()), self.indices().len(), message)
    }
}

impl Verify for InsertOp<'_> {
    /// One index per dimension.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_indices(op, op.ty(self.dest()), self.indices().len(), "incorrect number of indices")
    }
}

/// The type of the yielded value.
fn yielded<'a>(op: OpRef<'a>, ends: Option<OpRef<'a>>) -> Option<TypeRef<'a>> {
    let value = ends?.cast::<YieldOp>()?.value();
    Some(op.ty(value))
}

impl Verify for GenerateOp<'_> {
    /// There is an operand for each dynamic dimension.
    fn verify(self) -> Result<(), Diag> {
        verify_dynamic_sizes(*self, self.ty(self.op_ref().result(0)), self.dynamic_extents().len())
    }
}

impl VerifyRegions for GenerateOp<'_> {
    /// The region takes an index for each dimension and yields an element.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let Some(entry) = self.body().entry() else { return Ok(()) };
        let index = op.cx().index_ty();
        op.ensure_plain(!entry.arg_types().any(|ty| ty != index), "all body arguments must be index")?;
        let result = op.ty(self.result());
        if entry.args().len() as i64 != result.rank() {
            return Err(op.plain_error("must have one body argument per input dimension"));
        }
        match yielded(op, entry.last_op()) {
            Some(ty) if ty != result.element_type() => {
                Err(op.error("body must be terminated with a `yield` operation of the tensor element type"))
            }
            _ => Ok(()),
        }
    }
}

impl PadOp<'_> {
    /// The type of the result, as far as it is static; `None` if the padding does not fit the source's rank.
    pub(super) fn inferred_type(source: TypeRef<'_>, low: &[i64], high: &[i64]) -> Option<Type> {
        let TypeKind::RankedTensor { shape, element, encoding } = source.kind() else { return None };
        if low.len() != shape.len() || high.len() != shape.len() {
            return None;
        }
        let padded = |(&extent, (&low, &high)): (&i64, (&i64, &i64))| match [extent, low, high] {
            known if known.contains(&DYNAMIC) => DYNAMIC,
            _ => extent.checked_add(low).and_then(|n| n.checked_add(high)).unwrap_or(DYNAMIC),
        };
        let shape = shape.iter().zip(low.iter().zip(high)).map(padded).collect();
        Some(source.cx().ty(TypeKind::RankedTensor { shape, element: *element, encoding: *encoding }))
    }

    /// Whether the result's type is at least as static as the inferred one, and compatible.
    pub(super) fn is_result_of(inferred: TypeRef<'_>, result: TypeRef<'_>) -> bool {
        let wanted = inferred.shape().unwrap_or_default();
        let given = result.shape().unwrap_or_default();
        let fits = |(&wanted, &given): (&i64, &i64)| wanted == given || wanted == DYNAMIC;
        wanted.len() == given.len() && wanted.iter().zip(given).all(fits)
    }
}

impl Verify for PadOp<'_> {
    /// The result's shape is that of the padded source.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        let Some(inferred) = Self::inferred_type(source, &self.static_low(), &self.static_high()) else {
            return Err(Diag::error(
                op.loc(),
                format!(
                    "failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
                ),
            ));
        };
        let inferred = op.cx().type_ref(inferred);
        if Self::is_result_of(inferred, result) {
            return Ok(());
        }
        let message = format!("specified type '{result}' does not match the inferred type '{inferred}'");
        Err(op.plain_error(message))
    }
}

impl VerifyRegions for PadOp<'_> {
    /// The region takes an index for each dimension and yields an element.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let Some(entry) = self.region().entry() else { return Ok(()) };
        let result = op.ty(self.result());
        let rank = result.rank();
        if entry.args().len() as i64 != rank {
            return Err(op.plain_error(format!("expected the block to have {rank} arguments")));
        }
        let index = op.cx().index_ty();
        if let Some(at) = entry.arg_types().position(|ty| ty != index) {
            return Err(op.error(format_args!("expected block argument {} to be an index", at + 1)));
        }
        match yielded(op, entry.last_op()) {
            Some(ty) if ty != result.element_type() => {
                Err(op.error("expected yield type to match shape element type"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for ReshapeOp<'_> {
    /// The length of the shape is the rank of the result, and the number of elements is unchanged.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        if source.element_type() != result.element_type() {
            return Err(op.error("element types of source and destination tensor types should be the same"));
        }
        if !result.has_rank() {
            return Ok(());
        }
        let fixed = source.has_static_shape() && result.has_static_shape();
        if fixed && source.num_elements() != result.num_elements() {
            return Err(op.error("source and destination tensor should have the same number of elements"));
        }
        match op.ty(self.shape()).dim(0) {
            DYNAMIC => Err(op.error(
                "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type",
            )),
            length if length != result.rank() => {
                Err(op.error("length of shape operand differs from the result's tensor rank"))
            }
            _ => Ok(()),
        }
    }
}
