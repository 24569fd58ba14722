//! The attributes of an operation that a declarative format binds, so that dictionaries neither print nor take it twice.

use super::{Anchor, Arity, CustomArg, Element, Format, OpDef, Segments, TypeArg};

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
    pub(crate) fn contains(&self, test: &dyn Fn(&Element) -> bool) -> bool {
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
