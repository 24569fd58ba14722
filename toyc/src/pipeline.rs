//! The stages of a compilation: the passes that lead from one level to the next.
//!
//! With `-opt`, loops are optimized before LLVM sees them, whatever `-O` says: at the affine level nests are fused,
//! stores forwarded to loads, loops over reshaped arrays split so that subscripts need no division, and independent
//! loops tiled and put in the order with the smallest strides. Below, small nests become straight-line code, and the
//! remaining buffers share one allocation. No step reorders arithmetic, so results stay the same bit for bit.

#[cfg(test)]
mod tests;

use conversions::{
    ConvertOpenMPToGOMP, ConvertSCFToControlFlow, ConvertSCFToOpenMP, ConvertSCFToOpenMPOptions,
    ConvertToLLVM, ConvertToLLVMOptions, ExpandElementaryFunctions, LowerAffine, MarkAliasScopes,
    MergeBuffers, SetFastMathFlags, SetNontemporalStores, SplitLargeFunctions,
};
use dialects::func::FuncOp;
use loops::{
    AffineLoopFusion, AffineLoopNormalize, AffineLoopNormalizeOptions, AffineLoopOrder, AffineLoopSplit,
    AffineLoopSplitOptions, AffineLoopUnrollRotating, AffineLoopUnrollSmall, AffineLoopUnrollSmallOptions,
    AffineParallelize, AffineParallelizeOptions, AffineScalarReplacement,
};
use lowering::{ConvertToyToAffine, ConvertToyToAffineOptions, LowerToyPrint, LowerToyPrintOptions};
use mlir::builtin::ModuleOp;
use mlir::pass::{Failure, OpPipeline, PassConfig, PassManager, Report};
use mlir::{Context, Diag, Module};
use toy_dialect::passes::{ScalarizeStructs, Specialize};
use transforms::{CalleePipeline, Canonicalize, Cse, Inline, InlineOptions, SymbolDce};

/// How far a module has been lowered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The toy dialect, as generated or read.
    Toy,
    /// The toy dialect, each function simplified by itself. No other level is reached through it.
    CanonicalToy,
    /// The toy dialect, inlined, with shapes, simplified.
    OptimizedToy,
    /// Loops over memory; prints are still of the toy dialect.
    Affine,
    /// Branches between blocks.
    ControlFlow,
    /// The llvm dialect.
    Llvm,
}

pub use lowering::registry::{dialects, passes};

/// How loops with independent iterations are run on several threads, by libgomp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parallel {
    /// The number of threads; without one, libgomp chooses: the value of `OMP_NUM_THREADS`, or one for each processor.
    pub threads: Option<u32>,
    /// The operations that all iterations of a loop must run together for it to be worth several threads.
    pub min_operations: u64,
}

impl Parallel {
    /// How many threads can be requested.
    pub const MAX_THREADS: u32 = 1024;
}

impl Default for Parallel {
    /// Starting and awaiting a team takes some microseconds, in which one thread runs tens of thousands of operations.
    fn default() -> Self {
        Parallel { threads: None, min_operations: 1 << 17 }
    }
}

/// The passes that infer all shapes and find the errors in them. Small functions are inlined, others are copied for the
/// shapes with which they are called. Structs are gone once functions pass their elements.
fn infer_shapes(inline_all: bool) -> OpPipeline {
    let mut pipeline = on_module();
    pipeline
        .add(Inline::new(InlineOptions {
            default_pipeline: CalleePipeline::none(),
            max_callee_operations: if inline_all { u64::MAX } else { 64 },
            ..InlineOptions::default()
        }))
        .add(ScalarizeStructs)
        .add(Specialize);
    pipeline
}

fn on_module() -> OpPipeline {
    OpPipeline::on::<ModuleOp>()
}

/// The aims of the passes to a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aims {
    /// Whether loops are fused, ordered and tiled, stores are forwarded, and buffers share memory.
    pub optimize: bool,
    /// How the program runs its loops on several threads; without this, it has one thread.
    pub parallel: Option<Parallel>,
    /// Whether floating-point operations may be reordered and may assume that there are no NaNs and infinities.
    pub fast_math: bool,
    /// Whether functions and variables are described to debuggers.
    pub debug_info: bool,
    /// Whether, for debuggers, buffers live as long as their function, and no optimization moves their contents.
    pub keep_buffers: bool,
    /// Whether functions of the C library print and allocate, so that other tools run the IR, and not those that the
    /// backend provides.
    pub c_library: bool,
    /// Whether all calls are inlined: a function that is called cannot take tensors of unknown sizes.
    pub inline_all: bool,
}

/// At the affine level: one loop nest for a chain of operations, no divisions in subscripts, stores forwarded to loads,
/// loops in the order with the smallest strides, and partial sums that become vectors. If there are very many nests, the
/// smallest ones become values first, which is faster than fusing them.
fn fuse_and_order(functions: &mut OpPipeline, partial_blocks: bool) -> &mut OpPipeline {
    let small = AffineLoopUnrollSmallOptions { min_nests: 64, ..AffineLoopUnrollSmallOptions::default() };
    functions
        .add(AffineLoopUnrollSmall::new(small))
        .add(AffineScalarReplacement)
        .add(AffineLoopNormalize::new(AffineLoopNormalizeOptions { promote_single_iter: true }))
        .add(AffineLoopFusion::default())
        .add(Canonicalize::default())
        .add(AffineLoopSplit::new(AffineLoopSplitOptions { partial_blocks }))
        .add(AffineLoopNormalize::default())
        .add(Canonicalize::default())
        .add(AffineScalarReplacement)
        .add(Canonicalize::default())
        .add(Cse)
        .add(AffineLoopOrder::default())
        .add(AffineLoopUnrollRotating)
}

/// Below it: tensors of a handful of elements become values, and the other buffers share memory.
fn shrink(module: &mut OpPipeline) {
    let small =
        AffineLoopUnrollSmallOptions { max_inner_operations: 512, ..AffineLoopUnrollSmallOptions::default() };
    module
        .nest::<FuncOp>(|functions| {
            functions
                .add(AffineLoopUnrollSmall::new(small))
                .add(AffineScalarReplacement)
                .add(Canonicalize::default())
        })
        .add(MergeBuffers);
}

/// From functions on tensors to loops over buffers.
fn to_affine(aims: Aims) -> OpPipeline {
    let mut module = on_module();
    module.add(ConvertToyToAffine::new(ConvertToyToAffineOptions { keep_buffers: aims.keep_buffers }));
    if aims.fast_math {
        module.add(SetFastMathFlags);
    }
    if aims.optimize {
        // Threads share all blocks; one thread does not test for the last.
        module.nest::<FuncOp>(|functions| fuse_and_order(functions, aims.parallel.is_some()));
    }
    if let Some(Parallel { min_operations, .. }) = aims.parallel {
        let options = AffineParallelizeOptions {
            max_nested: 1,
            min_operations,
            private_buffers: aims.optimize,
            ..AffineParallelizeOptions::default()
        };
        let mut parallelize = on_module();
        parallelize.nest::<FuncOp>(|functions| functions.add(AffineParallelize::new(options)));
        module.extend(parallelize);
    }
    module
}

/// From loops to branches.
fn to_control_flow(aims: Aims) -> OpPipeline {
    let mut module = on_module();
    if aims.optimize {
        shrink(&mut module);
    }
    let print = LowerToyPrintOptions { use_runtime: !aims.c_library };
    module.add(SplitLargeFunctions).add(LowerToyPrint::new(print)).add(LowerAffine);
    if aims.optimize {
        // Stores into buffers that are larger than the caches bypass them.
        module.add(SetNontemporalStores::default());
    }
    if let Some(Parallel { threads, .. }) = aims.parallel {
        let options = ConvertSCFToOpenMPOptions { num_threads: threads.unwrap_or(0), skip_reductions: true };
        // The scopes for allocations on the stack that MLIR puts into loops are simplified away: none are needed.
        module
            .add(ConvertSCFToOpenMP::new(options))
            .nest::<FuncOp>(|functions| functions.add(Canonicalize::default()));
        if aims.optimize {
            // Buffers of the iterations of parallel loops, once for each thread.
            module.add(MergeBuffers);
        }
    }
    // Below the scopes of parallel loops: a call in one could allocate there, as far as simplification knows.
    module.add(ExpandElementaryFunctions).add(ConvertSCFToControlFlow::default());
    module
}

/// The passes to each level from the previous one. Errors in shapes are found before operations are simplified, so that
/// none is missed and each is at its place in the source.
fn steps(aims: Aims) -> Vec<(Level, OpPipeline)> {
    let mut canonical = on_module();
    canonical.nest::<toy_dialect::FuncOp>(|functions| functions.add(Canonicalize::default()));
    let mut simplified = infer_shapes(aims.inline_all);
    simplified
        .add(SymbolDce)
        .nest::<toy_dialect::FuncOp>(|functions| functions.add(Canonicalize::default()).add(Cse));
    let mut llvm = on_module();
    let options = ConvertToLLVMOptions {
        use_generic_functions: !aims.c_library,
        full_conversion: true,
        ..Default::default()
    };
    llvm.add(MarkAliasScopes).add(ConvertToLLVM::new(options)).add(ConvertOpenMPToGOMP);
    vec![
        (Level::CanonicalToy, canonical),
        (Level::OptimizedToy, simplified),
        (Level::Affine, to_affine(aims)),
        (Level::ControlFlow, to_control_flow(aims)),
        (Level::Llvm, llvm),
    ]
}

/// The pipeline from a generated module to a level.
///
/// ```
/// use toyc::pipeline::{Aims, Level, to};
/// assert_eq!(to(Level::Toy, Aims::default()).to_string(), "builtin.module()");
/// let affine = to(Level::Affine, Aims::default()).to_string();
/// assert!(affine.ends_with("convert-toy-to-affine{keep-buffers=false})"));
/// let optimized = to(Level::Affine, Aims { optimize: true, ..Aims::default() }).to_string();
/// assert!(optimized.contains("affine-loop-order"));
/// ```
pub fn to(level: Level, aims: Aims) -> OpPipeline {
    between(Level::Toy, level, aims)
}

/// The pipeline from one level to another.
pub fn between(above: Level, to: Level, aims: Aims) -> OpPipeline {
    let is_on_the_way = |level| level > above && level <= to && (level != Level::CanonicalToy || level == to);
    let mut all = on_module();
    for (_, passes) in steps(aims).into_iter().filter(|(level, _)| is_on_the_way(*level)) {
        all.extend(passes);
    }
    all
}

/// Every error in the shapes of a module, which may be invalid because of them and must not be used afterwards.
pub fn shape_errors(cx: &Context, module: &mut Module) -> Vec<Diag> {
    let mut manager = PassManager::from_pipeline(infer_shapes(false));
    manager.config.verify_each = false;
    manager.run(cx, module).err().map(|failure| failure.diags).unwrap_or_default()
}

/// Lowers a module from one level to another. Operations of lower levels stay as they are.
///
/// # Errors
/// The diagnostics of the pass that failed.
pub fn lower(
    cx: &Context,
    module: &mut Module,
    (from, to): (Level, Level),
    aims: Aims,
    config: PassConfig,
) -> Result<Report, Box<Failure>> {
    let mut manager = PassManager::from_pipeline(between(from, to, aims));
    manager.config = config;
    manager.run(cx, module)
}

/// The text of a module with the pipeline that lowers it to a level, to reproduce a failure.
pub fn reproducer(cx: &Context, module: &Module, level: Level, aims: Aims, config: PassConfig) -> String {
    let mut manager = PassManager::from_pipeline(to(level, aims));
    manager.config = config;
    manager.reproducer(cx, module)
}
