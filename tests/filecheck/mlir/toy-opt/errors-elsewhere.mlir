// An error of an operation that comes from another file is placed there; callers follow, and what has no file is named.
// RUN: not toy-opt %s -split-input-file -mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s

// CHECK: {{^}}other.toy:3:4: error: 'func.return' op has 0 operands
func.func @f() -> i32 { return loc("other.toy":3:4) }
// -----
// CHECK: {{^}}<unknown>:0: error: 'func.return' op
func.func @f() -> i32 { return loc(unknown) }
// -----
// CHECK: {{^}}<unknown>:0: error: loc("name"): 'func.return' op
func.func @f() -> i32 { return loc("name") }
// -----
// CHECK: {{^}}a.toy:1:2: error: 'func.return' op
// CHECK-NEXT: {{^}}b.toy:3:4: note: called from
// CHECK-NEXT: {{^}}<unknown>:0: note: loc("x"): called from
func.func @f() -> i32 { return loc(callsite("a.toy":1:2 at callsite("b.toy":3:4 at "x"))) }
// -----
// CHECK: {{^}}c.toy:5:6: error: 'func.return' op
func.func @f() -> i32 { return loc(fused<"x">["n", "m"("c.toy":5:6), "b.toy":3:4]) }
