//! What must hold of constants, globals and functions beyond their types.

use mlir::symbol_table::SymbolTables;
use mlir::{AttrKind, AttrRef, Diag, OpRef, OpView, TypeRef, effects};

use super::types::{LlvmType, data, is_compatible};
use super::verify_functions::verify_comdat;
use super::verify_symbols::verify_in_module;
use super::{AddressOfOp, AliasOp, ConstantOp, GlobalOp, IFuncOp, LLVMFuncOp, Linkage, ReturnOp};

impl ConstantOp<'_> {
    /// The value is of a kind that the type can hold.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let (Some(value), ty) = (op.inherent(0), op.ty(self.res())) else { return Ok(()) };
        match (value.kind(), data(ty)) {
            (AttrKind::String { .. }, _) => verify_string(op, value, ty),
            (_, Some(LlvmType::Struct { .. })) => verify_struct(op, value, ty),
            (AttrKind::Integer { .. }, _) if ty.is_integer_type() => Ok(()),
            (AttrKind::Integer { .. }, _) => Err(op.error("expected integer type")),
            (AttrKind::Float { .. }, _) => verify_float(op, value.ty(), ty),
            (AttrKind::Array(_), Some(LlvmType::Array { .. })) => Ok(()),
            (AttrKind::Array(_), _) => Err(op.error("expected array or struct type for array attribute")),
            _ if value.is_elements() => verify_elements(op, value.ty(), ty),
            _ => Err(op.error("only supports integer, float, string or elements attributes")),
        }
    }
}

/// Whether a type is the array of bytes that a string takes.
fn holds_bytes(ty: TypeRef<'_>, count: usize) -> bool {
    matches!(data(ty), Some(LlvmType::Array { length, element })
        if *length == count as u64 && ty.cx().type_ref(*element).is_integer(8))
}

fn verify_string(op: OpRef<'_>, value: AttrRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let count = value.as_bytes().map_or(0, <[u8]>::len);
    match holds_bytes(ty, count) {
        true => Ok(()),
        false => {
            Err(op.error(format_args!("expected array type of {count} i8 elements for the string constant")))
        }
    }
}

fn verify_struct(op: OpRef<'_>, value: AttrRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let Some(LlvmType::Struct { fields, .. }) = data(ty) else { return Ok(()) };
    let values = value.as_array().filter(|v| v.len() == fields.len());
    let Some(values) = values else {
        return Err(op.error(format_args!("expected array attribute of size {}", fields.len())));
    };
    for (index, (&value, &field)) in values.iter().zip(fields).enumerate() {
        let field_ref = op.cx().type_ref(field);
        if !field_ref.is_signless_integer() && !field_ref.is_float() {
            return Err(op.error("expected struct element types to be floating point type or integer type"));
        }
        let value = op.cx().attr_ref(value);
        if !value.is_integer_attr() && !value.is_float_attr() {
            return Err(op.error("expected element of array attribute to be floating point or integer"));
        }
        if value.ty() != field_ref {
            return Err(op.error(format_args!("struct element at index {index} is of wrong type")));
        }
    }
    Ok(())
}

/// A float constant has the type's format, or is given as an integer of as many bits.
fn verify_float(op: OpRef<'_>, value: TypeRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let width = value.bit_width().unwrap_or(0);
    if ty.is_float() && ty != value {
        return Err(op.error("attribute and type have different float semantics"));
    }
    match ty.is_float() || ty.is_integer(width) {
        true => Ok(()),
        false => Err(op.error(format_args!("expected integer type of width {width}"))),
    }
}

/// The scalars that vectors and nested arrays hold, and their type.
fn flattened(ty: TypeRef<'_>) -> Option<(u64, TypeRef<'_>)> {
    let (mut count, mut at) = (1u64, ty);
    while let Some(LlvmType::Array { length, element }) = data(at) {
        count = count.checked_mul(*length)?;
        at = ty.cx().type_ref(*element);
    }
    if at.is_vector() {
        return Some((count.checked_mul(at.num_elements()? as u64)?, at.element_type()));
    }
    (at != ty).then_some((count, at))
}

fn verify_elements(op: OpRef<'_>, value: TypeRef<'_>, ty: TypeRef<'_>) -> Result<(), Diag> {
    let Some((count, element)) = flattened(ty) else {
        return Err(op.error("expected vector or array type"));
    };
    let given = value.num_elements().unwrap_or(0) as u64;
    if count != given {
        return Err(op.error(format_args!(
            "type and attribute have a different number of elements: {count} vs. {given}"
        )));
    }
    if value.element_type().is_float() {
        return verify_float(op, value.element_type(), element);
    }
    match value.element_type().is_integer_type() && !element.is_integer_type() {
        false => Ok(()),
        true => Err(op.error("expected integer element type for integer elements attribute")),
    }
}

impl AddressOfOp<'_> {
    /// The name is that of a global in the pointer's address space, or of a function.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(name) = op.attr("global_name").and_then(AttrRef::as_flat_symbol) else { return Ok(()) };
        let found = tables.lookup_nearest(op, name, |target: OpRef<'_>| {
            let space = target.attr("addr_space").and_then(AttrRef::as_int).unwrap_or(0);
            match target.is::<GlobalOp<'_>>() {
                true => Some(Some(space)),
                false => is_other_global(target).then(|| alias_space(target)),
            }
        });
        let Some(space) = found.flatten() else {
            return Err(op.error(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
            ));
        };
        let Some(LlvmType::Ptr { address_space }) = data(op.ty(self.res())) else { return Ok(()) };
        match space.is_some_and(|s| s != i64::from(*address_space)) {
            false => Ok(()),
            true => Err(
                op.error("pointer address space must match address space of the referenced global or alias")
            ),
        }
    }
}

/// Whether an operation defines what has an address and is no variable.
fn is_other_global(op: OpRef<'_>) -> bool {
    op.is::<LLVMFuncOp<'_>>() || op.is::<AliasOp<'_>>() || op.is::<IFuncOp<'_>>()
}

/// The address space of what an alias stands for.
fn alias_space(op: OpRef<'_>) -> Option<i64> {
    if !op.is::<AliasOp<'_>>() || op.num_regions() == 0 {
        return None;
    }
    let returned = op.region(0).entry()?.last_op()?.operand_types().next()?;
    match data(op.cx().type_ref(returned)) {
        Some(LlvmType::Ptr { address_space }) => Some(i64::from(*address_space)),
        _ => None,
    }
}

impl GlobalOp<'_> {
    /// A global has a value or an initializer, not both, and a type that memory can hold.
    ///
    /// # Errors
    /// When it has both, or its value is not for its type or linkage.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(ty) = op.attr("global_type").and_then(AttrRef::as_type) else { return Ok(()) };
        let ty = op.cx().type_ref(ty);
        if !can_be_global(ty) {
            return Err(op.error("expects type to be a valid element type for an LLVM global"));
        }
        verify_in_module(op)?;
        let value = op.attr("value");
        if value.is_some_and(|v| v.is_string() && !holds_bytes(ty, v.as_bytes().map_or(0, <[u8]>::len))) {
            return Err(
                op.error("requires an i8 array type of the length equal to that of the string attribute")
            );
        }
        if let Some(LlvmType::Target { name, .. }) = data(ty) {
            if !name.starts_with("spirv.") {
                return Err(op.error("this target extension type cannot be used in a global"));
            }
            if value.is_some() {
                return Err(op.error(
                    "global with target extension type can only be initialized with zero-initializer",
                ));
            }
        }
        let linkage = op.attr("linkage").and_then(AttrRef::as_enum);
        if linkage == Some(Linkage::Common.value()) && value.is_some_and(|v| !is_zero(v)) {
            return Err(op.error("expected zero value for 'common' linkage"));
        }
        if linkage == Some(Linkage::Appending.value()) && !matches!(data(ty), Some(LlvmType::Array { .. })) {
            return Err(op.error("expected array type for 'appending' linkage"));
        }
        verify_comdat(op)?;
        let alignment = op.attr("alignment").and_then(AttrRef::as_int);
        if alignment.is_some_and(|a| !u64::try_from(a).is_ok_and(u64::is_power_of_two)) {
            return Err(Diag::error(op.loc(), "alignment attribute is not a power of 2"));
        }
        match op.num_regions() > 0 && !op.region(0).is_empty() && value.is_some() {
            true => Err(op.error("cannot have both initializer value and region")),
            false => Ok(()),
        }
    }

    /// The initializer computes a value of the global's type and does nothing else.
    ///
    /// # Errors
    /// When it does something else.
    pub fn verify_regions(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let region = op.region(0);
        let Some(entry) = region.entry() else { return Ok(()) };
        let ty = op.attr("global_type").and_then(AttrRef::as_type).map(|t| op.cx().type_ref(t));
        let returned = entry.last_op().filter(|o| o.is::<ReturnOp<'_>>());
        let Some(given) = returned.and_then(|r| r.operand_types().next()) else {
            return Err(op.error("initializer region cannot return void"));
        };
        let given = op.cx().type_ref(given);
        if let Some(ty) = ty.filter(|&t| t != given) {
            return Err(
                op.error(format_args!("initializer region type '{given}' does not match global type '{ty}'"))
            );
        }
        match entry.ops().find(|&o| !effects::is_memory_effect_free(o)) {
            None => Ok(()),
            Some(bad) => {
                Err(Diag::error(bad.loc(), "ops with side effects not allowed in global initializers"))
            }
        }
    }
}

/// Zero, a splat of it, or a string of it.
fn is_zero(value: AttrRef<'_>) -> bool {
    use mlir::attributes::DenseData;
    match value.kind() {
        AttrKind::Integer { value, .. } => *value == 0,
        AttrKind::Float { bits, .. } => *bits == 0,
        AttrKind::DenseElements { data: DenseData::Splat(bytes), .. } => bytes.iter().all(|&b| b == 0),
        _ => false,
    }
}

/// Whether a global can hold values of a type.
pub(super) fn can_be_global(ty: TypeRef<'_>) -> bool {
    is_compatible(ty)
        && !matches!(data(ty), Some(LlvmType::Void | LlvmType::Word("label" | "metadata" | "token")))
}
