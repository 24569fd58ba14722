//! What analyses keep for the places and values of a program, and who is told when it changes.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::program::{In, Program};
use crate::ir::entities::{Block, Op, Value};

/// A place in the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Point {
    /// The start of a block.
    Start(In<Block>),
    /// After an operation.
    After(In<Op>),
}

/// The analyses that run together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Which {
    DeadCode,
    Constants,
    Ranges,
}

/// A visit to make.
pub(super) type Visit = (Point, Which);

/// The visits to make again when a state changes, in order and without duplicates.
#[derive(Clone, Default)]
pub(super) struct Dependents {
    pub(super) list: SmallVec<[Visit; 1]>,
    /// The same, once there are many.
    set: Option<Box<FxHashSet<Visit>>>,
}

impl Dependents {
    const MANY: usize = 8;

    pub(super) fn add(&mut self, visit: Visit) {
        let is_new = match &mut self.set {
            Some(set) => set.insert(visit),
            None => !self.list.contains(&visit),
        };
        if !is_new {
            return;
        }
        self.list.push(visit);
        if self.list.len() == Self::MANY {
            self.set = Some(Box::new(self.list.iter().copied().collect()));
        }
    }
}

/// Whether a block runs, or an edge between blocks is taken.
#[derive(Clone, Default)]
pub(super) struct Executable {
    pub(super) live: bool,
    /// Analyses to call again for the block and everything in it.
    pub(super) subscribers: SmallVec<[Which; 3]>,
}

impl Executable {
    pub(super) fn subscribe(&mut self, which: Which) {
        if !self.subscribers.contains(&which) {
            self.subscribers.push(which);
        }
    }
}

/// From where control comes to a block, back to an operation, or to a callable.
#[derive(Default)]
pub(super) struct Predecessors {
    /// Whether control may also come from elsewhere.
    pub(super) unknown: bool,
    /// The operations, and how many of the inputs each one passes.
    pub(super) known: Vec<(In<Op>, usize)>,
    pub(super) members: FxHashSet<In<Op>>,
    pub(super) dependents: Dependents,
}

/// The state of a value, and who follows it.
#[derive(Clone, Default)]
pub(super) struct State<T> {
    pub(super) value: T,
    pub(super) dependents: Dependents,
    /// Analyses that visit the users when the value changes.
    pub(super) subscribers: SmallVec<[Which; 3]>,
}

impl<T> State<T> {
    pub(super) fn subscribe(&mut self, which: Which) {
        if !self.subscribers.contains(&which) {
            self.subscribers.push(which);
        }
    }
}

/// The states of all values.
#[derive(Default)]
pub(super) struct States<T>(Vec<Vec<State<T>>>);

impl<T: Clone + Default> States<T> {
    pub(super) fn new(program: &Program<'_>) -> Self {
        States(program.bodies().map(|(_, body)| vec![State::default(); body.value_capacity()]).collect())
    }

    pub(super) fn get(&self, value: In<Value>) -> &State<T> {
        &self.0[value.body as usize][value.id.index()]
    }

    pub(super) fn get_mut(&mut self, value: In<Value>) -> &mut State<T> {
        &mut self.0[value.body as usize][value.id.index()]
    }

    pub(super) fn into_values(self) -> Vec<Vec<T>> {
        self.0.into_iter().map(|of_body| of_body.into_iter().map(|s| s.value).collect()).collect()
    }
}
