//! What MLIR does wrong, and this project does like it or better, each with a reduced module.

use crate::examine::{Failure, Step};

/// A fault of MLIR's.
struct Fault {
    /// The passes or the step, and what is in the module and in the message.
    step: &'static str,
    text: &'static str,
    message: &'static str,
    /// What goes wrong.
    reason: &'static str,
}

const FAULTS: &[Fault] = &[
    Fault {
        step: "optimize-allocation-liveness",
        text: "memref.transpose",
        message: "",
        // %t = memref.transpose %m (d0) -> (d0) : memref<1xi64> to memref<1xi64, strided<[1]>>
        // %x = memref.load %t[%c0] : memref<1xi64, strided<[1]>>
        // memref.dealloc %m : memref<1xi64>
        reason: "a transposed view is not seen as one, so that its memory is freed before the view is read",
    },
    Fault {
        step: "remove-dead-values",
        text: "func.call",
        message: "null operand found",
        // func.func @f(%unused: i64) -> i64 { %c = arith.constant 0 : i64 return %c : i64 }
        // %0 = func.call @f(%x) : (i64) -> i64
        reason: "an argument that is dead in a public function is removed from its calls",
    },
    Fault {
        step: "Runner",
        text: "",
        message: "failed to legalize operation",
        // %0 = math.copysign %a, %b : vector<2x2xf64>, and others
        reason: "what MLIR does not convert with these passes",
    },
];

/// Why a failure is MLIR's fault, if it is.
pub(crate) fn reason(failure: &Failure, step: &Step, text: &str) -> Option<&'static str> {
    let step = match step {
        Step::Passes(passes) | Step::Text(passes) => passes.clone(),
        other => format!("{other:?}"),
    };
    let fits = |fault: &&Fault| {
        step.contains(fault.step) && text.contains(fault.text) && failure.message.contains(fault.message)
    };
    FAULTS.iter().find(fits).map(|fault| fault.reason)
}
