//===- Ops.td - The poly dialect -------------------------------*- tablegen -*-===//

#ifndef POLY_OPS
#define POLY_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Poly_Dialect : Dialect {
  let name = "poly";
  let cppNamespace = "::poly";
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// The base of the dialect's operations. One with two operands of any integer type, printed as
// `poly.first %a, %b : i32`:
//
//   def Poly_FirstOp : Poly_Op<"first", [Pure, SameOperandsAndResultType]> {
//     let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
//     let results = (outs AnyInteger:$result);
//     let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
//   }
class Poly_Op<string mnemonic, list<Trait> traits = []> : Op<Poly_Dialect, mnemonic, traits>;

#endif // POLY_OPS
