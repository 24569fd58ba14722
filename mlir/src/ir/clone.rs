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
        let mut copies: Vec<(Op, Op)> = Vec::new();
        let mut pending = vec![(region, to)];
        self.clone_pending(cx, Some(from), map, loc, &mut copies, &mut pending);
        self.connect(Some(from), &copies, map);
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
        self.clone_from(cx, Some(from), op, map, loc)
    }

    /// Copies an operation of this body with everything inside it; the copy is detached.
    pub fn duplicate_op(&mut self, cx: &Context, op: Op, map: &mut IrMapping) -> Op {
        self.clone_from(cx, None, op, map, &mut |loc| loc)
    }

    /// Copies an operation of another body, or of this one if `from` is `None`.
    fn clone_from(
        &mut self,
        cx: &Context,
        from: Option<&Body>,
        op: Op,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
    ) -> Op {
        let mut copies = Vec::new();
        let mut pending = Vec::new();
        let copy = self.clone_shell(cx, from, op, map, loc, &mut copies, &mut pending);
        self.clone_pending(cx, from, map, loc, &mut copies, &mut pending);
        self.connect(from, &copies, map);
        copy
    }

    /// Copies the blocks of regions, with all nested regions.
    fn clone_pending(
        &mut self,
        cx: &Context,
        from: Option<&Body>,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
        copies: &mut Vec<(Op, Op)>,
        pending: &mut Vec<(Region, Region)>,
    ) {
        while let Some((region, to)) = pending.pop() {
            let blocks: Vec<Block> = from.unwrap_or(self).blocks(region).collect();
            for block in blocks {
                self.clone_block(cx, from, block, to, map, loc, copies, pending);
            }
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the state of one traversal, private to this file")]
    fn clone_block(
        &mut self,
        cx: &Context,
        from: Option<&Body>,
        block: Block,
        to: Region,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
        copies: &mut Vec<(Op, Op)>,
        pending: &mut Vec<(Region, Region)>,
    ) {
        let source = from.unwrap_or(self);
        let args = source.block_args(block).iter().zip(source.block_arg_locs(block));
        let args: Vec<_> = args.map(|(&a, &l)| (source.ty(a), loc(l))).collect();
        let ops: Vec<Op> = source.ops(block).collect();
        let copy = self.create_block(&args);
        self.append_block(to, copy);
        map.blocks.insert(block, copy);
        for (&old, &new) in from.unwrap_or(self).block_args(block).iter().zip(&self.block(copy).args) {
            map.values.insert(old, new);
        }
        for op in ops {
            let new = self.clone_shell(cx, from, op, map, loc, copies, pending);
            self.append_op(copy, new);
        }
    }

    /// Copies an operation without operands and successors, and marks its regions as pending.
    #[allow(clippy::too_many_arguments, reason = "the state of one traversal, private to this file")]
    fn clone_shell(
        &mut self,
        cx: &Context,
        from: Option<&Body>,
        op: Op,
        map: &mut IrMapping,
        loc: &mut dyn FnMut(Loc) -> Loc,
        copies: &mut Vec<(Op, Op)>,
        pending: &mut Vec<(Region, Region)>,
    ) -> Op {
        let source = from.unwrap_or(self);
        let mut state = OpState::new(cx, source.op_name(op), loc(source.loc(op)));
        state.result_types.extend(source.results(op).map(|r| source.ty(r)));
        state.inherent = source.inherent(op).into();
        state.body = source.nested(op).map(|b| Box::new(b.clone()));
        let discardable = source.discardable(op);
        let regions: SmallVec<[Region; 1]> = source.regions_of(op).into();
        for region in regions {
            let copy = self.create_region();
            state.regions.push(copy);
            pending.push((region, copy));
        }
        let copy = self.create_op(cx, state);
        self.set_discardable(copy, discardable);
        let results = from.unwrap_or(self).results(op);
        map.values.extend(results.zip(self.results(copy)));
        copies.push((op, copy));
        copy
    }

    fn connect(&mut self, from: Option<&Body>, copies: &[(Op, Op)], map: &IrMapping) {
        for &(old, new) in copies {
            let source = from.unwrap_or(self);
            let operands: Vec<Value> = source.operands(old).map(|v| map.value(v)).collect();
            let successors: Vec<Block> = source.successors(old).map(|b| map.block(b)).collect();
            self.set_operands(new, &operands);
            self.set_successors(new, &successors);
        }
    }
}
