//! The `symbol-privatize` pass: makes symbols private, but those that are to stay as they are.

use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::symbol_table::{Visibility, set_visibility, symbol_name};
use mlir::{Op, OpRef};

use crate::passes::SymbolPrivatize;

impl RunPass for SymbolPrivatize {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let ops: Vec<Op> =
            body.roots().to_vec().into_iter().flat_map(|r| body.region_ops(r).collect::<Vec<_>>()).collect();
        for op in ops {
            let view = OpRef::new(cx, body, op);
            let Some(name) = symbol_name(view).filter(|_| view.has_trait(Traits::SYMBOL)) else { continue };
            if !self.options.exclude.iter().any(|kept| kept == name) {
                set_visibility(cx, body, op, Visibility::Private);
            }
        }
        Ok(())
    }
}
