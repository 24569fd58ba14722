//! The rewriter for conversion patterns, and the casts between original and converted values.
//!
//! Operations are converted one after another, so for a time a value of one side is used where a value of the other
//! side is expected. Each such use gets a `builtin.unrealized_conversion_cast` at once. After the patterns, most casts
//! have a counterpart that undoes them, and both are removed. For the others, the type converter is asked for a
//! materialization; if it has none, the cast remains.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::types::{Side, SignatureConversion, TypeConverter};
use crate::builtin::UnrealizedConversionCastOp;
use crate::ir::body::{Body, ValueDef};
use crate::ir::builder::Builder;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;
use crate::rewrite::pattern::{Matched, NoMatch, PatternRewriter, replacements};
use crate::values::context::Context;
use crate::values::ids::{Loc, Type};

/// A cast that the conversion created.
#[derive(Clone)]
pub(super) struct Cast {
    pub(super) op: Op,
    /// The side of its results.
    side: Side,
    /// The type of the cast value before the conversion.
    original: Type,
    pub(super) converter: Option<Arc<TypeConverter>>,
}

/// The casts of all bodies in a conversion.
#[derive(Default)]
pub(super) struct Casts {
    by_body: FxHashMap<u32, Vec<Cast>>,
    /// The same casts, without those that are part of the program.
    created: FxHashSet<(u32, Op)>,
    to_target: FxHashMap<(Value, Type), Value>,
}

impl Casts {
    /// Removes and returns the casts of a body.
    pub(super) fn take(&mut self, body: &Body) -> Vec<Cast> {
        self.by_body.remove(&body.stamp).unwrap_or_default()
    }

    pub(super) fn put(&mut self, body: &Body, casts: Vec<Cast>) {
        self.created.extend(casts.iter().map(|cast| (body.stamp, cast.op)));
        self.by_body.insert(body.stamp, casts);
    }

    /// Casts values to a type of this side, where `b` inserts.
    fn create(
        &mut self,
        b: &mut Builder<'_>,
        loc: Loc,
        (side, ty): (Side, Type),
        (original, values): (Type, &[Value]),
        converter: Option<Arc<TypeConverter>>,
    ) -> Value {
        let op = *UnrealizedConversionCastOp::build(b, loc, &[ty], values);
        self.by_body.entry(b.body().stamp).or_default().push(Cast { op, side, original, converter });
        self.created.insert((b.body().stamp, op));
        b.body().result(op, 0)
    }

    /// The value that a cast of this conversion has cast; `None` for other values.
    fn original(&self, body: &Body, value: Value) -> Option<Value> {
        let op = body.defining_op(value).filter(|&op| self.created.contains(&(body.stamp, op)))?;
        (body.num_operands(op) == 1).then(|| body.operand(op, 0))
    }

    /// Converts the types of the arguments of blocks.
    fn convert_blocks(
        &mut self,
        cx: &Context,
        body: &mut Body,
        blocks: &[Block],
        converter: &Arc<TypeConverter>,
    ) -> Matched {
        let signatures = blocks.iter().map(|&block| {
            let types: Vec<Type> = body.block_args(block).iter().map(|&arg| body.ty(arg)).collect();
            SignatureConversion::of_types(cx, converter, &types).ok_or(NoMatch)
        });
        let signatures: Vec<_> = signatures.collect::<Result<_, _>>()?;
        for (&block, signature) in blocks.iter().zip(&signatures) {
            self.convert_block(cx, body, block, signature, converter)?;
        }
        Ok(())
    }

    /// Replaces the arguments of a block; users of the old ones use casts of the new ones.
    fn convert_block(
        &mut self,
        cx: &Context,
        body: &mut Body,
        block: Block,
        signature: &SignatureConversion,
        converter: &Arc<TypeConverter>,
    ) -> Matched {
        let args = body.block_args(block);
        if signature.pieces.len() != args.len() {
            return Err(NoMatch);
        }
        if args.iter().zip(&signature.pieces).all(|(&arg, pieces)| pieces[..] == [body.ty(arg)]) {
            return Ok(());
        }
        let old: Vec<(Value, Loc)> =
            args.iter().copied().zip(body.block_arg_locs(block).iter().copied()).collect();
        let mut replacements = Vec::with_capacity(old.len());
        for (&(arg, loc), pieces) in old.iter().zip(&signature.pieces) {
            let new: Vec<Value> = pieces.iter().map(|&ty| body.add_block_arg(block, ty, loc)).collect();
            replacements.push((arg, loc, new));
        }
        for (arg, loc, new) in replacements {
            let ty = body.ty(arg);
            if let [single] = new[..]
                && body.ty(single) == ty
            {
                body.replace_all_uses(arg, single);
                continue;
            }
            if body.is_unused(arg) {
                continue;
            }
            let mut b = Builder::new(cx, body);
            b.set_start(block);
            let converted = converter.convert(cx, ty);
            let whole = match new[..] {
                [single] if converted.is_none_or(|converted| b.body().ty(single) == converted) => single,
                _ => {
                    let side = (Side::Target, converted.unwrap_or(ty));
                    self.create(&mut b, loc, side, (ty, &new), Some(converter.clone()))
                }
            };
            let value = if b.body().ty(whole) == ty {
                whole
            } else {
                self.create(&mut b, loc, (Side::Source, ty), (ty, &[whole]), Some(converter.clone()))
            };
            body.replace_all_uses(arg, value);
        }
        body.erase_block_args(block, 0..old.len());
        Ok(())
    }
}

/// A rewriter for conversion patterns.
///
/// Replacement values may have other types: users that are not converted yet use casts.
pub struct ConversionRewriter<'b> {
    pub(super) rw: PatternRewriter<'b>,
    pub(super) casts: &'b mut Casts,
    pub(super) converter: Option<Arc<TypeConverter>>,
    pub(super) can_become_legal: &'b dyn Fn(OpRef<'_>) -> bool,
}

impl<'b> Deref for ConversionRewriter<'b> {
    type Target = PatternRewriter<'b>;

    fn deref(&self) -> &PatternRewriter<'b> {
        &self.rw
    }
}

impl<'b> DerefMut for ConversionRewriter<'b> {
    fn deref_mut(&mut self) -> &mut PatternRewriter<'b> {
        &mut self.rw
    }
}

impl ConversionRewriter<'_> {
    /// The type converter of the pattern, if it has one.
    pub fn converter(&self) -> Option<&TypeConverter> {
        self.converter.as_deref()
    }

    /// The converted type.
    ///
    /// # Errors
    /// [`NoMatch`] if the pattern has no type converter or the type cannot be converted.
    pub fn convert_type(&self, ty: Type) -> Result<Type, NoMatch> {
        self.converter().and_then(|c| c.convert(self.cx(), ty)).ok_or(NoMatch)
    }

    /// The converted types of an operation's results.
    ///
    /// # Errors
    /// Same as [`Self::convert_type`].
    pub fn convert_result_types(&self, op: Op) -> Result<Vec<Type>, NoMatch> {
        self.body().results(op).map(|r| self.convert_type(self.body().ty(r))).collect()
    }

    /// The value of the converted type for an original value.
    ///
    /// # Errors
    /// [`NoMatch`] if its type cannot be converted.
    pub fn remapped(&mut self, value: Value) -> Result<Value, NoMatch> {
        let ty = self.body().ty(value);
        let Some(converter) = self.converter.clone() else {
            return Ok(self.casts.original(self.body(), value).unwrap_or(value));
        };
        let wanted = converter.convert(self.cx(), ty).ok_or(NoMatch)?;
        if wanted == ty {
            return Ok(value);
        }
        if let Some(input) = cast_input(self.cx(), self.body(), value, wanted) {
            return Ok(input);
        }
        if let Some(&made) = self.casts.to_target.get(&(value, wanted)) {
            return Ok(made);
        }
        let loc = self.value_loc(value);
        let mut b = Builder::new(self.rw.cx(), self.rw.body_mut());
        set_behind(&mut b, value);
        if b.insert_point().is_none() {
            return Err(NoMatch);
        }
        let made = self.casts.create(&mut b, loc, (Side::Target, wanted), (ty, &[value]), Some(converter));
        self.casts.to_target.insert((value, wanted), made);
        Ok(made)
    }

    /// The values of the converted types for original values.
    ///
    /// # Errors
    /// [`NoMatch`] if a type cannot be converted.
    pub fn remapped_all(&mut self, values: impl IntoIterator<Item = Value>) -> Result<Vec<Value>, NoMatch> {
        values.into_iter().map(|v| self.remapped(v)).collect()
    }

    /// Replaces an operation by values, which may have other types, and erases it.
    ///
    /// # Panics
    /// If the numbers of values and results differ.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        assert_eq!(values.len(), self.body().num_results(op), "one replacement for each result");
        let cx = self.cx();
        let loc = self.body().loc(op);
        let results: Vec<Value> = self.body().results(op).collect();
        for (result, &value) in results.into_iter().zip(values) {
            let mut b = Builder::new(cx, self.rw.body_mut());
            if b.body().is_unused(result) {
                continue;
            }
            let ty = b.body().ty(result);
            set_behind(&mut b, value);
            let value = if b.body().ty(value) != ty && b.insert_point().is_some() {
                self.casts.create(&mut b, loc, (Side::Source, ty), (ty, &[value]), self.converter.clone())
            } else {
                value
            };
            b.body_mut().replace_all_uses(result, value);
        }
        self.rw.erase_op(op);
    }

    replacements!();

    /// Makes every use of a value one of another, which may have another type.
    pub fn replace_uses(&mut self, from: Value, to: Value) {
        let (cx, ty, loc) = (self.cx(), self.body().ty(from), self.value_loc(from));
        let mut b = Builder::new(cx, self.rw.body_mut());
        set_behind(&mut b, to);
        let to = if b.body().ty(to) == ty || b.body().is_unused(from) {
            to
        } else {
            self.casts.create(&mut b, loc, (Side::Source, ty), (ty, &[to]), self.converter.clone())
        };
        self.body_mut().replace_all_uses(from, to);
    }

    /// Whether an operation is legal or one that patterns exist for. A pattern that keeps an operation from elsewhere must
    /// not match if this one would stay.
    pub fn can_become_legal(&self, op: Op) -> bool {
        (self.can_become_legal)(self.op(op))
    }

    /// Converts the types of the block arguments in a root region of an isolated operation's own body, which has been
    /// taken out of it.
    ///
    /// # Errors
    /// [`NoMatch`] if the pattern has no type converter or an argument's type cannot be converted; then nothing
    /// has changed.
    pub fn convert_nested_region(&mut self, nested: &mut Body, region: Region) -> Matched {
        let cx = self.cx();
        let converter = self.converter.as_ref().ok_or(NoMatch)?;
        let blocks: Vec<Block> = nested.blocks(region).collect();
        self.casts.convert_blocks(cx, nested, &blocks, converter)
    }

    /// Like [`Self::convert_nested_region`], for an operation that is not isolated.
    ///
    /// # Errors
    /// Same as [`Self::convert_nested_region`].
    pub fn convert_region(&mut self, region: Region) -> Matched {
        let blocks: Vec<Block> = self.body().blocks(region).collect();
        self.convert_blocks(&blocks)
    }

    /// Converts the types of the arguments of blocks, such as those that an operation branches to.
    ///
    /// # Errors
    /// Same as [`Self::convert_nested_region`].
    pub fn convert_blocks(&mut self, blocks: &[Block]) -> Matched {
        let cx = self.rw.cx();
        let converter = self.converter.as_ref().ok_or(NoMatch)?;
        self.casts.convert_blocks(cx, self.rw.body_mut(), blocks, converter)
    }

    /// Converts the arguments of one block of an isolated operation's own body as a signature says. The blocks to
    /// which the body branches are left to the patterns of the branches, as in MLIR.
    ///
    /// # Errors
    /// [`NoMatch`] if the pattern has no type converter or the signature has another number of arguments.
    pub fn apply_signature_conversion(
        &mut self,
        nested: &mut Body,
        block: Block,
        signature: &SignatureConversion,
    ) -> Matched {
        let cx = self.cx();
        let converter = self.converter.as_ref().ok_or(NoMatch)?;
        self.casts.convert_block(cx, nested, block, signature, converter)
    }
}

/// Inserts where a value is first known.
fn set_behind(b: &mut Builder<'_>, value: Value) {
    match b.body().def(value) {
        ValueDef::Argument { block, .. } => b.set_start(block),
        ValueDef::Result { op, .. } => b.set_after(op),
    }
}

/// Looks through casts of one value for a value of the wanted type.
fn cast_input(cx: &Context, body: &Body, value: Value, wanted: Type) -> Option<Value> {
    let mut value = value;
    loop {
        let op = body.defining_op(value)?;
        let is_cast = OpRef::new(cx, body, op).is::<UnrealizedConversionCastOp>();
        if !is_cast || body.num_operands(op) != 1 || body.num_results(op) != 1 {
            return None;
        }
        value = body.operand(op, 0);
        if body.ty(value) == wanted {
            return Some(value);
        }
    }
}

/// Removes casts that others undo, and unused ones.
///
/// Linear in the number of casts: a chain is followed only up to an original value, and conversions build chains of
/// two.
pub fn reconcile_casts(cx: &Context, body: &mut Body, casts: &[Op]) {
    let name = cx.op_name(UnrealizedConversionCastOp::NAME);
    for &op in casts.iter().rev() {
        if !body.is_live(op) {
            continue;
        }
        let types: Vec<Type> = body.results(op).map(|r| body.ty(r)).collect();
        let mut next = Some(op);
        while let Some(at) = next {
            if body.operands(at).map(|v| body.ty(v)).eq(types.iter().copied()) {
                let inputs: Vec<Value> = body.operands(at).collect();
                let results: Vec<Value> = body.results(op).collect();
                for (result, input) in results.into_iter().zip(inputs) {
                    body.replace_all_uses(result, input);
                }
                break;
            }
            next = feeding_cast(name, body, at);
        }
    }
    let mut pending: Vec<Op> = casts.to_vec();
    while let Some(op) = pending.pop() {
        if body.is_live(op) && body.all_results_unused(op) {
            let inputs: Vec<Op> = body.operands(op).filter_map(|v| body.defining_op(v)).collect();
            body.erase_op(op);
            pending.extend(inputs.into_iter().filter(|&i| body.op_name(i) == name));
        }
    }
}

/// The cast whose results are exactly the operands of this one.
fn feeding_cast(name: crate::values::context::OpName, body: &Body, op: Op) -> Option<Op> {
    let first = body.operands(op).next()?;
    let def = body.defining_op(first)?;
    let exact = body.op_name(def) == name && def != op && body.results(def).eq(body.operands(op));
    exact.then_some(def)
}

/// Removes as many casts of a conversion as possible and asks the type converters to materialize the rest.
pub(super) fn finish_casts(cx: &Context, body: &mut Body, casts: Vec<Cast>) {
    let ops: Vec<Op> = casts.iter().map(|c| c.op).collect();
    reconcile_casts(cx, body, &ops);
    for cast in casts {
        let Some(converter) = cast.converter.filter(|_| body.is_live(cast.op)) else { continue };
        let result = body.result(cast.op, 0);
        let ty = body.ty(result);
        let loc = body.loc(cast.op);
        let inputs: Vec<Value> = body.operands(cast.op).collect();
        let mut b = Builder::before(cx, body, cast.op);
        if let Some(value) = converter.materialize(cast.side, &mut b, ty, (&inputs, cast.original), loc) {
            b.replace_op(cast.op, &[value]);
        }
    }
}
