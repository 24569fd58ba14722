//! Matrices in vectors of the llvm dialect: one column after the other.

use dialects::llvm::{
    MatrixColumnMajorLoadOp, MatrixColumnMajorStoreOp, MatrixMultiplyOp, MatrixTransposeOp,
};
use mlir::{OpRef, Value as SsaValue};

use super::elementwise::result_type;
use super::table::{Table, table};
use super::vector::{built, sizes_of};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::layout::{Layout, float_kind, int_width};
use crate::number;
use crate::state::{Slot, State};
use crate::value::{Res, Value};

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

/// Adds the products one after the other, each rounded.
fn multiply<'p>(d: &mut Decoder<'_, 'p>, op: MatrixMultiplyOp<'p>) -> Res {
    let rows = size(op.lhs_rows())?;
    let inner = size(op.lhs_columns())?;
    let ty = scalar_type(result_type(*op));
    let sizes = sizes_of(result_type(*op))?;
    let [lhs, rhs] = [op.lhs(), op.rhs()].map(|value| d.slot(value));
    let result = d.slot(op.res());
    let float = float_kind(ty);
    let width = int_width(ty);
    let term = move |a: &Value, b: &Value, sum: Option<Value>| match &float {
        Ok(kind) => {
            let product = number::round(*kind, a.float()? * b.float()?);
            let sum =
                sum.map_or(Ok(product), |sum| sum.float().map(|sum| number::round(*kind, sum + product)));
            sum.map(Value::Float)
        }
        Err(_) => {
            let width = width.clone()?;
            let product = number::mul(a.int()?, b.int()?, width)?;
            let sum = sum.map_or(Ok(product), |sum| number::add(sum.int()?, product, width));
            sum.map(Value::Int)
        }
    };
    d.define(result, move |s| {
        built(s, sizes.as_ref(), |at| {
            let (column, row) = (at / rows, at % rows);
            let mut sum = None;
            for k in 0..inner {
                let a = s.get(lhs).lane(k * rows + row)?;
                sum = Some(term(a, s.get(rhs).lane(column * inner + k)?, sum)?);
            }
            Ok(sum.unwrap_or_default())
        })
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
