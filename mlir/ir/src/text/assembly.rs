//! The syntax of operations: the functions and formats that the [`Assembly`] of a table names.
//!
//! ODS compiles a declarative format into a program that the parser and the printer run.

use super::arguments::{CustomArg, TypeArg};
use crate::definitions::attr::AttrSyntax;
use crate::definitions::op::{Arity, Assembly, MakeType, OpDef, Segments};
use crate::definitions::property::PropKind;
use crate::ir::state::OpState;
use crate::ir::view::OpRef;
use crate::text::data::def::DataDef;
use crate::text::hooks::OpAssembly;
use crate::text::parser::basics::ParseResult;
use crate::text::parser::op_parser::OpParser;
use crate::text::parser::parts::Parts;
use crate::text::printer::op::OpPrinter;
use crate::values::context::{AttrRef, TypeRef};
use crate::values::ids::Type;

impl Assembly {
    /// The program of a declarative format.
    #[inline]
    pub(crate) fn format(&self) -> Option<&'static Format> {
        match self {
            Assembly::Declarative(format) => format.downcast_ref(),
            Assembly::Generic | Assembly::Missing | Assembly::Custom(_) => None,
        }
    }

    /// The hand-written functions.
    #[inline]
    pub(crate) fn by_hand(&self) -> Option<&'static CustomAssembly> {
        match self {
            Assembly::Custom(functions) => functions.downcast_ref(),
            Assembly::Generic | Assembly::Missing | Assembly::Declarative(_) => None,
        }
    }
}

impl OpPrinter<'_> {
    /// Prints an operation by its own functions or its format; false if it has neither.
    pub(crate) fn by_hand_or_format(&mut self, op: OpRef<'_>, def: &'static OpDef) -> bool {
        if let Some(functions) = def.assembly.by_hand() {
            self.op_name(def);
            (functions.print)(op, self);
        } else if let Some(format) = def.assembly.format() {
            self.op_name(def);
            self.declarative(op, def, format);
        } else {
            return false;
        }
        true
    }
}

impl OpDef {
    /// True when the operation's declarative format binds the inherent attribute in this slot; `None` if it has no
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
    /// The names of inherent attributes that are never printed as attributes.
    pub spelled_out: &'static [&'static str],
}

impl CustomAssembly {
    /// The functions of an operation's view; the printer creates the view first.
    pub const fn of<O: OpAssembly>(print: fn(OpRef<'_>, &mut OpPrinter<'_>)) -> Self {
        CustomAssembly { parse: O::parse, print, spelled_out: O::SPELLED_OUT }
    }
}

/// A declarative format as a program.
pub struct Format {
    /// The elements, in order.
    pub elements: &'static [Element],
    /// The source of the types of each operand group.
    pub operand_types: &'static [TypeRule],
    /// The source of the types of each result group.
    pub result_types: &'static [TypeRule],
}

/// An element of a declarative format. Numbers are indices of groups or slots of the [`OpDef`].
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
    /// `type(...)` of one value of the dialect's type: its parameters, without `!dialect.mnemonic`.
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
    /// The element that decides whether the group is printed.
    pub anchor: Anchor,
    /// True if the group is printed when the anchor is absent (the anchor is in the `else` part).
    pub inverted: bool,
    /// The elements if the group is present.
    pub then: &'static [Element],
    /// The elements otherwise.
    pub otherwise: &'static [Element],
}

impl Group {
    /// An empty group, for `..Group::EMPTY`.
    pub const EMPTY: Group =
        Group { anchor: Anchor::Custom(&[]), inverted: false, then: &[], otherwise: &[] };

    /// True when the anchor is a unit attribute that the presence of the group stands for, unless it comes first.
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

/// The element that decides whether an optional group is printed.
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
    /// At least one parameter of the custom directive is present.
    Custom(&'static [CustomArg]),
}

/// One clause of an `oilist`.
pub struct Clause {
    /// Its first literal.
    pub keyword: &'static str,
    /// What follows the keyword.
    pub elements: &'static [Element],
    /// The elements that decide whether the clause is printed: one of them must be present.
    pub anchors: &'static [Anchor],
}

impl Clause {
    /// The unit attribute that the keyword stands for, if nothing else follows.
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
    pub parse: fn(&mut OpParser<'_, '_>, &mut Parts<'_>, &[CustomArg]) -> ParseResult<()>,
    /// Prints it.
    pub print: fn(OpRef<'_>, &mut OpPrinter<'_>, &[CustomArg]),
    /// Its arguments.
    pub args: &'static [CustomArg],
}

/// The source of the types of a group when text is parsed.
#[derive(Clone, Copy)]
pub enum TypeRule {
    /// They are in the text.
    Written,
    /// The types of another group; if the numbers of values differ, its first type for each.
    SameAs(TypeArg),
    /// Always this type.
    Built(MakeType),
    /// Computed from the types of another group (`TypesMatchWith`): each from one, or all from the first.
    From(TypeArg, &'static (dyn Fn(TypeRef<'_>) -> Option<Type> + Send + Sync)),
    /// The type of an attribute.
    AttrType(u8),
    /// Computed from an attribute (`TypesMatchWith` of an attribute).
    FromAttr(u8, &'static (dyn Fn(AttrRef<'_>) -> Option<Type> + Send + Sync)),
    /// By the operation's `infer_results`.
    Inferred,
}

impl Format {
    /// True when the format binds the inherent attribute in this slot, or a value that determines it.
    pub(crate) fn binds(&self, def: &OpDef, slot: usize) -> bool {
        self.binds_segments(def, slot) || self.contains(&|e| mentions(e, slot))
    }

    /// True when the slot holds the lengths of groups that are written separately.
    fn binds_segments(&self, def: &OpDef, slot: usize) -> bool {
        let is = |segments| matches!(segments, Segments::Attribute(s) if usize::from(s) == slot);
        // `operands` does not separate the groups.
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

    /// True when the format has `prop-dict`.
    pub(crate) fn has_prop_dict(&self) -> bool {
        let by_hand = |a: &CustomArg| matches!(a, CustomArg::PropDict);
        self.contains(&|e| match e {
            Element::PropDict => true,
            Element::Custom(custom) => custom.args.iter().any(by_hand),
            _ => false,
        })
    }

    /// True when some element, also inside groups, satisfies `test`.
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
