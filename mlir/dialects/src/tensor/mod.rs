//! The tensor dialect: tensors as values.

mod assembly;
pub(crate) mod canonicalize;
mod casts;
pub(crate) mod fold;
mod gather;
mod names;
mod reshapes;
pub(crate) mod shapes;
mod slices;
pub(crate) mod types;
mod verify;

use mlir::hooks::MaterializeConstant;
use mlir::interfaces::Speculatability;
use mlir::{Attr, Builder, Loc, OpRef, Type, Value};

use crate::index_list::{parse_dynamic_index_list, print_dynamic_index_list};

include!(concat!(env!("OUT_DIR"), "/tensor.rs"));

impl MaterializeConstant for TensorDialect {
    /// A constant of `complex` or `arith`.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        if let Some(made) = crate::complex::materialize(b, value, ty, loc) {
            return Some(made);
        }
        crate::arith::ArithDialect::materialize_constant(b, value, ty, loc)
    }
}

/// There is an operand for each element of the result, of its element type.
fn elements_match(op: OpRef<'_>) -> bool {
    let ty = op.ty(op.result(0));
    let element = ty.element_type().id();
    ty.num_elements() == Some(op.num_operands()) && op.operand_types().all(|t| t == element)
}

impl DimOp<'_> {
    /// The index, if it is a constant.
    pub fn constant_index(self) -> Option<i64> {
        let op = *self;
        let value = mlir::rewrite::constant_value(op.cx(), op.body(), self.index())?;
        op.cx().attr_ref(value).as_int()
    }

    /// Speculatable if the index is known not to be too large; as in MLIR, negative indices are not checked.
    pub fn speculatability(self) -> Speculatability {
        let op = *self;
        let source = op.ty(self.source());
        match self.constant_index() {
            Some(index) if source.has_rank() && index < source.rank() => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}
