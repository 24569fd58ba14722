// options: -canonicalize

func.func @shuffle_of_one(%a: vector<3xf32>, %b: vector<2xf32>) -> (vector<3xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2] : vector<3xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [3, 4] : vector<3xf32>, vector<2xf32>
  return %0, %1 : vector<3xf32>, vector<2xf32>
}

// -----

func.func @shuffle_of_other(%a: vector<3xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<3xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [4, 3] : vector<3xf32>, vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

func.func @shuffle_of_constants() -> (vector<4xi32>, vector<3xi32>) {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5]> : vector<2xi32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 3] : vector<3xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %b [4, -1, 2] : vector<3xi32>, vector<2xi32>
  return %0, %1 : vector<4xi32>, vector<3xi32>
}

// -----

func.func @shuffle_of_poison() -> vector<4xi32> {
  %a = ub.poison : vector<3xi32>
  %b = ub.poison : vector<2xi32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 3] : vector<3xi32>, vector<2xi32>
  return %0 : vector<4xi32>
}

// -----

func.func @shuffle_of_poison_and_constant() -> (vector<4xi32>, vector<4xi32>) {
  %a = ub.poison : vector<3xi32>
  %b = arith.constant dense<[4, 5]> : vector<2xi32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 3] : vector<3xi32>, vector<2xi32>
  %1 = vector.shuffle %b, %a [4, 0, -1, 1] : vector<2xi32>, vector<3xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}

// -----

func.func @shuffle_of_poison_and_value(%b: vector<2xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %a = ub.poison : vector<3xi32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 3] : vector<3xi32>, vector<2xi32>
  %1 = vector.shuffle %b, %a [4, 0, 2, 3] : vector<2xi32>, vector<3xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}

// -----

func.func @shuffle_to_poison(%a: vector<2xi32>, %b: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %0 = vector.shuffle %a, %b [-1, -1] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %b [-1, 3] : vector<2xi32>, vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}

// -----

func.func @shuffle_of_splats(%x: f32) -> vector<4xf32> {
  %a = vector.broadcast %x : f32 to vector<3xf32>
  %b = vector.broadcast %x : f32 to vector<2xf32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 3] : vector<3xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @shuffle_of_two_splats(%x: f32, %y: f32) -> vector<4xf32> {
  %a = vector.broadcast %x : f32 to vector<3xf32>
  %b = vector.broadcast %y : f32 to vector<2xf32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 3] : vector<3xf32>, vector<2xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @shuffle_of_rank_0(%a: vector<f32>, %b: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %a, %b [1, 0] : vector<f32>, vector<f32>
  return %0, %1, %2 : vector<1xf32>, vector<1xf32>, vector<2xf32>
}

// -----

func.func @shuffle_that_interleaves(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [0, 2, 3, 1] : vector<2xf32>, vector<2xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @shuffle_of_rank_2(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> (vector<4x3xf32>, vector<2x3xf32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2x3xf32>, vector<2x3xf32>
  %1 = vector.shuffle %a, %b [2, 3] : vector<2x3xf32>, vector<2x3xf32>
  return %0, %1 : vector<4x3xf32>, vector<2x3xf32>
}

// -----

func.func @shuffle_of_rank_2_constants() -> vector<3x1xi8> {
  %a = arith.constant dense<[[1], [2]]> : vector<2x1xi8>
  %0 = vector.shuffle %a, %a [0, 3, 1] : vector<2x1xi8>, vector<2x1xi8>
  return %0 : vector<3x1xi8>
}
