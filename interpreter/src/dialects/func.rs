//! Functions: calls, returns and functions as values, of every dialect that has them.

use dialects::func::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};
use mlir::OpRef;
use mlir::interfaces::{CallOpInterface, Callee};

use super::{Table, table};
use crate::decode::{Decoder, Slot, attribute};
use crate::machine::{Flow, State};
use crate::memory::Memory;
use crate::program::Symbol;
use crate::value::Value;

pub(super) fn table() -> Table {
    table! {
        CallOp => call,
        CallIndirectOp => call,
        ConstantOp => constant,
        ReturnOp => ret,
    }
}

/// Copies values to where a function or its caller takes them.
fn pass(state: &mut State<'_>, values: &[Slot]) {
    state.passed.clear();
    for &slot in values {
        let value = state.get(slot).clone();
        state.passed.push(value);
    }
}

/// A call, of a symbol or of a function's address.
pub(super) fn call<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let interface = op.interface::<CallOpInterface>().ok_or("does not tell what it calls")?;
    let arguments = d.slots_of((interface.arg_operands)(op));
    let results = d.results(op);
    match (interface.callable_for_callee)(op) {
        Callee::Symbol(callee) => {
            let Symbol::Function(function) = d.program.symbol(op.cx().attr_ref(callee))? else {
                return Err("calls a global, which is no function".to_owned());
            };
            d.call(
                move |state| {
                    pass(state, &arguments);
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
                        Memory::function_at(address).ok_or("calls an address that is no function's")?;
                    pass(state, &arguments);
                    Ok(Flow::Call(function))
                },
                results,
            );
        }
    }
    Ok(())
}

/// A return of the operands.
pub(super) fn ret<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let values = d.operands(op);
    d.emit(move |state| {
        pass(state, &values);
        Ok(Flow::Return)
    });
    Ok(())
}

fn constant<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let Symbol::Function(function) = d.program.symbol(attribute(op, "value")?)? else {
        return Err("refers to a global, which is no function".to_owned());
    };
    let result = d.result(op, 0)?;
    d.define(result, move |_| Ok(Value::Int(Memory::function_address(function).into())));
    Ok(())
}
