//===- Ops.td - The scf dialect --------------------------------*- tablegen -*-===//
//
// Loops and conditionals as regions.
//
//===----------------------------------------------------------------------===//

#ifndef SCF_OPS
#define SCF_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let summary = "Structured control flow";
  let cppNamespace = "::scf";
  let dependentDialects = ["crate::arith::DIALECT"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []>
    : Op<SCF_Dialect, mnemonic, traits>;

def ForOp : SCF_Op<"for",
    [AllTypesMatch<["lowerBound", "upperBound", "step"]>, AutomaticAllocationScope,
     RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<LoopLikeOpInterface,
       ["loop_inits", "region_iter_args", "yielded_values", "loop_results"]>,
     SingleBlockImplicitTerminator<"scf::YieldOp">]> {
  let summary = "for operation";
  let description = [{
    Runs its region for each value from the lower bound up to the upper one, which
    is excluded; values carried from one run to the next are its results:

    ```mlir
    %sum = scf.for %i = %lb to %ub step %s iter_args(%acc = %zero) -> (f64) {
      %t = memref.load %a[%i] : memref<16xf64>
      %next = arith.addf %acc, %t : f64
      scf.yield %next : f64
    }
    ```
  }];

  let arguments = (ins
    AnySignlessIntegerOrIndex:$lowerBound,
    AnySignlessIntegerOrIndex:$upperBound,
    AnySignlessIntegerOrIndex:$step,
    Variadic<AnyType>:$initArgs,
    UnitAttr:$unsignedCmp
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def YieldOp : SCF_Op<"yield", [Pure, ReturnLike, Terminator, ParentOneOf<["ForOp"]>]> {
  let summary = "loop yield and termination operation";
  let description = [{ Ends a region and passes values on. }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // SCF_OPS
