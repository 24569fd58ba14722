//! Sizes of results by the operands that they come from: `resolve-ranked-shaped-type-result-dims`,
//! `resolve-shaped-type-result-dims` and `reify-result-shapes`.

use dialects::bufferization::{AllocTensorOp, MaterializeInDestinationOp};
use dialects::matching::{build_index, constant_index};
use dialects::memref::{self, AllocOp, AllocaOp};
use dialects::offsets_sizes_strides::{Mixed, Slice, dynamic_size, mixed};
use dialects::reassociation::groups;
use dialects::scf::ForallOp;
use dialects::tensor::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, EmptyOp, ExpandShapeOp, ExtractSliceOp, InsertSliceOp, PadOp,
    SplatOp,
};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{
    AffineExpr, Body, Builder, Context, DYNAMIC, Handle, Loc, Op, OpRef, TypeKind, TypeRef, Value, ValueDef,
};

use crate::passes::records::{
    ReifyResultShapes, ResolveRankedShapeTypeResultDims, ResolveShapedTypeResultDims,
};
use crate::util::body::rewrite_bodies;
use dialects::affine::apply::apply_mixed;

impl RunPass for ResolveRankedShapeTypeResultDims {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        rewrite_bodies(op, state, patterns())
    }
}

impl RunPass for ResolveShapedTypeResultDims {
    /// No operation of these dialects computes the shape of a result as a tensor.
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        rewrite_bodies(op, state, patterns())
    }
}

fn patterns() -> PatternSet {
    let mut patterns = PatternSet::new();
    patterns.add(resolve_memref).add(resolve_tensor).add(resolve_shared);
    patterns
}

fn resolve_memref(op: Handle<memref::DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (source, index) = (view.source(), constant_index(*view, view.index()));
    resolve(*op, (source, index.ok_or(NoMatch)?), rw)
}

fn resolve_tensor(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (source, index) = (view.source(), view.constant_index());
    resolve(*op, (source, index.ok_or(NoMatch)?), rw)
}

/// Replaces the size of a value in a dimension by what determines it.
fn resolve(op: Op, (source, dim): (Value, i64), rw: &mut PatternRewriter<'_>) -> Matched {
    let ValueDef::Result { op: from, .. } = rw.body().def(source) else { return Err(NoMatch) };
    let ty = rw.cx().type_ref(rw.body().ty(source));
    let dim = usize::try_from(dim).ok().filter(|&dim| ty.shape().is_some_and(|shape| dim < shape.len()));
    let size = size_of(rw, from, dim.ok_or(NoMatch)?).ok_or(NoMatch)?;
    let loc = rw.body().loc(op);
    let size = size.as_value(rw, loc);
    rw.replace_by(op, size)
}

/// The size of a shared output of a loop over tensors is that of the tensor from outside.
fn resolve_shared(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = op.view(rw).source();
    let ValueDef::Argument { block, index } = rw.body().def(source) else { return Err(NoMatch) };
    let owner = rw.body().first_op(block).and_then(|op| rw.body().parent_op(op)).ok_or(NoMatch)?;
    let lp = rw.view::<ForallOp>(owner)?;
    let outputs: Vec<Value> = lp.outputs().collect();
    let first = rw.body().block_args(block).len().checked_sub(outputs.len()).ok_or(NoMatch)?;
    let output = (index as usize).checked_sub(first).and_then(|at| outputs.get(at).copied());
    rw.set_operand(*op, 0, output.ok_or(NoMatch)?);
    Ok(())
}

/// The size of an operation's result in a dimension, if the operation determines it.
fn size_of(b: &mut Builder<'_>, from: Op, dim: usize) -> Option<Mixed> {
    let view = OpRef::new(b.cx(), b.body(), from);
    if let Some(pad) = view.cast::<PadOp>() {
        let parts = padding(pad);
        return padded(b, from, &parts, dim);
    }
    if let Some(concat) = view.cast::<ConcatOp>() {
        let inputs: Vec<Value> = concat.inputs().collect();
        let at = usize::try_from(concat.dim()).ok()?;
        return concatenated(b, from, (&inputs, at), dim);
    }
    if let Some(collapse) = view.cast::<CollapseShapeOp>() {
        let source = collapse.src();
        let group = groups(collapse.reassociation_attr()).get(dim)?.clone();
        return collapsed(b, from, source, &group);
    }
    if let Some(expand) = view.cast::<ExpandShapeOp>() {
        return mixed(&expand.static_output_shape(), expand.output_shape()).get(dim).copied();
    }
    if let Some(expand) = view.cast::<memref::ExpandShapeOp>() {
        return mixed(&expand.static_output_shape(), expand.output_shape()).get(dim).copied();
    }
    if let Some(slice) = view.cast::<ExtractSliceOp>() {
        let dropped = slice.dropped_dims()?;
        let sizes = Slice::of(view).sizes;
        let kept = sizes.iter().zip(dropped).filter(|(_, dropped)| !dropped).map(|(&size, _)| size);
        return kept.into_iter().nth(dim);
    }
    let of_same_size = if let Some(insert) = view.cast::<InsertSliceOp>() {
        Some(insert.dest())
    } else if let Some(copy) = view.cast::<MaterializeInDestinationOp>() {
        Some(copy.dest())
    } else {
        view.cast::<AllocTensorOp>().and_then(|alloc| alloc.copy())
    };
    if let Some(tensor) = of_same_size {
        return Some(size(b, from, tensor, dim));
    }
    let sizes = dynamic_sizes(view)?;
    let shape = view.ty(view.result(0)).shape()?;
    match *shape.get(dim)? {
        DYNAMIC => dynamic_size(shape, dim, sizes.into_iter()).map(Mixed::Value),
        size => Some(Mixed::Known(size)),
    }
}

/// The operands that are the unknown sizes of a result.
fn dynamic_sizes(op: OpRef<'_>) -> Option<Vec<Value>> {
    macro_rules! sizes {
        ($($op:ty),*) => {$(
            if let Some(op) = op.cast::<$op>() {
                return Some(op.dynamic_sizes().collect());
            }
        )*};
    }
    sizes!(EmptyOp<'_>, SplatOp<'_>, AllocTensorOp<'_>, AllocOp<'_>, AllocaOp<'_>);
    None
}

/// The size of a tensor in a dimension as an operation.
fn asked(b: &mut Builder<'_>, at: Op, tensor: Value, dim: usize) -> Value {
    let loc = b.body().loc(at);
    let index = build_index(b, loc, dim as i64);
    DimOp::build(b, loc, tensor, index)
}

/// The size of a tensor in a dimension as what that operation folds to.
fn size(b: &mut Builder<'_>, at: Op, tensor: Value, dim: usize) -> Mixed {
    let (cx, loc) = (b.cx(), b.body().loc(at));
    let view = OpRef::new(cx, b.body(), at);
    let mut tensor = tensor;
    while let Some(cast) = view.value(tensor).defined_by::<CastOp>()
        && tells_more(view.ty(cast.source()), view.ty(tensor))
    {
        tensor = cast.source();
    }
    let known = view.ty(tensor).dim(dim as i64);
    if known == DYNAMIC {
        return Mixed::Value(asked(b, at, tensor, dim));
    }
    // As the fold leaves them.
    build_index(b, loc, dim as i64);
    build_index(b, loc, known);
    Mixed::Known(known)
}

/// Whether a type of the same rank tells all sizes that another does.
fn tells_more(ty: TypeRef<'_>, than: TypeRef<'_>) -> bool {
    let (Some(all), Some(others)) = (ty.shape(), than.shape()) else { return false };
    all.len() == others.len()
        && all.iter().zip(others).all(|(&size, &other)| other == DYNAMIC || size == other)
}

/// What a tensor is padded from, and the numbers of elements before and after it.
type Padding = (Value, Vec<Mixed>, Vec<Mixed>);

fn padding(pad: PadOp<'_>) -> Padding {
    (pad.source(), mixed(&pad.static_low(), pad.low()), mixed(&pad.static_high(), pad.high()))
}

fn padded(b: &mut Builder<'_>, at: Op, (source, low, high): &Padding, dim: usize) -> Option<Mixed> {
    let (low, high) = (*low.get(dim)?, *high.get(dim)?);
    let inner = size(b, at, *source, dim);
    Some(sum(b, at, &[inner, low, high]))
}

/// The sum of numbers.
fn sum(b: &mut Builder<'_>, at: Op, parts: &[Mixed]) -> Mixed {
    let (cx, loc) = (b.cx(), b.body().loc(at));
    let terms = (0..parts.len() as u32).map(|part| cx.affine_symbol(part));
    let all = terms.reduce(|all, part| cx.affine_add(all, part));
    apply_mixed(b, at, loc, all.unwrap_or_else(|| cx.affine_constant(0)), parts)
}

fn concatenated(
    b: &mut Builder<'_>,
    at: Op,
    (inputs, along): (&[Value], usize),
    dim: usize,
) -> Option<Mixed> {
    let &first = inputs.first()?;
    if dim == along {
        let parts: Vec<Mixed> = inputs.iter().map(|&input| size(b, at, input, dim)).collect();
        return Some(sum(b, at, &parts));
    }
    let known = |&input: &Value| b.cx().type_ref(b.body().ty(input)).dim(dim as i64);
    match inputs.iter().map(known).find(|&size| size != DYNAMIC) {
        Some(known) => Some(Mixed::Known(known)),
        None => Some(Mixed::Value(asked(b, at, first, dim))),
    }
}

/// The product of the sizes of a group of dimensions.
fn collapsed(b: &mut Builder<'_>, at: Op, source: Value, group: &[i64]) -> Option<Mixed> {
    let (cx, loc) = (b.cx(), b.body().loc(at));
    let mut sizes = Vec::with_capacity(group.len());
    for &dim in group {
        sizes.push(size(b, at, source, usize::try_from(dim).ok()?));
    }
    let factor = |(at, size): (usize, &Mixed)| -> AffineExpr {
        match *size {
            Mixed::Known(known) => cx.affine_constant(known),
            Mixed::Value(_) => cx.affine_symbol(at as u32),
        }
    };
    let product = sizes.iter().enumerate().map(factor).reduce(|all, size| cx.affine_mul(all, size))?;
    Some(apply_mixed(b, at, loc, product, &sizes))
}

impl RunPass for ReifyResultShapes {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            for op in body.all_ops_post() {
                let view = OpRef::new(cx, body, op);
                if view.cast::<PadOp>().is_some() || view.cast::<ConcatOp>().is_some() {
                    reify(cx, body, op);
                }
            }
            Ok(())
        })
    }
}

/// Computes the sizes of a result before its operation, and lets its type tell those that are known.
fn reify(cx: &Context, body: &mut Body, op: Op) {
    let result = body.result(op, 0);
    let (old, loc) = (cx.type_ref(body.ty(result)), body.loc(op));
    let Some(shape) = old.shape() else { return };
    let mut b = Builder::before(cx, body, op);
    let Some(sizes) = sizes(&mut b, op, old, loc) else { return };
    let known = |size: &Mixed| match *size {
        Mixed::Known(known) => known,
        Mixed::Value(_) => DYNAMIC,
    };
    let known: Vec<i64> = sizes.iter().map(known).collect();
    if known == shape {
        return;
    }
    let TypeKind::RankedTensor { element, encoding, .. } = *old.kind() else { return };
    let new = cx.ty(TypeKind::RankedTensor { shape: known.into(), element, encoding });
    b.set_after(op);
    b.set_type(result, new);
    let cast = CastOp::build(&mut b, loc, old.id(), result);
    let own = b.body().defining_op(cast);
    b.body_mut().replace_uses_if(result, cast, |body, used| Some(body.use_owner(used).0) != own);
}

/// All sizes of the result. That along which a concatenation goes comes last.
fn sizes(b: &mut Builder<'_>, op: Op, ty: TypeRef<'_>, loc: Loc) -> Option<Vec<Mixed>> {
    let rank = ty.shape()?.len();
    let concat = OpRef::new(b.cx(), b.body(), op).cast::<ConcatOp>();
    let along = concat.and_then(|concat| usize::try_from(concat.dim()).ok());
    let mut all = vec![Mixed::Known(DYNAMIC); rank];
    for dim in (0..rank).filter(|&dim| Some(dim) != along).chain(along) {
        let known = ty.dim(dim as i64);
        let is_known = known != DYNAMIC;
        all[dim] = if is_known { Mixed::Known(known) } else { size_of(b, op, dim)? };
        if !is_known && along.is_some() {
            all[dim].as_value(b, loc);
        }
    }
    Some(all)
}
