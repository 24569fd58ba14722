//! The vector dialect: vectors of any rank, their parts and shapes, reductions, masks, and vectors in memory.

mod access;
mod canonicalize;
pub mod combine;
pub mod contract;
mod directives;
mod fold;
pub mod masks;
pub mod parts;
pub(crate) mod places;
pub(crate) mod reductions;
pub(crate) mod shapes;
pub mod transfers;
pub mod types;

use mlir::hooks::MaterializeConstant;
use mlir::interfaces::ResultNames;
use mlir::{Attr, Builder, Loc, OpRef, OpView, Type, Value};

use crate::arith::{FAST_MATH_FLAGS_ATTR_SPEC, MulIOp};
use crate::index_list::{parse_dynamic_index_list, print_dynamic_index_list};
use crate::matching::constant_index;
use directives::{parse_vector_of_elements, print_vector_of_elements};

include!(concat!(env!("OUT_DIR"), "/vector.rs"));

/// The interfaces from `Interfaces.td`.
mod questions {
    include!(concat!(env!("OUT_DIR"), "/vector_interfaces.rs"));
}
pub use questions::MaskableOpInterface;

impl MaterializeConstant for VectorDialect {
    /// A constant of `arith`, or poison.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        crate::arith::ArithDialect::materialize_constant(b, value, ty, loc)
    }
}

impl VectorScaleOp<'_> {
    /// `%vscale`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.op_ref().result(0), "vscale");
    }
}

impl MulIOp<'_> {
    /// `%c4_vscale` for four times `vector.vscale`.
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        let op = *self;
        let factor = |number, scale| {
            op.value(scale).defined_by::<VectorScaleOp>()?;
            constant_index(op, number)
        };
        if !op.ty(self.result()).is_index() {
            return;
        }
        let found = factor(self.lhs(), self.rhs()).or_else(|| factor(self.rhs(), self.lhs()));
        if let Some(times) = found {
            names.set(self.result(), &format!("c{times}_vscale"));
        }
    }
}

/// Whether a `vector.print` prints either a text or a value.
pub(crate) fn prints_one_thing(op: OpRef<'_>) -> bool {
    let Some(print) = op.cast::<PrintOp>() else { return true };
    print.string_literal_attr().is_none()
        || (print.source().is_none() && print.punctuation() == PrintPunctuation::NewLine)
}
