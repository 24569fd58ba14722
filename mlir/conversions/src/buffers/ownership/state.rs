//! What is known of each buffer in each block: whether the block has to free it.

use dialects::bufferization::CloneOp;
use dialects::matching::{build_constant, constant_integer};
use dialects::memref::{ExtractStridedMetadataOp, ReinterpretCastOp, ReinterpretCastOpOptions};
use mlir::{AttrKind, Block, Body, Builder, Context, Diag, Loc, Op, OpRef, TypeKind, Value};
use rustc_hash::FxHashMap;

use super::liveness::Liveness;

/// Whether a block owns a buffer.
#[derive(Clone, Copy)]
pub(super) enum Ownership {
    /// If this value is true.
    If(Value),
    /// That depends on what memory it is.
    Unknown,
}

/// The function while it is changed.
pub(super) struct State<'a> {
    pub(super) cx: &'a Context,
    pub(super) body: &'a mut Body,
    pub(super) liveness: Liveness,
    owned: FxHashMap<(Value, Block), Ownership>,
    /// What each block has to free at its end, if it owns it.
    to_free: FxHashMap<Block, Vec<Value>>,
}

/// Buffers that are freed, each with its condition.
pub(super) type Freed = (Vec<Value>, Vec<Value>);

impl<'a> State<'a> {
    pub(super) fn new(cx: &'a Context, body: &'a mut Body) -> Self {
        let liveness = Liveness::new(cx, body);
        State { cx, body, liveness, owned: FxHashMap::default(), to_free: FxHashMap::default() }
    }

    pub(super) fn op(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.cx, self.body, op)
    }

    pub(super) fn is_buffer(&self, value: Value) -> bool {
        super::values::is_buffer(self.cx, self.body, value)
    }

    /// Those of the values that are buffers.
    pub(super) fn buffers(&self, values: impl IntoIterator<Item = Value>) -> Vec<Value> {
        values.into_iter().filter(|&value| self.is_buffer(value)).collect()
    }

    pub(super) fn before(&mut self, op: Op) -> Builder<'_> {
        Builder::before(self.cx, self.body, op)
    }

    /// A constant before an operation.
    pub(super) fn flag_before(&mut self, op: Op, loc: Loc, value: bool) -> Value {
        let value = self.cx.bool_attr(value);
        build_constant(&mut self.before(op), loc, value)
    }

    /// A constant at the start of a block.
    pub(super) fn flag_at_start(&mut self, block: Block, loc: Loc, value: bool) -> Value {
        let value = self.cx.bool_attr(value);
        let mut b = Builder::new(self.cx, self.body);
        b.set_start(block);
        build_constant(&mut b, loc, value)
    }

    /// The block that a value is defined in.
    pub(super) fn home(&self, value: Value) -> Option<Block> {
        self.body.value_block(value)
    }

    pub(super) fn ownership(&self, buffer: Value, block: Option<Block>) -> Option<Ownership> {
        self.owned.get(&(buffer, block?)).copied()
    }

    /// The condition under which a block owns a buffer.
    pub(super) fn condition(&self, buffer: Value, block: Option<Block>) -> Option<Value> {
        match self.ownership(buffer, block)? {
            Ownership::If(condition) => Some(condition),
            Ownership::Unknown => None,
        }
    }

    /// Joins what is known with something else.
    pub(super) fn join(&mut self, buffer: Value, block: Option<Block>, other: Option<Ownership>) {
        let (Some(block), Some(other)) = (block, other) else { return };
        let before = self.owned.get(&(buffer, block)).copied();
        let joined = match (before, other) {
            (None, other) => other,
            (Some(Ownership::If(a)), Ownership::If(b)) if self.are_equal(a, b) => Ownership::If(a),
            _ => Ownership::Unknown,
        };
        self.owned.insert((buffer, block), joined);
    }

    fn are_equal(&self, a: Value, b: Value) -> bool {
        let constant = |value: Value| constant_integer(self.op(self.body.defining_op(value)?), value);
        a == b || constant(a).is_some_and(|a| constant(b) == Some(a))
    }

    /// Sets what is known.
    pub(super) fn set(&mut self, buffer: Value, block: Option<Block>, condition: Value) {
        if let Some(block) = block {
            self.owned.insert((buffer, block), Ownership::If(condition));
        }
    }

    /// Sets what is known in the block where a buffer is defined, which is to free it.
    pub(super) fn own(&mut self, buffer: Value, condition: Value) {
        let home = self.home(buffer);
        self.join(buffer, home, Some(Ownership::If(condition)));
        self.free_at_end(buffer, home);
    }

    pub(super) fn free_at_end(&mut self, buffer: Value, block: Option<Block>) {
        if let Some(block) = block {
            self.to_free.entry(block).or_default().push(buffer);
        }
    }

    /// The buffer, or a copy of it, with the condition under which the block owns it.
    pub(super) fn with_condition(&mut self, buffer: Value, at: Op) -> (Value, Value) {
        let block = self.body.block_of(at);
        if let Some(condition) = self.condition(buffer, block) {
            return (buffer, condition);
        }
        let loc = super::values::loc_of(self.body, buffer);
        let ty = self.body.ty(buffer);
        let copy = CloneOp::build(&mut self.before(at), loc, ty, buffer);
        let yes = self.flag_before(at, loc, true);
        self.own(copy, yes);
        (copy, yes)
    }

    /// What the block of a terminator has to free there.
    pub(super) fn freed(&mut self, at: Op) -> Result<Freed, Diag> {
        let block = self.body.block_of(at);
        let buffers = block.and_then(|block| self.to_free.get(&block)).cloned().unwrap_or_default();
        let (mut freed, mut conditions) = (Vec::new(), Vec::new());
        let at_loc = self.body.loc(at);
        for buffer in buffers {
            let Some(condition) = self.condition(buffer, block) else {
                let loc = super::values::loc_of(self.body, buffer);
                return Err(Diag::error(loc, "MemRef value does not have valid ownership"));
            };
            let mut b = self.before(at);
            let ranked = ranked(&mut b, at_loc, buffer);
            let parts = ExtractStridedMetadataOp::build(&mut b, at_loc, ranked);
            freed.push(b.body().result(*parts, 0));
            conditions.push(condition);
        }
        Ok((freed, conditions))
    }

    /// What must stay when control goes on to a block, or leaves: what is passed, and what is used later.
    pub(super) fn retained(&mut self, block: Block, to: Option<Block>, passed: &[Value]) -> Vec<Value> {
        let mut retained = self.buffers(passed.iter().copied());
        retained.extend(self.liveness.live_out(self.body, block, to));
        retained
    }
}

/// A memref of known rank for the same memory.
fn ranked(b: &mut Builder<'_>, loc: Loc, buffer: Value) -> Value {
    let cx = b.cx();
    let TypeKind::UnrankedMemRef { element, memory_space } = *cx.type_kind(b.body().ty(buffer)) else {
        return buffer;
    };
    let layout = Some(cx.attr(AttrKind::Strided { offset: 0, strides: [].into() }));
    let ty = cx.ty(TypeKind::MemRef { shape: [].into(), element, layout, memory_space });
    let [offsets, sizes, strides]: [&[i64]; 3] = [&[0], &[], &[]];
    ReinterpretCastOp::build_with(
        b,
        loc,
        ty,
        buffer,
        offsets,
        sizes,
        strides,
        ReinterpretCastOpOptions::default(),
    )
}
