// options: -canonicalize

// differs: MLIR makes a vector of fixed size of a scalable one
func.func @of_shape_cast(%v: vector<4x[1]xf32>) -> vector<4x1xf32> {
  %0 = vector.shape_cast %v : vector<4x[1]xf32> to vector<[1]x4x1xf32>
  %1 = vector.extract %0[0] : vector<4x1xf32> from vector<[1]x4x1xf32>
  return %1 : vector<4x1xf32>
}

// -----

// differs: MLIR replaces all rows, of which there may be more
func.func @insert_a_row(%x: vector<4xf32>, %v: vector<[1]x4xf32>) -> vector<[1]x4xf32> {
  %0 = vector.insert %x, %v[0] : vector<4xf32> into vector<[1]x4xf32>
  return %0 : vector<[1]x4xf32>
}

// -----

// differs: MLIR makes a vector of fixed size of a scalable one
func.func @elements(%v: vector<[4]xf32>) -> vector<4xf32> {
  %0 = vector.extract %v[0] : f32 from vector<[4]xf32>
  %1 = vector.extract %v[1] : f32 from vector<[4]xf32>
  %2 = vector.extract %v[2] : f32 from vector<[4]xf32>
  %3 = vector.extract %v[3] : f32 from vector<[4]xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  return %4 : vector<4xf32>
}

// -----

// differs: MLIR repeats a vector along a scalable dimension
func.func @transpose_of_broadcast(%v: vector<[1]xf32>) -> vector<[1]x4xf32> {
  %0 = vector.broadcast %v : vector<[1]xf32> to vector<4x[1]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x[1]xf32> to vector<[1]x4xf32>
  return %1 : vector<[1]x4xf32>
}

// -----

func.func @scalable_first(%v: vector<[4]xf32>) -> f32 {
  %0 = vector.shape_cast %v : vector<[4]xf32> to vector<[4]x1xf32>
  %1 = vector.extract %0[2, 0] : f32 from vector<[4]x1xf32>
  return %1 : f32
}
