//! Verifiers and types of operations on elements and parts of vectors.

use mlir::hooks::{CompatibleResults, InferResults, Verify};
use mlir::opdef::{InferArgs, Types};
use mlir::{AttrRef, Context, DYNAMIC, Diag, OpRef, Type};

use super::types::{MOST_ELEMENTS, VectorType, vector};
use super::{ExtractOp, ExtractStridedSliceOp, InsertOp, InsertStridedSliceOp, ShuffleOp, ToElementsOp};

/// The index for an element that is poison.
pub(crate) const POISON: i64 = -1;

/// The numbers in an attribute slot.
fn numbers(args: &InferArgs<'_>, slot: usize) -> Result<Vec<i64>, String> {
    let attr = args.cx.attr_ref(args.attr(slot)?);
    attr.as_dense_array::<i64>().ok_or_else(|| "expected an array of 64-bit integers".to_owned())
}

/// The type of the first operand, which is a vector.
fn first_vector<'a>(args: &'a InferArgs<'_>) -> Result<VectorType<'a>, String> {
    let ty = args.cx.type_ref(args.operand(0)?);
    VectorType::of(ty).ok_or_else(|| "the operand is no vector".to_owned())
}

/// One type for a result.
fn one(ty: Type) -> Types {
    std::iter::once(ty).collect()
}

impl InferResults for ExtractOp<'_> {
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let count = numbers(args, 0)?.len();
        let source = first_vector(args)?;
        if count > source.rank() {
            return Ok(one(vector(args.cx, [], source.element)));
        }
        Ok(one(source.part(count)))
    }
}

impl CompatibleResults for ExtractOp<'_> {
    /// A vector of one element may stand for a scalar.
    fn is_compatible_return_types(cx: &Context, inferred: &[Type], actual: &[Type]) -> bool {
        let (&[a], &[b]) = (inferred, actual) else { return inferred == actual };
        let wraps = |a: Type, b: Type| {
            VectorType::of(cx.type_ref(a)).is_some_and(|a| a.shape == [1] && a.element == b)
        };
        a == b || wraps(a, b) || wraps(b, a)
    }
}

/// The static numbers of a position are at most the extents of the vector's leading dimensions.
fn verify_position(
    op: OpRef<'_>,
    position: &[i64],
    extents: &[i64],
    which: &str,
    last: &str,
) -> Result<(), Diag> {
    for (at, (&index, &extent)) in position.iter().zip(extents).enumerate() {
        let fits = index == DYNAMIC || index == POISON || (0..extent).contains(&index);
        op.ensure(
            fits,
            format_args!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding \
                 {which} dimension{last}",
                at + 1
            ),
        )?;
    }
    Ok(())
}

/// There is an operand for each dynamic number.
fn verify_dynamic(op: OpRef<'_>, position: &[i64], operands: usize) -> Result<(), Diag> {
    op.ensure(
        position.iter().filter(|&&index| index == DYNAMIC).count() == operands,
        "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- \
         this can only happen due to an incorrect fold/rewrite",
    )
}

impl Verify for ExtractOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let result = op.ty(self.result());
        if result.is_vector() && result.rank() == 0 {
            return Err(op.plain_error("expected a scalar instead of a 0-d vector as the result type"));
        }
        let position = self.static_position();
        verify_dynamic(op, &position, self.dynamic_position().len())?;
        let extents = op.ty(self.source()).shape().unwrap_or_default();
        op.ensure(
            position.len() <= extents.len(),
            "expected position attribute of rank no greater than vector rank",
        )?;
        verify_position(op, &position, extents, "vector", " or poison (-1)")
    }
}

impl Verify for InsertOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let value = op.ty(self.value_to_store());
        if value.is_vector() && value.rank() == 0 {
            return Err(op.plain_error("expected a scalar instead of a 0-d vector as the source operand"));
        }
        let position = self.static_position();
        verify_dynamic(op, &position, self.dynamic_position().len())?;
        let extents = op.ty(self.dest()).shape().unwrap_or_default();
        let count = position.len();
        op.ensure(
            count <= extents.len(),
            "expected position attribute of rank no greater than dest vector rank",
        )?;
        if value.is_vector() {
            op.ensure(
                value.rank() as usize + count == extents.len(),
                "expected position attribute rank + source rank to match dest vector rank",
            )?;
        } else {
            op.ensure(
                count == extents.len(),
                "expected position attribute rank to match the dest vector rank",
            )?;
        }
        verify_position(op, &position, extents, "dest vector", "")
    }
}

/// The integers of an array attribute.
pub fn integers(attr: AttrRef<'_>) -> Vec<i64> {
    let elements = attr.as_array().unwrap_or_default();
    elements.iter().filter_map(|&e| attr.cx().attr_ref(e).as_int()).collect()
}

/// Each number is in `min..max`, where the maximum is that of its dimension.
fn verify_range(
    op: OpRef<'_>,
    numbers: &[i64],
    what: &str,
    min: i64,
    max: impl Fn(usize) -> i64,
) -> Result<(), Diag> {
    for (at, number) in numbers.iter().enumerate() {
        let max = max(at);
        op.ensure(
            (min..max).contains(number),
            format_args!("expected {what} dimension {at} to be confined to [{min}, {max})"),
        )?;
    }
    Ok(())
}

/// All strides are 1.
fn verify_strides(op: OpRef<'_>, strides: &[i64]) -> Result<(), Diag> {
    op.ensure(strides.iter().all(|&n| n == 1), "expected strides to be confined to [1, 2)")
}

/// A slice has the whole of each scalable dimension.
fn verify_scalable(op: OpRef<'_>, at: usize, size: i64, extent: i64) -> Result<(), Diag> {
    op.ensure(
        size == extent,
        format_args!(
            "expected size at idx={at} to match the corresponding base size from the input vector ({size} vs {extent})"
        ),
    )
}

impl Verify for InsertStridedSliceOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (Some(source), Some(dest)) =
            (VectorType::of(op.ty(self.value_to_store())), VectorType::of(op.ty(self.dest())))
        else {
            return Ok(());
        };
        let (offsets, strides) = (integers(self.offsets_attr()), integers(self.strides_attr()));
        op.ensure(offsets.len() == dest.rank(), "expected offsets of same size as destination vector rank")?;
        op.ensure(strides.len() == source.rank(), "expected strides of same size as source vector rank")?;
        let Some(lead) = dest.rank().checked_sub(source.rank()) else {
            return Err(op.error("expected source rank to be no greater than destination rank"));
        };
        verify_range(op, &offsets, "offsets", 0, |at| dest.shape[at])?;
        verify_strides(op, &strides)?;
        let size = |at: usize| at.checked_sub(lead).map_or(1, |at| source.shape[at]);
        let sums: Vec<i64> = offsets.iter().enumerate().map(|(at, n)| n.saturating_add(size(at))).collect();
        verify_range(op, &sums, "sum(offsets, source vector shape)", 1, |at| {
            dest.shape[at].saturating_add(1)
        })?;
        for (at, ((size, scalable), (extent, also))) in source.dims().zip(dest.dims().skip(lead)).enumerate()
        {
            op.ensure(
                scalable == also,
                format_args!("mismatching scalable flags (at source vector idx={at})"),
            )?;
            if scalable {
                verify_scalable(op, at, size, extent)?;
            }
        }
        Ok(())
    }
}

/// The type of a slice of these sizes in the leading dimensions.
pub(crate) fn slice_type(source: VectorType<'_>, sizes: &[i64]) -> Type {
    let dims = source
        .dims()
        .enumerate()
        .map(|(at, (extent, scalable))| (sizes.get(at).copied().unwrap_or(extent), scalable));
    vector(source.cx, dims, source.element)
}

impl Verify for ExtractStridedSliceOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(source) = VectorType::of(op.ty(self.source())) else { return Ok(()) };
        let (offsets, sizes, strides) =
            (integers(self.offsets_attr()), integers(self.sizes_attr()), integers(self.strides_attr()));
        op.ensure(
            offsets.len() == sizes.len() && offsets.len() == strides.len(),
            "expected offsets, sizes and strides attributes of same size",
        )?;
        op.ensure(
            offsets.len() <= source.rank(),
            "expected offsets attribute of rank no greater than vector rank",
        )?;
        let past = |at: usize| source.shape[at].saturating_add(1);
        verify_range(op, &offsets, "offsets", 0, |at| source.shape[at])?;
        verify_range(op, &sizes, "sizes", 1, past)?;
        verify_strides(op, &strides)?;
        let sums: Vec<i64> = offsets.iter().zip(&sizes).map(|(a, b)| a.saturating_add(*b)).collect();
        verify_range(op, &sums, "sum(offsets, sizes)", 1, past)?;
        let wanted = slice_type(source, &sizes);
        if op.ty(op.result(0)).id() != wanted {
            let wanted = op.cx().type_ref(wanted);
            return Err(op.error(format_args!("expected result type to be '{wanted}'")));
        }
        for (at, (&size, (extent, scalable))) in sizes.iter().zip(source.dims()).enumerate() {
            if scalable {
                verify_scalable(op, at, size, extent)?;
            }
        }
        Ok(())
    }
}

impl InferResults for ShuffleOp<'_> {
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let length = numbers(args, 0)?.len() as i64;
        let first = first_vector(args)?;
        let dims = std::iter::once((length, false)).chain(first.dims().skip(1));
        Ok(one(vector(args.cx, dims, first.element)))
    }
}

impl Verify for ShuffleOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let extents = |value| op.ty(value).shape().unwrap_or_default();
        let (a, b, result) = (extents(self.v1()), extents(self.v2()), extents(self.vector()));
        let flat = a.is_empty() && b.is_empty() && result.len() == 1;
        let alike = a.len() == result.len() && b.len() == result.len();
        op.ensure(flat || alike, "rank mismatch")?;
        let tail = |extents: &[i64]| extents.get(1..).unwrap_or_default().to_vec();
        op.ensure(flat || (tail(a) == tail(result) && tail(a) == tail(b)), "dimension mismatch")?;
        let mask = self.mask();
        op.ensure(!mask.is_empty(), "invalid mask length")?;
        op.ensure(result.first() == Some(&(mask.len() as i64)), "mask length mismatch")?;
        let lead = |extents: &[i64]| extents.first().copied().unwrap_or(1);
        let count = lead(a).saturating_add(lead(b));
        match mask.iter().position(|&index| index != POISON && !(0..count).contains(&index)) {
            None => Ok(()),
            Some(at) => Err(op.error(format_args!("mask index #{} out of range", at + 1))),
        }
    }
}

impl InferResults for ToElementsOp<'_> {
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let source = first_vector(args)?;
        let count = source.num_elements();
        if count > MOST_ELEMENTS {
            return Err(format!("a vector of {count} elements has too many for results of an operation"));
        }
        Ok(Types::from_elem(source.element, count as usize))
    }
}
