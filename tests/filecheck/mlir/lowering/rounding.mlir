// Rounding needs no function of the C library on the plain x86-64, and is one instruction from SSE4.1 on.
// RUN: toyc %s -emit=asm -opt -target=x86_64-unknown-linux-gnu | FileCheck %s
// RUN: toyc %s -emit=asm -opt -target=x86_64-unknown-linux-gnu -mattr=+sse4.1 | FileCheck %s --check-prefix=NEW
// RUN: toyc %s -emit=asm -opt -target=aarch64-unknown-linux-gnu | FileCheck %s --check-prefix=ARM

// CHECK-LABEL: f:
// CHECK-NOT: call
// CHECK: ret
// NEW-LABEL: f:
// NEW-COUNT-5: roundsd
// NEW-NOT: call
// NEW: ret
// ARM-LABEL: f:
// ARM-DAG: frintp
// ARM-DAG: frintm
// ARM-DAG: frintn
// ARM-DAG: frintz
// ARM-DAG: frinta
func.func @f(%x: f64) -> (f64, f64, f64, f64, f64) {
  %0 = math.ceil %x : f64
  %1 = math.floor %x : f64
  %2 = math.roundeven %x : f64
  %3 = math.trunc %x : f64
  %4 = math.round %x : f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}
