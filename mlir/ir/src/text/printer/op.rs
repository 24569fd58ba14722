//! Prints operations: results, the generic form, and the methods for custom printers.

use std::fmt;
use std::sync::Arc;

use super::collector::{Aliases, Collector};
use super::names::Names;
use super::options::{PrintOptions, RegionStyle};
use super::output::{Overflow, Sink};
use super::state::Printer;
use crate::definitions::op::{OpDef, Traits};
use crate::interfaces::OpAsmOpInterface;
use crate::ir::entities::{Block, Value};
use crate::ir::resources::ResourceGroup;
use crate::ir::view::{OpRef, RegionRef};
use crate::values::affine::kind::{AffineExpr, AffineExprKind, AffineMap};
use crate::values::attr_kind::AttrKind;
use crate::values::context::{Context, TypeRef};
use crate::values::ids::{Attr, Loc, Type};

pub(super) const INDENT: usize = 2;

/// As many spaces as most indentations need.
const SPACES: &str = "                                ";

/// The printer for custom printers of operations.
///
/// Values and blocks passed to it must belong to the body that holds the operation being printed, except for arguments
/// of the regions of an isolated operation, which [`OpPrinter::region_argument_with`] takes.
pub struct OpPrinter<'a> {
    pub(super) inner: Printer<'a>,
    pub(super) names: Names<'a>,
    /// The tables of the body that holds the operation being printed.
    pub(super) body: usize,
    /// The tables of the operation's own body, if it is isolated.
    pub(super) nested: Option<usize>,
    pub(super) indent: usize,
    /// For each enclosing region, the dialect whose prefix is omitted.
    pub(super) default_dialects: Vec<&'static str>,
    /// The receiver of the text of the outermost operations, until their region is printed.
    pub(super) pieces: Option<Sink<'a>>,
    /// The receiver of parts of a piece that is still being printed.
    pub(super) overflow: Option<Overflow<'a>>,
    /// If requested: where each operation begins, and its location.
    pub(super) marks: Option<Vec<(usize, Loc)>>,
    /// Whether only operations that are well-formed by themselves get the custom form.
    pub(super) checks: bool,
}

impl fmt::Write for OpPrinter<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.inner.write_text(text);
        Ok(())
    }
}

/// The options, with the generic form for a malformed operation, since custom printers rely on verified IR; and a
/// comment that says so.
pub(super) fn checked(op: OpRef<'_>, options: &PrintOptions) -> (PrintOptions, String) {
    let good = options.generic || options.assume_verified || crate::verifier::errors(op, true).is_empty();
    let comment = if good {
        String::new()
    } else {
        format!("// '{}' failed to verify and will be printed in generic form\n", op.name())
    };
    (PrintOptions { generic: options.generic || !good, assume_verified: true, ..options.clone() }, comment)
}

/// Prints a top-level operation: aliases first, deferrable ones last. The text goes to `sink` in pieces.
pub(super) fn print_top_level(
    op: OpRef<'_>,
    external: &[ResourceGroup],
    options: &PrintOptions,
    sink: &mut (dyn FnMut(String) + Send),
) {
    let (options, comment) = checked(op, options);
    let options = &options;
    let mut p = OpPrinter::new(op, Names::around_isolated(op, options), options);
    p.inner.aliases = aliases_of(op, options);
    p.write_text(&comment);
    p.inner.alias_definitions(false);
    p.pieces = Some(sink);
    p.operation(op);
    p.inner.out.push('\n');
    if !options.local_scope {
        // A file's metadata is printed only with the file.
        p.inner.alias_definitions(true);
        p.inner.metadata(external);
    }
    let out = p.inner.out;
    if let Some(sink) = p.pieces {
        sink(out);
    }
}

/// The aliases that are defined before a top-level operation.
pub(super) fn aliases_of(op: OpRef<'_>, options: &PrintOptions) -> Arc<Aliases> {
    let collector = Collector::new(op.cx());
    let collects =
        !options.local_scope && (options.debuginfo || collector.is_needed(op.cx(), options.threads));
    if collects {
        let mut p = OpPrinter::new(op, Names::unnumbered(op), options);
        p.inner.collector = Some(Box::new(collector));
        p.operation(op);
        if let Some(collector) = p.inner.collector {
            return Arc::new(collector.finish());
        }
    }
    Arc::default()
}

/// Prints an operation; enclosing operations, if any, determine the names of values.
pub(super) fn print_op(op: OpRef<'_>, options: &PrintOptions) -> String {
    if op.block().is_none() && op.parent_op().is_none() && !options.local_scope {
        let mut out = String::new();
        print_top_level(op, &[], options, &mut |piece| out.push_str(&piece));
        out.truncate(out.trim_end_matches('\n').len());
        return out;
    }
    let (options, comment) = checked(op, options);
    comment + &OpPrinter::new(op, scope_names(op, &options), &options).alone(op)
}

/// The names in the scope in which an operation is printed: everything, or with `local_scope` the isolated operation
/// around it.
pub(super) fn scope_names<'a>(op: OpRef<'a>, options: &PrintOptions) -> Names<'a> {
    let mut scope = op;
    while !(options.local_scope && scope.has_trait(Traits::ISOLATED_FROM_ABOVE)) {
        match scope.parent_op() {
            Some(parent) => scope = parent,
            None => break,
        }
    }
    match scope.block() {
        Some(_) if scope.parent_op().is_none() => Names::of_body(op.cx(), scope.body(), options),
        _ => Names::of_op(scope, options),
    }
}

impl<'a> OpPrinter<'a> {
    pub(super) fn new(op: OpRef<'a>, names: Names<'a>, options: &PrintOptions) -> Self {
        let body = names.index_of(op.body()).unwrap_or(0);
        OpPrinter { body, ..OpPrinter::of(Printer::new(op.cx(), options), names) }
    }

    /// A printer for the first body with names, without indentation.
    pub(super) fn of(inner: Printer<'a>, names: Names<'a>) -> Self {
        OpPrinter {
            inner,
            names,
            body: 0,
            nested: None,
            indent: 0,
            default_dialects: vec!["builtin"],
            pieces: None,
            overflow: None,
            marks: None,
            checks: false,
        }
    }

    /// The text of an operation of the printer's body.
    pub(super) fn alone(&mut self, op: OpRef<'a>) -> String {
        self.operation(op);
        std::mem::take(&mut self.inner.out)
    }

    /// The context of the types and attributes.
    pub fn cx(&self) -> &'a Context {
        self.inner.cx
    }

    #[inline]
    pub(super) fn collecting(&self) -> bool {
        self.inner.collecting()
    }

    /// Appends text verbatim.
    #[inline]
    pub fn write_text(&mut self, text: &str) {
        self.inner.write_text(text);
    }

    // Parts of operations.

    /// Prints a number.
    pub fn number(&mut self, number: i64) {
        self.inner.write_number(number);
    }

    /// Prints the name of a value, such as `%0` or `%1#0`.
    #[inline]
    pub fn operand(&mut self, value: Value) {
        if !self.collecting() {
            self.names.write_value(&mut self.inner.out, self.body, value, true);
        }
    }

    /// Prints names of values with commas between.
    pub fn operands(&mut self, values: impl IntoIterator<Item = Value>) {
        if self.collecting() {
            return;
        }
        for (i, value) in values.into_iter().enumerate() {
            if i != 0 {
                self.inner.out.push_str(", ");
            }
            self.names.write_value(&mut self.inner.out, self.body, value, true);
        }
    }

    /// Prints names of values with commas between, after `open` and before `close`.
    pub fn operands_between(&mut self, open: &str, values: impl IntoIterator<Item = Value>, close: &str) {
        self.write_text(open);
        self.operands(values);
        self.write_text(close);
    }

    /// Prints types with commas between, after `open` and before `close`.
    pub fn types_between(&mut self, open: &str, types: impl IntoIterator<Item = Type>, close: &str) {
        self.write_text(open);
        self.types(types);
        self.write_text(close);
    }

    /// Prints ` : type`.
    pub fn colon_type(&mut self, ty: TypeRef<'_>) {
        self.write_text(" : ");
        self.ty(ty.id());
    }

    /// Prints a type.
    pub fn ty(&mut self, ty: Type) {
        self.inner.ty(ty);
    }

    /// Prints types with commas between.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.inner.types(types);
    }

    /// Prints an attribute.
    pub fn attr(&mut self, attr: Attr) {
        self.inner.attr(attr);
    }

    /// Prints an attribute without its type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.inner.attr_without_type(attr);
    }

    /// Prints a map by itself: `(d0)[s0] -> (d0 + s0)`.
    pub fn affine_map(&mut self, map: &AffineMap) {
        self.inner.affine_map(map);
    }

    /// Prints `@name`.
    pub fn symbol_name(&mut self, name: &str) {
        self.inner.symbol_name(name);
    }

    /// Prints text in quotes, escaped.
    pub fn string(&mut self, text: &str) {
        self.inner.string(text);
    }

    /// Prints a word, in quotes if it is not an identifier.
    pub fn keyword_or_string(&mut self, text: &str) {
        self.inner.keyword_or_string(text);
    }

    /// Prints ` {...}` with all attributes of an operation except the `elided` ones; nothing if none is left.
    pub fn optional_attr_dict(&mut self, op: OpRef<'_>, elided: &[&str]) {
        self.attr_dict(op, elided, " {");
    }

    /// Like [`OpPrinter::optional_attr_dict`], after the keyword `attributes`.
    pub fn optional_attr_dict_with_keyword(&mut self, op: OpRef<'_>, elided: &[&str]) {
        self.attr_dict(op, elided, " attributes {");
    }

    fn attr_dict(&mut self, op: OpRef<'_>, elided: &[&str], open: &str) {
        self.attr_list(&op.all_attrs_but(elided), open);
    }

    /// Like [`OpPrinter::optional_attr_dict`], for an operation whose inherent attributes are all elided.
    pub fn optional_discardable_attr_dict(&mut self, op: OpRef<'_>) {
        let cx = self.cx();
        let attrs: Vec<(&str, Attr)> = op.discardable().iter().map(|&(n, a)| (cx.str(n), a)).collect();
        self.optional_attrs(&attrs);
    }

    /// Prints ` {...}` with these attributes; nothing if there are none.
    pub fn optional_attrs(&mut self, attrs: &[(&str, Attr)]) {
        self.attr_list(attrs, " {");
    }

    /// Prints attributes in braces after `open`; nothing if there are none.
    pub(super) fn attr_list(&mut self, attrs: &[(&str, Attr)], open: &str) {
        if attrs.is_empty() {
            return;
        }
        self.inner.write_text(open);
        self.inner.separated(attrs, |p, &(name, attr)| p.named_attr(name, attr));
        self.inner.write_text("}");
    }

    /// Prints ` -> ` and types, in parentheses unless there is exactly one, which is not a function type.
    pub fn arrow_types(&mut self, types: &[Type]) {
        self.inner.arrow_types(types);
    }

    /// Prints `(operand types) -> result types`.
    pub fn functional_type(&mut self, op: OpRef<'_>) {
        let inputs: Vec<Type> = op.operand_types().collect();
        let results: Vec<Type> = op.result_types().collect();
        self.inner.function_type(&inputs, &results);
    }

    /// Prints the label of a block.
    pub fn successor(&mut self, block: Block) {
        if !self.collecting() {
            self.names.write_block(&mut self.inner.out, self.body, block);
        }
    }

    /// Prints the label of a block and, if there are any, the values passed to it with their types.
    pub fn successor_and_operands(&mut self, block: Block, operands: impl IntoIterator<Item = Value>) {
        self.successor(block);
        let operands: Vec<Value> = operands.into_iter().collect();
        if operands.is_empty() || self.collecting() {
            return;
        }
        let body = self.names.body(self.body);
        self.write_text("(");
        self.operands(operands.iter().copied());
        self.write_text(" : ");
        self.types(operands.iter().map(|&v| body.ty(v)));
        self.write_text(")");
    }

    /// Prints an argument of a region of the operation being printed, with attributes, and its type unless omitted.
    pub fn region_argument_with(&mut self, value: Value, attrs: &[(&str, Attr)], omit_type: bool) {
        let at = self.nested.unwrap_or(self.body);
        let body = self.names.body(at);
        if !self.collecting() {
            self.names.write_value(&mut self.inner.out, at, value, true);
        }
        if !omit_type {
            self.write_text(": ");
        }
        if !omit_type || self.collecting() {
            self.ty(body.ty(value));
        }
        // As in MLIR, attributes of arguments do not create aliases.
        if !self.collecting() {
            self.optional_attrs(attrs);
        }
        if self.inner.options.debuginfo {
            let loc = crate::ir::view::ValueRef::new(self.cx(), body, value).loc();
            self.inner.argument_location(loc);
        }
    }

    /// Prints the results of an affine map with its operands in place of dimensions and symbols.
    pub fn affine_map_of_ssa_ids(&mut self, map: Attr, operands: &[Value]) {
        let AttrKind::AffineMap(map) = self.cx().attr_kind(map) else {
            return self.write_text("<<NULL AFFINE MAP>>");
        };
        let (dims, symbols) = operands.split_at(operands.len().min(map.dims as usize));
        for (i, &expr) in map.results.iter().enumerate() {
            if i != 0 {
                self.write_text(", ");
            }
            self.affine_expr_of_ssa_ids(expr, dims, symbols);
        }
    }

    /// Prints an affine expression with values in place of dimensions and symbols.
    pub fn affine_expr_of_ssa_ids(&mut self, expr: AffineExpr, dims: &[Value], symbols: &[Value]) {
        if self.collecting() {
            return;
        }
        // Most subscripts are just one value.
        if let AffineExprKind::Dim(i) = *self.cx().affine_kind(expr)
            && let Some(&value) = dims.get(i as usize)
        {
            return self.operand(value);
        }
        let names = &self.names;
        let body = self.body;
        let write = |p: &mut Printer<'_>, value: Option<&Value>| match value {
            Some(&value) => names.write_value(&mut p.out, body, value, true),
            None => p.write_text("<<NULL VALUE>>"),
        };
        self.inner.affine_expr_of(expr, &mut |p, leaf| match leaf {
            AffineExprKind::Dim(i) => write(p, dims.get(i as usize)),
            AffineExprKind::Symbol(i) => {
                p.write_text("symbol(");
                write(p, symbols.get(i as usize));
                p.write_text(")");
            }
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => {}
        });
    }

    /// Starts a new line at the current indentation.
    pub fn newline(&mut self) {
        self.write_text("\n");
        self.indentation();
    }

    /// Increases the indentation by a level, or with `false` decreases it.
    pub fn change_indent(&mut self, deeper: bool) {
        self.indent = if deeper { self.indent + INDENT } else { self.indent.saturating_sub(INDENT) };
    }

    pub(super) fn indentation(&mut self) {
        if self.collecting() {
            return;
        }
        let mut rest = self.indent;
        while rest > SPACES.len() {
            self.inner.out.push_str(SPACES);
            rest -= SPACES.len();
        }
        self.inner.out.push_str(&SPACES[..rest]);
    }

    // Whole operations.

    /// Prints an operation with its results, its location and the comment about its users, without a newline.
    pub(super) fn operation(&mut self, op: OpRef<'_>) {
        if self.collecting() {
            if self.inner.options.debuginfo {
                self.inner.visit_loc(op.loc(), Some(true));
            }
            if !self.inner.skips(op) {
                self.custom_or_generic(op);
            }
            return;
        }
        if let Some(marks) = &mut self.marks {
            marks.push((self.inner.out.len(), op.loc()));
        }
        self.indentation();
        if op.num_results() != 0 {
            self.result_names(op);
        }
        self.custom_or_generic(op);
        self.inner.trailing_location(op.loc());
        if self.inner.options.value_users {
            self.users_comment(op);
        }
    }

    fn result_names(&mut self, op: OpRef<'_>) {
        let names = &self.names;
        let out = &mut self.inner.out;
        let mut group = |first: u32, end: u32, last: bool| {
            names.write_value(out, self.body, op.result(first as usize), false);
            if end - first > 1 {
                let _ = fmt::Write::write_fmt(out, format_args!(":{}", end - first));
            }
            if last { out.push_str(" = ") } else { out.push_str(", ") }
        };
        let count = op.num_results() as u32;
        let groups = if count == 1 { None } else { names.groups(self.body, op.id()) };
        match groups {
            None => group(0, count, true),
            Some(groups) => {
                for (i, &first) in groups.iter().enumerate() {
                    let next = groups.get(i + 1).copied();
                    group(first, next.unwrap_or(count), next.is_none());
                }
            }
        }
    }

    /// Prints an operation in the text of the one that contains it, without its results.
    pub fn nested_op(&mut self, op: OpRef<'_>) {
        if self.collecting() { self.operation(op) } else { self.custom_or_generic(op) }
    }

    fn custom_or_generic(&mut self, op: OpRef<'_>) {
        let outer = self.nested;
        self.nested = if self.collecting() {
            self.names.add_unnumbered(self.body, op.id())
        } else {
            op.body().nested(op.id()).and_then(|b| self.names.index_of(b))
        };
        match op.def() {
            Some(def) if !self.is_generic(op) && self.by_hand_or_format(op, def) => {}
            _ => self.generic(op),
        }
        self.nested = outer;
    }

    /// Whether an operation is printed in the generic form.
    fn is_generic(&self, op: OpRef<'_>) -> bool {
        self.inner.options.generic || (self.checks && !crate::verifier::is_well_formed(op))
    }

    /// Prints the name, without the prefix of the region's default dialect unless that would be ambiguous.
    pub(crate) fn op_name(&mut self, def: &OpDef) {
        if self.collecting() {
            return;
        }
        let name = def.name;
        let default = self.default_dialects.last().copied().unwrap_or_default();
        if default.is_empty() {
            return self.write_text(name);
        }
        let rest = name.strip_prefix(default).and_then(|rest| rest.strip_prefix('.'));
        let short = rest.filter(|rest| !rest.contains('.')).unwrap_or(name);
        self.write_text(short);
    }

    /// Prints an operation in the generic form.
    pub fn generic(&mut self, op: OpRef<'_>) {
        if self.collecting() {
            return self.collect_generic(op);
        }
        self.string(op.name());
        self.write_text("(");
        self.operands(op.operands());
        self.write_text(")");
        for (i, block) in op.successors().enumerate() {
            self.write_text(if i == 0 { "[" } else { ", " });
            self.successor(block);
        }
        if op.successors().len() != 0 {
            self.write_text("]");
        }
        self.properties(op);
        if op.num_regions() != 0 {
            self.write_text(" (");
            for i in 0..op.num_regions() {
                if i != 0 {
                    self.write_text(", ");
                }
                let style = RegionStyle { empty_block: true, ..RegionStyle::default() };
                self.region(op.region(i), style);
            }
            self.write_text(")");
        }
        self.optional_discardable_attr_dict(op);
        self.write_text(" : ");
        self.functional_type(op);
    }

    /// Prints ` <{...}>` with the inherent attributes, or the properties of an unregistered operation.
    fn properties(&mut self, op: OpRef<'_>) {
        let inherent = op.body().inherent(op.id());
        match op.def() {
            Some(def) => {
                let set = def.attributes.iter().zip(inherent);
                let mut set: Vec<(&str, Attr)> = set.filter_map(|(d, a)| Some((d.name, (*a)?))).collect();
                if set.is_empty() {
                    return;
                }
                set.sort_unstable_by_key(|&(name, _)| name);
                self.write_text(" <");
                self.inner.dictionary(set);
            }
            None => {
                let Some(&Some(properties)) = inherent.first() else { return };
                self.write_text(" <");
                self.attr(properties);
            }
        }
        self.write_text(">");
    }

    /// Visits the parts of the generic form in the order in which MLIR numbers aliases.
    fn collect_generic(&mut self, op: OpRef<'_>) {
        for i in 0..op.num_regions() {
            self.region(op.region(i), RegionStyle::default());
        }
        self.types(op.operand_types());
        self.types(op.result_types());
        for (_, attr) in op.all_attrs() {
            self.attr(attr);
        }
    }

    /// The dialect whose prefix operations in the regions of `op` omit.
    pub(super) fn default_dialect_in(op: Option<OpRef<'_>>) -> &'static str {
        op.and_then(|op| op.interface::<OpAsmOpInterface>()).map_or("", |asm| (asm.default_dialect)())
    }

    /// Prints a region in braces.
    pub fn region(&mut self, region: RegionRef<'_>, style: RegionStyle) {
        self.region_in_braces(region, style);
    }
}
