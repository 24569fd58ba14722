//! The affine dialect: loops and accesses whose bounds and subscripts are affine.

mod access;
pub mod apply;
mod assembly;
pub mod build;
pub mod canonicalize;
mod control;
pub mod index_arithmetic;
mod indices;
mod inlining;
mod parallel;
pub mod reductions;
mod transfers;
pub mod validity;
mod verify;

use mlir::hooks::MaterializeConstant;
use mlir::{Attr, Builder, Loc, Type, Value};

use crate::index_list::{parse_dynamic_index_list, print_dynamic_index_list};

include!(concat!(env!("OUT_DIR"), "/affine.rs"));

impl MaterializeConstant for AffineDialect {
    /// A constant of `arith` or `ub`.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        crate::arith::ArithDialect::materialize_constant(b, value, ty, loc)
    }
}
