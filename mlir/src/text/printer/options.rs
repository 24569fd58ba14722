//! How operations are printed.

/// How operations are printed; the names are those of MLIR's `OpPrintingFlags`.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// Print every operation in the generic form.
    pub generic: bool,
    /// Print locations.
    pub debuginfo: bool,
    /// Print locations in a readable form rather than for the parser.
    pub pretty_debuginfo: bool,
    /// Print without aliases, so that every line stands for itself.
    pub local_scope: bool,
    /// The caller vouches for the IR: custom forms are used without verification.
    pub assume_verified: bool,
    /// Elide element lists with more elements than this.
    pub elide_elements_larger: Option<usize>,
    /// Leave out resources whose value, as it is printed, has more characters than this.
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
    /// As `mlir-opt` prints without any option.
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

/// What of a region a custom printer wants to see.
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

/// Whether a typed attribute says its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Elision {
    /// Always.
    Never,
    /// Unless it is i64 or f64.
    May,
    /// Never.
    Must,
}
