//! Creates operations at an insertion point.

use std::convert::Infallible;

use super::body::Body;
use super::entities::{Block, Op, Region, Value};
use super::handle::Handle;
use super::state::OpState;
use super::view::{OpRef, OpType};
use crate::definitions::op::{InferArgs, Traits};
use crate::values::context::Context;
use crate::values::ids::{Attr, Loc, Type};

/// Where new operations go: before an operation, or at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InsertPoint {
    /// The block.
    pub block: Block,
    /// The operation that will follow; `None` for the end of the block.
    pub before: Option<Op>,
}

/// Sees every change that is made through a [`Builder`] or a rewriter.
pub trait Listener {
    /// An operation was created and inserted.
    fn op_inserted(&mut self, _body: &Body, _op: Op) {}

    /// An operation was changed in place: operands, attributes, or the type of a result.
    fn op_modified(&mut self, _body: &Body, _op: Op) {}

    /// The results of an operation are about to be replaced by these values.
    fn op_replaced(&mut self, _body: &Body, _op: Op, _values: &[Value]) {}

    /// An operation (not those inside it) is about to be erased.
    fn op_erased(&mut self, _body: &Body, _op: Op) {}
}

/// What a function that fills a region returns: nothing, its last operation, or whether it succeeded.
///
/// A builder that is given such a function returns `With<Handle<...>>`: the handle, or a `Result` with the function's
/// error, so that `?` works through operations with regions.
pub trait Filled {
    /// The error of a function that may fail.
    type Error;

    /// What the builder returns in place of a `T`.
    type With<T>;

    /// Whether the function succeeded.
    ///
    /// # Errors
    /// It failed.
    fn succeeded(self) -> Result<(), Self::Error>;

    /// Adds what the builder made.
    fn with<T>(self, made: T) -> Self::With<T>;

    /// Fills another region, unless this one failed.
    #[must_use]
    fn and<S: Filled<Error = Self::Error>>(self, fill: impl FnOnce() -> S) -> Self;
}

impl Filled for () {
    type Error = Infallible;

    type With<T> = T;

    fn succeeded(self) -> Result<(), Infallible> {
        Ok(())
    }

    fn with<T>(self, made: T) -> T {
        made
    }

    fn and<S: Filled<Error = Infallible>>(self, fill: impl FnOnce() -> S) {
        fill();
    }
}

impl<O> Filled for Handle<O> {
    type Error = Infallible;

    type With<T> = T;

    fn succeeded(self) -> Result<(), Infallible> {
        Ok(())
    }

    fn with<T>(self, made: T) -> T {
        made
    }

    fn and<S: Filled<Error = Infallible>>(self, fill: impl FnOnce() -> S) -> Self {
        fill();
        self
    }
}

impl<E> Filled for Result<(), E> {
    type Error = E;

    type With<T> = Result<T, E>;

    fn succeeded(self) -> Result<(), E> {
        self
    }

    fn with<T>(self, made: T) -> Result<T, E> {
        self.map(|()| made)
    }

    fn and<S: Filled<Error = E>>(self, fill: impl FnOnce() -> S) -> Self {
        self.and_then(|()| fill().succeeded())
    }
}

/// Creates operations in a body.
pub struct Builder<'b> {
    cx: &'b Context,
    body: &'b mut Body,
    at: Option<InsertPoint>,
    listener: Option<&'b mut dyn Listener>,
}

impl<'b> Builder<'b> {
    /// A builder without insertion point: operations are created detached until one is set.
    pub fn new(cx: &'b Context, body: &'b mut Body) -> Self {
        Builder { cx, body, at: None, listener: None }
    }

    /// A builder that inserts at the end of a block.
    pub fn at_end(cx: &'b Context, body: &'b mut Body, block: Block) -> Self {
        Builder { cx, body, at: Some(InsertPoint { block, before: None }), listener: None }
    }

    /// A builder that inserts before an operation.
    pub fn before(cx: &'b Context, body: &'b mut Body, op: Op) -> Self {
        let mut builder = Builder::new(cx, body);
        builder.set_before(op);
        builder
    }

    /// Adds a listener that sees every change.
    pub fn with_listener(mut self, listener: &'b mut dyn Listener) -> Self {
        self.listener = Some(listener);
        self
    }

    /// The context in which types and attributes are interned.
    pub fn cx(&self) -> &'b Context {
        self.cx
    }

    /// The body.
    pub fn body(&self) -> &Body {
        self.body
    }

    /// The body, mutably; the listener does not see changes made through it.
    pub fn body_mut(&mut self) -> &mut Body {
        self.body
    }

    /// The insertion point.
    pub fn insert_point(&self) -> Option<InsertPoint> {
        self.at
    }

    /// The region of the block where it inserts.
    pub fn region(&self) -> Option<Region> {
        self.body.region_of(self.at?.block)
    }

    /// Goes back to a saved insertion point.
    pub fn set_insert_point(&mut self, at: Option<InsertPoint>) {
        self.at = at;
    }

    /// Inserts at the end of a block from now on.
    pub fn set_end(&mut self, block: Block) {
        self.at = Some(InsertPoint { block, before: None });
    }

    /// Inserts at the start of a block from now on.
    pub fn set_start(&mut self, block: Block) {
        self.at = Some(InsertPoint { block, before: self.body.first_op(block) });
    }

    /// Inserts at the start of the region where it inserts, from now on.
    pub fn set_region_start(&mut self) {
        if let Some(entry) = self.region().and_then(|region| self.body.entry_block(region)) {
            self.set_start(entry);
        }
    }

    /// Inserts before an operation from now on.
    pub fn set_before(&mut self, op: Op) {
        self.at = self.body.block_of(op).map(|block| InsertPoint { block, before: Some(op) });
    }

    /// Inserts after an operation from now on.
    pub fn set_after(&mut self, op: Op) {
        let next = self.body.next_op(op);
        self.at = self.body.block_of(op).map(|block| InsertPoint { block, before: next });
    }

    /// Creates an operation and inserts it.
    pub fn create(&mut self, state: OpState) -> Op {
        let op = self.body.create_op(self.cx, state);
        self.insert(op);
        op
    }

    /// Creates a `T` from its state and inserts it.
    pub fn create_as<T: OpType>(&mut self, state: OpState) -> Handle<T> {
        debug_assert_eq!(self.cx.op_name_str(state.name), T::DEF.name, "the state of another operation");
        Handle::new(self.create(state))
    }

    /// Creates an operation with one result, inserts it, and returns the result.
    pub fn create_value(&mut self, state: OpState) -> Value {
        debug_assert_eq!(state.result_types.len(), 1, "one result");
        let op = self.create(state);
        self.body.result(op, 0)
    }

    /// The operation as a `T`, if it is one.
    pub fn as_handle<T: OpType>(&self, op: Op) -> Option<Handle<T>> {
        OpRef::new(self.cx, self.body, op)
            .def()
            .is_some_and(|d| std::ptr::eq(d, T::DEF))
            .then(|| Handle::new(op))
    }

    /// Infers the result types from the rest of an operation's state and sets them.
    ///
    /// # Errors
    /// If they cannot be inferred; the error is the operation's message.
    pub fn infer_result_types(&self, state: &mut OpState) -> Result<(), String> {
        let Some(infer) = self.cx.op_def(state.name).and_then(|d| d.infer_results) else {
            return Err(format!("'{}' does not infer its result types", self.cx.op_name_str(state.name)));
        };
        let operand_types: Vec<Type> = state.operands.iter().map(|&v| self.body.ty(v)).collect();
        state.result_types = infer(&InferArgs {
            cx: self.cx,
            operand_types: &operand_types,
            inherent: &state.inherent,
            regions: &state.regions,
        })?;
        Ok(())
    }

    /// Inserts a detached operation.
    pub fn insert(&mut self, op: Op) {
        let Some(InsertPoint { block, before }) = self.at else { return };
        match before {
            Some(before) => self.body.insert_op_before(before, op),
            None => self.body.append_op(block, op),
        }
        if let Some(listener) = &mut self.listener {
            listener.op_inserted(self.body, op);
        }
    }

    /// Creates a block at the end of a region and inserts there from now on.
    pub fn create_block(&mut self, region: Region, args: &[(Type, Loc)]) -> Block {
        let block = self.body.create_block(args);
        self.body.append_block(region, block);
        self.set_end(block);
        block
    }

    /// Creates a block at the end of the region where it inserts, and goes on inserting where it did.
    ///
    /// # Panics
    /// If it inserts nowhere, or into a block outside of regions.
    pub fn append_block(&mut self, args: &[(Type, Loc)]) -> Block {
        let region = self.region().expect("a builder that inserts into a region");
        self.keep_insert_point(|b| b.create_block(region, args))
    }

    /// Calls a function, then goes on inserting where it did before.
    pub fn keep_insert_point<R>(&mut self, then: impl FnOnce(&mut Self) -> R) -> R {
        let at = self.at;
        let made = then(self);
        self.at = at;
        made
    }

    /// Gives an empty region of an operation its first block, with arguments of these types, and calls `fill` with a
    /// builder at the end of the block and the arguments. Returns what `fill` does. The insertion point does not change.
    ///
    /// If `fill` adds no terminator, the operation has no results, and its definition names an implicit terminator, that
    /// follows.
    pub fn fill_region<R>(
        &mut self,
        op: Op,
        index: usize,
        args: &[(Type, Loc)],
        fill: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R {
        let loc = self.body.loc(op);
        let def = self.cx.op_def(self.body.op_name(op));
        let terminator = def.and_then(|def| def.implicit_terminator);
        let terminator = terminator.filter(|_| self.body.num_results(op) == 0).map(|name| (name, loc));
        if let Some(nested) = self.body.nested_mut(op) {
            let region = nested.roots()[index];
            Builder::new(self.cx, nested).fill_block(region, args, terminator, fill)
        } else {
            let region = self.body.regions_of(op)[index];
            self.keep_insert_point(|b| b.fill_block(region, args, terminator, fill))
        }
    }

    fn fill_block<R>(
        &mut self,
        region: Region,
        args: &[(Type, Loc)],
        terminator: Option<(&str, Loc)>,
        fill: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R {
        let block = self.create_block(region, args);
        let args = self.body.block_args(block).to_vec();
        let filled = fill(self, &args);
        let last = self.body.last_op(block).and_then(|op| self.cx.op_def(self.body.op_name(op)));
        if let Some((name, loc)) = terminator
            && !last.is_some_and(|def| def.traits.contains(Traits::TERMINATOR))
        {
            self.set_end(block);
            let end = implicit_op(self.cx, self.body, name, loc);
            self.insert(end);
        }
        filled
    }

    /// Gives a function its entry block, with the arguments of its type, and calls `fill` in it; returns what `fill` does.
    pub fn fill_function<R>(
        &mut self,
        function: Op,
        ty: Type,
        fill: impl FnOnce(&mut Builder<'_>, &[Value]) -> R,
    ) -> R {
        let loc = self.body.loc(function);
        let (inputs, _) = self.cx.type_ref(ty).as_function().unwrap_or_default();
        let args: Vec<(Type, Loc)> = inputs.iter().map(|&ty| (ty, loc)).collect();
        self.fill_region(function, 0, &args, fill)
    }

    /// Tells the listener that an operation was changed in place.
    pub fn notify_modified(&mut self, op: Op) {
        if let Some(listener) = &mut self.listener {
            listener.op_modified(self.body, op);
        }
    }

    /// Sets an operand.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        self.body.set_operand(op, index, value);
        self.notify_modified(op);
    }

    /// Sets the type of a value; its defining operation and its users are reported as modified.
    pub fn set_type(&mut self, value: Value, ty: Type) {
        self.body.set_type(value, ty);
        let mut touched: Vec<Op> = self.body.users(value).collect();
        touched.extend(self.body.defining_op(value));
        for op in touched {
            self.notify_modified(op);
        }
    }

    /// Sets or removes an attribute by name.
    pub fn set_attr(&mut self, op: Op, name: &str, attr: Option<Attr>) {
        self.body.set_attr(self.cx, op, name, attr);
        self.notify_modified(op);
    }

    /// Sets or removes the inherent attribute in a slot; see [`Body::set_slot`].
    pub fn set_inherent(&mut self, op: Op, slot: usize, attr: Option<Attr>) {
        self.body.set_slot(self.cx, op, slot, attr);
        self.notify_modified(op);
    }

    /// Makes every use of `from` a use of `to`.
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if self.listener.is_some() && from != to {
            let users: Vec<Op> = self.body.users(from).collect();
            self.body.replace_all_uses(from, to);
            for op in users {
                self.notify_modified(op);
            }
        } else {
            self.body.replace_all_uses(from, to);
        }
    }

    /// Replaces an operation by values and erases it.
    ///
    /// # Panics
    /// If the numbers of values and results differ.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        assert_eq!(values.len(), self.body.num_results(op), "one replacement for each result");
        if let Some(listener) = &mut self.listener {
            listener.op_replaced(self.body, op, values);
        }
        for (result, &value) in self.body.results(op).zip(values) {
            self.replace_all_uses(result, value);
        }
        self.erase_op(op);
    }

    /// Erases an operation without uses, with everything inside it.
    ///
    /// # Panics
    /// If a result is still used.
    pub fn erase_op(&mut self, op: Op) {
        if self.listener.is_some() {
            // Users before definitions, nested operations before their parent.
            let nested =
                if self.body.regions_of(op).is_empty() { Vec::new() } else { self.body.walk_pre(op) };
            for inner in nested.into_iter().skip(1).rev().chain([op]) {
                if let Some(listener) = &mut self.listener {
                    listener.op_erased(self.body, inner);
                }
                self.body.set_operands(inner, &[]);
            }
        }
        if self.at.is_some_and(|at| at.before == Some(op)) {
            self.set_after(op);
        }
        self.body.erase_op(op);
    }

    /// Moves an operation before another one.
    pub fn move_op_before(&mut self, op: Op, before: Op) {
        if self.at.is_some_and(|at| at.before == Some(op)) {
            self.set_after(op);
        }
        self.body.move_op_before(op, before);
    }
}

/// An operation without operands, with one block in each region.
pub(crate) fn implicit_op(cx: &Context, body: &mut Body, name: &str, loc: Loc) -> Op {
    let mut state = OpState::new(cx, cx.op_name(name), loc);
    let regions = cx.op_def(state.name).map_or(0, |def| def.regions.iter().filter(|r| !r.variadic).count());
    for _ in 0..regions {
        let region = body.create_region();
        let block = body.create_block(&[]);
        body.append_block(region, block);
        state.regions.push(region);
    }
    body.create_op(cx, state)
}
