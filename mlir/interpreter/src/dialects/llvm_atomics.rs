//! Atomic accesses in the llvm dialect. Nothing runs concurrently, so each is a load and a store.

use dialects::affine::AtomicRMWKind as Kind;
use dialects::llvm::{AtomicBinOp, AtomicCmpXchgOp, AtomicRMWOp};
use mlir::TypeRef;

use super::reductions::{Combine, Reduction};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::layout::{Layout, float_kind, int_width};
use crate::number;
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        AtomicCmpXchgOp => compare_exchange,
        AtomicRMWOp => read_modify_write,
    }
}

/// The new value from the old one and the operand.
fn combination(op: AtomicBinOp, ty: TypeRef<'_>) -> Res<Combine> {
    let kind = match op {
        AtomicBinOp::Xchg => Kind::Assign,
        AtomicBinOp::Add => Kind::Addi,
        AtomicBinOp::And => Kind::Andi,
        AtomicBinOp::Or => Kind::Ori,
        AtomicBinOp::Xor => Kind::Xori,
        AtomicBinOp::Max => Kind::Maxs,
        AtomicBinOp::Min => Kind::Mins,
        AtomicBinOp::Umax => Kind::Maxu,
        AtomicBinOp::Umin => Kind::Minu,
        AtomicBinOp::Fadd => Kind::Addf,
        AtomicBinOp::Fmax => Kind::Maxnumf,
        AtomicBinOp::Fmin => Kind::Minnumf,
        AtomicBinOp::Fmaximum => Kind::Maximumf,
        AtomicBinOp::Fminimum => Kind::Minimumf,
        AtomicBinOp::Fsub => {
            let kind = float_kind(ty)?;
            return Ok(Box::new(move |a, b| Ok(Value::Float(number::round(kind, a.float()? - b.float()?)))));
        }
        AtomicBinOp::Sub => return ints(ty, number::sub),
        AtomicBinOp::Nand => return ints(ty, |a, b, width| Ok(number::truncate(!(a & b), width))),
        AtomicBinOp::UincWrap => {
            return ints(ty, |a, b, width| if a >= b { Ok(0) } else { number::add(a, 1, width) });
        }
        AtomicBinOp::UdecWrap => return ints(ty, |a, b, _| Ok(if a == 0 || a > b { b } else { a - 1 })),
        AtomicBinOp::UsubCond => return ints(ty, |a, b, _| Ok(if a >= b { a - b } else { a })),
        AtomicBinOp::UsubSat => return ints(ty, |a, b, _| Ok(a.saturating_sub(b))),
    };
    Reduction::of(kind.value(), ty).map(|reduction| reduction.combine)
}

fn ints(ty: TypeRef<'_>, compute: number::IntBinary) -> Res<Combine> {
    let width = int_width(ty)?;
    Ok(Box::new(move |a, b| Ok(Value::Int(compute(a.int()?, b.int()?, width)?))))
}

fn read_modify_write<'p>(d: &mut Decoder<'_, 'p>, op: AtomicRMWOp<'p>) -> Res {
    let ty = op.ty(op.val());
    let combine = combination(op.bin_op(), scalar_type(ty))?;
    let layout = Layout::of(ty)?;
    let [address, value] = [op.ptr(), op.val()].map(|value| d.slot(value));
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let address = s.get(address).address()?;
        let old = layout.load(&s.memory, address)?;
        let new = match (&old, s.get(value)) {
            (Value::Elements(all), operand) => {
                let each = all.values().iter().enumerate().map(|(at, old)| combine(old, operand.lane(at)?));
                Elements::new(&s.memory, all.sizes().into(), each.collect::<Res<Vec<_>>>()?)?.into()
            }
            (old, operand) => combine(old, operand)?,
        };
        layout.store(&mut s.memory, address, &new)?;
        Ok(old)
    });
    Ok(())
}

/// The result is the old value, and whether it is the expected one, and was replaced.
fn compare_exchange<'p>(d: &mut Decoder<'_, 'p>, op: AtomicCmpXchgOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.val()))?;
    let [address, expected, new] = [op.ptr(), op.cmp(), op.val()].map(|value| d.slot(value));
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let address = s.get(address).address()?;
        let old = layout.load(&s.memory, address)?;
        let is_expected = layout.to_bits(&old)? == layout.to_bits(s.get(expected))?;
        if is_expected {
            let new = s.get(new).clone();
            layout.store(&mut s.memory, address, &new)?;
        }
        Ok(Value::Aggregate([old, is_expected.into()].into()))
    });
    Ok(())
}
