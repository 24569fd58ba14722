// Dumps of the IR name the pass and the operation; a pass that changes nothing is left out with -after-change.
// RUN: toy-opt %s -pass-pipeline='builtin.module(toy.func(canonicalize,cse),symbol-dce)' -mlir-print-ir-after-all -mlir-print-ir-after-change -o %t 2>&1 | FileCheck %s
// RUN: toy-opt %s -cse -symbol-dce -mlir-print-ir-before=cse -o %t 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: toy-opt %s -cse -mlir-timing -mlir-pass-statistics -o %t 2>&1 | FileCheck %s --check-prefix=REPORT
// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: toy.func @main() {
// CHECK-NEXT: toy.return
// CHECK-NOT: IR Dump
// BEFORE: // -----// IR Dump Before CSE (cse) //----- //
// BEFORE-NEXT: module {
// BEFORE-NOT: IR Dump
// REPORT: Pass statistics report
// REPORT: (S)
// REPORT: Execution time report
// REPORT: Parser
// REPORT: CSE
// REPORT: Total
toy.func @main() {
  %0 = toy.constant dense<1.0> : tensor<2xf64>
  toy.return
}
