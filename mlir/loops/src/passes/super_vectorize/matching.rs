//! The nests that match, and which of them overlap.

use super::analysis::Analysis;

/// Which loops are a level of a pattern, with the levels below inside them.
pub(super) struct Nests<'a> {
    analysis: &'a Analysis,
    /// For each level, whether each loop is there.
    levels: Vec<Vec<bool>>,
}

impl<'a> Nests<'a> {
    /// The nests for vectors of these sizes. The pattern has the dimension along which accesses vary for each level, and
    /// -1 for any.
    pub(super) fn of(analysis: &'a Analysis, sizes: &[i64], pattern: &[i64]) -> Self {
        let loops = &analysis.loops;
        let mut levels: Vec<Vec<bool>> = vec![Vec::new(); sizes.len()];
        // Whether a loop has one of the level below inside it.
        let mut inside = vec![true; loops.len()];
        for level in (0..sizes.len()).rev() {
            let wanted = pattern.get(level).copied().filter(|&dim| dim != -1);
            let is_here = |at: usize| {
                let varying = loops[at].varying.and_then(|dim| i64::try_from(dim).ok());
                let is_wanted = varying.is_none() || wanted.is_none() || varying == wanted;
                inside[at] && is_wanted && loops[at].fits(sizes[level])
            };
            let here: Vec<bool> = (0..loops.len()).map(is_here).collect();
            inside = vec![false; loops.len()];
            for at in 0..loops.len() {
                if let Some(parent) = loops[at].parent {
                    inside[parent] |= inside[at] || here[at];
                }
            }
            levels[level] = here;
        }
        Nests { analysis, levels }
    }

    /// The roots of nests, those that overlap together. Inner ones come first.
    pub(super) fn buckets(&self) -> Vec<Vec<usize>> {
        let loops = &self.analysis.loops;
        let mut buckets: Vec<Vec<usize>> = Vec::new();
        // The first bucket with a nest in a loop.
        let mut first: Vec<Option<usize>> = vec![None; loops.len()];
        for root in (0..loops.len()).filter(|&at| self.levels[0][at]) {
            if let Some(bucket) = first[root] {
                buckets[bucket].push(root);
                continue;
            }
            let mut at = Some(root);
            while let Some(place) = at.filter(|&place| first[place].is_none()) {
                first[place] = Some(buckets.len());
                at = loops[place].parent;
            }
            buckets.push(vec![root]);
        }
        buckets
    }

    /// The loops inside a loop, inner ones first: they are before it in the list, one behind the other.
    fn inside(&self, root: usize) -> std::ops::Range<usize> {
        let loops = &self.analysis.loops;
        let is_inside = |at: usize| {
            let around = std::iter::successors(loops[at].parent, |&at| loops[at].parent);
            around.take_while(|&at| at <= root).last() == Some(root)
        };
        let start = (0..root).rev().take_while(|&at| is_inside(at)).last().unwrap_or(root);
        start..root
    }

    /// The loops that become dimensions of the vectors, each with its dimension.
    pub(super) fn dimensions(&self, root: usize) -> Vec<(usize, usize)> {
        let mut dims = Vec::new();
        self.add_inside(root, 0, &mut dims);
        dims.push((root, 0));
        dims
    }

    /// A loop that several levels have gets the dimension of the last that comes to it, as in MLIR.
    fn add_inside(&self, root: usize, level: usize, dims: &mut Vec<(usize, usize)>) {
        let below = level + 1;
        let Some(here) = self.levels.get(below) else { return };
        for at in self.inside(root).filter(|&at| here[at]) {
            self.add_inside(at, below, dims);
            dims.push((at, below));
        }
    }
}
