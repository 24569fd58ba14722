//! The bodies of functions for what is rarely computed.

use mlir::symbol_table::Visibility;
use mlir::{Builder, Loc, Value};

use super::angular::Angular;
use super::built::{Part, Site};
use super::number::Single;
use super::rare::RareFunctions;
use crate::llvm::LLVMFuncOp;
use crate::{cf, func};

/// The attribute of such a function. Its operands are a condition, the usual result and a number; unless the condition
/// holds, it returns the usual result. It has no effects.
pub const RARELY: &str = "mlir-rt-rarely";

impl RareFunctions {
    /// Builds the functions.
    pub fn define(&mut self, b: &mut Builder<'_>, loc: Loc) {
        for (function, kind, name) in self.taken() {
            let cx = b.cx();
            let float = cx.float_ty(kind);
            let ty = cx.function_ty(&[cx.int_ty(1), float, float], &[float]);
            let options = func::FuncOpOptions {
                sym_visibility: Some(Visibility::Private.keyword()),
                no_inline: true,
                ..Default::default()
            };
            let op = func::FuncOp::build_with(b, loc, cx.str(name), ty, options);
            let marks = cx.array_attr(&[cx.string_attr(RARELY)]);
            b.body_mut().set_attr(cx, *op, LLVMFuncOp::PASSTHROUGH_ATTR, Some(marks));
            b.fill_function(*op, ty, |b, operands| {
                let &[rarely, usual, x] = operands else { return };
                let [large, small] = [0, 1].map(|_| b.append_block(&[]));
                cf::CondBranchOp::build(b, loc, rarely, large, small);
                b.set_end(large);
                let result = self.compute(b, loc, function, x);
                func::ReturnOp::build(b, loc, &[result]);
                b.set_end(small);
                func::ReturnOp::build(b, loc, &[usual]);
            });
        }
    }

    /// Builds the operations of a function.
    fn compute(&mut self, b: &mut Builder<'_>, loc: Loc, function: Angular, x: Value) -> Value {
        let cx = b.cx();
        let is_single = cx.type_ref(b.body().ty(x)).is_f32();
        let at = b.insert_point();
        let mut builder = Builder::new(cx, b.body_mut());
        builder.set_insert_point(at);
        let site = Site::new(builder, loc, self);
        if is_single {
            function.of_large(site.of::<Single>(Part::Value(x))).value()
        } else {
            function.of_large(site.of::<f64>(Part::Value(x))).value()
        }
    }
}
