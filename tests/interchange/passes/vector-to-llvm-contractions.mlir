// options: -convert-vector-to-llvm

func.func @f(%a0: index, %a1: index) -> vector<2x3xi1> {
  %r = vector.create_mask %a0, %a1 : vector<2x3xi1>
  return %r : vector<2x3xi1>
}

// -----

func.func @f(%a0: index) -> vector<4xi1> {
  %r = vector.create_mask %a0 : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @f(%a0: index) -> vector<i1> {
  %r = vector.create_mask %a0 : vector<i1>
  return %r : vector<i1>
}

// -----

func.func @f(%a0: index, %a1: index) -> vector<2x[4]xi1> {
  %r = vector.create_mask %a0, %a1 : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// -----

func.func @f(%a0: index, %a1: index) -> vector<[2]x4xi1> {
  %r = vector.create_mask %a0, %a1 : vector<[2]x4xi1>
  return %r : vector<[2]x4xi1>
}

// -----

func.func @f(%a0: index, %a1: index, %a2: index) -> vector<2x2x2xi1> {
  %r = vector.create_mask %a0, %a1, %a2 : vector<2x2x2xi1>
  return %r : vector<2x2x2xi1>
}

// -----

func.func @f(%a0: index) -> vector<[4]xi1> {
  %r = vector.create_mask %a0 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @f() -> vector<4xi1> {
  %r = vector.constant_mask [0] : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @f() -> vector<4xi1> {
  %r = vector.constant_mask [4] : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @f() -> vector<4xi1> {
  %r = vector.constant_mask [2] : vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @f() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}

// -----

func.func @f() -> vector<i1> {
  %r = vector.constant_mask [0] : vector<i1>
  return %r : vector<i1>
}

// -----

func.func @f() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

// -----

func.func @f() -> vector<[4]xi1> {
  %r = vector.constant_mask [4] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

func.func @f() -> vector<2x3xi1> {
  %r = vector.constant_mask [0, 0] : vector<2x3xi1>
  return %r : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<3x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<2x3xf16>, %b: vector<3x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf16>, vector<3x2xf16> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<3x2xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<3x2xf32>, %b: vector<2x3xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<2x3xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<3x2xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<3x2xf32>, %b: vector<2x3xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<2x3xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<3x2xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3xf32>, vector<2x3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return %r : f32
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>, %c: i32) -> i32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xi32>, vector<4xi32> into i32
  return %r : i32
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
  return %r : f32
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @f(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<2xindex>, %b: vector<3xindex>) -> vector<2x3xindex> {
  %r = vector.outerproduct %a, %b : vector<2xindex>, vector<3xindex>
  return %r : vector<2x3xindex>
}

// -----

func.func @f(%a: vector<2xf32>, %b: f32) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<[3]xf32>) -> vector<2x[3]xf32> {
  %r = vector.outerproduct %a, %b : vector<2xf32>, vector<[3]xf32>
  return %r : vector<2x[3]xf32>
}

// -----

func.func @f(%m: vector<2x3xi1>, %a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.mask %m { vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<4xf32>, %c: f32) -> f32 {
  %r = vector.mask %m { vector.reduction <add>, %a, %c : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<4xi32>) -> i32 {
  %r = vector.mask %m { vector.reduction <mul>, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}
