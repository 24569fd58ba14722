//===- Combine.td - Simplifications of the toy dialect ---------*- tablegen -*-===//
//
// Canonicalization patterns for reshapes.
//
//===----------------------------------------------------------------------===//

#ifndef TOY_COMBINE
#define TOY_COMBINE

include "mlir/IR/PatternBase.td"
include "Ops.td"

// reshape(reshape(x)) -> reshape(x)
def Composes : Constraint<CPred<"crate::combine::composes($0.ty(), $1.ty(), $2.ty())">>;
def ReshapeReshapeOptPattern
    : Pat<(ReshapeOp:$res (ReshapeOp:$inner $arg)), (ReshapeOp $arg), [(Composes $arg, $inner, $res)]>;

// reshape(x) -> x if the shapes are the same
def TypesAreIdentical : Constraint<CPred<"$0.ty() == $1.ty()">>;
def RedundantReshapeOptPattern
    : Pat<(ReshapeOp:$res $arg), (replaceWithValue $arg), [(TypesAreIdentical $res, $arg)]>;

// reshape(constant) -> constant
def ReshapeConstant : NativeCodeCall<"crate::combine::reshape_constant($0, $1.ty())">;
def FoldConstantReshapeOptPattern
    : Pat<(ReshapeOp:$res (ConstantOp $arg)), (ConstantOp (ReshapeConstant $arg, $res))>;

#endif // TOY_COMBINE
