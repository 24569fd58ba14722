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
  let dependentDialects = ["crate::arith::DIALECT"];
  let interfaces = ["crate::inlining::INLINER"];
}

class CF_Op<string mnemonic, list<Trait> traits = []>
    : Op<ControlFlow_Dialect, mnemonic, traits>;

def AssertOp : CF_Op<"assert", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Assert operation with message attribute";
  let description = [{
    Ends the program with a message if the condition is false:

    ```mlir
    cf.assert %b, "expected a positive number"
    ```
  }];
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_Op<"br",
    [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let summary = "Branch operation";
  let description = [{
    Branches to a block and passes values to its arguments:

    ```mlir
    cf.br ^bb3(%3, %4 : i32, f32)
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
  let hasCanonicalizeMethod = 1;
}

def CondBranchOp : CF_Op<"cond_br",
    [AttrSizedOperandSegments,
     DeclareOpInterfaceMethods<BranchOpInterface, ["successor_for_operands"]>, Pure,
     Terminator]> {
  let summary = "Conditional branch operation";
  let description = [{
    Branches to one of two blocks:

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
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def SwitchOp : CF_Op<"switch",
    [AttrSizedOperandSegments,
     DeclareOpInterfaceMethods<BranchOpInterface, ["successor_for_operands"]>, Pure,
     Terminator]> {
  let summary = "Switch operation";
  let description = [{
    Branches to the block of the case that equals the flag, or to the default block:

    ```mlir
    cf.switch %flag : i32, [
      default: ^bb1(%a : i32),
      42: ^bb1(%b : i32),
      43: ^bb3
    ]
    ```
  }];
  let arguments = (ins
    AnyInteger:$flag,
    Variadic<AnyType>:$defaultOperands,
    VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
    OptionalAttr<AnyIntElementsAttr>:$case_values,
    DenseI32ArrayAttr:$case_operand_segments
  );
  let successors = (successor
    AnySuccessor:$defaultDestination,
    VariadicSuccessor<AnySuccessor>:$caseDestinations
  );
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
                            type($defaultOperands), $case_values, $caseDestinations,
                            $caseOperands, type($caseOperands))
    `]`
    attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // CF_OPS
