// Reductions and contractions: what is refused.

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k)[s] -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k, l) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k + 1)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, i)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "carousel"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> ()>], iterator_types = ["parallel", "reduction"]} %a, %b, %x : vector<4x8xf32>, vector<8xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> (k)>], iterator_types = ["reduction"]} %b, %b, %b : vector<8xf32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %b : vector<4x8xf32>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<xor>} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xsi32>, %b: vector<8xsi32>, %c: vector<4xsi32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xsi32>, vector<8xsi32> into vector<4xsi32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xi32>, %c: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8xi32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c, %a : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>, %x: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, k, l) -> (i, k)>, affine_map<(i, k, l) -> (k)>, affine_map<(i, k, l) -> (l)>], iterator_types = ["parallel", "reduction", "parallel"]} %a, %b, %c : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x16xf32>) {
  %0 = vector.reduction <add>, %a : vector<4x16xf32> into f32
  return
}

// -----

func.func @f(%a: vector<16xf32>) {
  %0 = vector.reduction <joho>, %a : vector<16xf32> into f32
  return
}

// -----

func.func @f(%a: vector<16xf32>) {
  %0 = vector.reduction <add>, %a : vector<16xf32> into i32
  return
}

// -----

func.func @f(%a: vector<16xf32>) {
  %0 = vector.reduction <and>, %a : vector<16xf32> into f32
  return
}

// -----

func.func @f(%a: vector<16xi32>) {
  %0 = vector.reduction <maximumf>, %a : vector<16xi32> into i32
  return
}

// -----

func.func @f(%a: vector<16xi32>) {
  %0 = "vector.reduction"(%a) : (vector<16xi32>) -> i32
  return
}

// -----

func.func @f(%a: vector<16xf32>, %x: f64) {
  %0 = "vector.reduction"(%a, %x) <{kind = #vector.kind<add>}> : (vector<16xf32>, f64) -> f32
  return
}

// -----

func.func @f(%a: vector<4x16xf32>, %c: vector<16xf32>) {
  %0 = vector.multi_reduction <mul>, %a, %c [1] : vector<4x16xf32> to vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<4x16xf32>, %c: vector<16xf32>) {
  %0 = "vector.multi_reduction"(%a, %c) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4x16xf32>, vector<16xf32>) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = vector.outerproduct %a : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = vector.outerproduct %x, %x : f32, f32
  return
}

// -----

func.func @f(%a: vector<4x8xf32>) {
  %0 = vector.outerproduct %a, %a : vector<4x8xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<8x16xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<4x16xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %x: f32) {
  %0 = vector.outerproduct %a, %x : vector<4x8xf32>, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %x: f32) {
  %0 = "vector.outerproduct"(%a, %x) : (vector<4xf32>, f32) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<8xf32>, %x: f32) {
  %0 = "vector.outerproduct"(%a, %x) : (vector<8xf32>, f32) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x16xf32>) {
  %0 = "vector.outerproduct"(%a, %b, %c) : (vector<4xf32>, vector<8xf32>, vector<4x16xf32>) -> vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xi32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<2xi32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 2 : i64} : vector<2x3xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<i32>
  return
}

// -----

func.func @f(%a: vector<2x3xi32>, %b: vector<5xi32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<5xi32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  %0:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}
