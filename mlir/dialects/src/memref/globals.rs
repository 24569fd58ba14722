//! Globals.

use mlir::hooks::Verify;
use mlir::symbol_table::SymbolTables;
use mlir::{AttrKind, AttrRef, Diag, OpRef, TypeRef};

use super::{GetGlobalOp, GlobalOp};

impl GetGlobalOp<'_> {
    /// The name is the name of a global of the result's type.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = *self;
        let name = self.name();
        let found = tables
            .lookup_nearest(op, name, |target: OpRef<'_>| Some(target.cast::<GlobalOp>()?.type_().id()));
        let Some(ty) = found.flatten() else {
            return Err(op.error(format_args!("'{name}' does not reference a valid global memref")));
        };
        let result = op.ty(self.result());
        if result.id() != ty {
            let ty = op.cx().type_ref(ty);
            return Err(op.error(format_args!(
                "result type '{result}' does not match type '{ty}' of the global memref @{name}"
            )));
        }
        Ok(())
    }
}

fn extents(ty: TypeRef<'_>) -> String {
    let extents: Vec<String> = ty.shape().unwrap_or_default().iter().map(i64::to_string).collect();
    extents.join(", ")
}

impl<'a> GlobalOp<'a> {
    /// The value of a constant global, if it is dense.
    pub fn constant_value(self) -> Option<AttrRef<'a>> {
        let value = self.initial_value().filter(|_| self.constant())?;
        matches!(value.kind(), AttrKind::DenseElements { .. }).then_some(value)
    }
}

impl Verify for GlobalOp<'_> {
    /// The shape is static, and the initial value has it.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let ty = self.type_();
        if !ty.is_memref() || !ty.has_static_shape() {
            return Err(op.error(format_args!("type should be static shaped memref, but got '{ty}'")));
        }
        let Some(value) = self.initial_value().filter(|v| !v.is_unit()) else { return Ok(()) };
        op.ensure(
            value.is_elements(),
            format_args!("initial value should be a unit or elements attribute, but got {value}"),
        )?;
        let element = value.ty().element_type();
        let wanted = ty.element_type();
        if element != wanted {
            return Err(op.error(format_args!(
                "initial value element expected to be of type '{wanted}', but was of type '{element}'"
            )));
        }
        if value.ty().shape() != ty.shape() {
            return Err(op.error(format_args!(
                "initial value shape expected to be {} but was {}",
                extents(ty),
                extents(value.ty())
            )));
        }
        Ok(())
    }
}
