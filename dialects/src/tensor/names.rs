//! The names that results have in the text.

use mlir::OpView;
use mlir::interfaces::ResultNames;

use super::{
    CastOp, ConcatOp, DimOp, ExtractOp, FromElementsOp, GatherOp, GenerateOp, InsertOp, PadOp, RankOp,
    ReshapeOp, ScatterOp, SplatOp,
};

macro_rules! named {
    ($($op:ident $name:literal)*) => {$(
        impl $op<'_> {
            #[doc = concat!("`%", $name, "`")]
            pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
                names.set(self.op_ref().result(0), $name);
            }
        }
    )*};
}

named! {
    CastOp "cast"
    ConcatOp "concat"
    DimOp "dim"
    ExtractOp "extracted"
    FromElementsOp "from_elements"
    GatherOp "gather"
    GenerateOp "generated"
    InsertOp "inserted"
    PadOp "padded"
    RankOp "rank"
    ReshapeOp "reshape"
    ScatterOp "scatter"
    SplatOp "splat"
}
