//! The printing half of the textual form: types, attributes and operations as `mlir-opt` writes them.
//!
//! A module is printed in up to two walks: the first only *collects* what gets an alias (`#map`, `#loc`), by running the
//! same code with the text thrown away; the second prints. The operations of the outermost region are handed on in
//! pieces, which several threads print (`pieces`). Names of values are assigned before a piece is printed, region by
//! region, into tables indexed by entity number (`names`).

mod affine;
mod aliases;
mod attributes;
mod data;
mod floats;
mod format;
mod locations;
mod names;
mod op;
mod pieces;
mod properties;
mod region;
mod resources;
mod shown;
#[cfg(test)]
mod tests;
mod text;
mod types;

use std::sync::Arc;
use std::{fmt, io};

use rustc_hash::FxHashMap;

use crate::attributes::Attr;
use crate::context::{Context, Ident};
use crate::ir::{Module, OpRef};
use crate::location::Loc;
use crate::types::Type;

pub use op::OpPrinter;
pub(crate) use shown::show_ops;
pub use text::{is_bare_identifier, quote};

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
enum Elision {
    /// Always.
    Never,
    /// Unless it is i64 or f64.
    May,
    /// Never.
    Must,
}

/// Prints types and attributes; what dialect hooks write to.
pub struct Printer<'a> {
    cx: &'a Context,
    out: String,
    options: PrintOptions,
    aliases: Arc<aliases::Aliases>,
    /// Keys of the blobs that were referred to, in order.
    resources: Vec<Ident>,
    /// The numbers of distinct attributes, in the order in which they were printed.
    distinct: FxHashMap<Attr, usize>,
    /// Set while aliases are collected; nothing is written then.
    collector: Option<Box<aliases::Collector>>,
}

impl<'a> Printer<'a> {
    fn new(cx: &'a Context, options: &PrintOptions) -> Self {
        Printer {
            cx,
            out: String::new(),
            options: options.clone(),
            aliases: Arc::default(),
            resources: Vec::new(),
            distinct: FxHashMap::default(),
            collector: None,
        }
    }

    /// The context.
    pub fn cx(&self) -> &'a Context {
        self.cx
    }

    /// Appends text as it is.
    #[inline]
    pub fn write_text(&mut self, text: &str) {
        if self.collector.is_none() {
            self.out.push_str(text);
        }
    }

    #[inline]
    fn write_char(&mut self, c: char) {
        if self.collector.is_none() {
            self.out.push(c);
        }
    }

    fn write_number(&mut self, number: impl fmt::Display) {
        if self.collector.is_none() {
            let _ = fmt::Write::write_fmt(&mut self.out, format_args!("{number}"));
        }
    }

    /// True while nothing is printed because aliases are collected.
    fn collecting(&self) -> bool {
        self.collector.is_some()
    }

    /// Calls `each` for every item, with a comma and a space between.
    pub(crate) fn separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut each: impl FnMut(&mut Self, T),
    ) {
        for (i, item) in items.into_iter().enumerate() {
            if i != 0 {
                self.write_text(", ");
            }
            each(self, item);
        }
    }
}

impl fmt::Write for Printer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write_text(text);
        Ok(())
    }
}

/// The text of a type, without aliases.
pub fn type_to_string(cx: &Context, ty: Type) -> String {
    let mut p = Printer::new(cx, &PrintOptions::default());
    p.ty(ty);
    p.out
}

/// The text of an attribute, without aliases.
pub fn attr_to_string(cx: &Context, attr: Attr) -> String {
    let mut p = Printer::new(cx, &PrintOptions::default());
    p.attr(attr);
    p.out
}

/// The text of a location, `loc(...)`, without aliases.
pub fn loc_to_string(cx: &Context, loc: Loc) -> String {
    let mut p = Printer::new(cx, &PrintOptions::default());
    p.location(loc);
    p.out
}

/// The text of a module with the definitions of its aliases, ending in a newline.
pub fn print_module(cx: &Context, module: &Module, options: &PrintOptions) -> String {
    let mut out = String::new();
    let sink = &mut |piece: String| match out.is_empty() {
        true => out = piece,
        false => out.push_str(&piece),
    };
    op::print_top_level(module.op(cx), &module.external_resources, options, sink);
    out
}

/// Writes the text that [`print_module`] gives, without ever holding all of it.
///
/// # Errors
/// The first error of `to`; nothing is written after it.
pub fn write_module(
    cx: &Context,
    module: &Module,
    options: &PrintOptions,
    to: &mut (dyn io::Write + Send),
) -> io::Result<()> {
    let mut result = Ok(());
    let sink = &mut |piece: String| {
        if result.is_ok() {
            result = to.write_all(piece.as_bytes());
        }
    };
    op::print_top_level(module.op(cx), &module.external_resources, options, sink);
    result
}

/// The text of an operation, without a newline at the end; with definitions of aliases if nothing is around it.
pub fn print_op(op: OpRef<'_>, options: &PrintOptions) -> String {
    op::print_op(op, options)
}
