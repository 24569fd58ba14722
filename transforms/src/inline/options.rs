//! What the inliner may be told.

use mlir::pass::{OpPipeline, PassOption, PassOptions, list_option};

use crate::canonicalize::Canonicalize;

/// The options of the pass.
pub(super) const OPTIONS: &[PassOption] = &[
    PassOption {
        name: "default-pipeline",
        summary: "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline",
        default: "canonicalize",
    },
    PassOption {
        name: "inlining-threshold",
        summary: "Callees are inlined if their operations are at most this percentage of the caller's",
        default: "4294967295",
    },
    PassOption {
        name: "max-callee-operations",
        summary: "Callees are inlined if they have at most so many operations",
        default: "18446744073709551615",
    },
    PassOption {
        name: "max-iterations",
        summary: "Maximum number of iterations when inlining within an SCC",
        default: "4",
    },
    PassOption {
        name: "op-pipelines",
        summary: "Callable operation specific optimizer pipelines: func.func(canonicalize),llvm.func(cse)",
        default: "",
    },
];

/// What callables are put through before calls in them are inlined.
pub struct Pipelines {
    /// For callables of any kind, with its text.
    default: (String, OpPipeline),
    /// For callables of a kind of their own, if given.
    own: Option<Vec<OpPipeline>>,
}

impl Default for Pipelines {
    /// Canonicalization.
    fn default() -> Self {
        let mut pipeline = OpPipeline::new("any");
        pipeline.add(Box::new(Canonicalize::default()));
        Pipelines { default: ("canonicalize".to_owned(), pipeline), own: None }
    }
}

impl Pipelines {
    /// The pipeline for callables of this name, if there is something in it.
    pub(super) fn of(&self, name: &str) -> Option<&OpPipeline> {
        let mut own = self.own.iter().flatten();
        let found = own.find(|p| !p.is_empty() && p.anchor() == Some(name)).unwrap_or(&self.default.1);
        (!found.is_empty()).then_some(found)
    }
}

/// What the inliner does.
pub struct InlineOptions {
    /// What callables are put through before and after inlining into them.
    pub pipelines: Pipelines,
    /// Callees are inlined if their operations are at most this percentage of the caller's; `u32::MAX` for all.
    pub threshold: u32,
    /// Callees are inlined if they have at most so many operations, or nothing but one call refers to them. With a
    /// limit the result is linear in the size of the input.
    pub max_callee_operations: u64,
    /// How often calls in one callable are looked at.
    pub max_iterations: u32,
}

impl Default for InlineOptions {
    fn default() -> Self {
        let (threshold, max_callee_operations) = (u32::MAX, u64::MAX);
        InlineOptions { pipelines: Pipelines::default(), threshold, max_callee_operations, max_iterations: 4 }
    }
}

impl InlineOptions {
    pub(super) fn from_pass_options(options: &PassOptions) -> Result<Self, String> {
        let mut pipelines = Pipelines::default();
        if let Some(pipeline) = options.elements("default-pipeline")? {
            let text = options.text("default-pipeline").unwrap_or_default();
            pipelines.default = (text.to_owned(), pipeline);
        }
        pipelines.own = options.pipelines("op-pipelines")?;
        Ok(InlineOptions {
            pipelines,
            threshold: options.value("inlining-threshold", u32::MAX)?,
            max_callee_operations: options.value("max-callee-operations", u64::MAX)?,
            max_iterations: options.value("max-iterations", 4)?,
        })
    }

    /// The options as a pipeline prints them.
    pub(super) fn shown(&self) -> Vec<(&'static str, String)> {
        let pipelines = match &self.pipelines.own {
            Some(own) if own.is_empty() => ("op-pipelines", "{}".to_owned()),
            own => list_option("op-pipelines", own.as_deref().unwrap_or_default()),
        };
        let mut options = vec![
            ("default-pipeline", self.pipelines.default.0.clone()),
            ("inlining-threshold", self.threshold.to_string()),
            ("max-iterations", self.max_iterations.to_string()),
            pipelines,
        ];
        // Not one of MLIR's.
        if self.max_callee_operations != u64::MAX {
            options.push(("max-callee-operations", self.max_callee_operations.to_string()));
        }
        options
    }
}
