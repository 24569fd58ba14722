//! What the conversions of vectors have in common: their options, types, and constants.

use dialects::llvm;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Context, Loc, Type, TypeKind, TypeRef, Value};

/// How vectors are converted; the options of `convert-vector-to-llvm`.
#[derive(Clone, Copy, Default)]
pub(crate) struct VectorOptions {
    /// Whether sums of floats may be computed in any order.
    pub(crate) reassociate_fp_reductions: bool,
    /// Whether positions in a vector are compared as integers of 32 bits.
    pub(crate) force_32bit_vector_indices: bool,
    /// Whether an access is aligned to the vector, rather than to its elements.
    pub(crate) use_vector_alignment: bool,
}

/// The rank of a vector; `None` for another type.
pub(super) fn rank(ty: TypeRef<'_>) -> Option<usize> {
    match ty.kind() {
        TypeKind::Vector { shape, .. } => Some(shape.len()),
        _ => None,
    }
}

/// Whether a dimension of a vector is scalable.
pub(super) fn is_scalable(ty: TypeRef<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true))
}

/// A vector of one dimension like another, with another length.
pub(super) fn with_length(cx: &Context, like: Type, length: i64) -> Type {
    match cx.type_kind(like) {
        TypeKind::Vector { scalable, element, .. } => {
            cx.ty(TypeKind::Vector { shape: [length].into(), scalable: scalable.clone(), element: *element })
        }
        _ => like,
    }
}

/// `llvm.mlir.constant(value : i64) : i64`
pub(super) fn position(rw: &mut Rewriter<'_>, loc: Loc, value: i64) -> Value {
    let cx = rw.cx();
    llvm::ConstantOp::build(rw, loc, cx.int_ty(64), cx.int_attr_of_width(value, 64))
}

/// `llvm.mlir.constant(value : i32) : i32`
pub(super) fn small(rw: &mut Rewriter<'_>, loc: Loc, value: i64) -> Value {
    let cx = rw.cx();
    llvm::ConstantOp::build(rw, loc, cx.int_ty(32), cx.int_attr_of_width(value, 32))
}

/// The lanes that a list of numbers selects.
pub(super) fn lanes(numbers: impl IntoIterator<Item = i64>) -> Result<Vec<i32>, NoMatch> {
    numbers.into_iter().map(|n| i32::try_from(n).map_err(|_| NoMatch)).collect()
}

/// A vector of lanes of two others.
pub(super) fn shuffle(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    [v1, v2]: [Value; 2],
    mask: impl IntoIterator<Item = i64>,
) -> Result<Value, NoMatch> {
    let mask = lanes(mask)?;
    let ty = with_length(rw.cx(), rw.body().ty(v1), mask.len() as i64);
    Ok(llvm::ShuffleVectorOp::build(rw, loc, ty, v1, v2, &mask))
}

/// Leaves an operation whose vector has several dimensions.
pub(super) fn at_most_one_dimension(rw: &Rewriter<'_>, ty: Type) -> Matched {
    match rank(rw.cx().type_ref(ty)) {
        Some(0 | 1) => Ok(()),
        _ => Err(rw.no_match("only vectors of at most one dimension have an instruction")),
    }
}
