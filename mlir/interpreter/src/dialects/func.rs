//! Calls, returns and functions as values, for every dialect that has them.

use dialects::func::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};
use mlir::OpRef;
use mlir::interfaces::{CallOpInterface, Callee};

use super::table::{Table, table};
use crate::code::Flow;
use crate::decode::Decoder;
use crate::memory::Memory;
use crate::program::Symbol;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        CallOp as OpRef => call,
        CallIndirectOp as OpRef => call,
        ConstantOp => constant,
        ReturnOp as OpRef => ret,
    }
}

/// Decodes a call, direct or through a function's address, by its interface.
///
/// # Errors
/// If it is not a call, or does not call a function.
pub fn call<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let interface = op.interface::<CallOpInterface>().ok_or("does not implement CallOpInterface")?;
    let arguments = d.slots_of((interface.arg_operands)(op));
    let results = d.slots_of(op.results());
    match (interface.callable_for_callee)(op) {
        Callee::Symbol(callee) => {
            let Symbol::Function(function) = d.program.symbol(op.cx().attr_ref(callee))? else {
                return Err("calls a global, not a function".to_owned());
            };
            d.call(
                move |state| {
                    state.pass(&arguments);
                    Ok(Flow::Call(function))
                },
                results,
            );
        }
        Callee::Value(callee) => {
            let callee = d.slot(callee);
            d.call(
                move |state| {
                    let address = state.get(callee).address()?;
                    let function =
                        Memory::function_at(address).ok_or("calls an address that is not a function's")?;
                    state.pass(&arguments);
                    Ok(Flow::Call(function))
                },
                results,
            );
        }
    }
    Ok(())
}

/// Decodes a return of the operands.
///
/// # Errors
/// Never; the signature is that of [`Decode`](crate::Decode).
pub fn ret<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let values = d.slots_of(op.operands());
    d.emit(move |state| {
        state.pass(&values);
        Ok(Flow::Return)
    });
    Ok(())
}

fn constant<'p>(d: &mut Decoder<'_, 'p>, op: ConstantOp<'p>) -> Res {
    let Symbol::Function(function) = d.program.symbol(op.value_attr())? else {
        return Err("refers to a global, not a function".to_owned());
    };
    let result = d.slot(op.result(0));
    d.define(result, move |_| Ok(Value::Int(Memory::function_address(function).into())));
    Ok(())
}
