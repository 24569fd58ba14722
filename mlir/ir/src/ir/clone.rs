//! Copies operations and regions, within a body or into another one.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::body::Body;
use super::entities::{Block, Op, Region, Value};
use super::state::OpState;
use crate::values::context::Context;
use crate::values::ids::Loc;

/// Maps values and blocks of the original to those of the copy.
#[derive(Default, Debug)]
pub struct IrMapping {
    /// Values; an absent one maps to itself (only within one body).
    pub values: FxHashMap<Value, Value>,
    /// Blocks; an absent one maps to itself (only within one body).
    pub blocks: FxHashMap<Block, Block>,
}

impl IrMapping {
    /// The copy of a value.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// The copy of a block.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Body {
    /// Copies the blocks of `region` of `from` to the end of `to`; `map` has the values defined outside.
    ///
    /// `loc` maps the location of each copied operation and block argument. Operations may use values defined later:
    /// operands are set once every operation exists.
    pub fn clone_region(
        &mut self,
        cx: &Context,
        from: &Body,
        region: Region,
        to: Region,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
    ) {
        let mut cloner = Cloner::new(cx, self, Some(from), map, loc);
        cloner.pending.push((region, to));
        cloner.finish();
    }

    /// Copies an operation of `from` with everything inside it; the copy is detached.
    pub fn clone_op(
        &mut self,
        cx: &Context,
        from: &Body,
        op: Op,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
    ) -> Op {
        Cloner::new(cx, self, Some(from), map, loc).whole(op)
    }

    /// Copies an operation of this body with everything inside it; the copy is detached.
    pub fn duplicate_op(&mut self, cx: &Context, op: Op, map: &mut IrMapping) -> Op {
        Cloner::new(cx, self, None, map, &mut |loc| loc).whole(op)
    }
}

/// A copy in progress.
struct Cloner<'c> {
    cx: &'c Context,
    to: &'c mut Body,
    /// The body of the originals, unless that is `to`.
    from: Option<&'c Body>,
    map: &'c mut IrMapping,
    loc: &'c mut dyn FnMut(Loc) -> Loc,
    /// Operations and their copies, which get operands and successors last.
    copies: Vec<(Op, Op)>,
    /// Regions to copy, each with the one to copy its blocks to.
    pending: Vec<(Region, Region)>,
}

impl<'c> Cloner<'c> {
    fn new(
        cx: &'c Context,
        to: &'c mut Body,
        from: Option<&'c Body>,
        map: &'c mut IrMapping,
        loc: &'c mut dyn FnMut(Loc) -> Loc,
    ) -> Self {
        Cloner { cx, to, from, map, loc, copies: Vec::new(), pending: Vec::new() }
    }

    fn whole(mut self, op: Op) -> Op {
        let copy = self.shell(op);
        self.finish();
        copy
    }

    /// Copies the blocks of pending regions, with all nested regions, and connects the copies.
    fn finish(mut self) {
        while let Some((region, to)) = self.pending.pop() {
            let blocks: Vec<Block> = self.from.unwrap_or(self.to).blocks(region).collect();
            for block in blocks {
                self.block(block, to);
            }
        }
        for (old, new) in self.copies {
            let source = self.from.unwrap_or(self.to);
            let operands: Vec<Value> = source.operands(old).map(|v| self.map.value(v)).collect();
            let successors: Vec<Block> = source.successors(old).map(|b| self.map.block(b)).collect();
            self.to.set_operands(new, &operands);
            self.to.set_successors(new, &successors);
        }
    }

    fn block(&mut self, block: Block, to: Region) {
        let source = self.from.unwrap_or(self.to);
        let args = source.block_args(block).iter().zip(source.block_arg_locs(block));
        let args: Vec<_> = args.map(|(&a, &l)| (source.ty(a), (self.loc)(l))).collect();
        let ops: Vec<Op> = source.ops(block).collect();
        let copy = self.to.create_block(&args);
        self.to.append_block(to, copy);
        self.map.blocks.insert(block, copy);
        let source = self.from.unwrap_or(self.to);
        for (&old, &new) in source.block_args(block).iter().zip(&self.to.block(copy).args) {
            self.map.values.insert(old, new);
        }
        for op in ops {
            let new = self.shell(op);
            self.to.append_op(copy, new);
        }
    }

    /// Copies an operation without operands and successors, and marks its regions as pending.
    fn shell(&mut self, op: Op) -> Op {
        let source = self.from.unwrap_or(self.to);
        let mut state = OpState::new(self.cx, source.op_name(op), (self.loc)(source.loc(op)));
        state.result_types.extend(source.results(op).map(|r| source.ty(r)));
        state.inherent = source.inherent(op).into();
        state.body = source.nested(op).map(|b| Box::new(b.clone()));
        let discardable = source.discardable(op);
        let regions: SmallVec<[Region; 1]> = source.regions_of(op).into();
        for region in regions {
            let copy = self.to.create_region();
            state.regions.push(copy);
            self.pending.push((region, copy));
        }
        let copy = self.to.create_op(self.cx, state);
        self.to.set_discardable(copy, discardable);
        let results = self.from.unwrap_or(self.to).results(op);
        self.map.values.extend(results.zip(self.to.results(copy)));
        self.copies.push((op, copy));
        copy
    }
}
