// Casts to other offsets, sizes and strides, and the parts of memory.
func.func @chains(%a: memref<?xf32>, %b: memref<8xf32>, %n: index) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = memref.reinterpret_cast %a to offset: [%n], sizes: [%n], strides: [%n] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1] : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32>
  %2 = memref.cast %b : memref<8xf32> to memref<?xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  %4 = memref.subview %a[0] [%n] [2] : memref<?xf32> to memref<?xf32, strided<[2]>>
  %5 = memref.reinterpret_cast %4 to offset: [0], sizes: [4], strides: [1] : memref<?xf32, strided<[2]>> to memref<4xf32>
  %6 = memref.subview %a[%n] [%n] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %7 = memref.reinterpret_cast %6 to offset: [0], sizes: [4], strides: [1] : memref<?xf32, strided<[2], offset: ?>> to memref<4xf32>
  return %1, %3, %5, %7 : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
}
func.func @idle(%a: memref<4xf32>, %t: memref<4xf32, strided<[2], offset: 3>>) -> (memref<4xf32>, memref<4xf32, strided<[2], offset: 3>>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %1 = memref.reinterpret_cast %t to offset: [3], sizes: [4], strides: [2] : memref<4xf32, strided<[2], offset: 3>> to memref<4xf32, strided<[2], offset: 3>>
  return %0, %1 : memref<4xf32>, memref<4xf32, strided<[2], offset: 3>>
}
func.func @constants(%a: memref<?xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, 1]>>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %a to offset: [%c4], sizes: [%c4, %n], strides: [%n, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %a to offset: [0], sizes: [%c4, %n], strides: [%c4, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return %0, %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, 1]>>
}
func.func @metadata(%m: memref<4x?xf32, strided<[?, 1], offset: 2>>, %a: memref<2x3xf32>) -> (index, index, index, index, index, index, index, memref<f32>) {
  %0:6 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 2>> -> memref<f32>, index, index, index, index, index
  %1 = memref.cast %a : memref<2x3xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2:6 = memref.extract_strided_metadata %1 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %0#1, %0#2, %0#3, %0#4, %0#5, %2#2, %2#4, %2#0 : index, index, index, index, index, index, index, memref<f32>
}
func.func @back_and_forth(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [4, %sizes#1], strides: [%strides#0, 1] : memref<f32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#1], strides: [%strides#1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %2 : memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
