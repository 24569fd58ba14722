//! Verifiers of calls.

use mlir::hooks::Verify;
use mlir::symbol_table::SymbolTables;
use mlir::{AttrRef, Diag, OpRef, Type};

use crate::verifiers::verifiers;

use super::types::{LlvmType, data};
use super::{
    AddressOfOp, AssumeOp, BitcastOp, CallIntrinsicOp, CallOp, IFuncOp, InlineAsmOp, InvokeOp, LLVMFuncOp,
    LandingpadOp, TailCallKind, ZeroOp,
};

/// The variadic function type that a call declares fits its operands and results.
fn verify_variadic_type(op: OpRef<'_>, args: usize) -> Result<(), Diag> {
    let cx = op.cx();
    let Some(ty) = op.attr(CallOp::VAR_CALLEE_TYPE_ATTR).and_then(AttrRef::as_type) else { return Ok(()) };
    let Some(LlvmType::Function { result, params, variadic }) = data(cx.type_ref(ty)) else { return Ok(()) };
    op.ensure(*variadic, "expected var_callee_type to be a variadic function type")?;
    let skip = usize::from(op.attr(CallOp::CALLEE_ATTR).is_none());
    let args: Vec<Type> = op.operands().skip(skip).take(args).map(|v| op.ty(v).id()).collect();
    op.ensure(
        params.len() <= args.len(),
        format_args!("expected var_callee_type to have at most {} parameters", args.len()),
    )?;
    if let Some((&wanted, &given)) = params.iter().zip(&args).find(|(a, b)| a != b) {
        return Err(op.error(format_args!(
            "var_callee_type parameter type mismatch: '{}' != '{}'",
            cx.type_ref(wanted),
            cx.type_ref(given)
        )));
    }
    let void = matches!(data(cx.type_ref(*result)), Some(LlvmType::Void));
    match op.result_types().next() {
        None if !void => Err(op.error("expected var_callee_type to return void")),
        Some(given) if given != *result => Err(op.error(format_args!(
            "var_callee_type return type mismatch: '{}' != '{}'",
            cx.type_ref(*result),
            cx.type_ref(given)
        ))),
        _ => Ok(()),
    }
}

/// There is a tag for each bundle.
fn verify_bundles(op: OpRef<'_>) -> Result<(), Diag> {
    let tags = op.attr(CallOp::OP_BUNDLE_TAGS_ATTR).and_then(AttrRef::as_array).unwrap_or_default();
    if !tags.iter().all(|&t| op.cx().attr_ref(t).is_string()) {
        return Err(op.plain_error("operand bundle tag must be a StringAttr"));
    }
    let sizes = op.attr(CallOp::OP_BUNDLE_SIZES_ATTR).and_then(AttrRef::as_dense_array::<i32>);
    let bundles = sizes.map_or(0, |s| s.len());
    if bundles == tags.len() {
        Ok(())
    } else {
        Err(Diag::error(
            op.loc(),
            format!("expected {bundles} operand bundle tags, but actually got {}", tags.len()),
        ))
    }
}

impl CallOp<'_> {
    /// The callee is a function or an ifunc, and its type fits the call.
    ///
    /// # Errors
    /// If it is not, or the call does not fit.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        verify_variadic_type(op, self.arg_operands().len())?;
        let Some(callee) = self.callee() else {
            return verify_pointer(op);
        };
        let found = tables.lookup_nearest(op, callee, |target: OpRef<'_>| {
            let function = target.cast::<LLVMFuncOp>().map(|function| function.function_type().id());
            function.or_else(|| target.cast::<IFuncOp>().map(|ifunc| ifunc.i_func_type().id()))
        });
        let Some(found) = found else {
            return Err(op.error(format_args!("'{callee}' does not reference a symbol in the current scope")));
        };
        let Some(ty) = found else {
            return Err(
                op.error(format_args!("'{callee}' does not reference a valid LLVM function or IFunc"))
            );
        };
        verify_types(op, ty, self.arg_operands().len())
    }
}

/// An indirect call has a pointer as callee.
fn verify_pointer(op: OpRef<'_>) -> Result<(), Diag> {
    let Some(pointer) = op.operand_types().next().map(|t| op.cx().type_ref(t)) else {
        return Err(op.error("must have either a `callee` attribute or at least an operand"));
    };
    match data(pointer) {
        Some(LlvmType::Ptr { .. }) => Ok(()),
        _ => Err(op.error(format_args!("indirect call expects a pointer as callee: '{pointer}'"))),
    }
}

/// The function type fits the operands and results of the call.
fn verify_types(op: OpRef<'_>, ty: Type, given: usize) -> Result<(), Diag> {
    let cx = op.cx();
    let Some(LlvmType::Function { result, params, variadic }) = data(cx.type_ref(ty)) else {
        return Err(op.error(format_args!("callee does not have a functional type: '{}'", cx.type_ref(ty))));
    };
    if *variadic && op.attr(CallOp::VAR_CALLEE_TYPE_ATTR).is_none() {
        return Err(op.error("missing var_callee_type attribute for vararg call"));
    }
    op.ensure(
        !(given < params.len() || (given > params.len() && !variadic)),
        format_args!("incorrect number of operands ({given}) for callee (expecting: {})", params.len()),
    )?;
    for (at, (given, &wanted)) in op.operand_types().zip(params.iter()).enumerate() {
        if given != wanted {
            return Err(op.error(format_args!(
                "operand type mismatch for operand {at}: '{}' != '{}'",
                cx.type_ref(given),
                cx.type_ref(wanted)
            )));
        }
    }
    let void = matches!(data(cx.type_ref(*result)), Some(LlvmType::Void));
    match op.result_types().next() {
        None if void => Ok(()),
        Some(ty) if !void && ty == *result => Ok(()),
        None => Err(op.error("expected function call to produce a value")),
        Some(_) if void => Err(op.error("calling function with void result must not produce values")),
        Some(ty) => Err(op.error(format_args!(
            "result type mismatch: '{}' != '{}'",
            cx.type_ref(ty),
            cx.type_ref(*result)
        ))),
    }
}

impl Verify for InvokeOp<'_> {
    /// The unwind destination begins with a landing pad.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        verify_variadic_type(op, self.arg_operands().len())?;
        let mut ops = op.body().ops(self.unwind_dest());
        let Some(first) = ops.next() else {
            return Err(op.plain_error("must have at least one operation in unwind destination"));
        };
        if !op.sibling(first).is::<LandingpadOp>() {
            return Err(Diag::error(
                op.loc(),
                "first operation in unwind destination should be a llvm.landingpad operation",
            ));
        }
        verify_bundles(op)?;
        crate::cf::verify_branch_weights(op)
    }
}

impl Verify for CallIntrinsicOp<'_> {
    /// The name is that of an intrinsic.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if self.intrin().starts_with("llvm.") {
            verify_bundles(op)
        } else {
            Err(op.error("intrinsic name must start with 'llvm.'"))
        }
    }
}

verifiers! {
    AssumeOp: verify_bundles;
    CallOp: verify_bundles;
}

impl Verify for InlineAsmOp<'_> {
    /// LLVM does not support `musttail` here.
    fn verify(self) -> Result<(), Diag> {
        match self.tail_call_kind() {
            TailCallKind::MustTail => {
                Err(self.error("tail call kind 'musttail' is not supported by this operation"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for LandingpadOp<'_> {
    /// The function has a personality, and the clauses are constants.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let fail = |message: String| Err(op.plain_error(message));
        let function =
            std::iter::successors(op.parent_op(), |o| o.parent_op()).find_map(|o| o.cast::<LLVMFuncOp>());
        if function.is_some_and(|f| f.personality().is_none()) {
            return fail("llvm.landingpad needs to be in a function with a personality".to_owned());
        }
        if !self.cleanup() && op.num_operands() == 0 {
            return fail(
                "landingpad instruction expects at least one clause or cleanup attribute".to_owned(),
            );
        }
        for (index, clause) in op.operands().enumerate() {
            if matches!(data(op.ty(clause)), Some(LlvmType::Array { .. })) {
                continue;
            }
            let value = op.value(clause);
            if let Some(cast) = value.defined_by::<BitcastOp>().filter(|cast| cast.has_named_operands()) {
                if op.value(cast.arg()).defined_by::<AddressOfOp>().is_some() {
                    continue;
                }
                let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
                return fail("constant clauses expected".to_owned())
                    .map_err(|d: Diag| d.with_note(cast.loc(), note));
            }
            let known = value.defined_by::<ZeroOp>().is_some() || value.defined_by::<AddressOfOp>().is_some();
            if !known {
                return fail(format!("clause #{index} is not a known constant - null, addressof, bitcast"));
            }
        }
        Ok(())
    }
}
