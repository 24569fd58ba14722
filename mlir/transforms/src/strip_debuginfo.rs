//! The `strip-debuginfo` pass: forgets all locations.

use mlir::Loc;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};

use crate::passes::StripDebugInfo;

impl RunPass for StripDebugInfo {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let unknown = Loc::UNKNOWN;
        op.body_mut().map_locs(&mut |_| unknown);
        op.set_loc(unknown);
        Ok(())
    }
}
