//! The bodies of an operation and of all isolated operations inside it, numbered.

use rustc_hash::FxHashMap;

use crate::definitions::op::Traits;
use crate::interfaces::{CallOpInterface, CallableOpInterface, Callee};
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Region};
use crate::ir::symbol_table::SymbolTable;
use crate::ir::view::OpRef;
use crate::values::attributes::AttrKind;
use crate::values::context::Context;
use crate::values::ids::Attr;

/// An entity of one of the bodies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct In<T> {
    /// The number of the body.
    pub body: u32,
    /// The entity.
    pub id: T,
}

impl<T> In<T> {
    /// Another entity of the same body.
    pub fn with<U>(self, id: U) -> In<U> {
        In { body: self.body, id }
    }
}

struct Inside<'a> {
    body: &'a Body,
    /// The operation that owns the body; `None` for the outermost.
    owner: Option<In<Op>>,
    /// The symbols, if the owner is a table of them.
    symbols: Option<SymbolTable>,
}

/// Whether calls can lead to an operation: functions are callables whose body is the first region.
pub(super) fn is_callable(op: OpRef<'_>) -> bool {
    op.has_trait(Traits::FUNCTION) || op.interface::<CallableOpInterface>().is_some()
}

/// Whether a callable has a body to run.
pub(super) fn is_defined(op: OpRef<'_>) -> bool {
    match op.interface::<CallableOpInterface>() {
        Some(callable) => (callable.callable_region)(op).is_some(),
        None => op.num_regions() > 0 && op.region(0).entry().is_some(),
    }
}

/// An operation with everything inside it.
pub struct Program<'a> {
    top: OpRef<'a>,
    bodies: Vec<Inside<'a>>,
    /// The numbers of the bodies of isolated operations.
    inner: FxHashMap<In<Op>, u32>,
}

impl<'a> Program<'a> {
    /// Numbers the bodies, outer before inner. `top` may have lent its body.
    pub fn new(top: OpRef<'a>, body: &'a Body) -> Self {
        let cx = top.cx();
        let mut this = Program { top, bodies: Vec::new(), inner: FxHashMap::default() };
        this.add(body, None, top.has_trait(Traits::SYMBOL_TABLE));
        let mut at = 0;
        while let Some(outer) = this.bodies.get(at) {
            let body = outer.body;
            for id in body.all_ops_pre() {
                let Some(nested) = body.nested(id) else { continue };
                let owner = In { body: at as u32, id };
                let number = this.bodies.len() as u32;
                let table = OpRef::new(cx, body, id).has_trait(Traits::SYMBOL_TABLE);
                this.add(nested, Some(owner), table);
                this.inner.insert(owner, number);
            }
            at += 1;
        }
        this
    }

    fn add(&mut self, body: &'a Body, owner: Option<In<Op>>, table: bool) {
        let symbols = table.then(|| SymbolTable::inside(self.top.cx(), body));
        self.bodies.push(Inside { body, owner, symbols });
    }

    /// Every operation inside, each before those in its regions.
    pub fn walk(&self) -> Vec<In<Op>> {
        let reversed =
            |body: u32| self.body(body).roots().iter().rev().map(move |&region| In { body, id: region });
        let mut out = Vec::new();
        let mut pending: Vec<In<Region>> = reversed(0).collect();
        let mut ops: Vec<In<Op>> = Vec::new();
        loop {
            if let Some(op) = ops.pop() {
                out.push(op);
                let (body, regions) = self.regions(op);
                let at = ops.len();
                ops.extend(
                    regions.iter().flat_map(|&r| self.body(body).region_ops(r)).map(|id| In { body, id }),
                );
                ops[at..].reverse();
            } else if let Some(region) = pending.pop() {
                ops.extend(self.body(region.body).region_ops(region.id).map(|id| region.with(id)));
                ops.reverse();
            } else {
                return out;
            }
        }
    }

    /// The context.
    pub fn cx(&self) -> &'a Context {
        self.top.cx()
    }

    /// The operation itself.
    pub fn top(&self) -> OpRef<'a> {
        self.top
    }

    /// The bodies in order.
    pub fn bodies(&self) -> impl Iterator<Item = (u32, &'a Body)> {
        (0..).zip(self.bodies.iter().map(|b| b.body))
    }

    /// A body by its number.
    pub fn body(&self, number: u32) -> &'a Body {
        self.bodies[number as usize].body
    }

    /// The operation that owns a body; `None` if it is [`Program::top`].
    pub fn owner(&self, number: u32) -> Option<In<Op>> {
        self.bodies[number as usize].owner
    }

    /// The number of the body that an isolated operation owns.
    pub fn inner_body(&self, op: In<Op>) -> Option<u32> {
        self.inner.get(&op).copied()
    }

    /// A view of an operation; it does not see beyond its body.
    pub fn op(&self, op: In<Op>) -> OpRef<'a> {
        OpRef::new(self.cx(), self.body(op.body), op.id)
    }

    /// The regions of an operation, with the number of the body that they are in.
    pub fn regions(&self, op: In<Op>) -> (u32, &'a [Region]) {
        match self.inner.get(&op) {
            Some(&inner) => (inner, self.body(inner).roots()),
            None => (op.body, self.body(op.body).regions_of(op.id)),
        }
    }

    /// The entry block of a region of an operation.
    pub fn entry(&self, op: In<Op>, index: usize) -> Option<In<Block>> {
        let (body, regions) = self.regions(op);
        let id = self.body(body).entry_block(*regions.get(index)?)?;
        Some(In { body, id })
    }

    /// The operation around a block; `None` if it is [`Program::top`].
    pub fn parent(&self, block: In<Block>) -> Option<In<Op>> {
        let region = self.body(block.body).region_of(block.id)?;
        match self.body(block.body).region_parent(region) {
            Some(op) => Some(block.with(op)),
            None => self.bodies[block.body as usize].owner,
        }
    }

    /// The index of the region that a block is in, among those of the operation around it.
    pub fn region_index(&self, block: In<Block>) -> usize {
        let body = self.body(block.body);
        let Some(region) = body.region_of(block.id) else { return 0 };
        let siblings = body.region_parent(region).map_or(body.roots(), |op| body.regions_of(op));
        siblings.iter().position(|&r| r == region).unwrap_or(0)
    }

    /// The block of an operation.
    pub fn block_of(&self, op: In<Op>) -> Option<In<Block>> {
        Some(op.with(self.body(op.body).block_of(op.id)?))
    }

    /// True when the body's owner is a table of symbols.
    pub fn is_table(&self, number: u32) -> bool {
        self.bodies[number as usize].symbols.is_some()
    }

    /// The symbol that a reference names, if it is looked up from inside a body.
    pub fn symbol(&self, from: u32, reference: Attr) -> Option<In<Op>> {
        let AttrKind::SymbolRef { root, nested } = self.cx().attr_kind(reference) else { return None };
        let mut table = from;
        while !self.is_table(table) {
            table = self.owner(table)?.body;
        }
        let mut found = In { body: table, id: self.bodies[table as usize].symbols.as_ref()?.get(*root)? };
        for &name in nested {
            let inner = self.inner_body(found)?;
            found = In { body: inner, id: self.bodies[inner as usize].symbols.as_ref()?.get(name)? };
        }
        Some(found)
    }

    /// The callee of a call, if it is a symbol inside the program.
    pub fn callee(&self, call: In<Op>) -> Option<In<Op>> {
        let view = self.op(call);
        match (view.interface::<CallOpInterface>()?.callable_for_callee)(view) {
            Callee::Symbol(symbol) => self.symbol(call.body, symbol),
            Callee::Value(_) => None,
        }
    }
}
