//! The options of the pass.

use std::fmt;
use std::str::FromStr;

use mlir::pass::{Flag, Scalar};
use mlir::pass_options;

pass_options! {
    /// The options of the pass.
    #[derive(Clone, PartialEq, Debug)]
    pub(super) struct FusionOptions {
        /// Fractional increase in additional computation tolerated while fusing
        "compute-tolerance" => compute_tolerance: f64 as Scalar = 0.3,
        /// Faster memory space number to promote fusion buffers to
        "fast-mem-space" => fast_mem_space: u32 as Scalar = 0,
        /// Threshold size (KiB) for promoting local buffers to fast memory space
        "local-buf-threshold" => local_buf_threshold: u64 as Scalar = 0,
        /// Enables maximal loop fusion
        "maximal" => maximal: bool as Flag = false,
        /// fusion mode to attempt
        "mode" => mode: FusionMode as Scalar = FusionMode::Greedy,
    }
}

/// Which nests are fused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FusionMode {
    /// Producers with consumers, and siblings.
    Greedy,
    /// Producers with consumers.
    Producer,
    /// Nests that read the same memory.
    Sibling,
}

impl FusionMode {
    const NAMES: [(&'static str, FusionMode); 3] = [
        ("greedy", FusionMode::Greedy),
        ("producer", FusionMode::Producer),
        ("sibling", FusionMode::Sibling),
    ];
}

impl FromStr for FusionMode {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::NAMES.iter().find(|(name, _)| *name == text);
        found.map(|&(_, mode)| mode).ok_or_else(|| format!("no fusion mode `{text}`"))
    }
}

impl fmt::Display for FusionMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Self::NAMES.iter().find(|(_, mode)| mode == self).map_or("", |(name, _)| name);
        f.write_str(name)
    }
}
