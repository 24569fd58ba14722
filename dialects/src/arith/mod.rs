//! The arith dialect: arithmetic on integers, indices and floats.

mod fold;

use mlir::interfaces::ResultNames;
use mlir::{Attr, AttrKind, AttrRef, Builder, Diag, Loc, Op, OpView, Type, TypeKind};

include!(concat!(env!("OUT_DIR"), "/arith.rs"));

/// A constant of the dialect for an attribute of an integer, index or float type, or dense elements of such.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Op> {
    let attr = b.cx().attr_ref(value);
    let scalar = attr.is_integer_attr() || attr.is_float_attr();
    ((scalar || attr.is_elements()) && attr.ty().id() == ty).then(|| ConstantOp::build(b, loc, value))
}

impl ConstantOp<'_> {
    /// An integer constant is signless.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let ty = op.ty(self.result());
        if ty.is_integer_type() && !ty.is_signless_integer() {
            return Err(op.error("integer return type must be signless"));
        }
        let Some(value) = op.inherent(0) else { return Ok(()) };
        match value.is_integer_attr() || value.is_float_attr() || value.is_elements() {
            true => Ok(()),
            false => Err(op.error("value must be an integer, float, or elements attribute")),
        }
    }

    /// `%c5`, `%c5_i32`, `%true`, `%cst`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        let value = self.op_ref().inherent(0);
        let name = value.and_then(integer_name).unwrap_or_else(|| "cst".to_string());
        names.set(self.result(), &name);
    }
}

fn integer_name(value: AttrRef<'_>) -> Option<String> {
    let AttrKind::Integer { value: number, ty } = value.kind() else { return None };
    Some(match value.cx().type_kind(*ty) {
        TypeKind::Integer { width: 1, .. } => if *number == 0 { "false" } else { "true" }.to_string(),
        TypeKind::Index => format!("c{number}"),
        _ => format!("c{number}_{}", value.cx().type_ref(*ty)),
    })
}
