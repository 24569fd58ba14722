//===- Control.td - Branches and calls --------------------------*- tablegen -*-===//

#ifndef LLVM_CONTROL
#define LLVM_CONTROL

include "Base.td"

def LLVM_Branch : DeclareOpInterfaceMethods<BranchOpInterface>;

//===-- Branches ----------------------------------------------------------===//

def BrOp : LLVM_TerminatorOp<"br", [LLVM_Branch, Pure]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
}

def CondBrOp : LLVM_TerminatorOp<"cond_br",
    [AttrSizedOperandSegments, LLVM_Branch, WeightedBranchOpInterface, Pure]> {
  let arguments = (ins
    I1:$condition,
    Variadic<LLVM_Type>:$trueDestOperands,
    Variadic<LLVM_Type>:$falseDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
    OptionalAttr<LoopAnnotationAttr>:$loop_annotation
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

def SwitchOp : LLVM_TerminatorOp<"switch",
    [AttrSizedOperandSegments, LLVM_Branch, WeightedBranchOpInterface, Pure]> {
  let arguments = (ins
    AnySignlessInteger:$value,
    Variadic<AnyType>:$defaultOperands,
    VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
    OptionalAttr<AnyIntElementsAttr>:$case_values,
    DenseI32ArrayAttr:$case_operand_segments,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights
  );
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,`
    $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands,
                          type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
}

def IndirectBrOp : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize, LLVM_Branch, Pure]> {
  let arguments = (ins
    LLVM_AnyPointer:$addr,
    VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
    DenseI32ArrayAttr:$indbr_operand_segments
  );
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` custom<IndirectBrAddress>(type($addr)) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands))
    attr-dict
  }];
}

def ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}

def ResumeOp : LLVM_TerminatorOp<"resume"> {
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let assemblyFormat = "attr-dict";
}

//===-- Calls -------------------------------------------------------------===//

def CallOp : LLVM_Op<"call", LLVM_AliasTraits #
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<CallOpInterface>, LLVM_SymbolUser]>,
    LLVM_BundleArgs, LLVM_AliasArgs {
  let summary = "Call to an LLVM function.";
  let description = [{
    Calls a function by name, or through a pointer, which is then the first operand.
    A call of a variadic function carries the function's type.

    ```mlir
    %0 = llvm.call @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>)
           : (!llvm.ptr, f64) -> i32
    ```
  }];
  dag called = (ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    LLVM_FastmathArg:$fastmathFlags,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv,
    DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
    OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    UnitAttr:$convergent,
    UnitAttr:$no_unwind,
    UnitAttr:$will_return
  );
  dag more = (ins
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline,
    UnitAttr:$always_inline,
    UnitAttr:$inline_hint
  );
  let arguments = !con(called, bundles, more, aliasing);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def InvokeOp : LLVM_TerminatorOp<"invoke",
    [AttrSizedOperandSegments, LLVM_Branch, DeclareOpInterfaceMethods<CallOpInterface>,
     WeightedBranchOpInterface]>, LLVM_BundleArgs {
  dag called = (ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    Variadic<LLVM_Type>:$normalDestOperands,
    Variadic<LLVM_Type>:$unwindDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv
  );
  let arguments = !con(called, bundles);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LandingpadOp : LLVM_Op<"landingpad"> {
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>:$clauses);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def CallIntrinsicOp : LLVM_Op<"call_intrinsic",
    [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments]>, LLVM_BundleArgs {
  let summary = "Call to an LLVM intrinsic function.";
  let arguments = !con(
    (ins StrAttr:$intrin, Variadic<LLVM_Type>:$args, LLVM_FastmathArg:$fastmathFlags),
    bundles,
    (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs));
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def InlineAsmOp : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins
    Variadic<LLVM_Type>:$operands,
    StrAttr:$asm_string,
    StrAttr:$constraints,
    UnitAttr:$has_side_effects,
    UnitAttr:$is_align_stack,
    DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$tail_call_kind,
    OptionalAttr<AsmDialect>:$asm_dialect,
    OptionalAttr<ArrayAttr>:$operand_attrs
  );
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)?
    (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)?
    (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)?
    attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // LLVM_CONTROL
