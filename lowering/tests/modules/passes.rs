//! The passes that random modules go through.

use generators::random::Random;

/// Passes that keep the meaning of any module, as they are written in a pipeline of a module.
pub(crate) const PASSES: &[&str] = &[
    "canonicalize",
    "cse",
    "sccp",
    "int-range-optimizations",
    "mem2reg",
    "sroa",
    "duplicate-function-elimination",
    "loop-invariant-subset-hoisting",
    "generate-runtime-verification",
    "remove-dead-values",
    "control-flow-sink",
    "loop-invariant-code-motion",
    "inline",
    "symbol-dce",
    "topological-sort",
    "arith-expand",
    "arith-unsigned-when-equivalent",
    "arith-int-range-narrowing{int-bitwidths-supported=8,16,32,64}",
    "math-expand-ops",
    "math-uplift-to-fma",
    "convert-math-to-funcs",
    "convert-complex-to-standard",
    "expand-strided-metadata",
    "fold-memref-alias-ops",
    "memref-expand",
    "normalize-memrefs",
    "lower-affine",
    "convert-scf-to-cf",
    "lift-cf-to-scf",
    "convert-vector-to-scf",
    "convert-vector-to-scf{full-unroll=true}",
    "scf-for-to-while",
    "scf-forall-to-for",
    "scf-forall-to-parallel",
    "scf-parallel-for-to-nested-fors",
    "scf-for-loop-canonicalization",
    "scf-for-loop-range-folding",
    "func.func(scf-for-loop-peeling)",
    "func.func(scf-for-loop-peeling{peel-front=true})",
    "func.func(scf-for-loop-specialization)",
    "func.func(scf-parallel-loop-specialization)",
    "func.func(scf-parallel-loop-fusion)",
    "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3})",
    "func.func(affine-loop-coalescing)",
    "func.func(affine-data-copy-generate{fast-mem-space=0})",
    "affine-expand-index-ops",
    "affine-expand-index-ops-as-affine",
    "affine-fold-memref-alias-ops",
    "func.func(affine-raise-from-memref)",
    "func.func(affine-loop-fusion)",
    "func.func(affine-loop-invariant-code-motion)",
    "func.func(affine-loop-normalize)",
    "func.func(affine-loop-normalize{promote-single-iter})",
    "func.func(affine-parallelize)",
    "func.func(affine-parallelize{parallel-reductions=true})",
    "func.func(affine-scalrep)",
    "func.func(affine-simplify-structures)",
    "func.func(affine-loop-tile{tile-size=2})",
    "func.func(affine-loop-unroll{unroll-factor=2})",
    "func.func(affine-loop-unroll{unroll-factor=-1})",
    "func.func(affine-loop-unroll-jam{unroll-jam-factor=2})",
    "one-shot-bufferize{bufferize-function-boundaries=true}",
    "one-shot-bufferize{bufferize-function-boundaries=true},buffer-results-to-out-params",
    "one-shot-bufferize{bufferize-function-boundaries=true},drop-equivalent-buffer-results",
    "eliminate-empty-tensors",
    "empty-tensor-to-alloc-tensor",
    "func.func(buffer-hoisting)",
    "func.func(buffer-loop-hoisting)",
    "func.func(promote-buffers-to-stack)",
    "func.func(optimize-allocation-liveness)",
];

/// Passes of this project only.
pub(crate) const OURS: &[&str] = &[
    "func.func(affine-loop-order)",
    "func.func(affine-loop-split)",
    "func.func(affine-loop-unroll-small)",
    "func.func(affine-loop-unroll-rotating)",
    "merge-buffers",
    "split-large-functions",
    "mark-alias-scopes",
];

/// Whether one of the passes is not MLIR's.
pub(crate) fn is_ours(passes: &str) -> bool {
    OURS.iter().any(|name| passes.contains(name))
}

/// Whether one of the passes moves allocations without moving deallocations, which it expects not to be there yet.
pub(crate) fn wants_no_deallocations(passes: &str) -> bool {
    ["buffer-hoisting", "buffer-loop-hoisting", "promote-buffers-to-stack"]
        .iter()
        .any(|name| passes.contains(name))
}

/// The passes for the module of a seed: some alone, in turn, and some chains.
pub(crate) fn pipelines(seed: u64, alone: usize, chains: usize) -> Vec<String> {
    let all: Vec<&str> = PASSES.iter().chain(OURS).copied().collect();
    let first = usize::try_from(seed).unwrap_or(0) * alone;
    let mut result: Vec<String> = (0..alone).map(|turn| all[(first + turn) % all.len()].to_owned()).collect();
    let mut random = Random::new(seed ^ 0x7061_7373);
    for _ in 0..chains {
        let length = 2 + random.below(3);
        let chain: Vec<&str> = (0..length).map(|_| PASSES[random.below(PASSES.len())]).collect();
        result.push(chain.join(","));
    }
    result
}
