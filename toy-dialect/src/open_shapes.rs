//! The shapes of functions' results where some sizes are unknown: see [`sizes`](crate::sizes).

use mlir::opdef::OpDef;
use mlir::{AffineExpr, Context, DYNAMIC, OpType};

use crate::extent::{Extent, Facts};
use crate::given::{Fault, Given};
use crate::products::{Contraction, Index};
use crate::shapes::shape_text;
use crate::slices::{self, Reach};
use crate::{
    ArgmaxOp, ArgminOp, ConcatOp, CumsumOp, FlipOp, FullLikeOp, OnesLikeOp, OuterOp, PadOp, PermuteOp,
    RepeatOp, SizeOp, SliceOp, StackOp, TakeOp, TransposeOp, ZerosLikeOp, codes, moved,
};

/// What a function is, as far as its shape depends on it.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    /// The operation.
    pub(crate) def: &'static OpDef,
    /// The shape of the result for known sizes.
    pub(crate) shape: fn(&Given) -> Result<Vec<i64>, Fault>,
    /// For sums of products.
    pub(crate) contraction: Option<fn(&Given) -> Option<Contraction>>,
}

/// The message for an operation that needs a size, and its help.
pub(crate) fn unknown(name: &str, shape: &[i64]) -> (String, String) {
    let open: Vec<String> =
        (0..shape.len()).filter(|&axis| shape[axis] == DYNAMIC).map(|axis| axis.to_string()).collect();
    let axes = if open.len() == 1 { "axis" } else { "axes" };
    (
        format!(
            "'{name}' must know the sizes of a tensor when the program is compiled, and has one of shape {}",
            shape_text(shape)
        ),
        format!("write a number in place of '?' for what gives the size of {axes} {}", open.join(" and ")),
    )
}

/// The shape of the result of a function of which some sizes are unknown.
pub(crate) fn open_shape(rule: &Rule, given: &Given) -> Result<Vec<i64>, Fault> {
    let mut symbols = 0..;
    let mut extent = |&size: &i64| match size {
        DYNAMIC => Extent::symbol(symbols.next().unwrap_or(0)),
        size => Extent::known(size),
    };
    let operands: Vec<Vec<Extent>> =
        given.shapes.iter().map(|shape| shape.iter().map(&mut extent).collect()).collect();
    let mut facts = Facts::default();
    let result = function_result(rule, given, &operands, &mut facts)?;
    Ok(result.iter().map(|extent| facts.resolved(extent).as_known().unwrap_or(DYNAMIC)).collect())
}

/// The sizes of the result of a function.
pub(crate) fn function_result(
    rule: &Rule,
    given: &Given,
    operands: &[Vec<Extent>],
    facts: &mut Facts,
) -> Result<Vec<Extent>, Fault> {
    let is = |def| std::ptr::eq(rule.def, def);
    let x = &operands[0];
    if is(TransposeOp::DEF) || is(PermuteOp::DEF) {
        return Ok(moved::order(given)?.into_iter().map(|axis| x[axis].clone()).collect());
    }
    let like = [FlipOp::DEF, ZerosLikeOp::DEF, OnesLikeOp::DEF, FullLikeOp::DEF];
    if like.iter().any(|&def| is(def)) || is(SizeOp::DEF) {
        // The arguments are checked as usual.
        let shape = (rule.shape)(given)?;
        return Ok(if is(SizeOp::DEF) { Vec::new() } else { x[..shape.len()].to_vec() });
    }
    if is(SliceOp::DEF) {
        let reaches = slices::reaches(given, x, facts)?;
        return Ok(reaches.into_iter().filter_map(Reach::count).collect());
    }
    if is(ConcatOp::DEF) {
        return concat(given, operands, facts);
    }
    if is(StackOp::DEF) {
        let axis = given.axis(x.len() + 1, 0)?;
        for (operand, other) in operands.iter().enumerate().skip(1) {
            let same = other.len() == x.len() && x.iter().zip(other).all(|(a, b)| facts.equate(a, b));
            if !same {
                return Err(moved::different(given, operand));
            }
        }
        let mut all = x.clone();
        all.insert(axis, Extent::known(operands.len() as i64));
        return Ok(all);
    }
    if is(PadOp::DEF) {
        if given.shapes.len() > 2 && !given.shapes[2].is_empty() {
            return Err(given.not_a_number(2, "the value"));
        }
        let widths = moved::widths(given)?;
        return Ok(x.iter().zip(widths).map(|(x, [before, behind])| x.moved(before + behind)).collect());
    }
    let along = [ArgmaxOp::DEF, ArgminOp::DEF, CumsumOp::DEF, RepeatOp::DEF, TakeOp::DEF];
    if along.iter().any(|&def| is(def))
        && let Some(axis) = moved::along(given)?
    {
        return along_axis(rule, given, operands, axis);
    }
    if let Some(contraction) = rule.contraction.and_then(|contraction| contraction(given))
        && !contraction.operands.iter().flatten().any(|index| matches!(index, Index::Part { .. }))
    {
        let mut all: Vec<Option<Extent>> = vec![None; contraction.shape.len()];
        let mut length = None;
        for (operand, indices) in contraction.operands.iter().enumerate() {
            for (axis, index) in indices.iter().enumerate() {
                let extent = &operands[operand][axis];
                let known = match *index {
                    Index::Result(at) if given.shapes[operand][axis] != 1 || contraction.shape[at] == 1 => {
                        &mut all[at]
                    }
                    Index::Contracted => &mut length,
                    _ => continue,
                };
                match known {
                    Some(other) if !facts.equate(other, extent) => {
                        return Err(moved::different(given, operand));
                    }
                    _ => *known = Some(extent.clone()),
                }
            }
        }
        return Ok(all.into_iter().map(|extent| extent.unwrap_or(Extent::known(1))).collect());
    }
    if rule.contraction.is_some() && !is(OuterOp::DEF) {
        // The error, if the known sizes do not fit.
        (rule.shape)(given)?;
    }
    let open = given.shapes.iter().position(|shape| shape.contains(&DYNAMIC)).unwrap_or(0);
    let (message, help) = unknown(given.name, &given.shapes[open]);
    Err(Fault { code: codes::UNKNOWN_SIZE, message, operand: open, help })
}

/// The sizes of the result of a function that works along an axis.
fn along_axis(
    rule: &Rule,
    given: &Given,
    operands: &[Vec<Extent>],
    axis: usize,
) -> Result<Vec<Extent>, Fault> {
    let is = |def| std::ptr::eq(rule.def, def);
    let x = &operands[0];
    let instead: &[Extent] = if is(CumsumOp::DEF) {
        &x[axis..=axis]
    } else if is(RepeatOp::DEF) {
        let times = moved::repetitions(given)?;
        &[Extent::known(0).plus(&x[axis], times)]
    } else if is(TakeOp::DEF) {
        &operands[1]
    } else {
        &[]
    };
    Ok([&x[..axis], instead, &x[axis + 1..]].concat())
}

fn concat(given: &Given, operands: &[Vec<Extent>], facts: &mut Facts) -> Result<Vec<Extent>, Fault> {
    let mut all = operands[0].clone();
    let axis = given.axis(all.len(), 0)?;
    for (operand, other) in operands.iter().enumerate().skip(1) {
        if other.len() != all.len() {
            return Err(moved::different(given, operand));
        }
        for at in 0..all.len() {
            if at == axis {
                all[at] = all[at].plus(&other[at], 1);
            } else if !facts.equate(&all[at], &other[at]) {
                return Err(moved::different(given, operand));
            }
        }
    }
    Ok(all)
}

/// Whether an operation is supported with unknown sizes and reads the elements of its operand at other positions, which
/// depend on sizes: the indices of the operand for those of the result, and then for the positions that the program
/// computes.
pub fn moved_indices(
    def: &'static OpDef,
    given: &Given,
    cx: &Context,
    operand: &[Extent],
) -> Option<Vec<AffineExpr>> {
    let is = |other| std::ptr::eq(def, other);
    if is(FlipOp::DEF) {
        let axes = moved::flipped(given).ok()?;
        let index = |(axis, size): (usize, &Extent)| {
            let dim = cx.affine_dim(axis as u32);
            if axes.contains(&axis) { cx.affine_sub(size.moved(-1).affine(cx), dim) } else { dim }
        };
        return Some(operand.iter().enumerate().map(index).collect());
    }
    if is(SliceOp::DEF) {
        let mut all = Vec::new();
        let reaches = slices::reaches(given, operand, &mut Facts::default()).ok()?;
        let mut dims = 0..;
        let rank =
            reaches.iter().filter(|reach| matches!(reach, Reach::Range { .. } | Reach::NewAxis)).count();
        let mut computed = rank as u32..;
        for reach in reaches {
            match reach {
                Reach::At(at) => all.push(at.affine(cx)),
                Reach::Computed => all.push(cx.affine_dim(computed.next().unwrap_or(0))),
                Reach::Range { start, step, .. } => {
                    let dim = cx.affine_dim(dims.next().unwrap_or(0));
                    let moved = cx.affine_mul(dim, cx.affine_constant(step));
                    all.push(cx.affine_add(moved, start.affine(cx)));
                }
                Reach::NewAxis => _ = dims.next(),
            }
        }
        return Some(all);
    }
    if is(RepeatOp::DEF) {
        let rank = operand.len();
        return Some(moved::repeat(given, cx, &vec![DYNAMIC; rank]));
    }
    let is_order = is(TransposeOp::DEF) || is(PermuteOp::DEF);
    is_order.then(|| moved::transpose(given, cx, &[]))
}
