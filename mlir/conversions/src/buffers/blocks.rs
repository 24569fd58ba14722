//! Which blocks come before which, also of different regions.

use mlir::dominance::Dominance;
use mlir::{Block, Body, Context, Op};

/// The dominance of blocks.
pub(super) struct Blocks<'a> {
    body: &'a Body,
    dominance: Dominance<'a>,
}

impl<'a> Blocks<'a> {
    pub(super) fn new(cx: &Context, body: &'a Body) -> Self {
        Blocks { body, dominance: Dominance::new(cx, body, None) }
    }

    /// The block around an operation's, with that operation.
    pub(super) fn around(&self, block: Block) -> Option<(Op, Block)> {
        let op = self.body.region_parent(self.body.region_of(block)?)?;
        Some((op, self.body.block_of(op)?))
    }

    /// The immediate dominator of a block in its region.
    pub(super) fn idom(&self, block: Block) -> Option<Block> {
        self.dominance.idom(block)
    }

    /// Whether `a` comes before `b` on every path, or contains it.
    pub(super) fn properly_dominates(&self, a: Block, b: Block) -> bool {
        if a == b {
            return false;
        }
        let region = self.body.region_of(a);
        let mut inner = b;
        while self.body.region_of(inner) != region {
            match self.around(inner) {
                Some((_, block)) => inner = block,
                None => return false,
            }
        }
        a == inner || self.dominance.dominates_block(a, inner)
    }

    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        a == b || self.properly_dominates(a, b)
    }

    /// The last block that dominates both.
    pub(super) fn common(&self, a: Block, b: Block) -> Option<Block> {
        let mut candidate = Some(a);
        while let Some(block) = candidate {
            if self.dominates(block, b) {
                return Some(block);
            }
            candidate = self.idom(block).or_else(|| self.around(block).map(|(_, block)| block));
        }
        None
    }
}
