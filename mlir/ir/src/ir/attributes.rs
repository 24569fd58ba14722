//! Changes of the attributes of operations.

use super::body::Body;
use super::entities::Op;
use crate::definitions::attr::Presence;
use crate::values::context::Context;
use crate::values::ids::{Attr, Ident};

impl Body {
    /// Sets an inherent attribute; for a property, the caller passes the result of
    /// [`AttrSpec::kept`](crate::definitions::attr::AttrSpec::kept).
    pub(crate) fn set_inherent(&mut self, op: Op, slot: usize, attr: Option<Attr>) {
        let slots = self.op(op).inherent;
        assert!(slot < slots.len as usize, "slot {slot} of {} inherent attributes", slots.len);
        self.changed.mark();
        self.inherent[slots.start as usize + slot] = attr;
    }

    /// Sets the dictionary of discardable attributes.
    pub fn set_discardable(&mut self, op: Op, dictionary: Option<Attr>) {
        if dictionary.is_some() || self.discardable(op).is_some() {
            self.rare_mut(op).discardable = dictionary;
        }
    }

    /// Sets the inherent attribute in a slot, converted to what is stored there; `None` sets the default, as on
    /// creation.
    ///
    /// # Panics
    /// If the operation is not registered.
    pub fn set_slot(&mut self, cx: &Context, op: Op, slot: usize, attr: Option<Attr>) {
        let name = self.op_name(op);
        let spec = &cx.op_def(name).expect("a registered operation").attributes[slot];
        let attr = match (attr, &spec.presence) {
            (Some(attr), _) => Some(spec.kept(cx, attr)),
            (None, Presence::Default(_)) => cx.op_defaults(name)[slot],
            (None, _) => None,
        };
        self.set_inherent(op, slot, attr);
    }

    /// Sets or removes an attribute by name, in its slot if it is inherent.
    pub fn set_attr(&mut self, cx: &Context, op: Op, name: &str, attr: Option<Attr>) {
        let def = cx.op_def(self.op_name(op));
        if let Some(slot) = def.and_then(|d| d.attr_slot(name)) {
            return self.set_slot(cx, op, slot, attr);
        }
        let old = self.rare(op).discardable;
        let mut entries: Vec<(Ident, Attr)> =
            old.and_then(|d| cx.attr_ref(d).as_dictionary()).unwrap_or_default().to_vec();
        entries.retain(|&(n, _)| cx.str(n) != name);
        entries.extend(attr.map(|a| (cx.ident(name), a)));
        let dictionary = (!entries.is_empty()).then(|| cx.dictionary_attr(&entries));
        self.set_discardable(op, dictionary);
    }
}
