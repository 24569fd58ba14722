//! The options of `one-shot-bufferize`.

use mlir::pass::{OptionKind, PassOptions};
use mlir::{Attr, Type, TypeRef};

use super::types;

/// The layout of buffers about which nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layout {
    /// As it is found; dynamic for arguments.
    Inferred,
    /// In row-major order, without gaps.
    Identity,
    /// Any offset and strides.
    #[default]
    FullyDynamic,
}

impl Layout {
    /// The buffer type for a tensor.
    pub(super) fn of(self, tensor: TypeRef<'_>, memory_space: Option<Attr>) -> Type {
        match self {
            Layout::Identity => types::with_identity_layout(tensor, memory_space),
            Layout::Inferred | Layout::FullyDynamic => types::with_dynamic_layout(tensor, memory_space),
        }
    }
}

/// Where the memory space of a buffer comes from if nothing else decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MemorySpace {
    /// The default one.
    #[default]
    Default,
    /// Nowhere: that is an error.
    MustBeInferred,
    /// The encoding of the tensor's type.
    Encoding,
}

/// The order in which operations are analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Heuristic {
    /// From the last to the first.
    #[default]
    BottomUp,
    /// From the first to the last.
    TopDown,
    /// First what leads to the ends of regions.
    BottomUpFromTerminators,
    /// In an order that depends on a seed.
    Fuzzer(u32),
}

/// How tensors become buffers.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Whether loops may yield new buffers.
    pub allow_return_allocs_from_loops: bool,
    /// Whether operations may stay.
    pub allow_unknown_ops: bool,
    /// The order of the analysis.
    pub heuristic: Heuristic,
    /// Whether signatures, calls and returns are bufferized.
    pub bufferize_function_boundaries: bool,
    /// Whether a buffer is not shared between the threads of a parallel region.
    pub check_parallel_regions: bool,
    /// Whether everything that is written to is copied, without analysis.
    pub copy_before_write: bool,
    /// The only dialects to bufferize; all if it is empty.
    pub dialect_filter: Vec<String>,
    /// Whether sets of aliases are shown as attributes.
    pub dump_alias_sets: bool,
    /// The functions without analysis.
    pub no_analysis_func_filter: Vec<String>,
    /// The layouts of signatures.
    pub function_layout: Layout,
    /// The memory space of what is not known.
    pub memory_space: MemorySpace,
    /// Whether the IR only gets the results of the analysis, as attributes.
    pub test_analysis_only: bool,
    /// Whether conflicts are shown as attributes.
    pub print_conflicts: bool,
    /// The layouts of what is not known.
    pub unknown_layout: Layout,
    /// The alignment of new buffers; 0 for none.
    pub buffer_alignment: u64,
}

impl Options {
    /// Whether operations of a dialect are bufferized.
    pub(super) fn allows(&self, dialect: &str) -> bool {
        let is_boundary = dialect == dialects::func::DIALECT.name;
        (self.bufferize_function_boundaries || !is_boundary)
            && (self.dialect_filter.is_empty() || self.dialect_filter.iter().any(|name| name == dialect))
    }
}

/// Reads and prints layouts.
pub(crate) struct Layouts;

impl Layouts {
    const NAMES: [(&str, Layout); 3] = [
        ("infer-layout-map", Layout::Inferred),
        ("identity-layout-map", Layout::Identity),
        ("fully-dynamic-layout-map", Layout::FullyDynamic),
    ];
}

impl OptionKind<Layout> for Layouts {
    fn read(given: &PassOptions, name: &str) -> Result<Option<Layout>, String> {
        let Some(text) = given.text(name) else { return Ok(None) };
        let layout = Self::NAMES.iter().find(|(name, _)| *name == text).map(|(_, layout)| *layout);
        let names = Self::NAMES.map(|(name, _)| name).join(", ");
        let wrong = || format!("option '{name}' must be one of {names}, but got '{text}'");
        layout.map(Some).ok_or_else(wrong)
    }

    fn show(name: &'static str, value: &Layout) -> Option<(&'static str, String)> {
        Self::NAMES.iter().find(|(_, layout)| layout == value).map(|(text, _)| (name, (*text).to_owned()))
    }
}
