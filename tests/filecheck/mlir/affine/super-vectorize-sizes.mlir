// A pattern of another length than the sizes is refused; mlir-opt gives the same remark, and no error.
// RUN: not toy-opt %s -affine-super-vectorize="virtual-vector-size=8 test-fastest-varying=1,0" 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+2]]:1: remark: Fastest varying pattern specified with different size than the vector size.
// CHECK: error: 'func.func' op pass 'affine-super-vectorize' failed
func.func @more_loops_than_sizes(%n: index, %m: memref<16xindex>) {
  affine.for %i = 0 to 16 {
    affine.store %n, %m[%i] : memref<16xindex>
  }
  return
}
