//! Calls: the interfaces that the inliner uses.

use mlir::interfaces::{Callee, DialectInlinerInterface, InlinedCall};
use mlir::symbol_table::{SymbolTables, Visibility, set_visibility};
use mlir::{AttrRef, Builder, Diag, Filled, Handle, Loc, Op, OpRef, OpView, Type, Value};

use crate::casts::cast_to;
use crate::numbers::hidden;
use crate::{CastOp, FuncOp, GenericCallOp};

/// All operations of the dialect may be inlined; where types differ, a cast joins them.
pub(crate) static INLINER: DialectInlinerInterface = DialectInlinerInterface {
    handle_terminator: return_values,
    materialize_call_conversion: cast,
    handle_argument: hide,
    ..DialectInlinerInterface::ALWAYS
};

/// The returned values replace the results. Their shapes may be known where those of the results are not, and not
/// every user of a result accepts another type.
fn return_values(b: &mut Builder<'_>, terminator: Op, results: &[Value]) {
    let values: Vec<Value> = b.body().operands(terminator).collect();
    let loc = b.body().loc(terminator);
    b.set_before(terminator);
    for (&result, value) in results.iter().zip(values) {
        let ty = b.body().ty(result);
        let value = cast_to(b, loc, ty, value);
        let value = hidden(b, loc, value);
        b.replace_all_uses(result, value);
    }
}

/// What passes into a function is no number, and neither is what it returns, whether or not the call is inlined.
fn hide(b: &mut Builder<'_>, at: &InlinedCall<'_>, value: Value, _: Option<AttrRef<'_>>) -> Value {
    let loc = b.body().loc(at.call);
    hidden(b, loc, value)
}

fn cast(b: &mut Builder<'_>, value: Value, to: Type, loc: Loc) -> Option<Value> {
    Some(CastOp::build(b, loc, to, value))
}

impl FuncOp<'_> {
    /// Creates a function and fills its body: `body` gets a builder in the entry block and the arguments.
    pub fn define<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        name: &str,
        ty: Type,
        visibility: Visibility,
        body: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R::With<Handle<FuncOp<'static>>> {
        let function = Self::build(b, loc, name, ty);
        set_visibility(b.cx(), b.body_mut(), *function, visibility);
        b.fill_function(*function, ty, body).with(function)
    }
}

impl GenericCallOp<'_> {
    /// The callee.
    pub fn callable_for_callee(self) -> Callee {
        Callee::Symbol(self.callee_attr().id())
    }

    /// The operands that are passed.
    pub fn arg_operands(self) -> Vec<Value> {
        self.op_ref().operands().collect()
    }

    /// The callee is a function of this dialect that takes and returns as many values as the call passes and expects.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let callee = self.callee();
        let found = tables.lookup_nearest(op, callee, |target: OpRef<'_>| {
            let (inputs, results) = target.cast::<FuncOp>()?.function_type().as_function()?;
            Some((inputs.len(), results.len()))
        });
        match found.flatten() {
            None => Err(op.error(format_args!("'{callee}' does not reference a valid function"))),
            Some((inputs, _)) if inputs != op.num_operands() => Err(op.error(format_args!(
                "passes {} arguments, but function '{callee}' takes {inputs}",
                op.num_operands()
            ))),
            Some((_, results)) if results != op.num_results() => Err(op.error(format_args!(
                "has {} results, but function '{callee}' returns {results}",
                op.num_results()
            ))),
            Some(_) => Ok(()),
        }
    }
}
