//! The options of the inliner.

use mlir::pass::{OpPipeline, OptionKind, PassOptions, Scalar, list_option, text_option};
use mlir::pass_options;

use crate::canonicalize::Canonicalize;

pass_options! {
    /// The options of the inliner.
    pub struct InlineOptions {
        /// The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline
        "default-pipeline" => default_pipeline: WrittenPipeline as Written = WrittenPipeline::default(),
        /// Callees are inlined if their operations are at most this percentage of the caller's
        "inlining-threshold" => threshold: u32 as Scalar = u32::MAX,
        /// Maximum number of iterations when inlining within an SCC
        "max-iterations" => max_iterations: u32 as Scalar = 4,
        /// Callable operation specific optimizer pipelines: func.func(canonicalize),llvm.func(cse)
        "op-pipelines" => op_pipelines: Option<Vec<OpPipeline>> as PerOperation = None,
        /// Inline only callees with at most this many operations
        "max-callee-operations" => max_callee_operations: u64 as OwnLimit = u64::MAX,
    }
}

impl InlineOptions {
    /// The pipeline to run on callables with this operation name before and after inlining into them, if it is not
    /// empty.
    pub(super) fn pipeline_for(&self, name: &str) -> Option<&OpPipeline> {
        let mut own = self.op_pipelines.iter().flatten();
        let own = own.find(|p| !p.is_empty() && p.anchor() == Some(name));
        let found = own.unwrap_or(&self.default_pipeline.pipeline);
        (!found.is_empty()).then_some(found)
    }
}

/// A pipeline with its text.
pub(crate) struct WrittenPipeline {
    text: String,
    pipeline: OpPipeline,
}

impl Default for WrittenPipeline {
    /// The default is canonicalization.
    fn default() -> Self {
        let mut pipeline = OpPipeline::new("any");
        pipeline.add(Box::new(Canonicalize::default()));
        WrittenPipeline { text: "canonicalize".to_owned(), pipeline }
    }
}

/// The kind of an option that is a list of pipeline elements, printed as it was written.
struct Written;

impl OptionKind<WrittenPipeline> for Written {
    fn read(given: &PassOptions, name: &str) -> Result<Option<WrittenPipeline>, String> {
        let text = given.text(name).unwrap_or_default().to_owned();
        Ok(given.elements(name)?.map(|pipeline| WrittenPipeline { text, pipeline }))
    }

    fn show(name: &'static str, value: &WrittenPipeline) -> Option<(&'static str, String)> {
        Some(text_option(name, &value.text))
    }
}

/// The kind of an option that is a list of pipelines, each for one kind of callable.
struct PerOperation;

impl OptionKind<Option<Vec<OpPipeline>>> for PerOperation {
    fn read(given: &PassOptions, name: &str) -> Result<Option<Option<Vec<OpPipeline>>>, String> {
        given.pipelines(name).map(|given| given.map(Some))
    }

    /// As in MLIR, an empty list is shown if it was given.
    fn show(name: &'static str, value: &Option<Vec<OpPipeline>>) -> Option<(&'static str, String)> {
        Some(match value {
            Some(given) if given.is_empty() => (name, "{}".to_owned()),
            given => list_option(name, given.as_deref().unwrap_or_default()),
        })
    }
}

/// The kind of a limit that MLIR's inliner lacks, so it is shown only if it was set.
struct OwnLimit;

impl OptionKind<u64> for OwnLimit {
    fn read(given: &PassOptions, name: &str) -> Result<Option<u64>, String> {
        Scalar::read(given, name)
    }

    fn show(name: &'static str, value: &u64) -> Option<(&'static str, String)> {
        (*value != u64::MAX).then(|| (name, value.to_string()))
    }
}
