// Memory with layouts: column-major, with gaps, with dynamic strides; and transfers between memories.
// RUN: toyc %s -emit=mlir -run | FileCheck %s

#columns = affine_map<(i, j) -> (j, i)>
#gaps = affine_map<(i)[step] -> (i * step + 1)>

func.func @main() {
  call @columns() : () -> ()
  call @gaps() : () -> ()
  call @transfers() : () -> ()
  return
}

func.func private @fill(%m: memref<?x?xf64, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to %columns {
      %at = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %integer = arith.index_cast %at : index to i64
      %float = arith.sitofp %integer : i64 to f64
      memref.store %float, %m[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    }
  }
  return
}

// After an element of a column comes the next one of the column.
// CHECK: 0.000000 1.000000 2.000000
// CHECK-NEXT: 10.000000 11.000000 12.000000
// CHECK-NEXT: 0.000000 10.000000 1.000000 11.000000 2.000000 12.000000
func.func private @columns() {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<2x?xf64, #columns>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %at = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %integer = arith.index_cast %at : index to i64
      %float = arith.sitofp %integer : i64 to f64
      affine.store %float, %m[%i, %j] : memref<2x?xf64, #columns>
    }
  }
  toy.print %m : memref<2x?xf64, #columns>
  %p = memref.extract_aligned_pointer_as_index %m : memref<2x?xf64, #columns> -> index
  %flat = memref.alloc() : memref<6xf64>
  affine.for %i = 0 to 6 {
    %size = arith.constant 8 : index
    %distance = arith.muli %i, %size : index
    %address = arith.addi %p, %distance : index
    %integer = arith.index_cast %address : index to i64
    %pointer = llvm.inttoptr %integer : i64 to !llvm.ptr
    %value = llvm.load %pointer : !llvm.ptr -> f64
    affine.store %value, %flat[%i] : memref<6xf64>
  }
  toy.print %flat : memref<6xf64>
  memref.dealloc %flat : memref<6xf64>
  memref.dealloc %m : memref<2x?xf64, #columns>
  return
}

// CHECK-NEXT: 1.000000 2.000000 3.000000
// CHECK-NEXT: 1.000000 3.000000
// CHECK-NEXT: 0.000000 1.000000
// CHECK-NEXT: 10.000000 11.000000
func.func private @gaps() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc()[%c2] : memref<3xf64, #gaps>
  %a = arith.constant 1.0 : f64
  %b = arith.constant 2.0 : f64
  %c = arith.constant 3.0 : f64
  memref.store %a, %m[%c0] : memref<3xf64, #gaps>
  memref.store %b, %m[%c1] : memref<3xf64, #gaps>
  memref.store %c, %m[%c2] : memref<3xf64, #gaps>
  toy.print %m : memref<3xf64, #gaps>
  %ends = memref.subview %m[0] [2] [2] : memref<3xf64, #gaps> to memref<2xf64, strided<[?], offset: 1>>
  toy.print %ends : memref<2xf64, strided<[?], offset: 1>>
  memref.dealloc %m : memref<3xf64, #gaps>
  %c5 = arith.constant 5 : index
  %n = memref.alloc()[%c1, %c5] : memref<2x2xf64, strided<[?, 2], offset: ?>>
  %any = memref.cast %n : memref<2x2xf64, strided<[?, 2], offset: ?>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  call @fill(%any) : (memref<?x?xf64, strided<[?, ?], offset: ?>>) -> ()
  toy.print %n : memref<2x2xf64, strided<[?, 2], offset: ?>>
  memref.dealloc %n : memref<2x2xf64, strided<[?, 2], offset: ?>>
  return
}

// CHECK-NEXT: 12.000000 13.000000 20.000000 21.000000
// CHECK-NEXT: 0.000000 1.000000 10.000000 11.000000
func.func private @transfers() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %slow = memref.alloc() : memref<3x4xf64>
  %any = memref.cast %slow : memref<3x4xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>
  call @fill(%any) : (memref<?x?xf64, strided<[?, ?], offset: ?>>) -> ()
  %fast = memref.alloc() : memref<4xf64, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %slow[%c1, %c2], %fast[%c0], %c4, %tag[%c0] : memref<3x4xf64>, memref<4xf64, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  toy.print %fast : memref<4xf64, 1>
  affine.for %i = 0 to 1 {
    affine.dma_start %slow[%i, 0], %fast[%i], %tag[%i], %c4, %c4, %c2
      : memref<3x4xf64>, memref<4xf64, 1>, memref<1xi32>
    affine.dma_wait %tag[%i], %c4 : memref<1xi32>
  }
  toy.print %fast : memref<4xf64, 1>
  memref.dealloc %slow : memref<3x4xf64>
  memref.dealloc %fast : memref<4xf64, 1>
  memref.dealloc %tag : memref<1xi32>
  return
}
