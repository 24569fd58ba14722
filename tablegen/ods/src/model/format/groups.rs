//! The elements that an optional group and a clause of an `oilist` may contain: the operation's parser must see
//! from the first element whether the group is present, and its printer from the anchor.

use std::ops::Range;

use super::bindings::is_property;
use super::element::{CustomArg, Element, Group, Node, TypeArg};
use super::error::FormatError;
use crate::model::attribute::{AttrSyntax, Presence};
use crate::model::operator::{Arity, Operator};
use crate::model::property::PropType;

type Result<T> = std::result::Result<T, FormatError>;

/// Checks an optional group.
pub(super) fn group(op: &Operator, group: &Group, range: &Range<usize>) -> Result<()> {
    for (part, anchored) in [(&group.then, !group.inverted), (&group.otherwise, group.inverted)] {
        for (i, element) in part.iter().enumerate() {
            in_group(op, element, anchored && i == group.anchor)?;
        }
    }
    let first = group.then.iter().find(|e| !is_space(e));
    let Some(first) = first else {
        return Err(FormatError::new(range.clone(), FIRST));
    };
    if let Node::Attr(i) = first.node
        && is_property(op, i)
        && !can_begin(op, i)
    {
        return Err(FormatError::new(first.range.clone(), BEGINS));
    }
    let inner = |e: &Element| matches!(e.node, Node::Attr(_) | Node::Operand(_) | Node::Region(_));
    let good = match &first.node {
        Node::Literal(_) | Node::Custom(_) => true,
        Node::Qualified(e) => inner(e),
        _ => inner(first),
    };
    if good {
        Ok(())
    } else {
        Err(FormatError::new(first.range.clone(), FIRST)
            .with_help("only such an element tells the parser whether the group is present".to_owned()))
    }
}

const FIRST: &str =
    "first parsable element of an optional group must be a literal, variable, or custom directive";
const BEGINS: &str = "only properties with default values that can be optionally parsed (have the `let \
                      optionalParser = ...` field defined) can begin an optional group";
const ANCHORS: &str = "only properties with default values that can be optionally parsed (have the `let \
                       optionalParser = ...` field defined) can be used to anchor an optional group";
const ONLY: &str = "only literals, types, and variables can be used within an optional group";
const ONLY_OILIST: &str = "only literals, types, and variables can be used within an oilist group";

pub(super) fn is_space(e: &Element) -> bool {
    matches!(e.node, Node::Space | Node::NoSpace | Node::Newline)
}

fn in_group(op: &Operator, e: &Element, anchor: bool) -> Result<()> {
    let error = |message: &str| Err(FormatError::new(e.range.clone(), message));
    let open = |arg: TypeArg| match arg {
        TypeArg::Operands | TypeArg::Results => Err(ONLY.to_owned()),
        _ => open_type(op, arg).map_err(|what| variable_length(what, "optional")),
    };
    match &e.node {
        Node::Literal(_) | Node::Space | Node::NoSpace | Node::Newline | Node::Group(_) if anchor => {
            error("only variables and types can be used to anchor an optional group")
        }
        Node::Literal(_) | Node::Space | Node::NoSpace | Node::Newline | Node::Group(_) => Ok(()),
        Node::Attr(i) if anchor && is_property(op, *i) && !can_begin(op, *i) => error(ANCHORS),
        Node::Attr(i) if anchor && !absent(op, *i) => {
            error("only optional or default-valued attributes can be used to anchor an optional group")
        }
        Node::Attr(_) | Node::Region(_) => Ok(()),
        Node::Operand(i) => open(TypeArg::Operand(*i)).or_else(|m| error(&m)),
        Node::Type(arg) => open(*arg).or_else(|m| error(&m)),
        Node::FunctionalType(inputs, results) => {
            open(*inputs).and_then(|()| open(*results)).or_else(|m| error(&m))
        }
        Node::Qualified(inner) => in_group(op, inner, anchor),
        Node::Custom(custom) if anchor => {
            for (arg, range) in &custom.args {
                match as_element(arg, range) {
                    Some(e) => in_group(op, &e, true)?,
                    None if matches!(arg, CustomArg::Ref(_)) => {}
                    None => return Err(FormatError::new(range.clone(), ONLY)),
                }
            }
            if custom.args.iter().all(|(arg, _)| matches!(arg, CustomArg::Ref(_))) {
                error("`custom` directive with no bound parameters cannot be used as optional group anchor")
            } else {
                Ok(())
            }
        }
        Node::Custom(_) => Ok(()),
        _ => error(ONLY),
    }
}

/// Checks an element of a clause of an `oilist`.
pub(super) fn in_oilist(op: &Operator, e: &Element) -> Result<()> {
    let error = |message: &str| Err(FormatError::new(e.range.clone(), message));
    let open = |arg: TypeArg| open_type(op, arg).map_err(|what| variable_length(what, "oilist parsing"));
    match &e.node {
        Node::Literal(_) | Node::Space | Node::NoSpace | Node::Newline | Node::Region(_) => Ok(()),
        // The anchor of a group can be absent, and so can the group.
        Node::Group(_) => Ok(()),
        Node::Attr(i) if !absent(op, *i) && is_property(op, *i) => {
            error("only default-valued or optional properties can be used in an olist parsing group")
        }
        Node::Attr(i) if !absent(op, *i) => {
            error("only optional attributes can be used in an oilist parsing group")
        }
        Node::Attr(_) => Ok(()),
        Node::Operand(i) => open(TypeArg::Operand(*i)).or_else(|m| error(&m)),
        Node::Type(arg) => open(*arg).or_else(|m| error(&m)),
        Node::FunctionalType(inputs, results) => {
            open(*inputs).and_then(|()| open(*results)).or_else(|m| error(&m))
        }
        Node::Qualified(inner) => in_oilist(op, inner),
        Node::Custom(custom) => {
            custom.args.iter().try_for_each(|(arg, range)| match as_element(arg, range) {
                Some(e) => in_oilist(op, &e),
                None => Ok(()),
            })
        }
        _ => error(ONLY_OILIST),
    }
}

/// A parameter of a custom directive as the element that it binds.
fn as_element(arg: &CustomArg, range: &Range<usize>) -> Option<Element> {
    let node = match arg {
        CustomArg::Operand(i) => Node::Operand(*i),
        CustomArg::Attr(i) => Node::Attr(*i),
        CustomArg::Region(i) => Node::Region(*i),
        CustomArg::Successor(i) => Node::Successor(*i),
        CustomArg::Type(arg) => Node::Type(*arg),
        _ => return None,
    };
    Some(Element { node, range: range.clone() })
}

fn variable_length(what: &str, group: &str) -> String {
    format!("only variable length {what} can be used within an {group} group")
}

/// Whether a property may be absent, and the parser can tell.
fn can_begin(op: &Operator, slot: usize) -> bool {
    let property = op.attributes[slot].property.as_ref();
    absent(op, slot) && property.is_none_or(PropType::parses_optionally)
}

fn absent(op: &Operator, slot: usize) -> bool {
    op.attributes[slot].presence != Presence::Required || op.attributes[slot].syntax == AttrSyntax::Unit
}

/// Whether a group of values can be empty; if not, what it consists of.
fn open_type(op: &Operator, arg: TypeArg) -> std::result::Result<(), &'static str> {
    let (arity, what) = match arg {
        TypeArg::Operand(i) => (op.operands[i].arity, "operands"),
        TypeArg::Result(i) => (op.results[i].arity, "results"),
        TypeArg::Operands | TypeArg::Results => return Ok(()),
    };
    if arity == Arity::Single { Err(what) } else { Ok(()) }
}
