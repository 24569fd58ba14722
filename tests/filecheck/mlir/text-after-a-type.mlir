// As in mlir-opt, text after a complete type or attribute is ignored up to the end of its body, with a warning.
// RUN: toy-opt %s 2>/dev/null | FileCheck %s
// RUN: toy-opt %s 2>&1 >/dev/null | FileCheck %s --check-prefix=WARNS

// CHECK: func.func private @body(!llvm.token, i32)
// WARNS: text-after-a-type.mlir:[[@LINE+1]]:36: warning: this text after a complete type is ignored
func.func private @body(!llvm.token<i32>, i32)

// CHECK: func.func private @empty() -> !llvm.metadata
// WARNS: text-after-a-type.mlir:[[@LINE+1]]:45: warning: this text
func.func private @empty() -> !llvm.metadata<>

// CHECK: func.func private @name() -> !llvm.ptr
// WARNS: text-after-a-type.mlir:[[@LINE+1]]:39: warning: this text
func.func private @name() -> !llvm.ptr-

// CHECK: func.func private @verbose() -> !llvm.ptr<1>
// WARNS: text-after-a-type.mlir:[[@LINE+1]]:47: warning: this text
func.func private @verbose() -> !llvm<ptr <1> x "a>" (y)>

// CHECK: func.func private @attribute() attributes {a = #llvm.zero, b = #ub.poison}
// WARNS: text-after-a-type.mlir:[[@LINE+2]]:58: warning: this text after a complete attribute is ignored
// WARNS: text-after-a-type.mlir:[[@LINE+1]]:79: warning: this text
func.func private @attribute() attributes {a = #llvm.zero<x>, b = #ub<poison  x "y" >}

// WARNS-NOT: warning
// CHECK: func.func private @none(!llvm.ptr<1>, !llvm.array<2 x i32>)
func.func private @none(!llvm.ptr<1>, !llvm< array<2 x i32> >) attributes {a = #llvm< zero >, b = #ub.poison }
