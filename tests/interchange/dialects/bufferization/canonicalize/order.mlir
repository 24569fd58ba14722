// Where a constant that is always set ends up, once conditions are merged.
func.func @merged(%m: memref<?xf32>, %t: tensor<?xf32>, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %true = arith.constant true
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  bufferization.dealloc (%m, %0, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%false, %c, %true)
  %1 = tensor.dim %t, %c0 : tensor<?xf32>
  return %1 : index
}
func.func @all_ones(%x: i8, %y: i8) -> (i8, i8, i8) {
  %c0 = arith.constant 1 : i8
  %ones = arith.constant -1 : i8
  %zero = arith.constant 0 : i8
  %s = arith.addi %x, %y : i8
  %0 = arith.ori %s, %ones : i8
  %1 = arith.andi %s, %zero : i8
  %2 = arith.addi %s, %c0 : i8
  return %0, %1, %2 : i8, i8, i8
}
