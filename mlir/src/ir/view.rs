//! Borrowed views for reading operations, blocks, regions and values.
//!
//! A view is a context, a body and an id; it is `Copy`. Typed views (`AddOp<'a>`, generated from ODS) wrap an
//! [`OpRef`]. Views cross the border of an isolated operation downwards freely; upwards an [`OpRef`] remembers the
//! operation it was reached through, so `parent_op` works wherever the walk began above.

use super::adaptor::Adaptor;
use super::body::{Body, ValueDef};
use super::builder::Builder;
use super::diag::{Diag, Shown};
use super::entities::{Block, Op, Region, Use, Value};
use super::handle::Handle;
use super::state::OpState;
use crate::definitions::attr::Presence;
use crate::definitions::op::{Arity, OpDef, Traits};
use crate::values::context::{AttrRef, Context, OpName, TypeRef};
use crate::values::ids::{Attr, Ident, Loc, Type};
use std::fmt;

/// An operation to read.
#[derive(Clone, Copy)]
pub struct OpRef<'a> {
    cx: &'a Context,
    body: &'a Body,
    op: Op,
    /// The operation that owns `body`, if the view was reached through it.
    outer: Option<&'a OpRef<'a>>,
}

/// A registered operation as a Rust type: what its views of any lifetime have in common; generated from ODS.
pub trait OpType {
    /// The definition of the operation.
    const DEF: &'static OpDef;

    /// The view of an operation in a body that is borrowed for `'a`.
    type View<'a>: OpView<'a>;

    /// What reads operands and attributes by the names that the operation gives them where there is no operation:
    /// `<AddOp<'_> as OpType>::Adaptor<'a>` is `AddOpAdaptor<'a>`.
    type Adaptor<'a>: From<Adaptor<'a>>;

    /// Creates the operation from its parts in the order of its definition, as one does that knows no operation by
    /// name; it gets the regions that it must have, empty.
    fn build_generic(
        b: &mut Builder<'_>,
        loc: Loc,
        result_types: &[Type],
        operands: &[Value],
        attributes: &[(&str, Attr)],
    ) -> Op {
        let mut state = generic_state(b, Self::DEF, loc, operands, attributes);
        state.result_types.extend_from_slice(result_types);
        b.create(state)
    }

    /// As [`OpType::build_generic`], with the result types that follow from the rest.
    ///
    /// # Errors
    /// Why they do not follow, in the words of the operation.
    fn build_inferred(
        b: &mut Builder<'_>,
        loc: Loc,
        operands: &[Value],
        attributes: &[(&str, Attr)],
    ) -> Result<Op, String> {
        let mut state = generic_state(b, Self::DEF, loc, operands, attributes);
        b.infer_result_types(&mut state)?;
        Ok(b.create(state))
    }
}

/// A typed view: an [`OpRef`] with the accessors of one operation; generated from ODS.
pub trait OpView<'a>: OpType + Copy {
    /// Wraps an operation that is known to be of this definition.
    fn from_op(op: OpRef<'a>) -> Self;

    /// The operation.
    fn op_ref(self) -> OpRef<'a>;

    /// What to hold of the operation while the IR changes.
    fn handle(self) -> Handle<Self::View<'static>> {
        Handle::new(self.op_ref().id())
    }
}

fn generic_state(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    loc: Loc,
    operands: &[Value],
    attributes: &[(&str, Attr)],
) -> OpState {
    let cx = b.cx();
    let mut state = OpState::of(cx, def, loc);
    state.operands.extend_from_slice(operands);
    for &(name, attr) in attributes {
        state.set_attr(cx, name, attr);
    }
    for _ in def.regions.iter().filter(|r| !r.variadic) {
        if state.add_isolated_region().is_none() {
            state.regions.push(b.body_mut().create_region());
        }
    }
    state
}

/// Makes a tuple struct around an [`OpRef`] the typed view of the operation that a table describes, with an adaptor that
/// has its names or, where the operation names no operand, [`Adaptor`](crate::ir::adaptor::Adaptor).
///
/// Text that ODS generates uses it.
#[macro_export]
macro_rules! op_view {
    ($name:ident, $def:expr) => {
        $crate::op_view!($name, $def, $crate::Adaptor);
    };
    ($name:ident, $def:expr, $($adaptor:tt)+) => {
        #[allow(deprecated)]
        impl Clone for $name<'_> {
            fn clone(&self) -> Self {
                *self
            }
        }

        #[allow(deprecated)]
        impl Copy for $name<'_> {}

        #[allow(deprecated)]
        impl ::std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.0).finish()
            }
        }

        #[allow(deprecated, dead_code, unreachable_pub)]
        impl $name<'_> {
            /// The full name of the operation.
            pub const NAME: &'static str = $def.name;
        }

        #[allow(deprecated)]
        impl<'a> ::std::ops::Deref for $name<'a> {
            type Target = $crate::OpRef<'a>;

            fn deref(&self) -> &$crate::OpRef<'a> {
                &self.0
            }
        }

        #[allow(deprecated)]
        impl<'a> From<$name<'a>> for $crate::OpRef<'a> {
            fn from(op: $name<'a>) -> Self {
                op.0
            }
        }

        #[allow(deprecated)]
        impl $crate::OpType for $name<'_> {
            const DEF: &'static $crate::opdef::OpDef = &$def;

            type View<'a> = $name<'a>;

            type Adaptor<'a> = $($adaptor)+<'a>;
        }

        #[allow(deprecated)]
        impl<'a> $crate::OpView<'a> for $name<'a> {
            fn from_op(op: $crate::OpRef<'a>) -> Self {
                $name(op)
            }

            fn op_ref(self) -> $crate::OpRef<'a> {
                self.0
            }
        }
    };
}

impl<'a> OpRef<'a> {
    /// A view of an operation of `body`.
    pub fn new(cx: &'a Context, body: &'a Body, op: Op) -> Self {
        OpRef { cx, body, op, outer: None }
    }

    /// A view of an operation of `body`, which belongs to the isolated operation `outer`.
    pub fn with_outer(cx: &'a Context, body: &'a Body, op: Op, outer: Option<&'a OpRef<'a>>) -> Self {
        OpRef { cx, body, op, outer }
    }

    /// The context.
    pub fn cx(self) -> &'a Context {
        self.cx
    }

    /// The body that holds the operation.
    pub fn body(self) -> &'a Body {
        self.body
    }

    /// The operation's id.
    pub fn id(self) -> Op {
        self.op
    }

    /// The isolated operation whose body this is, if known.
    pub fn outer(self) -> Option<&'a OpRef<'a>> {
        self.outer
    }

    /// The full name, such as `func.call`.
    pub fn name(self) -> &'a str {
        self.cx.op_name_str(self.op_name())
    }

    /// The interned name.
    pub fn op_name(self) -> OpName {
        self.body.op_name(self.op)
    }

    /// The definition, unless the operation is unregistered.
    pub fn def(self) -> Option<&'static OpDef> {
        self.cx.op_def(self.op_name())
    }

    /// The location.
    pub fn loc(self) -> Loc {
        self.body.loc(self.op)
    }

    /// True when the definition has all of these traits; false for unregistered operations.
    pub fn has_trait(self, traits: Traits) -> bool {
        self.def().is_some_and(|d| d.traits.contains(traits))
    }

    /// The implementation of an interface, if the operation has it.
    pub fn interface<I: 'static>(self) -> Option<&'static I> {
        self.def()?.interface::<I>()
    }

    /// True for this operation.
    pub fn is<T: OpType>(self) -> bool {
        self.def().is_some_and(|d| std::ptr::eq(d, T::DEF))
    }

    /// The typed view, if it is this operation.
    pub fn cast<T: OpView<'a>>(self) -> Option<T> {
        self.is::<T>().then(|| T::from_op(self))
    }

    /// An error at this operation, worded as MLIR's `emitOpError`: `'name' op message`.
    pub fn error(self, message: impl fmt::Display) -> Diag {
        self.plain_error(format!("'{}' op {message}", self.name()))
    }

    /// An error at this operation, worded as MLIR's `emitError`; a note shows the operation if the context asks for it.
    pub fn plain_error(self, message: impl Into<String>) -> Diag {
        self.showing_error(message, false)
    }

    /// As [`OpRef::error`], unless something holds.
    ///
    /// # Errors
    /// It does not hold.
    pub fn ensure(self, holds: bool, message: impl fmt::Display) -> Result<(), Diag> {
        if holds { Ok(()) } else { Err(self.error(message)) }
    }

    /// As [`OpRef::plain_error`], unless something holds.
    ///
    /// # Errors
    /// It does not hold.
    pub fn ensure_plain(self, holds: bool, message: impl fmt::Display) -> Result<(), Diag> {
        if holds { Ok(()) } else { Err(self.plain_error(message.to_string())) }
    }

    /// An error that shows the operation at the end of the message when it is reported, and in a note if the context
    /// asks for it.
    pub(crate) fn showing_error(self, message: impl Into<String>, in_message: bool) -> Diag {
        let in_note = self.cx.prints_op_on_diagnostic();
        let shown = Shown { body: self.body.stamp, op: self.op, in_message, in_note };
        Diag { shown: (in_message || in_note).then_some(shown), ..Diag::error(self.loc(), message) }
    }

    // Operands and results.

    /// How many operands.
    pub fn num_operands(self) -> usize {
        self.body.num_operands(self.op)
    }

    /// The `index`-th operand.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn operand(self, index: usize) -> Value {
        self.body.operand(self.op, index)
    }

    /// The operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a {
        self.body.operands(self.op)
    }

    /// The types of the operands.
    pub fn operand_types(self) -> impl ExactSizeIterator<Item = Type> + DoubleEndedIterator + 'a {
        self.operands().map(move |v| self.body.ty(v))
    }

    /// How many results.
    pub fn num_results(self) -> usize {
        self.body.num_results(self.op)
    }

    /// The `index`-th result.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn result(self, index: usize) -> Value {
        self.body.result(self.op, index)
    }

    /// The results.
    pub fn results(self) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a {
        self.body.results(self.op)
    }

    /// The types of the results.
    pub fn result_types(self) -> impl ExactSizeIterator<Item = Type> + DoubleEndedIterator + 'a {
        self.results().map(move |v| self.body.ty(v))
    }

    /// The type of a value of this body.
    pub fn ty(self, value: Value) -> TypeRef<'a> {
        self.cx.type_ref(self.body.ty(value))
    }

    /// A value of this body as a view.
    pub fn value(self, value: Value) -> ValueRef<'a> {
        ValueRef { cx: self.cx, body: self.body, value, outer: self.outer }
    }

    /// Where the `index`-th operand group of the definition lies among the operands: start and length.
    ///
    /// Empty where the operation is malformed (the verifier reports that).
    pub fn operand_group(self, index: usize) -> std::ops::Range<usize> {
        self.def().map_or(0..0, |d| d.operand_group(self, index))
    }

    /// The operands of the `index`-th operand group.
    pub fn operands_of(
        self,
        index: usize,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a {
        let group = self.operand_group(index);
        self.operands().skip(group.start).take(group.len())
    }

    /// The groups that make up the `index`-th operand group, a `VariadicOfVariadic`, whose lengths are in a slot.
    pub fn operand_groups_of(
        self,
        index: usize,
        sizes: usize,
    ) -> impl Iterator<Item = impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a> + 'a {
        let sizes = self.inherent(sizes).and_then(AttrRef::segment_sizes).unwrap_or_default();
        let all = self.operand_group(index);
        let mut start = all.start;
        sizes.into_iter().map(move |size| {
            let begin = start.min(all.end);
            start = begin.saturating_add(usize::try_from(size).unwrap_or(0)).min(all.end);
            self.operands().skip(begin).take(start - begin)
        })
    }

    /// The parts of the `index`-th operand group: of a `VariadicOfVariadic` each, otherwise the group as one.
    pub fn nested_operands_of(self, index: usize) -> Vec<Vec<Value>> {
        match self.def().and_then(|d| d.operands.get(index)).map(|o| o.arity) {
            Some(Arity::VariadicOfVariadic(sizes)) => {
                self.operand_groups_of(index, sizes.into()).map(Iterator::collect).collect()
            }
            _ => vec![self.operands_of(index).collect()],
        }
    }

    /// Where the `index`-th result group of the definition lies among the results.
    pub fn result_group(self, index: usize) -> std::ops::Range<usize> {
        self.def().map_or(0..0, |d| d.result_group(self, index))
    }

    // Attributes.

    /// The inherent attribute in a slot.
    pub fn inherent(self, slot: usize) -> Option<AttrRef<'a>> {
        let attr = self.body.inherent(self.op).get(slot).copied().flatten()?;
        Some(self.cx.attr_ref(attr))
    }

    /// The inherent attribute in a slot of an operation that is known to be valid: as given, or its default.
    ///
    /// # Panics
    /// When the attribute is missing and has no default, or the operation is not registered.
    pub fn inherent_value(self, slot: usize) -> AttrRef<'a> {
        self.inherent(slot).unwrap_or_else(|| {
            let spec = &self.def().expect("a registered operation").attributes[slot];
            match spec.presence {
                Presence::Default(value) | Presence::DefaultOptional(value) => {
                    self.cx.attr_ref(value(self.cx))
                }
                Presence::Required | Presence::Optional => {
                    panic!("a verified '{}' has '{}'", self.name(), spec.name)
                }
            }
        })
    }

    /// An attribute by name, inherent or discardable.
    pub fn attr(self, name: &str) -> Option<AttrRef<'a>> {
        match self.def().and_then(|d| d.attr_slot(name)) {
            Some(slot) => self.inherent(slot),
            None => self.cx.attr_ref(self.body.discardable(self.op)?).get(name),
        }
    }

    /// The discardable attributes, sorted by name.
    pub fn discardable(self) -> &'a [(Ident, Attr)] {
        let dictionary = self.body.discardable(self.op);
        dictionary.and_then(|d| self.cx.attr_ref(d).as_dictionary()).unwrap_or_default()
    }

    /// All attributes by name, sorted: the dictionary that MLIR's `getAttrDictionary` gives.
    pub fn all_attrs(self) -> Vec<(&'a str, Attr)> {
        let mut all: Vec<(&'a str, Attr)> =
            self.discardable().iter().map(|&(n, a)| (self.cx.str(n), a)).collect();
        if let Some(def) = self.def() {
            let set = def.attributes.iter().zip(self.body.inherent(self.op));
            all.extend(set.filter_map(|(d, a)| Some((d.name, (*a)?))));
        }
        all.sort_by_key(|&(name, _)| name);
        all
    }

    // Regions and successors.

    /// How many regions.
    pub fn num_regions(self) -> usize {
        match self.body.nested(self.op) {
            Some(nested) => nested.roots().len(),
            None => self.body.regions_of(self.op).len(),
        }
    }

    /// The `index`-th region; of an isolated operation one of its own body.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn region(&'a self, index: usize) -> RegionRef<'a> {
        match self.body.nested(self.op) {
            Some(nested) => {
                RegionRef { cx: self.cx, body: nested, region: nested.roots()[index], outer: Some(self) }
            }
            None => RegionRef {
                cx: self.cx,
                body: self.body,
                region: self.body.regions_of(self.op)[index],
                outer: self.outer,
            },
        }
    }

    /// The regions.
    pub fn regions(&'a self) -> impl ExactSizeIterator<Item = RegionRef<'a>> {
        (0..self.num_regions()).map(move |i| self.region(i))
    }

    /// The successors.
    pub fn successors(self) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + 'a {
        self.body.successors(self.op)
    }

    // Surroundings.

    /// The block that holds the operation.
    pub fn block(self) -> Option<BlockRef<'a>> {
        let block = self.body.block_of(self.op)?;
        Some(BlockRef { cx: self.cx, body: self.body, block, outer: self.outer })
    }

    /// The operation around this one, across the border of an isolated operation if the walk came from above.
    pub fn parent_op(self) -> Option<OpRef<'a>> {
        let region = self.body.region_of(self.body.block_of(self.op)?)?;
        match self.body.region_parent(region) {
            Some(op) => Some(OpRef { op, ..self }),
            None => self.outer.copied(),
        }
    }

    /// Another operation of the same body.
    pub fn sibling(self, op: Op) -> OpRef<'a> {
        OpRef { op, ..self }
    }
}

impl fmt::Debug for OpRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.name(), self.op)
    }
}

/// A value to read.
#[derive(Clone, Copy)]
pub struct ValueRef<'a> {
    cx: &'a Context,
    body: &'a Body,
    value: Value,
    outer: Option<&'a OpRef<'a>>,
}

impl<'a> ValueRef<'a> {
    /// A view of a value of `body`.
    pub fn new(cx: &'a Context, body: &'a Body, value: Value) -> Self {
        ValueRef { cx, body, value, outer: None }
    }

    /// The value's id.
    pub fn id(self) -> Value {
        self.value
    }

    /// The type.
    pub fn ty(self) -> TypeRef<'a> {
        self.cx.type_ref(self.body.ty(self.value))
    }

    /// Where it comes from.
    pub fn def(self) -> ValueDef {
        self.body.def(self.value)
    }

    /// The operation it is a result of.
    pub fn defining_op(self) -> Option<OpRef<'a>> {
        let op = self.body.defining_op(self.value)?;
        Some(OpRef { cx: self.cx, body: self.body, op, outer: self.outer })
    }

    /// The typed view of the operation it is a result of, if it is that operation.
    pub fn defined_by<T: OpView<'a>>(self) -> Option<T> {
        self.defining_op()?.cast()
    }

    /// Its uses, latest first.
    pub fn uses(self) -> impl Iterator<Item = Use> + 'a {
        self.body.uses(self.value)
    }

    /// The location of the operation or block argument that defines it.
    pub fn loc(self) -> Loc {
        match self.def() {
            ValueDef::Result { op, .. } => self.body.loc(op),
            ValueDef::Argument { block, index } => self.body.block_arg_locs(block)[index as usize],
        }
    }
}

/// A region to read.
#[derive(Clone, Copy)]
pub struct RegionRef<'a> {
    cx: &'a Context,
    body: &'a Body,
    region: Region,
    outer: Option<&'a OpRef<'a>>,
}

impl<'a> RegionRef<'a> {
    /// A view of a region of `body`.
    pub fn new(cx: &'a Context, body: &'a Body, region: Region, outer: Option<&'a OpRef<'a>>) -> Self {
        RegionRef { cx, body, region, outer }
    }

    /// The context.
    pub fn cx(self) -> &'a Context {
        self.cx
    }

    /// The body that holds the region's blocks.
    pub fn body(self) -> &'a Body {
        self.body
    }

    /// The region's id.
    pub fn id(self) -> Region {
        self.region
    }

    /// True without blocks.
    pub fn is_empty(self) -> bool {
        self.body.entry_block(self.region).is_none()
    }

    /// The first block.
    pub fn entry(self) -> Option<BlockRef<'a>> {
        self.body.entry_block(self.region).map(|b| self.block(b))
    }

    /// The blocks in order.
    pub fn blocks(self) -> impl Iterator<Item = BlockRef<'a>> {
        self.body.blocks(self.region).map(move |b| self.block(b))
    }

    fn block(self, block: Block) -> BlockRef<'a> {
        BlockRef { cx: self.cx, body: self.body, block, outer: self.outer }
    }

    /// The operation that has the region, if known.
    pub fn parent_op(self) -> Option<OpRef<'a>> {
        match self.body.region_parent(self.region) {
            Some(op) => Some(OpRef { cx: self.cx, body: self.body, op, outer: self.outer }),
            None => self.outer.copied(),
        }
    }
}

/// A block to read.
#[derive(Clone, Copy)]
pub struct BlockRef<'a> {
    cx: &'a Context,
    body: &'a Body,
    block: Block,
    outer: Option<&'a OpRef<'a>>,
}

impl<'a> BlockRef<'a> {
    /// The block's id.
    pub fn id(self) -> Block {
        self.block
    }

    /// The body that holds the block.
    pub fn body(self) -> &'a Body {
        self.body
    }

    /// The arguments.
    pub fn args(self) -> &'a [Value] {
        self.body.block_args(self.block)
    }

    /// The types of the arguments.
    pub fn arg_types(self) -> impl ExactSizeIterator<Item = Type> + 'a {
        self.args().iter().map(move |&a| self.body.ty(a))
    }

    /// The operations in order.
    pub fn ops(self) -> impl Iterator<Item = OpRef<'a>> {
        self.body.ops(self.block).map(move |op| self.op(op))
    }

    /// The last operation if it is a terminator.
    pub fn terminator(self) -> Option<OpRef<'a>> {
        let last = self.op(self.body.last_op(self.block)?);
        last.has_trait(Traits::TERMINATOR).then_some(last)
    }

    /// The last operation.
    pub fn last_op(self) -> Option<OpRef<'a>> {
        self.body.last_op(self.block).map(|op| self.op(op))
    }

    /// The region that holds the block.
    pub fn region(self) -> Option<RegionRef<'a>> {
        let region = self.body.region_of(self.block)?;
        Some(RegionRef { cx: self.cx, body: self.body, region, outer: self.outer })
    }

    /// The operation around the block, if known.
    pub fn parent_op(self) -> Option<OpRef<'a>> {
        self.region()?.parent_op()
    }

    fn op(self, op: Op) -> OpRef<'a> {
        OpRef { cx: self.cx, body: self.body, op, outer: self.outer }
    }
}
