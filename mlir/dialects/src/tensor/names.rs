//! Suggested names of results.

use mlir::OpView;
use mlir::interfaces::ResultNames;

use super::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, ExpandShapeOp, ExtractOp, ExtractSliceOp, FromElementsOp,
    GatherOp, GenerateOp, InsertOp, InsertSliceOp, PadOp, RankOp, ReshapeOp, ScatterOp, SplatOp,
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
    CollapseShapeOp "collapsed"
    ConcatOp "concat"
    DimOp "dim"
    ExpandShapeOp "expanded"
    ExtractOp "extracted"
    ExtractSliceOp "extracted_slice"
    FromElementsOp "from_elements"
    GatherOp "gather"
    GenerateOp "generated"
    InsertOp "inserted"
    InsertSliceOp "inserted_slice"
    PadOp "padded"
    RankOp "rank"
    ReshapeOp "reshape"
    ScatterOp "scatter"
    SplatOp "splat"
}
