//! The elements of declarative formats.

use std::ops::Range;

use crate::model::relation::Source;

/// A declarative format.
#[derive(Clone, Debug)]
pub struct Format {
    /// The elements, in the order in which they are written.
    pub elements: Vec<Element>,
    /// The source of the types of each operand group.
    pub operand_types: Vec<TypeRule>,
    /// The source of the types of each result group.
    pub result_types: Vec<TypeRule>,
}

/// The source of the types of a group during parsing.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeRule {
    /// From the text or from other types.
    From(Source),
    /// By the author's `infer_results`.
    Inferred,
}

/// One step of a format, with its place in the text.
#[derive(Clone, Debug)]
pub struct Element {
    /// The kind of element.
    pub node: Node,
    /// Its place.
    pub range: Range<usize>,
}

/// The kinds of elements. Numbers are groups or slots of the operation.
#[derive(Clone, Debug)]
pub enum Node {
    /// A keyword or punctuation.
    Literal(String),
    /// `` ` ` ``
    Space,
    /// ` `` `
    NoSpace,
    /// `` `\n` ``
    Newline,
    /// `attr-dict`, `attr-dict-with-keyword`
    AttrDict {
        /// With the keyword `attributes`.
        keyword: bool,
    },
    /// `prop-dict`
    PropDict,
    /// An operand group.
    Operand(usize),
    /// A result group; only inside `type` and `custom`.
    Result(usize),
    /// An attribute.
    Attr(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
    /// `operands`
    Operands,
    /// `results`; only inside `type`
    Results,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(...)`
    Type(TypeArg),
    /// `functional-type(..., ...)`
    FunctionalType(TypeArg, TypeArg),
    /// `qualified(...)`
    Qualified(Box<Element>),
    /// `(...)?` and `(...) : (...)?`
    Group(Group),
    /// `oilist(...)`
    OiList(Vec<Vec<Element>>),
    /// `custom<Name>(...)`
    Custom(Custom),
}

/// The subject of a type directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeArg {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// An optional group.
#[derive(Clone, Debug)]
pub struct Group {
    /// Written if the group is present.
    pub then: Vec<Element>,
    /// Written otherwise.
    pub otherwise: Vec<Element>,
    /// The index of the anchor in `then`, or in `otherwise` when `inverted`.
    pub anchor: usize,
    /// Whether the anchor is in the `else` part.
    pub inverted: bool,
}

/// A hand-written directive.
#[derive(Clone, Debug)]
pub struct Custom {
    /// Its name; `parse_<name>` and `print_<name>` implement it.
    pub name: String,
    /// Its arguments, each with its place.
    pub args: Vec<(CustomArg, Range<usize>)>,
}

/// A parameter of a hand-written directive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomArg {
    /// An operand group.
    Operand(usize),
    /// An attribute.
    Attr(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
    /// A type.
    Type(TypeArg),
    /// `attr-dict`
    AttrDict,
    /// `prop-dict`
    PropDict,
    /// `operands`; only inside `ref`
    Operands,
    /// `regions`; only inside `ref`
    Regions,
    /// `successors`; only inside `ref`
    Successors,
    /// A string: code, or text that is passed as it is.
    Text(String),
    /// `ref(...)`: something that is written elsewhere.
    Ref(Box<CustomArg>),
}
