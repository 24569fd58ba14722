// options: -canonicalize

func.func @reduction_of_one(%a: vector<1xf32>, %x: f32) -> (f32, f32) {
  %0 = vector.reduction <add>, %a : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %a, %x fastmath<nnan,ninf> : vector<1xf32> into f32
  return %0, %1 : f32, f32
}

// -----

func.func @reduction_of_rank_0(%a: vector<i32>, %x: i32) -> (i32, i32) {
  %0 = vector.reduction <add>, %a : vector<i32> into i32
  %1 = vector.reduction <maxui>, %a, %x : vector<i32> into i32
  return %0, %1 : i32, i32
}

// -----

func.func @reduction_of_more(%a: vector<2xi32>) -> i32 {
  %0 = vector.reduction <add>, %a : vector<2xi32> into i32
  return %0 : i32
}

// -----

// differs: MLIR takes the first element of a vector that may have more
func.func @reduction_of_scalable(%s: vector<[1]xi32>) -> i32 {
  %0 = vector.reduction <add>, %s : vector<[1]xi32> into i32
  return %0 : i32
}

// -----

func.func @integer_kinds(%a: vector<1xi32>, %x: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = vector.reduction <add>, %a, %x : vector<1xi32> into i32
  %1 = vector.reduction <mul>, %a, %x : vector<1xi32> into i32
  %2 = vector.reduction <minui>, %a, %x : vector<1xi32> into i32
  %3 = vector.reduction <minsi>, %a, %x : vector<1xi32> into i32
  %4 = vector.reduction <maxui>, %a, %x : vector<1xi32> into i32
  %5 = vector.reduction <maxsi>, %a, %x : vector<1xi32> into i32
  %6 = vector.reduction <and>, %a, %x : vector<1xi32> into i32
  %7 = vector.reduction <or>, %a, %x : vector<1xi32> into i32
  %8 = vector.reduction <xor>, %a, %x : vector<1xi32> into i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

func.func @float_kinds(%a: vector<1xf32>, %x: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a, %x : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %a, %x : vector<1xf32> into f32
  %2 = vector.reduction <minnumf>, %a, %x fastmath<nsz> : vector<1xf32> into f32
  %3 = vector.reduction <maxnumf>, %a, %x : vector<1xf32> into f32
  %4 = vector.reduction <minimumf>, %a, %x : vector<1xf32> into f32
  %5 = vector.reduction <maximumf>, %a, %x : vector<1xf32> into f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// -----

func.func @reduction_with_neutral_start(%a: vector<1xi32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = vector.reduction <add>, %a, %c0 : vector<1xi32> into i32
  return %0 : i32
}

// -----

func.func @masked_reduction_of_one(%a: vector<1xf32>, %k: vector<1xi1>, %x: f32) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %k { vector.reduction <add>, %a, %x : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

func.func @multi_reduction_of_units(%a: vector<5x1x4x1x20xf32>, %c: vector<5x4x20xf32>) -> vector<5x4x20xf32> {
  %0 = vector.multi_reduction <mul>, %a, %c [1, 3] : vector<5x1x4x1x20xf32> to vector<5x4x20xf32>
  return %0 : vector<5x4x20xf32>
}

// -----

func.func @multi_reduction_of_all_units(%a: vector<1x1xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<1x1xf32> to f32
  return %0 : f32
}

// -----

func.func @multi_reduction_of_some_units(%a: vector<1x4xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<1x4xf32> to f32
  return %0 : f32
}

// -----

func.func @multi_reduction_of_nothing(%a: vector<4x3xf32>, %b: vector<4xf32>, %c: vector<4x3xf32>, %d: vector<4xf32>) -> (vector<4x3xf32>, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %a, %c [] : vector<4x3xf32> to vector<4x3xf32>
  %1 = vector.multi_reduction <add>, %b, %d [] : vector<4xf32> to vector<4xf32>
  return %0, %1 : vector<4x3xf32>, vector<4xf32>
}

// -----

// differs: MLIR gives the source where the mask is not set, and not the start
func.func @masked_multi_reductions(%a: vector<5x1xf32>, %c: vector<5xf32>, %k: vector<5x1xi1>, %b: vector<1x1xf32>, %l: vector<1x1xi1>, %x: f32) -> (vector<5xf32>, f32) {
  %0 = vector.mask %k { vector.multi_reduction <mul>, %a, %c [1] : vector<5x1xf32> to vector<5xf32> } : vector<5x1xi1> -> vector<5xf32>
  %1 = vector.mask %l { vector.multi_reduction <add>, %b, %x [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  return %0, %1 : vector<5xf32>, f32
}

// -----

func.func @integer_multi_reductions(%a: vector<5x1xi32>, %c: vector<5xi32>) -> (vector<5xi32>, vector<5xi32>) {
  %0 = vector.multi_reduction <maxsi>, %a, %c [1] : vector<5x1xi32> to vector<5xi32>
  %1 = vector.multi_reduction <xor>, %a, %c [1] : vector<5x1xi32> to vector<5xi32>
  return %0, %1 : vector<5xi32>, vector<5xi32>
}

// -----

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contract_and_add(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %x: vector<2x4xf32>) -> vector<2x4xf32> {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %x : vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// -----

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contract_and_add_integers(%a: vector<2x3xi32>, %b: vector<3x4xi32>, %x: vector<2x4xi32>) -> vector<2x4xi32> {
  %z = arith.constant dense<0> : vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %1 = arith.addi %x, %0 : vector<2x4xi32>
  return %1 : vector<2x4xi32>
}

// -----

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contract_with_accumulator(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %x: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %z = arith.constant dense<1.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %x : vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %x : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %3 = arith.addf %2, %x : vector<2x4xf32>
  return %1, %3 : vector<2x4xf32>, vector<2x4xf32>
}

// -----

#a = affine_map<(k) -> (k)>
#c = affine_map<(k) -> ()>
func.func @contract_to_scalar(%a: vector<3xf32>, %x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [#a, #a, #c], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %z : vector<3xf32>, vector<3xf32> into f32
  %1 = arith.addf %0, %x : f32
  return %1 : f32
}

// -----

#a = affine_map<(i, k) -> (i, k)>
#b = affine_map<(i, k) -> (k)>
#c = affine_map<(i, k) -> (i)>
func.func @contract_used_twice(%a: vector<2x3xf32>, %b: vector<3xf32>, %x: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  %1 = arith.addf %0, %x : vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

// differs: MLIR takes a sum for a maximum
#a = affine_map<(i, k) -> (i, k)>
#b = affine_map<(i, k) -> (k)>
#c = affine_map<(i, k) -> (i)>
func.func @contract_by_maximum(%a: vector<2x3xf32>, %b: vector<3xf32>, %x: vector<2xf32>) -> vector<2xf32> {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %z : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  %1 = arith.addf %0, %x : vector<2xf32>
  return %1 : vector<2xf32>
}

// -----

#a = affine_map<(i, k) -> (i, k)>
#b = affine_map<(i, k) -> (k)>
#c = affine_map<(i, k) -> (i)>
func.func @masked_contract_and_add(%a: vector<2x3xf32>, %b: vector<3xf32>, %x: vector<2xf32>, %k: vector<2x3xi1>) -> vector<2xf32> {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.mask %k { vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %1 = arith.addf %0, %x : vector<2xf32>
  return %1 : vector<2xf32>
}
