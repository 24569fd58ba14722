//! What a running program changes: the values of the calls that are active, memory, and what was printed.
//!
//! This module knows nothing of operations: what they do to the state is in `code`.

use std::io::Write;

use crate::memory::{Kind, Memory};
use crate::value::Value;

/// The place of a value in a function's frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Slot(u32);

impl Slot {
    /// The slot with this number, counted from the frame's first value.
    pub(crate) fn new(number: u32) -> Self {
        Slot(number)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What operations change.
pub(crate) struct State<'o> {
    /// The values of all functions on the stack.
    values: Vec<Value>,
    /// Where those of the running function begin.
    base: usize,
    /// What is passed to a function that is called, or back to its caller.
    pub(crate) passed: Vec<Value>,
    pub(crate) memory: Memory,
    /// What is allocated on the stack, latest last.
    stack: Vec<u64>,
    /// Where prints go.
    out: &'o mut dyn Write,
}

impl<'o> State<'o> {
    /// No function runs yet.
    pub(crate) fn new(memory: Memory, out: &'o mut dyn Write) -> Self {
        State { values: Vec::new(), base: 0, passed: Vec::new(), memory, stack: Vec::new(), out }
    }

    /// The value in a slot.
    pub(crate) fn get(&self, slot: Slot) -> &Value {
        &self.values[self.base + slot.index()]
    }

    /// Sets the value in a slot.
    pub(crate) fn set(&mut self, slot: Slot, value: impl Into<Value>) {
        self.values[self.base + slot.index()] = value.into();
    }

    /// Takes the value out of a slot, which has none then.
    pub(crate) fn take(&mut self, slot: Slot) -> Value {
        std::mem::take(&mut self.values[self.base + slot.index()])
    }

    /// The bits of an integer.
    pub(crate) fn int(&self, slot: Slot) -> Result<u128, String> {
        self.get(slot).int()
    }

    /// An index as a signed number.
    pub(crate) fn index(&self, slot: Slot) -> Result<i64, String> {
        self.get(slot).index()
    }

    /// A condition.
    pub(crate) fn bit(&self, slot: Slot) -> Result<bool, String> {
        Ok(self.int(slot)? & 1 == 1)
    }

    /// How many values the active functions have.
    pub(crate) fn num_values(&self) -> usize {
        self.values.len()
    }

    /// Makes room for the values of a function that is called.
    pub(crate) fn enter(&mut self, slots: usize) {
        self.base = self.values.len();
        self.values.resize(self.base + slots, Value::default());
    }

    /// Drops the values of the function that runs.
    pub(crate) fn leave(&mut self) {
        self.values.truncate(self.base);
    }

    /// Goes back to a function whose values begin at `base`.
    pub(crate) fn go_back(&mut self, base: usize) {
        self.base = base;
    }

    /// Where the values of the running function begin.
    pub(crate) fn base(&self) -> usize {
        self.base
    }

    /// Passes the values of slots.
    pub(crate) fn pass(&mut self, values: &[Slot]) {
        self.passed.clear();
        self.passed.extend(values.iter().map(|slot| self.values[self.base + slot.index()].clone()));
    }

    /// Takes what was passed into slots.
    pub(crate) fn take_passed(&mut self, into: &[Slot]) {
        for (&slot, value) in into.iter().zip(self.passed.drain(..)) {
            self.values[self.base + slot.index()] = value;
        }
    }

    /// Allocates memory that is freed at the end of the innermost scope.
    pub(crate) fn allocate_on_stack(&mut self, size: u64) -> Result<u64, String> {
        let address = self.memory.allocate(size, Kind::Stack)?;
        self.stack.push(address);
        Ok(address)
    }

    /// How much is on the stack, to go back to.
    pub(crate) fn stack_mark(&self) -> usize {
        self.stack.len()
    }

    /// Frees what was allocated on the stack since a mark.
    pub(crate) fn release_stack(&mut self, mark: usize) -> Result<(), String> {
        for address in self.stack.drain(mark.min(self.stack.len())..).rev() {
            self.memory.free(address, Kind::Stack)?;
        }
        Ok(())
    }

    /// Writes to where prints go.
    pub(crate) fn print(&mut self, text: &[u8]) -> Result<(), String> {
        self.out.write_all(text).map_err(|e| format!("cannot write what it prints: {e}"))
    }

    /// Hands on what was printed.
    pub(crate) fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}
