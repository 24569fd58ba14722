//! Options of the printer.

/// Options of the printer; the names are those of MLIR's `OpPrintingFlags`.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// Print every operation in the generic form.
    pub generic: bool,
    /// Print locations.
    pub debuginfo: bool,
    /// Print locations in a readable form rather than for the parser.
    pub pretty_debuginfo: bool,
    /// Print without aliases, so that each line is self-contained.
    pub local_scope: bool,
    /// Use custom forms without verifying the IR first.
    pub assume_verified: bool,
    /// Elide element lists with more elements than this.
    pub elide_elements_larger: Option<usize>,
    /// Omit resources whose printed value has more characters than this.
    pub elide_resource_strings_larger: Option<usize>,
    /// Print element lists with more elements than this as one hexadecimal string.
    pub hex_elements_larger: Option<usize>,
    /// Print `{...}` for regions.
    pub skip_regions: bool,
    /// Print the users of each value in comments.
    pub value_users: bool,
    /// Name values after their name locations.
    pub use_nameloc_as_prefix: bool,
    /// Number values through sibling regions; the generic form always does.
    pub unique_ssa_ids: bool,
    /// Print the isolated operations of a large module on several threads; the text is the same.
    pub threads: bool,
}

impl PrintOptions {
    /// The defaults of `mlir-opt`.
    pub const DEFAULT: PrintOptions = PrintOptions {
        generic: false,
        debuginfo: false,
        pretty_debuginfo: false,
        local_scope: false,
        assume_verified: false,
        elide_elements_larger: None,
        elide_resource_strings_larger: None,
        hex_elements_larger: Some(100),
        skip_regions: false,
        value_users: false,
        use_nameloc_as_prefix: false,
        unique_ssa_ids: false,
        threads: true,
    };
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The parts of a region that a custom printer prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionStyle {
    /// Print the arguments of the entry block.
    pub entry_args: bool,
    /// Print terminators of the blocks.
    pub terminators: bool,
    /// Print the label of an entry block that is empty.
    pub empty_block: bool,
}

impl Default for RegionStyle {
    fn default() -> Self {
        RegionStyle { entry_args: true, terminators: true, empty_block: false }
    }
}

/// Whether the type of a typed attribute is omitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Elision {
    /// The type is always printed.
    Never,
    /// The type is omitted if it is i64 or f64.
    May,
    /// The type is never printed.
    Must,
}
