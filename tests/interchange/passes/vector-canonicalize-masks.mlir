// options: -canonicalize

func.func @create_mask_of_constants() -> (vector<4x3xi1>, vector<4x3xi1>, vector<4xi1>, vector<i1>, vector<i1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c-3 = arith.constant -3 : index
  %0 = vector.create_mask %c9, %c2 : vector<4x3xi1>
  %1 = vector.create_mask %c2, %c-3 : vector<4x3xi1>
  %2 = vector.create_mask %c9 : vector<4xi1>
  %3 = vector.create_mask %c1 : vector<i1>
  %4 = vector.create_mask %c0 : vector<i1>
  return %0, %1, %2, %3, %4 : vector<4x3xi1>, vector<4x3xi1>, vector<4xi1>, vector<i1>, vector<i1>
}

// -----

func.func @create_mask_of_values(%i: index) -> vector<4x3xi1> {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %i, %c2 : vector<4x3xi1>
  return %0 : vector<4x3xi1>
}

// -----

func.func @create_scalable_mask() -> (vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi1>) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %v = vector.vscale
  %m = arith.muli %v, %c16 : index
  %0 = vector.create_mask %c8, %m : vector<8x[16]xi1>
  %1 = vector.create_mask %c-1 : vector<[8]xi1>
  %2 = vector.create_mask %c8 : vector<[8]xi1>
  %3 = vector.create_mask %c0 : vector<[8]xi1>
  return %0, %1, %2, %3 : vector<8x[16]xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi1>
}

// -----

func.func @create_scalable_mask_of_too_few() -> (vector<[16]xi1>, vector<[1]xi1>, vector<[2]xi1>) {
  %c8 = arith.constant 8 : index
  %v = vector.vscale
  %m = arith.muli %c8, %v : index
  %0 = vector.create_mask %m : vector<[16]xi1>
  %1 = vector.create_mask %v : vector<[1]xi1>
  %2 = vector.create_mask %v : vector<[2]xi1>
  return %0, %1, %2 : vector<[16]xi1>, vector<[1]xi1>, vector<[2]xi1>
}

// -----

func.func @constant_mask() -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>, vector<i1>, vector<[4]xi1>) {
  %0 = vector.constant_mask [4, 3] : vector<4x3xi1>
  %1 = vector.constant_mask [0, 0] : vector<4x3xi1>
  %2 = vector.constant_mask [4, 2] : vector<4x3xi1>
  %3 = vector.constant_mask [0] : vector<i1>
  %4 = vector.constant_mask [1] : vector<i1>
  %5 = vector.constant_mask [4] : vector<[4]xi1>
  return %0, %1, %2, %3, %4, %5 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>, vector<i1>, vector<[4]xi1>
}

// -----

func.func @maskedload(%m: memref<?xf32>, %p: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %t = vector.create_mask %c4 : vector<4xi1>
  %f = vector.create_mask %c0 : vector<4xi1>
  %h = vector.create_mask %c3 : vector<4xi1>
  %0 = vector.maskedload %m[%c0], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%c0], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %m[%c0], %h, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.maskedload %m[%c0], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @aligned_maskedload(%m: memref<?xf32>, %p: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = vector.maskedload %m[%c0], %t, %p {alignment = 16} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @maskedload_of_constants(%m: memref<?xf32>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %h = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %0 = vector.maskedload %m[%c0], %t, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%c0], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %m[%c0], %h, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @maskedload_of_rank_2(%m: memref<?x?xf32>, %p: vector<2x4xf32>, %i: index) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %t = vector.constant_mask [2, 4] : vector<2x4xi1>
  %f = vector.create_mask %i, %c0 : vector<2x4xi1>
  %0 = vector.maskedload %m[%c0, %c0], %t, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.maskedload %m[%c0, %c0], %f, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}

// -----

func.func @maskedload_of_cast(%m: memref<8xf32>, %p: vector<4xf32>, %k: vector<4xi1>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %d = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.maskedload %d[%c0], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @maskedstore(%m: memref<?xf32>, %v: vector<4xf32>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %t = vector.create_mask %c4 : vector<4xi1>
  %f = vector.create_mask %c0 : vector<4xi1>
  %h = vector.create_mask %c3 : vector<4xi1>
  vector.maskedstore %m[%c0], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%c3], %f, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%c4], %h, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%c4], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather(%m: memref<?xf32>, %i: vector<4xi32>, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %0 = vector.gather %m[%c0][%i], %t, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%c0][%i], %f, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%c0][%i], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @gather_of_neighbours(%m: memref<?xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %s = vector.step : vector<4xindex>
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.gather %m[%i][%s], %k, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i][%c], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @gather_of_all_neighbours(%m: memref<?xf32>, %v: vector<4xf32>, %i: index) -> vector<4xf32> {
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %t = arith.constant dense<true> : vector<4xi1>
  %1 = vector.gather %m[%i][%c], %t, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @gather_of_others(%m: memref<?xf32>, %t: tensor<?xf32>, %n: memref<?x?xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %s = vector.step : vector<4xindex>
  %c = arith.constant dense<[0, 1, 3, 2]> : vector<4xi32>
  %0 = vector.gather %t[%i][%s], %k, %v : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i][%c], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %n[%i, %i][%s], %k, %v : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @gather_of_one(%m: memref<?xf32>, %v: vector<1xf32>, %w: vector<2x2xf32>, %k: vector<1xi1>, %l: vector<2x2xi1>, %i: index) -> (vector<1xf32>, vector<2x2xf32>) {
  %c = arith.constant dense<0> : vector<1xi32>
  %d = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xi32>
  %0 = vector.gather %m[%i][%c], %k, %v : memref<?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %1 = vector.gather %m[%i][%d], %l, %w : memref<?xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  return %0, %1 : vector<1xf32>, vector<2x2xf32>
}

// -----

func.func @scatter(%m: memref<?xf32>, %i: vector<4xi32>, %v: vector<4xf32>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  vector.scatter %m[%c0][%i], %t, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%c1][%i], %f, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%c1][%i], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_into_tensor(%m: tensor<?xf32>, %i: vector<4xi32>, %v: vector<4xf32>, %k: vector<4xi1>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant dense<false> : vector<4xi1>
  %s = vector.step : vector<4xindex>
  %0 = vector.scatter %m[%c0][%i], %f, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  %1 = vector.scatter %m[%c0][%s], %k, %v : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @scatter_to_neighbours(%m: memref<?xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %i: index) {
  %s = vector.step : vector<4xindex>
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %d = arith.constant dense<[0, 1, 2, 4]> : vector<4xi32>
  vector.scatter %m[%i][%s], %k, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%c], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%d], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload(%m: memref<?xf32>, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %0 = vector.expandload %m[%c0], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%c0], %f, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.expandload %m[%c0], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @compressstore(%m: memref<?xf32>, %v: vector<4xf32>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  vector.compressstore %m[%c0], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%c1], %f, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%c0], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @load_and_store_of_cast(%m: memref<8xf32>, %v: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %d = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %d[%c0] : memref<?xf32>, vector<4xf32>
  vector.store %v, %d[%c0] : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @load_of_strided_cast(%m: memref<4x8xf32, strided<[8, 1]>>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %d = memref.cast %m : memref<4x8xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = vector.load %d[%c0, %c0] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @empty_mask(%k: vector<8xi1>, %a: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %k { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @empty_mask_without_results(%k: vector<8xi1>) {
  vector.mask %k { } : vector<8xi1>
  return
}

// -----

func.func @empty_mask_with_passthru(%k: vector<8xi1>, %a: vector<8xf32>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.mask %k, %p { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @all_true_mask(%a: vector<4xf32>, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %k { vector.transfer_write %a, %m[%c0] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return %0 : f32
}

// -----

func.func @other_mask(%a: vector<4xf32>, %k: vector<4xi1>) -> (f32, f32) {
  %h = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %h { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

func.func @all_true_mask_with_passthru(%t: tensor<?xf32>, %p: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %k = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %k, %p { vector.transfer_read %t[%c0], %x : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @all_false_mask(%a: vector<4xf32>) -> f32 {
  %k = arith.constant dense<false> : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @unused_mask(%a: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @constants_in_mask(%m: memref<?xf32>, %k: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<1.0> : vector<4xf32>
  vector.mask %k { vector.transfer_write %a, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @step_compared() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %c = arith.constant dense<3> : vector<3xindex>
  %d = arith.constant dense<2> : vector<3xindex>
  %s = vector.step : vector<3xindex>
  %0 = arith.cmpi ult, %s, %c : vector<3xindex>
  %1 = arith.cmpi uge, %s, %c : vector<3xindex>
  %2 = arith.cmpi ugt, %s, %d : vector<3xindex>
  %3 = arith.cmpi ule, %s, %d : vector<3xindex>
  %4 = arith.cmpi eq, %s, %c : vector<3xindex>
  %5 = arith.cmpi ne, %s, %c : vector<3xindex>
  return %0, %1, %2, %3, %4, %5 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

// -----

func.func @step_compared_otherwise(%x: vector<3xindex>) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %c = arith.constant dense<2> : vector<3xindex>
  %e = arith.constant dense<[3, 4, 5]> : vector<3xindex>
  %s = vector.step : vector<3xindex>
  %0 = arith.cmpi ult, %s, %c : vector<3xindex>
  %1 = arith.cmpi slt, %s, %e : vector<3xindex>
  %2 = arith.cmpi ugt, %s, %x : vector<3xindex>
  %3 = arith.cmpi eq, %s, %c : vector<3xindex>
  %4 = arith.cmpi ult, %s, %e : vector<3xindex>
  return %0, %1, %2, %3, %4 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

// -----

func.func @step_compared_on_the_right() -> vector<3xi1> {
  %c = arith.constant dense<3> : vector<3xindex>
  %s = vector.step : vector<3xindex>
  %0 = arith.cmpi ugt, %c, %s : vector<3xindex>
  return %0 : vector<3xi1>
}

// -----

// differs: MLIR takes a vector that may have more elements for one of three
func.func @scalable_step_compared() -> vector<[3]xi1> {
  %d = arith.constant dense<3> : vector<[3]xindex>
  %t = vector.step : vector<[3]xindex>
  %1 = arith.cmpi ult, %t, %d : vector<[3]xindex>
  return %1 : vector<[3]xi1>
}
