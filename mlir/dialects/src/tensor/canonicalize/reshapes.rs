//! Reshapes of reshapes, of casts, and of tensors made from scalars.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, Loc, Op, OpView, Type, Value};

use crate::offsets_sizes_strides::{Mixed, split};
use crate::reassociation;
use crate::reshape_patterns::{Reshapes, add_to_collapse, add_to_expand, groups, output_shape};

use super::super::reshapes::collapsed_type;
use super::super::types::forgets_only;
use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp};
use super::{Matched, cast_to, check, replace_by_cast, ty, without_cast};

/// The reshapes of tensors.
struct TensorReshapes;

impl Reshapes for TensorReshapes {
    type Expand = ExpandShapeOp<'static>;
    type Collapse = CollapseShapeOp<'static>;
    type Cast = CastOp<'static>;
}

impl CanonicalizationPatterns for ExpandShapeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_to_expand::<TensorReshapes>(patterns);
        patterns.add(expand_of_cast);
        patterns.add_fn(Self::NAME, reshape_of_splat);
        patterns.add_fn(Self::NAME, reshape_of_elements);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_to_collapse::<TensorReshapes>(patterns);
        patterns.add_fn(Self::NAME, reshape_of_splat);
        patterns.add_fn(Self::NAME, reshape_of_elements);
        patterns.add(collapse_of_cast);
    }
}

/// The location and the result type of a reshape.
fn place(rw: &PatternRewriter<'_>, op: Op) -> (Loc, Type) {
    (rw.body().loc(op), rw.body().ty(rw.body().result(op, 0)))
}

/// Makes constant output extents static, if a cast hides the extent that they multiply to.
fn expand_of_cast(op: Handle<ExpandShapeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let expand = op.view(rw);
    let view = expand.op_ref();
    let source = expand.src();
    let cast = rw.defining::<CastOp>(source)?;
    check(forgets_only(ty(rw, cast.source()), ty(rw, source)))?;
    let known = ty(rw, cast.source()).shape().unwrap_or_default();
    let groups = groups(view);
    let mut shape = ty(rw, expand.result()).shape().unwrap_or_default().to_vec();
    // The listed shape may be more or less static than the type.
    let mut listed = output_shape(view);
    let mut found = false;
    let mut extents = Vec::with_capacity(groups.len());
    for (group, &extent) in groups.iter().zip(known) {
        let mut all = 1i64;
        for at in group.iter().filter_map(|&at| usize::try_from(at).ok()) {
            let (Some(part), Some(given)) = (shape.get_mut(at), listed.get_mut(at)) else {
                return check(false);
            };
            if let (DYNAMIC, Some(number)) = (*part, given.constant(view))
                && extent != DYNAMIC
            {
                check(number >= 0)?;
                (*part, *given) = (number, Mixed::Known(number));
                found = true;
            }
            all = if *part == DYNAMIC || all == DYNAMIC { DYNAMIC } else { all.wrapping_mul(*part) };
        }
        // Constants may contradict the known extent.
        check(all == DYNAMIC || extent == DYNAMIC || all == extent)?;
        extents.push(all);
    }
    check(found)?;
    let element = ty(rw, source).element_type().id();
    let input = rw.cx().tensor_ty(&extents, element);
    let output = rw.cx().tensor_ty(&shape, element);
    let loc = rw.body().loc(*op);
    let input = cast_to(rw, loc, input, source);
    let (numbers, operands) = split(&listed);
    let groups = reassociation::attr(rw.cx(), &groups);
    let made = ExpandShapeOp::build(rw, loc, output, input, groups, &operands, &numbers);
    replace_by_cast(rw, *op, made)
}

/// `reshape(splat) -> splat`
fn reshape_of_splat(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = rw.op(op).operand(0);
    let input = rw.defining::<SplatOp>(source)?.input();
    let (loc, result) = place(rw, op);
    check(ty(rw, source).has_static_shape() && rw.cx().type_ref(result).has_static_shape())?;
    let made = SplatOp::build(rw, loc, result, input, &[]);
    rw.replace_by(op, made)
}

/// `reshape(from_elements) -> from_elements`
fn reshape_of_elements(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let elements: Vec<Value> = rw.defining::<FromElementsOp>(rw.op(op).operand(0))?.elements().collect();
    let (loc, result) = place(rw, op);
    check(rw.cx().type_ref(result).num_elements() == Some(elements.len()))?;
    let made = FromElementsOp::build(rw, loc, result, &elements);
    rw.replace_by(op, made)
}

/// `collapse(cast(x)) -> collapse(x)`, if the cast only makes the type less static.
fn collapse_of_cast(op: Handle<CollapseShapeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let collapse = op.view(rw);
    let view = collapse.op_ref();
    let result = ty(rw, collapse.result());
    let source = without_cast(rw, collapse.src())?;
    let inferred = collapsed_type(ty(rw, source), &groups(view));
    if inferred == result.id() {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    let groups = view.inherent(0).ok_or(NoMatch)?.id();
    let loc = rw.body().loc(*op);
    let value = CollapseShapeOp::build(rw, loc, inferred, source, groups);
    replace_by_cast(rw, *op, value)
}
