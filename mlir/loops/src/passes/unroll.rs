//! The `affine-loop-unroll` pass: repeats the bodies of innermost loops.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context};

use super::records::{AffineLoopUnroll, AffineLoopUnrollOptions};
use crate::util::For;
use crate::util::nest::{innermost_loops, loops_post};
use crate::util::trip_count::constant_trip_count;
use crate::util::unroll::{unroll_by_factor, unroll_full, unroll_up_to_factor};

/// The most iterations of a loop that is unrolled fully. Only if it was given, a full unroll chooses loops by their
/// number of iterations alone; without it, 1 is printed, as in MLIR.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FullThreshold(pub Option<u32>);

impl FromStr for FullThreshold {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(|most| FullThreshold(Some(most)))
    }
}

impl fmt::Display for FullThreshold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.unwrap_or(1).fmt(f)
    }
}

impl AffineLoopUnroll {
    fn unroll(&self, b: &mut Builder<'_>, lp: For) {
        let AffineLoopUnrollOptions {
            cleanup_unroll: cleanup,
            unroll_factor: factor,
            unroll_up_to_factor: up_to,
            ..
        } = self.options;
        match u64::try_from(factor) {
            Err(_) => unroll_full(b, lp),
            Ok(factor) if up_to => unroll_up_to_factor(b, lp, factor),
            Ok(factor) => unroll_by_factor(b, lp, factor, cleanup),
        };
    }

    fn run_on(&self, cx: &Context, body: &mut Body) {
        if self.options.unroll_factor == -1
            && let FullThreshold(Some(most)) = self.options.unroll_full_threshold
        {
            let is_short =
                |lp: &For| constant_trip_count(lp.read(cx, body)).is_some_and(|n| n <= most.into());
            // Inner loops come first: unrolling an outer loop would copy them.
            let short: Vec<For> = loops_post(cx, body).into_iter().filter(is_short).collect();
            for lp in short {
                unroll_full(&mut Builder::new(cx, body), lp);
            }
            return;
        }
        for _ in 0..self.options.unroll_num_reps {
            let mut changed = false;
            for lp in innermost_loops(cx, body) {
                let step = lp.read(cx, body).step();
                self.unroll(&mut Builder::new(cx, body), lp);
                changed |= !body.is_live(*lp) || lp.read(cx, body).step() != step;
            }
            if !changed {
                break;
            }
        }
    }
}

impl RunPass for AffineLoopUnroll {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        self.run_on(cx, op.body_mut());
        Ok(())
    }
}
