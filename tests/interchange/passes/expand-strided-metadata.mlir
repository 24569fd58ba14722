// options: -expand-strided-metadata -allow-unregistered-dialect

func.func @subview(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: index, %n: index, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%o, 2] [%n, 4] [%s, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @subview_static(%m: memref<8x16xf32>) -> memref<4x2xf32, strided<[32, 3], offset: 18>> {
  %0 = memref.subview %m[1, 2] [4, 2] [2, 3] : memref<8x16xf32> to memref<4x2xf32, strided<[32, 3], offset: 18>>
  return %0 : memref<4x2xf32, strided<[32, 3], offset: 18>>
}

// -----

func.func @subview_drop(%m: memref<8x16x4xf32>, %o: index) -> memref<4xf32, strided<[4], offset: ?>> {
  %0 = memref.subview %m[%o, 2, 3] [1, 4, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<4xf32, strided<[4], offset: ?>>
  return %0 : memref<4xf32, strided<[4], offset: ?>>
}

// -----

func.func @esm_of_subview(%m: memref<8x16x4xf32>, %o: index) -> (memref<f32>, index, index, index) {
  %0 = memref.subview %m[%o, %o, 3] [1, 4, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<4xf32, strided<[4], offset: ?>>
  %b, %off, %s, %t = memref.extract_strided_metadata %0 : memref<4xf32, strided<[4], offset: ?>> -> memref<f32>, index, index, index
  return %b, %off, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @expand(%m: memref<?x4xf32>, %d: index) -> memref<2x?x2x2xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, %d, 2, 2] : memref<?x4xf32> into memref<2x?x2x2xf32>
  return %0 : memref<2x?x2x2xf32>
}

// -----

func.func @expand2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %d: index) -> memref<3x?x5x?x7x8xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4, 5]] output_shape [3, %d, 5, %d, 7, 8] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<3x?x5x?x7x8xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
  return %0 : memref<3x?x5x?x7x8xf32, strided<[?, ?, ?, ?, ?, ?], offset: ?>>
}

// -----

func.func @expand0(%m: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %0 : memref<1x1xf32>
}

// -----

func.func @expand0dyn(%m: memref<f32, strided<[], offset: ?>>) -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xf32, strided<[1, 1], offset: ?>>
}

// -----

func.func @esm_of_expand(%m: memref<?x4xf32>, %d: index) -> (memref<f32>, index, index, index, index, index, index, index, index, index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, %d, 2, 2] : memref<?x4xf32> into memref<2x?x2x2xf32>
  %b, %o, %s:4, %t:4 = memref.extract_strided_metadata %0 : memref<2x?x2x2xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %s#2, %s#3, %t#0, %t#1, %t#2, %t#3 : memref<f32>, index, index, index, index, index, index, index, index, index
}

// -----

func.func @collapse(%m: memref<3x?x4xf32>) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x?x4xf32> into memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// -----

func.func @collapse_ones(%m: memref<1x1xi32, strided<[2, 2], offset: ?>>) -> memref<i32, strided<[], offset: ?>> {
  %0 = memref.collapse_shape %m [] : memref<1x1xi32, strided<[2, 2], offset: ?>> into memref<i32, strided<[], offset: ?>>
  return %0 : memref<i32, strided<[], offset: ?>>
}

// -----

func.func @collapse_ones2(%m: memref<1x1x4xi32, strided<[?, 7, 1], offset: ?>>) -> memref<1x4xi32, strided<[?, 1], offset: ?>> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x1x4xi32, strided<[?, 7, 1], offset: ?>> into memref<1x4xi32, strided<[?, 1], offset: ?>>
  return %0 : memref<1x4xi32, strided<[?, 1], offset: ?>>
}

// -----

func.func @esm_of_collapse(%m: memref<3x?x?xf32>) -> (memref<f32>, index, index, index) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x?x?xf32> into memref<?xf32>
  %b, %off, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %off, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @esm_of_alloc(%n: index, %k: index) -> (memref<f32>, index, index, index, index, index, index, index) {
  %0 = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : memref<f32>, index, index, index, index, index, index, index
}

// -----

func.func @esm_of_alloc_unused_base(%n: index) -> (index, index, index) {
  %0 = memref.alloca(%n) : memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  return %o, %s, %t : index, index, index
}

// -----

func.func @esm_of_alloc0() -> (memref<f32>, index) {
  %0 = memref.alloc() : memref<f32>
  %b, %o = memref.extract_strided_metadata %0 : memref<f32> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}

// -----

func.func @esm_of_alloc_map(%n: index) -> (memref<f32>, index) {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<4xf32, strided<[2]>> -> memref<f32>, index, index, index
  return %b, %o : memref<f32>, index
}

// -----

memref.global "private" @g : memref<2x3xf32> = dense<0.0>
func.func @esm_of_global() -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.get_global @g : memref<2x3xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @esm_of_rc(%m: memref<?xf32>, %x: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.reinterpret_cast %m to offset: [%x], sizes: [4, %x], strides: [%x, 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @esm_of_rc_u(%m: memref<*xf32>, %x: index) -> (memref<f32>, index, index, index) {
  %0 = memref.reinterpret_cast %m to offset: [%x], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32, strided<[1], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<4xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @esm_of_cast(%m: memref<3x?xi32, strided<[4, ?], offset: ?>>) -> (memref<i32>, index, index, index, index, index) {
  %0 = memref.cast %m : memref<3x?xi32, strided<[4, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: 2>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xi32, strided<[?, ?], offset: 2>> -> memref<i32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<i32>, index, index, index, index, index
}

// -----

func.func @esm_of_msc(%m: memref<20xf32, 1>) -> (memref<f32, 2>, index, index, index) {
  %0 = memref.memory_space_cast %m : memref<20xf32, 1> to memref<20xf32, 2>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<20xf32, 2> -> memref<f32, 2>, index, index, index
  return %b, %o, %s, %t : memref<f32, 2>, index, index, index
}

// -----

func.func @esm_of_esm(%m: memref<i32>) -> (memref<i32>, index) {
  %b, %o = memref.extract_strided_metadata %m : memref<i32> -> memref<i32>, index
  %b2, %o2 = memref.extract_strided_metadata %b : memref<i32> -> memref<i32>, index
  return %b2, %o2 : memref<i32>, index
}

// -----

func.func @pointer(%m: memref<8x16xf32>, %o: index) -> index {
  %0 = memref.subview %m[%o, 2] [4, 2] [2, 3] : memref<8x16xf32> to memref<4x2xf32, strided<[32, 3], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4x2xf32, strided<[32, 3], offset: ?>> -> index
  return %1 : index
}

// -----

func.func @pointer_view(%m: memref<64xi8>, %o: index) -> index {
  %0 = memref.view %m[%o][] : memref<64xi8> to memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  return %1 : index
}

// -----

func.func @pointer_cast(%m: memref<4xf32>) -> (index, index) {
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<*xf32> -> index
  %2 = memref.assume_alignment %m, 16 : memref<4xf32>
  %3 = memref.extract_aligned_pointer_as_index %2 : memref<4xf32> -> index
  return %1, %3 : index, index
}

// -----

func.func @loop(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = memref.subview %m[%i, 0] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
    "test.use"(%0) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
  }
  return
}

// -----

func.func @simplify(%m: memref<5x4xf32>, %o: index) -> memref<4xf32, strided<[4], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, %o] [2, 2] [1, 1] : memref<5x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
  %1 = memref.subview %m[1, %o] [4, 1] [1, 1] : memref<5x4xf32> to memref<4xf32, strided<[4], offset: ?>>
  "test.use"(%0) : (memref<2x2xf32, strided<[4, 1], offset: ?>>) -> ()
  return %1 : memref<4xf32, strided<[4], offset: ?>>
}

// -----

func.func @esm_of_assume(%m: memref<4xf32>) -> (memref<f32>, index, index, index) {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @esm_plain(%m: memref<4x?xf32>) -> (memref<f32>, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %t#0 : memref<f32>, index, index, index
}

// -----

func.func @p1(%m: memref<4xf32>) -> index {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<?xf32> -> index
  return %1 : index
}

// -----

func.func @p2(%m: memref<4xf32, 1>) -> index {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  return %1 : index
}

// -----

func.func @p3(%m: memref<*xf32>) -> index {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  return %1 : index
}

// -----

func.func @p4(%m: memref<8xf32>) -> index {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<2x4xf32> -> index
  return %1 : index
}

// -----

func.func @p5(%m: memref<2x4xf32>) -> index {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<8xf32> -> index
  return %1 : index
}

// -----

func.func @p6(%m: memref<8xf32>, %s: memref<2xindex>) -> index {
  %0 = memref.reshape %m(%s) : (memref<8xf32>, memref<2xindex>) -> memref<2x4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<2x4xf32> -> index
  return %1 : index
}

// -----

func.func @p7(%m: memref<8xf32>) -> index {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<8xf32> -> memref<f32>, index, index, index
  %1 = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  return %1 : index
}

// -----

func.func @p8(%m: memref<8xf32>) -> index {
  %0 = memref.assume_alignment %m, 16 : memref<8xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<8xf32> -> index
  return %1 : index
}

// -----

func.func @p9(%m: memref<2x4xf32>) -> index {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x4xf32> to memref<4x2xf32, strided<[1, 4]>>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4x2xf32, strided<[1, 4]>> -> index
  return %1 : index
}

// -----

func.func @p10(%m: memref<*xf32>) -> index {
  %0 = memref.cast %m : memref<*xf32> to memref<4xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
  return %1 : index
}

// -----

func.func @e1(%m: memref<2x4xf32>) -> (memref<f32>, index, index) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x4xf32> to memref<4x2xf32, strided<[1, 4]>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<4x2xf32, strided<[1, 4]>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0 : memref<f32>, index, index
}

// -----

func.func @e2(%m: memref<8xf32>, %s: memref<2xindex>) -> (memref<f32>, index, index) {
  %0 = memref.reshape %m(%s) : (memref<8xf32>, memref<2xindex>) -> memref<?x4xf32>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %z#0 : memref<f32>, index, index
}

// -----

func.func @e3(%m: memref<8xi8>, %x: index) -> (memref<f32>, index, index) {
  %0 = memref.view %m[%x][%x] : memref<8xi8> to memref<?x4xf32>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %z#0 : memref<f32>, index, index
}

// -----

func.func @e4(%m: memref<*xf32>) -> (memref<f32>, index, index) {
  %0 = memref.cast %m : memref<*xf32> to memref<?x4xf32>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %z#0 : memref<f32>, index, index
}

// -----

func.func @e5(%m: memref<?xf32, strided<[?], offset: ?>>) -> (memref<f32>, index, index, index) {
  %0 = memref.assume_alignment %m, 16 : memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @e6(%m: memref<?xf32, strided<[?], offset: ?>>) -> (memref<f32>, index, index, index) {
  %0:2 = memref.distinct_objects %m, %m : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0#0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}
