// The present syntax of text-of-2019.mlir, which is in the folder `places`.

#map = affine_map<(d0) -> (d0)>
#map2to3 = affine_map<(d0, d1)[s0] -> (d0, d1 + s0, d1 - s0)>
#column_major = affine_map<(i, j)[M, N] -> (j, i)>
#floor = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + s0 floordiv 2)>
#ceil = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + s0 ceildiv 2)>
#rest = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + s0 mod 2)>
#shifted = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 >= 0)>
#set42 = affine_set<(d0, d1)[s0, s1] : (d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0)>

!avx_m128 = vector<4 x f32>
!a = i32

func.func private @abort()
func.func private @scribble(i32, i64) -> f64
func.func private @avx(!avx_m128, !a) -> !llvm.ptr

func.func @count(%x: i64) -> (i64, i64)
  attributes {test.fruit = "banana"} {
  return %x, %x : i64, i64
}

func.func @maps() {
  "foo"() {maps = [#map, #map2to3, #column_major, #floor, #ceil, #rest, #shifted], sets = [#set, #set42]} : () -> ()
  "foo"() : () -> memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0, d0 + d1)>>
  "foo"() : () -> memref<1 x i32, affine_map<(d0) -> (-d0)>, 4>
  "foo"() : () -> memref<16x32xf32, 0 : i32>
  "foo"() : () -> memref<16x32xf32, 1>
  return
}

func.func @attributes() {
  "tf.Print"() {message = "mul result"} : () -> ()
  "foo"() {index = 0, "b" = 1, f = @count} : () -> ()
  "foo"() {v = dense<[1, 2]> : tensor<2xi32>, w = dense<[1, 2]> : vector<2xi32>} : () -> ()
  "foo"() {v = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
  "foo"() {v = dense<5> : tensor<2xi32>, w = dense_resource<data> : tensor<2xi32>} : () -> ()
  "foo"() : () -> !llvm.array<4 x i8>
  return
}

func.func @branches(%c: i1, %a: i32, %v: index) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  cf.br ^bb3(%a : i32)
^bb2(%b: i32):
  "br_cond"(%c, %v)[^bb1, ^bb3] : (i1, index) -> ()
^bb3(%d: i32):
  %0 = "foo"(%d) : (i32) -> i32
  return %0 : i32
}

func.func @call(%a: i32) -> i32 {
  affine.for %i = 0 to 10 {
    %0 = func.call @call(%a) : (i32) -> i32
  }
  return %a : i32
}

memref.global "private" @buffer : memref<4xf32>

func.func @memory(%m: memref<4xf32>, %n: memref<4xf32, 1>, %t: tensor<4x?xf32>, %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %0 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %1 = memref.alloc(%0)[%0] : memref<?xf32, #shifted>
  %2 = memref.dim %1, %c0 : memref<?xf32, #shifted>
  %3 = memref.get_global @buffer : memref<4xf32>
  memref.dealloc %1 : memref<?xf32, #shifted>
  memref.dma_start %m[%c0], %n[%c1], %0, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %0 : memref<1xi32>
  %4 = tensor.extract %t[%c0, %c1] : tensor<4x?xf32>
  %5 = memref.load %m[%c1] : memref<4xf32>
  memref.store %v, %m[%c1] : memref<4xf32>
  %6 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %6 in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %7 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %8 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %9 = affine.apply affine_map<(d0, d1) -> (3 * d0)>(%c0, %c1)
  return
}

func.func @numbers(%a: i32, %b: i32, %c: i1, %f: f32, %g: f32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.addf %f, %g : f32
  %4 = arith.subf %f, %g : f32
  %5 = arith.mulf %f, %g : f32
  %6 = arith.divf %f, %g : f32
  %7 = arith.andi %a, %b : i32
  %8 = arith.ori %a, %b : i32
  %9 = arith.xori %a, %b : i32
  %10 = arith.divsi %a, %b : i32
  %11 = arith.divui %a, %b : i32
  %12 = arith.remsi %a, %b : i32
  %13 = arith.remui %a, %b : i32
  %14 = arith.shli %a, %b : i32
  %15 = arith.shrsi %a, %b : i32
  %16 = arith.shrui %a, %b : i32
  %17 = arith.cmpi slt, %a, %b : i32
  %18 = arith.cmpf olt, %f, %g : f32
  %19 = arith.select %c, %a, %b : i32
  %20 = arith.constant 42 : i32
  %21 = arith.constant dense<1> : tensor<2xi32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      data: "0x040000000100000002000000"
    }
  }
#-}
