//! Copying operations and regions, within a body or into another one.

use rustc_hash::FxHashMap;

use super::body::Body;
use super::entities::{Block, Op, Region, Value};
use super::state::OpState;
use crate::context::Context;
use crate::location::Loc;

/// What the values and blocks of the original became in the copy.
#[derive(Default, Debug)]
pub struct IrMapping {
    /// Values; one that is absent stands for itself (only within one body).
    pub values: FxHashMap<Value, Value>,
    /// Blocks; one that is absent stands for itself (only within one body).
    pub blocks: FxHashMap<Block, Block>,
}

impl IrMapping {
    /// What a value became.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// What a block became.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Body {
    /// Copies the blocks of `region` of `from` to the end of `to`; values defined outside come from `map`.
    ///
    /// `loc` gives each copied operation and block argument its location. Operations may use values defined
    /// later: operands are set once every operation exists.
    pub fn clone_region(
        &mut self,
        cx: &Context,
        from: &Body,
        region: Region,
        to: Region,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
    ) {
        let mut copies: Vec<(Op, Op)> = Vec::new();
        let mut pending = vec![(region, to)];
        while let Some((region, to)) = pending.pop() {
            for block in from.blocks(region) {
                self.clone_block(cx, from, block, to, map, loc, &mut copies, &mut pending);
            }
        }
        self.connect(from, &copies, map);
    }

    /// Copies one operation of `from` with everything inside it; the copy is detached.
    pub fn clone_op(
        &mut self,
        cx: &Context,
        from: &Body,
        op: Op,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
    ) -> Op {
        let mut copies = Vec::new();
        let mut pending = Vec::new();
        let copy = self.clone_shell(cx, from, op, map, loc, &mut copies, &mut pending);
        while let Some((region, to)) = pending.pop() {
            for block in from.blocks(region) {
                self.clone_block(cx, from, block, to, map, loc, &mut copies, &mut pending);
            }
        }
        self.connect(from, &copies, map);
        copy
    }

    #[allow(clippy::too_many_arguments, reason = "the state of one traversal, private to this file")]
    fn clone_block(
        &mut self,
        cx: &Context,
        from: &Body,
        block: Block,
        to: Region,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
        copies: &mut Vec<(Op, Op)>,
        pending: &mut Vec<(Region, Region)>,
    ) {
        let args = from.block_args(block).iter().zip(from.block_arg_locs(block));
        let args: Vec<_> = args.map(|(&a, &l)| (from.ty(a), loc(l))).collect();
        let copy = self.create_block(&args);
        self.append_block(to, copy);
        map.blocks.insert(block, copy);
        for (&old, &new) in from.block_args(block).iter().zip(&self.block(copy).args) {
            map.values.insert(old, new);
        }
        for op in from.ops(block) {
            let new = self.clone_shell(cx, from, op, map, loc, copies, pending);
            self.append_op(copy, new);
        }
    }

    /// Copies an operation without operands and successors, and notes its regions as pending.
    #[allow(clippy::too_many_arguments, reason = "the state of one traversal, private to this file")]
    fn clone_shell(
        &mut self,
        cx: &Context,
        from: &Body,
        op: Op,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
        copies: &mut Vec<(Op, Op)>,
        pending: &mut Vec<(Region, Region)>,
    ) -> Op {
        let mut state = OpState::new(cx, from.op_name(op), loc(from.loc(op)));
        state.result_types.extend(from.results(op).map(|r| from.ty(r)));
        state.inherent = from.inherent(op).into();
        state.body = from.nested(op).map(|b| Box::new(b.clone()));
        for &region in from.regions_of(op) {
            let copy = self.create_region();
            state.regions.push(copy);
            pending.push((region, copy));
        }
        let copy = self.create_op(cx, state);
        self.set_discardable(copy, from.discardable(op));
        map.values.extend(from.results(op).zip(self.results(copy)));
        copies.push((op, copy));
        copy
    }

    fn connect(&mut self, from: &Body, copies: &[(Op, Op)], map: &IrMapping) {
        for &(old, new) in copies {
            let operands: Vec<Value> = from.operands(old).map(|v| map.value(v)).collect();
            self.set_operands(new, &operands);
            let successors: Vec<Block> = from.successors(old).map(|b| map.block(b)).collect();
            self.set_successors(new, &successors);
        }
    }
}
