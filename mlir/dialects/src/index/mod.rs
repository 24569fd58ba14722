//! The index dialect: arithmetic on values of index type, whose width depends on the target.

mod compare;
mod fold;

use mlir::hooks::MaterializeConstant;
use mlir::interfaces::ResultNames;
use mlir::{Attr, Builder, Loc, Type, TypeRef, Value};

use crate::constant_ops::folds_to_value;

include!(concat!(env!("OUT_DIR"), "/index.rs"));

impl MaterializeConstant for IndexDialect {
    /// `index.constant` for an attribute of index type, or `index.bool.constant`.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        let attr = b.cx().attr_ref(value);
        let shown = b.cx().type_ref(ty);
        if attr.is_bool() && shown.is_signless_integer() && shown.is_integer(1) {
            return Some(BoolConstantOp::build(b, loc, attr.as_bool()?));
        }
        let number = attr.as_int().filter(|_| attr.is_index_attr() && shown.is_index())?;
        Some(ConstantOp::build(b, loc, number))
    }
}

impl ConstantOp<'_> {
    /// `%idx5`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.result(), &format!("idx{}", self.value()));
    }
}

impl BoolConstantOp<'_> {
    /// `%true`, `%false`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.result(), if self.value() { "true" } else { "false" });
    }
}

folds_to_value! { ConstantOp BoolConstantOp }

/// Whether types are an index and an integer, in either order.
fn is_cast(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
    match (from, to) {
        ([from], [to]) => from.is_index() != to.is_index(),
        _ => false,
    }
}

impl CastSOp<'_> {
    /// See `is_cast`.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        is_cast(from, to)
    }
}

impl CastUOp<'_> {
    /// See `is_cast`.
    pub fn are_cast_compatible(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
        is_cast(from, to)
    }
}
