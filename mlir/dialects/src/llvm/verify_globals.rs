//! Verifiers of globals and their addresses.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::symbol_table::SymbolTables;
use mlir::{AttrKind, AttrRef, Diag, OpRef, effects};

use super::symbols::{can_be_global, verify_comdat, verify_in_module};
use super::types::{LlvmType, data};
use super::verify_constants::holds_bytes;
use super::{AddressOfOp, AliasOp, GlobalOp, IFuncOp, LLVMFuncOp, Linkage, ReturnOp};

impl AddressOfOp<'_> {
    /// The name is the name of a function, or of a global or alias in the pointer's address space.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let found = tables.lookup_nearest(op, self.global_name(), |target: OpRef<'_>| {
            match target.cast::<GlobalOp>() {
                Some(global) => Some(Some(global.addr_space())),
                None => is_other_global(target).then(|| alias_space(target)),
            }
        });
        let Some(space) = found.flatten() else {
            return Err(op.error(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'",
            ));
        };
        let Some(LlvmType::Ptr { address_space }) = data(op.ty(self.res())) else { return Ok(()) };
        op.ensure(
            space.is_none_or(|s| s == i64::from(*address_space)),
            "pointer address space must match address space of the referenced global or alias",
        )
    }
}

/// Whether an operation defines a symbol with an address, other than a global variable.
fn is_other_global(op: OpRef<'_>) -> bool {
    op.is::<LLVMFuncOp>() || op.is::<AliasOp>() || op.is::<IFuncOp>()
}

/// The address space of an alias.
fn alias_space(op: OpRef<'_>) -> Option<i64> {
    if !op.is::<AliasOp>() || op.num_regions() == 0 {
        return None;
    }
    let returned = op.region(0).entry()?.last_op()?.operand_types().next()?;
    match data(op.cx().type_ref(returned)) {
        Some(LlvmType::Ptr { address_space }) => Some(i64::from(*address_space)),
        _ => None,
    }
}

impl Verify for GlobalOp<'_> {
    /// The type can be a global's, the value fits the type and the linkage, and there is no initializer region besides
    /// a value.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let ty = self.global_type();
        op.ensure(can_be_global(ty), "expects type to be a valid element type for an LLVM global")?;
        verify_in_module(op)?;
        let value = self.value();
        op.ensure(
            !value.is_some_and(|v| v.is_string() && !holds_bytes(ty, v.as_bytes().map_or(0, <[u8]>::len))),
            "requires an i8 array type of the length equal to that of the string attribute",
        )?;
        if let Some(LlvmType::Target { name, .. }) = data(ty) {
            op.ensure(name.starts_with("spirv."), "this target extension type cannot be used in a global")?;
            op.ensure(
                value.is_none(),
                "global with target extension type can only be initialized with zero-initializer",
            )?;
        }
        let linkage = self.linkage();
        if linkage == Linkage::Common && value.is_some_and(|v| !is_zero(v)) {
            return Err(op.error("expected zero value for 'common' linkage"));
        }
        if linkage == Linkage::Appending && !matches!(data(ty), Some(LlvmType::Array { .. })) {
            return Err(op.error("expected array type for 'appending' linkage"));
        }
        verify_comdat(op)?;
        if self.alignment().is_some_and(|a| !a.cast_unsigned().is_power_of_two()) {
            return Err(op.plain_error("alignment attribute is not a power of 2"));
        }
        if op.num_regions() > 0 && !self.initializer().is_empty() && value.is_some() {
            Err(op.error("cannot have both initializer value and region"))
        } else {
            Ok(())
        }
    }
}

impl VerifyRegions for GlobalOp<'_> {
    /// The initializer computes a value of the global's type, without side effects.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let region = self.initializer();
        let Some(entry) = region.entry() else { return Ok(()) };
        let returned = entry.last_op().filter(|o| o.is::<ReturnOp>());
        let Some(given) = returned.and_then(|r| r.operand_types().next()) else {
            return Err(op.error("initializer region cannot return void"));
        };
        let given = op.cx().type_ref(given);
        let ty = self.global_type();
        op.ensure(
            ty == given,
            format_args!("initializer region type '{given}' does not match global type '{ty}'"),
        )?;
        match entry.ops().find(|&o| !effects::is_memory_effect_free(o)) {
            None => Ok(()),
            Some(bad) => {
                Err(Diag::error(bad.loc(), "ops with side effects not allowed in global initializers"))
            }
        }
    }
}

/// Whether a value is zero or a splat of zero.
fn is_zero(value: AttrRef<'_>) -> bool {
    use mlir::attributes::DenseData;
    match value.kind() {
        AttrKind::Integer { value, .. } => *value == 0,
        AttrKind::Float { bits, .. } => *bits == 0,
        AttrKind::DenseElements { data: DenseData::Splat(bytes), .. } => bytes.iter().all(|&b| b == 0),
        _ => false,
    }
}
