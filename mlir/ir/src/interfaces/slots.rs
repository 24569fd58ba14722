//! Memory that passes replace: by values, or by memory for each of several values in it.

use std::collections::BTreeMap;

use crate::ir::builder::Builder;
use crate::ir::entities::{Op, Value};
use crate::ir::view::OpRef;
use crate::values::ids::{Loc, Type};

/// Memory that holds one value: its address, and the type of the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// The address.
    pub address: Value,
    /// The type of the value.
    pub ty: Type,
}

/// What an operation does with the memory of a slot whose address it uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotAccess {
    /// It reads the value, or a part of it.
    Load,
    /// It stores a value.
    Store,
    /// It stores a part of the value, and keeps the rest.
    PartialStore,
}

/// How a dialect's operations allocate and access memory that can be replaced by values; an interface of the dialect.
///
/// Where the operation `scope` is given, its data layout decides where the parts of values are.
pub struct MemorySlots {
    /// The slot that an operation allocates for itself.
    pub allocated: fn(OpRef<'_>) -> Option<MemorySlot>,
    /// The value of a slot into which nothing has been stored.
    pub default_value: fn(&mut Builder<'_>, MemorySlot, Loc) -> Option<Value>,
    /// What an operation does through the address, if it can do that with values instead.
    pub access: fn(op: OpRef<'_>, slot: MemorySlot, scope: OpRef<'_>) -> Option<SlotAccess>,
    /// The value of a slot after an operation that stores. It held `before`, which is given where a part stays.
    pub stored: fn(
        b: &mut Builder<'_>,
        op: Op,
        slot: MemorySlot,
        before: Option<Value>,
        scope: OpRef<'_>,
    ) -> Option<Value>,
    /// Makes an operation that loads superfluous: what it does with the memory is done with the value there.
    pub load: fn(b: &mut Builder<'_>, op: Op, value: Value, scope: OpRef<'_>),
}

/// How a dialect's operations do without the address of memory that is replaced, if they do not access the memory; an
/// interface of the dialect.
pub struct AddressUsers {
    /// Whether an operation can do without the address in this operand, if the users of its results can do without
    /// those.
    pub can_do_without: fn(op: OpRef<'_>, operand: usize) -> bool,
    /// Makes an operation do without an address; returns whether to erase it.
    pub do_without: fn(b: &mut Builder<'_>, op: Op) -> bool,
    /// Whether an operation tells a debugger where to find a variable.
    pub declares: fn(op: OpRef<'_>) -> bool,
    /// Tells a debugger that the variable of an operation that `declares` one has this value from here on.
    pub declare_value: fn(b: &mut Builder<'_>, op: Op, value: Value),
}

/// Memory that holds several values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aggregate {
    /// All of it.
    pub slot: MemorySlot,
    /// The types of the values, by their numbers.
    pub parts: Vec<Type>,
}

/// What an operation accesses of an aggregate whose address it uses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartAccess {
    /// The numbers of the values.
    pub parts: Vec<usize>,
    /// The memory to which the operation's own results point, with a type of its size.
    pub within: Vec<MemorySlot>,
}

/// How a dialect's operations allocate and access memory that can be split; an interface of the dialect.
///
/// Where the operation `scope` is given, its data layout decides where values are.
pub struct AggregateSlots {
    /// The aggregate that an operation allocates.
    pub allocated: fn(OpRef<'_>) -> Option<Aggregate>,
    /// What an operation accesses through the address, if it can access the parts instead.
    pub access: fn(op: OpRef<'_>, aggregate: &Aggregate, scope: OpRef<'_>) -> Option<PartAccess>,
    /// If an operation accesses nothing outside some memory: the memory to which its results point.
    pub accesses_within: fn(op: OpRef<'_>, slot: MemorySlot, scope: OpRef<'_>) -> Option<Vec<MemorySlot>>,
    /// Allocates memory for each of these parts, in this order, behind the allocation of all.
    pub split: fn(b: &mut Builder<'_>, allocation: Op, aggregate: &Aggregate, parts: &[usize]) -> Vec<Value>,
    /// Makes an operation access the parts, whose addresses these are; returns whether to erase it.
    pub rewire: fn(
        b: &mut Builder<'_>,
        op: Op,
        aggregate: &Aggregate,
        addresses: &BTreeMap<usize, Value>,
        scope: OpRef<'_>,
    ) -> bool,
}
