//! The stages of a compilation over a module: which passes lead from one level to the next.

use mlir::pass::{Failure, OpPipeline, PassConfig, PassManager, Report};
use mlir::{Context, Diag, Module};

/// How far a module is lowered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The toy dialect, as generated or read.
    Toy,
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

/// The passes that infer all shapes and find the errors in them. Small functions are inlined, others are copied for the
/// shapes that they are called with. Structs are gone once functions pass their elements.
const INFER_SHAPES: &str =
    "inline{default-pipeline= max-callee-operations=64},toy-scalarize-structs,toy-specialize";

/// The passes to each level from the one before, in the syntax of pipelines. Errors in shapes are found before
/// operations are simplified, so that none is missed and each is at its place in the source.
const STEPS: [(Level, &str); 5] = [
    (Level::OptimizedToy, INFER_SHAPES),
    (Level::OptimizedToy, "symbol-dce,toy.func(canonicalize,cse)"),
    (Level::Affine, "convert-toy-to-affine"),
    (Level::ControlFlow, "split-large-functions,lower-toy-print,lower-affine,convert-scf-to-cf"),
    (Level::Llvm, "convert-to-llvm"),
];

/// The text of the pipeline from a generated module to a level.
///
/// ```
/// use toyc::pipeline::{Level, text};
/// assert_eq!(text(Level::Toy), "builtin.module()");
/// assert!(text(Level::Affine).ends_with("convert-toy-to-affine)"));
/// ```
pub fn text(to: Level) -> String {
    let steps: Vec<&str> =
        STEPS.iter().filter(|(level, _)| *level <= to).map(|(_, passes)| *passes).collect();
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

/// Lowers a module to a level. Operations of lower levels stay as they are.
///
/// # Errors
/// The diagnostics of the pass that failed.
pub fn lower(
    cx: &Context,
    module: &mut Module,
    to: Level,
    config: PassConfig,
) -> Result<Report, Box<Failure>> {
    let mut manager = manager(&text(to));
    manager.config = config;
    manager.run(cx, module)
}

/// The text of a module with the pipeline that lowers it to a level, to reproduce a failure.
pub fn reproducer(cx: &Context, module: &Module, to: Level, config: PassConfig) -> String {
    let mut manager = manager(&text(to));
    manager.config = config;
    manager.reproducer(cx, module)
}
