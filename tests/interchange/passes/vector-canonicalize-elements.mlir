// options: -canonicalize

func.func @to_elements_of_elements(%a: f32, %b: f32) -> (f32, f32) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  return %1#1, %1#0 : f32, f32
}

// -----

func.func @to_elements_of_shape_cast(%a: vector<4xf32>) -> (f32, f32) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %0 : vector<2x2xf32>
  return %1#1, %1#2 : f32, f32
}

// -----

func.func @to_elements_of_scalar_broadcast(%x: f32) -> (f32, f32) {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  return %1#1, %1#0 : f32, f32
}

// -----

func.func @to_elements_of_vector_broadcast(%v: vector<2xf32>, %w: vector<2x1x2xf32>) -> (f32, f32, f32, f32) {
  %0 = vector.broadcast %v : vector<2xf32> to vector<3x2xf32>
  %1:6 = vector.to_elements %0 : vector<3x2xf32>
  %2 = vector.broadcast %w : vector<2x1x2xf32> to vector<2x2x2xf32>
  %3:8 = vector.to_elements %2 : vector<2x2x2xf32>
  return %1#3, %1#4, %3#3, %3#6 : f32, f32, f32, f32
}

// -----

func.func @to_elements_of_constant() -> (i32, i32) {
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %0:2 = vector.to_elements %c : vector<2xi32>
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @elements_of_to_elements(%a: vector<2x2xf32>) -> (vector<2x2xf32>, vector<4xf32>, vector<2x2xf32>) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<4xf32>
  %3 = vector.from_elements %0#0, %0#2, %0#1, %0#3 : vector<2x2xf32>
  return %1, %2, %3 : vector<2x2xf32>, vector<4xf32>, vector<2x2xf32>
}

// -----

func.func @equal_elements(%x: f32) -> (vector<2x2xf32>, vector<1xf32>, vector<f32>) {
  %0 = vector.from_elements %x, %x, %x, %x : vector<2x2xf32>
  %1 = vector.from_elements %x : vector<1xf32>
  %2 = vector.from_elements %x : vector<f32>
  return %0, %1, %2 : vector<2x2xf32>, vector<1xf32>, vector<f32>
}

// -----

func.func @constant_elements() -> (vector<2xi32>, vector<2xf32>, vector<2xindex>) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 1.5 : f32
  %d = arith.constant 1 : index
  %e = arith.constant 2 : index
  %0 = vector.from_elements %a, %b : vector<2xi32>
  %1 = vector.from_elements %c, %c : vector<2xf32>
  %2 = vector.from_elements %e, %d : vector<2xindex>
  return %0, %1, %2 : vector<2xi32>, vector<2xf32>, vector<2xindex>
}

// -----

func.func @elements_with_poison(%x: i32) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %a = arith.constant 1 : i32
  %p = ub.poison : i32
  %0 = vector.from_elements %a, %p : vector<2xi32>
  %1 = vector.from_elements %p, %p : vector<2xi32>
  %2 = vector.from_elements %x, %a : vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2xi32>, vector<2xi32>
}

// -----

func.func @extracted_elements(%a: vector<2x2xi8>) -> (vector<2xi8>, vector<4xi8>) {
  %0 = vector.extract %a[0, 0] : i8 from vector<2x2xi8>
  %1 = vector.extract %a[0, 1] : i8 from vector<2x2xi8>
  %2 = vector.extract %a[1, 0] : i8 from vector<2x2xi8>
  %3 = vector.extract %a[1, 1] : i8 from vector<2x2xi8>
  %4 = vector.from_elements %2, %3 : vector<2xi8>
  %5 = vector.from_elements %0, %1, %2, %3 : vector<4xi8>
  return %4, %5 : vector<2xi8>, vector<4xi8>
}

// -----

func.func @extracted_elements_into_units(%a: vector<2x1x2xi8>) -> (vector<1x2xi8>, vector<2x2xi8>) {
  %0 = vector.extract %a[0, 0, 0] : i8 from vector<2x1x2xi8>
  %1 = vector.extract %a[0, 0, 1] : i8 from vector<2x1x2xi8>
  %2 = vector.extract %a[1, 0, 0] : i8 from vector<2x1x2xi8>
  %3 = vector.extract %a[1, 0, 1] : i8 from vector<2x1x2xi8>
  %4 = vector.from_elements %2, %3 : vector<1x2xi8>
  %5 = vector.from_elements %0, %1, %2, %3 : vector<2x2xi8>
  return %4, %5 : vector<1x2xi8>, vector<2x2xi8>
}

// -----

func.func @extracted_elements_otherwise(%a: vector<2x2xi8>, %b: vector<2x2xi8>) -> (vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %0 = vector.extract %a[0, 0] : i8 from vector<2x2xi8>
  %1 = vector.extract %a[0, 1] : i8 from vector<2x2xi8>
  %2 = vector.extract %a[1, 0] : i8 from vector<2x2xi8>
  %3 = vector.extract %b[0, 1] : i8 from vector<2x2xi8>
  %4 = vector.from_elements %1, %0 : vector<2xi8>
  %5 = vector.from_elements %1, %2 : vector<2xi8>
  %6 = vector.from_elements %0, %3 : vector<2xi8>
  return %4, %5, %6 : vector<2xi8>, vector<2xi8>, vector<2xi8>
}
