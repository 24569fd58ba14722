//! The arenas of one isolated operation, and every structural change to them.
//!
//! Invariants, kept by the methods here:
//! - An operand slot *is* a [`Use`]: the uses of an operation are consecutive ids, and each is linked into the use
//!   list of its value, latest first. The same holds for successor slots and the predecessors of a block.
//! - Operations of a block, and blocks of a region, are doubly linked lists.
//! - An erased entity has no uses and is in no list; its slot is not reused.
//! - An operation with [`Traits::ISOLATED_FROM_ABOVE`](crate::definitions::op::Traits) has no regions here but a nested
//!   body, whose roots are its regions.

use std::ops::Range;

use smallvec::SmallVec;

use super::changes::Changed;
use super::entities::{Block, Op, Region, Slots, Succ, Use, Value};
use super::name_set::NameSet;
use super::state::OpState;
use crate::definitions::attr::Presence;
use crate::values::context::{Context, OpName};
use crate::values::ids::{Attr, Loc, Type};

/// The order number of an operation that has not been numbered.
pub(crate) const UNORDERED: u32 = u32::MAX;

#[derive(Clone, Debug)]
pub(crate) struct OpData {
    pub(crate) name: OpName,
    loc: Loc,
    pub(crate) block: Option<Block>,
    pub(crate) prev: Option<Op>,
    pub(crate) next: Option<Op>,
    pub(crate) order: u32,
    pub(crate) operands: Slots,
    results: Slots,
    pub(super) inherent: Slots,
    /// Index into `Body::rare`, plus one; 0 for an operation without rare data. The highest bit is set when the
    /// operation is erased.
    rare: u32,
}

impl OpData {
    const ERASED: u32 = 1 << 31;
}

/// Data that few operations have, stored separately to keep the others small: there are millions of them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RareData {
    pub(crate) regions: Slots,
    pub(crate) successors: Slots,
    /// A dictionary attribute; `None` when empty.
    pub(super) discardable: Option<Attr>,
    /// Index into `Body::nested`, plus one.
    pub(crate) nested: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct UseData {
    pub(crate) value: Option<Value>,
    pub(crate) owner: Op,
    pub(crate) prev: Option<Use>,
    pub(crate) next: Option<Use>,
}

#[derive(Clone, Debug)]
pub(crate) struct SuccData {
    pub(crate) block: Option<Block>,
    pub(crate) owner: Op,
    pub(crate) prev: Option<Succ>,
    pub(crate) next: Option<Succ>,
}

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// The `index`-th result of an operation.
    Result {
        /// The operation.
        op: Op,
        /// The index of the result.
        index: u32,
    },
    /// The `index`-th argument of a block.
    Argument {
        /// The block.
        block: Block,
        /// The index of the argument.
        index: u32,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct ValueData {
    pub(crate) ty: Type,
    def: ValueDef,
    pub(crate) first_use: Option<Use>,
}

#[derive(Clone, Debug)]
pub(crate) struct BlockData {
    pub(crate) region: Option<Region>,
    pub(crate) prev: Option<Block>,
    pub(crate) next: Option<Block>,
    pub(crate) first: Option<Op>,
    pub(crate) last: Option<Op>,
    /// Usually few, as in the bodies of loops, and then not on the heap.
    pub(crate) args: SmallVec<[Value; 4]>,
    arg_locs: SmallVec<[Loc; 4]>,
    pub(crate) first_pred: Option<Succ>,
    pub(crate) erased: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct RegionData {
    /// The operation that has the region; `None` for a root.
    pub(crate) parent: Option<Op>,
    pub(crate) first: Option<Block>,
    pub(crate) last: Option<Block>,
}

/// The insides of one isolated operation.
#[derive(Clone, Debug)]
pub struct Body {
    pub(crate) stamp: u32,
    pub(crate) ops: Vec<OpData>,
    /// The names of all operations ever created here.
    names: NameSet,
    rare: Vec<RareData>,
    pub(crate) uses: Vec<UseData>,
    pub(crate) values: Vec<ValueData>,
    pub(crate) blocks: Vec<BlockData>,
    pub(crate) regions: Vec<RegionData>,
    pub(crate) succs: Vec<SuccData>,
    pub(super) inherent: Vec<Option<Attr>>,
    pub(crate) region_lists: Vec<Region>,
    pub(crate) nested: Vec<Option<Box<Body>>>,
    roots: Vec<Region>,
    /// Marked by all methods that change what the verifier looks at.
    pub(super) changed: Changed,
}

impl Body {
    /// An empty body without regions.
    pub fn new(cx: &Context) -> Self {
        Body {
            stamp: cx.new_body_stamp(),
            ops: Vec::new(),
            names: NameSet::default(),
            rare: Vec::new(),
            uses: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            succs: Vec::new(),
            inherent: Vec::new(),
            region_lists: Vec::new(),
            nested: Vec::new(),
            roots: Vec::new(),
            changed: Changed::YES,
        }
    }

    /// True until anything is created in it.
    pub(crate) fn is_fresh(&self) -> bool {
        self.regions.is_empty() && self.blocks.is_empty() && self.ops.is_empty() && self.values.is_empty()
    }

    /// Makes an emptied body ready for reuse.
    pub(crate) fn renew(&mut self, cx: &Context) {
        self.stamp = cx.new_body_stamp();
    }

    /// Moves everything into a new body that takes no more memory than it needs; this one is left empty but keeps its
    /// memory.
    pub(crate) fn move_compacted(&mut self) -> Body {
        Body {
            stamp: self.stamp,
            ops: self.ops.drain(..).collect(),
            names: std::mem::take(&mut self.names),
            rare: self.rare.drain(..).collect(),
            uses: self.uses.drain(..).collect(),
            values: self.values.drain(..).collect(),
            blocks: self.blocks.drain(..).collect(),
            regions: self.regions.drain(..).collect(),
            succs: self.succs.drain(..).collect(),
            inherent: self.inherent.drain(..).collect(),
            region_lists: self.region_lists.drain(..).collect(),
            nested: self.nested.drain(..).collect(),
            roots: self.roots.drain(..).collect(),
            changed: Changed::YES,
        }
    }

    // Access to the arenas. In debug builds, `check` asserts that the id is of this body.

    #[inline]
    pub(crate) fn op(&self, op: Op) -> &OpData {
        &self.ops[op.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn op_mut(&mut self, op: Op) -> &mut OpData {
        self.changed.mark();
        &mut self.ops[op.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn rare(&self, op: Op) -> RareData {
        match ((self.op(op).rare & !OpData::ERASED) as usize).checked_sub(1) {
            Some(at) => self.rare[at],
            None => RareData::default(),
        }
    }

    pub(crate) fn rare_mut(&mut self, op: Op) -> &mut RareData {
        self.changed.mark();
        let mut at = self.op(op).rare & !OpData::ERASED;
        if at == 0 {
            self.rare.push(RareData::default());
            at = self.rare.len() as u32;
            self.op_mut(op).rare |= at;
        }
        &mut self.rare[at as usize - 1]
    }

    pub(crate) fn mark_erased(&mut self, op: Op) {
        self.op_mut(op).rare |= OpData::ERASED;
    }

    #[inline]
    pub(crate) fn block(&self, block: Block) -> &BlockData {
        &self.blocks[block.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn block_mut(&mut self, block: Block) -> &mut BlockData {
        self.changed.mark();
        &mut self.blocks[block.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn region(&self, region: Region) -> &RegionData {
        &self.regions[region.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn region_mut(&mut self, region: Region) -> &mut RegionData {
        self.changed.mark();
        &mut self.regions[region.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn value(&self, value: Value) -> &ValueData {
        &self.values[value.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn value_mut(&mut self, value: Value) -> &mut ValueData {
        self.changed.mark();
        &mut self.values[value.check(self.stamp)]
    }

    #[inline]
    pub(crate) fn use_data(&self, u: Use) -> &UseData {
        &self.uses[u.check(self.stamp)]
    }

    // Reading.

    /// The regions of the operation that owns this body.
    #[inline]
    pub fn roots(&self) -> &[Region] {
        &self.roots
    }

    /// The number of operations ever created here; the size of tables indexed by [`Op::index`].
    pub fn op_capacity(&self) -> usize {
        self.ops.len()
    }

    /// The number of values ever created here; the size of tables indexed by [`Value::index`].
    pub fn value_capacity(&self) -> usize {
        self.values.len()
    }

    /// The number of blocks ever created here; the size of tables indexed by [`Block::index`].
    pub fn block_capacity(&self) -> usize {
        self.blocks.len()
    }

    /// The number of regions ever created here; the size of tables indexed by [`Region::index`].
    pub fn region_capacity(&self) -> usize {
        self.regions.len()
    }

    /// False if no operation here has one of these names; bodies inside it do not count.
    pub(crate) fn may_have(&self, names: NameSet) -> bool {
        self.names.intersects(names)
    }

    /// False once the operation is erased.
    pub fn is_live(&self, op: Op) -> bool {
        self.op(op).rare & OpData::ERASED == 0
    }

    /// The name of an operation.
    #[inline]
    pub fn op_name(&self, op: Op) -> OpName {
        self.op(op).name
    }

    /// The location of an operation.
    #[inline]
    pub fn loc(&self, op: Op) -> Loc {
        self.op(op).loc
    }

    /// The operand slots of an operation.
    pub fn operand_uses(&self, op: Op) -> impl ExactSizeIterator<Item = Use> + DoubleEndedIterator + use<> {
        let stamp = self.stamp;
        self.op(op).operands.range().map(move |i| Use::new(i, stamp))
    }

    /// The number of operands of an operation.
    #[inline]
    pub fn num_operands(&self, op: Op) -> usize {
        self.op(op).operands.len as usize
    }

    /// The operands of an operation.
    #[inline]
    pub fn operands(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        let uses = &self.uses[self.op(op).operands.range()];
        uses.iter().map(|u| u.value.expect("a live operation's operands are set"))
    }

    /// The `index`-th operand.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn operand(&self, op: Op, index: usize) -> Value {
        let slots = self.op(op).operands;
        assert!(index < slots.len as usize, "operand {index} of {} operands", slots.len);
        self.uses[slots.start as usize + index].value.expect("a live operation's operands are set")
    }

    /// The number of results of an operation.
    #[inline]
    pub fn num_results(&self, op: Op) -> usize {
        self.op(op).results.len as usize
    }

    /// The results of an operation.
    #[inline]
    pub fn results(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<> {
        let stamp = self.stamp;
        self.op(op).results.range().map(move |i| Value::new(i, stamp))
    }

    /// The `index`-th result.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn result(&self, op: Op, index: usize) -> Value {
        let slots = self.op(op).results;
        assert!(index < slots.len as usize, "result {index} of {} results", slots.len);
        Value::new(slots.start as usize + index, self.stamp)
    }

    /// Inherent attributes by slot.
    #[inline]
    pub fn inherent(&self, op: Op) -> &[Option<Attr>] {
        &self.inherent[self.op(op).inherent.range()]
    }

    /// The dictionary of discardable attributes; `None` when empty.
    #[inline]
    pub fn discardable(&self, op: Op) -> Option<Attr> {
        self.rare(op).discardable
    }

    /// The regions of an operation in this body; those of an isolated operation are in [`Body::nested`].
    #[inline]
    pub fn regions_of(&self, op: Op) -> &[Region] {
        &self.region_lists[self.rare(op).regions.range()]
    }

    /// False for most operations without regions; faster than looking for regions.
    #[inline]
    pub(crate) fn may_have_regions(&self, op: Op) -> bool {
        self.op(op).rare & !OpData::ERASED != 0
    }

    /// The body of an isolated operation.
    #[inline]
    pub fn nested(&self, op: Op) -> Option<&Body> {
        let at = (self.rare(op).nested as usize).checked_sub(1)?;
        self.nested[at].as_deref()
    }

    /// The body of an isolated operation, mutably.
    pub fn nested_mut(&mut self, op: Op) -> Option<&mut Body> {
        let at = (self.rare(op).nested as usize).checked_sub(1)?;
        self.nested[at].as_deref_mut()
    }

    /// Takes the body out of an isolated operation, for a pass or to give it to another operation.
    pub fn take_nested(&mut self, op: Op) -> Option<Box<Body>> {
        self.changed.mark();
        self.lend_nested(op)
    }

    /// Takes the body out of an isolated operation that will get it back; this alone counts as no change.
    pub(crate) fn lend_nested(&mut self, op: Op) -> Option<Box<Body>> {
        let at = (self.rare(op).nested as usize).checked_sub(1)?;
        self.nested[at].take()
    }

    /// Gives an isolated operation its body, or gives it back.
    pub fn put_nested(&mut self, op: Op, body: Box<Body>) {
        match (self.rare(op).nested as usize).checked_sub(1) {
            Some(at) => self.nested[at] = Some(body),
            None => {
                self.nested.push(Some(body));
                self.rare_mut(op).nested = self.nested.len() as u32;
            }
        }
    }

    /// The number of successors of an operation.
    #[inline]
    pub fn num_successors(&self, op: Op) -> usize {
        self.rare(op).successors.len as usize
    }

    /// The successors of an operation.
    pub fn successors(&self, op: Op) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + '_ {
        let slots = &self.succs[self.rare(op).successors.range()];
        slots.iter().map(|s| s.block.expect("a live operation's successors are set"))
    }

    /// The block that holds an operation.
    #[inline]
    pub fn block_of(&self, op: Op) -> Option<Block> {
        self.op(op).block
    }

    /// The operation before this one in its block.
    #[inline]
    pub fn prev_op(&self, op: Op) -> Option<Op> {
        self.op(op).prev
    }

    /// The operation after this one in its block.
    #[inline]
    pub fn next_op(&self, op: Op) -> Option<Op> {
        self.op(op).next
    }

    /// The operation whose region holds this one; `None` directly under a root.
    #[inline]
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        self.region(self.region_of(self.block_of(op)?)?).parent
    }

    /// The operation that has a region; `None` for a root.
    #[inline]
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        self.region(region).parent
    }

    /// The region that holds a block.
    #[inline]
    pub fn region_of(&self, block: Block) -> Option<Region> {
        self.block(block).region
    }

    /// First block of a region.
    #[inline]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.region(region).first
    }

    /// Last block of a region.
    #[inline]
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.region(region).last
    }

    /// The block after this one in its region.
    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.block(block).next
    }

    /// The block before this one in its region.
    #[inline]
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.block(block).prev
    }

    /// The blocks of a region in order.
    #[inline]
    pub fn blocks(&self, region: Region) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.region(region).first, |&b| self.block(b).next)
    }

    /// The operations of a block in order.
    #[inline]
    pub fn ops(&self, block: Block) -> impl Iterator<Item = Op> + '_ {
        std::iter::successors(self.block(block).first, |&o| self.op(o).next)
    }

    /// First operation of a block.
    #[inline]
    pub fn first_op(&self, block: Block) -> Option<Op> {
        self.block(block).first
    }

    /// Last operation of a block; its terminator, if it has one.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.block(block).last
    }

    /// The arguments of a block.
    #[inline]
    pub fn block_args(&self, block: Block) -> &[Value] {
        &self.block(block).args
    }

    /// The locations of a block's arguments.
    pub fn block_arg_locs(&self, block: Block) -> &[Loc] {
        &self.block(block).arg_locs
    }

    /// The blocks that branch to this one, once for each successor slot, latest first.
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let first = self.block(block).first_pred;
        let next = |s: &Succ| self.succs[s.check(self.stamp)].next;
        std::iter::successors(first, next).filter_map(|s| self.block_of(self.succs[s.index()].owner))
    }

    /// The type of a value.
    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        self.value(value).ty
    }

    /// The definition of a value.
    #[inline]
    pub fn def(&self, value: Value) -> ValueDef {
        self.value(value).def
    }

    /// The operation that has the value as a result.
    #[inline]
    pub fn defining_op(&self, value: Value) -> Option<Op> {
        match self.value(value).def {
            ValueDef::Result { op, .. } => Some(op),
            ValueDef::Argument { .. } => None,
        }
    }

    /// The block in which a value is defined.
    #[inline]
    pub fn value_block(&self, value: Value) -> Option<Block> {
        match self.value(value).def {
            ValueDef::Result { op, .. } => self.block_of(op),
            ValueDef::Argument { block, .. } => Some(block),
        }
    }

    /// The uses of a value, latest first.
    pub fn uses(&self, value: Value) -> impl Iterator<Item = Use> + '_ {
        std::iter::successors(self.value(value).first_use, |&u| self.use_data(u).next)
    }

    /// The operations that use a value, latest first, once for each use.
    pub fn users(&self, value: Value) -> impl Iterator<Item = Op> + '_ {
        self.uses(value).map(|u| self.use_data(u).owner)
    }

    /// The operation that owns an operand slot, and the index of that operand.
    pub fn use_owner(&self, u: Use) -> (Op, usize) {
        let owner = self.use_data(u).owner;
        (owner, u.index() - self.op(owner).operands.start as usize)
    }

    /// True when nothing uses the value.
    pub fn is_unused(&self, value: Value) -> bool {
        self.value(value).first_use.is_none()
    }

    /// True when exactly one operand is the value.
    pub fn has_one_use(&self, value: Value) -> bool {
        self.value(value).first_use.is_some_and(|u| self.use_data(u).next.is_none())
    }

    /// True when nothing uses any result of the operation.
    pub fn all_results_unused(&self, op: Op) -> bool {
        self.results(op).all(|r| self.is_unused(r))
    }

    // Creating.

    /// Adds a region to the operation that owns this body.
    pub fn add_root(&mut self) -> Region {
        self.changed.mark();
        let region = self.create_region();
        self.roots.push(region);
        region
    }

    /// Reorders the regions of the operation that owns this body.
    pub(crate) fn set_roots(&mut self, roots: Vec<Region>) {
        debug_assert!(self.roots.iter().all(|r| roots.contains(r)), "the roots stay the same");
        self.changed.mark();
        self.roots = roots;
    }

    /// Replaces every location of an operation or block argument, also in nested bodies.
    pub fn map_locs(&mut self, map: &mut impl FnMut(Loc) -> Loc) {
        self.changed.mark();
        for op in &mut self.ops {
            op.loc = map(op.loc);
        }
        for loc in self.blocks.iter_mut().flat_map(|b| &mut b.arg_locs) {
            *loc = map(*loc);
        }
        for body in self.nested.iter_mut().flatten() {
            body.map_locs(map);
        }
    }

    /// Creates a region that belongs to no operation yet.
    pub fn create_region(&mut self) -> Region {
        self.regions.push(RegionData { parent: None, first: None, last: None });
        Region::new(self.regions.len() - 1, self.stamp)
    }

    /// Creates a block with arguments; it is in no region yet.
    pub fn create_block(&mut self, args: &[(Type, Loc)]) -> Block {
        self.blocks.push(BlockData {
            region: None,
            prev: None,
            next: None,
            first: None,
            last: None,
            args: SmallVec::with_capacity(args.len()),
            arg_locs: SmallVec::with_capacity(args.len()),
            first_pred: None,
            erased: false,
        });
        let block = Block::new(self.blocks.len() - 1, self.stamp);
        for &(ty, loc) in args {
            self.add_block_arg(block, ty, loc);
        }
        block
    }

    /// Adds an argument at the end of a block's list.
    pub fn add_block_arg(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        let index = self.block(block).args.len() as u32;
        self.values.push(ValueData { ty, def: ValueDef::Argument { block, index }, first_use: None });
        let value = Value::new(self.values.len() - 1, self.stamp);
        let data = self.block_mut(block);
        data.args.push(value);
        data.arg_locs.push(loc);
        value
    }

    /// Removes one argument, as [`Body::erase_block_args`] does.
    pub fn erase_block_arg(&mut self, block: Block, index: usize) {
        self.erase_block_args(block, index..index + 1);
    }

    /// Removes unused arguments of a block.
    ///
    /// # Panics
    /// If one of them is used.
    pub fn erase_block_args(&mut self, block: Block, range: Range<usize>) {
        let unused = self.block(block).args[range.clone()].iter().all(|&a| self.is_unused(a));
        assert!(unused, "an erased block argument is unused");
        let data = self.block_mut(block);
        data.args.drain(range.clone());
        data.arg_locs.drain(range.clone());
        for at in range.start..self.block(block).args.len() {
            let value = self.block(block).args[at];
            self.value_mut(value).def = ValueDef::Argument { block, index: at as u32 };
        }
    }

    /// Creates an operation that is in no block yet.
    ///
    /// Absent inherent attributes get their default, and properties the attribute that stores their value; nothing is
    /// verified.
    pub fn create_op(&mut self, cx: &Context, state: OpState) -> Op {
        let op = Op::new(self.ops.len(), self.stamp);
        let results = Slots { start: self.values.len() as u32, len: state.result_types.len() as u32 };
        for (index, &ty) in state.result_types.iter().enumerate() {
            let def = ValueDef::Result { op, index: index as u32 };
            self.values.push(ValueData { ty, def, first_use: None });
        }
        let inherent = Slots { start: self.inherent.len() as u32, len: state.inherent.len() as u32 };
        self.inherent.extend_from_slice(&state.inherent);
        if let Some(def) = cx.op_def(state.name) {
            let slots = self.inherent[inherent.range()].iter_mut().zip(def.attributes).enumerate();
            for (i, (slot, spec)) in slots {
                match (*slot, &spec.presence) {
                    (Some(attr), _) => *slot = Some(spec.kept(cx, attr)),
                    (None, Presence::Default(_)) => *slot = cx.op_defaults(state.name)[i],
                    (None, _) => {}
                }
            }
        }
        self.names.insert(state.name.0);
        let operands = self.new_operands(op, &state.operands);
        self.ops.push(OpData {
            name: state.name,
            loc: state.loc,
            block: None,
            prev: None,
            next: None,
            order: UNORDERED,
            operands,
            results,
            inherent,
            rare: 0,
        });
        if !state.regions.is_empty() {
            self.set_regions(op, &state.regions);
        }
        if !state.discardable.is_empty() {
            self.rare_mut(op).discardable = Some(cx.dictionary_attr(&state.discardable));
        }
        if let Some(body) = state.body {
            self.put_nested(op, body);
        }
        self.set_successors(op, &state.successors);
        op
    }

    // Changing in place.

    /// Sets the type of a value.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.value_mut(value).ty = ty;
    }

    /// Sets the location of an operation.
    pub fn set_loc(&mut self, op: Op, loc: Loc) {
        self.op_mut(op).loc = loc;
    }
}
