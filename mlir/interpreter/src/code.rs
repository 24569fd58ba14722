//! The decoded form of functions: a sequence of instructions, and the jumps between them.

use mlir::{Loc, OpName};
use rustc_hash::FxHashSet;

use crate::state::{Slot, State};
use crate::value::{Res, Value};

/// A jump target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Label(u32);

impl Label {
    /// The label with this number, counted from the function's first one.
    pub(crate) fn new(number: u32) -> Self {
        Label(number)
    }

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where control goes after an operation.
pub(crate) enum Flow {
    /// On to the next operation.
    Next,
    /// To a label in the same function; its arguments are already in their slots.
    Jump(Label),
    /// Into the function with this number, whose arguments are in [`State::passed`]; then to the next operation.
    Call(usize),
    /// Back to the caller, whose results are in [`State::passed`].
    Return,
}

/// Runs an operation; the error is the rest of a sentence that begins with the operation's name.
pub(crate) type Action<'p> = Box<dyn Fn(&mut State<'_>) -> Res<Flow> + 'p>;

/// An operation, or a part of an operation with regions.
pub(crate) struct Instruction<'p> {
    pub(crate) action: Action<'p>,
    /// Where the results of a call go.
    pub(crate) results: Box<[Slot]>,
    pub(crate) name: OpName,
    pub(crate) loc: Loc,
}

/// A decoded function.
pub(crate) struct Code<'p> {
    pub(crate) instructions: Vec<Instruction<'p>>,
    /// The index of the instruction at each label.
    pub(crate) labels: Vec<usize>,
    /// Where the arguments go.
    pub(crate) arguments: Box<[Slot]>,
    /// Whether there may be more arguments.
    pub(crate) is_variadic: bool,
    /// The number of slots in a frame of the function.
    pub(crate) slots: usize,
}

/// A jump that passes values.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    moves: Box<[(Slot, Slot)]>,
    /// Whether a move reads a slot that an earlier one has written.
    overlaps: bool,
    to: Label,
}

impl Edge {
    /// A jump that passes nothing.
    pub(crate) fn plain(to: Label) -> Self {
        Edge { moves: Box::new([]), overlaps: false, to }
    }

    /// A jump that copies values from slots to slots, as if all at once.
    pub(crate) fn new(from: &[Slot], into: &[Slot], to: Label) -> Res<Self> {
        if from.len() != into.len() {
            return Err(format!("passes {} values where {} are expected", from.len(), into.len()));
        }
        let moves: Box<[(Slot, Slot)]> =
            from.iter().copied().zip(into.iter().copied()).filter(|(from, into)| from != into).collect();
        let mut written = FxHashSet::default();
        let overlaps = moves.iter().any(|(from, into)| {
            let overlaps = written.contains(from);
            written.insert(*into);
            overlaps
        });
        Ok(Edge { moves, overlaps, to })
    }

    /// Passes the values.
    pub(crate) fn take(&self, state: &mut State<'_>) -> Flow {
        if self.overlaps {
            let values: Vec<Value> = self.moves.iter().map(|&(from, _)| state.get(from).clone()).collect();
            for (&(_, into), value) in self.moves.iter().zip(values) {
                state.set(into, value);
            }
        } else {
            for &(from, into) in &self.moves {
                let value = state.get(from).clone();
                state.set(into, value);
            }
        }
        Flow::Jump(self.to)
    }
}
