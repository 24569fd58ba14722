//===- Ops.td - The affine dialect -----------------------------*- tablegen -*-===//
//
// Loops and memory accesses whose bounds and subscripts are affine.
//
//===----------------------------------------------------------------------===//

#ifndef AFFINE_OPS
#define AFFINE_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let summary = "Affine loops and accesses";
  let cppNamespace = "::affine";
  let dependentDialects = ["crate::arith::DIALECT"];
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

def AffineApplyOp : Affine_Op<"apply", [Pure]> {
  let summary = "affine apply operation";
  let description = [{
    Applies an affine map with one result to indices:

    ```mlir
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)> (%i)[%n]
    ```
  }];
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineForOp : Affine_Op<"for",
    [AttrSizedOperandSegments, AutomaticAllocationScope,
     RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<LoopLikeOpInterface,
       ["loop_inits", "region_iter_args", "yielded_values", "loop_results"]>,
     SingleBlockImplicitTerminator<"affine::AffineYieldOp">]> {
  let summary = "for operation";
  let description = [{
    A loop whose bounds are affine in the loops around it:

    ```mlir
    affine.for %i = 0 to 10 {
      affine.store %x, %a[%i] : memref<10xf64>
    }
    ```
  }];

  let arguments = (ins
    Variadic<Index>:$lowerBoundOperands,
    Variadic<Index>:$upperBoundOperands,
    Variadic<AnyType>:$inits,
    AffineMapAttr:$lowerBoundMap,
    AffineMapAttr:$upperBoundMap,
    IndexAttr:$step
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def AffineLoadOp : Affine_Op<"load", [MemRefsNormalizable]> {
  let summary = "affine load operation";
  let description = [{
    Reads one element at affine subscripts:

    ```mlir
    %1 = affine.load %0[%i0 + 3, %i1 + 7] : memref<100x100xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref,
    Variadic<Index>:$indices,
    AffineMapAttr:$map
  );
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineStoreOp : Affine_Op<"store", [MemRefsNormalizable]> {
  let summary = "affine store operation";
  let description = [{
    Writes one element at affine subscripts:

    ```mlir
    affine.store %v0, %0[%i0 + 3, %i1 + 7] : memref<100x100xf32>
    ```
  }];
  let arguments = (ins
    AnyType:$value,
    Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
    Variadic<Index>:$indices,
    AffineMapAttr:$map
  );
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineYieldOp : Affine_Op<"yield", [Pure, ReturnLike, Terminator, MemRefsNormalizable]> {
  let summary = "Yield values to parent operation";
  let description = [{ Ends the region of an affine operation and passes values on. }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

#endif // AFFINE_OPS
