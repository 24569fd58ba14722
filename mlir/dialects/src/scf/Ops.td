//===- Ops.td - The scf dialect --------------------------------*- tablegen -*-===//
//
// Loops, conditionals and switches as regions.
//
//===----------------------------------------------------------------------===//

#ifndef SCF_OPS
#define SCF_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let summary = "Structured control flow";
  let cppNamespace = "::scf";
  let dependentDialects = ["crate::arith::DIALECT"];
  let interfaces = ["crate::inlining::INLINER", "canonicalize::folds::FOLDS"];
}

class SCF_Op<string mnemonic, list<Trait> traits = []>
    : Op<SCF_Dialect, mnemonic, traits>;

// Attributes that map a dimension to processors, such as #gpu.thread<x>.
def DeviceMappingAttr
    : Attr<CPred<"crate::scf::forall::is_mapping($_self)">, "Device Mapping attribute">;
def DeviceMappingArrayAttr
    : TypedArrayAttrBase<DeviceMappingAttr, "Device Mapping array attribute">;

def ConditionOp : SCF_Op<"condition",
    [HasParent<"WhileOp">,
     DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
       ["successor_operands", "terminator_successors"]>,
     Pure, Terminator]> {
  let summary = "loop continuation condition";
  let description = [{
    Ends the first region of an `scf.while`: continues with the second one if the condition
    is true and leaves the loop otherwise, passing on the same values.
  }];
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

def ExecuteRegionOp : SCF_Op<"execute_region",
    [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let summary = "operation that executes its region exactly once";
  let description = [{
    Runs a region, which may have several blocks where only one block is allowed:

    ```mlir
    %x = scf.execute_region -> i32 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      scf.yield %a : i32
    ^bb2:
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ForOp : SCF_Op<"for",
    [AutomaticAllocationScope,
     DeclareOpInterfaceMethods<LoopLikeOpInterface,
       ["loop_inits", "region_iter_args", "yielded_values", "loop_results", "induction_variables"]>,
     AllTypesMatch<["lowerBound", "upperBound", "step"]>,
     DeclareOpInterfaceMethods<RegionBranchOpInterface,
       ["entry_successor_operands", "successor_inputs"]>,
     DeclareOpInterfaceMethods<ConditionallySpeculatable>,
     SingleBlockImplicitTerminator<"scf::YieldOp">,
     RecursiveMemoryEffects]> {
  let summary = "for operation";
  let description = [{
    Runs its region for each value from the lower bound to the upper bound, exclusive.
    Bounds are compared as signed numbers, or with `unsignedCmp` as unsigned ones. The
    loop is undefined if the step is not positive, or if the value after the last one,
    `lb + n * step` after `n` iterations, does not fit the type: compiled code would
    wrap around. The results are the final loop-carried values:

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
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}

def ForallOp : SCF_Op<"forall",
    [AttrSizedOperandSegments, AutomaticAllocationScope,
     DeclareOpInterfaceMethods<LoopLikeOpInterface,
       ["loop_inits", "region_iter_args", "induction_variables"]>,
     RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"scf::InParallelOp">,
     DeclareOpInterfaceMethods<RegionBranchOpInterface,
       ["entry_successor_operands", "successor_inputs"]>]> {
  let summary = "evaluate a block multiple times in parallel";
  let description = [{
    Runs its region once for each index of an iteration space, in any order or in parallel.
    At the end of each iteration, its results are inserted into shared tensors:

    ```mlir
    %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
      %one = "compute"(%i) : (index) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %one into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$dynamicLowerBound,
    Variadic<Index>:$dynamicUpperBound,
    Variadic<Index>:$dynamicStep,
    DenseI64ArrayAttr:$staticLowerBound,
    DenseI64ArrayAttr:$staticUpperBound,
    DenseI64ArrayAttr:$staticStep,
    Variadic<AnyRankedTensor>:$outputs,
    OptionalAttr<DeviceMappingArrayAttr>:$mapping
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel",
    [Pure, Terminator, HasParent<"ForallOp">] # GraphRegionNoTerminator.traits> {
  let summary = "terminates a `forall` block";
  let description = [{ Contains the operations that insert into the shared results. }];
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IfOp : SCF_Op<"if",
    [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["entry_successor_regions", "runs_at_most_once"]>,
     SingleBlockImplicitTerminator<"scf::YieldOp">,
     RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments]> {
  let summary = "if-then-else operation";
  let description = [{
    Runs one of two regions depending on a condition; the results are the yielded values:

    ```mlir
    %x, %y = scf.if %b -> (f32, f32) {
      scf.yield %x_true, %y_true : f32, f32
    } else {
      scf.yield %x_false, %y_false : f32, f32
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch",
    [RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"scf::YieldOp">,
     DeclareOpInterfaceMethods<RegionBranchOpInterface,
       ["entry_successor_regions", "runs_at_most_once"]>]> {
  let summary = "switch-case operation on an index argument";
  let description = [{
    Runs the region of the case that equals the argument, or the default region:

    ```mlir
    %0 = scf.index_switch %i -> i32
    case 2 {
      scf.yield %a : i32
    }
    default {
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)?
    custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ParallelOp : SCF_Op<"parallel",
    [AutomaticAllocationScope, AttrSizedOperandSegments,
     DeclareOpInterfaceMethods<LoopLikeOpInterface, ["loop_regions", "induction_variables"]>,
     RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<RegionBranchOpInterface, ["successor_inputs"]>,
     SingleBlockImplicitTerminator<"scf::ReduceOp">]> {
  let summary = "parallel for operation";
  let description = [{
    Runs its region for all values of its induction variables, in any order or in
    parallel; `scf.reduce` combines values of the iterations:

    ```mlir
    %sum = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) init (%zero) -> f32 {
      %x = memref.load %a[%i, %j] : memref<?x?xf32>
      scf.reduce(%x : f32) {
      ^bb0(%lhs : f32, %rhs: f32):
        %res = arith.addf %lhs, %rhs : f32
        scf.reduce.return %res : f32
      }
    }
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$lowerBound,
    Variadic<Index>:$upperBound,
    Variadic<Index>:$step,
    Variadic<AnyType>:$initVals
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ReduceOp : SCF_Op<"reduce",
    [Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["successor_operands"]>]> {
  let summary = "reduce operation for scf.parallel";
  let description = [{
    Ends the region of an `scf.parallel`: for each result it has a value and a region
    that combines two such values.
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let assemblyFormat = [{
    (`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict
  }];
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "terminator for reduce operation";
  let description = [{ Ends a region of `scf.reduce` and returns the combined value. }];
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def WhileOp : SCF_Op<"while",
    [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["entry_successor_operands"]>,
     DeclareOpInterfaceMethods<LoopLikeOpInterface,
       ["loop_inits", "region_iter_args", "yielded_values"]>,
     RecursiveMemoryEffects, SingleBlock]> {
  let summary = "a generic 'while' loop";
  let description = [{
    Runs its first region, which ends in `scf.condition`; while the condition is true, runs
    the second one, whose `scf.yield` continues with the first:

    ```mlir
    %r = scf.while (%a = %init) : (i32) -> i32 {
      %c = "test"(%a) : (i32) -> i1
      scf.condition(%c) %a : i32
    } do {
    ^bb0(%b: i32):
      %next = "work"(%b) : (i32) -> i32
      scf.yield %next : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def YieldOp : SCF_Op<"yield",
    [Pure, ReturnLike, Terminator,
     ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let summary = "loop yield and termination operation";
  let description = [{ Ends a region and yields values. }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // SCF_OPS
