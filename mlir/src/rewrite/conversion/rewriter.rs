//! The rewriter for conversion patterns, and the casts between original and converted values.
//!
//! Operations are converted one after another, so in between a value of one side is used where the other side's is
//! expected. Each such use gets a `builtin.unrealized_conversion_cast` at once. After the patterns, most casts have a
//! counterpart that undoes them, and both are removed; for the others the type converter is asked, and what it does not
//! know remains a cast.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::types::{SignatureConversion, TypeConverter};
use crate::builtin::UnrealizedConversionCastOp;
use crate::ir::body::{Body, ValueDef};
use crate::ir::builder::{Builder, InsertPoint};
use crate::ir::entities::{Block, Op, Region, Value};
use crate::rewrite::pattern::{Matched, NoMatch, PatternRewriter};
use crate::values::context::Context;
use crate::values::ids::{Loc, Type};

/// A cast that the conversion created.
#[derive(Clone)]
pub(super) struct Cast {
    pub(super) op: Op,
    /// Whether it is from converted to original types, or the reverse.
    source: bool,
    pub(super) converter: Option<Arc<TypeConverter>>,
}

/// The casts of all bodies in a conversion.
#[derive(Default)]
pub(super) struct Casts {
    by_body: FxHashMap<u32, Vec<Cast>>,
    to_target: FxHashMap<(Value, Type), Value>,
}

impl Casts {
    /// Removes and returns the casts of a body.
    pub(super) fn take(&mut self, body: &Body) -> Vec<Cast> {
        self.by_body.remove(&body.stamp).unwrap_or_default()
    }

    pub(super) fn put(&mut self, body: &Body, casts: Vec<Cast>) {
        self.by_body.insert(body.stamp, casts);
    }

    /// Creates a cast.
    #[allow(clippy::too_many_arguments, reason = "one private constructor")]
    fn create(
        &mut self,
        cx: &Context,
        body: &mut Body,
        at: InsertPoint,
        values: &[Value],
        ty: Type,
        loc: Loc,
        source: bool,
        converter: Option<Arc<TypeConverter>>,
    ) -> Value {
        let mut b = Builder::new(cx, body);
        b.set_insert_point(Some(at));
        let op = *UnrealizedConversionCastOp::build(&mut b, loc, &[ty], values);
        self.by_body.entry(body.stamp).or_default().push(Cast { op, source, converter });
        body.result(op, 0)
    }

    /// Replaces the arguments of a block; users of the old ones use casts of the new ones.
    fn convert_block(
        &mut self,
        cx: &Context,
        body: &mut Body,
        block: Block,
        signature: &SignatureConversion,
        converter: &Arc<TypeConverter>,
    ) {
        let old: Vec<(Value, Loc)> =
            body.block_args(block).iter().copied().zip(body.block_arg_locs(block).iter().copied()).collect();
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
            let at = InsertPoint { block, before: body.first_op(block) };
            let whole = match new[..] {
                [single] => single,
                _ => {
                    let converted = converter.convert(cx, ty).unwrap_or(ty);
                    self.create(cx, body, at, &new, converted, loc, false, Some(converter.clone()))
                }
            };
            let value = match body.ty(whole) == ty {
                true => whole,
                false => self.create(cx, body, at, &[whole], ty, loc, true, Some(converter.clone())),
            };
            body.replace_all_uses(arg, value);
        }
        body.erase_first_block_args(block, old.len());
    }
}

/// A rewriter for conversion patterns.
///
/// Replacement values may have other types: users that are not converted yet use casts.
pub struct ConversionRewriter<'b> {
    pub(super) rw: PatternRewriter<'b>,
    pub(super) casts: &'b mut Casts,
    pub(super) converter: Option<Arc<TypeConverter>>,
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
    /// [`NoMatch`] when the pattern has no type converter or the type cannot be converted.
    pub fn convert_type(&self, ty: Type) -> Result<Type, NoMatch> {
        self.converter().and_then(|c| c.convert(self.cx(), ty)).ok_or(NoMatch)
    }

    /// The converted types of an operation's results.
    ///
    /// # Errors
    /// As [`Self::convert_type`].
    pub fn convert_result_types(&self, op: Op) -> Result<Vec<Type>, NoMatch> {
        self.body().results(op).map(|r| self.convert_type(self.body().ty(r))).collect()
    }

    /// The value of the converted type for an original value.
    ///
    /// # Errors
    /// [`NoMatch`] when its type cannot be converted.
    pub fn remapped(&mut self, value: Value) -> Result<Value, NoMatch> {
        let ty = self.body().ty(value);
        let Some(converter) = self.converter.clone() else {
            return Ok(cast_input(self.cx(), self.body(), value, None).unwrap_or(value));
        };
        let wanted = converter.convert(self.cx(), ty).ok_or(NoMatch)?;
        if wanted == ty {
            return Ok(value);
        }
        if let Some(input) = cast_input(self.cx(), self.body(), value, Some(wanted)) {
            return Ok(input);
        }
        if let Some(&made) = self.casts.to_target.get(&(value, wanted)) {
            return Ok(made);
        }
        let at = match self.body().def(value) {
            ValueDef::Argument { block, .. } => InsertPoint { block, before: self.body().first_op(block) },
            ValueDef::Result { op, .. } => {
                let block = self.body().block_of(op).ok_or(NoMatch)?;
                InsertPoint { block, before: self.body().next_op(op) }
            }
        };
        let loc = match self.body().def(value) {
            ValueDef::Argument { block, index } => self.body().block_arg_locs(block)[index as usize],
            ValueDef::Result { op, .. } => self.body().loc(op),
        };
        let cx = self.cx();
        let body = self.rw.body_mut();
        let made = self.casts.create(cx, body, at, &[value], wanted, loc, false, Some(converter));
        self.casts.to_target.insert((value, wanted), made);
        Ok(made)
    }

    /// The values of the converted types for original values.
    ///
    /// # Errors
    /// [`NoMatch`] when a type cannot be converted.
    pub fn remapped_all(&mut self, values: impl IntoIterator<Item = Value>) -> Result<Vec<Value>, NoMatch> {
        values.into_iter().map(|v| self.remapped(v)).collect()
    }

    /// Replaces an operation by values, which may have other types, and erases it.
    ///
    /// When the numbers of values and results differ.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        assert_eq!(values.len(), self.body().num_results(op), "one replacement for each result");
        let cx = self.cx();
        let loc = self.body().loc(op);
        let converter = self.converter.clone();
        let results: Vec<Value> = self.body().results(op).collect();
        for (result, &value) in results.into_iter().zip(values) {
            let body = self.rw.body_mut();
            if body.is_unused(result) {
                continue;
            }
            let ty = body.ty(result);
            let value = match (body.ty(value) == ty, body.block_of(op)) {
                (false, Some(block)) => {
                    let at = InsertPoint { block, before: Some(op) };
                    self.casts.create(cx, body, at, &[value], ty, loc, true, converter.clone())
                }
                _ => value,
            };
            body.replace_all_uses(result, value);
        }
        self.rw.erase_op(op);
    }

    /// Replaces the only result of an operation, as the last step of a pattern.
    ///
    /// # Errors
    /// None: the operation matched.
    pub fn replace_by(&mut self, op: Op, value: Value) -> Matched {
        self.replace_op(op, &[value]);
        Ok(())
    }

    /// Converts the types of the block arguments in a region of this body.
    ///
    /// # Errors
    /// [`NoMatch`] when the pattern has no type converter or an argument's type cannot be converted; then nothing
    /// has changed.
    pub fn convert_region_types(&mut self, region: Region) -> Result<(), NoMatch> {
        let converter = self.converter.clone().ok_or(NoMatch)?;
        let cx = self.cx();
        convert_blocks(cx, self.casts, self.rw.body_mut(), region, &converter, None)
    }

    /// Converts the types of the block arguments in a root region of an isolated operation's own body, which has been
    /// taken out of it; `entry`, if given, converts those of the entry block.
    ///
    /// # Errors
    /// As [`Self::convert_region_types`].
    pub fn convert_nested_region(
        &mut self,
        nested: &mut Body,
        region: Region,
        entry: Option<&SignatureConversion>,
    ) -> Result<(), NoMatch> {
        let converter = self.converter.clone().ok_or(NoMatch)?;
        convert_blocks(self.cx(), self.casts, nested, region, &converter, entry)
    }
}

fn convert_blocks(
    cx: &Context,
    casts: &mut Casts,
    body: &mut Body,
    region: Region,
    converter: &Arc<TypeConverter>,
    entry: Option<&SignatureConversion>,
) -> Result<(), NoMatch> {
    let blocks: Vec<Block> = body.blocks(region).collect();
    let mut signatures = Vec::with_capacity(blocks.len());
    for (number, &block) in blocks.iter().enumerate() {
        let args = body.block_args(block);
        let types: Vec<Type> = args.iter().map(|&a| body.ty(a)).collect();
        let signature = match entry.filter(|_| number == 0) {
            Some(given) => given.clone(),
            None => SignatureConversion::of_types(cx, converter, &types).ok_or(NoMatch)?,
        };
        if signature.pieces.len() != types.len() {
            return Err(NoMatch);
        }
        let same = signature.pieces.iter().zip(&types).all(|(new, old)| new[..] == [*old]);
        signatures.push((!same).then_some(signature));
    }
    for (block, signature) in blocks.into_iter().zip(signatures) {
        if let Some(signature) = signature {
            casts.convert_block(cx, body, block, &signature, converter);
        }
    }
    Ok(())
}

/// Looks through casts of one value for a value of the wanted type, or if `wanted` is `None`, for the first input.
fn cast_input(cx: &Context, body: &Body, value: Value, wanted: Option<Type>) -> Option<Value> {
    let name = cx.op_name(UnrealizedConversionCastOp::NAME);
    let mut value = value;
    loop {
        let op = body.defining_op(value)?;
        if body.op_name(op) != name || body.num_operands(op) != 1 || body.num_results(op) != 1 {
            return None;
        }
        value = body.operand(op, 0);
        if wanted.is_none_or(|ty| body.ty(value) == ty) {
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

/// Removes as many casts of a conversion as possible and asks the type converters about the rest.
pub(super) fn finish_casts(cx: &Context, body: &mut Body, casts: Vec<Cast>) {
    let ops: Vec<Op> = casts.iter().map(|c| c.op).collect();
    reconcile_casts(cx, body, &ops);
    for cast in casts {
        let Some(converter) = cast.converter.filter(|_| body.is_live(cast.op)) else { continue };
        let result = body.result(cast.op, 0);
        let (ty, loc) = (body.ty(result), body.loc(cast.op));
        let inputs: Vec<Value> = body.operands(cast.op).collect();
        let mut b = Builder::before(cx, body, cast.op);
        if let Some(value) = converter.materialize(cast.source, &mut b, ty, &inputs, loc) {
            b.replace_op(cast.op, &[value]);
        }
    }
}
