//! The order of the properties of a registered operation: attributes by name, values in the order of the record,
//! segment sizes.

use super::encoding::version;
use crate::definitions::attr::{AttrSyntax, Presence};
use crate::definitions::op::{OpDef, Segments};
use crate::definitions::property::PropKind;
use crate::values::context::Context;

/// What a dialect says about its operations in bytecode; an interface of the dialect.
pub struct BytecodeDialectInterface {
    /// For operations by name, the attributes that MLIR's operation has in addition to those of our
    /// record. Here they are discardable attributes.
    pub other_attributes: &'static [(&'static str, &'static [&'static str])],
}

impl BytecodeDialectInterface {
    fn others_of(cx: &Context, def: &OpDef) -> &'static [&'static str] {
        let interface = cx.dialect(def.dialect()).and_then(|dialect| dialect.interface::<Self>());
        let all = interface.map_or(&[][..], |i| i.other_attributes);
        all.iter().find(|(name, _)| *name == def.name).map_or(&[], |&(_, others)| others)
    }
}

/// One property, with its slot.
#[derive(Clone, Copy)]
pub(super) enum Field {
    /// A reference to an attribute.
    Attr {
        /// The slot.
        slot: usize,
        /// Whether it may be absent; the encoding then says whether it is.
        optional: bool,
    },
    /// A reference to an attribute that is discardable here, or nothing.
    Other {
        /// Its name.
        name: &'static str,
    },
    /// A value.
    Value {
        /// The slot.
        slot: usize,
        /// What it holds.
        kind: &'static PropKind,
    },
    /// Segment sizes of operands or results.
    Segments {
        /// The slot.
        slot: usize,
        /// The number of groups.
        groups: usize,
    },
}

/// The properties of an operation in the order of this version of the format.
pub(super) fn fields(cx: &Context, def: &'static OpDef, version: u64) -> Vec<Field> {
    let mut segments = Vec::new();
    for (kind, groups) in
        [(def.operand_segments, def.operands.len()), (def.result_segments, def.results.len())]
    {
        if let Segments::Attribute(slot) = kind
            && version >= version::SEGMENT_PROPERTIES
        {
            segments.push((usize::from(slot), groups));
        }
    }
    let mut attrs: Vec<(&str, Field)> = Vec::new();
    let mut values = Vec::new();
    for (slot, spec) in def.attributes.iter().enumerate() {
        if segments.iter().any(|&(s, _)| s == slot) {
            continue;
        }
        match spec.syntax {
            AttrSyntax::Property(kind) => values.push(Field::Value { slot, kind }),
            _ => {
                let optional = !matches!(spec.presence, Presence::Required);
                attrs.push((spec.name, Field::Attr { slot, optional }));
            }
        }
    }
    let others = BytecodeDialectInterface::others_of(cx, def).iter();
    let others = others.filter(|name| def.attr_slot(name).is_none());
    attrs.extend(others.map(|&name| (name, Field::Other { name })));
    attrs.sort_by_key(|&(name, _)| name);
    let attrs = attrs.into_iter().map(|(_, field)| field);
    let segments = segments.into_iter().map(|(slot, groups)| Field::Segments { slot, groups });
    attrs.chain(values).chain(segments).collect()
}
