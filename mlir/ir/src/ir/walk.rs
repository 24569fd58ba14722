//! Walks over operations, without recursion: deep nesting takes heap, not stack.

use super::body::Body;
use super::entities::{Block, Op, Region, Value};

impl Body {
    /// `op` and every operation inside it, innermost first (post-order), except in isolated bodies.
    pub fn walk_post(&self, op: Op) -> Vec<Op> {
        let mut out = self.walk_pre_reversed(op);
        out.reverse();
        out
    }

    /// `op` and every operation inside it, outermost first (pre-order), except in isolated bodies.
    pub fn walk_pre(&self, op: Op) -> Vec<Op> {
        match self.regions_of(op) {
            [] => vec![op],
            _ => self.walk_all_pre(vec![op]),
        }
    }

    /// The last of these operations and every operation inside it, outermost first, then the others.
    fn walk_all_pre(&self, mut pending: Vec<Op>) -> Vec<Op> {
        let mut out = Vec::new();
        while let Some(op) = pending.pop() {
            out.push(op);
            let at = pending.len();
            for &region in self.regions_of(op) {
                pending.extend(self.region_ops(region));
            }
            pending[at..].reverse();
        }
        out
    }

    /// Pre-order with siblings reversed: the reverse of post-order.
    fn walk_pre_reversed(&self, op: Op) -> Vec<Op> {
        let mut out = Vec::new();
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            out.push(op);
            for &region in self.regions_of(op) {
                pending.extend(self.region_ops(region));
            }
        }
        out
    }

    /// Every operation of the body, outermost first, except in nested isolated bodies.
    pub fn all_ops_pre(&self) -> Vec<Op> {
        let mut ops: Vec<Op> = self.roots().iter().flat_map(|&r| self.region_ops(r)).collect();
        ops.reverse();
        self.walk_all_pre(ops)
    }

    /// Every operation of the body, innermost first, except in nested isolated bodies.
    pub fn all_ops_post(&self) -> Vec<Op> {
        self.roots().iter().flat_map(|&r| self.region_ops(r)).flat_map(|op| self.walk_post(op)).collect()
    }

    /// The operations directly in the blocks of a region.
    #[inline]
    pub fn region_ops(&self, region: Region) -> impl Iterator<Item = Op> + '_ {
        self.blocks(region).flat_map(|b| self.ops(b))
    }

    /// A region and those around it in this body, innermost first.
    pub fn regions_around(&self, region: Region) -> impl Iterator<Item = Region> + '_ {
        std::iter::successors(Some(region), |&inner| {
            self.region_of(self.block_of(self.region_parent(inner)?)?)
        })
    }

    /// The region in which a value is defined.
    pub fn value_region(&self, value: Value) -> Option<Region> {
        self.region_of(self.value_block(value)?)
    }

    /// Whether a value is defined in a region, at any depth.
    pub fn is_defined_in_region(&self, region: Region, value: Value) -> bool {
        self.value_region(value).is_some_and(|r| self.regions_around(r).any(|around| around == region))
    }

    /// Whether a value is defined in one of the regions of an operation, at any depth.
    pub fn is_defined_inside(&self, op: Op, value: Value) -> bool {
        let region = self.value_region(value);
        region.is_some_and(|r| self.regions_around(r).any(|around| self.region_parent(around) == Some(op)))
    }

    /// The operation directly in `region` that is `op` or contains it.
    pub fn ancestor_in_region(&self, region: Region, op: Op) -> Option<Op> {
        let mut op = op;
        loop {
            let at = self.region_of(self.block_of(op)?)?;
            if at == region {
                return Some(op);
            }
            op = self.region_parent(at)?;
        }
    }

    /// The operation directly in `block` that is `op` or contains it.
    pub fn ancestor_in_block(&self, block: Block, op: Op) -> Option<Op> {
        let mut op = op;
        loop {
            let at = self.block_of(op)?;
            if at == block {
                return Some(op);
            }
            op = self.region_parent(self.region_of(at)?)?;
        }
    }
}
