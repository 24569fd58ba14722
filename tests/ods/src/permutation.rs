//! The pass `test-loop-permutation`: changes the order of the loops of perfect nests, like MLIR's test pass of this
//! name.

use loops::util::interchange::permute_loops;
use loops::util::legality::can_permute;
use loops::util::nest::{loops_post, perfect_nest};
use mlir::Builder;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};

use crate::passes::TestLoopPermutation;

impl RunPass for TestLoopPermutation {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let places: Vec<usize> = self.options.permutation_map.iter().map(|&place| place as usize).collect();
        let loops = loops_post(cx, body);
        let mut b = Builder::new(cx, body);
        for root in loops {
            let nest = perfect_nest(cx, b.body(), root);
            let fits = nest.len() > 1 && nest.len() == places.len();
            if fits && (!self.options.check_validity || can_permute(root.view(&b), &places)) {
                permute_loops(&mut b, &nest, &places);
            }
        }
        Ok(())
    }
}
