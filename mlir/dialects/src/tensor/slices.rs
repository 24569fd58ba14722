//! Verifiers of `tensor.extract_slice`, `tensor.insert_slice` and `tensor.parallel_insert_slice`.

use mlir::hooks::Verify;
use mlir::{Builder, Diag, Loc, OpRef, Type, TypeRef, Value};

use crate::offsets_sizes_strides::{Reduction, Slice, is_rank_reduced, known, rank_reduction};

use super::types::with_shape;
use super::{ExtractSliceOp, ExtractSliceOpOptions, InsertSliceOp, ParallelInsertSliceOp};

/// `part` has the type of the slice, perhaps without dimensions of extent 1, and the slice is within the bounds of
/// `whole`.
fn verify_slice(op: OpRef<'_>, whole: TypeRef<'_>, part: TypeRef<'_>) -> Result<(), Diag> {
    let slice = Slice::of(op);
    let expected = op.cx().type_ref(with_shape(whole, &known(&slice.sizes)));
    let fail = |message: String| Err(op.plain_error(message));
    match is_rank_reduced(expected, part) {
        Reduction::Success => {}
        Reduction::RankTooLarge => {
            return fail("expected rank to be smaller or equal to the other rank. ".to_owned());
        }
        Reduction::SizeMismatch => {
            return fail(format!(
                "expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
            ));
        }
        Reduction::ElementTypeMismatch => {
            return fail(format!("expected element type to be '{}'", expected.element_type()));
        }
    }
    slice.verify_in_bounds(whole.shape().unwrap_or_default()).map_err(|message| op.plain_error(message))
}

macro_rules! slices {
    ($($op:ident $whole:ident $part:ident)*) => {$(
        impl $op<'_> {
            /// The dimensions of the slice that its type drops.
            pub fn dropped_dims(self) -> Option<Vec<bool>> {
                rank_reduction(&self.static_sizes(), self.ty(self.$part()).shape()?)
            }

            fn verify_numbers(self) -> Result<(), Diag> {
                let op = *self;
                verify_slice(op, op.ty(self.$whole()), op.ty(self.$part()))
            }
        }
    )*};
}

slices! {
    ExtractSliceOp source result
    InsertSliceOp dest source
    ParallelInsertSliceOp dest source
}

impl Verify for ExtractSliceOp<'_> {
    /// The result is a slice within the bounds of the source.
    fn verify(self) -> Result<(), Diag> {
        self.verify_numbers()
    }
}

impl Verify for InsertSliceOp<'_> {
    /// The source is a slice within the bounds of the destination.
    fn verify(self) -> Result<(), Diag> {
        self.verify_numbers()
    }
}

impl Verify for ParallelInsertSliceOp<'_> {
    /// Same as [`InsertSliceOp::verify`], in the terminator of a parallel loop.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if op.parent_op().is_some_and(|p| !p.is::<crate::scf::InParallelOp>()) {
            return Err(op.plain_error("expected InParallelOpInterface parent, got:"));
        }
        self.verify_numbers()
    }
}

impl ExtractSliceOp<'_> {
    /// A slice of a tensor.
    pub fn build_slice(b: &mut Builder<'_>, loc: Loc, ty: Type, source: Value, slice: &Slice) -> Value {
        let ([offsets, sizes, strides], [static_offsets, static_sizes, static_strides]) = slice.split();
        let lists = [static_offsets, static_sizes, static_strides];
        let [static_offsets, static_sizes, static_strides] = &lists;
        let options = ExtractSliceOpOptions { offsets: &offsets, sizes: &sizes, strides: &strides };
        Self::build_with(b, loc, ty, source, static_offsets, static_sizes, static_strides, options)
    }
}
