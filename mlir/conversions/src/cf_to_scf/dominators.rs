//! The dominators of one region's blocks. `mlir::dominance` analyses whole bodies, and lifting asks again after each
//! change of a region.
//!
//! K. D. Cooper, T. J. Harvey and K. Kennedy, "A Simple, Fast Dominance Algorithm", 2001.

use mlir::{Block, Body, Region};
use rustc_hash::FxHashMap;

/// Which blocks dominate which.
pub(super) struct Dominators {
    /// The blocks in the order of a walk of the tree, children in the order in which a walk of the graph finds them.
    order: Vec<Block>,
    /// By block: the part of the order that it dominates.
    spans: FxHashMap<Block, (usize, usize)>,
}

impl Dominators {
    pub(super) fn of(body: &Body, region: Region) -> Self {
        let Some(entry) = body.entry_block(region) else {
            return Dominators { order: Vec::new(), spans: FxHashMap::default() };
        };
        let (pre, post) = walk(body, entry);
        let idoms = immediate(body, &post);
        let mut children: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
        for &block in &pre[1..] {
            children.entry(idoms[&block]).or_default().push(block);
        }
        let mut order = Vec::with_capacity(pre.len());
        let mut spans = FxHashMap::default();
        let mut pending = vec![(entry, false)];
        while let Some((block, is_done)) = pending.pop() {
            if is_done {
                let (_, end): &mut (usize, usize) = spans.entry(block).or_insert((0, 0));
                *end = order.len();
                continue;
            }
            spans.insert(block, (order.len(), 0));
            order.push(block);
            pending.push((block, true));
            pending.extend(children.get(&block).into_iter().flatten().rev().map(|&child| (child, false)));
        }
        Dominators { order, spans }
    }

    /// The blocks that a block dominates, itself first.
    pub(super) fn dominated(&self, block: Block) -> Vec<Block> {
        self.spans.get(&block).map_or_else(|| vec![block], |&(start, end)| self.order[start..end].to_vec())
    }

    /// Whether a block dominates another. One that was not there when the dominators were found dominates no other.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        let (Some(&(start, end)), Some(&(at, _))) = (self.spans.get(&a), self.spans.get(&b)) else {
            return a == b || !self.spans.contains_key(&b);
        };
        (start..end).contains(&at)
    }
}

/// The blocks in the order in which a depth-first walk enters them, and leaves them.
fn walk(body: &Body, entry: Block) -> (Vec<Block>, Vec<Block>) {
    let successors = |block| body.last_op(block).map_or_else(Vec::new, |op| body.successors(op).collect());
    let mut seen: FxHashMap<Block, ()> = FxHashMap::default();
    let (mut pre, mut post) = (vec![entry], Vec::new());
    seen.insert(entry, ());
    let mut stack = vec![(entry, successors(entry).into_iter())];
    while let Some((block, rest)) = stack.last_mut() {
        match rest.next() {
            Some(next) if seen.insert(next, ()).is_none() => {
                pre.push(next);
                stack.push((next, successors(next).into_iter()));
            }
            Some(_) => {}
            None => {
                post.push(*block);
                stack.pop();
            }
        }
    }
    (pre, post)
}

/// The immediate dominator of each block but the entry, which comes last in `post`.
fn immediate(body: &Body, post: &[Block]) -> FxHashMap<Block, Block> {
    let number: FxHashMap<Block, usize> = post.iter().enumerate().map(|(at, &block)| (block, at)).collect();
    let last = post.len() - 1;
    let mut idom: Vec<Option<usize>> = vec![None; post.len()];
    idom[last] = Some(last);
    let meet = |idom: &[Option<usize>], mut a: usize, mut b: usize| {
        while a != b {
            let lower = if a < b { &mut a } else { &mut b };
            *lower = idom[*lower].unwrap_or(last);
        }
        a
    };
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for at in (0..last).rev() {
            let known = body.predecessors(post[at]).filter_map(|pred| number.get(&pred).copied());
            let known = known.filter(|&pred| idom[pred].is_some());
            let new = known.reduce(|a, b| meet(&idom, a, b));
            changed |= new != idom[at];
            idom[at] = new;
        }
    }
    (0..last).filter_map(|at| Some((post[at], post[idom[at]?]))).collect()
}
