//! What must hold of instructions beyond their types.

use mlir::symbol_table::SymbolTables;
use mlir::{AttrRef, Diag, OpRef, OpView, Type, TypeKind};

use super::types::{LlvmType, data, element_at};
use super::{CallOp, CondBrOp, ExtractValueOp, GEPOp, InsertValueOp, LLVMFuncOp, ReturnOp, function_type};

impl GEPOp<'_> {
    /// As many dynamic indices as the constant ones leave out.
    ///
    /// # Errors
    /// When there are more or fewer.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let raw = op.attr("rawConstantIndices").and_then(AttrRef::as_dense_array::<i32>).unwrap_or_default();
        let dynamic = raw.iter().filter(|&&i| i == i32::MIN).count();
        if dynamic != self.dynamic_indices().len() {
            return Err(op.error("expected as many dynamic indices as specified in 'rawConstantIndices'"));
        }
        match op.attr("elem_type").and_then(AttrRef::as_type) {
            Some(element) => verify_indices(op, element, &raw),
            None => Ok(()),
        }
    }
}

/// Each index but the first leads into an aggregate; into a structure, a constant one.
fn verify_indices(op: OpRef<'_>, element: Type, raw: &[i32]) -> Result<(), Diag> {
    let mut at = op.cx().type_ref(element);
    for (index, &position) in raw.iter().enumerate().skip(1) {
        let next = match (data(at), at.kind()) {
            (Some(LlvmType::Array { element, .. }), _) | (_, TypeKind::Vector { element, .. }) => *element,
            (Some(LlvmType::Struct { .. }), _) if position == i32::MIN => {
                return Err(op.error(format_args!("expected index {index} indexing a struct to be constant")));
            }
            (Some(LlvmType::Struct { fields, .. }), _) => {
                match usize::try_from(position).ok().and_then(|p| fields.get(p)) {
                    Some(&field) => field,
                    None => {
                        return Err(
                            op.error(format_args!("index {index} indexing a struct is out of bounds"))
                        );
                    }
                }
            }
            _ => return Err(op.error(format_args!("type '{at}' cannot be indexed (index #{index})"))),
        };
        at = op.cx().type_ref(next);
    }
    Ok(())
}

/// The type at the position inside a container.
fn at_position(op: OpRef<'_>, container: Type) -> Result<Type, Diag> {
    let position = op.attr("position").and_then(AttrRef::as_dense_array::<i64>).unwrap_or_default();
    element_at(op.cx(), container, &position).map_err(|m| op.error(m))
}

impl ExtractValueOp<'_> {
    /// The result has the type at the position.
    ///
    /// # Errors
    /// When it has another, or the position leads outside.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let found = at_position(op, op.ty(self.container()).id())?;
        let result = op.ty(self.res());
        if result.id() != found {
            return Err(op.error(format_args!(
                "Type mismatch: extracting from '{}' should produce '{}' but this op returns '{result}'",
                op.ty(self.container()),
                op.cx().type_ref(found)
            )));
        }
        Ok(())
    }
}

impl InsertValueOp<'_> {
    /// The value has the type at the position.
    ///
    /// # Errors
    /// When it has another, or the position leads outside.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let found = at_position(op, op.ty(self.container()).id())?;
        let value = op.ty(self.value());
        if value.id() != found {
            return Err(op.error(format_args!(
                "Type mismatch: cannot insert '{value}' into '{}'",
                op.ty(self.container())
            )));
        }
        Ok(())
    }
}

impl ReturnOp<'_> {
    /// A function returns what its type says.
    ///
    /// # Errors
    /// When it does not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(parent) = op.parent_op().filter(|p| p.is::<LLVMFuncOp<'_>>()) else { return Ok(()) };
        let Some(LlvmType::Function { result, .. }) = function_type(parent) else { return Ok(()) };
        let void = matches!(data(op.cx().type_ref(*result)), Some(LlvmType::Void));
        let given = op.operand_types().next();
        let place = |d: Diag| d.with_note(parent.loc(), "when returning from function");
        match (given, void) {
            (Some(_), true) => Err(place(op.error("expected no operands"))),
            (None, false) => Err(place(op.error("expected 1 operand"))),
            (Some(ty), false) if ty != *result => Err(place(op.error("mismatching result types"))),
            _ => Ok(()),
        }
    }
}

impl CallOp<'_> {
    /// There is something to call.
    ///
    /// # Errors
    /// When there is not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let sizes = op.attr("op_bundle_sizes").and_then(AttrRef::as_dense_array::<i32>);
        if !op.operand_group(1).is_empty() || sizes.is_some_and(|s| !s.is_empty()) {
            return Err(op.error("operand bundles are not supported"));
        }
        if op.attr("callee").is_some() {
            return Ok(());
        }
        let Some(pointer) = op.operand_types().next().map(|t| op.cx().type_ref(t)) else {
            return Err(op.error("must have either a `callee` attribute or at least an operand"));
        };
        match data(pointer) {
            Some(LlvmType::Ptr { .. }) => Ok(()),
            _ => Err(op.error(format_args!("indirect call expects a pointer as callee: '{pointer}'"))),
        }
    }

    /// The callee is a function of the dialect that takes what is passed and gives what is expected.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(callee) = op.attr("callee").and_then(AttrRef::as_flat_symbol) else { return Ok(()) };
        let found = tables.lookup_nearest(op, callee, |target: OpRef<'_>| {
            target.is::<LLVMFuncOp<'_>>().then(|| function_type(target).cloned()).flatten()
        });
        let Some(found) = found else {
            return Err(op.error(format_args!("'{callee}' does not reference a symbol in the current scope")));
        };
        let Some(LlvmType::Function { result, params, variadic }) = found else {
            return Err(
                op.error(format_args!("'{callee}' does not reference a valid LLVM function or IFunc"))
            );
        };
        if variadic && op.attr("var_callee_type").is_none() {
            return Err(op.error("missing var_callee_type attribute for vararg call"));
        }
        let given = op.num_operands();
        if given < params.len() || (given > params.len() && !variadic) {
            return Err(op.error(format_args!(
                "incorrect number of operands ({given}) for callee (expecting: {})",
                params.len()
            )));
        }
        for (at, (given, &wanted)) in op.operand_types().zip(params.iter()).enumerate() {
            if given != wanted {
                return Err(op.error(format_args!(
                    "operand type mismatch for operand {at}: '{}' != '{}'",
                    op.cx().type_ref(given),
                    op.cx().type_ref(wanted)
                )));
            }
        }
        let void = matches!(data(op.cx().type_ref(result)), Some(LlvmType::Void));
        match op.result_types().next() {
            None if void => Ok(()),
            Some(ty) if !void && ty == result => Ok(()),
            None => Err(op.error("expected function call to produce a value")),
            Some(_) if void => Err(op.error("calling function with void result must not produce values")),
            Some(ty) => Err(op.error(format_args!(
                "result type mismatch: '{}' != '{}'",
                op.cx().type_ref(ty),
                op.cx().type_ref(result)
            ))),
        }
    }
}

impl CondBrOp<'_> {
    /// There is a weight for each successor, or none.
    ///
    /// # Errors
    /// When that is not so.
    pub fn verify(self) -> Result<(), Diag> {
        crate::cf::verify_branch_weights(self.op_ref())
    }
}
