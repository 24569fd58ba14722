// RUN: toy-opt %s -one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops' -ownership-based-buffer-deallocation -canonicalize -buffer-deallocation-simplification -canonicalize | toy-opt -run -e main -entry-point-result=void | FileCheck %s
// RUN: toy-opt %s -one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops' -ownership-based-buffer-deallocation=private-function-dynamic-ownership | toy-opt -run -e main -entry-point-result=void | FileCheck %s

// Each iteration makes a new tensor; the buffers of the old ones are freed, once.

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @next(%t: tensor<4xf32>, %at: index, %x: f32) -> tensor<4xf32> {
  %0 = tensor.insert %x into %t[%at] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %half = arith.constant 0.5 : f32
  %start = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %last, %kept = scf.for %i = %zero to %four step %one iter_args(%t = %start, %k = %start) -> (tensor<4xf32>, tensor<4xf32>) {
    %new = func.call @next(%t, %i, %half) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
    %is_first = arith.cmpi eq, %i, %zero : index
    %first = scf.if %is_first -> tensor<4xf32> {
      scf.yield %new : tensor<4xf32>
    } else {
      scf.yield %k : tensor<4xf32>
    }
    scf.yield %new, %first : tensor<4xf32>, tensor<4xf32>
  }
  %a = bufferization.to_buffer %last : tensor<4xf32> to memref<4xf32>
  %b = bufferization.to_buffer %kept : tensor<4xf32> to memref<4xf32>
  %c = memref.cast %a : memref<4xf32> to memref<*xf32>
  %d = memref.cast %b : memref<4xf32> to memref<*xf32>
  call @printMemrefF32(%c) : (memref<*xf32>) -> ()
  call @printMemrefF32(%d) : (memref<*xf32>) -> ()
  return
}

// CHECK: [0.5,  0.5,  0.5,  0.5]
// CHECK: [0.5,  2,  3,  4]
