// Elements, parts and slices: what is refused.

func.func @f(%a: vector<4x8xf32>, %i: index) {
  %0 = vector.extract %a[0, 0, 0] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract %a[4] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract %a[0, -2] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract %a[0] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.extract %a[0] : vector<8xi32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %0 = vector.extract %a[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = vector.extract %a[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%a: index) {
  %0 = vector.extract %a[0] : index from index
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %i: index) {
  %0 = "vector.extract"(%a, %i) <{static_position = array<i64: 0, 0>}> : (vector<4x8xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = "vector.extract"(%a) : (vector<4x8xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  %0 = vector.insert %x, %a [0, 0, 0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: vector<4xf32>) {
  %0 = vector.insert %x, %a [0, 0] : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  %0 = vector.insert %x, %a [0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  %0 = vector.insert %x, %a [4, 0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  %0 = vector.insert %x, %a [0, -2] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: vector<f32>) {
  %0 = vector.insert %x, %a [0, 1] : vector<f32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: i32) {
  %0 = vector.insert %x, %a [0, 1] : i32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %x: vector<[16]xf32>) {
  %0 = vector.scalable.insert %a, %x[2] : vector<4xf32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %x: vector<16xf32>) {
  %0 = vector.scalable.insert %a, %x[4] : vector<4xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>, %x: vector<[16]xf32>) {
  %0 = vector.scalable.insert %a, %x[4] : vector<4xi32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %x: vector<[16]xf32>) {
  %0 = vector.scalable.insert %a, %x[4] : vector<2x2xf32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%x: vector<[16]xf32>) {
  %0 = vector.scalable.extract %x[5] : vector<4xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%x: vector<16xf32>) {
  %0 = vector.scalable.extract %x[4] : vector<4xf32> from vector<16xf32>
  return
}

// -----

func.func @f(%x: vector<[16]xf32>) {
  %0 = vector.scalable.extract %x[4] : vector<4xi32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [100], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2, 2], strides = [1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 2], strides = [1, 1, 1]} : vector<4x8x16xf32> into vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [50, 30, 20], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2, 2], strides = [1, 2]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 6, 0], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 14], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4x4xi32>, %b: vector<4x8x16xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 1], strides = [1, 1]} : vector<4x4xi32> into vector<4x8x16xf32>
  return
}

// -----

func.func @f(%a: vector<1x4xf32>, %b: vector<2x[4]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<1x[2]xf32>, %b: vector<2x[4]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<1x[2]xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [100], sizes = [2, 2], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2, 2, 2, 2], sizes = [2, 2, 2, 2], strides = [1, 1, 1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [100], sizes = [100], strides = [100]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2], sizes = [100], strides = [100]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2], sizes = [1], strides = [100]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2], sizes = [3], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<3x1xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2], sizes = [0], strides = [1]} : vector<4x8x16xf32> to vector<3x1xf32>
  return
}

// -----

func.func @f(%b: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [2], sizes = [2]} : vector<4x8x16xf32> to vector<3x1xf32>
  return
}

// -----

func.func @f(%b: vector<4x[8]xf32>) {
  %0 = vector.extract_strided_slice %b {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x[8]xf32> to vector<2x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xi32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<4x2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %b: vector<2x4xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2x2xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shuffle %a, %a [0, 4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shuffle %a, %a [0, -2] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = vector.shuffle %a, %a [0, 1] : vector<[2]xf32>, vector<[2]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = vector.from_elements %x, %x : vector<3xf32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = vector.from_elements %x, %x : vector<2xi32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = vector.from_elements %x, %x : vector<[2]xf32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = vector.from_elements %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  %0 = "vector.from_elements"(%x, %x) : (f32, f32) -> vector<3xf32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = "vector.from_elements"(%x, %x) : (f32, f32) -> vector<2xi32>
  return
}

// -----

func.func @f(%x: vector<2xf32>) {
  %0:3 = "vector.to_elements"(%x) : (vector<2xf32>) -> (f32, f32, f32)
  return
}

// -----

func.func @f(%x: f32) {
  %0 = vector.to_elements %x : f32
  return
}
