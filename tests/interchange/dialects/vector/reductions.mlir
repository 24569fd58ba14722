// Reductions, contractions, outer products and scans.

#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
#max = {
  indexing_maps = [affine_map<(b, i, k) -> (b, i, k)>, affine_map<(b, i, k) -> (b, k)>, affine_map<(b, i, k) -> (b, i)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<maxnumf>
}
#mat = {
  indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @contract(%a: vector<4xf32>, %x: f32, %m: vector<2x3x4xf32>, %v: vector<2x4xf32>, %r: vector<2x3xf32>,
                    %l: vector<3x[4]xf16>, %k: vector<[4]x[8]xf16>, %acc: vector<3x[8]xf16>) {
  %0 = vector.contract #dot %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.contract #max %m, %v, %r : vector<2x3x4xf32>, vector<2x4xf32> into vector<2x3xf32>
  %2 = vector.contract #dot %a, %a, %x {note} : vector<4xf32>, vector<4xf32> into f32
  %3 = vector.contract #mat %l, %k, %acc : vector<3x[4]xf16>, vector<[4]x[8]xf16> into vector<3x[8]xf16>
  return
}

// -----

func.func @reduction(%f: vector<16xf32>, %x: f32, %i: vector<16xi32>, %n: i32, %z: vector<f32>, %s: vector<[4]xindex>) {
  %0 = vector.reduction <add>, %f : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %f, %x : vector<16xf32> into f32
  %2 = vector.reduction <add>, %f, %x fastmath<reassoc,nnan> {note} : vector<16xf32> into f32
  %3 = vector.reduction <minnumf>, %f : vector<16xf32> into f32
  %4 = vector.reduction <maxnumf>, %f fastmath<nnan> : vector<16xf32> into f32
  %5 = vector.reduction <minimumf>, %f : vector<16xf32> into f32
  %6 = vector.reduction <maximumf>, %z : vector<f32> into f32
  %7 = vector.reduction <minui>, %i : vector<16xi32> into i32
  %8 = vector.reduction <minsi>, %i, %n : vector<16xi32> into i32
  %9 = vector.reduction <maxui>, %i : vector<16xi32> into i32
  %10 = vector.reduction <maxsi>, %i : vector<16xi32> into i32
  %11 = vector.reduction <and>, %i : vector<16xi32> into i32
  %12 = vector.reduction <or>, %i : vector<16xi32> into i32
  %13 = vector.reduction <xor>, %s : vector<[4]xindex> into index
  return
}

// -----

func.func @multi(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %x: f32, %s: vector<4x[8]xi32>, %t: vector<4xi32>) {
  %0 = vector.multi_reduction <add>, %a, %acc [1] : vector<4x8x16xf32> to vector<4x16xf32>
  %1 = vector.multi_reduction <maximumf>, %a, %x {note} [0, 1, 2] : vector<4x8x16xf32> to f32
  %2 = vector.multi_reduction <xor>, %s, %t [1] : vector<4x[8]xi32> to vector<4xi32>
  %3 = vector.multi_reduction <add>, %a, %a [] : vector<4x8x16xf32> to vector<4x8x16xf32>
  return
}

// -----

func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32, %s: vector<[2]xf32>, %i: vector<4xi32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %x : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %s : vector<4xf32>, vector<[2]xf32>
  %5 = vector.outerproduct %s, %s {note, kind = #vector.kind<maxnumf>} : vector<[2]xf32>, vector<[2]xf32>
  %6 = vector.outerproduct %i, %i {kind = #vector.kind<and>} : vector<4xi32>, vector<4xi32>
  return
}

// -----

func.func @scan(%a: vector<4x8x16x32xf32>, %b: vector<4x16x32xf32>, %v: vector<4xi32>, %z: vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1 : i64, inclusive = true} : vector<4x8x16x32xf32>, vector<4x16x32xf32>
  %1:2 = vector.scan <mul>, %v, %z {reduction_dim = 0 : i64, inclusive = false, note} : vector<4xi32>, vector<i32>
  return
}

// -----

func.func @fma(%a: vector<8x4xf32>, %z: vector<f16>, %s: vector<[4]xf64>) {
  %0 = vector.fma %a, %a, %a : vector<8x4xf32>
  %1 = vector.fma %z, %z, %z {note} : vector<f16>
  %2 = vector.fma %s, %s, %s : vector<[4]xf64>
  return
}
