//! The printing half of the textual form: types, attributes and operations as `mlir-opt` writes them.

use std::fmt;

use crate::attributes::Attr;
use crate::context::Context;
use crate::ir::{Module, OpRef};
use crate::types::Type;

/// How operations are printed; the names are those of MLIR's `OpPrintingFlags`.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// Print every operation in the generic form.
    pub generic: bool,
    /// Print locations.
    pub debuginfo: bool,
    /// Print locations in a form for people rather than for the parser.
    pub pretty_debuginfo: bool,
    /// Print without aliases, so that every line stands for itself.
    pub local_scope: bool,
    /// The caller vouches for the IR: custom forms are used without verification.
    pub assume_verified: bool,
    /// Elide element lists with more elements than this.
    pub elide_elements_larger: Option<usize>,
    /// Print element lists with more elements than this as one hexadecimal string.
    pub hex_elements_larger: Option<usize>,
    /// Print `{...}` for regions.
    pub skip_regions: bool,
    /// Print the users of each value in comments.
    pub value_users: bool,
    /// Name values after their name locations.
    pub use_nameloc_as_prefix: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions {
            generic: false,
            debuginfo: false,
            pretty_debuginfo: false,
            local_scope: false,
            assume_verified: false,
            elide_elements_larger: None,
            hex_elements_larger: Some(100),
            skip_regions: false,
            value_users: false,
            use_nameloc_as_prefix: false,
        }
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

/// Prints types and attributes.
pub struct Printer<'a> {
    cx: &'a Context,
    out: String,
}

impl<'a> Printer<'a> {
    /// The context.
    pub fn cx(&self) -> &'a Context {
        self.cx
    }

    /// Appends text as it is.
    pub fn write_text(&mut self, text: &str) {
        self.out.push_str(text);
    }
}

impl fmt::Write for Printer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.push_str(text);
        Ok(())
    }
}

/// What custom printers of operations write to.
pub struct OpPrinter<'a> {
    #[allow(dead_code, reason = "the printer follows")]
    inner: Printer<'a>,
}

/// The text of a type.
pub fn type_to_string(_cx: &Context, _ty: Type) -> String {
    String::new()
}

/// The text of an attribute.
pub fn attr_to_string(_cx: &Context, _attr: Attr) -> String {
    String::new()
}

/// The text of a module, ending in a newline.
pub fn print_module(_cx: &Context, _module: &Module, _options: &PrintOptions) -> String {
    String::new()
}

/// The text of an operation, without a newline at the end.
pub fn print_op(_op: OpRef<'_>, _options: &PrintOptions) -> String {
    String::new()
}
