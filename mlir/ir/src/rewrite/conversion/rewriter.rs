//! The rewriter for conversion patterns.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use super::changes::AllChanges;
use super::types::{SignatureConversion, TypeConverter};
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;
use crate::rewrite::pattern::{Matched, NoMatch, PatternRewriter, replacements};
use crate::values::ids::{Loc, Type};

/// A rewriter for conversion patterns.
///
/// Replacement values may have other types: users that are not converted use casts. An operation that is replaced or
/// erased stays in the body until everything is converted; other operations still see it.
pub struct ConversionRewriter<'b> {
    pub(super) rw: PatternRewriter<'b>,
    pub(super) changes: &'b mut AllChanges,
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
        let loc = self.value_loc(value);
        self.remapped_at(loc, value)
    }

    /// The same, with the location of a cast that it may need.
    fn remapped_at(&mut self, loc: Loc, value: Value) -> Result<Value, NoMatch> {
        let cx = self.cx();
        let Some(converter) = self.converter.clone() else {
            let latest = self.changes.of(self.rw.body()).latest(self.rw.body(), value);
            return if let [one] = latest[..] { Ok(one) } else { Err(NoMatch) };
        };
        let wanted = converter.convert(cx, self.body().ty(value)).ok_or(NoMatch)?;
        let changes = self.changes.of(self.rw.body());
        changes.converted(cx, self.rw.body_mut(), value, (wanted, loc), converter).ok_or(NoMatch)
    }

    /// The values of the converted types for the operands of an operation.
    ///
    /// # Errors
    /// [`NoMatch`] if a type cannot be converted.
    pub(super) fn remapped_operands(&mut self, op: Op) -> Result<Vec<Value>, NoMatch> {
        let loc = self.body().loc(op);
        let operands: Vec<Value> = self.body().operands(op).collect();
        operands.into_iter().map(|operand| self.remapped_at(loc, operand)).collect()
    }

    /// Replaces an operation by values, which may have other types, and erases it.
    ///
    /// # Panics
    /// If the numbers of values and results differ.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        assert_eq!(values.len(), self.body().num_results(op), "one replacement for each result");
        self.give_way(op, Some(values));
    }

    /// Erases an operation.
    pub fn erase_op(&mut self, op: Op) {
        self.give_way(op, None);
    }

    fn give_way(&mut self, op: Op, values: Option<&[Value]>) {
        self.changes.of(self.rw.body()).replace(self.rw.body(), op, values, &self.converter);
    }

    /// Makes every use of a value one of another, which may have another type.
    pub fn replace_uses(&mut self, from: Value, to: Value) {
        self.changes.of(self.rw.body()).replace_value(from, to, &self.converter);
    }

    /// Whether an operation is legal or one that patterns exist for. A pattern that keeps an operation from elsewhere must
    /// not match if this one would stay.
    pub fn can_become_legal(&self, op: Op) -> bool {
        (self.can_become_legal)(self.op(op))
    }

    replacements!();

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
        self.changes.of(nested).convert_blocks(cx, nested, &blocks, converter).map(|_| ())
    }

    /// Like [`Self::convert_nested_region`], for an operation that is not isolated.
    ///
    /// # Errors
    /// Same as [`Self::convert_nested_region`].
    pub fn convert_region(&mut self, region: Region) -> Matched {
        let blocks: Vec<Block> = self.body().blocks(region).collect();
        self.convert_blocks(&blocks).map(|_| ())
    }

    /// Converts the types of the arguments of blocks, such as those that an operation branches to; returns the blocks
    /// that take their places.
    ///
    /// # Errors
    /// Same as [`Self::convert_nested_region`].
    pub fn convert_blocks(&mut self, blocks: &[Block]) -> Result<Vec<Block>, NoMatch> {
        let cx = self.rw.cx();
        let converter = self.converter.as_ref().ok_or(NoMatch)?;
        let changes = self.changes.of(self.rw.body());
        changes.convert_blocks(cx, self.rw.body_mut(), blocks, converter)
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
        let converter = self.converter.as_ref().ok_or(NoMatch)?;
        self.changes.of(nested).convert_block(nested, block, signature, converter).map(|_| ())
    }
}
