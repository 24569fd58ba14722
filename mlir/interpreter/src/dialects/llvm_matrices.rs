//! Matrices in vectors of the llvm dialect: one column after the other.

use std::cell::RefCell;

use dialects::llvm::{
    MatrixColumnMajorLoadOp, MatrixColumnMajorStoreOp, MatrixMultiplyOp, MatrixTransposeOp,
};
use mlir::{OpRef, TypeRef, Value as SsaValue};

use super::elementwise::result_type;
use super::table::{Table, table};
use super::vector::{built, in_steps, sizes_of};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::extents::count;
use crate::layout::{Layout, float_kind, int_width};
use crate::number;
use crate::state::{Slot, State};
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        MatrixColumnMajorLoadOp => load,
        MatrixColumnMajorStoreOp => store,
        MatrixMultiplyOp => multiply,
        MatrixTransposeOp => transpose,
    }
}

fn size(number: i64) -> Res<usize> {
    usize::try_from(number)
        .ok()
        .filter(|&size| size > 0)
        .ok_or_else(|| format!("has {number} rows or columns"))
}

/// A sum after another product.
type Term = Box<dyn Fn(&Value, &Value, &Value) -> Res<Value>>;

/// Adds the product of two numbers to a sum; the product and the sum are rounded.
fn term(ty: TypeRef<'_>) -> Res<Term> {
    if ty.is_float() {
        let kind = float_kind(ty)?;
        let round = move |x| number::round(kind, x);
        return Ok(Box::new(move |sum, a, b| {
            Ok(Value::Float(round(sum.float()? + round(a.float()? * b.float()?))))
        }));
    }
    let width = int_width(ty)?;
    Ok(Box::new(move |sum, a, b| {
        let product = number::mul(a.int()?, b.int()?, width)?;
        Ok(Value::Int(number::add(sum.int()?, product, width)?))
    }))
}

/// Adds the products one after the other, in steps, since there may be far more of them than elements.
fn multiply<'p>(d: &mut Decoder<'_, 'p>, op: MatrixMultiplyOp<'p>) -> Res {
    let rows = size(op.lhs_rows())?;
    let inner = size(op.lhs_columns())?;
    let ty = scalar_type(result_type(*op));
    let sizes = sizes_of(result_type(*op))?.ok_or("has a result that is no vector")?;
    let count = count(&sizes).and_then(|elements| elements.checked_mul(inner));
    let count = count.ok_or("has more products than can be counted")?;
    let term = term(ty)?;
    // The sum of nothing: a sum with a first product is that product, also if it is a negative zero.
    let zero = if ty.is_float() { Value::Float(-0.0) } else { Value::Int(0) };
    let [lhs, rhs] = [op.lhs(), op.rhs()].map(|value| d.slot(value));
    let result = d.slot(op.res());
    let sums = RefCell::new(None);
    in_steps(d, count, move |s, part| {
        let mut made = match sums.take() {
            Some(made) if part.start > 0 => made,
            _ => Elements::new(&s.memory, sizes.clone(), std::iter::repeat(zero.clone()))?,
        };
        let is_last = part.end == count;
        let values = made.values_mut();
        for product in part {
            let (at, k) = (product / inner, product % inner);
            let a = s.get(lhs).lane(k * rows + at % rows)?;
            values[at] = term(&values[at], a, s.get(rhs).lane(at / rows * inner + k)?)?;
        }
        if is_last {
            s.set(result, made);
        } else {
            sums.replace(Some(made));
        }
        Ok(())
    });
    Ok(())
}

fn transpose<'p>(d: &mut Decoder<'_, 'p>, op: MatrixTransposeOp<'p>) -> Res {
    let rows = size(op.rows())?;
    let columns = size(op.columns())?;
    let sizes = sizes_of(result_type(*op))?;
    let matrix = d.slot(op.matrix());
    let result = d.slot(op.res());
    d.define(result, move |s| {
        built(s, sizes.as_ref(), |at| s.get(matrix).lane(at % columns * rows + at / columns).cloned())
    });
    Ok(())
}

/// Where the elements of a matrix are in memory.
struct Columns {
    start: Slot,
    stride: Slot,
    rows: usize,
    layout: Layout,
}

impl Columns {
    fn of(
        d: &mut Decoder<'_, '_>,
        op: OpRef<'_>,
        [matrix, start, stride]: [SsaValue; 3],
        rows: usize,
    ) -> Res<Self> {
        let layout = Layout::of(scalar_type(op.ty(matrix)))?;
        int_width(op.ty(stride))?;
        Ok(Columns { start: d.slot(start), stride: d.slot(stride), rows, layout })
    }

    fn address(&self, state: &State<'_>, at: usize) -> Res<u64> {
        let stride = state.int(self.stride)?;
        if stride < self.rows as u128 {
            return Err(format!("has columns of {} rows at a distance of {stride}", self.rows));
        }
        let place = ((at / self.rows) as u128).wrapping_mul(stride).wrapping_add((at % self.rows) as u128);
        let bytes = place.wrapping_mul(self.layout.size().into()) as u64;
        Ok(state.get(self.start).address()?.wrapping_add(bytes))
    }
}

fn load<'p>(d: &mut Decoder<'_, 'p>, op: MatrixColumnMajorLoadOp<'p>) -> Res {
    let rows = size(op.rows())?;
    let columns = Columns::of(d, *op, [op.res(), op.data(), op.stride()], rows)?;
    let sizes = sizes_of(result_type(*op))?;
    let result = d.slot(op.res());
    d.define(result, move |s| {
        built(s, sizes.as_ref(), |at| columns.layout.load_any(&s.memory, columns.address(s, at)?))
    });
    Ok(())
}

fn store<'p>(d: &mut Decoder<'_, 'p>, op: MatrixColumnMajorStoreOp<'p>) -> Res {
    let rows = size(op.rows())?;
    let columns = Columns::of(d, *op, [op.matrix(), op.data(), op.stride()], rows)?;
    let matrix = d.slot(op.matrix());
    d.compute(move |s| {
        let all = s.get(matrix).elements()?;
        for (at, value) in all.values().iter().enumerate() {
            let address = columns.address(s, at)?;
            columns.layout.store(&mut s.memory, address, value)?;
        }
        Ok(())
    });
    Ok(())
}
