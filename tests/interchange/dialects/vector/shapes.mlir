// Operations that change the shape of a vector.

func.func @broadcast(%x: f32, %v: vector<16xf32>, %m: vector<16x1xf32>, %z: vector<f32>, %i: index, %s: vector<[4]xf32>, %o: vector<1xf32>) {
  %0 = vector.broadcast %x : f32 to vector<f32>
  %1 = vector.broadcast %x : f32 to vector<4xf32>
  %2 = vector.broadcast %v : vector<16xf32> to vector<4x16xf32>
  %3 = vector.broadcast %m {note} : vector<16x1xf32> to vector<8x16x4xf32>
  %4 = vector.broadcast %z : vector<f32> to vector<2x3xf32>
  %5 = vector.broadcast %i : index to vector<[4]xindex>
  %6 = vector.broadcast %s : vector<[4]xf32> to vector<2x[4]xf32>
  %7 = vector.broadcast %o : vector<1xf32> to vector<[4]xf32>
  return
}

// -----

func.func @interleave(%a: vector<4xf32>, %z: vector<i32>, %s: vector<2x[4]xi8>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %1 = vector.interleave %z, %z {note} : vector<i32> -> vector<2xi32>
  %2 = vector.interleave %s, %s : vector<2x[4]xi8> -> vector<2x[8]xi8>
  %3, %4 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
  %5, %6 = vector.deinterleave %2 {note} : vector<2x[8]xi8> -> vector<2x[4]xi8>
  return
}

// -----

func.func @casts(%a: vector<5x4xf32>, %z: vector<f32>, %s: vector<1x[4]xf32>, %b: vector<8x4xf32>, %i: vector<i16>) {
  %0 = vector.shape_cast %a : vector<5x4xf32> to vector<20xf32>
  %1 = vector.shape_cast %z {note} : vector<f32> to vector<1x1xf32>
  %2 = vector.shape_cast %s : vector<1x[4]xf32> to vector<[4]xf32>
  %3 = vector.bitcast %b : vector<8x4xf32> to vector<8x16xi8>
  %4 = vector.bitcast %i {note} : vector<i16> to vector<f16>
  return
}

// -----

func.func @type_cast(%m: memref<8x8x8xf32>, %n: memref<8x8x8xf32, 3>) {
  %0 = vector.type_cast %m : memref<8x8x8xf32> to memref<vector<8x8x8xf32>>
  %1 = vector.type_cast %n {note} : memref<8x8x8xf32, 3> to memref<vector<8x8x8xf32>, 3>
  return
}

// -----

func.func @transpose(%a: vector<3x7xf32>, %s: vector<2x[4]xf32>, %z: vector<f32>) {
  %0 = vector.transpose %a, [1, 0] : vector<3x7xf32> to vector<7x3xf32>
  %1 = vector.transpose %a, [0, 1] {note} : vector<3x7xf32> to vector<3x7xf32>
  %2 = vector.transpose %s, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %3 = vector.transpose %z, [] : vector<f32> to vector<f32>
  return
}
