//! Which entries of an operation's attribute dictionary are inherent attributes.

use super::attr::AttrSyntax;
use super::op::{OpDef, Segments};
use crate::values::context::AttrRef;
use crate::values::ids::Attr;

impl OpDef {
    /// The slot that a dictionary entry belongs to: that of an inherent attribute, or of the old spelling of segment
    /// sizes. A property that is not an attribute cannot be given there: an entry of its name is discardable.
    pub(crate) fn dictionary_slot(&self, name: &str) -> Option<usize> {
        let slot = self.attr_slot(name).or_else(|| {
            let segments = match name {
                "operand_segment_sizes" => self.operand_segments,
                "result_segment_sizes" => self.result_segments,
                _ => return None,
            };
            if let Segments::Attribute(slot) = segments { Some(usize::from(slot)) } else { None }
        })?;
        (!matches!(self.attributes[slot].syntax, AttrSyntax::Property(_))).then_some(slot)
    }

    /// What the slot stores for a dictionary entry; `None` if the entry is of another kind than the slot holds.
    pub(crate) fn stored(&self, slot: usize, attr: AttrRef<'_>) -> Option<Attr> {
        let stores = match self.segment_groups(slot) {
            Some(count) => attr.as_dense_array::<i32>().is_some_and(|sizes| sizes.len() == count),
            None => self.attributes[slot].stores(attr),
        };
        stores.then_some(attr.id())
    }
}
