//! Combinations of elements in the vector dialect: reductions, scans and products. Floats are combined one after the
//! other in the order of the elements, from the accumulator on, as in compiled programs.

use std::cell::RefCell;
use std::ops::Range;

use dialects::affine::AtomicRMWKind;
use dialects::vector::contract::selected;
use dialects::vector::{
    CombiningKind as Kind, ContractionOp, FMAOp, MultiDimReductionOp, OuterProductOp, ReductionOp, ScanOp,
};
use mlir::{FloatKind, OpRef, TypeRef, Value as SsaValue};

use super::arith::{float_ternary, multiplied_and_added};
use super::reductions::{Combine, Reduction};
use super::table::{Table, table};
use super::vector::{built, in_steps, masking, position, sizes_of, strides_of};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::extents::{Extents, count, indices_at};
use crate::layout::{float_kind, int_width};
use crate::number;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        ContractionOp => contract,
        FMAOp as OpRef => |d, op| float_ternary(d, op, multiplied_and_added),
        MultiDimReductionOp => multi_reduction,
        OuterProductOp => outer_product,
        ReductionOp => reduction,
        ScanOp => scan,
    }
}

/// The reduction of a kind on elements of a type.
fn reduction_of(kind: Kind, ty: TypeRef<'_>) -> Res<Reduction> {
    use AtomicRMWKind as Rmw;
    let kind = match (kind, ty.is_float()) {
        (Kind::Add, true) => Rmw::Addf,
        (Kind::Add, false) => Rmw::Addi,
        (Kind::Mul, true) => Rmw::Mulf,
        (Kind::Mul, false) => Rmw::Muli,
        (Kind::MinUI, _) => Rmw::Minu,
        (Kind::MinSI, _) => Rmw::Mins,
        (Kind::MinNumF, _) => Rmw::Minnumf,
        (Kind::MaxUI, _) => Rmw::Maxu,
        (Kind::MaxSI, _) => Rmw::Maxs,
        (Kind::MaxNumF, _) => Rmw::Maxnumf,
        (Kind::And, _) => Rmw::Andi,
        (Kind::Or, _) => Rmw::Ori,
        (Kind::Xor, _) => Rmw::Xori,
        (Kind::MaximumF, _) => Rmw::Maximumf,
        (Kind::MinimumF, _) => Rmw::Minimumf,
    };
    Reduction::of(kind.value(), ty)
}

/// The slot of the mask around an operation.
fn mask_of(d: &mut Decoder<'_, '_>, op: OpRef<'_>) -> Option<Slot> {
    masking(op).map(|(mask, _)| d.slot(mask))
}

/// Whether a mask includes an element.
fn includes(state: &State<'_>, mask: Option<Slot>, position: usize) -> Res<bool> {
    match mask {
        Some(mask) => Ok(state.get(mask).lane(position)?.int()? & 1 == 1),
        None => Ok(true),
    }
}

fn extents(op: OpRef<'_>, value: SsaValue) -> Res<Extents> {
    Ok(sizes_of(op.ty(value))?.unwrap_or_default())
}

fn reduction<'p>(d: &mut Decoder<'_, 'p>, op: ReductionOp<'p>) -> Res {
    let Reduction { combine, neutral } = reduction_of(op.kind(), op.ty(op.dest()))?;
    let length = count(&extents(*op, op.vector())?).unwrap_or(0);
    let vector = d.slot(op.vector());
    let start = op.acc().map(|acc| d.slot(acc));
    let mask = mask_of(d, *op);
    let result = d.slot(op.dest());
    d.define(result, move |s| {
        let mut total = start.map_or_else(|| neutral.clone(), |start| s.get(start).clone());
        for at in 0..length {
            if includes(s, mask, at)? {
                total = combine(&total, s.get(vector).lane(at)?)?;
            }
        }
        Ok(total)
    });
    Ok(())
}

/// Combines each element into the total at the position of its indices without those of the reduced dimensions.
fn multi_reduction<'p>(d: &mut Decoder<'_, 'p>, op: MultiDimReductionOp<'p>) -> Res {
    let combine = reduction_of(op.kind(), scalar_type(op.ty(op.dest())))?.combine;
    let from = extents(*op, op.source())?;
    let into = sizes_of(op.ty(op.dest()))?;
    let mut inner = strides_of(into.as_deref().unwrap_or_default())?.into_iter();
    let dims = op.reduction_dims();
    let stride = |dim| if dims.contains(&dim) { 0 } else { inner.next().unwrap_or(0) };
    let strides: Extents = (0..from.len() as i64).map(stride).collect();
    let [source, acc] = [op.source(), op.acc()].map(|value| d.slot(value));
    let mask = mask_of(d, *op);
    let result = d.slot(op.dest());
    d.define(result, move |s| {
        let mut totals = totals(s, acc, into.as_ref())?;
        for at in 0..count(&from).unwrap_or(0) {
            if includes(s, mask, at)? {
                let total = totals.values_mut().get_mut(position(&indices_at(&from, at), &strides));
                let total = total.ok_or("has an element that belongs to no result")?;
                *total = combine(total, s.get(source).lane(at)?)?;
            }
        }
        Ok(reduced(totals, into.as_ref()))
    });
    Ok(())
}

/// The elements of an accumulator of these sizes, or a scalar.
fn totals(state: &State<'_>, acc: Slot, sizes: Option<&Extents>) -> Res<Elements> {
    let value = state.get(acc);
    match sizes {
        None => Elements::new(&state.memory, Extents::new(), [value.clone()]),
        Some(sizes) => {
            Elements::new(&state.memory, sizes.clone(), value.elements()?.values().iter().cloned())
        }
    }
}

/// The result of a reduction, a vector unless it has no sizes.
fn reduced(totals: Elements, sizes: Option<&Extents>) -> Value {
    match (sizes, totals.values()) {
        (None, [total]) => total.clone(),
        _ => totals.into(),
    }
}

/// An inclusive scan begins with the first element, an exclusive one with the initial value, as in MLIR's rewrite to
/// `arith`; the accumulated value is the last element of the result.
fn scan<'p>(d: &mut Decoder<'_, 'p>, op: ScanOp<'p>) -> Res {
    let combine = reduction_of(op.kind(), scalar_type(op.ty(op.dest())))?.combine;
    let sizes = extents(*op, op.source())?;
    let inner = extents(*op, op.initial_value())?;
    let dim = usize::try_from(op.reduction_dim()).map_err(|_| "names a dimension that does not exist")?;
    let step = *strides_of(&sizes)?.get(dim).ok_or("names a dimension that does not exist")? as usize;
    let inclusive = op.inclusive();
    let [source, initial] = [op.source(), op.initial_value()].map(|value| d.slot(value));
    let [dest, last] = [op.dest(), op.accumulated_value()].map(|value| d.slot(value));
    let lines = strides_of(&inner)?;
    d.compute(move |s| {
        let from = s.get(source).elements()?;
        let from = from.values();
        let mut all = Elements::with_sizes(&s.memory, sizes.clone())?;
        let mut ends = totals(s, initial, Some(&inner))?;
        for (at, element) in from.iter().enumerate() {
            let indices = indices_at(&sizes, at);
            let others = indices.iter().enumerate().filter(|&(d, _)| d != dim).map(|(_, &index)| index);
            let line = position(&others.collect::<Extents>(), &lines);
            let value = match (indices[dim], inclusive) {
                (0, true) => element.clone(),
                (0, false) => s.get(initial).lane(line)?.clone(),
                (_, true) => combine(&all.values()[at - step], element)?,
                (_, false) => combine(&all.values()[at - step], &from[at - step])?,
            };
            ends.values_mut()[line] = value.clone();
            all.push(value);
        }
        s.set(dest, all);
        s.set(last, ends);
        Ok(())
    });
    Ok(())
}

/// Multiplies numbers of a type, which may be wider than that of the factors.
enum Product {
    Float(FloatKind),
    /// The widths of the two factors and of the product.
    Int([u32; 3]),
}

impl Product {
    fn of(factors: [TypeRef<'_>; 2], ty: TypeRef<'_>) -> Res<Self> {
        if ty.is_float() {
            factors.into_iter().try_for_each(|ty| float_kind(ty).map(drop))?;
            return float_kind(ty).map(Product::Float);
        }
        let [a, b] = factors.map(int_width);
        Ok(Product::Int([a?, b?, int_width(ty)?]))
    }

    fn compute(&self, a: &Value, b: &Value) -> Res<Value> {
        match *self {
            Product::Float(kind) => Ok(Value::Float(number::round(kind, a.float()? * b.float()?))),
            Product::Int([left, right, width]) => {
                let wide = |bits, width| number::signed(bits, width) as u128;
                let [a, b] = [wide(a.int()?, left), wide(b.int()?, right)];
                Ok(Value::Int(number::mul(a, b, width)?))
            }
        }
    }
}

/// The sum of a float product and an accumulator is that of `vector.fma`. What a mask hides is the accumulator.
fn outer_product<'p>(d: &mut Decoder<'_, 'p>, op: OuterProductOp<'p>) -> Res {
    const HIDDEN: Value = Value::Undefined("it is an element that a mask excludes");
    let result = op.result(0);
    let ty = scalar_type(op.ty(result));
    let combine = reduction_of(op.kind(), ty)?.combine;
    let product = Product::of([op.lhs(), op.rhs()].map(|value| scalar_type(op.ty(value))), ty)?;
    let fuses = float_kind(ty).ok().filter(|_| op.kind() == Kind::Add);
    let sizes = sizes_of(op.ty(result))?;
    let columns = sizes.as_ref().and_then(|sizes| sizes.get(1)).map_or(1, |&n| n.max(1) as usize);
    let [lhs, rhs] = [op.lhs(), op.rhs()].map(|value| d.slot(value));
    let acc = op.acc().map(|acc| d.slot(acc));
    let mask = mask_of(d, *op);
    let result = d.slot(result);
    d.define(result, move |s| {
        built(s, sizes.as_ref(), |at| {
            let acc = acc.map(|acc| s.get(acc).lane(at)).transpose()?;
            if !includes(s, mask, at)? {
                return Ok(acc.cloned().unwrap_or(HIDDEN));
            }
            let (a, b) = (s.get(lhs).lane(at / columns)?, s.get(rhs).lane(at % columns)?);
            match (acc, fuses) {
                (Some(acc), Some(kind)) => multiplied_and_added(kind, [a, b, acc]),
                (Some(acc), None) => combine(&product.compute(a, b)?, acc),
                (None, _) => product.compute(a, b),
            }
        })
    });
    Ok(())
}

/// A contraction: what each of the two factors and the result has of the iteration space.
struct Contraction {
    sizes: Extents,
    /// The distance between elements along each dimension of the space, in each of the three.
    strides: [Extents; 3],
    mask: Option<Slot>,
    combine: Combine,
    product: Product,
    /// What each sum begins with if the accumulator is added at its end.
    neutral: Option<Value>,
}

impl Contraction {
    fn of<'p>(d: &mut Decoder<'_, 'p>, op: ContractionOp<'p>) -> Res<Self> {
        let values = [op.lhs(), op.rhs(), op.acc()];
        let [left, right, ty] = values.map(|value| scalar_type(op.ty(value)));
        let Reduction { combine, neutral } = reduction_of(op.kind(), ty)?;
        let product = Product::of([left, right], ty)?;
        let sizes = op.iteration_dims().ok_or("has a dimension of unknown size")?;
        let sizes: Extents = sizes.into_iter().map(|(size, _)| size).collect();
        let mut dims = Vec::new();
        let mut strides = Vec::new();
        for (value, map) in values.into_iter().zip(op.maps()) {
            let own = selected(op.cx(), map).ok_or("has a map that is no selection of dimensions")?;
            let mut all = Extents::from_elem(0, sizes.len());
            for (&dim, stride) in own.iter().zip(strides_of(&extents(*op, value)?)?) {
                *all.get_mut(dim).ok_or("has a map that is no selection of dimensions")? = stride;
            }
            dims.push(own);
            strides.push(all);
        }
        let strides = strides.try_into().map_err(|_| "has too few maps")?;
        let mask = mask_of(d, *op);
        let is_last = mask.is_none() && adds_at_the_end(&dims, &op.reduced());
        let neutral = Some(neutral).filter(|_| is_last);
        Ok(Contraction { sizes, strides, mask, combine, product, neutral })
    }
}

/// Whether the sums of products are computed before the accumulator is added to them, as in compiled programs: dimensions
/// that are not reduced are unrolled until the rest is a product of matrices, or of a matrix and a vector.
fn adds_at_the_end(dims: &[Vec<usize>], reduced: &[bool]) -> bool {
    let mut left: Vec<usize> = (0..reduced.len()).collect();
    let [lhs, rhs, out] = dims else { return false };
    loop {
        // The dimensions of a factor, by their numbers among those that are left.
        let own = |dims: &[usize]| -> Vec<usize> {
            (0..left.len()).filter(|&at| dims.contains(&left[at])).collect()
        };
        let kinds: Vec<bool> = left.iter().map(|&dim| reduced[dim]).collect();
        let (a, b) = (own(lhs), own(rhs));
        let is_product = match *kinds {
            [false, false, true] => a == [0, 2] && b == [1, 2],
            [false, true] => a == [0, 1] && b == [1] || a == [1] && b == [0, 1],
            _ => false,
        };
        if is_product {
            return true;
        }
        let is_left = |dim: &&usize| left.contains(*dim);
        let shared = lhs.iter().filter(is_left).find(|dim| rhs.contains(dim) && out.contains(dim));
        let contracted = |dim: &&usize| reduced[**dim] && lhs.contains(*dim) && rhs.contains(*dim);
        let all = || lhs.iter().chain(rhs).filter(is_left).find(|dim| !contracted(dim));
        match shared.or_else(all) {
            Some(&dim) => left.retain(|&other| other != dim),
            None => return false,
        }
    }
}

impl Contraction {
    /// Adds the products at some points of the space to the sums.
    fn add(&self, state: &State<'_>, factors: [Slot; 2], points: Range<usize>, sums: &mut [Value]) -> Res {
        for point in points {
            if !includes(state, self.mask, point)? {
                continue;
            }
            let at = indices_at(&self.sizes, point);
            let [a, b, into] = [0, 1, 2].map(|which: usize| position(&at, &self.strides[which]));
            let [a, b] = [state.get(factors[0]).lane(a)?, state.get(factors[1]).lane(b)?];
            let product = self.product.compute(a, b)?;
            let sum = sums.get_mut(into).ok_or("has a point that belongs to no result")?;
            *sum = (self.combine)(sum, &product)?;
        }
        Ok(())
    }
}

/// In steps, since there may be far more points than elements.
fn contract<'p>(d: &mut Decoder<'_, 'p>, op: ContractionOp<'p>) -> Res {
    let this = Contraction::of(d, op)?;
    let into = sizes_of(op.ty(op.acc()))?;
    let [lhs, rhs, acc] = [op.lhs(), op.rhs(), op.acc()].map(|value| d.slot(value));
    let result = d.slot(op.result(0));
    let points = count(&this.sizes).ok_or("has more points than can be counted")?;
    let sums = RefCell::new(None);
    in_steps(d, points, move |s, part| {
        let mut made = match sums.take() {
            Some(made) if part.start > 0 => made,
            _ => {
                let mut made = totals(s, acc, into.as_ref())?;
                if let Some(neutral) = &this.neutral {
                    made.values_mut().fill(neutral.clone());
                }
                made
            }
        };
        let is_last = part.end == points;
        this.add(s, [lhs, rhs], part, made.values_mut())?;
        if !is_last {
            sums.replace(Some(made));
            return Ok(());
        }
        if this.neutral.is_some() {
            for (at, sum) in made.values_mut().iter_mut().enumerate() {
                *sum = (this.combine)(sum, s.get(acc).lane(at)?)?;
            }
        }
        s.set(result, reduced(made, into.as_ref()));
        Ok(())
    });
    Ok(())
}
