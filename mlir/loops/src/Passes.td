// The passes over affine and scf loops, with MLIR's names and options.

include "mlir/IR/EnumAttr.td"
include "mlir/Pass/PassBase.td"

def FusionMode : I32EnumAttr<"FusionMode", "Which nests are fused", [
    I32EnumAttrCase<"Greedy", 0, "greedy">, I32EnumAttrCase<"Producer", 1, "producer">,
    I32EnumAttrCase<"Sibling", 2, "sibling">]>;

def AffineLoopCoalescing : Pass<"affine-loop-coalescing", "func.func"> {
  let summary = "Coalesce nested loops with independent bounds into a single loop";
  let description = [{
    Makes one loop of a perfect nest whose bounds do not depend on its own variables.
  }];
  let displayName = "LoopCoalescing";
  let dependentDialects = ["affine", "arith"];
}

def AffineDataCopyGeneration : Pass<"affine-data-copy-generate", "func.func"> {
  let summary = "Generate explicit copying for affine memory operations";
  let description = [{
    Copies what a loop accesses to a buffer in faster memory before the loop, and what it writes back after it. Copies
    are loops; `generate-dma` is refused.
  }];
  let dependentDialects = ["affine", "memref"];
  let options = [
    Option<"fastMemCapacity", "fast-mem-capacity", "uint64_t", "18446744073709551615",
           "Set fast memory space capacity in KiB (default: unlimited)">,
    Option<"fastMemSpace", "fast-mem-space", "unsigned", "1",
           "Fast memory space identifier for copy generation (default: 1)">,
    Option<"generateDma", "generate-dma", "bool", "false", "Generate DMA instead of point-wise copy">,
    Option<"skipNonUnitStrideLoops", "skip-non-unit-stride-loops", "bool", "false",
           "Testing purposes: avoid non-unit stride loop choice depths for copy placement">,
    Option<"slowMemSpace", "slow-mem-space", "unsigned", "0",
           "Slow memory space identifier for copy generation (default: 0)">
  ];
}

def AffineExpandIndexOps : Pass<"affine-expand-index-ops"> {
  let summary = "Lower affine operations operating on indices into more fundamental operations";
  let description = [{
    Turns `affine.delinearize_index` and `affine.linearize_index` into arithmetic.
  }];
  let dependentDialects = ["arith"];
}

def AffineExpandIndexOpsAsAffine : Pass<"affine-expand-index-ops-as-affine"> {
  let summary = "Lower affine operations operating on indices into affine.apply operations";
  let description = [{
    Turns `affine.delinearize_index` and `affine.linearize_index` into `affine.apply`.
  }];
  let dependentDialects = ["affine"];
}

def AffineFoldMemRefAliasOps : Pass<"affine-fold-memref-alias-ops"> {
  let summary = "Fold memref alias ops into affine memory ops";
  let description = [{
    Turns affine accesses of a subview, or of memory in another shape, into accesses of the memory itself.
  }];
  let dependentDialects = ["affine", "memref"];
}

def SCFForallToParallelLoop : Pass<"scf-forall-to-parallel"> {
  let summary = "Convert SCF forall loops to SCF parallel loops";
  let description = [{
    Turns each `scf.forall` without results into an `scf.parallel`. One with results is an error.
  }];
  let dependentDialects = ["arith", "scf"];
}

def SCFForallToForLoop : Pass<"scf-forall-to-for"> {
  let summary = "Convert SCF forall loops to SCF for loops";
  let description = [{
    Turns each `scf.forall` without results into a nest of `scf.for`.
  }];
  let dependentDialects = ["arith", "scf"];
}

def SCFParallelForToNestedFors : Pass<"scf-parallel-for-to-nested-fors"> {
  let summary = "Convert SCF parallel for loops to nested SCF for loops";
  let description = [{
    Turns each `scf.parallel` without results into a nest of `scf.for`.
  }];
  let dependentDialects = ["scf"];
}

def SCFForToWhileLoop : Pass<"scf-for-to-while"> {
  let summary = "Convert SCF for loops to SCF while loops";
  let description = [{
    Turns each `scf.for` into an `scf.while` that carries the induction variable and tests it.
  }];
  let dependentDialects = ["arith", "scf"];
}

def RaiseMemrefDialect : Pass<"affine-raise-from-memref", "func.func"> {
  let summary = "Turn some memref operators to affine operators where supported";
  let description = [{
    Makes `memref.load` and `memref.store` affine if their subscripts are sums and products of constants, dimensions and
    symbols.
  }];
  let dependentDialects = ["affine"];
}

def LoopInvariantSubsetHoisting : Pass<"loop-invariant-subset-hoisting"> {
  let summary = "Hoist loop invariant subset ops outside of the loop";
  let description = [{
    If each iteration of an `scf.for` takes the same slice of a tensor that the loop carries, and puts one back, the loop
    carries the slice instead. Slices are those of `tensor` and transfers of `vector`.
  }];
}

def SCFForLoopCanonicalization : Pass<"scf-for-loop-canonicalization"> {
  let summary = "Canonicalize operations within scf.for loop bodies";
  let description = [{
    Simplifies `affine.min` and `affine.max` of induction variables by the bounds of their loops, and takes the sizes of
    tensors and memrefs that a loop carries from the initial ones.
  }];
  let dependentDialects = ["affine", "memref", "tensor"];
}

def SCFForLoopRangeFolding : Pass<"scf-for-loop-range-folding"> {
  let summary = "Fold add/mul ops into loop range";
  let description = [{
    If the induction variable of a loop is used once, to add a value to it or to multiply it by one, the range of the
    loop takes that over.
  }];
}

def AffineLoopFusion : Pass<"affine-loop-fusion"> {
  let summary = "Fuse affine loop nests";
  let description = [{
    Runs the iterations of one loop nest inside those of another, where the second reads what the first writes, or both
    read the same memory. Buffers between them shrink to what an iteration needs.
  }];
  let dependentDialects = ["affine", "memref"];
  let options = [
    Option<"computeTolerance", "compute-tolerance", "double", "0.3",
           "Fractional increase in additional computation tolerated while fusing">,
    Option<"fastMemSpace", "fast-mem-space", "unsigned", "0",
           "Faster memory space number to promote fusion buffers to">,
    Option<"localBufThreshold", "local-buf-threshold", "uint64_t", "0",
           "Threshold size (KiB) for promoting local buffers to fast memory space">,
    Option<"maximal", "maximal", "bool", "false", "Enables maximal loop fusion">,
    Option<"mode", "mode", "FusionMode", "FusionMode::Greedy", "fusion mode to attempt">
  ];
}

def AffineLoopInvariantCodeMotion : Pass<"affine-loop-invariant-code-motion", "func.func"> {
  let summary = "Hoist loop invariant instructions outside of affine loops";
  let description = [{
    Moves what computes the same in each iteration before the loop, also accesses of memory and whole loops.
  }];
}

def AffineLoopNormalize : Pass<"affine-loop-normalize", "func.func"> {
  let summary = "Apply normalization transformations to affine loop-like ops";
  let description = [{
    Gives loops and parallel loops the lower bound 0 and the step 1.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"promoteSingleIter", "promote-single-iter", "bool", "false", "Promote single iteration loops">
  ];
}

// Not in MLIR.
def AffineLoopOrder : Pass<"affine-loop-order", "func.func"> {
  let summary = "Interchange and tile independent affine loops so that accesses stride least";
  let description = [{
    Puts the loops of perfect nests whose iterations are independent into the order that strides least, and tiles them
    where no order is good for all accesses. In nests that add rows to a row, joins the iterations for four rows.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"tileSize", "tile-size", "unsigned", "8",
           "The iterations along each side of a tile, 0 for no tiles (default: 8)">,
    Option<"largeTileSize", "large-tile-size", "unsigned", "48",
           "The iterations, at most, along each side of a tile of memory that is too large for caches (default: 48)">
  ];
}

def SCFParallelLoopFusion : Pass<"scf-parallel-loop-fusion"> {
  let summary = "Fuse adjacent parallel loops";
  let description = [{
    Makes one of successive parallel loops over the same iterations.
  }];
  let dependentDialects = ["scf"];
}

def SCFParallelLoopTiling : Pass<"scf-parallel-loop-tiling"> {
  let summary = "Tile parallel loops";
  let description = [{
    Turns innermost parallel loops without results into loops over tiles around loops within a tile.
  }];
  let dependentDialects = ["affine", "arith", "scf"];
  let options = [
    Option<"noMinMaxBounds", "no-min-max-bounds", "bool", "false",
           "Perform tiling with fixed upper bound with inbound check inside the internal loops">,
    ListOption<"parallelLoopTileSizes", "parallel-loop-tile-sizes", "int64_t", "Factors to tile parallel loops by">
  ];
}

def AffineVectorize : Pass<"affine-super-vectorize", "func.func"> {
  let summary = "Vectorize to a target independent n-D vector abstraction";
  let description = [{
    Turns nests of parallel loops into loops over vectors with as many dimensions, up to three, and reductions of one loop
    into reductions of vectors.

    Loops stay whose accesses are not next to each other, and those whose last vectors would write elements that the loops
    do not: MLIR's pass makes wrong code of them.
  }];
  let dependentDialects = ["vector", "ub"];
  let options = [
    ListOption<"vectorSizes", "virtual-vector-size", "int64_t",
               "Specify an n-D virtual vector size for vectorization. This must be greater than zero.">,
    ListOption<"fastestVaryingPattern", "test-fastest-varying", "int64_t",
               "Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. See "
               "defaultPatterns in Vectorize.cpp for a description and examples. This is used for testing purposes">,
    Option<"vectorizeReductions", "vectorize-reductions", "bool", "false",
           "Vectorize known reductions expressed via iter_args. Switched off by default.">
  ];
}

def AffineParallelize : Pass<"affine-parallelize", "func.func"> {
  let summary = "Convert affine.for ops into 1-D affine.parallel";
  let description = [{
    Turns loops whose iterations are independent into `affine.parallel`.

    With `private-buffers`, which MLIR's pass does not have, iterations may share a buffer that each of them writes before
    it reads it: its allocation moves into the loop.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"maxNested", "max-nested", "unsigned", "4294967295",
           "Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).">,
    Option<"parallelReductions", "parallel-reductions", "bool", "false",
           "Whether to parallelize reduction loops. Defaults to false.">,
    // Not in MLIR.
    Option<"minOperations", "min-operations", "uint64_t", "0",
           "Minimum number of operations, over all iterations, of a loop that becomes parallel; 0 for any loop">,
    Option<"privateBuffers", "private-buffers", "bool", "false",
           "Give each iteration its own of the buffers that it writes before it reads them">
  ];
}

def SCFForLoopPeeling : Pass<"scf-for-loop-peeling"> {
  let summary = "Peel `for` loops at their upper bounds.";
  let description = [{
    Splits the last, partial iteration of a loop off, or the first one, so that the rest runs a whole number of steps.
  }];
  let dependentDialects = ["affine", "arith", "scf"];
  let options = [
    Option<"peelFront", "peel-front", "bool", "false", "Peel the first iteration out of the loop.">,
    Option<"skipPartial", "skip-partial", "bool", "true",
           "Do not peel loops inside of the last, partial iteration of another already peeled loop.">
  ];
}

def AffineScalarReplacement : Pass<"affine-scalrep", "func.func"> {
  let summary = "Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads";
  let description = [{
    Forwards stored values to loads, and removes stores that are overwritten, loads that repeat others, and buffers
    that are only written.
  }];
}

def SimplifyAffineStructures : Pass<"affine-simplify-structures", "func.func"> {
  let summary = "Simplify affine expressions in maps/sets and normalize memrefs";
  let description = [{
    Gives maps and sets in attributes their simplest form, then canonicalizes `affine.apply`, `affine.for` and
    `affine.if`.
  }];
  let dependentDialects = ["affine"];
}

def SCFForLoopSpecialization : Pass<"scf-for-loop-specialization"> {
  let summary = "Specialize `for` loops for vectorization";
  let description = [{
    Gives a loop up to the least of several bounds, one of them constant, a copy that runs to the constant.
  }];
  let dependentDialects = ["arith", "scf"];
}

def SCFParallelLoopSpecialization : Pass<"scf-parallel-loop-specialization"> {
  let summary = "Specialize parallel loops for vectorization";
  let description = [{
    Gives a parallel loop whose upper bounds are each the least of several, one of them constant, a copy that runs to
    the constants.
  }];
  let dependentDialects = ["arith", "scf"];
}

// Not in MLIR.
def AffineLoopSplit : Pass<"affine-loop-split", "func.func"> {
  let summary = "Split affine loops by the divisors of their induction variables in subscripts";
  let description = [{
    Splits a loop whose subscripts divide its variable into a loop over blocks and one within a block, so that the
    division can be simplified away.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"partialBlocks", "partial-blocks", "bool", "false",
           "Let outermost loops over blocks end with a shorter one (default: false)">
  ];
}

def AffineLoopTiling : Pass<"affine-loop-tile", "func.func"> {
  let summary = "Tile affine loop nests";
  let description = [{
    Puts loops over tiles around loops within a tile, for perfect nests whose dependences allow it.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"cacheSize", "cache-size", "uint64_t", "512", "Set size of cache to tile for in KiB (default: 512)">,
    Option<"separate", "separate", "bool", "false", "Separate full and partial tiles (default: false)">,
    Option<"tileSize", "tile-size", "unsigned", "0", "Use this tile size for all loops">,
    ListOption<"tileSizes", "tile-sizes", "unsigned",
               "List of tile sizes for each perfect nest (overridden by -tile-size)">
  ];
}

def AffineLoopUnroll : Pass<"affine-loop-unroll", "func.func"> {
  let summary = "Unroll affine loops";
  let description = [{
    Repeats the bodies of innermost loops.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"cleanupUnroll", "cleanup-unroll", "bool", "false", "Fully unroll the cleanup loop when possible.">,
    Option<"unrollFactor", "unroll-factor", "int64_t", "4",
           "Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.">,
    Option<"unrollFullThreshold", "unroll-full-threshold", "crate::FullThreshold", "",
           "Unroll all loops with trip count less than or equal to this">,
    Option<"unrollNumReps", "unroll-num-reps", "unsigned", "1",
           "Unroll innermost loops repeatedly this many times">,
    Option<"unrollUpToFactor", "unroll-up-to-factor", "bool", "false",
           "Allow unrolling up to the factor specified">
  ];
}

def AffineLoopUnrollAndJam : Pass<"affine-loop-unroll-jam", "func.func"> {
  let summary = "Unroll and jam affine loops";
  let description = [{
    Repeats the body of the first loop of a function, and joins the copies of the loops inside it.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"unrollJamFactor", "unroll-jam-factor", "unsigned", "4",
           "Use this unroll jam factor for all loops (default 4)">
  ];
}

// Not in MLIR.
def AffineLoopUnrollRotating : Pass<"affine-loop-unroll-rotating", "func.func"> {
  let summary = "Unroll affine loops whose carried values rotate, so that they stay in place";
  let description = [{
    Repeats the body of each loop that adds its elements to several partial results in turn as often as there are partial
    results. Each copy then has its own, and the copies become vectors.
  }];
  let dependentDialects = ["affine"];
}

// Not in MLIR.
def AffineLoopUnrollSmall : Pass<"affine-loop-unroll-small", "func.func"> {
  let summary = "Fully unroll affine loop nests that run few operations";
  let description = [{
    Makes straight-line code of loop nests that do little, so that `affine-scalrep` sees which elements they access.
    With `max-inner-operations`, also of the loops in iterations of a larger loop that keep intermediate values in
    buffers of at most 64 elements.
  }];
  let dependentDialects = ["affine"];
  let options = [
    Option<"maxOperations", "max-operations", "uint64_t", "128",
           "The most operations that a nest may become (default: 128)">,
    Option<"maxInnerOperations", "max-inner-operations", "uint64_t", "0",
           "The most operations that an iteration of a larger loop may become (default: 0)">,
    Option<"minNests", "min-nests", "uint64_t", "0", "Leave functions with fewer nests alone (default: 0)">
  ];
}

def ExpandStridedMetadata : Pass<"expand-strided-metadata"> {
  let summary = "Expand memref operations into easier to analyze constructs";
  let description = [{
    Replaces operations that change only the offset, sizes and strides of a memref by `affine.apply` on these and a
    `memref.reinterpret_cast`.
  }];
  let displayName = "ExpandStridedMetadataPass";
  let dependentDialects = ["affine", "memref"];
}

def FoldMemRefAliasOps : Pass<"fold-memref-alias-ops"> {
  let summary = "Fold memref alias ops into consumer load/store ops";
  let description = [{
    Turns loads and stores of a subview, or of memory in another shape, into those of the memory itself, and a subview of
    a subview into one.
  }];
  let displayName = "FoldMemRefAliasOpsPass";
  let dependentDialects = ["affine", "memref"];
}

def MemRefExpand : Pass<"memref-expand"> {
  let summary = "Legalize memref operations to be convertible to LLVM.";
  let description = [{
    Replaces each `memref.reshape` to a known rank by a `memref.reinterpret_cast` to the sizes that it loads.
  }];
  let displayName = "ExpandOpsPass";
  let dependentDialects = ["arith", "memref"];
}

def ErrorOnPatternIterationLimit : Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit", "bool",
    "true", "Throw an error when pattern rewriter hits iteration limit">;

def ResolveRankedShapeTypeResultDims : Pass<"resolve-ranked-shaped-type-result-dims"> {
  let summary = "Resolve memref.dim of result values of ranked shape type";
  let description = [{
    Replaces sizes of tensors and memrefs by what the operations that make these are given as sizes, or compute them from.
    There is no limit of iterations.
  }];
  let displayName = "ResolveRankedShapeTypeResultDimsPass";
  let dependentDialects = ["affine", "memref", "tensor"];
  let options = [ErrorOnPatternIterationLimit];
}

def ResolveShapedTypeResultDims : Pass<"resolve-shaped-type-result-dims"> {
  let summary = "Resolve memref.dim of result values";
  let description = [{
    Does what `resolve-ranked-shaped-type-result-dims` does: no operation of these dialects computes the shape of a result as
    a tensor.
  }];
  let displayName = "ResolveShapedTypeResultDimsPass";
  let dependentDialects = ["affine", "memref", "tensor"];
  let options = [ErrorOnPatternIterationLimit];
}

def ReifyResultShapes : Pass<"reify-result-shapes"> {
  let summary = "Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`.";
  let description = [{
    Computes the sizes of padded and concatenated tensors before these, and lets their types tell the sizes that are known.
  }];
  let displayName = "ReifyResultShapesPass";
  let dependentDialects = ["affine", "memref", "tensor"];
}

def ExpandRealloc : Pass<"expand-realloc"> {
  let summary = "Expand memref.realloc operations into its components";
  let description = [{
    Replaces each `memref.realloc` by a comparison of sizes, and an allocation and a copy if the buffer is too small.
  }];
  let displayName = "ExpandReallocPass";
  let dependentDialects = ["arith", "memref", "scf"];
  let options = [
    Option<"emitDeallocs", "emit-deallocs", "bool", "true", "Emit deallocation operations for the original MemRef">
  ];
}

def NormalizeMemRefs : Pass<"normalize-memrefs", "builtin.module"> {
  let summary = "Normalize memrefs";
  let description = [{
    Gives memrefs the identity layout, and their accesses the subscripts that the layout computed. Functions change with
    their callers and callees; those with an operation that cannot change stay.
  }];
  let displayName = "NormalizeMemRefsPass";
  let dependentDialects = ["affine"];
}
