//! What must hold of the operations beyond their types.

use mlir::symbol_table::SymbolTables;
use mlir::{AttrRef, Diag, OpRef, OpView, Type};

use super::types::{LlvmType, data, element_at};
use super::{
    AddressOfOp, CallOp, ConstantOp, ExtractValueOp, GEPOp, GlobalOp, InsertValueOp, LLVMFuncOp, ReturnOp,
    function_type,
};

impl GEPOp<'_> {
    /// As many dynamic indices as the constant ones leave out.
    ///
    /// # Errors
    /// When there are more or fewer.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let raw = op.attr("rawConstantIndices").and_then(AttrRef::as_i32_array).unwrap_or_default();
        let dynamic = raw.iter().filter(|&&i| i == i32::MIN).count();
        match dynamic == self.dynamic_indices().len() {
            true => Ok(()),
            false => Err(op.error("expected as many dynamic indices as specified in 'rawConstantIndices'")),
        }
    }
}

/// The type at the position inside a container.
fn at_position(op: OpRef<'_>, container: Type) -> Result<Type, Diag> {
    let position = op.attr("position").and_then(AttrRef::as_i64_array).unwrap_or_default();
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
                "Type mismatch: extracting from {} should produce {} but this op returns {result}",
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
                "Type mismatch: cannot insert {value} into {}",
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
        let sizes = op.attr("op_bundle_sizes").and_then(AttrRef::as_i32_array);
        if !op.operand_group(1).is_empty() || sizes.is_some_and(|s| !s.is_empty()) {
            return Err(op.error("operand bundles are not supported"));
        }
        if op.attr("callee").is_some() {
            return Ok(());
        }
        let pointer = op.operand_types().next().map(|t| op.cx().type_ref(t));
        match pointer.and_then(data) {
            Some(LlvmType::Ptr { .. }) => Ok(()),
            Some(_) => Err(op.error("indirect call expects a pointer as callee")),
            None => Err(op.error("must have either a `callee` attribute or at least an operand")),
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
        let Some(Some(LlvmType::Function { result, params, variadic })) = found else {
            return Err(op.error(format_args!("'{callee}' does not reference a symbol in the current scope")));
        };
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
                    "operand type mismatch for operand {at}: {} != {}",
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
                "result type mismatch: {} != {}",
                op.cx().type_ref(ty),
                op.cx().type_ref(result)
            ))),
        }
    }
}

impl ConstantOp<'_> {
    /// The value is of a kind that the type can hold.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let (Some(value), ty) = (op.inherent(0), op.ty(self.res())) else { return Ok(()) };
        let fits = if value.is_integer_attr() || value.is_float_attr() {
            ty.is_signless_integer() || ty.is_float()
        } else {
            value.is_string() || value.is_elements() || value.is_array() || value.is_unit()
        };
        match fits {
            true => Ok(()),
            false => Err(op.error(format_args!("value {value} does not fit the type {ty}"))),
        }
    }
}

impl AddressOfOp<'_> {
    /// The name is that of a global or a function.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(name) = op.attr("global_name").and_then(AttrRef::as_flat_symbol) else { return Ok(()) };
        let is_global = |t: OpRef<'_>| t.is::<GlobalOp<'_>>() || t.is::<LLVMFuncOp<'_>>();
        let found = tables.lookup_nearest(op, name, is_global);
        match found {
            Some(true) => Ok(()),
            _ => Err(op.error(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
            )),
        }
    }
}

impl GlobalOp<'_> {
    /// A global has a value or an initializer, not both.
    ///
    /// # Errors
    /// When it has both, or a string of another length than its type.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(value) = op.attr("value") else { return Ok(()) };
        if op.num_regions() > 0 && !op.region(0).is_empty() {
            return Err(op.error("cannot have both initializer value and region"));
        }
        let ty = op.attr("global_type").and_then(AttrRef::as_type).map(|t| op.cx().type_ref(t));
        if let (Some(text), Some(ty)) = (value.as_bytes(), ty) {
            let fits = matches!(data(ty), Some(LlvmType::Array { length, element })
                if *length == text.len() as u64 && op.cx().type_ref(*element).is_integer(8));
            if !fits {
                return Err(
                    op.error("requires an i8 array type of the length equal to that of the string attribute")
                );
            }
        }
        Ok(())
    }
}

impl LLVMFuncOp<'_> {
    /// A function without body is external.
    ///
    /// # Errors
    /// When it has another linkage.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let linkage = op.attr("linkage").and_then(AttrRef::as_enum);
        let external = [super::Linkage::External.value(), super::Linkage::ExternWeak.value()];
        if op.num_regions() > 0 && op.region(0).is_empty() && !linkage.is_some_and(|l| external.contains(&l))
        {
            return Err(op.error("external functions must have 'external' or 'extern_weak' linkage"));
        }
        Ok(())
    }
}
