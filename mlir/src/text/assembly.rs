//! How operations are written: what stands behind an [`Assembly`].
//!
//! A declarative format is a program that ODS makes of the record; the parser and the printer run it.

use super::arguments::{CustomArg, TypeArg};
use crate::definitions::attr::AttrSyntax;
use crate::definitions::op::{Arity, Assembly, OpDef, Segments};
use crate::definitions::property::PropKind;
use crate::ir::state::OpState;
use crate::ir::view::OpRef;
use crate::text::data::def::DataDef;
use crate::text::parser::basics::ParseResult;
use crate::text::parser::op_parser::OpParser;
use crate::text::parser::parts::Parts;
use crate::text::printer::op::OpPrinter;
use crate::values::context::{AttrRef, Context, TypeRef};
use crate::values::ids::Type;

impl Assembly {
    /// The program of a declarative format.
    #[inline]
    pub(crate) fn format(&self) -> Option<&'static Format> {
        match self {
            Assembly::Declarative(format) => format.downcast_ref(),
            Assembly::Generic | Assembly::Custom(_) => None,
        }
    }

    /// The hand-written functions.
    #[inline]
    pub(crate) fn by_hand(&self) -> Option<&'static CustomAssembly> {
        match self {
            Assembly::Custom(functions) => functions.downcast_ref(),
            Assembly::Generic | Assembly::Declarative(_) => None,
        }
    }
}

impl OpPrinter<'_> {
    /// Prints an operation by its own functions or its format; false if it has neither.
    pub(crate) fn by_hand_or_format(&mut self, op: OpRef<'_>, def: &'static OpDef) -> bool {
        if let Some(functions) = def.assembly.by_hand() {
            self.op_name(op);
            (functions.print)(op, self);
        } else if let Some(format) = def.assembly.format() {
            self.op_name(op);
            self.declarative(op, def, format);
        } else {
            return false;
        }
        true
    }
}

impl OpDef {
    /// True when the operation's declarative format binds the inherent attribute in this slot; `None` if it has no such
    /// format.
    pub(crate) fn format_binds(&self, slot: usize) -> Option<bool> {
        Some(self.assembly.format()?.binds(self, slot))
    }
}

/// The hand-written functions of an operation.
pub struct CustomAssembly {
    /// Parses what follows the name.
    pub parse: fn(&mut OpParser<'_, '_>, &mut OpState) -> ParseResult<()>,
    /// Prints what follows the name.
    pub print: fn(OpRef<'_>, &mut OpPrinter<'_>),
}

/// A declarative format as a program.
pub struct Format {
    /// What is written, in order.
    pub elements: &'static [Element],
    /// Where the types of each operand group come from.
    pub operand_types: &'static [TypeRule],
    /// Where the types of each result group come from.
    pub result_types: &'static [TypeRule],
}

/// One step of a declarative format. Numbers are groups or slots of the [`OpDef`].
pub enum Element {
    /// A keyword or punctuation.
    Literal(&'static str),
    /// `` ` ` ``: prints a space.
    Space,
    /// ` `` `: prints no space before what follows.
    NoSpace,
    /// `` `\n` ``: prints a newline and indents.
    Newline,
    /// `attr-dict`, or `attr-dict-with-keyword`.
    AttrDict {
        /// Whether the keyword `attributes` precedes the dictionary.
        keyword: bool,
    },
    /// `prop-dict`
    PropDict,
    /// An operand group.
    Operand(u8),
    /// An inherent attribute.
    Attr(u8),
    /// A region, or all regions of a variadic one.
    Region(u8),
    /// A successor, or all successors of a variadic one.
    Successor(u8),
    /// `operands`
    Operands,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(...)`
    Type(TypeArg),
    /// `type(...)` of one value whose type is the dialect's: its parameters, without `!dialect.mnemonic`.
    DataType(TypeArg, &'static DataDef),
    /// `functional-type(..., ...)`
    FunctionalType(TypeArg, TypeArg),
    /// `qualified(...)` around an attribute or a type.
    Qualified(&'static Element),
    /// `(...)?` and `(...) : (...)?`
    Group(&'static Group),
    /// `oilist(...)`: clauses in any order, each with its keyword.
    OiList(&'static [Clause]),
    /// `custom<...>(...)`
    Custom(&'static Custom),
}

/// An optional group.
pub struct Group {
    /// What decides on printing it.
    pub anchor: Anchor,
    /// True when it is printed where the anchor is absent (the anchor stands in the `else` part).
    pub inverted: bool,
    /// What is written when the group is there.
    pub then: &'static [Element],
    /// What is written otherwise.
    pub otherwise: &'static [Element],
}

impl Group {
    /// A group of nothing, for `..Group::EMPTY`.
    pub const EMPTY: Group =
        Group { anchor: Anchor::Custom(&[]), inverted: false, then: &[], otherwise: &[] };

    /// True when the anchor is a unit attribute that the group itself stands for: unless it starts the group.
    pub fn elides_anchor(&self, def: &OpDef) -> bool {
        let Anchor::Attr(slot) = self.anchor else { return false };
        let first =
            self.then.iter().find(|e| !matches!(e, Element::Space | Element::NoSpace | Element::Newline));
        let starts =
            matches!(first, Some(Element::Attr(s) | Element::Qualified(Element::Attr(s))) if *s == slot);
        is_unit(def, slot) && !starts
    }
}

fn is_unit(def: &OpDef, slot: u8) -> bool {
    def.attributes
        .get(usize::from(slot))
        .is_some_and(|a| matches!(a.syntax, AttrSyntax::Unit | AttrSyntax::Property(PropKind::Unit)))
}

/// What decides on printing an optional group.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    /// The operand group is not empty.
    Operand(u8),
    /// The result group is not empty.
    Result(u8),
    /// The attribute is present and differs from its default.
    Attr(u8),
    /// The region is not empty.
    Region(u8),
    /// There is a successor.
    Successor(u8),
    /// The custom directive says so: at least one of its parameters is present.
    Custom(&'static [CustomArg]),
}

/// One clause of an `oilist`.
pub struct Clause {
    /// Its first literal.
    pub keyword: &'static str,
    /// What follows the keyword.
    pub elements: &'static [Element],
    /// What decides on printing it; the first of these that is present.
    pub anchors: &'static [Anchor],
}

impl Clause {
    /// The unit attribute that the keyword stands for, where nothing else follows.
    pub fn unit(&self, def: &OpDef) -> Option<u8> {
        match self.elements {
            [Element::Attr(slot)] if is_unit(def, *slot) => Some(*slot),
            _ => None,
        }
    }
}

/// A hand-written directive.
pub struct Custom {
    /// Parses it into the parts of the operation being parsed.
    pub parse: fn(&mut OpParser<'_, '_>, &mut Parts, &[CustomArg]) -> ParseResult<()>,
    /// Prints it.
    pub print: fn(OpRef<'_>, &mut OpPrinter<'_>, &[CustomArg]),
    /// What it is about.
    pub args: &'static [CustomArg],
}

/// Where the types of a group come from when the text is parsed.
#[derive(Clone, Copy)]
pub enum TypeRule {
    /// The text holds them.
    Written,
    /// As another group's, the first type for each value of this one.
    SameAs(TypeArg),
    /// Always this type.
    Built(fn(&Context) -> Type),
    /// Computed from the types of another group (`TypesMatchWith`): each from one, or all from the first.
    From(TypeArg, fn(TypeRef<'_>) -> Option<Type>),
    /// The type of an attribute.
    AttrType(u8),
    /// Computed from an attribute (`TypesMatchWith` of an attribute).
    FromAttr(u8, fn(AttrRef<'_>) -> Option<Type>),
    /// By the operation's `infer_results`.
    Inferred,
}

impl Format {
    /// True when the format binds the inherent attribute in this slot, or what it follows from.
    pub(crate) fn binds(&self, def: &OpDef, slot: usize) -> bool {
        self.binds_segments(def, slot) || self.contains(&|e| mentions(e, slot))
    }

    /// True when the slot holds the lengths of groups each of which is written on its own.
    fn binds_segments(&self, def: &OpDef, slot: usize) -> bool {
        let is = |segments| matches!(segments, Segments::Attribute(s) if usize::from(s) == slot);
        // `operands` does not say where one group ends and the next begins.
        let all_operands = || self.contains(&|e| matches!(e, Element::Operands));
        let all_results = || {
            let all = |arg: &TypeArg| *arg == TypeArg::Results;
            self.contains(&|e| match e {
                Element::Type(arg) => all(arg),
                Element::FunctionalType(_, results) => all(results),
                _ => false,
            })
        };
        let nested = || def.operands.iter().any(|o| o.arity == Arity::VariadicOfVariadic(slot as u8));
        ((is(def.operand_segments) || nested()) && !all_operands())
            || (is(def.result_segments) && !all_results())
    }

    /// True when the properties have a dictionary of their own.
    pub(crate) fn has_prop_dict(&self) -> bool {
        let by_hand = |a: &CustomArg| matches!(a, CustomArg::PropDict);
        self.contains(&|e| match e {
            Element::PropDict => true,
            Element::Custom(custom) => custom.args.iter().any(by_hand),
            _ => false,
        })
    }

    /// True when some element, also within groups, satisfies `test`.
    fn contains(&self, test: &dyn Fn(&Element) -> bool) -> bool {
        contains(self.elements, test)
    }
}

fn contains(elements: &[Element], test: &dyn Fn(&Element) -> bool) -> bool {
    elements.iter().any(|e| {
        test(e)
            || match e {
                Element::Group(g) => contains(g.then, test) || contains(g.otherwise, test),
                Element::OiList(clauses) => clauses.iter().any(|c| contains(c.elements, test)),
                Element::Qualified(inner) => contains(std::slice::from_ref(*inner), test),
                _ => false,
            }
    })
}

/// True for an element that binds the attribute in this slot.
fn mentions(element: &Element, slot: usize) -> bool {
    let is = |s: u8| usize::from(s) == slot;
    match element {
        Element::Attr(s) => is(*s),
        Element::Custom(custom) => custom.args.iter().any(|a| matches!(a, CustomArg::Attr(s) if is(*s))),
        Element::Group(group) => matches!(group.anchor, Anchor::Attr(s) if is(s)),
        Element::OiList(clauses) => {
            clauses.iter().flat_map(|c| c.anchors).any(|a| matches!(a, Anchor::Attr(s) if is(*s)))
        }
        _ => false,
    }
}
