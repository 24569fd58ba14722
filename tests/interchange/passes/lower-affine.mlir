// options: -lower-affine

func.func @f(%m: memref<8xf32>) -> f32 {
  %0 = affine.load %m[1] : memref<8xf32>
  affine.store %0, %m[symbol(1) + 2] : memref<8xf32>
  return %0 : f32
}

// -----

memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f() -> f32 {
  %m = memref.get_global @g : memref<2xf32>
  %0 = affine.load %m[1] : memref<2xf32>
  return %0 : f32
}

// -----

func.func @f(%i: index, %j: index) -> index {
  %0 = affine.if affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>(%i) -> index {
    affine.yield %i : index
  } else {
    affine.yield %j : index
  }
  affine.if affine_set<() : ()>() {
    "u.a"() : () -> ()
  }
  affine.if affine_set<(d0)[s0] : (d0 - 1 + s0 >= 0, d0 == 0, s0 - 2 >= 0)>(%i)[%j] {
    "u.a"() : () -> ()
    affine.if affine_set<(d0)[s0] : (d0 - 1 + s0 >= 0, d0 == 0, s0 - 2 >= 0)>(%i)[%j] {
    "u.a"() : () -> ()
    } else {
    "u.b"() : () -> ()
    }
  } else {
    "u.b"() : () -> ()
  }
  return %0 : index
}

// -----

func.func @f(%i: index, %j: index) -> (i32, f32, index, i1) {
  %0:4 = affine.parallel (%a, %b) = (max(0, %i), 0) to (min(100, %j), %j) step (2, 3) reduce ("addi", "mulf", "maxs", "andi") -> (i32, f32, index, i1) {
    %1, %2, %3, %4 = "u.q"(%a, %b) : (index, index) -> (i32, f32, index, i1)
    affine.yield %1, %2, %3, %4 : i32, f32, index, i1
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, f32, index, i1
}

// -----

func.func @f(%i: index, %j: index) -> (i32, i32, i32, i32, f32, f32, f32, f32, f32, i32, i32, i32) {
  %0:12 = affine.parallel (%a) = (0) to (%j) reduce ("addi", "muli", "maxs", "maxu", "maximumf", "minimumf", "maxnumf", "minnumf", "addf", "ori", "mins", "minu") -> (i32, i32, i32, i32, f32, f32, f32, f32, f32, i32, i32, i32) {
    %1:12 = "u.q"(%a) : (index) -> (i32, i32, i32, i32, f32, f32, f32, f32, f32, i32, i32, i32)
    affine.yield %1#0, %1#1, %1#2, %1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %1#9, %1#10, %1#11 : i32, i32, i32, i32, f32, f32, f32, f32, f32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11 : i32, i32, i32, i32, f32, f32, f32, f32, f32, i32, i32, i32
}

// -----

func.func @f(%i: index, %j: index) -> (vector<4xf32>, vector<4xi32>) {
  %0:2 = affine.parallel (%a) = (0) to (%j) reduce ("addf", "maxs") -> (vector<4xf32>, vector<4xi32>) {
    %1:2 = "u.q"(%a) : (index) -> (vector<4xf32>, vector<4xi32>)
    affine.yield %1#0, %1#1 : vector<4xf32>, vector<4xi32>
  }
  return %0#0, %0#1 : vector<4xf32>, vector<4xi32>
}

// -----

func.func @f(%i: index, %j: index) {
  affine.parallel (%a) = (0) to (%j) {
    affine.parallel (%b) = (%a) to (min(%j, %i)) {
      "u.q"(%a, %b) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @f(%m: memref<10x10xf32>, %n: memref<10xf32, 1>, %t: memref<1xi32>, %i: index, %c: index) {
  affine.for %j = 0 to 10 step 2 {
    affine.dma_start %m[%i + %j, %j], %n[%j], %t[0], %c : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
    affine.dma_start %m[%i + %j, %j], %n[%j], %t[0], %c, %c, %i : memref<10x10xf32>, memref<10xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%j], %c : memref<1xi32>
    affine.prefetch %m[%i, %j + 3], write, locality<1>, instr : memref<10x10xf32>
  }
  return
}

// -----

func.func @f(%m: memref<10x10xf32>, %i: index) -> f32 {
  %x = arith.constant 1.0 : f32
  %r = affine.for %j = max affine_map<(d0) -> (0, d0)>(%i) to min affine_map<(d0)[s0] -> (10, d0, s0)>(%i)[%i] step 2 iter_args(%a = %x) -> f32 {
    %1 = affine.load %m[%j, symbol(%i) * 2] : memref<10x10xf32>
    %2 = arith.addf %1, %a : f32
    affine.yield %2 : f32
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %n: index, %m: index) -> index {
  %0:3 = affine.delinearize_index %i into (%n, %m, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, %m) : index, index, index
  %2 = affine.linearize_index disjoint [%0#0, %0#1, %1#2] by (%n, 4, %m) : index
  %3 = affine.linearize_index [%0#0, %0#1, %1#2] by (4, %m) : index
  %4 = affine.linearize_index [] by () : index
  %5 = affine.delinearize_index %i into (5) : index
  %6:2 = affine.delinearize_index %i into (6, 3, 2) : index, index, index
  return %3 : index
}

// -----

func.func @f(%i: index, %n: index, %m: index) -> (index, index) {
  %0:3 = affine.delinearize_index %i into (%n, %m, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, %m) : index, index, index
  %2 = affine.linearize_index disjoint [%0#0, %0#1, %1#2] by (%n, 4, %m) : index
  %3 = affine.linearize_index [%0#0, %0#1, %1#2] by (4, %m) : index
  %4 = affine.linearize_index [] by () : index
  %5 = affine.delinearize_index %i into (5) : index
  %6:3 = affine.delinearize_index %i into (6, 3, 2) : index, index, index
  "u.use"(%2, %3, %4, %5, %6#1) : (index, index, index, index, index) -> ()
  return %3, %3 : index, index
}

// -----

func.func @reduce_addf_f32(%n: index) -> f32 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (f32) {
    %1 = "u.value"(%i) : (index) -> f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @reduce_mulf_f64(%n: index) -> f64 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("mulf") -> (f64) {
    %1 = "u.value"(%i) : (index) -> f64
    affine.yield %1 : f64
  }
  return %0 : f64
}

// -----

func.func @reduce_addi_i32(%n: index) -> i32 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("addi") -> (i32) {
    %1 = "u.value"(%i) : (index) -> i32
    affine.yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @reduce_muli_i64(%n: index) -> i64 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("muli") -> (i64) {
    %1 = "u.value"(%i) : (index) -> i64
    affine.yield %1 : i64
  }
  return %0 : i64
}

// -----

func.func @reduce_ori_i8(%n: index) -> i8 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("ori") -> (i8) {
    %1 = "u.value"(%i) : (index) -> i8
    affine.yield %1 : i8
  }
  return %0 : i8
}

// -----

func.func @reduce_andi_i1(%n: index) -> i1 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("andi") -> (i1) {
    %1 = "u.value"(%i) : (index) -> i1
    affine.yield %1 : i1
  }
  return %0 : i1
}

// -----

func.func @reduce_maximumf_f32(%n: index) -> f32 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("maximumf") -> (f32) {
    %1 = "u.value"(%i) : (index) -> f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @reduce_minimumf_f16(%n: index) -> f16 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("minimumf") -> (f16) {
    %1 = "u.value"(%i) : (index) -> f16
    affine.yield %1 : f16
  }
  return %0 : f16
}

// -----

func.func @reduce_addf_bf16(%n: index) -> bf16 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (bf16) {
    %1 = "u.value"(%i) : (index) -> bf16
    affine.yield %1 : bf16
  }
  return %0 : bf16
}

// -----

func.func @reduce_addi_index(%n: index) -> index {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("addi") -> (index) {
    %1 = "u.value"(%i) : (index) -> index
    affine.yield %1 : index
  }
  return %0 : index
}

// -----

func.func @reduce_andi_i16(%n: index) -> i16 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("andi") -> (i16) {
    %1 = "u.value"(%i) : (index) -> i16
    affine.yield %1 : i16
  }
  return %0 : i16
}

// -----

func.func @reduce_mulf_f16(%n: index) -> f16 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("mulf") -> (f16) {
    %1 = "u.value"(%i) : (index) -> f16
    affine.yield %1 : f16
  }
  return %0 : f16
}

// -----

func.func @reduce_ori_i64(%n: index) -> i64 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("ori") -> (i64) {
    %1 = "u.value"(%i) : (index) -> i64
    affine.yield %1 : i64
  }
  return %0 : i64
}

// -----

func.func @reduce_muli_i1(%n: index) -> i1 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("muli") -> (i1) {
    %1 = "u.value"(%i) : (index) -> i1
    affine.yield %1 : i1
  }
  return %0 : i1
}

// -----

func.func @reduce_minimumf_f64(%n: index) -> f64 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("minimumf") -> (f64) {
    %1 = "u.value"(%i) : (index) -> f64
    affine.yield %1 : f64
  }
  return %0 : f64
}

// -----

func.func @reduce_maximumf_f128(%n: index) -> f128 {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("maximumf") -> (f128) {
    %1 = "u.value"(%i) : (index) -> f128
    affine.yield %1 : f128
  }
  return %0 : f128
}

// -----

func.func @apply0(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply1(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 - d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply2(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d1 * 5)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply3(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (-d0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply4(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 mod 4)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply5(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 floordiv 4)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply6(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + d1) mod 7 + d0 floordiv 2)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply7(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply8(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 mod s0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply9(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 floordiv s0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply10(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (s0 * s0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply11(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (42)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply12(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + 0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply13(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 floordiv 3) * 3 + d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply14(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (-d0 - d1 - 1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @apply15(%a: index, %b: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 2 + d0 * -2 + d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @min0(%a: index, %b: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0, d1)[s0] -> (d0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @max1(%a: index, %b: index, %s: index) -> index {
  %0 = affine.max affine_map<(d0, d1)[s0] -> (d0)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @min2(%a: index, %b: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0, d1)[s0] -> (d0, d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @max3(%a: index, %b: index, %s: index) -> index {
  %0 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1, 4)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @min4(%a: index, %b: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0, d1)[s0] -> (d0 mod 3, d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @max5(%a: index, %b: index, %s: index) -> index {
  %0 = affine.max affine_map<(d0, d1)[s0] -> (s0, d0 floordiv 2)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @min6(%a: index, %b: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0, d1)[s0] -> (s0 - d0, 16, d1)>(%a, %b)[%s]
  return %0 : index
}

// -----

func.func @delinearize0(%i: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (4, 8) : index, index
  return %0#0, %0#1 : index, index
}

// -----

func.func @delinearize1(%i: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%a, 8) : index, index
  return %0#0, %0#1 : index, index
}

// -----

func.func @delinearize2(%i: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, %a, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

func.func @delinearize3(%i: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (8) : index, index
  return %0#0, %0#1 : index, index
}

// -----

func.func @delinearize4(%i: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%a) : index, index
  return %0#0, %0#1 : index, index
}

// -----

func.func @delinearize5(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, 3, 4, 5) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// -----

func.func @delinearize6(%i: index, %a: index, %b: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%a, %b) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

func.func @delinearize7(%i: index, %a: index, %b: index) -> (index) {
  %0:1 = affine.delinearize_index %i into (1) : index
  return %0#0 : index
}

// -----

func.func @linearize0(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [%i, %j] by (4, 8) : index
  return %0 : index
}

// -----

func.func @linearize1(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %j] by (4, 8) : index
  return %0 : index
}

// -----

func.func @linearize2(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [%i, %j] by (8) : index
  return %0 : index
}

// -----

func.func @linearize3(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [%i, %j, %a] by (%a, 2, %b) : index
  return %0 : index
}

// -----

func.func @linearize4(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %j, %a] by (%a, %b) : index
  return %0 : index
}

// -----

func.func @linearize5(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [%i] by (%a) : index
  return %0 : index
}

// -----

func.func @linearize6(%i: index, %j: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [] by () : index
  return %0 : index
}

// -----

func.func @minf_result_unused(%n: index) {
  affine.parallel (%i, %j) = (0, max(1, %n)) to (min(%n, 10), 10) step (2, 4) {
    affine.parallel (%k) = (%i) to (%j) { "u.k"(%k) : (index) -> () }
  }
  return
}

// -----

func.func @if_else_results(%n: index, %x: f32, %y: f32) -> (f32, f32) {
  %0:2 = affine.if affine_set<()[s0] : (s0 - 10 >= 0, -s0 + 20 >= 0)>()[%n] -> (f32, f32) {
    affine.yield %x, %y : f32, f32
  } else {
    affine.yield %y, %x : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// -----

func.func @same_operand_twice(%n: index) {
  affine.if affine_set<(d0, d1)[s0] : (d0 - d1 == 0, d0 + s0 - 1 >= 0)>(%n, %n)[%n] { "u.a"() : () -> () }
  affine.for %i = 0 to %n {
    affine.for %j = %i to min affine_map<(d0, d1) -> (d0, d1, 7)>(%n, %n) {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) { "u.b"() : () -> () } else { "u.c"() : () -> () }
    }
  }
  return
}

// -----

memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global "private" @variable : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global "private" constant @same : memref<4xf32> = dense<2.0>
func.func @constants(%i: index) -> (i32, i32, i32, f32) {
  %t = memref.get_global @table : memref<4xi32>
  %v = memref.get_global @variable : memref<4xi32>
  %s = memref.get_global @same : memref<4xf32>
  %0 = affine.load %t[2] : memref<4xi32>
  %1 = affine.load %t[symbol(%i)] : memref<4xi32>
  %2 = affine.load %v[2] : memref<4xi32>
  %3 = affine.load %s[symbol(%i)] : memref<4xf32>
  return %0, %1, %2, %3 : i32, i32, i32, f32
}

// -----

func.func @carried(%m: memref<8xf32>, %x: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 8 step 3 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = affine.for %j = 0 to 2 iter_args(%c = %0) -> f32 {
      %2 = arith.addf %c, %a : f32
      affine.yield %2 : f32
    }
    affine.yield %b, %1 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

func.func @scalar(%m: memref<f32>, %n: memref<i32>, %x: f32, %c: index) -> f32 {
  affine.store %x, %m[] : memref<f32>
  %0 = affine.load %m[] : memref<f32>
  affine.dma_wait %n[], %c : memref<i32>
  return %0 : f32
}

// -----

func.func @in_other_regions(%c: i1, %n: index) -> index {
  %0 = scf.if %c -> index {
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
    scf.yield %1 : index
  } else {
    scf.yield %n : index
  }
  "u.region"() ({
    affine.for %i = 0 to 4 { "u.u"(%i) : (index) -> () }
    "u.end"() : () -> ()
  }) : () -> ()
  return %0 : index
}

// -----

module {
  module @inner {
    func.func @f(%n: index) -> index {
      %0 = affine.min affine_map<(d0) -> (d0, 3)>(%n)
      return %0 : index
    }
  }
}

// -----

func.func @constant_operands() -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%c3, %c5)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 - 4)>(%c3, %c5)
  %2:2 = affine.delinearize_index %c5 into (%c3, 2) : index, index
  return %0, %1, %2#1 : index, index, index
}

// -----

// differs: MLIR negates a dividend that is not positive, which is wrong for the least index.
func.func @rounded_up(%n: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 ceildiv 4)>()[%n]
  return %0 : index
}

// -----

// differs: MLIR prints an error and succeeds.
func.func @modulo_zero(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%i)
  return %0 : index
}

// -----

func.func @vectors(%m: memref<100x100xf32>, %n: memref<64xf32>, %k: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.vector_load %m[%i + symbol(%k), %i * 2 + 7] : memref<100x100xf32>, vector<8xf32>
    affine.vector_store %0, %n[%i * 4] : memref<64xf32>, vector<8xf32>
  }
  return
}
