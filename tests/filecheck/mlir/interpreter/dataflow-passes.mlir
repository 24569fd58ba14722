// After passes that follow values through a program, these files mean the same to the interpreter, and so does this one.
// RUN: toy-opt %S/scf.mlir -sccp | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/scf.mlir -int-range-optimizations | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/scf.mlir -arith-int-range-narrowing=int-bitwidths-supported=8,16,32 | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/scf.mlir -arith-unsigned-when-equivalent | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/scf.mlir -mem2reg | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/scf.mlir -remove-dead-values | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/scf.mlir -control-flow-sink | toyc - -x=mlir -emit=mlir -run | FileCheck %S/scf.mlir
// RUN: toy-opt %S/cf.mlir -sccp | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/cf.mlir -int-range-optimizations | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/cf.mlir -arith-int-range-narrowing=int-bitwidths-supported=8,16,32 | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/cf.mlir -arith-unsigned-when-equivalent | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/cf.mlir -mem2reg | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/cf.mlir -remove-dead-values | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toy-opt %S/cf.mlir -control-flow-sink | toyc - -x=mlir -emit=mlir -run | FileCheck %S/cf.mlir
// RUN: toyc %S/arith.mlir -emit=mlir -run > %t.arith
// RUN: toy-opt %S/arith.mlir -sccp | toyc - -x=mlir -emit=mlir -run | diff - %t.arith
// RUN: toy-opt %S/arith.mlir -int-range-optimizations | toyc - -x=mlir -emit=mlir -run | diff - %t.arith
// RUN: toy-opt %S/arith.mlir -arith-unsigned-when-equivalent | toyc - -x=mlir -emit=mlir -run | diff - %t.arith
// RUN: toy-opt %S/arith.mlir -remove-dead-values | toyc - -x=mlir -emit=mlir -run | diff - %t.arith
// RUN: toy-opt %S/memref.mlir -sccp | toyc - -x=mlir -emit=mlir -run | FileCheck %S/memref.mlir
// RUN: toy-opt %S/memref.mlir -int-range-optimizations | toyc - -x=mlir -emit=mlir -run | FileCheck %S/memref.mlir
// RUN: toy-opt %S/memref.mlir -mem2reg | toyc - -x=mlir -emit=mlir -run | FileCheck %S/memref.mlir
// RUN: toy-opt %S/memref.mlir -remove-dead-values | toyc - -x=mlir -emit=mlir -run | FileCheck %S/memref.mlir
// RUN: toy-opt %S/affine.mlir -sccp | toyc - -x=mlir -emit=mlir -run | FileCheck %S/affine.mlir
// RUN: toy-opt %S/affine.mlir -int-range-optimizations | toyc - -x=mlir -emit=mlir -run | FileCheck %S/affine.mlir
// RUN: toy-opt %S/affine.mlir -remove-dead-values | toyc - -x=mlir -emit=mlir -run | FileCheck %S/affine.mlir
// RUN: toyc %s -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -sccp | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -int-range-optimizations | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -arith-int-range-narrowing=int-bitwidths-supported=8,16,32 | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -arith-unsigned-when-equivalent | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -mem2reg | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -remove-dead-values | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -control-flow-sink | toyc - -x=mlir -emit=mlir -run | FileCheck %s
// RUN: toy-opt %s -mem2reg -sccp -int-range-optimizations -remove-dead-values -canonicalize | toyc - -x=mlir -emit=mlir -run | FileCheck %s

// CHECK: {{^}}55{{$}}
// CHECK-NEXT: {{^}}12{{$}}
// CHECK-NEXT: {{^}}-3{{$}}
// CHECK-NEXT: {{^}}7{{$}}
// CHECK-NEXT: {{^}}21{{$}}
// CHECK-NEXT: {{^}}4{{$}}
// CHECK-NEXT: {{^}}100{{$}}
// CHECK-NOT: {{[0-9]}}

// A sum in memory, over a loop of blocks.
func.func private @sum(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %i = memref.alloca() : memref<i64>
  %s = memref.alloca() : memref<i64>
  memref.store %zero, %i[] : memref<i64>
  memref.store %zero, %s[] : memref<i64>
  cf.br ^head
^head:
  %at = memref.load %i[] : memref<i64>
  %go = arith.cmpi slt, %at, %n : i64
  cf.cond_br %go, ^body, ^exit
^body:
  %old = memref.load %i[] : memref<i64>
  %new = arith.addi %old, %one : i64
  memref.store %new, %i[] : memref<i64>
  %so_far = memref.load %s[] : memref<i64>
  %more = arith.addi %so_far, %new : i64
  memref.store %more, %s[] : memref<i64>
  cf.br ^head
^exit:
  %result = memref.load %s[] : memref<i64>
  return %result : i64
}

// Only the second result is needed, and one argument.
func.func private @two(%a: i64, %unused: i64) -> (i64, i64) {
  %b = arith.muli %a, %a : i64
  %c = arith.addi %a, %b : i64
  return %b, %c : i64, i64
}

// The least number if the divisor may be zero is not known.
func.func private @ranges(%x: i64) -> i64 {
  %c7 = arith.constant 7 : i64
  %c8 = arith.constant 8 : i64
  %m10 = arith.constant -10 : i64
  %a = arith.andi %x, %c7 : i64
  %b = arith.remui %a, %c8 : i64
  %in = arith.cmpi ult, %b, %c8 : i64
  %d = arith.addi %m10, %b : i64
  %r = arith.select %in, %d, %x : i64
  return %r : i64
}

func.func private @choose(%c: i1) -> i64 {
  %c7 = arith.constant 7 : i64
  %c4 = arith.constant 4 : i64
  %r = scf.if %c -> i64 {
    scf.yield %c7 : i64
  } else {
    scf.yield %c4 : i64
  }
  return %r : i64
}

func.func private @always(%a: i64) -> i64 {
  %c3 = arith.constant 3 : i64
  %0 = arith.muli %a, %c3 : i64
  return %0 : i64
}

func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %c10 = arith.constant 10 : i64
  %0 = call @sum(%c10) : (i64) -> i64
  call @show(%0) : (i64) -> ()
  %1:2 = call @two(%c3, %c10) : (i64, i64) -> (i64, i64)
  call @show(%1#1) : (i64) -> ()
  %2 = call @ranges(%c7) : (i64) -> i64
  call @show(%2) : (i64) -> ()
  %3 = call @choose(%t) : (i1) -> i64
  call @show(%3) : (i64) -> ()
  %4 = call @always(%c7) : (i64) -> i64
  call @show(%4) : (i64) -> ()
  %5 = call @choose(%f) : (i1) -> i64
  call @show(%5) : (i64) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %unit = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %6:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %c10) -> (i64, i64) {
    %x = arith.addi %a, %unit : i64
    %y = arith.muli %b, %b : i64
    scf.yield %x, %y : i64, i64
  }
  call @show(%6#0) : (i64) -> ()
  return
}

func.func private @show(%x: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%ld\0A\00")
