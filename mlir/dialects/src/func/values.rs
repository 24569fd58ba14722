//! Functions as values: `func.constant` and `func.call_indirect`.

use super::FuncDialect;
use mlir::hooks::{Canonicalize, MaterializeConstant, OpAssembly};
use mlir::interfaces::{Callee, ResultNames, function_type};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, constant_value};
use mlir::symbol_table::SymbolTables;
use mlir::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use mlir::{Attr, Builder, Diag, Handle, Loc, OpRef, OpState, OpView, Type, TypeRef, Value};

use crate::constant_ops::folds_to_value;

use super::{CallIndirectOp, CallOp, ConstantOp, FuncOp};

impl MaterializeConstant for FuncDialect {
    /// Creates a constant with the function of this name.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        let name = b.cx().attr_ref(value).as_flat_symbol()?;
        b.cx().type_ref(ty).is_function().then(|| ConstantOp::build(b, loc, ty, name))
    }
}

impl ConstantOp<'_> {
    /// `%f`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.op_ref().result(0), "f");
    }

    /// The name is the name of a function of the result's type.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let name = self.value();
        let found = tables.lookup_nearest(op, name, |target: OpRef<'_>| {
            let function = target.cast::<FuncOp>()?;
            Some(function_type(*function).map(TypeRef::id))
        });
        let Some(ty) = found.flatten() else {
            return Err(op.error(format_args!("reference to undefined function '{name}'")));
        };
        op.ensure(ty == Some(op.ty(op.result(0)).id()), "reference to function with mismatched type")
    }
}

folds_to_value! { ConstantOp }

impl CallIndirectOp<'_> {
    /// The called function.
    pub fn callable_for_callee(self) -> Callee {
        Callee::Value(self.callee())
    }

    /// The passed operands.
    pub fn arg_operands(self) -> Vec<Value> {
        self.callee_operands().collect()
    }
}

impl OpAssembly for CallIndirectOp<'_> {
    /// Parses `%f(%a, ...) [attributes] : type`; operands and results are those of the function type.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        let callee_span = p.span();
        let callee = p.operand()?;
        p.token("(")?;
        let span = p.span();
        let operands = p.operand_list(Delimiter::None)?;
        p.token(")")?;
        p.optional_attr_dict(state)?;
        p.token(":")?;
        let (inputs, results) = p.function_type()?;
        let ty = p.cx().function_ty(inputs, results);
        p.resolve_into(&[callee], &[ty], callee_span, state)?;
        p.resolve_into(&operands, inputs, span, state)?;
        state.result_types.extend_from_slice(results);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        p.write_text(" ");
        p.operand(self.callee());
        p.operands_between("(", self.callee_operands(), ")");
        p.optional_attr_dict(op, &[]);
        p.colon_type(op.ty(self.callee()));
    }
}

impl Canonicalize for CallIndirectOp<'_> {
    /// An indirect call of a constant is a direct call.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched {
        let call = op.view(rw);
        let known = constant_value(rw.cx(), rw.body(), call.callee()).ok_or(NoMatch)?;
        let cx = rw.cx();
        let name = cx.attr_ref(known).as_flat_symbol().ok_or(NoMatch)?;
        let operands = call.arg_operands();
        let loc = rw.body().loc(*op);
        let types = rw.op(*op).result_types().collect::<Vec<Type>>();
        let direct = CallOp::build(rw, loc, &types, name, &operands);
        let results: Vec<Value> = rw.body().results(*direct).collect();
        rw.replace_by_all(*op, &results)
    }
}
