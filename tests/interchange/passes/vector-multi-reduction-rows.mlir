// options: -lower-vector-multi-reduction

func.func @inner(%a: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %a, %c [1] : vector<2x4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @outer(%a: vector<2x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<2x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @one_dimension(%a: vector<4xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <maxnumf>, %a, %c [0] : vector<4xf32> to f32
  return %0 : f32
}

// -----

func.func @all_dimensions(%a: vector<2x3xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %c [0, 1] : vector<2x3xi32> to i32
  return %0 : i32
}

// -----

func.func @outer_of_three(%a: vector<2x3x4xi32>, %c: vector<4xi32>) -> vector<4xi32> {
  %0 = vector.multi_reduction <add>, %a, %c [0, 1] : vector<2x3x4xi32> to vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

func.func @inner_of_three(%a: vector<2x3x4xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.multi_reduction <add>, %a, %c [2] : vector<2x3x4xi32> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// -----

func.func @middle_of_three(%a: vector<2x3x4xi32>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = vector.multi_reduction <minsi>, %a, %c [1] : vector<2x3x4xi32> to vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// -----

func.func @first_and_last(%a: vector<2x3x4xi32>, %c: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.multi_reduction <xor>, %a, %c [0, 2] : vector<2x3x4xi32> to vector<3xi32>
  return %0 : vector<3xi32>
}

// -----

func.func @nothing(%a: vector<4xf32>, %b: vector<2x3xf32>, %c: vector<4xf32>, %d: vector<2x3xf32>) -> (vector<4xf32>, vector<2x3xf32>) {
  %0 = vector.multi_reduction <add>, %a, %c [] : vector<4xf32> to vector<4xf32>
  %1 = vector.multi_reduction <add>, %b, %d [] : vector<2x3xf32> to vector<2x3xf32>
  return %0, %1 : vector<4xf32>, vector<2x3xf32>
}

// -----

func.func @masked_inner(%a: vector<2x4xf32>, %c: vector<2xf32>, %k: vector<2x4xi1>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.multi_reduction <mul>, %a, %c [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @masked_outer(%a: vector<2x4xf32>, %c: vector<4xf32>, %k: vector<2x4xi1>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [0] : vector<2x4xf32> to vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @masked_one(%a: vector<4xf32>, %c: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @masked_of_three(%a: vector<2x3x4xf32>, %c: vector<3xf32>, %k: vector<2x3x4xi1>) -> vector<3xf32> {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [0, 2] : vector<2x3x4xf32> to vector<3xf32> } : vector<2x3x4xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

// differs: MLIR takes rows of which there may be more for four
func.func @scalable(%a: vector<2x[4]xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @scalable_kept(%a: vector<2x[4]xf32>, %d: vector<[4]xf32>) -> vector<[4]xf32> {
  %1 = vector.multi_reduction <add>, %a, %d [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return %1 : vector<[4]xf32>
}

// -----

func.func @two_scalable(%a: vector<[2]x[4]x2xf32>, %c: vector<[2]x[4]xf32>) -> vector<[2]x[4]xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [2] : vector<[2]x[4]x2xf32> to vector<[2]x[4]xf32>
  return %0 : vector<[2]x[4]xf32>
}

// -----

// differs: MLIR takes rows of which there may be more for four
func.func @one_scalable_dimension(%a: vector<[4]xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<[4]xf32> to f32
  return %0 : f32
}

// -----

func.func @indices(%a: vector<2x2xindex>, %c: vector<2xindex>) -> vector<2xindex> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x2xindex> to vector<2xindex>
  return %0 : vector<2xindex>
}
