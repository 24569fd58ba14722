//! The state that an operation is created from.

use smallvec::SmallVec;

use super::body::Body;
use super::entities::{Block, Region, Value};
use crate::definitions::op::{OpDef, Traits};
use crate::values::context::{Context, OpName};
use crate::values::ids::{Attr, Ident, Loc, Type};

/// Everything about an operation before it exists; MLIR's `OperationState`.
#[derive(Debug)]
pub struct OpState {
    /// The operation's name.
    pub name: OpName,
    /// The location.
    pub loc: Loc,
    /// Operands in order, all groups flattened.
    pub operands: SmallVec<[Value; 4]>,
    /// One type for each result.
    pub result_types: SmallVec<[Type; 2]>,
    /// Inherent attributes by slot, as many as the definition has; one slot (`<{...}>`) if unregistered.
    pub inherent: SmallVec<[Option<Attr>; 4]>,
    /// Discardable attributes in any order.
    pub discardable: Vec<(Ident, Attr)>,
    /// Regions of the body the operation will live in; empty if it is isolated.
    pub regions: SmallVec<[Region; 1]>,
    /// The body of an isolated operation; its roots are the regions.
    pub body: Option<Box<Body>>,
    /// Successor blocks.
    pub successors: SmallVec<[Block; 2]>,
}

impl OpState {
    /// The state of an operation without operands, results, attributes or regions.
    pub fn new(cx: &Context, name: OpName, loc: Loc) -> Self {
        Self::with_def(cx, name, cx.op_def(name), loc)
    }

    /// Like [`OpState::new`], when the definition of the name is known.
    #[inline]
    pub(crate) fn with_def(cx: &Context, name: OpName, def: Option<&'static OpDef>, loc: Loc) -> Self {
        let slots = def.map_or(1, |d| d.attributes.len());
        let isolated = def.is_some_and(|d| d.traits.contains(Traits::ISOLATED_FROM_ABOVE));
        OpState {
            name,
            loc,
            operands: SmallVec::new(),
            result_types: SmallVec::new(),
            inherent: SmallVec::from_elem(None, slots),
            discardable: Vec::new(),
            regions: SmallVec::new(),
            body: isolated.then(|| Box::new(Body::new(cx))),
            successors: SmallVec::new(),
        }
    }

    /// The state of a registered operation; generated builders start from it.
    pub fn of(cx: &Context, def: &'static OpDef, loc: Loc) -> Self {
        Self::new(cx, cx.op_name(def.name), loc)
    }

    /// Sets an attribute by name, in its slot if it is inherent.
    pub fn set_attr(&mut self, cx: &Context, name: &str, attr: Attr) {
        match cx.op_def(self.name).and_then(|d| d.attr_slot(name)) {
            Some(slot) => self.inherent[slot] = Some(attr),
            None => {
                let name = cx.ident(name);
                match self.discardable.iter_mut().find(|(n, _)| *n == name) {
                    Some(entry) => entry.1 = attr,
                    None => self.discardable.push((name, attr)),
                }
            }
        }
    }

    /// An attribute by name, wherever it is.
    pub fn attr(&self, cx: &Context, name: &str) -> Option<Attr> {
        match cx.op_def(self.name).and_then(|d| d.attr_slot(name)) {
            Some(slot) => self.inherent[slot],
            None => self.discardable.iter().find(|(n, _)| cx.str(*n) == name).map(|e| e.1),
        }
    }

    /// Adds an empty region to the body of an isolated operation, and returns both.
    ///
    /// `None` if the operation is not isolated: its regions belong to the body that will hold it; see
    /// [`Body::create_region`].
    pub fn add_isolated_region(&mut self) -> Option<(Region, &mut Body)> {
        let body = self.body.as_deref_mut()?;
        let region = body.add_root();
        Some((region, body))
    }
}
