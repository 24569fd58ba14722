// Invalid uses of tensors, vectors, layouts and transfers, and unsupported ones, are errors at the operation that say
// why. Each function is run as `main`.
// RUN: sed 's/@claims(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=CLAIMS
// RUN: sed 's/@bounds(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=BOUNDS
// RUN: sed 's/@never_set(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=EMPTY
// RUN: sed 's/@splits(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=SPLITS
// RUN: sed 's/@beyond(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=BEYOND
// RUN: sed 's/@larger(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=LARGER
// RUN: sed 's/@negative(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=NEGATIVE
// RUN: sed 's/@too_much(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=MUCH
// RUN: sed 's/@zero(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=ZERO
// RUN: sed 's/@scalable(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=SCALABLE
// RUN: sed 's/@quad(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=QUAD
// RUN: sed 's/@resource(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=RESOURCE
// RUN: sed 's/@tiles(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=TILES
// RUN: sed 's/@one_space(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=SPACE
// RUN: sed 's/@moves(/@main(/' %s > %t && not toyc %t -x=mlir -emit=mlir -run 2>&1 | FileCheck %s -check-prefix=MOVES

func.func private @claims() {
  %t = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %0 = tensor.cast %t : tensor<3xf64> to tensor<?xf64>
  // CLAIMS: [[#@LINE+1]]:8: error: 'tensor.cast' op casts a tensor of sizes [3] to 'tensor<4xf64>'
  %1 = tensor.cast %0 : tensor<?xf64> to tensor<4xf64>
  return
}

func.func private @bounds() {
  %c3 = arith.constant 3 : index
  %t = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  // BOUNDS: [[#@LINE+1]]:8: error: 'tensor.extract' op index 3 is out of bounds: dimension 0 of the tensor has size 3
  %0 = tensor.extract %t[%c3] : tensor<3xf64>
  return
}

func.func private @never_set() {
  %c0 = arith.constant 0 : index
  %t = tensor.empty() : tensor<3xf64>
  %0 = tensor.extract %t[%c0] : tensor<3xf64>
  // EMPTY: [[#@LINE+1]]:8: error: 'arith.addf' op uses an undefined value: it is an element of the result of 'tensor.empty'
  %1 = arith.addf %0, %0 : f64
  return
}

func.func private @splits() {
  %c2 = arith.constant 2 : index
  %t = tensor.empty() : tensor<3xf64>
  %0 = tensor.cast %t : tensor<3xf64> to tensor<?xf64>
  // SPLITS: [[#@LINE+1]]:8: error: 'tensor.expand_shape' op splits sizes [3] into [2, 2]
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c2, 2] : tensor<?xf64> into tensor<?x2xf64>
  return
}

func.func private @beyond() {
  %c2 = arith.constant 2 : index
  %t = tensor.empty() : tensor<3xf64>
  // BEYOND: [[#@LINE+1]]:8: error: 'tensor.extract_slice' op takes elements 2 to 3 of dimension 0, which has size 3
  %0 = tensor.extract_slice %t[%c2] [2] [1] : tensor<3xf64> to tensor<2xf64>
  return
}

func.func private @larger() {
  %c2 = arith.constant 2 : index
  %t = tensor.empty() : tensor<3xf64>
  %s = tensor.empty() : tensor<3xf64>
  %0 = tensor.cast %s : tensor<3xf64> to tensor<?xf64>
  // LARGER: [[#@LINE+1]]:8: error: 'tensor.insert_slice' op inserts a tensor of sizes [3] into a part of sizes [2]
  %1 = tensor.insert_slice %0 into %t[0] [%c2] [1] : tensor<?xf64> into tensor<3xf64>
  return
}

func.func private @negative() {
  %c = arith.constant -1 : index
  // NEGATIVE: [[#@LINE+1]]:8: error: 'tensor.empty' op has a dimension of size -1
  %0 = tensor.empty(%c) : tensor<?xf64>
  return
}

func.func private @too_much() {
  %c = arith.constant 1000000000000 : index
  %f = arith.constant 1.0 : f64
  // MUCH: [[#@LINE+1]]:8: error: 'tensor.splat' op allocates {{[0-9]+}} bytes, but a program may use at most
  %0 = tensor.splat %f[%c] : tensor<?xf64>
  return
}

func.func private @zero() {
  %a = arith.constant dense<[4, 4]> : vector<2xi32>
  %b = arith.constant dense<[2, 0]> : vector<2xi32>
  // ZERO: [[#@LINE+1]]:8: error: 'arith.divsi' op divides by zero
  %0 = arith.divsi %a, %b : vector<2xi32>
  return
}

func.func private @scalable() {
  // SCALABLE: [[#@LINE+1]]:8: error: 'arith.constant' op has values of type 'vector<[4]xf64>', whose length depends on the machine
  %0 = arith.constant dense<1.0> : vector<[4]xf64>
  return
}

func.func private @quad() {
  // QUAD: [[#@LINE+1]]:8: error: 'arith.constant' op has values of type 'tensor<1xf128>', whose elements are not supported
  %0 = arith.constant dense<1.0> : tensor<1xf128>
  return
}

func.func private @resource() {
  // RESOURCE: [[#@LINE+1]]:8: error: 'arith.constant' op has a value that is a resource, which is not supported
  %0 = arith.constant dense_resource<blob> : tensor<1xf64>
  return
}

func.func private @tiles() {
  // TILES: [[#@LINE+1]]:8: error: 'memref.alloc' op has memory of type '{{.*}}', whose layout is not strided
  %0 = memref.alloc() : memref<64xf64, affine_map<(d0) -> (d0 floordiv 32, d0 mod 32)>>
  return
}

func.func private @one_space() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf64>
  %tag = memref.alloc() : memref<1xi32>
  // SPACE: [[#@LINE+1]]:3: error: 'memref.dma_start' op has a stride, but both memories are in the same space
  memref.dma_start %m[%c0], %m[%c1], %c1, %tag[%c0], %c1, %c1 : memref<4xf64>, memref<4xf64>, memref<1xi32>
  return
}

func.func private @moves() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xf64>
  %n = memref.alloc() : memref<3xf64>
  %tag = memref.alloc() : memref<1xi32>
  %f = arith.constant dense<1.0> : tensor<4xf64>
  affine.for %i = 0 to 4 {
    %one = arith.constant 1.0 : f64
    affine.store %one, %m[%i] : memref<4xf64>
  }
  // MOVES: [[#@LINE+1]]:3: error: 'memref.dma_start' op moves more elements than there are in memory of sizes [3]
  memref.dma_start %m[%c0], %n[%c0], %c4, %tag[%c0] : memref<4xf64>, memref<3xf64>, memref<1xi32>
  return
}
