//! Dominance in one body: which values are available where.
//!
//! Every block of every region of the body is analysed once. Within a region, the tree of immediate dominators is found
//! by the Semi-NCA algorithm (L. Georgiadis, "Linear-Time Algorithms for Dominators and Related Problems", 2005), as in
//! LLVM; queries use the tree's intervals and take constant time, plus the depth of nesting between definition and use.
//! In a graph region (one of a graph operation or of an unregistered operation) the order of operations does not
//! matter.
//!
//! The analysis describes the body as it was: operations may change afterwards, but not blocks.

use crate::definitions::op::Traits;
use crate::ir::body::{Body, ValueDef};
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;
use crate::values::context::Context;

/// The position of an operation that was not visited.
const UNKNOWN: u32 = u32::MAX;

/// What dominates what in a body.
pub struct Dominance<'a> {
    body: &'a Body,
    /// By operation: its position in its block.
    order: Vec<u32>,
    /// By block: its immediate dominator; `None` for entries and unreachable blocks.
    idom: Vec<Option<Block>>,
    /// By block: when a walk of the dominator tree enters and leaves it; both zero if it is unreachable.
    interval: Vec<(u32, u32)>,
    /// By region: whether order matters.
    ssa: Vec<bool>,
}

impl<'a> Dominance<'a> {
    /// Analyses a body; `owner` is the operation it belongs to, if known.
    pub fn new(cx: &Context, body: &'a Body, owner: Option<OpRef<'_>>) -> Self {
        let ssa = owner.is_none_or(|o| has_ssa_dominance(o.def().map(|d| d.traits)));
        Self::of_regions(cx, body, body.roots(), ssa)
    }

    /// Analyses the regions that an operation has in the body it is in.
    pub fn of_op(cx: &Context, body: &'a Body, op: Op) -> Self {
        let ssa = has_ssa_dominance(cx.op_def(body.op_name(op)).map(|d| d.traits));
        Self::of_regions(cx, body, body.regions_of(op), ssa)
    }

    fn of_regions(cx: &Context, body: &'a Body, regions: &[Region], ssa: bool) -> Self {
        let mut this = Dominance {
            body,
            order: vec![UNKNOWN; body.op_capacity()],
            idom: vec![None; body.block_capacity()],
            interval: vec![(0, 0); body.block_capacity()],
            ssa: vec![true; body.region_capacity()],
        };
        this.visit(cx, regions.iter().map(|&r| (r, ssa)).collect());
        this
    }

    fn visit(&mut self, cx: &Context, mut pending: Vec<(Region, bool)>) {
        let body = self.body;
        let mut tree = Tree::default();
        while let Some((region, ssa)) = pending.pop() {
            self.ssa[region.index()] = ssa;
            for block in body.blocks(region) {
                for (at, op) in body.ops(block).enumerate() {
                    self.order[op.index()] = at as u32;
                    let inner = body.regions_of(op);
                    if !inner.is_empty() {
                        let ssa = has_ssa_dominance(cx.op_def(body.op_name(op)).map(|d| d.traits));
                        pending.extend(inner.iter().map(|&r| (r, ssa)));
                    }
                }
            }
            let Some(entry) = body.entry_block(region) else { continue };
            if body.next_block(entry).is_none() {
                self.interval[entry.index()] = (1, 2);
            } else {
                tree.build(body, entry, &mut self.idom, &mut self.interval);
            }
        }
    }

    /// True when control can reach the block from the entry of its region.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.interval[block.index()] != (0, 0)
    }

    /// The immediate dominator; `None` for an entry or an unreachable block.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.idom[block.index()]
    }

    /// The place of a block in a walk of the dominator tree, from a block to those that it dominates, which come in the
    /// order in which a walk along branches finds them; `None` if it is unreachable.
    pub fn preorder(&self, block: Block) -> Option<u32> {
        self.is_reachable(block).then(|| self.interval[block.index()].0)
    }

    /// True when every path to `b` goes through `a`; both are in one region. Every block dominates an unreachable one.
    pub fn dominates_block(&self, a: Block, b: Block) -> bool {
        if a == b || !self.is_reachable(b) {
            return true;
        }
        let ((enter_a, leave_a), (enter_b, leave_b)) = (self.interval[a.index()], self.interval[b.index()]);
        self.is_reachable(a) && enter_a <= enter_b && leave_b <= leave_a
    }

    /// True when an operation of the same body may use a value as an operand.
    pub fn value_dominates(&self, value: Value, user: Op) -> bool {
        let body = self.body;
        let Some(def_block) = body.value_block(value) else { return false };
        let Some(region) = body.region_of(def_block) else { return false };
        let Some(user) = body.ancestor_in_region(region, user) else { return false };
        let Some(user_block) = body.block_of(user) else { return false };
        match body.def(value) {
            ValueDef::Result { op, .. } if def_block == user_block => {
                !self.ssa[region.index()] || self.order[op.index()] < self.order[user.index()]
            }
            _ => self.dominates_block(def_block, user_block),
        }
    }

    /// True when `a` comes before `b` on every path to `b`, or contains it; both are in this body.
    pub fn properly_dominates(&self, a: Op, b: Op) -> bool {
        let body = self.body;
        let Some(block) = body.block_of(a) else { return false };
        let Some(region) = body.region_of(block) else { return false };
        let Some(inner) = body.ancestor_in_region(region, b) else { return false };
        if inner == a {
            return a != b;
        }
        let Some(inner_block) = body.block_of(inner) else { return false };
        if block == inner_block {
            return !self.ssa[region.index()] || self.order[a.index()] < self.order[inner.index()];
        }
        self.dominates_block(block, inner_block)
    }
}

/// Whether the order of operations matters in the regions of an operation with these traits (if it is registered).
fn has_ssa_dominance(traits: Option<Traits>) -> bool {
    traits.is_some_and(|t| !t.contains(Traits::GRAPH_REGION))
}

/// The working memory of the algorithm, reused for every region. Blocks are numbered in depth-first order.
#[derive(Default)]
struct Tree {
    /// Blocks in depth-first order.
    blocks: Vec<Block>,
    /// By block: its number.
    number: rustc_hash::FxHashMap<Block, u32>,
    /// By number: the parent in the depth-first tree; compressed while semidominators are found.
    ancestor: Vec<u32>,
    parent: Vec<u32>,
    semi: Vec<u32>,
    label: Vec<u32>,
    idom: Vec<u32>,
}

impl Tree {
    fn build(&mut self, body: &Body, entry: Block, idom: &mut [Option<Block>], interval: &mut [(u32, u32)]) {
        self.number_blocks(body, entry);
        self.find_semidominators(body);
        self.find_idoms();
        for v in 1..self.blocks.len() {
            idom[self.blocks[v].index()] = Some(self.blocks[self.idom[v] as usize]);
        }
        self.find_intervals(interval);
    }

    fn number_blocks(&mut self, body: &Body, entry: Block) {
        self.blocks.clear();
        self.number.clear();
        self.parent.clear();
        let mut pending = vec![(entry, 0)];
        while let Some((block, parent)) = pending.pop() {
            if self.number.contains_key(&block) {
                continue;
            }
            let number = self.blocks.len() as u32;
            self.number.insert(block, number);
            self.blocks.push(block);
            self.parent.push(parent);
            if let Some(last) = body.last_op(block) {
                let same_region = |b: &Block| body.region_of(*b) == body.region_of(block);
                pending.extend(body.successors(last).rev().filter(same_region).map(|b| (b, number)));
            }
        }
        let identity = 0..self.blocks.len() as u32;
        self.semi = identity.clone().collect();
        self.label = identity.collect();
        self.ancestor.clone_from(&self.parent);
        self.idom.clone_from(&self.parent);
    }

    fn find_semidominators(&mut self, body: &Body) {
        for v in (1..self.blocks.len() as u32).rev() {
            let mut best = self.parent[v as usize];
            for pred in body.predecessors(self.blocks[v as usize]) {
                if let Some(&p) = self.number.get(&pred) {
                    best = best.min(self.eval(p, v));
                }
            }
            self.semi[v as usize] = best;
            self.label[v as usize] = v;
        }
    }

    /// The least semidominator on the path from `v` up to, but excluding, the first ancestor numbered at most `limit`.
    fn eval(&mut self, v: u32, limit: u32) -> u32 {
        if v <= limit {
            return v;
        }
        let mut path = Vec::new();
        let mut at = v;
        while self.ancestor[at as usize] > limit {
            path.push(at);
            at = self.ancestor[at as usize];
        }
        // Path compression: from the top of the path down, each gets the best of those above it and then skips them.
        let mut above = at;
        for &at in path.iter().rev() {
            let best_above = self.label[above as usize];
            if self.semi[best_above as usize] < self.semi[self.label[at as usize] as usize] {
                self.label[at as usize] = best_above;
            }
            self.ancestor[at as usize] = self.ancestor[above as usize];
            above = at;
        }
        self.semi[self.label[v as usize] as usize]
    }

    fn find_idoms(&mut self) {
        for v in 1..self.blocks.len() {
            let mut at = self.idom[v];
            while at > self.semi[v] {
                at = self.idom[at as usize];
            }
            self.idom[v] = at;
        }
    }

    fn find_intervals(&self, interval: &mut [(u32, u32)]) {
        let mut children: Vec<Vec<u32>> = vec![Vec::new(); self.blocks.len()];
        for v in (1..self.blocks.len()).rev() {
            children[self.idom[v] as usize].push(v as u32);
        }
        let mut clock = 0;
        let mut pending = vec![(0u32, false)];
        while let Some((v, done)) = pending.pop() {
            clock += 1;
            let at = &mut interval[self.blocks[v as usize].index()];
            if done {
                at.1 = clock;
                continue;
            }
            at.0 = clock;
            pending.push((v, true));
            pending.extend(children[v as usize].iter().map(|&c| (c, false)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Fun, context};

    /// The immediate dominators in a graph with these edges; block 0 is the entry.
    fn idoms(edges: &[&[usize]]) -> Vec<Option<usize>> {
        let cx = context();
        let mut f = Fun::new(&cx, "f");
        let blocks: Vec<Block> = edges.iter().map(|_| f.block(&[])).collect();
        for (&block, to) in blocks.iter().zip(edges) {
            let to: Vec<Block> = to.iter().map(|&i| blocks[i]).collect();
            f.branch(block, "t.fork", &to);
        }
        let dominance = Dominance::new(&cx, f.body(), None);
        for &a in &blocks {
            for &b in &blocks {
                let mut up = std::iter::successors(Some(b), |&b| dominance.idom(b));
                let expected = up.any(|x| x == a) || !dominance.is_reachable(b);
                assert_eq!(dominance.dominates_block(a, b), expected, "{a:?} and {b:?}");
            }
        }
        let place = |b: Block| blocks.iter().position(|&x| x == b);
        blocks.iter().map(|&b| dominance.idom(b).and_then(place)).collect()
    }

    #[test]
    fn immediate_dominators() {
        // A diamond with a tail.
        assert_eq!(idoms(&[&[1, 2], &[3], &[3], &[4], &[]]), [None, Some(0), Some(0), Some(0), Some(3)]);
        // A loop with two exits, and a block that nothing reaches.
        assert_eq!(
            idoms(&[&[1], &[2, 4], &[3, 4], &[1], &[], &[4]]),
            [None, Some(0), Some(1), Some(2), Some(1), None]
        );
        // An irreducible loop: 1 and 2 enter each other.
        assert_eq!(idoms(&[&[1, 2], &[2], &[1, 3], &[]]), [None, Some(0), Some(0), Some(2)]);
        // The example of Lengauer and Tarjan's paper: R A B C D E F G H I J K L.
        let graph: [&[usize]; 13] = [
            &[1, 2, 3],
            &[4],
            &[1, 4, 5],
            &[6, 7],
            &[12],
            &[8],
            &[9],
            &[9, 10],
            &[5, 11],
            &[11],
            &[9],
            &[9, 0],
            &[8],
        ];
        let expected = [0, 0, 0, 0, 0, 3, 3, 0, 0, 7, 0, 4].map(Some);
        // The paper's root has an edge from K. An entry block has no predecessors, but the algorithm does not mind.
        assert_eq!(idoms(&graph)[1..], expected);
    }

    #[test]
    fn deep_graphs_take_little_time() {
        // Every block may branch to the last one: all predecessors of the join are on one long chain.
        let n = 20_000;
        let edges: Vec<Vec<usize>> =
            (0..n).map(|i| if i + 1 < n { vec![i + 1, n - 1] } else { vec![] }).collect();
        let cx = context();
        let mut f = Fun::new(&cx, "f");
        let blocks: Vec<Block> = edges.iter().map(|_| f.block(&[])).collect();
        for (&block, to) in blocks.iter().zip(&edges) {
            let to: Vec<Block> = to.iter().map(|&i| blocks[i]).collect();
            f.branch(block, "t.fork", &to);
        }
        let dominance = Dominance::new(&cx, f.body(), None);
        assert_eq!(dominance.idom(blocks[n - 1]), Some(blocks[0]));
        assert_eq!(dominance.idom(blocks[n - 2]), Some(blocks[n - 3]));
    }
}
