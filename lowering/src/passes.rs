//! The passes, whose records are in `Passes.td`.

use mlir::pass::{OpMut, PassResult, PassState, RunPass};

use crate::{position_checks, print, toy_to_affine};

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

impl RunPass for ConvertToyToAffine {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let converted = toy_to_affine::run(cx, op.body_mut(), self.options.keep_buffers);
        state.fail_if_any(converted.err().unwrap_or_default())
    }
}

impl RunPass for LowerToyPrint {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let use_runtime = self.options.use_runtime;
        let lowered = position_checks::run(cx, op.body_mut(), use_runtime)
            .and_then(|()| print::run(cx, op.body_mut(), use_runtime));
        state.fail_if_any(lowered.err().unwrap_or_default())
    }
}
