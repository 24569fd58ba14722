//! The stages of a compilation: the passes that lead from one level to the next.

use mlir::pass::{Failure, OpPipeline, PassConfig, PassManager, Report};
use mlir::{Context, Diag, Module};

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
const INFER_SHAPES: &str =
    "inline{default-pipeline= max-callee-operations=64},toy-scalarize-structs,toy-specialize";

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
}

/// At the affine level: one loop nest for a chain of operations, no divisions in subscripts, stores forwarded to loads,
/// and loops in the order with the smallest strides. If there are very many nests, the smallest ones become values
/// first, which is faster than fusing them.
const FUSE_AND_ORDER: &str = ",func.func(affine-loop-unroll-small{min-nests=64},affine-scalrep,\
    affine-loop-normalize{promote-single-iter},affine-loop-fusion,canonicalize,affine-loop-split,\
    affine-loop-normalize,canonicalize,affine-scalrep,canonicalize,cse,affine-loop-order)";

/// Below it: tensors of a handful of elements become values, and the other buffers share memory.
const SHRINK: &str = "func.func(affine-loop-unroll-small,affine-scalrep,canonicalize),merge-buffers,";

/// Once loops are lowered: stores into buffers that are larger than the caches bypass them.
const PAST_THE_CACHES: &str = "set-nontemporal-stores,";

/// The passes to each level from the previous one, in the syntax of pipelines. Errors in shapes are found before
/// operations are simplified, so that none is missed and each is at its place in the source.
fn steps(aims: Aims) -> Vec<(Level, String)> {
    let (parallelize, share) = match aims.parallel {
        None => (String::new(), String::new()),
        // The scopes for allocations on the stack that MLIR puts into loops are simplified away: none are needed.
        Some(Parallel { threads, min_operations }) => (
            format!(",func.func(affine-parallelize{{max-nested=1 min-operations={min_operations}}})"),
            format!("convert-scf-to-openmp{{num-threads={}}},func.func(canonicalize),", threads.unwrap_or(0)),
        ),
    };
    let keep = if aims.keep_buffers { "{keep-buffers=true}" } else { "" };
    let fast = if aims.fast_math { ",set-fast-math-flags" } else { "" };
    let print = if aims.c_library { "" } else { "{use-runtime=true}" };
    let memory = if aims.c_library { "" } else { "{use-generic-functions=true}" };
    let (loops, small, past) =
        if aims.optimize { (FUSE_AND_ORDER, SHRINK, PAST_THE_CACHES) } else { ("", "", "") };
    vec![
        (Level::CanonicalToy, "toy.func(canonicalize)".to_owned()),
        (Level::OptimizedToy, INFER_SHAPES.to_owned()),
        (Level::OptimizedToy, "symbol-dce,toy.func(canonicalize,cse)".to_owned()),
        (Level::Affine, format!("convert-toy-to-affine{keep}{fast}{loops}{parallelize}")),
        (
            Level::ControlFlow,
            format!(
                "{small}split-large-functions,lower-toy-print{print},lower-affine,{past}{share}convert-scf-to-cf"
            ),
        ),
        (Level::Llvm, format!("convert-to-llvm{memory},convert-openmp-to-gomp")),
    ]
}

/// The text of the pipeline from a generated module to a level.
///
/// ```
/// use toyc::pipeline::{Aims, Level, text};
/// assert_eq!(text(Level::Toy, Aims::default()), "builtin.module()");
/// assert_eq!(text(Level::CanonicalToy, Aims::default()), "builtin.module(toy.func(canonicalize))");
/// assert!(text(Level::Affine, Aims::default()).ends_with("convert-toy-to-affine)"));
/// assert!(text(Level::Affine, Aims { optimize: true, ..Aims::default() }).contains("affine-loop-order"));
/// ```
pub fn text(to: Level, aims: Aims) -> String {
    between(Level::Toy, to, aims)
}

/// The text of the pipeline from one level to another.
pub(crate) fn between(above: Level, to: Level, aims: Aims) -> String {
    let is_on_the_way = |level| level > above && level <= to && (level != Level::CanonicalToy || level == to);
    let steps = steps(aims).into_iter().filter(|(level, _)| is_on_the_way(*level));
    let steps: Vec<String> = steps.map(|(_, passes)| passes).collect();
    format!("builtin.module({})", steps.join(","))
}

/// The pass manager for a pipeline of this module.
fn manager(text: &str) -> PassManager {
    let pipeline = OpPipeline::parse(&passes(), text);
    PassManager::from_pipeline(pipeline.expect("the built-in pipelines name registered passes"))
}

/// Every error in the shapes of a module, which may be invalid because of them and must not be used afterwards.
pub fn shape_errors(cx: &Context, module: &mut Module) -> Vec<Diag> {
    let mut manager = manager(&format!("builtin.module({INFER_SHAPES})"));
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
    let mut manager = manager(&between(from, to, aims));
    manager.config = config;
    manager.run(cx, module)
}

/// The text of a module with the pipeline that lowers it to a level, to reproduce a failure.
pub fn reproducer(cx: &Context, module: &Module, to: Level, aims: Aims, config: PassConfig) -> String {
    let mut manager = manager(&text(to, aims));
    manager.config = config;
    manager.reproducer(cx, module)
}
