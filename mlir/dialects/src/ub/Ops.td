//===- Ops.td - The ub dialect ---------------------------------*- tablegen -*-===//
//
// Undefined behaviour: poison values and unreachable code.
//
//===----------------------------------------------------------------------===//

#ifndef UB_OPS
#define UB_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let summary = "Undefined behaviour";
  let cppNamespace = "::mlir::ub";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let interfaces = ["crate::inlining::INLINER", "UNDEFINED"];
}

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = "crate::ub::poison_attr($_builder)";
}

def PoisonAttr : AttrDef<UB_Dialect, "Poison", [PoisonAttrInterface]> {
  let mnemonic = "poison";
}

class UB_Op<string mnemonic, list<Trait> traits = []> : Op<UB_Dialect, mnemonic, traits>;

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "Poisoned constant operation.";
  let description = [{
    A poison value; values computed from it are poison too:

    ```mlir
    %0 = ub.poison : i32
    ```

    An attribute other than `#ub.poison` may say which of its elements are poison.
  }];

  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "Unreachable operation.";
  let description = [{ Marks code that must never be reached; reaching it is undefined behaviour. }];
  let assemblyFormat = "attr-dict";
}

#endif // UB_OPS
