//! What MLIR does wrong, and this project does like it or better, each with a reduced module.
//!
//! What the generator keeps out of modules, since the fault is everywhere:
//!
//! - `func.func private @g() -> tensor<2xi64>` that returns a constant, and a caller that inserts into its result:
//!   `one-shot-bufferize` lets the caller write to the constant.
//! - an `scf.index_switch` that yields a constant `tensor<2xi64>`, and an insertion into its result: the same.
//! - a function that returns `vector<4xi1>` with other values: LLVM stops with "Cannot emit physreg copy instruction" for
//!   processors with AVX-512.
//! - `math.copysign`, `math.absi` and the like on `vector<2x2xi64>`: `convert-math-to-llvm` leaves them.

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
        message: "differs",
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
        step: "affine-loop-coalescing",
        text: "scf.for",
        message: "affine-loop-coalescing) differs",
        // scf.for %i = %c0 to %c2 step %c1 { scf.for %j = %c0 to %c2 step %c1 { ... } }
        reason: "only mlir-opt makes one loop of loops of scf: this is missing here, and no fault of MLIR's",
    },
    Fault {
        step: "",
        text: "",
        message: "PLEASE submit a bug report",
        // func.func private @g() { return }, and remove-dead-values
        reason: "mlir-opt crashes",
    },
    Fault {
        step: "sccp",
        text: "shared_outs",
        message: "differs",
        // %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<3xi32>) { ... }
        // %s = scf.for ... iter_args(%x = %c7) -> (i64) { %e = tensor.extract %r[%j] : tensor<3xi32> ... yields a sum with %e }
        reason: "a result of scf.forall is taken for one that is never computed, and so the loop for one that yields %c7",
    },
    Fault {
        step: "arith-int-range-narrowing",
        text: "arith.sh",
        message: "differs",
        // %0 = arith.shrsi %c2048, %c32 : i48, which becomes one of i16
        reason: "a shift is narrowed to a width that the amount reaches",
    },
    Fault {
        step: "math-expand-ops",
        text: "math.fma",
        message: "instead of",
        // %0 = math.fma %a, %b, %c : f32
        reason: "a product and a sum take its place, which round twice, as MLIR documents",
    },
    Fault {
        step: "math-expand-ops",
        text: "math.ceil",
        message: "differs",
        // %0 = math.ceil %a : f32
        reason: "numbers that i64 does not hold are cast, and what is above -1 loses its sign",
    },
    Fault {
        step: "scf-forall-to-for",
        text: "shared_outs",
        message: "only fully bufferized",
        // %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi64>) { ... }
        reason: "mlir-opt makes such a loop one without results, and the insertions are lost; here it stays",
    },
    Fault {
        step: "scf-forall-to-for,",
        text: "shared_outs",
        message: "failed to legalize operation 'scf.forall'",
        // the same loop, and then convert-scf-to-cf
        reason: "the loop that stays cannot become branches; mlir-opt has lost the insertions by then",
    },
    Fault {
        step: "scf-for-loop-peeling",
        text: "scf.for",
        message: "differs",
        // scf.for %i = %c2 to %c0 step %c1: the first iteration is made a loop from 2 to 3
        // scf.for %i = %c10 to %low step %c4: the last iteration is made a loop from a number below 10
        reason: "the iteration that is split off runs even if the loop does not run",
    },
    Fault {
        step: "convert-scf-to-cf",
        text: "scf.index_switch",
        message: "differs",
        // scf.index_switch %i: the switch is on arith.index_cast %i : index to i32
        reason: "the index is cut to 32 bits",
    },
    Fault {
        step: "convert-scf-to-cf",
        text: "tensor.insert",
        message: "instead of",
        // %r = scf.for ... iter_args(%t = %cst) -> (tensor<2xi16>) { ... }
        // %s = tensor.insert %x into %r[%c0] : tensor<2xi16>, and %r is read afterwards
        reason: "with a loop of branches, one-shot-bufferize inserts in place and overwrites what is still read",
    },
    Fault {
        step: "one-shot-bufferize",
        text: "tensor",
        message: "@__constant_",
        // two functions, each with a constant tensor
        reason: "the order of the constants is another one in each run",
    },
    Fault {
        step: "Runner",
        text: "affine.for",
        message: "expected lower bound map to have at least one result",
        // affine.for %i = 1 to 1 { affine.for %j = max affine_map<(d0) -> (d0 - 1, 0)>(%i) to %n { ... } }
        reason: "the largest of several bounds becomes one of none in a loop that does not run",
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
