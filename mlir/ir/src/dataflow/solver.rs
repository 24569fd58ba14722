//! The worklist of the analyses, and the states that they compute.
//!
//! The order of visits is that of MLIR's solver, first in, first out: the widening of ranges depends on it.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::facts::{ConstantValue, InferRanges};
use super::int_range::IntRange;
use super::program::{In, Program};
use super::states::{Dependents, Executable, Point, Predecessors, States, Visit, Which};
use crate::ir::body::Body;
use crate::ir::entities::{Block, Op, Value};
use crate::ir::view::OpRef;
use crate::values::context::OpName;

/// What is analysed, and what is known so far.
pub struct Solver<'a> {
    pub(super) program: Program<'a>,
    queue: VecDeque<Visit>,
    /// The visits in the queue, for those that need not be made twice.
    queued: FxHashSet<Visit>,
    pub(super) blocks: Vec<Vec<Executable>>,
    pub(super) edges: FxHashMap<(In<Block>, Block), Executable>,
    pub(super) predecessors: FxHashMap<Point, Predecessors>,
    pub(super) constants: States<ConstantValue>,
    pub(super) ranges: States<Option<IntRange>>,
    /// How often the range of a result has grown.
    pub(super) growths: FxHashMap<In<Value>, u32>,
    /// How the operations of this name infer ranges, by that name.
    pub(super) infer: FxHashMap<OpName, Option<InferRanges>>,
}

/// What the analyses found, by value.
pub struct Answers {
    constants: Vec<Vec<ConstantValue>>,
    ranges: Vec<Vec<Option<IntRange>>>,
    live: Vec<Vec<bool>>,
}

impl Answers {
    /// The constant that a value is.
    pub fn constant(&self, value: In<Value>) -> ConstantValue {
        let of_body = &self.constants[value.body as usize];
        of_body.get(value.id.index()).copied().unwrap_or_default()
    }

    /// The range of an integer; `None` if nothing is known, as for code that never runs.
    pub fn range(&self, value: In<Value>) -> Option<IntRange> {
        self.ranges.get(value.body as usize)?.get(value.id.index()).copied().flatten()
    }

    /// Takes the ranges of all values of a body, by [`Value::index`].
    pub fn take_ranges(&mut self, body: u32) -> Vec<Option<IntRange>> {
        self.ranges.get_mut(body as usize).map(std::mem::take).unwrap_or_default()
    }

    /// Whether a block may run.
    pub fn is_live(&self, block: In<Block>) -> bool {
        self.live[block.body as usize].get(block.id.index()).copied().unwrap_or(true)
    }
}

impl<'a> Solver<'a> {
    /// A solver for an operation, which may have lent its body.
    pub fn new(top: OpRef<'a>, body: &'a Body) -> Self {
        let program = Program::new(top, body);
        let blocks = program.bodies().map(|(_, b)| vec![Executable::default(); b.block_capacity()]).collect();
        Solver {
            queue: VecDeque::new(),
            queued: FxHashSet::default(),
            blocks,
            edges: FxHashMap::default(),
            predecessors: FxHashMap::default(),
            constants: States::default(),
            ranges: States::default(),
            growths: FxHashMap::default(),
            infer: FxHashMap::default(),
            program,
        }
    }

    /// What was found.
    pub fn answers(self) -> Answers {
        Answers {
            constants: self.constants.into_values(),
            ranges: self.ranges.into_values(),
            live: self.blocks.into_iter().map(|all| all.into_iter().map(|b| b.live).collect()).collect(),
        }
    }

    pub(super) fn enqueue(&mut self, visit: Visit) {
        // One visit sees all changes that were made before it. Those that may widen a range are counted.
        let counts = matches!(visit, (Point::After(_), Which::Ranges));
        if counts || self.queued.insert(visit) {
            self.queue.push_back(visit);
        }
    }

    pub(super) fn enqueue_all(&mut self, dependents: &Dependents) {
        for &visit in &dependents.list {
            self.enqueue(visit);
        }
    }

    /// The next visit to make.
    pub(super) fn next_visit(&mut self) -> Option<Visit> {
        let visit = self.queue.pop_front()?;
        self.queued.remove(&visit);
        Some(visit)
    }

    /// Calls the analyses again for the users of a value that has changed.
    pub(super) fn enqueue_users(&mut self, value: In<Value>, subscribers: &[Which]) {
        if subscribers.is_empty() {
            return;
        }
        let body = self.program.body(value.body);
        for user in body.users(value.id) {
            for &which in subscribers {
                self.enqueue((Point::After(value.with(user)), which));
            }
        }
    }

    pub(super) fn executable(&mut self, block: In<Block>) -> &mut Executable {
        &mut self.blocks[block.body as usize][block.id.index()]
    }

    pub(super) fn is_live(&self, block: In<Block>) -> bool {
        self.blocks[block.body as usize][block.id.index()].live
    }

    pub(super) fn set_live(&mut self, block: In<Block>) {
        let state = self.executable(block);
        if std::mem::replace(&mut state.live, true) {
            return;
        }
        let subscribers = state.subscribers.clone();
        for &which in &subscribers {
            self.enqueue((Point::Start(block), which));
        }
        let body = self.program.body(block.body);
        for &which in &subscribers {
            for op in body.ops(block.id) {
                self.enqueue((Point::After(block.with(op)), which));
            }
        }
    }

    pub(super) fn set_edge_live(&mut self, from: In<Block>, to: Block) {
        let dest = from.with(to);
        self.set_live(dest);
        let state = self.edges.entry((from, to)).or_default();
        if std::mem::replace(&mut state.live, true) {
            return;
        }
        for which in state.subscribers.clone() {
            self.enqueue((Point::Start(dest), which));
        }
    }

    pub(super) fn add_predecessor(&mut self, at: Point, from: In<Op>, inputs: usize) {
        let state = self.predecessors.entry(at).or_default();
        if state.members.insert(from) {
            state.known.push((from, inputs));
            let dependents = state.dependents.clone();
            self.enqueue_all(&dependents);
        }
    }

    pub(super) fn set_unknown_predecessors(&mut self, at: Point) {
        let state = self.predecessors.entry(at).or_default();
        if !std::mem::replace(&mut state.unknown, true) {
            let dependents = state.dependents.clone();
            self.enqueue_all(&dependents);
        }
    }
}
