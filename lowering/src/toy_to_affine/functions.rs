//! The functions in [`FUNCTIONS`](toy_dialect::functions::FUNCTIONS) as loops.

use dialects::arith;
use dialects::{affine, memref};
use mlir::affine::AffineExprKind;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AffineExpr, AffineMap, Builder, Context, FloatKind, Loc, Op, OpType, Value};
use toy_dialect::element_types::{converted, kind_of_value};
use toy_dialect::functions::{Content, Function, counted_axes};
use toy_dialect::gathered::gather;
use toy_dialect::given::Given;
use toy_dialect::moved::{Joined, Lines, lines, strides};
use toy_dialect::sizes::{Extent, moved_indices};
use toy_dialect::slices::{self, ComputedPosition};
use toy_dialect::{PositionOp, SizeOp, SliceOp, StridedOp};

use super::computed::{
    compute, element_of, index_as_number, new_buffer, number, numbers_converted, result_kind,
};
use super::in_place::VIEW;
use super::open::OpenSizes;
use super::positions::position;
use super::products::contract;
use crate::buffers::{fill, load, store};
use crate::loop_nests::affine_nest;

/// Replaces a function by loops.
pub(super) fn function(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    given: &Given,
) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let view = rw.op(op);
    let function = Function::of(view).ok_or(NoMatch)?;
    let shape = view.ty(view.result(0)).shape().ok_or(NoMatch)?;
    let kind = result_kind(view);
    // Sizes that are not known, or another shape than they give, would lead out of memory.
    if function.result_shape(given).ok().as_deref() != Some(shape) {
        return Err(NoMatch);
    }
    match &function.content {
        Content::Moved(indices) => {
            let from = match sizes.open_operands(op) {
                Some(extents) => moved_indices(function.def, given, cx, &extents[0]).ok_or(NoMatch)?,
                None => indices(given, cx, shape),
            };
            let is_slice = std::ptr::eq(function.def, SliceOp::DEF);
            let computed = if is_slice { slices::computed(given) } else { Vec::new() };
            if !computed.is_empty() {
                return computed_slice(op, operands, rw, sizes, &from, &computed);
            }
            if std::ptr::eq(function.def, StridedOp::DEF) && !shape.is_empty() {
                let map = AffineMap::new(shape.len() as u32, 0, from);
                return view_of_row(op, operands[0], rw, sizes, map);
            }
            let extents = sizes.none();
            compute(op, rw, sizes, |b, indices| {
                let (map, operands_of_map) = extents.map(cx, &from, indices);
                element_of(b, loc, operands[0], kind, map, &operands_of_map)
            })
        }
        Content::Made(_) if std::ptr::eq(function.def, SizeOp::DEF) && sizes.open_operands(op).is_some() => {
            let number = size(op, rw, sizes, given);
            rw.replace_by(op, number)
        }
        Content::Made(made) => {
            let operands = numbers_converted(rw, loc, operands, FloatKind::F64);
            compute(op, rw, sizes, |b, indices| {
                let element = (made.build)(b, loc, given, &operands, indices);
                converted(b, loc, element, kind)
            })
        }
        Content::Joined(joined) => join(op, operands, rw, sizes, joined(given, cx)),
        Content::Contracted(contraction) => {
            contract(op, operands, rw, sizes, &contraction(given).ok_or(NoMatch)?)
        }
        Content::Position { is_largest } => position(op, operands[0], rw, sizes, &lines(given), *is_largest),
        Content::Gathered => take(op, operands, rw, sizes, given),
        Content::Running => running(op, operands[0], rw, sizes, &lines(given)),
    }
}

/// A copy, unless `in_place` finds that none is needed.
fn view_of_row(op: Op, row: Value, rw: &mut Rewriter<'_>, sizes: &OpenSizes, map: AffineMap) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let (buffer, extents) = new_buffer(op, rw, sizes);
    let allocation = rw.body().defining_op(buffer).ok_or(NoMatch)?;
    rw.set_attr(allocation, VIEW, Some(cx.unit_attr()));
    fill(rw, loc, buffer, &extents, |b, indices| load(b, loc, row, map, indices));
    rw.replace_by(op, buffer)
}

/// The size of an axis, or the number of all elements, as a number.
fn size(op: Op, rw: &mut Rewriter<'_>, sizes: &OpenSizes, given: &Given) -> Value {
    let loc = rw.body().loc(op);
    let count = sizes.operand(rw, op, 0).count(rw, loc, counted_axes(given));
    index_as_number(rw, loc, count)
}

/// Reads at positions that are checked first. Subscripts of the affine dialect must not depend on them.
fn computed_slice(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    from: &[AffineExpr],
    computed: &[ComputedPosition],
) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let kind = result_kind(rw.op(op));
    let extents = sizes.operand(rw, op, 0);
    let position = |p: &ComputedPosition| {
        let position = converted(rw, loc, operands[p.operand], FloatKind::F64);
        let size = extents.value(rw, loc, extents.sizes[p.axis]);
        PositionOp::build(rw, loc, position, size)
    };
    let positions: Vec<Value> = computed.iter().map(position).collect();
    compute(op, rw, sizes, |b, indices| {
        let at = from.iter().map(|&index| match *cx.affine_kind(index) {
            AffineExprKind::Dim(dim) if dim as usize >= indices.len() => {
                positions[dim as usize - indices.len()]
            }
            _ => {
                let (map, operands) = extents.map(cx, &[index], indices);
                affine::AffineApplyOp::build(b, loc, cx.affine_map_attr(map), &operands)
            }
        });
        let at: Vec<Value> = at.collect();
        let element = memref::LoadOp::build(b, loc, operands[0], &at);
        converted(b, loc, element, kind)
    })
}

/// Checks all positions first, in a loop of their own, so that the loops that read need no checks.
fn take(op: Op, operands: &[Value], rw: &mut Rewriter<'_>, sizes: &OpenSizes, given: &Given) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let gather = gather(given).map_err(|_| NoMatch)?;
    let [from, positions] = <[Value; 2]>::try_from(operands).map_err(|_| NoMatch)?;
    let kind = result_kind(rw.op(op));
    let extents = sizes.operand(rw, op, 0);
    let size = match gather.axis {
        Some(axis) => extents.value(rw, loc, extents.sizes[axis]),
        None => conversions::index_constant(rw, loc, gather.size),
    };
    let checked = if gather.rank == 0 {
        let position = converted(rw, loc, positions, FloatKind::F64);
        PositionOp::build(rw, loc, position, size)
    } else {
        let extents = sizes.operand(rw, op, 1);
        let buffer = extents.alloc(rw, loc, cx.index_ty());
        let map = AffineMap::identity(cx, gather.rank as u32);
        fill(rw, loc, buffer, &extents, |b, indices| {
            let position = element_of(b, loc, positions, FloatKind::F64, map, indices);
            PositionOp::build(b, loc, position, size)
        });
        buffer
    };
    compute(op, rw, sizes, |b, indices| {
        let (before, at, after) = gather.split(indices);
        let position = if gather.rank == 0 { checked } else { memref::LoadOp::build(b, loc, checked, at) };
        let at = match gather.axis {
            Some(_) => [before, &[position], after].concat(),
            None => split_position(b, loc, position, &given.shapes[0]),
        };
        let is_memory = cx.type_ref(b.body().ty(from)).is_memref();
        let element = if is_memory { memref::LoadOp::build(b, loc, from, &at) } else { from };
        converted(b, loc, element, kind)
    })
}

/// The indices of the element at a row-major position.
fn split_position(b: &mut Builder<'_>, loc: Loc, position: Value, shape: &[i64]) -> Vec<Value> {
    if shape.len() == 1 {
        return vec![position];
    }
    let index = |(axis, (stride, &extent)): (usize, (i64, &i64))| {
        let stride = conversions::index_constant(b, loc, stride);
        let quotient = arith::DivUIOp::build(b, loc, position, stride);
        // The first index cannot overflow.
        if axis == 0 {
            return quotient;
        }
        let extent = conversions::index_constant(b, loc, extent.max(1));
        arith::RemUIOp::build(b, loc, quotient, extent)
    };
    strides(shape).zip(shape).enumerate().map(index).collect()
}

/// Copies each part to its place.
fn join(op: Op, operands: &[Value], rw: &mut Rewriter<'_>, sizes: &OpenSizes, joined: Joined) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    if rw.op(op).result_types().any(|ty| cx.type_ref(ty).rank() == 0) {
        // The border of a number is nothing.
        let kind = result_kind(rw.op(op));
        let number = converted(rw, loc, operands[0], kind);
        return rw.replace_by(op, number);
    }
    let (buffer, extents) = new_buffer(op, rw, sizes);
    let kind = result_kind(rw.op(op));
    if joined.has_rest {
        let rest = match joined.rest {
            Some(operand) => converted(rw, loc, operands[operand], kind),
            None => number(rw, loc, kind, 0.0),
        };
        fill(rw, loc, buffer, &extents, |_, _| rest);
    }
    let parts = match sizes.open_operands(op).filter(|_| joined.along.is_some()) {
        Some(operands) => open_parts(cx, operands, joined.along),
        None => joined.parts,
    };
    for (operand, at) in parts {
        let part = operands[operand];
        let extents = sizes.operand(rw, op, operand);
        let from = AffineMap::identity(cx, extents.sizes.len() as u32);
        affine_nest(rw, loc, &extents, |b, indices| {
            let element = element_of(b, loc, part, kind, from, indices);
            let (to, indices) = sizes.none().map(cx, &at, indices);
            store(b, loc, element, buffer, to, &indices);
        });
    }
    rw.replace_by(op, buffer)
}

/// Parts along an axis, one behind the other, of which some have unknown sizes.
fn open_parts(cx: &Context, operands: &[Vec<Extent>], along: Option<usize>) -> Vec<(usize, Vec<AffineExpr>)> {
    let mut before = cx.affine_constant(0);
    let part = |(operand, extents): (usize, &Vec<Extent>)| {
        let mut at: Vec<AffineExpr> = (0..extents.len() as u32).map(|dim| cx.affine_dim(dim)).collect();
        if let Some(axis) = along {
            at[axis] = cx.affine_add(at[axis], before);
            before = cx.affine_add(before, extents[axis].affine(cx));
        }
        (operand, at)
    };
    operands.iter().enumerate().map(part).collect()
}

/// An element of a line.
fn line_element(b: &mut Builder<'_>, loc: Loc, input: Value, lines: &Lines, indices: &[Value]) -> Value {
    let at = lines.indices(b.cx());
    let kind = kind_of_value(b, input);
    element_of(b, loc, input, kind, AffineMap::new(indices.len() as u32, 0, at), indices)
}

/// A loop along each line carries the sum and stores it.
fn running(op: Op, input: Value, rw: &mut Rewriter<'_>, sizes: &OpenSizes, lines: &Lines) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let (buffer, _) = new_buffer(op, rw, sizes);
    let extents = sizes.operand(rw, op, 0);
    let others = lines.others(&extents.sizes);
    let to = match lines.axis {
        Some(_) => lines.indices(cx),
        None => vec![cx.affine_dim(0)],
    };
    let to = AffineMap::new(others.len() as u32 + 1, 0, to);
    let kind = result_kind(rw.op(op));
    let start = number(rw, loc, kind, 0.0);
    let bounds = extents.along(cx, lines);
    affine_nest(rw, loc, &extents.with(others), |b, indices| {
        affine::AffineForOp::build_with_iter_args(b, loc, bounds, &[start], |b, k, carried| {
            let at = [indices, &[k]].concat();
            let x = line_element(b, loc, input, lines, &at);
            let x = converted(b, loc, x, kind);
            let sum = arith::AddFOp::build(b, loc, carried[0], x);
            store(b, loc, sum, buffer, to, &at);
            affine::AffineYieldOp::build(b, loc, &[sum]);
        });
    });
    rw.replace_by(op, buffer)
}
