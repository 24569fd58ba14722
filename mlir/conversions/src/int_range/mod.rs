//! Passes over integers whose ranges are known: `int-range-optimizations` (`optimize`), `arith-int-range-narrowing`
//! (`narrow`) and `arith-unsigned-when-equivalent` (`unsigned`).

mod known;
mod narrow;
mod optimize;
mod unsigned;

use dialects::affine::validity::inner_indices;
use mlir::Body;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, PatternSet};

use self::known::with_ranges;
use crate::passes::{ArithIntRangeNarrowing, ArithUnsignedWhenEquivalent, IntRangeOptimizations};

/// Applies patterns to a body.
fn apply(cx: &mlir::Context, body: &mut Body, patterns: PatternSet, top_down: bool) {
    let patterns = FrozenPatternSet::new(cx, patterns);
    let config = GreedyConfig { top_down, ..GreedyConfig::default() };
    for region in body.roots().to_vec() {
        apply_to_region(cx, body, region, &patterns, &config, None);
    }
}

impl RunPass for IntRangeOptimizations {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        with_ranges(&mut op, |body, ranges| {
            optimize::replace_root_arguments(cx, body, ranges);
            apply(cx, body, optimize::patterns(ranges), true);
        });
        Ok(())
    }
}

impl RunPass for ArithIntRangeNarrowing {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let widths = &self.options.int_bitwidths_supported;
        with_ranges(&mut op, |body, ranges| {
            let indices = inner_indices(cx, body);
            apply(cx, body, narrow::patterns(ranges, widths, indices), false);
        });
        Ok(())
    }
}

impl RunPass for ArithUnsignedWhenEquivalent {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        with_ranges(&mut op, |body, ranges| unsigned::run(cx, body, ranges));
        Ok(())
    }
}
