//! The memref dialect: allocation, loads and stores, globals, and views of memory.

mod access;
mod aggregates;
pub(crate) mod alloc;
mod atomics;
pub(crate) mod canonicalize;
mod directives;
pub(crate) mod fold;
mod globals;
pub(crate) mod layout;
mod metadata;
mod reshapes;
mod slots;
mod subview;
mod view_ops;

use mlir::hooks::MaterializeConstant;
use mlir::interfaces::ResultNames;
use mlir::{Attr, Builder, Loc, OpView, Type, Value};

use crate::index_list::{parse_dynamic_index_list, print_dynamic_index_list};
use directives::{
    parse_global_memref_op_type_and_initial_value, print_global_memref_op_type_and_initial_value,
};

pub use layout::is_identity as is_identity_layout;

include!(concat!(env!("OUT_DIR"), "/memref.rs"));

impl MaterializeConstant for MemRefDialect {
    /// A constant of the `arith` dialect.
    fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type, loc: Loc) -> Option<Value> {
        crate::arith::ArithDialect::materialize_constant(b, value, ty, loc)
    }
}

/// Defines the name of an operation's result.
macro_rules! result_names {
    ($($op:ident: $name:literal;)*) => {$(
        impl $op<'_> {
            #[doc = concat!("`%", $name, "`")]
            pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
                names.set(self.op_ref().result(0), $name);
            }
        }
    )*};
}

result_names! {
    AllocOp: "alloc";
    AllocaOp: "alloca";
    AssumeAlignmentOp: "assume_align";
    CastOp: "cast";
    CollapseShapeOp: "collapse_shape";
    DimOp: "dim";
    ExpandShapeOp: "expand_shape";
    ExtractAlignedPointerAsIndexOp: "intptr";
    MemorySpaceCastOp: "memspacecast";
    ReinterpretCastOp: "reinterpret_cast";
    ReshapeOp: "reshape";
    SubViewOp: "subview";
    TransposeOp: "transpose";
    ViewOp: "view";
}

/// Defines the source of a view.
macro_rules! view_sources {
    ($($op:ident: $source:ident;)*) => {$(
        impl $op<'_> {
            /// The operand.
            pub fn view_source(self) -> mlir::Value {
                self.$source()
            }
        }
    )*};
}

view_sources! {
    AssumeAlignmentOp: memref;
    CastOp: source;
    CollapseShapeOp: src;
    ExpandShapeOp: src;
    ExtractStridedMetadataOp: source;
    MemorySpaceCastOp: source;
    ReinterpretCastOp: source;
    ReshapeOp: source;
    SubViewOp: source;
    ViewOp: source;
}
