// The module is written, read and compared; a number that needs more digits than are read does not survive.
// RUN: toy-opt %s -verify-roundtrip | FileCheck %s
// RUN: sh -c 'echo "\"t.a\"() {a = 0x3FFF8000000000000001 : f80} : () -> ()" > %t'
// RUN: not toy-opt %t -allow-unregistered-dialect -verify-roundtrip 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: :0:0: error: 'builtin.module' op textual roundTrip testing roundtripped module differs from reference
// CHECK: return
func.func @f() {
  return
}
