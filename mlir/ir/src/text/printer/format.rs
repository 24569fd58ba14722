//! Prints operations by their declarative formats, running the program that ODS made of `assemblyFormat`.
//!
//! Spaces follow the rules of MLIR's generated printers. MLIR decides about spaces when it generates the printer, so
//! whether there is one before an element depends on the elements before it in the *format*, including those of
//! optional groups that are not printed. [`Spacing`] is that state; skipped elements update it too.

use std::ops::Range;

use super::op::OpPrinter;
use super::options::RegionStyle;
use super::words::is_bare_identifier;
use crate::definitions::attr::AttrSyntax;
use crate::definitions::op::{Arity, OpDef};
use crate::ir::entities::{Block, Value};
use crate::ir::view::{OpRef, RegionRef};
use crate::text::arguments::{CustomArg, TypeArg};
use crate::text::assembly::{Anchor, Element, Format, Group};
use crate::values::enum_spec::{EnumAttr, EnumSpec};
use crate::values::ids::{Attr, Type};

/// The state that decides about a space before the next element.
#[derive(Clone, Copy)]
pub(super) struct Spacing {
    /// The last element wants a space after it.
    pub(super) space: bool,
    /// The last element was punctuation.
    pub(super) punctuation: bool,
}

impl Spacing {
    /// The state after a literal.
    pub(super) fn after_literal(text: &str) -> Self {
        let first = first_byte(text);
        let opens = text.len() == 1 && matches!(first, b'<' | b'(' | b'{' | b'[');
        Spacing { space: !opens, punctuation: first != b'_' && !first.is_ascii_alphabetic() }
    }
}

/// One run of a format for one operation.
struct Run<'o> {
    op: OpRef<'o>,
    def: &'static OpDef,
    format: &'static Format,
    /// The defaults of inherent attributes, by slot.
    defaults: &'o [Option<Attr>],
    spacing: Spacing,
}

impl<'o> Run<'o> {
    fn new(op: OpRef<'o>, def: &'static OpDef, format: &'static Format) -> Self {
        let defaults = if def.attributes.is_empty() { &[] } else { op.cx().op_defaults(op.op_name()) };
        Run { op, def, format, defaults, spacing: Spacing { space: true, punctuation: false } }
    }

    /// An inherent attribute, unless it equals its default.
    fn differing_attr(&self, slot: usize) -> Option<Attr> {
        let attr = self.op.body().inherent(self.op.id()).get(slot).copied().flatten()?;
        (self.defaults.get(slot).copied().flatten() != Some(attr)).then_some(attr)
    }
}

impl OpPrinter<'_> {
    /// Prints what follows the name of an operation by its format.
    pub(crate) fn declarative(&mut self, op: OpRef<'_>, def: &'static OpDef, format: &'static Format) {
        self.elements(&mut Run::new(op, def, format), format.elements, true);
    }

    /// Prints elements, or only updates the spacing.
    fn elements(&mut self, run: &mut Run<'_>, elements: &'static [Element], printed: bool) {
        for element in elements {
            match element {
                Element::Literal(text) => self.literal(run, text, printed),
                Element::Space => {
                    if printed {
                        self.write_text(" ");
                    }
                    run.spacing = Spacing { space: false, punctuation: false };
                }
                Element::NoSpace => run.spacing = Spacing { space: false, punctuation: true },
                Element::Newline => {
                    if printed {
                        self.newline();
                    }
                }
                Element::AttrDict { keyword } => {
                    if printed {
                        self.format_attr_dict(run, if *keyword { " attributes {" } else { " {" });
                    }
                    run.spacing.punctuation = false;
                }
                Element::PropDict => {
                    if printed {
                        self.prop_dict(run.op);
                    }
                    run.spacing.punctuation = false;
                }
                Element::Group(group) => self.group(run, group, printed),
                Element::OiList(clauses) => {
                    for clause in *clauses {
                        let present = printed && clause.anchors.iter().any(|a| self.is_present(run, a));
                        self.literal(run, clause.keyword, present);
                        if clause.unit(run.def).is_none() {
                            self.elements(run, clause.elements, present);
                        }
                    }
                }
                _ => {
                    if printed && (run.spacing.space || !run.spacing.punctuation) {
                        self.write_text(" ");
                    }
                    run.spacing = Spacing { space: true, punctuation: false };
                    if printed {
                        self.value_element(run, element, false);
                    }
                }
            }
        }
    }

    fn literal(&mut self, run: &mut Run<'_>, text: &'static str, printed: bool) {
        if printed {
            if run.spacing.space && space_before(text, run.spacing.punctuation) {
                self.write_text(" ");
            }
            self.write_text(text);
        }
        run.spacing = Spacing::after_literal(text);
    }

    fn group(&mut self, run: &mut Run<'_>, group: &'static Group, printed: bool) {
        let taken = printed && (self.is_present(run, &group.anchor) != group.inverted);
        let elided = match group.anchor {
            Anchor::Attr(slot) if group.elides_anchor(run.def) => Some(slot),
            _ => None,
        };
        let is_elided = |element: &Element| matches!(element, Element::Attr(slot) if elided == Some(*slot));
        for (part, printed) in [(group.then, taken), (group.otherwise, printed && !taken)] {
            for elements in part.split(is_elided).filter(|elements| !elements.is_empty()) {
                self.elements(run, elements, printed);
            }
        }
    }

    fn is_present(&self, run: &Run<'_>, anchor: &Anchor) -> bool {
        match *anchor {
            Anchor::Operand(group) => !run.def.operand_group(run.op, group.into()).is_empty(),
            Anchor::Result(group) => !run.def.result_group(run.op, group.into()).is_empty(),
            Anchor::Attr(slot) => run.differing_attr(slot.into()).is_some(),
            Anchor::Region(index) => regions_of(run, index).any(|i| !run.op.region(i).is_empty()),
            Anchor::Successor(index) => successors_of(run, index).next().is_some(),
            Anchor::Custom(args) => args.iter().any(|arg| match *arg {
                CustomArg::Operand(g) => self.is_present(run, &Anchor::Operand(g)),
                CustomArg::Attr(slot) => self.is_present(run, &Anchor::Attr(slot)),
                CustomArg::Region(r) => self.is_present(run, &Anchor::Region(r)),
                CustomArg::Successor(s) => self.is_present(run, &Anchor::Successor(s)),
                CustomArg::Type(TypeArg::Operand(g)) => self.is_present(run, &Anchor::Operand(g)),
                CustomArg::Type(TypeArg::Result(g)) => self.is_present(run, &Anchor::Result(g)),
                CustomArg::Type(TypeArg::Operands) => run.op.num_operands() != 0,
                CustomArg::Type(TypeArg::Results) => run.op.num_results() != 0,
                _ => false,
            }),
        }
    }

    /// Prints an element that stands for a part of the operation.
    fn value_element(&mut self, run: &Run<'_>, element: &'static Element, qualified: bool) {
        let op = run.op;
        match element {
            Element::Operand(group) => match run.def.operands[usize::from(*group)].arity {
                Arity::VariadicOfVariadic(slot) => {
                    let groups = op.operand_groups_of((*group).into(), slot.into());
                    self.in_parentheses(groups, Self::operands);
                }
                _ => self.operands(operands_of(op, run.def, *group)),
            },
            Element::Operands => self.operands(op.operands()),
            Element::Attr(slot) => self.attr_element(run, (*slot).into(), qualified),
            Element::Region(index) => self.regions(run, regions_of(run, *index)),
            Element::Regions => self.regions(run, 0..op.num_regions()),
            Element::Successor(index) => self.successors(successors_of(run, *index)),
            Element::Successors => self.successors(op.successors()),
            Element::Type(arg) => self.type_args(run, *arg),
            Element::DataType(arg, _) => {
                if let Some(&ty) = types_of(run, *arg).first() {
                    self.inner.stripped_ty(ty);
                }
            }
            Element::FunctionalType(inputs, results) => {
                self.write_text("(");
                self.type_args(run, *inputs);
                self.write_text(")");
                let results: Vec<Type> = types_of(run, *results);
                self.arrow_types(&results);
            }
            Element::Qualified(inner) => self.value_element(run, inner, true),
            Element::Custom(custom) => (custom.print)(op, self, custom.args),
            Element::Literal(_)
            | Element::Space
            | Element::NoSpace
            | Element::Newline
            | Element::AttrDict { .. }
            | Element::PropDict
            | Element::Group(_)
            | Element::OiList(_) => {}
        }
    }

    fn type_args(&mut self, run: &Run<'_>, arg: TypeArg) {
        let op = run.op;
        let ty = |v: Value| op.body().ty(v);
        match arg {
            TypeArg::Operand(group) => match run.def.operands[usize::from(group)].arity {
                Arity::VariadicOfVariadic(slot) => {
                    let groups = op.operand_groups_of(group.into(), slot.into());
                    self.in_parentheses(groups, |p, group| p.types(group.map(ty)));
                }
                _ => self.types(operands_of(op, run.def, group).map(ty)),
            },
            TypeArg::Result(group) => self.types(results_of(op, run.def, group).map(ty)),
            TypeArg::Operands => self.types(op.operand_types()),
            TypeArg::Results => self.types(op.result_types()),
        }
    }

    /// `(a, b), (c)`
    fn in_parentheses<G>(&mut self, groups: impl Iterator<Item = G>, mut print: impl FnMut(&mut Self, G)) {
        for (i, group) in groups.enumerate() {
            self.write_text(if i == 0 { "(" } else { ", (" });
            print(self, group);
            self.write_text(")");
        }
    }

    fn attr_element(&mut self, run: &Run<'_>, slot: usize, qualified: bool) {
        let Some(attr) = run.op.inherent(slot) else { return };
        match run.def.attributes.get(slot).map(|a| a.syntax) {
            Some(AttrSyntax::Typed(_)) => self.attr_without_type(attr.id()),
            Some(AttrSyntax::DenseArray(_)) if !qualified && !self.collecting() => {
                self.inner.dense_array_elements(attr.id());
            }
            Some(AttrSyntax::SymbolName) => match attr.as_bytes().map(String::from_utf8_lossy) {
                Some(name) => self.symbol_name(&name),
                None => self.attr(attr.id()),
            },
            Some(AttrSyntax::Enum(spec)) => match attr.as_enum() {
                Some(value) => self.enum_case(spec, value),
                None => self.attr(attr.id()),
            },
            Some(AttrSyntax::Property(kind)) => self.inner.property(kind, attr.id()),
            Some(AttrSyntax::Data(_)) if !qualified => self.inner.stripped_attr(attr.id()),
            Some(AttrSyntax::EnumAttr(_)) if !qualified => match attr.as_dialect::<EnumAttr>() {
                Some(case) if !self.collecting() => case.print_value(&mut self.inner),
                _ => self.attr(attr.id()),
            },
            _ => self.attr(attr.id()),
        }
    }

    /// Prints a case as a word; in quotes if it is not a word, or if the enum is `quoted` and there are several cases.
    fn enum_case(&mut self, spec: &EnumSpec, value: i64) {
        let text = spec.spell(value);
        let is_bit = |text: &str| spec.value(text).is_some_and(|v| v.count_ones() == 1);
        let plain = match spec.separator {
            None => is_bare_identifier(&text),
            Some(_) => !spec.quoted || (is_bare_identifier(&text) && is_bit(&text)),
        };
        if plain { self.write_text(&text) } else { self.string(&text) }
    }

    fn regions(&mut self, run: &Run<'_>, indices: impl Iterator<Item = usize>) {
        for (i, index) in indices.enumerate() {
            if i != 0 {
                self.write_text(", ");
            }
            let region = run.op.region(index);
            let implicit = run.def.implicit_terminator.is_some();
            let terminators = !implicit || shows_terminator(region);
            self.region(region, RegionStyle { terminators, ..RegionStyle::default() });
        }
    }

    fn successors(&mut self, blocks: impl Iterator<Item = Block>) {
        for (i, block) in blocks.enumerate() {
            if i != 0 {
                self.write_text(", ");
            }
            self.successor(block);
        }
    }

    /// Prints the attributes that the format does not bind.
    fn format_attr_dict(&mut self, run: &Run<'_>, open: &str) {
        let cx = self.cx();
        let discardable = run.op.discardable();
        let unsaid = self.unsaid_attrs(run);
        if discardable.is_empty() && unsaid.is_empty() {
            return;
        }
        let mut attrs: Vec<(&str, Attr)> = discardable.iter().map(|&(n, a)| (cx.str(n), a)).collect();
        if !run.format.has_prop_dict() {
            attrs.extend(unsaid);
            attrs.sort_unstable_by_key(|&(name, _)| name);
        }
        self.attr_list(&attrs, open);
    }

    /// Prints the properties that the declarative format does not bind, as `<{...}>` after a space, if there are any.
    pub fn prop_dict(&mut self, op: OpRef<'_>) {
        let Some(def) = op.def() else { return };
        let Some(format) = def.assembly.format() else { return };
        let mut attrs = self.unsaid_attrs(&Run::new(op, def, format));
        self.write_text(" ");
        if attrs.is_empty() {
            return;
        }
        attrs.sort_unstable_by_key(|&(name, _)| name);
        self.write_text("<");
        self.inner.dictionary(attrs);
        self.write_text(">");
    }

    /// Inherent attributes that the format does not bind and that differ from their defaults.
    fn unsaid_attrs(&mut self, run: &Run<'_>) -> Vec<(&'static str, Attr)> {
        if run.def.attributes.is_empty() {
            return Vec::new();
        }
        let name = run.op.op_name().0 as usize;
        let table = &mut self.inner.free_slots;
        if table.len() <= name {
            table.resize(name + 1, None);
        }
        let free = table[name].get_or_insert_with(|| {
            (0..run.def.attributes.len()).filter(|&slot| !run.format.binds(run.def, slot)).collect()
        });
        let unsaid = |&slot: &usize| Some((run.def.attributes[slot].name, run.differing_attr(slot)?));
        free.iter().filter_map(unsaid).collect()
    }
}

/// Whether there is a space before a literal, given that the element before allows one.
pub(super) fn space_before(text: &str, after_punctuation: bool) -> bool {
    if text.len() != 1 && text != "->" {
        return true;
    }
    if after_punctuation {
        !matches!(first_byte(text), b'>' | b')' | b'}' | b']' | b',')
    } else {
        !matches!(first_byte(text), b'<' | b'>' | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b',')
    }
}

/// The first byte of a literal, which is all that spaces depend on.
fn first_byte(text: &str) -> u8 {
    text.bytes().next().unwrap_or(b' ')
}

/// The indices of the regions that a region of the definition stands for.
fn regions_of(run: &Run<'_>, index: u8) -> Range<usize> {
    let variadic = run.def.regions.get(usize::from(index)).is_some_and(|r| r.variadic);
    spread(variadic, run.op.num_regions(), run.def.regions.len(), index.into())
}

fn successors_of<'o>(run: &Run<'o>, index: u8) -> impl Iterator<Item = Block> + use<'o> {
    let specs = run.def.successors;
    let variadic = specs.get(usize::from(index)).is_some_and(|s| s.variadic);
    let range = spread(variadic, run.op.successors().len(), specs.len(), index.into());
    run.op.successors().skip(range.start).take(range.len())
}

/// The range of entry `index` of `entries` among `count` items; only the last entry may stand for several.
fn spread(variadic: bool, count: usize, entries: usize, index: usize) -> Range<usize> {
    let end = if variadic && index + 1 == entries { count } else { index + 1 };
    index.min(count)..end.min(count)
}

fn operands_of<'o>(op: OpRef<'o>, def: &OpDef, group: u8) -> impl Iterator<Item = Value> + use<'o> {
    let range = def.operand_group(op, group.into());
    range.map(move |index| op.operand(index))
}

fn results_of<'o>(op: OpRef<'o>, def: &OpDef, group: u8) -> impl Iterator<Item = Value> + use<'o> {
    let range = def.result_group(op, group.into());
    range.map(move |index| op.result(index))
}

fn types_of(run: &Run<'_>, arg: TypeArg) -> Vec<Type> {
    let op = run.op;
    let ty = |v: Value| op.body().ty(v);
    match arg {
        TypeArg::Operand(group) => operands_of(op, run.def, group).map(ty).collect(),
        TypeArg::Result(group) => results_of(op, run.def, group).map(ty).collect(),
        TypeArg::Operands => op.operand_types().collect(),
        TypeArg::Results => op.result_types().collect(),
    }
}

/// False if the terminator of a region's first block may be omitted.
fn shows_terminator(region: RegionRef<'_>) -> bool {
    let Some(terminator) = region.entry().and_then(|b| b.terminator()) else { return true };
    let inherent = terminator.body().inherent(terminator.id());
    inherent.iter().any(Option::is_some)
        || !terminator.discardable().is_empty()
        || terminator.num_operands() != 0
        || terminator.num_results() != 0
}
