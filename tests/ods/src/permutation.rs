//! The pass `test-loop-permutation`: changes the order of the loops of perfect nests, like MLIR's test pass of this
//! name.

use loops::util::interchange::permute_loops;
use loops::util::legality::can_permute;
use loops::util::nest::{loops_post, perfect_nest};
use mlir::pass::{Flag, List, OpMut, Pass, PassInfo, PassRegistry, PassResult, PassState};
use mlir::{Builder, pass_options};

/// The registration of the pass.
const INFO: PassInfo = PassInfo {
    name: "TestLoopPermutation",
    argument: "test-loop-permutation",
    summary: "Tests affine loop permutation utility",
    options: PermutationOptions::OPTIONS,
    create: |given| Ok(Box::new(Permutation { options: PermutationOptions::read(given)? })),
};

/// Adds the pass.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add(INFO);
}

pass_options! {
    /// The options of the pass.
    #[derive(Clone, PartialEq, Debug)]
    pub struct PermutationOptions {
        /// Check validity of the loop permutation
        "check-validity" => check: bool as Flag = false,
        /// Specify the loop permutation
        "permutation-map" => places: Vec<u32> as List = Vec::new(),
    }
}

struct Permutation {
    options: PermutationOptions,
}

impl Pass for Permutation {
    fn info(&self) -> &PassInfo {
        &INFO
    }

    fn anchor(&self) -> Option<&'static str> {
        Some("func.func")
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.shown()
    }

    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let places: Vec<usize> = self.options.places.iter().map(|&place| place as usize).collect();
        let loops = loops_post(cx, body);
        let mut b = Builder::new(cx, body);
        for root in loops {
            let nest = perfect_nest(cx, b.body(), root);
            let fits = nest.len() > 1 && nest.len() == places.len();
            if fits && (!self.options.check || can_permute(root.view(&b), &places)) {
                permute_loops(&mut b, &nest, &places);
            }
        }
        Ok(())
    }
}
