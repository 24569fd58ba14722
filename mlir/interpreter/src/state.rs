//! The state of a running program: the values of active calls, memory, and the output.
//!
//! This module knows nothing about operations; the handlers in `dialects` define how they change the
//! state.

use std::io::Write;

use mlir::{FloatKind, TypeRef};
use ndarray::IxDyn;

use crate::layout::Layout;
use crate::memory::{Kind, Memory, Tensor};
use crate::value::{Res, Value};

/// The position of a value in a function's frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot(u32);

impl Slot {
    /// The slot with this number, counted from the frame's first value.
    pub(crate) fn new(number: u32) -> Self {
        Slot(number)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A function of the host: takes the arguments and returns the result, if there is one.
pub(crate) type HostFunction = fn(&mut State<'_>, &[Value]) -> Res<Option<Value>>;

/// The state that operations change.
pub struct State<'o> {
    /// The values of all active calls, latest last.
    values: Vec<Value>,
    /// The position of the running function's first value.
    base: usize,
    /// The arguments of active calls beyond the parameters, latest call last.
    more: Vec<Vec<Value>>,
    /// The arguments of a call that begins, or the results of one that ends.
    pub(crate) passed: Vec<Value>,
    pub(crate) memory: Memory,
    /// The addresses of stack allocations, latest last.
    stack: Vec<u64>,
    /// The output of the program.
    out: &'o mut dyn Write,
}

impl<'o> State<'o> {
    /// The state before any function runs.
    pub(crate) fn new(memory: Memory, out: &'o mut dyn Write) -> Self {
        State {
            values: Vec::new(),
            base: 0,
            more: Vec::new(),
            passed: Vec::new(),
            memory,
            stack: Vec::new(),
            out,
        }
    }

    /// The value in a slot.
    pub fn get(&self, slot: Slot) -> &Value {
        &self.values[self.base + slot.index()]
    }

    /// Sets the value in a slot.
    pub fn set(&mut self, slot: Slot, value: impl Into<Value>) {
        self.values[self.base + slot.index()] = value.into();
    }

    /// Takes the value out of a slot, which is undefined afterwards.
    pub fn take(&mut self, slot: Slot) -> Value {
        std::mem::take(&mut self.values[self.base + slot.index()])
    }

    /// The bits of an integer.
    ///
    /// # Errors
    /// If it is another value.
    pub fn int(&self, slot: Slot) -> Res<u128> {
        self.get(slot).int()
    }

    /// An index as a signed number.
    ///
    /// # Errors
    /// If it is another value.
    pub fn index(&self, slot: Slot) -> Res<i64> {
        self.get(slot).index()
    }

    /// An `i1` as a condition.
    pub(crate) fn bit(&self, slot: Slot) -> Res<bool> {
        Ok(self.int(slot)? & 1 == 1)
    }

    /// The number of values of all active calls.
    pub(crate) fn num_values(&self) -> usize {
        self.values.len()
    }

    /// Adds a frame of undefined values for a function that is called, with arguments beyond its parameters.
    pub(crate) fn enter(&mut self, slots: usize, more: Vec<Value>) {
        self.more.push(more);
        self.base = self.values.len();
        self.values.resize(self.base + slots, Value::default());
    }

    /// Drops the values of the running function.
    pub(crate) fn leave(&mut self) {
        self.more.pop();
        self.values.truncate(self.base);
    }

    /// The arguments of the running function beyond its parameters.
    pub(crate) fn more_arguments(&self) -> &[Value] {
        self.more.last().map_or(&[], Vec::as_slice)
    }

    /// Makes the function whose values begin at `base` the running one.
    pub(crate) fn go_back(&mut self, base: usize) {
        self.base = base;
    }

    /// The position of the running function's first value.
    pub(crate) fn base(&self) -> usize {
        self.base
    }

    /// Copies the values of slots to `passed`.
    pub(crate) fn pass(&mut self, values: &[Slot]) {
        self.passed.clear();
        self.passed.extend(values.iter().map(|slot| self.values[self.base + slot.index()].clone()));
    }

    /// Moves the values in `passed` to slots.
    pub(crate) fn take_passed(&mut self, into: &[Slot]) {
        for (&slot, value) in into.iter().zip(self.passed.drain(..)) {
            self.values[self.base + slot.index()] = value;
        }
    }

    /// Allocates memory that is freed at the end of the innermost scope.
    pub(crate) fn allocate_on_stack(&mut self, size: u64) -> Res<u64> {
        let address = self.memory.allocate(size, Kind::Stack)?;
        self.stack.push(address);
        Ok(address)
    }

    /// The number of stack allocations, for [`release_stack`](State::release_stack).
    pub(crate) fn stack_mark(&self) -> usize {
        self.stack.len()
    }

    /// Frees all stack allocations since a mark.
    pub(crate) fn release_stack(&mut self, mark: usize) -> Res {
        for address in self.stack.drain(mark.min(self.stack.len())..).rev() {
            self.memory.free(address, Kind::Stack)?;
        }
        Ok(())
    }

    /// Makes a tensor a value that counts as memory in use.
    ///
    /// # Errors
    /// If the program would use more memory than allowed.
    pub fn hold(&self, tensor: Tensor) -> Res<Value> {
        self.hold_as(tensor, FloatKind::F64)
    }

    /// The same for elements of another type, which doubles represent.
    ///
    /// # Errors
    /// If the program would use more memory than allowed.
    pub fn hold_as(&self, tensor: Tensor, kind: FloatKind) -> Res<Value> {
        self.memory.hold(tensor, kind).map(Value::Tensor)
    }

    /// The floats in a memref of this type, if there are at most `most`.
    ///
    /// # Errors
    /// If there are more, if some are not floats or were never written, or if the value is no memref.
    pub fn floats_of(&self, memref: Slot, ty: TypeRef<'_>, most: i64) -> Res<Tensor> {
        let layout = Layout::of_elements(ty)?;
        let size = layout.size();
        let memref = self.get(memref).memref()?;
        if memref.count().is_none_or(|count| count > most) {
            return Err(format!("has more than {most} elements"));
        }
        let mut elements = Vec::new();
        memref.for_each(|at| {
            elements.push(layout.load(&self.memory, memref.element(at, size)?)?.float()?);
            Ok(())
        })?;
        let shape: Vec<usize> = memref.sizes.iter().filter_map(|&size| usize::try_from(size).ok()).collect();
        Tensor::from_shape_vec(IxDyn(&shape), elements).map_err(|e| e.to_string())
    }

    /// Writes to the output of the program.
    ///
    /// # Errors
    /// If that fails.
    pub fn print(&mut self, text: &[u8]) -> Res {
        self.out.write_all(text).map_err(|e| format!("cannot write its output: {e}"))
    }

    /// Flushes the output.
    pub(crate) fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}
