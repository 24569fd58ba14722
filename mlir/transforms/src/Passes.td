// The passes of this crate, with MLIR's names and options.

include "mlir/Pass/PassBase.td"

def Canonicalize : Pass<"canonicalize"> {
  let summary = "Canonicalize operations";
  let description = [{
    Folds operations, erases dead ones and applies the canonicalization patterns of all dialects, until nothing changes
    or a limit is reached. Then the IR need not be in canonical form.
  }];
  let displayName = "Canonicalizer";
  let options = [
    ListOption<"disablePatterns", "disable-patterns", "std::string", "Names of patterns to skip">,
    ListOption<"enablePatterns", "enable-patterns", "std::string",
               "Names of the only patterns to apply; without any, all are applied">,
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "Max. iterations between applying patterns / simplifying regions; -1 for no limit">,
    Option<"maxNumRewrites", "max-num-rewrites", "int64_t", "-1",
           "Max. number of pattern rewrites within an iteration; -1 for no limit">,
    Option<"regionSimplify", "region-simplify", "crate::SimplifyLevel", "crate::SimplifyLevel::Normal",
           "Perform control flow optimizations to the region tree: disabled, normal or aggressive",
           "crate::canonicalize::Level">,
    Option<"testConvergence", "test-convergence", "bool", "false",
           "Fail if the limits are reached before a fixed point">,
    Option<"topDown", "top-down", "bool", "true", "Seed the worklist in general top-down order">
  ];
  let state = "crate::PatternCache";
}

def ControlFlowSink : Pass<"control-flow-sink"> {
  let summary = "Sink operations into conditional blocks";
  let description = [{
    Moves operations without effects that are used in one region only into that region, if it runs at most once. Then
    they are not computed on paths that do not need them.
  }];
  let statistics = [Statistic<"numSunk", "num-sunk", "Number of operations sunk">];
}

def Cse : Pass<"cse"> {
  let summary = "Eliminate common sub-expressions";
  let description = [{
    Replaces operations by equal ones that dominate them, and erases unused operations without effects. Operations that
    read memory are merged if nothing between them may write.
  }];
  let displayName = "CSE";
  let statistics = [
    Statistic<"numCse", "num-cse'd", "Number of operations CSE'd">,
    Statistic<"numDce", "num-dce'd", "Number of operations DCE'd">
  ];
}

def Inline : Pass<"inline"> {
  let summary = "Inline function calls";
  let description = [{
    Replaces calls by the bodies of their callees, callees first. A pipeline simplifies each callable before and after
    that. Callables that are not visible outside are erased with their last use.
  }];
  let displayName = "InlinerPass";
  let options = [
    Option<"defaultPipeline", "default-pipeline", "crate::CalleePipeline", "",
           "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline",
           "crate::CalleePipeline">,
    Option<"inliningThreshold", "inlining-threshold", "unsigned", "4294967295",
           "Callees are inlined if their operations are at most this percentage of the caller's">,
    Option<"maxIterations", "max-iterations", "unsigned", "4",
           "Maximum number of iterations when inlining within an SCC">,
    Option<"opPipelines", "op-pipelines", "crate::OpPipelines", "",
           "Callable operation specific optimizer pipelines: func.func(canonicalize),llvm.func(cse)",
           "crate::OpPipelines">,
    // Not in MLIR.
    Option<"maxCalleeOperations", "max-callee-operations", "uint64_t", "18446744073709551615",
           "Inline only callees with at most this many operations", "crate::inline::OwnLimit">
  ];
}

def LoopInvariantCodeMotion : Pass<"loop-invariant-code-motion"> {
  let summary = "Hoist loop invariant instructions outside of the loop";
  let description = [{
    Moves operations that compute the same in each iteration before the loop, if they have no effects on memory and may
    be executed where the loop does not run.
  }];
}

def Mem2Reg : Pass<"mem2reg"> {
  let summary = "Promotes memory slots into values.";
  let description = [{
    Replaces memory that is allocated for one value by values, if all its uses load the value or what is at its start,
    store, fill or copy it, or only say something about the memory. Where control flow joins different stores, a block
    argument is the value. A debugger is told of each value of a variable. The option `region-simplify` has no effect, as
    in MLIR 22.
  }];
  let options = [
    Option<"regionSimplify", "region-simplify", "bool", "true",
           "Perform control flow optimizations to the region tree">
  ];
  let statistics = [
    Statistic<"promotedAmount", "promoted slots", "Total amount of memory slot promoted">,
    Statistic<"newBlockArgumentAmount", "new block args", "Total amount of new block argument inserted in blocks">
  ];
}

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "Print statistics of operations";
  let description = [{
    Prints how many operations of each name the operation has inside it, itself included.
  }];
  let options = [
    Option<"printAsJson", "json", "bool", "false", "print the stats as JSON">
  ];
}

def ReconcileUnrealizedCasts : Pass<"reconcile-unrealized-casts"> {
  let summary = "Simplify and eliminate unrealized conversion casts";
  let description = [{
    Erases `builtin.unrealized_conversion_cast` operations that others undo, and unused ones: what conversions that
    each change a part of a program leave between the parts.
  }];
  let displayName = "ReconcileUnrealizedCastsPass";
}

def RemoveDeadValues : Pass<"remove-dead-values"> {
  let summary = "Remove dead values";
  let description = [{
    Removes values on which nothing visible depends: operations without effects, arguments and results of private
    functions, arguments of blocks, and what operations with regions pass on in vain.
  }];
  let options = [
    Option<"canonicalize", "canonicalize", "bool", "true", "Canonicalize region branch ops">
  ];
  let dependentDialects = ["ub"];
}

def Sccp : Pass<"sccp"> {
  let summary = "Sparse Conditional Constant Propagation";
  let description = [{
    Replaces values by the constants that they always are. It assumes that all values are constant and all code dead
    until that is refuted, so it finds more than folding does: through branches, regions and calls.
  }];
  let displayName = "SCCP";
}

def Sroa : Pass<"sroa"> {
  let summary = "Scalar Replacement of Aggregates";
  let description = [{
    Splits memory for arrays and structures, or memrefs with few elements, into memory for each element that is accessed.
    `mem2reg` can then replace that by values.
  }];
  let displayName = "SROA";
  let statistics = [
    Statistic<"destructuredAmount", "destructured slots", "Total amount of memory slots destructured">,
    Statistic<"slotsWithMemoryBenefit", "slots with memory benefit",
              "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields">,
    Statistic<"maxSubelementAmount", "max subelement number",
              "Maximal number of sub-elements a successfully destructured slot initially had">
  ];
}

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "Strip debug info from all operations";
  let description = [{
    Replaces the locations of operations and of block arguments by the unknown one.
  }];
}

def SymbolDce : Pass<"symbol-dce"> {
  let summary = "Eliminate dead symbols";
  let description = [{
    Erases symbols that are not visible outside, and to which nothing that is live refers.
  }];
  let displayName = "SymbolDCE";
  let statistics = [Statistic<"numDce", "num-dce'd", "Number of symbols DCE'd">];
}

def SymbolPrivatize : Pass<"symbol-privatize"> {
  let summary = "Mark symbols private";
  let description = [{
    Makes the symbols directly in a table private, but those that are to be excluded.
  }];
  let options = [
    ListOption<"exclude", "exclude", "std::string",
               "Comma separated list of symbols that should not be marked private">
  ];
}

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Sort regions without SSA dominance in topological order";
  let description = [{
    Moves the operations of regions in which order does not matter behind those whose results they use. Operations of a
    cycle keep their order.
  }];
}

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "Print Graphviz visualization of an operation";
  let description = [{
    Prints the operation as a graph in the language DOT, for Graphviz: clusters for operations with regions, nodes for
    others, and edges for values or for the order of operations.
  }];
  let options = [
    Option<"maxLabelLen", "max-label-len", "unsigned", "20", "Limit attribute/type length to number of chars">,
    Option<"printAttrs", "print-attrs", "bool", "true", "Print attributes of operations">,
    Option<"printControlFlowEdges", "print-control-flow-edges", "bool", "false", "Print control flow edges">,
    Option<"printDataFlowEdges", "print-data-flow-edges", "bool", "true", "Print data flow edges">,
    Option<"printResultTypes", "print-result-types", "bool", "true", "Print result types of operations">
  ];
}
