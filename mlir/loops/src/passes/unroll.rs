//! The `affine-loop-unroll` pass: repeats the bodies of innermost loops.

use mlir::pass::{Flag, OpMut, Pass, PassInfo, PassResult, PassState, Scalar};
use mlir::{Body, Builder, Context, pass_options};

use crate::util::For;
use crate::util::nest::{innermost_loops, loops_post};
use crate::util::trip_count::constant_trip_count;
use crate::util::unroll::{unroll_by_factor, unroll_full, unroll_up_to_factor};

/// The registration of the pass.
pub(super) const INFO: PassInfo = PassInfo {
    name: "AffineLoopUnroll",
    argument: "affine-loop-unroll",
    summary: "Unroll affine loops",
    options: UnrollOptions::OPTIONS,
    create: |given| {
        let threshold_given = given.text("unroll-full-threshold").is_some();
        Ok(Box::new(Unroll { options: UnrollOptions::read(given)?, threshold_given }))
    },
};

pass_options! {
    /// The options of the pass.
    #[derive(Clone, PartialEq, Debug)]
    pub struct UnrollOptions {
        /// Fully unroll the cleanup loop when possible.
        "cleanup-unroll" => cleanup: bool as Flag = false,
        /// Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.
        "unroll-factor" => factor: i64 as Scalar = 4,
        /// Unroll all loops with trip count less than or equal to this
        "unroll-full-threshold" => threshold: u32 as Scalar = 1,
        /// Unroll innermost loops repeatedly this many times
        "unroll-num-reps" => repetitions: u32 as Scalar = 1,
        /// Allow unrolling up to the factor specified
        "unroll-up-to-factor" => up_to: bool as Flag = false,
    }
}

/// The `affine-loop-unroll` pass.
struct Unroll {
    options: UnrollOptions,
    /// Whether the threshold was given: then full unrolling selects loops only by their number of runs.
    threshold_given: bool,
}

impl Unroll {
    fn unroll(&self, b: &mut Builder<'_>, lp: For) {
        let UnrollOptions { cleanup, factor, up_to, .. } = self.options;
        match u64::try_from(factor) {
            Err(_) => unroll_full(b, lp),
            Ok(factor) if up_to => unroll_up_to_factor(b, lp, factor),
            Ok(factor) => unroll_by_factor(b, lp, factor, cleanup),
        };
    }

    fn run_on(&self, cx: &Context, body: &mut Body) {
        if self.options.factor == -1 && self.threshold_given {
            let is_short = |lp: &For| {
                constant_trip_count(lp.read(cx, body)).is_some_and(|n| n <= self.options.threshold.into())
            };
            // Inner loops come first: unrolling an outer loop would copy them.
            let short: Vec<For> = loops_post(cx, body).into_iter().filter(is_short).collect();
            for lp in short {
                unroll_full(&mut Builder::new(cx, body), lp);
            }
            return;
        }
        for _ in 0..self.options.repetitions {
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

impl Pass for Unroll {
    fn info(&self) -> &PassInfo {
        &INFO
    }

    fn anchor(&self) -> Option<&'static str> {
        Some(dialects::func::FuncOp::NAME)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.shown()
    }

    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        self.run_on(cx, op.body_mut());
        Ok(())
    }
}
