//! The func dialect: functions, calls and returns.

mod values;

use mlir::hooks::{OpAssembly, Verify};
use mlir::interfaces::{Callee, DialectInlinerInterface, function_type};
use mlir::symbol_table::{SymbolTables, symbol_name};
use mlir::text::{OpParser, OpPrinter, ParseResult, function};
use mlir::{Builder, Diag, Filled, Handle, Loc, OpRef, OpState, OpView, Type, TypeRef, Value};

use crate::inlining::branch_for_return;

include!(concat!(env!("OUT_DIR"), "/func.rs"));

/// Calls are inlined unless they or the callee forbid it; a return becomes a branch.
static INLINER: DialectInlinerInterface = DialectInlinerInterface {
    is_legal_to_inline_call: |call, callable, _| {
        call.attr(CallOp::NO_INLINE_ATTR).or(callable.attr(FuncOp::NO_INLINE_ATTR)).is_none()
    },
    handle_block_terminator: |b, terminator, dest| {
        branch_for_return::<ReturnOp<'_>, _>(b, terminator, dest, crate::cf::BranchOp::build);
    },
    ..DialectInlinerInterface::ALWAYS
};

impl FuncOp<'_> {
    /// `func.func @name(arguments) { body }`: `body` gets the arguments. A declaration is the
    /// [`FuncOp::build_with`] alone.
    pub fn build<R: Filled>(
        b: &mut Builder<'_>,
        loc: Loc,
        name: &str,
        ty: Type,
        body: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R::With<Handle<FuncOp<'static>>> {
        let function = Self::build_with(b, loc, name, ty, FuncOpOptions::default());
        b.fill_function(*function, ty, body).with(function)
    }

    /// The dialect whose prefix operations directly inside may omit.
    pub fn default_dialect() -> &'static str {
        "func"
    }

    /// A function without a body is defined elsewhere.
    pub fn is_declaration(self) -> bool {
        let op = *self;
        op.num_regions() > 0 && self.body().is_empty()
    }
}

impl OpAssembly for FuncOp<'_> {
    /// Parses what follows the operation's name.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        function::parse_function(p, state)
    }

    /// Prints what follows the operation's name.
    fn print(self, p: &mut OpPrinter<'_>) {
        function::print_function(self.op_ref(), p);
    }
}

impl CallOp<'_> {
    /// The called function.
    pub fn callable_for_callee(self) -> Callee {
        Callee::Symbol(self.callee_attr().id())
    }

    /// The passed operands.
    pub fn arg_operands(self) -> Vec<Value> {
        self.op_ref().operands().collect()
    }

    /// The callee is a function, and the call matches its type.
    ///
    /// # Errors
    /// If it is no function, or the call does not match.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let callee = self.callee();
        let found = tables.lookup_nearest(op, callee, |target: OpRef<'_>| {
            function_type(*target.cast::<FuncOp>()?).map(TypeRef::id)
        });
        let Some((inputs, results)) = found.flatten().and_then(|ty| op.cx().type_ref(ty).as_function())
        else {
            return Err(op.error(format_args!("'{callee}' does not reference a valid function")));
        };
        op.ensure(inputs.len() == op.num_operands(), "incorrect number of operands for callee")?;
        for (at, (given, &wanted)) in op.operand_types().zip(inputs).enumerate() {
            if given != wanted {
                let given = op.cx().type_ref(given);
                let wanted = op.cx().type_ref(wanted);
                return Err(op.error(format_args!(
                    "operand type mismatch: expected operand type '{wanted}', but provided '{given}' for operand \
                     number {at}"
                )));
            }
        }
        op.ensure(results.len() == op.num_results(), "incorrect number of results for callee")?;
        if let Some(at) = op.result_types().zip(results).position(|(given, &wanted)| given != wanted) {
            let list = |types: &mut dyn Iterator<Item = Type>| {
                types.map(|ty| format!("'{}'", op.cx().type_ref(ty))).collect::<Vec<_>>().join(", ")
            };
            let given = list(&mut op.result_types());
            let wanted = list(&mut results.iter().copied());
            return Err(op
                .error(format_args!("result type mismatch at index {at}"))
                .with_note(op.loc(), format!("      op result types: {given}"))
                .with_note(op.loc(), format!("function result types: {wanted}")));
        }
        Ok(())
    }
}

impl Verify for ReturnOp<'_> {
    /// The returned values match the function's type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(function) = op.parent_op().and_then(|p| p.cast::<FuncOp>()) else { return Ok(()) };
        let function = function.op_ref();
        let Some((_, results)) = function_type(function).and_then(TypeRef::as_function) else {
            return Ok(());
        };
        let name = symbol_name(function).unwrap_or_default();
        if results.len() != op.num_operands() {
            return Err(op.error(format_args!(
                "has {} operands, but enclosing function (@{name}) returns {}",
                op.num_operands(),
                results.len()
            )));
        }
        for (at, (given, &wanted)) in op.operand_types().zip(results).enumerate() {
            if given != wanted {
                let given = op.cx().type_ref(given);
                let wanted = op.cx().type_ref(wanted);
                return Err(op.plain_error(format!(
                    "type of return operand {at} ('{given}') doesn't match function result type ('{wanted}') in function @{name}"
                )));
            }
        }
        Ok(())
    }
}
