//! The options of the inliner that are pipelines.

use mlir::pass::{OpPipeline, OptionKind, PassOptions, Scalar, list_option, text_option};

use crate::passes::{Canonicalize, InlineOptions};

impl InlineOptions {
    /// The pipeline to run on callables with this operation name before and after inlining into them, if it is not
    /// empty.
    pub(super) fn pipeline_for(&self, name: &str) -> Option<&OpPipeline> {
        let mut own = self.op_pipelines.0.iter().flatten();
        let own = own.find(|p| !p.is_empty() && p.anchor() == Some(name));
        let found = own.unwrap_or(&self.default_pipeline.pipeline);
        (!found.is_empty()).then_some(found)
    }

    /// Every pipeline in the options.
    pub(super) fn pipelines(&self) -> impl Iterator<Item = &OpPipeline> {
        std::iter::once(&self.default_pipeline.pipeline).chain(self.op_pipelines.0.iter().flatten())
    }
}

/// The passes that run on a callable before and after calls in it are inlined. By default it is canonicalized.
///
/// ```
/// use transforms::{CalleePipeline, Cse, Inline, InlineOptions};
///
/// let default_pipeline = CalleePipeline::new(|passes| passes.add(Cse));
/// let inline = Inline::new(InlineOptions { default_pipeline, ..InlineOptions::default() });
/// assert_eq!(inline.options.default_pipeline.text(), "cse");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct CalleePipeline {
    text: String,
    pipeline: OpPipeline,
}

impl CalleePipeline {
    /// The passes that `add` adds, for operations of any kind.
    pub fn new(add: impl FnOnce(&mut OpPipeline) -> &mut OpPipeline) -> Self {
        let mut pipeline = OpPipeline::new("any");
        add(&mut pipeline);
        CalleePipeline { text: pipeline.elements(), pipeline }
    }

    /// No passes.
    pub fn none() -> Self {
        Self::new(|pipeline| pipeline)
    }

    /// The text of the passes, as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Default for CalleePipeline {
    /// Canonicalization, which MLIR prints without its options.
    fn default() -> Self {
        let canonicalized = Self::new(|pipeline| pipeline.add(Canonicalize::default()));
        CalleePipeline { text: "canonicalize".to_owned(), ..canonicalized }
    }
}

impl OptionKind<CalleePipeline> for CalleePipeline {
    fn read(given: &PassOptions, name: &str) -> Result<Option<CalleePipeline>, String> {
        let text = given.text(name).unwrap_or_default().to_owned();
        Ok(given.elements(name)?.map(|pipeline| CalleePipeline { text, pipeline }))
    }

    fn show(name: &'static str, value: &CalleePipeline) -> Option<(&'static str, String)> {
        Some(text_option(name, &value.text))
    }
}

/// Pipelines that each replace the default one for the operation that they are for; `None` if there is no such option.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct OpPipelines(pub Option<Vec<OpPipeline>>);

impl OptionKind<OpPipelines> for OpPipelines {
    fn read(given: &PassOptions, name: &str) -> Result<Option<OpPipelines>, String> {
        Ok(given.pipelines(name)?.map(|given| OpPipelines(Some(given))))
    }

    /// As in MLIR, an empty list is shown if it was given.
    fn show(name: &'static str, value: &OpPipelines) -> Option<(&'static str, String)> {
        Some(match &value.0 {
            Some(given) if given.is_empty() => (name, "{}".to_owned()),
            given => list_option(name, given.as_deref().unwrap_or_default()),
        })
    }
}

/// Reads and prints a limit that MLIR's inliner lacks, so it is shown only if it was set.
pub(crate) struct OwnLimit;

impl OptionKind<u64> for OwnLimit {
    fn read(given: &PassOptions, name: &str) -> Result<Option<u64>, String> {
        Scalar::read(given, name)
    }

    fn show(name: &'static str, value: &u64) -> Option<(&'static str, String)> {
        (*value != u64::MAX).then(|| (name, value.to_string()))
    }
}
