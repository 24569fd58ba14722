// The passes of this crate, in the order in which a program goes through them.

include "mlir/Pass/PassBase.td"

def ConvertSCFToOpenMP : Pass<"convert-scf-to-openmp", "builtin.module"> {
  let summary = "Convert SCF parallel loop to OpenMP parallel + workshare constructs.";
  let description = [{
    Runs the iterations of `scf.parallel` on the threads of a team. With `skip-reductions`, which MLIR has not, loops with
    results stay: the order in which threads combine their values is unspecified.
  }];
  let displayName = "ConvertSCFToOpenMPPass";
  let dependentDialects = ["omp", "memref"];
  let options = [
    Option<"numThreads", "num-threads", "unsigned", "0", "Number of threads to use">,
    Option<"skipReductions", "skip-reductions", "bool", "false", "Leave loops that have results">
  ];
}

def SetNontemporalStores : Pass<"set-nontemporal-stores", "builtin.module"> {
  let summary = "Make stores into buffers larger than the caches bypass them";
  let options = [
    Option<"minSize", "min-size", "uint64_t", "33554432",
           "The size in bytes of the smallest buffer that is larger than the caches">
  ];
}

def MergeBuffers : Pass<"merge-buffers", "builtin.module"> {
  let summary = "Merge the buffers of a function into one allocation, reusing memory";
  let description = [{
    Gives buffers of known size that are not in use at the same time the same memory, in one allocation, which is made
    once also for those that loops allocate. In an `omp.wsloop`, each thread makes one.
  }];
  let dependentDialects = ["arith", "memref", "scf"];
}

def SetFastMathFlags : Pass<"set-fast-math-flags", "builtin.module"> {
  let summary = "Allow floating-point operations to be reordered and to assume finite numbers";
}

def ExpandElementaryFunctions : Pass<"expand-elementary-functions", "builtin.module"> {
  let summary = "Replace elementary functions by arithmetic";
  let description = [{
    Replaces `math.cos`, `erf`, `exp`, `expm1`, `log`, `log1p`, `powf`, `sin`, `tan` and `tanh` on `f64` and `f32` by
    additions, multiplications, divisions and choices. Every machine gives them the same results, which differ from the
    exact ones by less than one unit in the last place, and loops over them become vectors. What only large angles need
    is in functions, which loops call if they meet such an angle.
  }];
  let dependentDialects = ["arith", "math"];
}

def SplitLargeFunctions : Pass<"split-large-functions", "builtin.module"> {
  let summary = "Split functions with very many loops into parts";
  let description = [{
    Moves parts of functions with very many loop nests or operations into functions of their own, since some of LLVM's
    passes take time quadratic in their number.
  }];
  let dependentDialects = ["func"];
}

def LiftControlFlowToSCF : Pass<"lift-cf-to-scf"> {
  let summary = "Lift ControlFlow dialect to SCF dialect";
  let description = [{
    Turns branches between the blocks of a function into loops that test at their end and choices between regions. If
    a function ends in several ways, a branch between these remains.
  }];
  let displayName = "LiftControlFlowToSCFPass";
  let dependentDialects = ["scf", "ub", "func", "arith"];
}

def LowerAffine : Pass<"lower-affine", "builtin.module"> {
  let summary = "Lower Affine operations to a combination of Arith and SCF operations";
  let displayName = "LowerAffinePass";
  let dependentDialects = ["arith", "memref", "scf"];
}

def ConvertSCFToControlFlow : Pass<"convert-scf-to-cf", "builtin.module"> {
  let summary = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG";
  let displayName = "SCFToControlFlowPass";
  let dependentDialects = ["arith", "cf"];
  let options = [
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">
  ];
}

def IndexBitwidth : Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
    "Bitwidth of the index type, 0 to use size of machine word">;

def ConvertArithToLLVM : Pass<"convert-arith-to-llvm"> {
  let summary = "Convert Arith dialect to LLVM dialect";
  let displayName = "ArithToLLVMConversionPass";
  let dependentDialects = ["llvm"];
  let options = [IndexBitwidth];
}

def ConvertControlFlowToLLVM : Pass<"convert-cf-to-llvm", "builtin.module"> {
  let summary = "Convert ControlFlow operations to the LLVM dialect";
  let displayName = "ConvertControlFlowToLLVMPass";
  let dependentDialects = ["llvm"];
  let options = [IndexBitwidth];
}

def ConvertComplexToLLVM : Pass<"convert-complex-to-llvm"> {
  let summary = "Convert Complex dialect to LLVM dialect";
  let displayName = "ConvertComplexToLLVMPass";
  let dependentDialects = ["llvm"];
  let options = [
    Option<"complexRange", "complex-range", "crate::ComplexRange", "crate::ComplexRange::Basic",
           "Control the intermediate calculation of complex number division", "crate::choice::Chosen">
  ];
}

def ConvertFuncToLLVM : Pass<"convert-func-to-llvm", "builtin.module"> {
  let summary = "Convert from the Func dialect to the LLVM dialect";
  let displayName = "ConvertFuncToLLVMPass";
  let dependentDialects = ["llvm"];
  let options = [
    Option<"useBarePtrCallConv", "use-bare-ptr-memref-call-conv", "bool", "false",
           "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types">,
    IndexBitwidth
  ];
}

def ConvertComplexToStandard : Pass<"convert-complex-to-standard"> {
  let summary = "Convert Complex dialect to standard dialect";
  let displayName = "ConvertComplexToStandardPass";
  let dependentDialects = ["math"];
  let options = [
    Option<"complexRange", "complex-range", "crate::ComplexRange", "crate::ComplexRange::Improved",
           "Control the intermediate calculation of complex number division", "crate::choice::Chosen">
  ];
}

def ArithEmulateUnsupportedFloats : Pass<"arith-emulate-unsupported-floats"> {
  let summary = "Emulate operations on unsupported floats with extf/truncf";
  let displayName = "ArithEmulateUnsupportedFloats";
  let dependentDialects = ["arith"];
  let options = [
    ListOption<"sourceTypes", "source-types", "std::string",
               "MLIR types without arithmetic support on a given target">,
    Option<"targetType", "target-type", "std::string", "\"f32\"",
           "MLIR type to convert the unsupported source types to">
  ];
}

def WidestIntSupported : Option<"widestIntSupported", "widest-int-supported", "unsigned", "32",
    "Widest integer type supported by the target">;

def ArithEmulateWideInt : Pass<"arith-emulate-wide-int"> {
  let summary = "Emulate 2*N-bit integer operations using N-bit operations";
  let description = [{
    Makes integers of twice the width that a target supports vectors of two halves, the low one first. An index counts
    as no wider than the target's integers.
  }];
  let displayName = "ArithEmulateWideInt";
  let dependentDialects = ["vector"];
  let options = [WidestIntSupported];
}

def MemRefEmulateWideInt : Pass<"memref-emulate-wide-int"> {
  let summary = "Emulate 2*N-bit integer operations using N-bit operations";
  let description = [{
    Makes memory of integers of twice the width that a target supports memory of vectors of two halves.
  }];
  let displayName = "MemRefEmulateWideInt";
  let dependentDialects = ["vector"];
  let options = [WidestIntSupported];
}

def ArithExpandOps : Pass<"arith-expand"> {
  let summary = "Legalize Arith ops to be convertible to LLVM.";
  let displayName = "ArithExpandOpsPass";
  let dependentDialects = ["arith"];
  let options = [
    Option<"bf16", "include-bf16", "bool", "false", "Enable the BF16 expansion patterns">,
    Option<"f4e2m1", "include-f4e2m1", "bool", "false", "Enable the F4E2M1 expansion patterns">,
    Option<"f8e8m0", "include-f8e8m0", "bool", "false", "Enable the F8E8M0 expansion patterns">
  ];
}

def ConvertArithToAPFloat : Pass<"convert-arith-to-apfloat", "builtin.module"> {
  let summary = "Convert Arith ops to APFloat runtime library calls";
  let displayName = "ArithToAPFloatConversionPass";
  let dependentDialects = ["arith", "func"];
}

def ConvertMathToAPFloat : Pass<"convert-math-to-apfloat", "builtin.module"> {
  let summary = "Convert Math ops to APFloat runtime library calls";
  let displayName = "MathToAPFloatConversionPass";
  let dependentDialects = ["arith", "func"];
}

def ConvertComplexToLibm : Pass<"convert-complex-to-libm", "builtin.module"> {
  let summary = "Convert Complex dialect to libm calls";
  let displayName = "ConvertComplexToLibm";
  let dependentDialects = ["func"];
}

def ConvertMathToFuncs : Pass<"convert-math-to-funcs", "builtin.module"> {
  let summary = "Convert Math operations to calls of outlined implementations.";
  let description = [{
    Adds a function to the module for each kind of operation that it replaces: powers with integers as exponents and, if
    wanted, the number of leading zeros.
  }];
  let displayName = "ConvertMathToFuncs";
  let dependentDialects = ["arith", "cf", "func", "scf", "llvm"];
  let options = [
    Option<"convertCtlz", "convert-ctlz", "bool", "false",
           "Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz.">,
    Option<"minExponent", "min-width-of-fpowi-exponent", "unsigned", "1",
           "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value">
  ];
}

def ConvertMathToLibm : Pass<"convert-math-to-libm", "builtin.module"> {
  let summary = "Convert Math dialect to libm calls";
  let displayName = "ConvertMathToLibmPass";
  let dependentDialects = ["arith", "func"];
}

def MathExtendToSupportedTypes : Pass<"math-extend-to-supported-types"> {
  let summary = "Legalize floating-point math ops on low-precision floats";
  let displayName = "MathExtendToSupportedTypes";
  let dependentDialects = ["math", "arith"];
  let options = [
    ListOption<"extraTypes", "extra-types", "std::string",
               "MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)">,
    Option<"targetType", "target-type", "std::string", "\"f32\"",
           "MLIR type to convert the unsupported source types to">
  ];
}

def MathSincosFusion : Pass<"math-sincos-fusion"> {
  let summary = "Fuse sin and cos operations.";
  let displayName = "MathSincosFusionPass";
  let dependentDialects = ["math"];
}

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "Uplift arith ops to math.fma.";
  let displayName = "MathUpliftToFMA";
  let dependentDialects = ["math"];
}

def MathExpandOps : Pass<"math-expand-ops"> {
  let summary = "Expand math operations.";
  let description = [{
    Replaces functions by arithmetic and by simpler functions. The formulas are those of textbooks; their results have
    fewer correct digits than those of the functions.
  }];
  let displayName = "MathExpandOpsPass";
  let dependentDialects = ["arith"];
  let options = [ListOption<"opMnemonics", "ops", "std::string", "Operations to expand.">];
}

def UseGenericFunctions : Option<"useGenericFunctions", "use-generic-functions", "bool", "false",
    "Take memory from functions that the host provides, instead of 'malloc', 'aligned_alloc' and 'free'">;

def MarkAliasScopes : Pass<"mark-alias-scopes", "builtin.module"> {
  let summary = "Mark accesses to parts of one allocation that do not overlap";
  let description = [{
    Gives loads and stores through each `memref.view` at a constant distance in an allocation the scopes that the
    conversion to the llvm dialect keeps.
  }];
}

def FinalizeMemRefToLLVM : Pass<"finalize-memref-to-llvm", "builtin.module"> {
  let summary = "Finalize MemRef dialect to LLVM dialect conversion";
  let displayName = "FinalizeMemRefToLLVMConversionPass";
  let dependentDialects = ["llvm"];
  let options = [
    Option<"useAlignedAlloc", "use-aligned-alloc", "bool", "false",
           "Use aligned_alloc in place of malloc for heap allocations">,
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">,
    UseGenericFunctions
  ];
}

def ConvertIndexToLLVM : Pass<"convert-index-to-llvm"> {
  let summary = "Lower the Index dialect to the LLVM dialect";
  let displayName = "ConvertIndexToLLVMPass";
  let dependentDialects = ["llvm"];
  let options = [IndexBitwidth];
}

def ConvertMathToLLVM : Pass<"convert-math-to-llvm"> {
  let summary = "Convert Math dialect to LLVM dialect";
  let displayName = "ConvertMathToLLVMPass";
  let dependentDialects = ["llvm"];
  let options = [
    Option<"approximateLog1p", "approximate-log1p", "bool", "true", "Enable approximation of Log1p.">
  ];
}

def ConvertOpenMPToLLVM : Pass<"convert-openmp-to-llvm", "builtin.module"> {
  let summary = "Convert the OpenMP ops to OpenMP ops with LLVM dialect";
  let description = [{
    Converts functions, branches, memory and arithmetic to the LLVM dialect, and the types in OpenMP's operations with them.
  }];
  let displayName = "ConvertOpenMPToLLVMPass";
  let dependentDialects = ["llvm"];
}

def ConvertUBToLLVM : Pass<"convert-ub-to-llvm"> {
  let summary = "Convert UB dialect to LLVM dialect";
  let displayName = "UBToLLVMConversionPass";
  let dependentDialects = ["llvm"];
  let options = [IndexBitwidth];
}

def ConvertVectorToSCF : Pass<"convert-vector-to-scf"> {
  let summary = "Lower the operations from the vector dialect into the SCF dialect";
  let displayName = "ConvertVectorToSCF";
  let dependentDialects = ["affine", "memref", "scf", "tensor"];
  let options = [
    Option<"fullUnroll", "full-unroll", "bool", "false",
           "Perform full unrolling when converting vector transfers to SCF">,
    Option<"targetRank", "target-rank", "unsigned", "1",
           "Target vector rank to which transfer ops should be lowered">,
    Option<"lowerTensors", "lower-tensors", "bool", "false", "Lower transfer ops that operate on tensors">,
    Option<"lowerScalable", "lower-scalable", "bool", "false",
           "Add scalable vector specific lowerings (that introduce loops)">
  ];
}

def LowerVectorMaskPass : Pass<"lower-vector-mask", "func.func"> {
  let summary = "Lower 'vector.mask' operations";
  let dependentDialects = ["arith", "vector"];
}

def LowerVectorMultiReduction : Pass<"lower-vector-multi-reduction", "func.func"> {
  let summary = "Lower 'vector.multi_reduction' operations";
  let dependentDialects = ["arith", "vector"];
  let options = [
    Option<"loweringStrategy", "lowering-strategy", "crate::vector::MultiReductionLowering",
           "crate::vector::MultiReductionLowering::InnerParallel",
           "Select the strategy to control how multi_reduction is lowered.", "crate::choice::Chosen">
  ];
}

def LowerVectorScan : Pass<"lower-vector-scan", "func.func"> {
  let summary = "Lower 'vector.scan' operations";
  let description = [{ Makes each `vector.scan` a combination of the slices of its source. }];
  let dependentDialects = ["arith", "vector"];
}

def ConvertVectorToLLVM : Pass<"convert-vector-to-llvm", "builtin.module"> {
  let summary = "Lower the operations from the vector dialect into the LLVM dialect";
  let displayName = "ConvertVectorToLLVMPass";
  let dependentDialects = ["arith", "llvm", "memref", "vector"];
  let options = [
    Option<"reassociateFPReductions", "reassociate-fp-reductions", "bool", "false",
           "Allows llvm to reassociate floating-point reductions for speed">,
    Option<"force32BitVectorIndices", "force-32bit-vector-indices", "bool", "true",
           "Allows compiler to assume vector indices fit in 32-bit if that yields faster code">,
    Option<"useVectorAlignment", "use-vector-alignment", "bool", "false",
           "Use the preferred alignment of a vector type in load/store operations instead of that of an element">,
    Option<"vectorContractLowering", "vector-contract-lowering", "crate::vector::ContractLowering",
           "crate::vector::ContractLowering::Dot", "control the lowering of `vector.contract` operations.",
           "crate::choice::Chosen">,
    Option<"vectorTransposeLowering", "vector-transpose-lowering", "crate::vector::TransposeLowering",
           "crate::vector::TransposeLowering::EltWise", "control the lowering of `vector.transpose` operations.",
           "crate::choice::Chosen">
  ];
}

def ConvertToLLVM : Pass<"convert-to-llvm"> {
  let summary = "Convert operations to the LLVM dialect through interfaces of their dialects";
  let description = [{
    Converts each operation by the patterns of its dialect, which are the dialect interface `ConvertToLlvm`.
  }];
  let displayName = "ConvertToLLVMPass";
  let dependentDialects = ["llvm"];
  let options = [
    ListOption<"filterDialects", "filter-dialects", "std::string",
               "Test conversion patterns of only the specified dialects">,
    Option<"useDynamic", "dynamic", "bool", "false",
           "Use op conversion attributes to configure the conversion">,
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">,
    UseGenericFunctions,
    Option<"fullConversion", "full-conversion", "bool", "false",
           "Fail if an operation has no counterpart in the LLVM dialect">
  ];
}

def ConvertOpenMPToGOMP : Pass<"convert-openmp-to-gomp", "builtin.module"> {
  let summary = "Outline OpenMP parallel regions into functions that libgomp runs";
  let dependentDialects = ["llvm"];
}

def IntRangeOptimizations : Pass<"int-range-optimizations"> {
  let summary = "Do optimizations based on integer range analysis";
  let description = [{
    Replaces integers that can only be one number by constants, and remainders of what is less than the divisor by that.
  }];
  let displayName = "ArithIntRangeOpts";
  let dependentDialects = ["arith"];
}

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "Reduce integer operations bitwidth based on integer range analysis";
  let description = [{
    Computes integers and indices with the first of the supported widths that holds all their values, if one is
    narrower than the type.
  }];
  let options = [
    ListOption<"intBitwidthsSupported", "int-bitwidths-supported", "unsigned", "Integer bitwidths supported">
  ];
  let dependentDialects = ["arith"];
}

def ArithUnsignedWhenEquivalent : Pass<"arith-unsigned-when-equivalent"> {
  let summary = "Replace signed ops with unsigned ones where they are proven equivalent";
  let description = [{
    Replaces operations on signed numbers by those on unsigned ones, if neither operands nor results are ever negative.
  }];
  let dependentDialects = ["arith"];
}

def LLVMRequestCWrappers : Pass<"llvm-request-c-wrappers", "func.func"> {
  let summary = "Request C wrapper emission for all functions";
  let description = [{
    Marks functions with `llvm.emit_c_interface`: their conversion adds functions that C can call or must provide.
  }];
  let displayName = "LLVMRequestCWrappersPass";
}

def SetLLVMModuleDataLayout : Pass<"set-llvm-module-datalayout", "builtin.module"> {
  let summary = "Attach a datalayout string as a module attribute";
  let displayName = "SetLLVMModuleDataLayoutPass";
  let options = [
    Option<"dataLayout", "data-layout", "std::string", """",
           "String description (LLVM format) of the data layout that is expected on the produced module">
  ];
}

def DIScopeForLLVMFuncOp : Pass<"ensure-debug-info-scope-on-llvm-func", "builtin.module"> {
  let summary = "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp";
  let description = [{
    Gives each function that has none a subprogram in its location, so that a debugger knows lines and the functions they
    are in. What comes from another file, or was inlined, gets a scope for that file.
  }];
  let displayName = "DIScopeForLLVMFuncOpPass";
  let dependentDialects = ["llvm"];
  let options = [
    Option<"emissionKind", "emission-kind", "crate::DIEmissionKind",
           "crate::DIEmissionKind::LineTablesOnly", "Emission kind to generate debug info.",
           "crate::choice::Chosen">
  ];
}

def DuplicateFunctionElimination : Pass<"duplicate-function-elimination", "builtin.module"> {
  let summary = "Deduplicate functions";
  let description = [{
    Of functions that are equal but for their names and locations, keeps the first, to which references to the others
    then refer.
  }];
  let displayName = "DuplicateFunctionEliminationPass";
}

def GenerateRuntimeVerification : Pass<"generate-runtime-verification"> {
  let summary = "Generate additional runtime op verification checks";
  let description = [{
    Asserts, before each operation on memrefs and tensors, what the verifier cannot know: that indices and slices are in
    bounds, and that sizes and strides are those of types.
  }];
  let dependentDialects = ["arith", "cf", "memref", "scf", "tensor"];
  let options = [
    Option<"verboseLevel", "verbose-level", "unsigned", "1",
           "Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)">
  ];
}

def LLVMAddComdats : Pass<"llvm-add-comdats", "builtin.module"> {
  let summary = "Add comdats to linkonce and linkonce_odr functions";
  let dependentDialects = ["llvm"];
}

def LLVMLegalizeForExport : Pass<"llvm-legalize-for-export"> {
  let summary = "Legalize LLVM dialect to be convertible to LLVM IR";
  let description = [{
    Puts blocks between a branch and a block to which it leads more than once with values.
  }];
  let displayName = "LLVMLegalizeForExportPass";
  let dependentDialects = ["llvm"];
}

class LayoutOption<string cppName, string flag, string default, string summary>
    : Option<cppName, flag, "crate::bufferize::Layout", "crate::bufferize::Layout::" # default, summary,
             "crate::bufferize::Layouts">;

def OneShotBufferize : Pass<"one-shot-bufferize", "builtin.module"> {
  let summary = "One-Shot Bufferize";
  let description = [{
    Turns operations on tensors into operations on buffers. An analysis decides which operands can use the buffers of
    their tensors: those for which no read would see another write than before. The others get copies. A dialect takes
    part by the interface `Bufferizations`.
  }];
  let displayName = "OneShotBufferizePass";
  let dependentDialects = ["bufferization", "memref"];
  let options = [
    Option<"allowReturnAllocsFromLoops", "allow-return-allocs-from-loops", "bool", "false",
           "Allows returning/yielding new allocations from a loop.">,
    Option<"allowUnknownOps", "allow-unknown-ops", "bool", "false",
           "Allows unknown (not bufferizable) ops in the input IR.">,
    Option<"analysisFuzzerSeed", "analysis-fuzzer-seed", "unsigned", "0",
           "Test only: Analyze ops in random order with a given seed (fuzzer)">,
    Option<"analysisHeuristic", "analysis-heuristic", "std::string", "\"bottom-up\"",
           "Heuristic that control the IR traversal during analysis">,
    Option<"bufferizeFunctionBoundaries", "bufferize-function-boundaries", "bool", "false",
           "Bufferize function boundaries (experimental).">,
    Option<"checkParallelRegions", "check-parallel-regions", "bool", "true",
           "Account for parallel regions in RaW analysis.">,
    Option<"copyBeforeWrite", "copy-before-write", "bool", "false",
           "Skip the analysis. Make a buffer copy on every write.">,
    ListOption<"dialectFilter", "dialect-filter", "std::string",
               "Restrict bufferization to ops from these dialects.">,
    Option<"dumpAliasSets", "dump-alias-sets", "bool", "false",
           "Test only: Annotate tensor IR with alias sets">,
    ListOption<"noAnalysisFuncFilter", "no-analysis-func-filter", "std::string",
               "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them.">,
    LayoutOption<"functionBoundaryTypeConversion", "function-boundary-type-conversion", "Inferred",
                 "Controls layout maps when bufferizing function signatures.">,
    Option<"mustInferMemorySpace", "must-infer-memory-space", "bool", "false",
           "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise.">,
    Option<"useEncodingForMemorySpace", "use-encoding-for-memory-space", "bool", "false",
           "Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option">,
    Option<"testAnalysisOnly", "test-analysis-only", "bool", "false",
           "Test only: Only run inplaceability analysis and annotate IR">,
    Option<"printConflicts", "print-conflicts", "bool", "false",
           "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.">,
    LayoutOption<"unknownTypeConversion", "unknown-type-conversion", "FullyDynamic",
                 "Controls layout maps for non-inferrable memref types.">,
    Option<"bufferAlignment", "buffer-alignment", "uint64_t", "64",
           "Sets the alignment of newly allocated buffers.">
  ];
  let statistics = [
    Statistic<"numBufferAlloc", "num-buffer-alloc", "Number of buffer allocations">,
    Statistic<"numTensorInPlace", "num-tensor-in-place", "Number of in-place tensor OpOperands">,
    Statistic<"numTensorOutOfPlace", "num-tensor-out-of-place", "Number of out-of-place tensor OpOperands">
  ];
}

def EmptyTensorToAllocTensor : Pass<"empty-tensor-to-alloc-tensor"> {
  let summary = "Replace all empty ops by alloc_tensor ops.";
  let displayName = "EmptyTensorToAllocTensorPass";
  let dependentDialects = ["tensor", "bufferization"];
}

def EmptyTensorElimination : Pass<"eliminate-empty-tensors", "builtin.module"> {
  let summary = "Try to eliminate all tensor.empty ops.";
  let description = [{
    If the elements of a tensor that starts as `tensor.empty` are put into another tensor or into memory, they are
    computed there.
  }];
  let displayName = "EmptyTensorEliminationPass";
  let dependentDialects = ["tensor", "bufferization"];
}

def BufferHoisting : Pass<"buffer-hoisting", "func.func"> {
  let summary = "Optimizes placement of allocation operations by moving them into common dominators and out of nested regions";
  let displayName = "BufferHoistingPass";
}

def BufferLoopHoisting : Pass<"buffer-loop-hoisting", "func.func"> {
  let summary = "Optimizes placement of allocation operations by moving them out of loop nests";
  let displayName = "BufferLoopHoistingPass";
}

def PromoteBuffersToStack : Pass<"promote-buffers-to-stack", "func.func"> {
  let summary = "Promotes heap-based allocations to automatically managed stack-based allocations";
  let displayName = "PromoteBuffersToStackPass";
  let options = [
    Option<"maxAllocSizeInBytes", "max-alloc-size-in-bytes", "unsigned", "1024",
           "Maximal size in bytes to promote allocations to stack.">,
    Option<"maxRankOfAllocatedMemRef", "max-rank-of-allocated-memref", "unsigned", "1",
           "Maximal memref rank to promote dynamic buffers.">
  ];
}

def OptimizeAllocationLiveness : Pass<"optimize-allocation-liveness", "func.func"> {
  let summary = "This pass optimizes the liveness of temp allocations in the input function";
  let description = [{ Moves each deallocation right after the last use of what it frees. }];
  let displayName = "OptimizeAllocationLivenessPass";
  let dependentDialects = ["memref"];
}

def DropEquivalentBufferResults : Pass<"drop-equivalent-buffer-results", "builtin.module"> {
  let summary = "Remove MemRef return values that are equivalent to a bbArg";
  let displayName = "DropEquivalentBufferResultsPass";
  let dependentDialects = ["memref"];
}

def BufferResultsToOutParams : Pass<"buffer-results-to-out-params", "builtin.module"> {
  let summary = "Converts memref-typed function results to out-params";
  let description = [{
    The callers of a function allocate the buffers that it returned, and pass them as arguments.
  }];
  let displayName = "BufferResultsToOutParamsPass";
  let dependentDialects = ["memref"];
  let options = [
    Option<"addResultAttribute", "add-result-attr", "bool", "false",
           "Add the attribute 'bufferize.result' to all output parameters.">,
    Option<"hoistStaticAllocs", "hoist-static-allocs", "bool", "false", "Hoist static allocations to call sites.">,
    Option<"hoistDynamicAllocs", "hoist-dynamic-allocs", "bool", "false", "Hoist dynamic allocations to call sites.">,
    Option<"modifyPublicFunctions", "modify-public-functions", "bool", "false",
           "Modify function signatures of public functions.">
  ];
}

def OwnershipBasedBufferDeallocation : Pass<"ownership-based-buffer-deallocation"> {
  let summary = "Adds all required dealloc operations for all allocations in the input program";
  let description = [{
    Each block learns for each buffer whether it owns it, and frees what it owns and nobody needs any more. Functions own
    what they are given back, and never their arguments.
  }];
  let displayName = "OwnershipBasedBufferDeallocationPass";
  let dependentDialects = ["bufferization", "arith", "memref", "scf", "cf", "func"];
  let options = [
    Option<"privateFuncDynamicOwnership", "private-function-dynamic-ownership", "bool", "false",
           "Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to "
           "callees. This can enable earlier deallocations.">
  ];
}

def BufferDeallocationSimplification : Pass<"buffer-deallocation-simplification"> {
  let summary = "Optimizes `bufferization.dealloc` operation for more efficient codegen";
  let description = [{
    Finds out which buffers are certainly the same memory or certainly not, and leaves out their comparison at run time.
  }];
  let displayName = "BufferDeallocationSimplificationPass";
  let dependentDialects = ["bufferization", "arith"];
}

def ConvertBufferizationToMemRef : Pass<"convert-bufferization-to-memref"> {
  let summary = "Convert operations from the Bufferization dialect to the MemRef dialect";
  let description = [{
    A copy becomes an allocation that is copied to; deallocations are lowered as by `bufferization-lower-deallocations`.
    Other operations of the dialect are errors: there must be no tensors.
  }];
  let displayName = "ConvertBufferizationToMemRefPass";
  let dependentDialects = ["arith", "memref", "scf", "func"];
}

def LowerDeallocations : Pass<"bufferization-lower-deallocations"> {
  let summary = "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations";
  let description = [{
    Tests at run time which memrefs are the same memory. On a module, a function is added for operations that free
    several memrefs; on a function, these are errors.
  }];
  let displayName = "LowerDeallocationsPass";
  let dependentDialects = ["arith", "memref", "scf", "func"];
}
