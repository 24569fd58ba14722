//! Masks, `vector.mask`, and the types of masks for what it holds.

use mlir::hooks::{OpAssembly, Verify};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{Diag, Handle, Op, OpRef, OpState, OpView, Type, Value};

use super::types::{VectorType, vector};
use super::{
    ConstantMaskOp, ContractionOp, CreateMaskOp, GatherOp, MaskOp, MaskableOpInterface, MultiDimReductionOp,
    OuterProductOp, ReductionOp, TransferReadOp, TransferWriteOp, YieldOp,
};
use crate::elements::splat_value;
use crate::matching::{constant, constant_index};
use crate::rewriting::check;

impl Verify for ConstantMaskOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(ty) = VectorType::of(op.ty(op.result(0))) else { return Ok(()) };
        let sizes = self.mask_dim_sizes();
        if ty.rank() == 0 {
            return match *sizes {
                [0 | 1] => Ok(()),
                [_] => Err(op.plain_error("mask dim size must be either 0 or 1 for 0-D vectors")),
                _ => Err(op.plain_error("array attr must have length 1 for 0-D vectors")),
            };
        }
        op.ensure(sizes.len() == ty.rank(), "must specify array attr of size equal vector result rank")?;
        for (&size, (extent, scalable)) in sizes.iter().zip(ty.dims()) {
            op.ensure(
                (0..=extent).contains(&size),
                "array attr of size out of bounds of vector result dimension size",
            )?;
            op.ensure(
                !scalable || size == 0 || size == extent,
                "only supports 'none set' or 'all set' scalable dimensions",
            )?;
        }
        let zeros = sizes.iter().filter(|&&size| size == 0).count();
        op.ensure(
            zeros == 0 || zeros == sizes.len(),
            "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim",
        )
    }
}

impl Verify for CreateMaskOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let rank = op.ty(op.result(0)).rank();
        let given = op.num_operands() as i64;
        if rank == 0 {
            return op.ensure(given == 1, "must specify exactly one operand for 0-D create_mask");
        }
        op.ensure(given == rank, "must specify an operand for each result vector dimension")
    }
}

/// What is known of a mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MaskFormat {
    /// It is set everywhere.
    AllTrue,
    /// It is set nowhere.
    AllFalse,
    /// It is neither, or depends on values.
    Unknown,
}

/// What is known of a mask.
pub(crate) fn mask_format(op: OpRef<'_>, mask: Value) -> MaskFormat {
    if let Some(created) = op.value(mask).defined_by::<CreateMaskOp>() {
        let is_empty = |bound| constant_index(op, bound).is_some_and(|bound| bound <= 0);
        let any = created.operands().any(is_empty);
        return if any { MaskFormat::AllFalse } else { MaskFormat::Unknown };
    }
    if let Some(mask) = op.value(mask).defined_by::<ConstantMaskOp>() {
        let (bounds, extents) =
            (mask.mask_dim_sizes(), op.ty(mask.op_ref().result(0)).shape().unwrap_or_default());
        let full = bounds.len() == extents.len() && bounds.iter().zip(extents).all(|(b, e)| b >= e);
        let empty = bounds.iter().all(|&bound| bound == 0);
        return match (full, empty) {
            (true, _) => MaskFormat::AllTrue,
            (_, true) => MaskFormat::AllFalse,
            _ => MaskFormat::Unknown,
        };
    }
    let element = constant(op, mask).and_then(splat_value).and_then(|bit| op.cx().attr_ref(bit).as_bool());
    match element {
        Some(true) => MaskFormat::AllTrue,
        Some(false) => MaskFormat::AllFalse,
        None => MaskFormat::Unknown,
    }
}

/// The operation that masks another one, if any, and its mask.
pub fn masking(rw: &PatternRewriter<'_>, op: Op) -> Option<(Op, Value)> {
    let around = rw.body().parent_op(op)?;
    let view = rw.op(around).cast::<MaskOp>()?;
    Some((around, view.mask()))
}

/// The operation that a pattern replaces: the one that masks `op`, or `op` itself. Others are built before it.
pub fn root(rw: &mut PatternRewriter<'_>, op: Op) -> (Op, Option<Value>) {
    match masking(rw, op) {
        Some((around, mask)) => {
            rw.set_before(around);
            (around, Some(mask))
        }
        None => (op, None),
    }
}

/// Adds the patterns that MLIR calls the folder of `vector.mask`.
pub fn add_mask_folds(patterns: &mut PatternSet) {
    patterns.add_as_fold(of_nothing).add_as_fold(of_everything);
}

/// What a `vector.mask` without an operation yields.
pub(crate) fn yielded(mask: MaskOp<'_>) -> Result<Vec<Value>, NoMatch> {
    let region = mask.mask_region();
    let first = region.entry().and_then(|block| block.ops().next()).ok_or(NoMatch)?;
    Ok(first.cast::<YieldOp>().ok_or(NoMatch)?.operands().collect())
}

/// A mask around no operation is what it yields.
fn of_nothing(op: Handle<MaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mask = op.view(rw);
    check(mask.passthru().is_none())?;
    let values = yielded(mask)?;
    check(!values.is_empty())?;
    rw.replace_by_all(*op, &values)
}

/// A mask that is set everywhere is what it masks.
fn of_everything(op: Handle<MaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mask = op.view(rw);
    check(mask_format(mask.op_ref(), mask.mask()) == MaskFormat::AllTrue)?;
    let region = mask.mask_region();
    let masked = region.entry().and_then(|block| block.ops().next()).ok_or(NoMatch)?;
    check(!masked.is::<YieldOp>())?;
    let masked = masked.id();
    rw.move_op_before(masked, *op);
    rw.notify_modified(masked);
    let results: Vec<Value> = rw.body().results(masked).collect();
    rw.replace_by_all(*op, &results)
}

/// The type of a mask for a vector.
fn mask_of(op: OpRef<'_>, value: Value) -> Option<Type> {
    VectorType::of(op.ty(value)).map(VectorType::mask)
}

impl ContractionOp<'_> {
    /// One bit for each point of the iteration space.
    pub fn expected_mask_type(self) -> Option<Type> {
        let cx = self.cx();
        Some(vector(cx, self.iteration_dims()?, cx.int_ty(1)))
    }
}

/// Defines the mask type of operations as that for a vector.
macro_rules! mask_types {
    ($($op:ident: |$view:ident| $value:expr;)*) => {$(
        impl $op<'_> {
            /// One bit for each element.
            pub fn expected_mask_type(self) -> Option<Type> {
                let $view = self;
                mask_of(*self, $value)
            }
        }
    )*};
}

mask_types! {
    GatherOp: |op| op.indices();
    MultiDimReductionOp: |op| op.source();
    OuterProductOp: |op| op.op_ref().result(0);
    ReductionOp: |op| op.vector();
}

impl TransferReadOp<'_> {
    /// One bit for each element that is read.
    pub fn expected_mask_type(self) -> Option<Type> {
        self.transfer().mask_type()
    }

    /// Whether there may be values for what the mask hides.
    pub fn supports_passthru(self) -> bool {
        true
    }
}

impl TransferWriteOp<'_> {
    /// One bit for each element that is written.
    pub fn expected_mask_type(self) -> Option<Type> {
        self.transfer().mask_type()
    }
}

/// Ends the region with a `vector.yield` of the results of its only operation, or of nothing.
fn ensure_terminator(p: &mut OpParser<'_, '_>, state: &OpState) {
    p.ensure_block(state);
    let cx = p.cx();
    let Some(&region) = state.regions.last() else { return };
    let Some(block) = p.body().last_block(region) else { return };
    let mut ops = p.body().ops(block);
    let (first, second) = (ops.next(), ops.next());
    let last = p.body().last_op(block).and_then(|op| cx.op_def(p.body().op_name(op)));
    if last.is_some_and(|def| def.name == YieldOp::NAME) {
        return;
    }
    let mut end = OpState::new(cx, cx.op_name(YieldOp::NAME), state.loc);
    if let (Some(op), None) = (first, second) {
        end.operands.extend(p.body().results(op));
    }
    drop(ops);
    p.append_op(block, end);
}

impl OpAssembly for MaskOp<'_> {
    /// Parses `%mask [, %passthru] { operation } [attributes] : type [-> types]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let mask = p.operand()?;
        let passthru = if p.optional_token(",") { Some(p.operand()?) } else { None };
        p.region_as_written(state, Vec::new())?;
        ensure_terminator(p, state);
        p.optional_attr_dict(state)?;
        let ty = p.colon_type()?;
        state.result_types.extend(p.optional_arrow_type_list()?);
        p.resolve_all(&[mask], ty, state)?;
        let Some(passthru) = passthru else { return Ok(()) };
        let Some(&result) = state.result_types.first() else {
            let at = p.name_span();
            return Err(p.error(at, "expects a result if passthru operand is provided"));
        };
        p.resolve_all(&[passthru], result, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.operands_between(" ", op.operands(), " { ");
        if let Some(first) = self.mask_region().entry().and_then(|block| block.ops().next()) {
            p.nested_op(first);
        }
        p.write_text(" }");
        p.optional_attr_dict(op, &[]);
        p.colon_type(op.ty(self.mask()));
        let results: Vec<Type> = op.result_types().collect();
        if !results.is_empty() {
            p.types_between(" -> ", results, "");
        }
    }
}

impl MaskOp<'_> {
    /// The operation is maskable, and the mask and the other values have its types.
    fn verify_masked(self, masked: OpRef<'_>, yielded: &[Value]) -> Result<(), Diag> {
        let op = *self;
        let Some(maskable) = masked.interface::<MaskableOpInterface>() else {
            return Err(op.error("expects a MaskableOpInterface within the mask region"));
        };
        op.ensure(
            masked.num_results() == op.num_results(),
            "expects number of results to match maskable operation number of results",
        )?;
        op.ensure(
            masked.results().eq(yielded.iter().copied()),
            "expects all the results from the MaskableOpInterface to match all the values returned by the terminator",
        )?;
        op.ensure(
            masked.result_types().eq(op.result_types()),
            "expects result type to match maskable operation result type",
        )?;
        let vectors = masked.result_types().filter(|&ty| op.cx().type_ref(ty).is_vector()).count();
        op.ensure(vectors <= 1, "multiple vector results not supported")?;
        // An operation that is not valid has an error of its own.
        let Some(wanted) = (maskable.expected_mask_type)(masked) else { return Ok(()) };
        let wanted = op.cx().type_ref(wanted);
        op.ensure(
            op.ty(self.mask()) == wanted,
            format_args!("expects a '{wanted}' mask for the maskable operation"),
        )?;
        let Some(passthru) = self.passthru() else { return Ok(()) };
        op.ensure(
            (maskable.supports_passthru)(masked),
            "doesn't expect a passthru argument for this maskable operation",
        )?;
        op.ensure(masked.num_results() == 1, "expects result when passthru argument is provided")?;
        op.ensure(op.ty(passthru) == op.ty(op.result(0)), "expects passthru type to match result type")
    }
}

impl Verify for MaskOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let ops: Vec<OpRef<'_>> =
            self.mask_region().entry().into_iter().flat_map(|block| block.ops().take(3)).collect();
        op.ensure(!ops.is_empty(), "expects a terminator within the mask region")?;
        op.ensure(ops.len() <= 2, "expects only one operation to mask")?;
        let Some(end) = ops.last().and_then(|op| op.cast::<YieldOp>()) else {
            return Err(op.error("expects a terminator within the mask region"));
        };
        let yielded: Vec<Value> = end.op_ref().operands().collect();
        op.ensure(
            yielded.len() == op.num_results(),
            "expects number of results to match mask region yielded values",
        )?;
        if let [masked, _] = *ops { self.verify_masked(masked, &yielded) } else { Ok(()) }
    }
}
