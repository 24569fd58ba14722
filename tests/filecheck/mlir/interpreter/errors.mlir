// Undefined behaviour of a compiled program is an error here, at the operation that causes it. Each function is run as
// `main`.
// RUN: sed 's/@divide(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=DIVIDE
// RUN: sed 's/@overflow(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=OVERFLOW
// RUN: sed 's/@shift(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=SHIFT
// RUN: sed 's/@bounds(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=BOUNDS
// RUN: sed 's/@unwritten(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=UNWRITTEN
// RUN: sed 's/@freed(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=FREED
// RUN: sed 's/@twice(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=TWICE
// RUN: sed 's/@stack(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=STACK
// RUN: sed 's/@returned(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=RETURNED
// RUN: sed 's/@constant_global(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=CONSTANT
// RUN: sed 's/@elsewhere(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=ELSEWHERE
// RUN: sed 's/@too_much(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=MUCH
// RUN: sed 's/@negative(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=NEGATIVE
// RUN: sed 's/@slice(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=SLICE
// RUN: sed 's/@recursion(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=RECURSION
// RUN: sed 's/@step(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=STEP
// RUN: sed 's/@asserts(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=ASSERTS
// RUN: sed 's/@missing(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=MISSING
// RUN: sed 's/@unknown(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=UNKNOWN
// RUN: sed 's/@shapes(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=SHAPES
// RUN: sed 's/@null(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=NULL
// RUN: sed 's/@undefined(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=UNDEFINED
// RUN: sed 's/@beyond(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=BEYOND
// RUN: not toyc %s -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=MAIN
// RUN: sed 's/@huge(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=HUGE

// MAIN: error: there is no function 'main' to run

// The error lists the calls that led there.
func.func private @divide() {
  %c0 = arith.constant 0 : i32
  // DIVIDE: [[#@LINE+14]]:8: error: 'arith.divsi' op divides by zero
  // DIVIDE: [[#@LINE+7]]:8: note: called from here
  // DIVIDE: [[#@LINE+1]]:8: note: called from here
  %0 = call @quotient(%c0) : (i32) -> i32
  return
}

func.func private @quotient(%x: i32) -> i32 {
  %0 = call @one_over(%x) : (i32) -> i32
  return %0 : i32
}

func.func private @one_over(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.divsi %c1, %x : i32
  return %0 : i32
}

func.func private @overflow() {
  %c1 = arith.constant 1 : i8
  %c127 = arith.constant 127 : i8
  // Only a use of the overflowed value is an error.
  %0 = arith.addi %c127, %c1 overflow<nsw> : i8
  // OVERFLOW: [[#@LINE+1]]:8: error: 'arith.extsi' op uses an undefined value: it is the result of an operation that overflowed
  %1 = arith.extsi %0 : i8 to i32
  return
}

func.func private @shift() {
  %c32 = arith.constant 32 : i32
  // SHIFT: [[#@LINE+1]]:8: error: 'arith.shli' op shifts a 32-bit integer by 32
  %0 = arith.shli %c32, %c32 : i32
  return
}

func.func private @bounds() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<2x4xf64>
  // BOUNDS: [[#@LINE+1]]:8: error: 'memref.load' op index 4 is out of bounds: dimension 0 of the memref has size 2
  %0 = memref.load %m[%c4, %c4] : memref<2x4xf64>
  return
}

func.func private @unwritten() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xf64>
  // UNWRITTEN: [[#@LINE+1]]:8: error: 'affine.load' op reads memory that was never written
  %0 = affine.load %m[0] : memref<2xf64>
  return
}

func.func private @freed() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f64
  %m = memref.alloc() : memref<2xf64>
  memref.dealloc %m : memref<2xf64>
  // FREED: [[#@LINE+1]]:3: error: 'memref.store' op accesses memory that was freed
  memref.store %x, %m[%c0] : memref<2xf64>
  return
}

func.func private @twice() {
  %m = memref.alloc() : memref<2xf64>
  memref.dealloc %m : memref<2xf64>
  // TWICE: [[#@LINE+1]]:3: error: 'memref.dealloc' op frees memory that was already freed
  memref.dealloc %m : memref<2xf64>
  return
}

func.func private @stack() {
  %m = memref.alloca() : memref<2xf64>
  // STACK: [[#@LINE+1]]:3: error: 'memref.dealloc' op frees stack memory
  memref.dealloc %m : memref<2xf64>
  return
}

func.func private @local() -> memref<f64> {
  %m = memref.alloca() : memref<f64>
  return %m : memref<f64>
}

func.func private @returned() {
  %m = call @local() : () -> memref<f64>
  // RETURNED: [[#@LINE+1]]:8: error: 'memref.load' op accesses memory that was freed
  %0 = memref.load %m[] : memref<f64>
  return
}

memref.global constant @pi : memref<f64> = dense<3.14>
func.func private @constant_global() {
  %m = memref.get_global @pi : memref<f64>
  %x = arith.constant 3.0 : f64
  // CONSTANT: [[#@LINE+1]]:3: error: 'memref.store' op writes to a constant global
  memref.store %x, %m[] : memref<f64>
  return
}

memref.global "private" @defined_elsewhere : memref<f64>
func.func private @elsewhere() {
  // ELSEWHERE: [[#@LINE+1]]:8: error: 'memref.get_global' op refers to a global that is not defined in the module
  %m = memref.get_global @defined_elsewhere : memref<f64>
  return
}

func.func private @too_much() {
  // MUCH: [[#@LINE+1]]:8: error: 'memref.alloc' op allocates 8000000000 bytes, but a program may use at most 1073741824 bytes at any time
  %m = memref.alloc() : memref<1000000000xf64>
  return
}

func.func private @negative() {
  %c-1 = arith.constant -1 : index
  // NEGATIVE: [[#@LINE+1]]:8: error: 'memref.alloc' op has a dimension of size -1
  %m = memref.alloc(%c-1) : memref<?xf64>
  return
}

func.func private @slice() {
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xf64>
  // SLICE: [[#@LINE+1]]:8: error: 'memref.subview' op takes elements 3 to 5 of dimension 0, which has size 4
  %0 = memref.subview %m[%c3] [%c3] [1] : memref<4xf64> to memref<?xf64, strided<[1], offset: ?>>
  return
}

func.func private @recursion() {
  call @forever() : () -> ()
  return
}

func.func private @forever() {
  // RECURSION: [[#@LINE+2]]:3: error: 'func.call' op stack overflow: 65536 calls are active
  // RECURSION-COUNT-10: note: called from here
  call @forever() : () -> ()
  return
}

func.func private @step() {
  %c0 = arith.constant 0 : index
  // STEP: [[#@LINE+1]]:3: error: 'scf.for' op has the step 0, which is not positive
  scf.for %i = %c0 to %c0 step %c0 {
  }
  return
}

func.func private @asserts() {
  %false = arith.constant false
  // ASSERTS: [[#@LINE+1]]:3: error: 'cf.assert' op assertion failed: one is two
  cf.assert %false, "one is two"
  return
}

func.func private @not_here()
func.func private @missing() {
  // MISSING: [[#@LINE+1]]:3: error: 'func.call' op calls 'not_here', which is neither defined in the module nor supported by the interpreter
  call @not_here() : () -> ()
  return
}

func.func private @unknown() {
  // UNKNOWN: [[#@LINE+1]]:8: error: 'vector.vscale' op is not supported by the interpreter
  %0 = vector.vscale
  return
}

toy.func private @shapes() {
  %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %1 = toy.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %2 = toy.cast %1 : tensor<3xf64> to tensor<*xf64>
  // SHAPES: [[#@LINE+1]]:8: error: 'toy.add' op cannot be evaluated: operands of '+' have shapes [2] and [3]
  %3 = toy.add %0, %2 : (tensor<2xf64>, tensor<*xf64>) -> tensor<*xf64>
  toy.return
}

llvm.func @null() {
  %0 = llvm.mlir.zero : !llvm.ptr
  // NULL: [[#@LINE+1]]:8: error: 'llvm.load' op accesses memory at the null pointer
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}

llvm.func @undefined() {
  %0 = llvm.mlir.poison : i32
  // UNDEFINED: [[#@LINE+1]]:8: error: 'llvm.add' op uses an undefined value: it is the result of 'llvm.mlir.poison'
  %1 = llvm.add %0, %0 : i32
  llvm.return
}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @beyond() {
  %size = llvm.mlir.constant(10 : i64) : i64
  %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i64
  // BEYOND: [[#@LINE+1]]:3: error: 'llvm.store' op accesses 8 bytes at position 8 of an allocation of 10 bytes
  llvm.store %size, %1 : i64, !llvm.ptr
  llvm.return
}

func.func @huge() {
  %m = memref.alloc() : memref<1xf64>
  %d = memref.alloc() : memref<1xf64, 1>
  %t = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %big = arith.constant 1099511627776 : index
  %i = arith.constant 1099511627775 : index
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%big, %big], strides: [%z, %z]
    : memref<1xf64> to memref<?x?xf64, strided<[?, ?]>>
  // HUGE: [[#@LINE+1]]:3: error: 'memref.dma_start' op computes a position that does not fit in 64 bits
  memref.dma_start %r[%i, %z], %d[%z], %one, %t[%z] : memref<?x?xf64, strided<[?, ?]>>, memref<1xf64, 1>, memref<1xi32>
  return
}
