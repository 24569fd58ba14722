// RUN: toy-opt -emit-bytecode %s -o %t.bc
// RUN: toy-opt %t.bc | FileCheck %s
// RUN: toy-opt -emit-bytecode %t.bc | toy-opt -canonicalize | FileCheck %s
// RUN: toy-opt -emit-bytecode-version=2 -emit-bytecode %s | toy-opt | FileCheck %s

// RUN: toy-opt -emit-bytecode -emit-bytecode-producer=somebody %s | head -c 30 > %t.short
// RUN: not toy-opt %t.short 2>&1 | FileCheck -check-prefix=SHORT %s
// RUN: not toyc %t.short -x=mlir -error-format=plain 2>&1 | FileCheck -check-prefix=SHORT %s
// SHORT: .short: error: attempting to parse
// SHORT: .short: note: in bytecode version 6 produced by: somebody
// RUN: not toy-opt %t.short -verify-diagnostics 2>&1 | FileCheck -check-prefix=UNEXPECTED %s
// UNEXPECTED: error: unexpected error: attempting to parse

// RUN: not toy-opt -emit-bytecode -emit-bytecode-version=7 %s 2>&1 | FileCheck -check-prefix=VERSION %s
// VERSION: error: unsupported version requested 7, must be in range [0, 6]

// CHECK: func.func @f(%arg0: f64) -> f64
// CHECK-NEXT: return %arg0 : f64
func.func @f(%x: f64) -> f64 {
  return %x : f64
}
