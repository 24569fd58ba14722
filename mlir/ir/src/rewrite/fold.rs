//! Folds operations, and keeps one constant of each kind.
//!
//! [`fold_op`] only computes: by the operation's own folder, then by traits that fold. [`OperationFolder`] makes
//! changes; it owns the constants of each insertion region and keeps them at the start of its entry block in the order
//! of MLIR's folder, on which printed IR depends.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::definitions::op::{Edit, FoldResult, Folded, OpDef, Traits};
use crate::interfaces::DialectFoldInterface;
use crate::ir::body::Body;
use crate::ir::builder::{Builder, InsertPoint};
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::{OpRef, RegionRef};
use crate::values::context::Context;
use crate::values::ids::{Attr, Loc, Type};

/// The value of a constant, if a constant operation defines it.
pub fn constant_value(cx: &Context, body: &Body, value: Value) -> Option<Attr> {
    constant_of(OpRef::new(cx, body, body.defining_op(value)?))
}

/// The value of a constant operation.
pub fn constant_of(op: OpRef<'_>) -> Option<Attr> {
    let def = op.def()?;
    if !def.traits.contains(Traits::CONSTANT_LIKE) {
        return None;
    }
    match (def.fold?)(op, &[])? {
        Folded::Results(results) => match results.as_slice() {
            [FoldResult::Attr(attr)] => Some(*attr),
            _ => None,
        },
        Folded::InPlace(_) => None,
    }
}

/// The constants among the operands.
pub fn constant_operands(op: OpRef<'_>) -> SmallVec<[Option<Attr>; 4]> {
    op.operands().map(|v| constant_value(op.cx(), op.body(), v)).collect()
}

/// Folds an operation by its own folder, otherwise by its traits; `None` if nothing changes.
///
/// Results of another type, or that are the operation's own results, count as no change.
pub fn fold_op(op: OpRef<'_>) -> Option<Folded> {
    fold_with(op, &constant_operands(op))
}

/// Like [`fold_op`], with known constants among the operands.
pub fn fold_with(op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<Folded> {
    let def = op.def()?;
    let own = def.fold.and_then(|fold| changed(def, op, fold(op, constants)?));
    own.or_else(|| fold_traits(def, op, constants))
}

/// The result of a folder, with properties converted to what operations store; `None` if it changes nothing.
fn changed(def: &OpDef, op: OpRef<'_>, mut folded: Folded) -> Option<Folded> {
    if let Folded::InPlace(edits) = &mut folded {
        for edit in edits {
            if let Edit::Inherent(slot, Some(attr)) = edit
                && let Some(spec) = def.attributes.get(*slot)
            {
                *attr = spec.kept(op.cx(), *attr);
            }
        }
    }
    is_change(op, &folded).then_some(folded)
}

fn is_change(op: OpRef<'_>, folded: &Folded) -> bool {
    match folded {
        Folded::InPlace(edits) => edits.iter().any(|e| match *e {
            Edit::Operand(index, value) => index < op.num_operands() && op.operand(index) != value,
            Edit::Inherent(slot, attr) => op.body().inherent(op.id()).get(slot).is_some_and(|&a| a != attr),
            Edit::EraseOperand(index) => index < op.num_operands(),
        }),
        Folded::Results(results) => {
            results.len() == op.num_results()
                && results.iter().zip(op.results()).all(|(r, result)| match *r {
                    FoldResult::Attr(_) => true,
                    FoldResult::Value(v) => v != result && op.body().ty(v) == op.body().ty(result),
                })
        }
    }
}

fn fold_traits(def: &OpDef, op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<Folded> {
    let own = def.folders.iter().find_map(|fold| changed(def, op, fold(op, constants)?));
    if own.is_some() {
        return own;
    }
    if def.traits.contains(Traits::COMMUTATIVE) {
        let moved = constants_last(op, constants);
        if moved.is_some() {
            return moved;
        }
    }
    if op.num_results() != 1 || !def.traits.intersects(Traits::INVOLUTION.union(Traits::IDEMPOTENT)) {
        return None;
    }
    let same = |value: Value| {
        let inner = op.body().defining_op(value)?;
        (inner != op.id() && op.body().op_name(inner) == op.op_name()).then_some(inner)
    };
    let value = match op.num_operands() {
        1 if def.traits.contains(Traits::INVOLUTION) => op.body().operand(same(op.operand(0))?, 0),
        1 => {
            same(op.operand(0))?;
            op.operand(0)
        }
        2 if def.traits.contains(Traits::IDEMPOTENT) && op.operand(0) == op.operand(1) => op.operand(0),
        _ => return None,
    };
    Folded::value(value).filter(|f| is_change(op, f))
}

/// Moves constant operands after the others, keeping the order of both.
fn constants_last(op: OpRef<'_>, constants: &[Option<Attr>]) -> Option<Folded> {
    if constants.is_sorted_by_key(Option::is_some) || constants.len() != op.num_operands() {
        return None;
    }
    let mut order: Vec<Value> = Vec::new();
    let mut last: Vec<Value> = Vec::new();
    for (value, constant) in op.operands().zip(constants) {
        if constant.is_some() { last.push(value) } else { order.push(value) }
    }
    order.append(&mut last);
    let edits = op.operands().zip(order).enumerate().filter(|(_, (old, new))| old != new);
    let edits: SmallVec<[Edit; 1]> = edits.map(|(i, (_, new))| Edit::Operand(i, new)).collect();
    (!edits.is_empty()).then_some(Folded::InPlace(edits))
}

/// Applies changes in place, without telling a listener.
pub fn apply_edits(body: &mut Body, op: Op, edits: &[Edit]) {
    for edit in edits {
        match *edit {
            Edit::Operand(index, value) => body.set_operand(op, index, value),
            Edit::Inherent(slot, attr) => body.set_inherent(op, slot, attr),
            Edit::EraseOperand(index) => {
                let mut operands: SmallVec<[Value; 4]> = body.operands(op).collect();
                if index < operands.len() {
                    operands.remove(index);
                    body.set_operands(op, &operands);
                }
            }
        }
    }
}

/// Creates `dialect`'s constant operation for an attribute, at the insertion point.
///
/// `None` if the dialect has no such constant; then nothing is created.
pub fn materialize_constant(
    b: &mut Builder<'_>,
    dialect: &str,
    attr: Attr,
    ty: Type,
    loc: Loc,
) -> Option<Value> {
    let hook = b.cx().dialect(dialect)?.materialize_constant?;
    let value = hook(b, attr, ty, loc)?;
    let op = b.body().defining_op(value)?;
    let view = OpRef::new(b.cx(), b.body(), op);
    let fits = view.has_trait(Traits::CONSTANT_LIKE) && view.num_results() == 1 && b.body().ty(value) == ty;
    if !fits {
        b.erase_op(op);
        return None;
    }
    Some(value)
}

/// The values that replace an operation's results, with constants created at the insertion point.
///
/// `None` if a constant cannot be created; those created for other results are erased.
pub fn materialize_results(
    b: &mut Builder<'_>,
    op: Op,
    results: &[FoldResult],
) -> Option<SmallVec<[Value; 1]>> {
    let dialect = b.cx().op_def(b.body().op_name(op))?.dialect();
    let loc = b.body().loc(op);
    let mut created: SmallVec<[Value; 1]> = SmallVec::new();
    let mut values = SmallVec::new();
    for (index, result) in results.iter().enumerate() {
        let value = match *result {
            FoldResult::Value(value) => value,
            FoldResult::Attr(attr) => {
                let ty = b.body().ty(b.body().result(op, index));
                let Some(constant) = materialize_constant(b, dialect, attr, ty, loc) else {
                    for op in created.into_iter().filter_map(|c| b.body().defining_op(c)).collect::<Vec<_>>()
                    {
                        b.erase_op(op);
                    }
                    return None;
                };
                created.push(constant);
                constant
            }
        };
        values.push(value);
    }
    Some(values)
}

/// The value of an operation that was just created at the insertion point: what it folds to, if it does.
pub fn created_or_folded(b: &mut Builder<'_>, value: Value) -> Value {
    let Some(op) = b.body().defining_op(value) else { return value };
    while let Some(folded) = fold_op(OpRef::new(b.cx(), b.body(), op)) {
        match folded {
            Folded::InPlace(edits) => apply_edits(b.body_mut(), op, &edits),
            Folded::Results(results) => {
                let Some(values) = materialize_results(b, op, &results) else { break };
                b.erase_op(op);
                return values[0];
            }
        }
    }
    value
}

/// The result of [`OperationFolder::try_to_fold`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldOutcome {
    /// Nothing changed.
    Unchanged,
    /// The operation was changed in place.
    InPlace,
    /// The operation was replaced and erased.
    Replaced,
}

/// The identity of a constant: its insertion region, the dialect of its operation, the attribute, the type.
type Key = (Region, &'static str, Attr, Type);

/// Folds operations and keeps one constant of each kind in each insertion region.
#[derive(Default)]
pub struct OperationFolder {
    constants: FxHashMap<Key, Op>,
    owned: FxHashMap<Op, SmallVec<[Key; 1]>>,
}

impl OperationFolder {
    /// A folder that owns no constants.
    pub fn new() -> Self {
        Self::default()
    }

    /// True for a constant that this folder owns.
    pub fn owns(&self, op: Op) -> bool {
        self.owned.contains_key(&op)
    }

    /// Must be called before anyone else erases an operation.
    pub fn notify_removal(&mut self, op: Op) {
        for key in self.owned.remove(&op).into_iter().flatten() {
            self.constants.remove(&key);
        }
    }

    /// Takes over an existing constant: replaces it by an equal one, if there is one (and returns false), otherwise
    /// owns it and keeps it at the start of the entry block of its insertion region.
    ///
    /// A constant at the start of the entry block, or right after one of this folder, stays in place.
    pub fn insert_known_constant(&mut self, b: &mut Builder<'_>, op: Op, value: Attr) -> bool {
        let Some(block) = b.body().block_of(op) else { return true };
        if self.owns(op) {
            self.rehoist(b, op, block);
            return true;
        }
        let Some(def) = b.cx().op_def(b.body().op_name(op)) else { return true };
        let Some(region) = insertion_region(b.cx(), b.body(), block) else { return true };
        let result = b.body().result(op, 0);
        let key = (region, def.dialect(), value, b.body().ty(result));
        if let Some(&kept) = self.constants.get(&key) {
            let replacement = b.body().result(kept, 0);
            b.replace_op(op, &[replacement]);
            b.body_mut().set_loc(kept, Loc::UNKNOWN);
            return false;
        }
        if b.body().entry_block(region) != Some(block) {
            move_to_front(b, op, region);
            b.body_mut().set_loc(op, Loc::UNKNOWN);
        } else if !self.is_in_place(b.body(), op) {
            move_to_front(b, op, region);
        }
        self.keep(key, op);
        true
    }

    /// Folds an operation; constants are created or reused at the start of the insertion region.
    pub fn try_to_fold(&mut self, b: &mut Builder<'_>, op: Op) -> FoldOutcome {
        let Some(block) = b.body().block_of(op) else { return FoldOutcome::Unchanged };
        if self.owns(op) {
            self.rehoist(b, op, block);
            return FoldOutcome::Unchanged;
        }
        let view = OpRef::new(b.cx(), b.body(), op);
        match fold_op(view) {
            None => FoldOutcome::Unchanged,
            Some(Folded::InPlace(edits)) => {
                apply_edits(b.body_mut(), op, &edits);
                b.notify_modified(op);
                FoldOutcome::InPlace
            }
            Some(Folded::Results(results)) => {
                let Some(dialect) = view.def().map(OpDef::dialect) else { return FoldOutcome::Unchanged };
                let mut values: SmallVec<[Value; 1]> = SmallVec::new();
                for (index, result) in results.iter().enumerate() {
                    values.push(match *result {
                        FoldResult::Value(value) => value,
                        FoldResult::Attr(attr) => {
                            let ty = b.body().ty(b.body().result(op, index));
                            match self.get_or_create_constant(b, block, dialect, attr, ty) {
                                Some(value) => value,
                                None => return FoldOutcome::Unchanged,
                            }
                        }
                    });
                }
                self.notify_removal(op);
                b.replace_op(op, &values);
                FoldOutcome::Replaced
            }
        }
    }

    /// The constant of this kind for use in `block`, which it dominates, also if operations have been put before it.
    pub fn get_or_create_constant(
        &mut self,
        b: &mut Builder<'_>,
        block: Block,
        dialect: &'static str,
        attr: Attr,
        ty: Type,
    ) -> Option<Value> {
        let constant = self.constant_in(b, block, dialect, attr, ty)?;
        let op = b.body().defining_op(constant)?;
        if b.body().block_of(op) == Some(block) && b.body().first_op(block) != Some(op) {
            let region = insertion_region(b.cx(), b.body(), block)?;
            move_to_front(b, op, region);
        }
        Some(constant)
    }

    /// The constant of this kind for use in `block`; one that exists stays in place.
    pub fn constant_in(
        &mut self,
        b: &mut Builder<'_>,
        block: Block,
        dialect: &'static str,
        attr: Attr,
        ty: Type,
    ) -> Option<Value> {
        let region = insertion_region(b.cx(), b.body(), block)?;
        let entry = b.body().entry_block(region)?;
        let key = (region, dialect, attr, ty);
        let op = match self.constants.get(&key) {
            Some(&op) => op,
            None => {
                let saved = b.insert_point();
                b.set_insert_point(Some(InsertPoint { block: entry, before: b.body().first_op(entry) }));
                let created = materialize_constant(b, dialect, attr, ty, Loc::UNKNOWN);
                b.set_insert_point(saved);
                let op = b.body().defining_op(created?)?;
                let made_by = b.cx().op_def(b.body().op_name(op)).map_or(dialect, OpDef::dialect);
                // The dialect may have created another dialect's constant, which may exist already.
                let own = (region, made_by, attr, ty);
                match self.constants.get(&own).copied() {
                    Some(existing) if made_by != dialect => {
                        b.erase_op(op);
                        self.keep(key, existing);
                        existing
                    }
                    _ => {
                        self.keep(key, op);
                        self.keep(own, op);
                        op
                    }
                }
            }
        };
        Some(b.body().result(op, 0))
    }

    fn keep(&mut self, key: Key, op: Op) {
        if self.constants.insert(key, op).is_none() {
            self.owned.entry(op).or_default().push(key);
        }
    }

    fn is_in_place(&self, body: &Body, op: Op) -> bool {
        body.prev_op(op).is_none_or(|prev| self.owns(prev))
    }

    /// Moves an owned constant back to the front if something else came before it.
    fn rehoist(&self, b: &mut Builder<'_>, op: Op, block: Block) {
        if !self.is_in_place(b.body(), op)
            && let Some(first) = b.body().first_op(block)
        {
            b.move_op_before(op, first);
            b.body_mut().set_loc(op, Loc::UNKNOWN);
        }
    }
}

fn move_to_front(b: &mut Builder<'_>, op: Op, region: Region) {
    let first = b.body().entry_block(region).and_then(|entry| b.body().first_op(entry));
    if let Some(first) = first {
        b.move_op_before(op, first);
    }
}

/// The region whose entry block holds the constants for `block`: the nearest around it that belongs to an isolated or
/// unregistered operation, or for which its dialect materializes constants.
pub fn insertion_region(cx: &Context, body: &Body, block: Block) -> Option<Region> {
    let mut region = body.region_of(block)?;
    loop {
        let Some(parent) = body.region_parent(region) else { return Some(region) };
        let Some(def) = cx.op_def(body.op_name(parent)) else { return Some(region) };
        let hook = cx.dialect(def.dialect()).and_then(|d| d.interface::<DialectFoldInterface>());
        if hook.is_some_and(|h| (h.should_materialize_into)(RegionRef::new(cx, body, region, None))) {
            return Some(region);
        }
        match body.block_of(parent).and_then(|b| body.region_of(b)) {
            Some(outer) => region = outer,
            None => return Some(region),
        }
    }
}
