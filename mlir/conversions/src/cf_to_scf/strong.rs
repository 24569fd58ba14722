//! The strongly connected components of a graph of blocks, found by R. Tarjan's algorithm, one at a time: the graph may
//! change between them where the search has been.

use mlir::{Block, Body};
use rustc_hash::FxHashMap;

/// The number of a block whose component has been found.
const DONE: u32 = u32::MAX;

/// A search that is under way.
pub(super) struct Components {
    numbers: FxHashMap<Block, u32>,
    next: u32,
    /// Blocks whose component is not known yet.
    open: Vec<Block>,
    /// The path of the search: a block, the successor that is next, and the least number reached.
    path: Vec<(Block, usize, u32)>,
}

impl Components {
    pub(super) fn new(entry: Block) -> Self {
        let mut this =
            Components { numbers: FxHashMap::default(), next: 0, open: Vec::new(), path: Vec::new() };
        this.enter(entry);
        this
    }

    fn enter(&mut self, block: Block) {
        self.next += 1;
        self.numbers.insert(block, self.next);
        self.open.push(block);
        self.path.push((block, 0, self.next));
    }

    /// Follows the successors that are left of the last block on the path, and theirs.
    fn follow(&mut self, body: &Body) {
        while let Some((block, at, least)) = self.path.last_mut() {
            let successor = body.last_op(*block).and_then(|op| body.successors(op).nth(*at));
            let Some(successor) = successor else { return };
            *at += 1;
            match self.numbers.get(&successor) {
                Some(&number) => *least = number.min(*least),
                None => self.enter(successor),
            }
        }
    }

    /// The next component, after those that it leads to.
    pub(super) fn next(&mut self, body: &Body) -> Option<Vec<Block>> {
        loop {
            self.follow(body);
            let (block, _, least) = self.path.pop()?;
            if let Some((_, _, above)) = self.path.last_mut() {
                *above = least.min(*above);
            }
            if self.numbers.get(&block) != Some(&least) {
                continue;
            }
            let mut component = Vec::new();
            while let Some(member) = self.open.pop() {
                self.numbers.insert(member, DONE);
                component.push(member);
                if member == block {
                    break;
                }
            }
            return Some(component);
        }
    }
}
