// Operations without a translation are reported. Each file below is compiled by itself.
// REQUIRES: split-file, not
// RUN: rm -rf %t && split-file %s %t
// RUN: for f in %t/*.mlir; do \
// RUN:   not toyc $f -O0 -emit=llvm -allow-unregistered-dialect > $f.out 2>&1 && FileCheck $f < $f.out || exit 1; done

//--- address-space.mlir
// CHECK: error: 'llvm.mlir.global' op has an address space that is too large
llvm.mlir.global external @x() {addr_space = 70000000 : i32} : i32

//--- alignment.mlir
// CHECK: [[#@LINE+2]]:8: error: 'llvm.load' op has alignment 3, which is not a power of two below 2^32
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

//--- alloca.mlir
// CHECK: [[#@LINE+2]]:8: error: 'llvm.alloca' op
llvm.func @f(%n: i32) -> !llvm.ptr {
  %0 = llvm.alloca %n x !llvm.struct<"o", opaque> : (i32) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

//--- callee.mlir
// CHECK: [[#@LINE+2]]:3: error: 'llvm.call' op 'nobody' does not reference
llvm.func @f() {
  llvm.call @nobody() : () -> ()
  llvm.return
}

//--- constant.mlir
// CHECK: [[#@LINE+1]]:1: error: unsupported constant value
llvm.mlir.global external @x(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<2 x i32>

//--- huge.mlir
// CHECK: [[#@LINE+1]]:1: error: constant has 32000000000 elements: only zeros may take more than 1073741824 bytes
llvm.mlir.global external @x(dense<1.0> : tensor<4000000000x8xf64>) : !llvm.array<4000000000 x array<8 x f64>>

//--- initializer.mlir
// CHECK: [[#@LINE+5]]:3: error: unemittable constant value
llvm.mlir.global external @x() : i64 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mul %1, %1 : i64
  llvm.return %2 : i64
}

//--- nested-module.mlir
// CHECK: [[#@LINE+1]]:1: error: LLVM Translation failed for operation: builtin.module
module @inner {
}
llvm.func @f()

//--- operation.mlir
// CHECK: [[#@LINE+2]]:3: error: failed to legalize operation 'other.op'
llvm.func @f() {
  "other.op"() : () -> ()
  llvm.return
}

//--- opaque-address.mlir
// CHECK: [[#@LINE+2]]:8: error: 'llvm.getelementptr' op
llvm.func @f(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return %0 : !llvm.ptr
}

//--- struct-index.mlir
// CHECK: [[#@LINE+2]]:8: error: 'llvm.getelementptr' op
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.ptr
}
