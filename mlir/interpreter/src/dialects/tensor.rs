//! The tensor dialect: creating, reading and reshaping tensors. Slices are in `tensor_slices`.

use dialects::tensor::{
    BitcastOp, CastOp, CollapseShapeOp, ConcatOp, DimOp, EmptyOp, ExpandShapeOp, ExtractOp, FromElementsOp,
    GenerateOp, InsertOp, PadOp, RankOp, ReshapeOp, SplatOp, YieldOp,
};
use mlir::{RegionRef, TypeRef, ValueRef};

use super::arith::bitcast;
use super::memref_views::reassociation;
use super::scf::end_region;
use super::sizes::{Mixed, extents, indices, overflow};
use super::table::{Table, table};
use crate::code::Flow;
use crate::decode::{Decoder, Exit};
use crate::elements::scalar_layout;
use crate::extents::{Extents, count, fits, indices_at, size_of};
use crate::layout::int_width;
use crate::number::signed;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        BitcastOp as OpRef => bitcast,
        CastOp => cast,
        CollapseShapeOp => collapse,
        ConcatOp => concat,
        DimOp => dim,
        EmptyOp => empty,
        ExpandShapeOp => expand,
        ExtractOp => extract,
        FromElementsOp => from_elements,
        GenerateOp => generate,
        InsertOp => insert,
        PadOp => pad,
        RankOp => rank,
        ReshapeOp => reshape,
        SplatOp => splat,
        YieldOp as OpRef => end_region,
    }
}

/// Emits an instruction that computes a tensor, which must fit the type of the result.
pub(super) fn make<'p>(
    d: &mut Decoder<'_, 'p>,
    result: ValueRef<'p>,
    compute: impl Fn(&State<'_>) -> Res<Elements> + 'p,
) -> Res {
    let ty = result.ty();
    let result = d.slot(result.id());
    scalar_layout(ty)?;
    d.define(result, move |s| checked(compute(s)?, ty));
    Ok(())
}

/// The tensor as a value; an error if it does not fit the type.
fn checked(elements: Elements, ty: TypeRef<'_>) -> Res<Value> {
    if ty.shape().is_none_or(|shape| fits(shape, elements.sizes())) {
        Ok(elements.into())
    } else {
        Err(format!("produces a tensor of sizes {:?}, which does not match '{ty}'", elements.sizes()))
    }
}

/// The same tensor, which must fit the type.
fn cast<'p>(d: &mut Decoder<'_, 'p>, op: CastOp<'p>) -> Res {
    let ty = op.ty(op.dest());
    let source = d.slot(op.source());
    let result = d.slot(op.dest());
    d.define(result, move |s| {
        let elements = s.get(source).elements()?;
        if ty.shape().is_none_or(|shape| fits(shape, elements.sizes())) {
            Ok(s.get(source).clone())
        } else {
            Err(format!("casts a tensor of sizes {:?} to '{ty}'", elements.sizes()))
        }
    });
    Ok(())
}

fn dim<'p>(d: &mut Decoder<'_, 'p>, op: DimOp<'p>) -> Res {
    let source = d.slot(op.source());
    let index = d.slot(op.index());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let elements = s.get(source).elements()?;
        Ok(size_of(elements.sizes(), s.index(index)?, "tensor")?.into())
    });
    Ok(())
}

fn rank<'p>(d: &mut Decoder<'_, 'p>, op: RankOp<'p>) -> Res {
    let source = d.slot(op.tensor());
    let result = d.slot(op.result(0));
    d.define(result, move |s| Ok((s.get(source).elements()?.sizes().len() as i64).into()));
    Ok(())
}

/// The extents of a result; operands give the dynamic ones.
fn result_extents<'p>(
    ty: TypeRef<'p>,
    dynamic: Vec<Slot>,
) -> Res<impl Fn(&State<'_>) -> Result<Extents, String> + 'p> {
    let shape = ty.shape().ok_or("has a result of unknown rank")?;
    Ok(move |state: &State<'_>| extents(state, shape, &dynamic))
}

fn empty<'p>(d: &mut Decoder<'_, 'p>, op: EmptyOp<'p>) -> Res {
    let result = op.value(op.result());
    let sizes = result_extents(result.ty(), d.slots_of(op.dynamic_sizes()))?;
    let element = Value::Undefined("it is an element of the result of 'tensor.empty'");
    make(d, result, move |s| Elements::new(&s.memory, sizes(s)?, std::iter::repeat(element.clone())))
}

fn splat<'p>(d: &mut Decoder<'_, 'p>, op: SplatOp<'p>) -> Res {
    let input = d.slot(op.input());
    let result = op.value(op.aggregate());
    let sizes = result_extents(result.ty(), d.slots_of(op.dynamic_sizes()))?;
    make(d, result, move |s| Elements::new(&s.memory, sizes(s)?, std::iter::repeat(s.get(input).clone())))
}

fn from_elements<'p>(d: &mut Decoder<'_, 'p>, op: FromElementsOp<'p>) -> Res {
    let operands = d.slots_of(op.elements());
    let result = op.value(op.result());
    let sizes = result.ty().shape().ok_or("has a result of unknown rank")?;
    make(d, result, move |s| {
        Elements::new(&s.memory, sizes.into(), operands.iter().map(|&operand| s.get(operand).clone()))
    })
}

fn extract<'p>(d: &mut Decoder<'_, 'p>, op: ExtractOp<'p>) -> Res {
    let tensor = d.slot(op.tensor());
    let at = d.slots_of(op.indices());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let elements = s.get(tensor).elements()?;
        let position = elements.position(&indices(s, &at)?)?;
        elements
            .values()
            .get(position)
            .cloned()
            .ok_or_else(|| "reads an element that does not exist".to_owned())
    });
    Ok(())
}

fn insert<'p>(d: &mut Decoder<'_, 'p>, op: InsertOp<'p>) -> Res {
    let scalar = d.slot(op.scalar());
    let dest = d.slot(op.dest());
    let at = d.slots_of(op.indices());
    make(d, op.value(op.result()), move |s| {
        let dest = s.get(dest).elements()?;
        let position = dest.position(&indices(s, &at)?)?;
        let mut made = Elements::new(&s.memory, dest.sizes().into(), dest.values().iter().cloned())?;
        if let Some(element) = made.values_mut().get_mut(position) {
            *element = s.get(scalar).clone();
        }
        Ok(made)
    })
}

/// The same elements with other sizes.
fn resized(state: &State<'_>, source: &Elements, sizes: Extents) -> Res<Elements> {
    if count(&sizes) == Some(source.values().len()) {
        Elements::new(&state.memory, sizes, source.values().iter().cloned())
    } else {
        Err(format!("reshapes a tensor of sizes {:?} to {:?}", source.sizes(), sizes.as_slice()))
    }
}

/// The product of the sizes in each group of dimensions.
fn group_sizes(sizes: &[i64], groups: &[Vec<usize>]) -> Res<Extents> {
    let one = |group: &Vec<usize>| {
        let parts = group.iter().map(|&dim| sizes.get(dim).copied());
        let parts = parts.collect::<Option<Vec<i64>>>().ok_or("has invalid groups of dimensions")?;
        if parts.contains(&0) {
            return Ok(0);
        }
        parts.iter().try_fold(1i64, |n, &size| n.checked_mul(size)).ok_or_else(overflow)
    };
    groups.iter().map(one).collect()
}

fn collapse<'p>(d: &mut Decoder<'_, 'p>, op: CollapseShapeOp<'p>) -> Res {
    let groups = reassociation(op.reassociation_attr())?;
    let source = d.slot(op.src());
    make(d, op.value(op.result()), move |s| {
        let source = s.get(source).elements()?;
        resized(s, &source, group_sizes(source.sizes(), &groups)?)
    })
}

fn expand<'p>(d: &mut Decoder<'_, 'p>, op: ExpandShapeOp<'p>) -> Res {
    let groups = reassociation(op.reassociation_attr())?;
    let source = d.slot(op.src());
    let shape = Mixed::of(d, op.static_output_shape(), op.output_shape());
    make(d, op.value(op.result()), move |s| {
        let source = s.get(source).elements()?;
        let sizes = shape.values(s)?;
        let joined = group_sizes(&sizes, &groups)?;
        if joined.as_slice() != source.sizes() {
            return Err(format!("splits sizes {:?} into {:?}", source.sizes(), sizes.as_slice()));
        }
        resized(s, &source, sizes)
    })
}

/// The elements of another tensor are the new shape.
fn reshape<'p>(d: &mut Decoder<'_, 'p>, op: ReshapeOp<'p>) -> Res {
    let source = d.slot(op.source());
    let shape = d.slot(op.shape());
    let width = int_width(op.ty(op.shape()).element_type())?;
    make(d, op.value(op.result()), move |s| {
        let shape = s.get(shape).elements()?;
        let sizes = shape.values().iter().map(|size| Ok(signed(size.int()?, width) as i64));
        let sizes = sizes.collect::<Res<Extents>>()?;
        resized(s, &*s.get(source).elements()?, sizes)
    })
}

/// Copies the rows of each tensor in turn, where a row is all elements of `dim` and the dimensions after it.
fn concat<'p>(d: &mut Decoder<'_, 'p>, op: ConcatOp<'p>) -> Res {
    let dim = usize::try_from(op.dim()).map_err(|_| "names a dimension that does not exist")?;
    let operands = d.slots_of(op.inputs());
    make(d, op.value(op.result()), move |s| {
        let inputs = operands.iter().map(|&slot| s.get(slot).elements()).collect::<Result<Vec<_>, _>>()?;
        let first = inputs.first().ok_or("has too few operands")?.sizes();
        let mut sizes: Extents = first.into();
        *sizes.get_mut(dim).ok_or("names a dimension that does not exist")? = 0;
        for input in &inputs {
            let others = |sizes: &[i64]| -> Extents {
                sizes.iter().enumerate().filter(|&(at, _)| at != dim).map(|(_, &size)| size).collect()
            };
            if others(input.sizes()) != others(first) {
                return Err(format!("joins tensors of sizes {first:?} and {:?}", input.sizes()));
            }
            sizes[dim] = sizes[dim].checked_add(input.sizes()[dim]).ok_or_else(overflow)?;
        }
        let mut made = Elements::with_sizes(&s.memory, sizes.clone())?;
        for row in 0..count(&sizes[..dim]).unwrap_or(0) {
            for input in &inputs {
                let length = count(&input.sizes()[dim..]).unwrap_or(0);
                let values = input.values().iter().skip(row * length).take(length);
                values.for_each(|value| made.push(value.clone()));
            }
        }
        Ok(made)
    })
}

/// Emits a loop that computes the elements one by one: `begin` creates the tensor without elements, `given` returns
/// those that are known, and the region computes the others from their indices.
fn fill<'p>(
    d: &mut Decoder<'_, 'p>,
    result: ValueRef<'p>,
    body: RegionRef<'_>,
    begin: impl Fn(&State<'_>) -> Res<Elements> + 'p,
    given: impl Fn(&State<'_>, &[i64]) -> Res<Option<Value>> + 'p,
) -> Res {
    let ty = result.ty();
    let result = d.slot(result.id());
    scalar_layout(ty)?;
    let variables = d.entry_arguments(body);
    let made = d.temporary();
    let computed = d.temporary();
    let next = d.label();
    let start = d.label();
    let latch = d.label();
    let end = d.label();
    d.define(made, move |s| begin(s).map(Value::from));
    d.place(next);
    d.emit(move |state| {
        let mut elements = owned(state, made)?;
        while !elements.is_complete() {
            let indices = indices_at(elements.sizes(), elements.values().len());
            if let Some(value) = given(state, &indices)? {
                elements.push(value);
                continue;
            }
            for (&variable, &index) in variables.iter().zip(&indices) {
                state.set(variable, index);
            }
            state.set(made, elements);
            return Ok(Flow::Jump(start));
        }
        let value = checked(elements, ty)?;
        state.set(result, value);
        Ok(Flow::Jump(end))
    });
    d.place(start);
    d.region(body, vec![Exit { into: vec![computed], to: latch }]);
    d.place(latch);
    d.emit(move |state| {
        let mut elements = owned(state, made)?;
        elements.push(state.get(computed).clone());
        state.set(made, elements);
        Ok(Flow::Jump(next))
    });
    d.place(end);
    Ok(())
}

/// Takes the tensor that is being filled out of its slot, which holds the only reference to it.
fn owned(state: &mut State<'_>, slot: Slot) -> Res<Elements> {
    match state.take(slot) {
        Value::Elements(elements) => {
            std::rc::Rc::try_unwrap(elements).map_err(|_| "fills a tensor that is already in use".to_owned())
        }
        other => Err(other.unfit("a tensor")),
    }
}

fn generate<'p>(d: &mut Decoder<'_, 'p>, op: GenerateOp<'p>) -> Res {
    let result = op.value(op.result());
    let sizes = result_extents(result.ty(), d.slots_of(op.dynamic_extents()))?;
    fill(d, result, op.body(), move |s| Elements::with_sizes(&s.memory, sizes(s)?), |_, _| Ok(None))
}

fn pad<'p>(d: &mut Decoder<'_, 'p>, op: PadOp<'p>) -> Res {
    let source = d.slot(op.source());
    let low = Mixed::of(d, op.static_low(), op.low());
    let high = Mixed::of(d, op.static_high(), op.high());
    let before = d.temporary();
    let begin = move |s: &State<'_>| {
        let source = s.get(source).elements()?;
        let low = low.values(s)?;
        let high = high.values(s)?;
        if let Some(number) = low.iter().chain(&high).find(|&&number| number < 0) {
            return Err(format!("pads a tensor with {number} elements"));
        }
        let sums = source.sizes().iter().zip(low.iter().zip(&high));
        let sizes = sums.map(|(&size, (&low, &high))| size.checked_add(low)?.checked_add(high));
        Elements::with_sizes(&s.memory, sizes.collect::<Option<Extents>>().ok_or_else(overflow)?)
    };
    // Read once, before the loop: the values do not change while elements are computed.
    let shift = Mixed::of(d, op.static_low(), op.low());
    d.define(before, move |s| {
        let low = shift.values(s)?;
        Ok(Value::Aggregate(low.iter().map(|&number| Value::from(number)).collect()))
    });
    fill(d, op.value(op.result()), op.region(), begin, move |s, at| {
        let source = s.get(source).elements()?;
        let low = s.get(before).parts()?.iter().map(Value::index).collect::<Res<Extents>>()?;
        let inner: Extents = at.iter().zip(&low).map(|(&index, &low)| index - low).collect();
        let inside = inner.iter().zip(source.sizes()).all(|(&index, &size)| (0..size).contains(&index));
        if inside { Ok(source.values().get(source.position(&inner)?).cloned()) } else { Ok(None) }
    })
}
