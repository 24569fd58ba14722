//! Indexing: what `x[1, 2:5]` takes, by numpy's rules.
//!
//! Bounds of ranges are part of the shape, and must be known. A position may be computed while the program runs, where it
//! is checked.

use mlir::hooks::Verify;
use mlir::opdef::{Effect, EffectKind, EffectOn};
use mlir::{AffineExpr, Builder, Context, Diag, Loc, OpType, Type, Value};

use crate::extent::{Extent, Facts};
use crate::given::{Fault, Given, build_with_literals, literals};
use crate::shapes::shape_text;
use crate::{SliceOp, codes};

/// A part of an item that is missing.
pub(crate) const MISSING: i64 = i64::MIN;

/// A part of an item that is the next operand.
pub(crate) const OPERAND: i64 = i64::MIN + 1;

/// What a program that stops has an effect on: `Toy_OutputResource` in `Ops.td`.
const OUTPUT: &str = "::toy::OutputResource";

/// An item of an index. `B` is a position.
#[derive(Clone, Debug)]
pub enum Item<B> {
    /// A position: the axis is gone.
    At(B),
    /// The positions from a start to before a stop, at a distance other than 0.
    Range {
        /// The first position; the first of all, or the last if the distance is negative, without one.
        start: Option<B>,
        /// The position behind the last; without one, the end.
        stop: Option<B>,
        /// The distance.
        step: i64,
    },
    /// A new axis of size 1.
    NewAxis,
}

/// A position in an item.
#[derive(Clone, Copy, Debug)]
pub enum Position {
    /// A literal.
    Known(i64),
    /// An operand of the operation.
    Operand(usize),
}

/// What is taken along one axis, once sizes are known.
#[derive(Clone, Copy, Debug)]
pub enum Taken {
    /// A position, counted from the first.
    At(i64),
    /// A position that the program computes.
    Computed,
    /// Positions.
    Range {
        /// The first.
        start: i64,
        /// The distance.
        step: i64,
        /// How many.
        count: i64,
    },
    /// A new axis.
    NewAxis,
}

/// A position on an axis that the program computes.
#[derive(Clone, Copy, Debug)]
pub struct ComputedPosition {
    /// The operand that is the position.
    pub operand: usize,
    /// The axis.
    pub axis: usize,
}

/// Builds a slice of a tensor. Positions that are no literals are values, which are numbers.
pub fn build(
    b: &mut Builder<'_>,
    loc: Loc,
    ty: Type,
    input: Value,
    items: &[Item<Result<i64, Value>>],
) -> Value {
    let mut operands = vec![input];
    let mut attr = Vec::with_capacity(3 * items.len());
    let mut part = |bound: &Option<Result<i64, Value>>| match bound {
        None => MISSING,
        // A literal that means something else is out of every range anyway.
        Some(Ok(literal)) => (*literal).max(OPERAND + 1),
        Some(Err(value)) => {
            operands.push(*value);
            OPERAND
        }
    };
    for item in items {
        let item = match item {
            Item::At(position) => [part(&Some(*position)), 0, 0],
            Item::Range { start, stop, step } => [part(start), part(stop), *step],
            Item::NewAxis => [MISSING, 0, 0],
        };
        attr.extend(item);
    }
    build_with_literals(b, SliceOp::DEF, loc, ty, &operands, Some(&attr))
}

/// The items of a slice.
fn items(given: &Given) -> Vec<Item<Position>> {
    let attr = given.literals.as_deref().unwrap_or_default();
    let mut operand = 0;
    let mut position = |part: i64| match part {
        MISSING => None,
        OPERAND => {
            operand += 1;
            Some(Position::Operand(operand))
        }
        literal => Some(Position::Known(literal)),
    };
    let item = |item: &[i64]| match *item {
        [MISSING, _, 0] => Item::NewAxis,
        [at, _, 0] => position(at).map_or(Item::NewAxis, Item::At),
        [start, stop, step] => Item::Range { start: position(start), stop: position(stop), step },
        _ => Item::NewAxis,
    };
    attr.chunks(3).map(item).collect()
}

impl Verify for SliceOp<'_> {
    /// There is an operand for each position that is one.
    ///
    /// # Errors
    /// If there is not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let items = literals(op).unwrap_or_default();
        if !items.len().is_multiple_of(3) {
            return Err(op.error("expects a start, a stop and a step for each item"));
        }
        let parts = items.chunks(3).flat_map(|item| if item[2] == 0 { &item[..1] } else { &item[..2] });
        let wanted = 1 + parts.filter(|&&part| part == OPERAND).count();
        if op.num_operands() != wanted {
            return Err(
                op.error(format_args!("has {} operands, and its items need {wanted}", op.num_operands()))
            );
        }
        Ok(())
    }
}

impl SliceOp<'_> {
    /// A computed position may be wrong, which stops the program and so counts as a write.
    pub fn effects(self) -> Vec<Effect> {
        let items = literals(*self).unwrap_or_default();
        let is_computed = items.chunks(3).any(|item| matches!(*item, [OPERAND, _, 0]));
        let stop = Effect { kind: EffectKind::Write, on: EffectOn::Resource(OUTPUT) };
        if is_computed { vec![stop] } else { Vec::new() }
    }
}

/// The positions that the program computes, in their order.
pub fn computed(given: &Given) -> Vec<ComputedPosition> {
    let items = items(given);
    let axes = items.iter().filter(|item| !matches!(item, Item::NewAxis));
    let computed = axes.enumerate().filter_map(|(axis, item)| match *item {
        Item::At(Position::Operand(operand)) if given.is_computed(operand) => {
            Some(ComputedPosition { operand, axis })
        }
        _ => None,
    });
    computed.collect()
}

/// What is taken along each axis; axes without an item are taken whole.
///
/// # Errors
/// If the tensor does not have it, or a size is unknown.
pub fn taken(given: &Given) -> Result<Vec<Taken>, Fault> {
    let shape = &given.shapes[0];
    let items = items(given);
    let axes = items.iter().filter(|item| !matches!(item, Item::NewAxis)).count();
    if axes > shape.len() {
        return Err(Fault {
            code: codes::WRONG_INDEX,
            message: format!(
                "an index of {axes} {} for a tensor of shape {}",
                if axes == 1 { "axis" } else { "axes" },
                shape_text(shape)
            ),
            operand: 0,
            help: "each item of an index takes one axis: use fewer, or 'newaxis' for a new one".to_owned(),
        });
    }
    let mut sizes = shape.iter().copied();
    let mut all = Vec::with_capacity(items.len() + shape.len() - axes);
    for item in &items {
        all.push(match item {
            Item::NewAxis => Taken::NewAxis,
            Item::At(position) => at(given, *position, sizes.next().unwrap_or(1))?,
            Item::Range { start, stop, step } => {
                let size = sizes.next().unwrap_or(1);
                let known = |position: &Option<Position>| position.map(|p| known(given, p)).transpose();
                range(known(start)?, known(stop)?, *step, size)
            }
        });
    }
    all.extend(sizes.map(|count| Taken::Range { start: 0, step: 1, count }));
    Ok(all)
}

/// What is taken along one axis whose size may be unknown.
#[derive(Clone, Debug)]
pub(crate) enum Reach {
    /// A position, counted from the first.
    At(Extent),
    /// A position that the program computes.
    Computed,
    /// Positions.
    Range {
        /// The first.
        start: Extent,
        /// The distance.
        step: i64,
        /// How many.
        count: Extent,
    },
    /// A new axis.
    NewAxis,
}

impl Reach {
    /// The size of the axis of the result, if there is one.
    pub(crate) fn count(self) -> Option<Extent> {
        match self {
            Reach::At(_) | Reach::Computed => None,
            Reach::Range { count, .. } => Some(count),
            Reach::NewAxis => Some(Extent::known(1)),
        }
    }
}

/// Like [`taken`], where sizes may be unknown. Bounds are not moved to the ends: the axis must have them, and there must
/// be something between them.
///
/// # Errors
/// If the tensor does not have it, a size must be known, or a bound is not known.
pub(crate) fn reaches(given: &Given, sizes: &[Extent], facts: &mut Facts) -> Result<Vec<Reach>, Fault> {
    let items = items(given);
    if items.iter().filter(|item| !matches!(item, Item::NewAxis)).count() > sizes.len() {
        return taken(given).map(|_| Vec::new());
    }
    let wrong = |message: String| Fault {
        code: codes::UNKNOWN_SIZE,
        message,
        operand: 0,
        help: "write a number in place of '?' for this size".to_owned(),
    };
    let mut all = Vec::new();
    let mut sizes = sizes.iter();
    for item in &items {
        let position = |position: i64, size: &Extent, facts: &mut Facts| {
            let (at, needed) = match position {
                0.. => (Extent::known(position), size.moved(-position)),
                _ => (size.moved(position), size.moved(position)),
            };
            let fits = facts.bound(needed);
            fits.then_some(at).ok_or_else(|| {
                wrong(format!("position {position} is out of range, whatever the size of the axis is"))
            })
        };
        all.push(match item {
            Item::NewAxis => Reach::NewAxis,
            Item::At(at) => {
                let size = sizes.next().unwrap_or(&Extent::known(1)).clone();
                if matches!(*at, Position::Operand(operand) if given.is_computed(operand)) {
                    all.push(Reach::Computed);
                    continue;
                }
                let at = known(given, *at)?;
                // The axis must have the position itself, and not only the end before it.
                let last = if at < 0 { at } else { at + 1 };
                position(last, &size, facts)?;
                Reach::At(position(at, &size, facts)?)
            }
            Item::Range { start, stop, step } => {
                let size = sizes.next().unwrap_or(&Extent::known(1)).clone();
                let known = |position: &Option<Position>| position.map(|p| known(given, p)).transpose();
                let (start, stop) = (known(start)?, known(stop)?);
                if let Some(size) = size.as_known()
                    && let Taken::Range { start, step, count } = range(start, stop, *step, size)
                {
                    let [start, count] = [start, count].map(Extent::known);
                    Reach::Range { start, step, count }
                } else {
                    let (first, behind) = if *step > 0 {
                        (Extent::known(0), size.clone())
                    } else {
                        (size.moved(-1), Extent::known(-1))
                    };
                    let start = start.map_or(Ok(first), |at| position(at, &size, facts))?;
                    let stop = stop.map_or(Ok(behind), |at| position(at, &size, facts))?;
                    let distance = if *step > 0 { stop.plus(&start, -1) } else { start.plus(&stop, -1) };
                    let stride = step.unsigned_abs() as i64;
                    let count = match distance.as_known() {
                        Some(number) => Extent::known((number + stride - 1) / stride),
                        None if stride == 1 => distance,
                        None => {
                            return Err(wrong(format!("a step of {step} needs an axis of known size")));
                        }
                    };
                    if !facts.bound(count.moved(-1)) {
                        return Err(wrong("nothing is between the bounds of this range".to_owned()));
                    }
                    Reach::Range { start, step: *step, count }
                }
            }
        });
    }
    all.extend(sizes.map(|size| Reach::Range { start: Extent::known(0), step: 1, count: size.clone() }));
    Ok(all)
}

/// A bound of a range, which is part of the shape.
fn known(given: &Given, position: Position) -> Result<i64, Fault> {
    match position {
        Position::Known(literal) => Ok(literal),
        Position::Operand(operand) => given.whole(operand, "a bound"),
    }
}

/// A position on an axis of some size.
fn at(given: &Given, position: Position, size: i64) -> Result<Taken, Fault> {
    let position = match position {
        Position::Known(literal) => literal,
        Position::Operand(operand) if given.is_computed(operand) && size > 0 => {
            return Ok(Taken::Computed);
        }
        Position::Operand(operand) => given.whole(operand, "a position")?,
    };
    let counted = if position < 0 { position.saturating_add(size) } else { position };
    if (0..size).contains(&counted) {
        return Ok(Taken::At(counted));
    }
    Err(Fault {
        code: codes::WRONG_INDEX,
        message: format!("position {position} is out of range: the axis has size {size}"),
        operand: 0,
        help: match size {
            0 => "there are no elements along this axis".to_owned(),
            1 => "its only position is 0, or -1 counted from the end".to_owned(),
            _ => format!("positions are counted from 0 to {}, or from -1 down to -{size}", size - 1),
        },
    })
}

/// The positions of a range on an axis of some size; bounds beyond the ends are moved to them.
fn range(start: Option<i64>, stop: Option<i64>, step: i64, size: i64) -> Taken {
    let counted = |bound: i64| if bound < 0 { bound.saturating_add(size) } else { bound };
    let (first, behind) = if step > 0 { (0, size) } else { (size - 1, -1) };
    let least = if step > 0 { 0 } else { -1 };
    let most = if step > 0 { size } else { size - 1 };
    let start = start.map_or(first, |start| counted(start).clamp(least, most.max(least)));
    let stop = stop.map_or(behind, |stop| counted(stop).clamp(least, most.max(least)));
    let distance = if step > 0 { stop - start } else { start - stop };
    let stride = step.unsigned_abs();
    let count = if distance <= 0 { 0 } else { (distance as u64).div_ceil(stride) as i64 };
    Taken::Range { start, step, count }
}

/// The shape of a slice.
///
/// # Errors
/// If the tensor does not have it.
pub(crate) fn shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let extents = taken(given)?.into_iter().filter_map(|taken| match taken {
        Taken::At(_) | Taken::Computed => None,
        Taken::Range { count, .. } => Some(count),
        Taken::NewAxis => Some(1),
    });
    given.countable(extents.collect())
}

/// The indices of the tensor for those of the slice, and then for the positions that are computed.
pub(crate) fn indices(given: &Given, cx: &Context, to: &[i64]) -> Vec<AffineExpr> {
    let mut dims = 0..;
    let mut computed = to.len() as u32..;
    let mut dim = || cx.affine_dim(dims.next().unwrap_or(0));
    let all = taken(given).unwrap_or_default().into_iter().filter_map(|taken| match taken {
        Taken::At(position) => Some(cx.affine_constant(position)),
        Taken::Computed => Some(cx.affine_dim(computed.next().unwrap_or(0))),
        Taken::Range { start, step, .. } => {
            let moved = cx.affine_mul(dim(), cx.affine_constant(step));
            Some(cx.affine_add(moved, cx.affine_constant(start)))
        }
        Taken::NewAxis => {
            dim();
            None
        }
    });
    all.collect()
}
