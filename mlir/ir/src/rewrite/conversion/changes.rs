//! What a conversion does to a body, applied only once all of it is converted.
//!
//! Until then, converted operations stay in the body beside those that replace them, and all of them still use each
//! other. So whatever is converted, folded or matched sees the program as it was, whichever part came before. Only the
//! blocks whose arguments are converted are replaced at once, and their operations move.
//!
//! Values of one side that are needed on the other get a `builtin.unrealized_conversion_cast`: when a pattern asks for
//! its operands, or at the end, when an operation that stays uses a value that was replaced. Then casts that undo each
//! other are removed. For the others, the type converter is asked for a materialization; if it has none, the cast
//! remains. The order of these steps is MLIR's, since it decides where casts are in the result.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use super::reconcile::reconcile_casts;
use super::types::{Side, SignatureConversion, TypeConverter};
use crate::builtin::UnrealizedConversionCastOp;
use crate::ir::body::{Body, ValueDef};
use crate::ir::builder::Builder;
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Value};
use crate::ir::view::OpRef;
use crate::rewrite::pattern::NoMatch;
use crate::values::context::Context;
use crate::values::ids::{Loc, Type};

/// The values that take the place of one.
pub(super) type Values = SmallVec<[Value; 1]>;

type Converter = Option<Arc<TypeConverter>>;

/// A set of operations of one body.
#[derive(Clone, Default)]
pub(super) struct OpSet(Vec<bool>);

impl OpSet {
    /// True if the operation was not in the set before.
    pub(super) fn insert(&mut self, op: Op) -> bool {
        if op.index() >= self.0.len() {
            self.0.resize((op.index() + 1).max(2 * self.0.len()), false);
        }
        !std::mem::replace(&mut self.0[op.index()], true)
    }

    pub(super) fn contains(&self, op: Op) -> bool {
        self.0.get(op.index()).copied().unwrap_or(false)
    }
}

/// A cast that the conversion created.
#[derive(Clone)]
struct Cast {
    op: Op,
    /// The side of its results.
    side: Side,
    /// The type of the cast value before the conversion.
    original: Type,
    converter: Converter,
}

/// What is to be applied, in order.
#[derive(Clone)]
enum Change {
    /// An operation gives way to what its results are mapped to.
    Op(Op, Converter),
    /// A value gives way. If it is the argument of a block, another block has taken the place of that.
    Value(Value, Option<Block>, Converter),
    /// An empty block, no longer in its region.
    Block(Block),
}

/// The changes to one body.
#[derive(Clone, Default)]
pub(super) struct Changes {
    /// What takes the place of a value: its replacement, or otherwise the last cast of it.
    mapping: FxHashMap<Value, Values>,
    /// The cast of several values that replace one, by the first of them.
    packed: FxHashMap<Value, Value>,
    /// What other values were mapped to.
    mapped_to: FxHashSet<Value>,
    log: Vec<Change>,
    /// Operations that give way, with those inside them.
    replaced: OpSet,
    casts: Vec<Cast>,
    created: OpSet,
}

impl Changes {
    /// True for an operation that gives way.
    pub(super) fn is_replaced(&self, op: Op) -> bool {
        self.replaced.contains(op)
    }

    fn is_cast(&self, body: &Body, value: Value) -> bool {
        body.defining_op(value).is_some_and(|op| self.created.contains(op))
    }

    /// The next in the chain from a value to what it is in the end.
    fn next(&self, at: &Values) -> Option<Values> {
        match at[..] {
            [one] => self.mapping.get(&one).cloned(),
            [first, ..] => self.packed.get(&first).map(|&cast| smallvec![cast]),
            [] => None,
        }
    }

    /// The last in the chain, and the last that is of this type. The value itself counts.
    fn lookup(&self, body: &Body, value: Value, wanted: Type) -> (Values, Option<Value>) {
        let mut at: Values = smallvec![value];
        let mut found = None;
        loop {
            if let [one] = at[..]
                && body.ty(one) == wanted
            {
                found = Some(one);
            }
            match self.next(&at) {
                Some(next) => at = next,
                None => return (at, found),
            }
        }
    }

    /// The last in the chain that is not only a cast.
    pub(super) fn latest(&self, body: &Body, value: Value) -> Values {
        let mut at: Values = smallvec![value];
        let mut last = at.clone();
        while let Some(next) = self.next(&at) {
            if !matches!(next[..], [one] if self.is_cast(body, one)) {
                last.clone_from(&next);
            }
            at = next;
        }
        last
    }

    fn map(&mut self, from: Value, to: Values) {
        self.mapped_to.extend(to.iter().copied());
        self.mapping.insert(from, to);
    }

    /// Records that an operation gives way to values. Without any, nothing may need its results.
    pub(super) fn replace(&mut self, body: &Body, op: Op, values: Option<&[Value]>, converter: &Converter) {
        for (result, &value) in body.results(op).zip(values.unwrap_or_default()) {
            self.map(result, smallvec![value]);
        }
        match body.regions_of(op) {
            [] => _ = self.replaced.insert(op),
            _ => body.walk_pre(op).into_iter().for_each(|inner| _ = self.replaced.insert(inner)),
        }
        self.log.push(Change::Op(op, converter.clone()));
    }

    /// Records that a value gives way to another.
    pub(super) fn replace_value(&mut self, from: Value, to: Value, converter: &Converter) {
        self.map(from, smallvec![to]);
        self.log.push(Change::Value(from, None, converter.clone()));
    }

    /// The value of a converted type for an original value; `None` if it is no longer in the body.
    pub(super) fn converted(
        &mut self,
        cx: &Context,
        body: &mut Body,
        value: Value,
        (wanted, loc): (Type, Loc),
        converter: Arc<TypeConverter>,
    ) -> Option<Value> {
        if let (_, Some(found)) = self.lookup(body, value, wanted) {
            return Some(found);
        }
        let latest = self.latest(body, value);
        let original = body.ty(value);
        let mut b = Builder::new(cx, body);
        set_behind(&mut b, *latest.first().unwrap_or(&value));
        b.insert_point()?;
        Some(self.cast(&mut b, loc, (Side::Target, wanted), (original, &latest), Some(converter)))
    }

    /// Casts values, which it may not be the first cast of, where `b` inserts.
    fn cast(
        &mut self,
        b: &mut Builder<'_>,
        loc: Loc,
        (side, ty): (Side, Type),
        (original, values): (Type, &[Value]),
        converter: Converter,
    ) -> Value {
        let op = *UnrealizedConversionCastOp::build(b, loc, &[ty], values);
        self.casts.push(Cast { op, side, original, converter });
        self.created.insert(op);
        let cast = b.body().result(op, 0);
        match *values {
            [one] => self.map(one, smallvec![cast]),
            [first, ..] => _ = self.packed.insert(first, cast),
            [] => {}
        }
        cast
    }

    /// Converts the types of the arguments of blocks.
    pub(super) fn convert_blocks(
        &mut self,
        cx: &Context,
        body: &mut Body,
        blocks: &[Block],
        converter: &Arc<TypeConverter>,
    ) -> Result<Vec<Block>, NoMatch> {
        let signatures = blocks.iter().map(|&block| {
            let types: Vec<Type> = body.block_args(block).iter().map(|&arg| body.ty(arg)).collect();
            SignatureConversion::of_types(cx, converter, &types).ok_or(NoMatch)
        });
        let signatures: Vec<_> = signatures.collect::<Result<_, _>>()?;
        let mut converted: FxHashMap<Block, Block> = FxHashMap::default();
        let each = blocks.iter().zip(&signatures).map(|(&block, signature)| {
            if let Some(&new) = converted.get(&block) {
                return Ok(new);
            }
            let new = self.convert_block(body, block, signature, converter)?;
            converted.insert(block, new);
            Ok(new)
        });
        each.collect()
    }

    /// Replaces a block by one with converted arguments, to which its operations move.
    pub(super) fn convert_block(
        &mut self,
        body: &mut Body,
        block: Block,
        signature: &SignatureConversion,
        converter: &Arc<TypeConverter>,
    ) -> Result<Block, NoMatch> {
        let args = body.block_args(block).to_vec();
        let locs = body.block_arg_locs(block).to_vec();
        if signature.pieces.len() != args.len() {
            return Err(NoMatch);
        }
        if args.iter().zip(&signature.pieces).all(|(&arg, pieces)| pieces[..] == [body.ty(arg)]) {
            return Ok(block);
        }
        let pieces = signature.pieces.iter().zip(&locs);
        let new: Vec<(Type, Loc)> =
            pieces.flat_map(|(types, &loc)| types.iter().map(move |&ty| (ty, loc))).collect();
        let new = body.create_block(&new);
        body.insert_block_after(block, new);
        if let Some(first) = body.first_op(block) {
            body.splice_ops(first, new);
        }
        body.replace_all_predecessors(block, new);
        body.detach_block(block);
        let mut values = body.block_args(new).to_vec().into_iter();
        for (&arg, types) in args.iter().zip(&signature.pieces) {
            let pieces: Values = values.by_ref().take(types.len()).collect();
            if !pieces.is_empty() {
                self.map(arg, pieces);
            }
            self.log.push(Change::Value(arg, Some(new), Some(Arc::clone(converter))));
        }
        self.log.push(Change::Block(block));
        Ok(new)
    }

    /// Applies the changes, with as few casts as possible.
    ///
    /// # Errors
    /// If a cast remains that a type converter wants to be materialized.
    pub(super) fn apply(mut self, cx: &Context, body: &mut Body) -> Result<(), Diag> {
        let log = std::mem::take(&mut self.log);
        let mut erased = Vec::new();
        for change in &log {
            match *change {
                Change::Op(op, ref converter) => {
                    for result in body.results(op) {
                        self.put_replacement(cx, body, result, None, converter);
                    }
                    body.detach_op(op);
                    erased.push(op);
                }
                Change::Value(value, block, ref converter) => {
                    self.put_replacement(cx, body, value, block, converter);
                }
                Change::Block(_) => {}
            }
        }
        body.erase_ops(&erased);
        for change in log {
            if let Change::Block(block) = change {
                body.erase_block(block);
            }
        }
        self.finish_casts(cx, body)
    }

    /// Lets others take the place of a value, if it is still used. `block` is for an argument without replacement.
    fn put_replacement(
        &mut self,
        cx: &Context,
        body: &mut Body,
        value: Value,
        block: Option<Block>,
        converter: &Converter,
    ) {
        let ty = body.ty(value);
        let (mut last, same) = self.lookup(body, value, ty);
        if let Some(same) = same.filter(|&same| same != value) {
            body.replace_all_uses(value, same);
            return;
        }
        if !self.mapped_to.contains(&value) && body.users(value).all(|user| self.is_replaced(user)) {
            return;
        }
        if last[..] == [value] {
            last.clear();
        }
        let loc = self.loc_of(body, value);
        let mut b = Builder::new(cx, body);
        match (last.first(), block) {
            (Some(&behind), _) => set_behind(&mut b, behind),
            (None, Some(block)) => b.set_start(block),
            (None, None) => set_behind(&mut b, value),
        }
        let cast = self.cast(&mut b, loc, (Side::Source, ty), (ty, &last), converter.clone());
        body.replace_all_uses(value, cast);
    }

    fn loc_of(&self, body: &Body, value: Value) -> Loc {
        match body.def(value) {
            ValueDef::Argument { block, index } => body.block_arg_locs(block)[index as usize],
            ValueDef::Result { op, .. } => body.loc(op),
        }
    }

    /// Removes as many casts as possible and asks the type converters to materialize the rest.
    fn finish_casts(self, cx: &Context, body: &mut Body) -> Result<(), Diag> {
        let ops: Vec<Op> = self.casts.iter().map(|c| c.op).collect();
        reconcile_casts(cx, body, &ops);
        let mut done = Ok(());
        for cast in self.casts {
            let Some(converter) = cast.converter.filter(|_| body.is_live(cast.op)) else { continue };
            let result = body.result(cast.op, 0);
            let ty = body.ty(result);
            let loc = body.loc(cast.op);
            let inputs: Vec<Value> = body.operands(cast.op).collect();
            let mut b = Builder::before(cx, body, cast.op);
            if let Some(value) = converter.materialize(cast.side, &mut b, ty, (&inputs, cast.original), loc) {
                b.replace_op(cast.op, &[value]);
            } else if converter.requires_materialization() && done.is_ok() {
                done = Err(unresolved(OpRef::new(cx, body, cast.op)));
            }
        }
        done
    }
}

/// What is wrong with a cast that no materialization replaces.
fn unresolved(cast: OpRef<'_>) -> Diag {
    let list = |types: Vec<Type>| {
        let all: Vec<String> = types.into_iter().map(|ty| format!("'{}'", cast.cx().type_ref(ty))).collect();
        all.join(", ")
    };
    let (from, to) = (list(cast.operand_types().collect()), list(cast.result_types().collect()));
    let message = format!(
        "failed to legalize unresolved materialization from ({from}) to ({to}) that remained live after conversion"
    );
    Diag::error(cast.loc(), message)
}

/// The changes to all bodies of a conversion.
#[derive(Default)]
pub(super) struct AllChanges(FxHashMap<u32, Changes>);

impl AllChanges {
    /// The changes to a body.
    pub(super) fn of(&mut self, body: &Body) -> &mut Changes {
        self.0.entry(body.stamp).or_default()
    }

    /// Removes and returns them.
    pub(super) fn take(&mut self, body: &Body) -> Changes {
        self.0.remove(&body.stamp).unwrap_or_default()
    }

    pub(super) fn put(&mut self, body: &Body, changes: Changes) {
        self.0.insert(body.stamp, changes);
    }
}

/// Inserts where a value is first known.
fn set_behind(b: &mut Builder<'_>, value: Value) {
    match b.body().def(value) {
        ValueDef::Argument { block, .. } => b.set_start(block),
        ValueDef::Result { op, .. } => b.set_after(op),
    }
}
