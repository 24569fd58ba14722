//! Arguments beyond the parameters of a function in the llvm dialect.
//!
//! A list of them is the address of the next one in memory, where each takes as many bytes: the bits of an integer or
//! pointer, or those of a double, which C passes floats as.

use dialects::llvm::{VaArgOp, VaCopyOp, VaEndOp, VaStartOp};

use super::table::{Table, table};
use crate::decode::Decoder;
use crate::layout::Layout;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        VaArgOp => argument,
        VaCopyOp => copy,
        VaEndOp as OpRef => |_, _| Ok(()),
        VaStartOp => start,
    }
}

/// The bytes that an argument takes.
const STEP: u64 = 16;

/// The bytes of an address.
const WORD: u64 = 8;

fn start<'p>(d: &mut Decoder<'_, 'p>, op: VaStartOp<'p>) -> Res {
    let list = d.slot(op.arg_list());
    d.compute(move |s| {
        let arguments = s.more_arguments().to_vec();
        let first = s.allocate_on_stack(STEP.saturating_mul(arguments.len() as u64))?;
        for (at, argument) in (0..).zip(&arguments) {
            let bits = match argument {
                Value::Float(number) => number.to_bits().into(),
                Value::Undefined(_) => continue,
                other => other.int()?,
            };
            s.memory.write(first + at * STEP, &bits.to_le_bytes())?;
        }
        let list = s.get(list).address()?;
        s.memory.write(list, &first.to_le_bytes())
    });
    Ok(())
}

fn copy<'p>(d: &mut Decoder<'_, 'p>, op: VaCopyOp<'p>) -> Res {
    let [to, from] = [op.dest_list(), op.src_list()].map(|value| d.slot(value));
    d.compute(move |s| {
        let (to, from) = (s.get(to).address()?, s.get(from).address()?);
        s.memory.copy(to, from, WORD)
    });
    Ok(())
}

/// The next argument, which the list is advanced past.
fn argument<'p>(d: &mut Decoder<'_, 'p>, op: VaArgOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.res()))?;
    if !matches!(layout, Layout::Int { .. } | Layout::Float(mlir::FloatKind::F64)) {
        return Err("takes an argument of a type that is not passed in this way".to_owned());
    }
    let list = d.slot(op.arg());
    let result = d.slot(op.res());
    let address = Layout::Int { width: u64::BITS };
    d.define(result, move |s| {
        let list = s.get(list).address()?;
        let next = address.load(&s.memory, list)?.address()?;
        let value = layout.load(&s.memory, next)?;
        s.memory.write(list, &next.wrapping_add(STEP).to_le_bytes())?;
        Ok(value)
    });
    Ok(())
}
