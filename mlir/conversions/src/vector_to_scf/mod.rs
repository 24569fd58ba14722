//! `convert-vector-to-scf`: reads and writes of vectors become loops over vectors of fewer dimensions.
//!
//! Unless loops are unrolled, a vector goes through memory on the stack, whose type has one dimension more, and its
//! elements one less, at each step.

mod guard;
mod loops;
mod options;
mod print;
mod scalable;
mod scalars;
mod unrolled;

use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, PatternSet};
use mlir::{Body, Context};

pub(crate) use options::Options;

use crate::vector::transfers;

/// The patterns of the pass.
pub(crate) struct Conversion {
    permutations: FrozenPatternSet,
    /// Where the operation around the body frees memory on the stack, and where it does not.
    loops: [FrozenPatternSet; 2],
}

impl Conversion {
    pub(crate) fn new(cx: &Context, options: Options) -> Self {
        let mut permutations = PatternSet::new();
        transfers::permutations(&mut permutations);
        let loops = [true, false].map(|has_scope| {
            let mut set = PatternSet::new();
            if options.full_unroll {
                unrolled::patterns(&mut set, options);
            } else {
                loops::patterns(&mut set, options, has_scope);
            }
            if options.lower_scalable {
                scalable::patterns(&mut set, options);
            }
            if options.target_rank == 1 {
                scalars::patterns(&mut set);
            }
            print::patterns(&mut set);
            FrozenPatternSet::new(cx, set)
        });
        Conversion { permutations: FrozenPatternSet::new(cx, permutations), loops }
    }

    /// Converts a body; `has_scope` tells whether the operation around it frees memory on the stack.
    pub(crate) fn run(&self, cx: &Context, body: &mut Body, has_scope: bool) {
        let loops = &self.loops[usize::from(!has_scope)];
        for patterns in [&self.permutations, loops] {
            for region in body.roots().to_vec() {
                apply_to_region(cx, body, region, patterns, &GreedyConfig::default(), None);
            }
        }
    }
}
