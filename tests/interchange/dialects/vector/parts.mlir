// Elements, parts and slices of vectors.

func.func @extract(%a: vector<4x8x16xf32>, %s: vector<[4]xi32>, %z: vector<f32>, %t: vector<2x[4]xf16>, %i: index, %j: index) {
  %0 = vector.extract %a[] : vector<4x8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %a[3] : vector<8x16xf32> from vector<4x8x16xf32>
  %2 = vector.extract %a[3, 3] {note} : vector<16xf32> from vector<4x8x16xf32>
  %3 = vector.extract %a[3, 3, 3] : f32 from vector<4x8x16xf32>
  %4 = vector.extract %a[%i, 2, %j] : f32 from vector<4x8x16xf32>
  %5 = vector.extract %a[-1, 2] : vector<16xf32> from vector<4x8x16xf32>
  %6 = vector.extract %z[] : f32 from vector<f32>
  %7 = vector.extract %s[%i] : i32 from vector<[4]xi32>
  %8 = vector.extract %t[1] : vector<[4]xf16> from vector<2x[4]xf16>
  return
}

// -----

func.func @one_element(%a: vector<4x1xf32>) {
  %0 = "vector.extract"(%a) <{static_position = array<i64: 1, 0>}> : (vector<4x1xf32>) -> vector<1xf32>
  return
}

// -----

func.func @insert(%x: f32, %row: vector<16xf32>, %m: vector<8x16xf32>, %a: vector<4x8x16xf32>, %z: vector<f32>, %i: index) {
  %0 = vector.insert %m, %a [3] : vector<8x16xf32> into vector<4x8x16xf32>
  %1 = vector.insert %row, %0 [3, 3] : vector<16xf32> into vector<4x8x16xf32>
  %2 = vector.insert %x, %1 [3, %i, 3] {note} : f32 into vector<4x8x16xf32>
  %3 = vector.insert %x, %z [] : f32 into vector<f32>
  %4 = vector.insert %row, %1 [-1, 0] : vector<16xf32> into vector<4x8x16xf32>
  %5 = vector.insert %a, %a [] : vector<4x8x16xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @scalable(%a: vector<4xi32>, %s: vector<[16]xi32>, %t: vector<[4]xi32>) {
  %0 = vector.scalable.insert %a, %s[4] : vector<4xi32> into vector<[16]xi32>
  %1 = vector.scalable.insert %t, %s[0] {note} : vector<[4]xi32> into vector<[16]xi32>
  %2 = vector.scalable.extract %s[8] : vector<4xi32> from vector<[16]xi32>
  %3 = vector.scalable.extract %s[8] {note} : vector<[4]xi32> from vector<[16]xi32>
  return
}

// -----

func.func @slices(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>, %s: vector<1x[4]xf32>, %t: vector<2x[4]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  %1 = vector.extract_strided_slice %b {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  %2 = vector.extract_strided_slice %b {offsets = [0], sizes = [2], strides = [1], note} : vector<4x8x16xf32> to vector<2x8x16xf32>
  %3 = vector.insert_strided_slice %s, %t {offsets = [1, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
  %4 = vector.extract_strided_slice %t {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  return
}

// -----

func.func @elements(%a: vector<2x2xf32>, %z: vector<i32>, %x: f32, %n: i32) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.to_elements %z {note} : vector<i32>
  %2 = vector.from_elements %0#0, %0#1, %x, %x : vector<2x2xf32>
  %3 = vector.from_elements %n : vector<i32>
  %4 = vector.from_elements %n, %1 {note} : vector<2xi32>
  return
}

// -----

func.func @shuffle(%a: vector<2xf32>, %b: vector<4xf32>, %z: vector<f32>, %c: vector<1x4xf32>, %d: vector<2x4xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 3] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %b, %b [0, -1, 7] {note} : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %3 = vector.shuffle %c, %d [0, 1, 2] : vector<1x4xf32>, vector<2x4xf32>
  return
}
