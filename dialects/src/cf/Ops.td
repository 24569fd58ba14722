//===- Ops.td - The cf dialect ---------------------------------*- tablegen -*-===//
//
// Branches between blocks.
//
//===----------------------------------------------------------------------===//

#ifndef CF_OPS
#define CF_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let summary = "Unstructured control flow";
  let cppNamespace = "::cf";
}

class CF_Op<string mnemonic, list<Trait> traits = []>
    : Op<ControlFlow_Dialect, mnemonic, traits>;

def BranchOp : CF_Op<"br",
    [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let summary = "Branch operation";
  let description = [{
    Goes to a block and passes values to its arguments:

    ```mlir
    cf.br ^bb3(%3, %4 : i32, f32)
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
}

def CondBranchOp : CF_Op<"cond_br",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, Pure,
     Terminator]> {
  let summary = "Conditional branch operation";
  let description = [{
    Goes to one of two blocks:

    ```mlir
    cf.cond_br %cond, ^bb1(%x : i32), ^bb2
    ```
  }];

  let arguments = (ins
    I1:$condition,
    Variadic<AnyType>:$trueDestOperands,
    Variadic<AnyType>:$falseDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights
  );
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let hasVerifier = 1;
}

#endif // CF_OPS
