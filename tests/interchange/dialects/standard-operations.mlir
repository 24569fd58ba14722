// The standard operations of the specification of 2019 as they are written now, in its order: book/src/reference/mlir-text.md.

#shifted = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>

func.func private @twice(i32) -> i32

func.func @terminators(%flag: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %flag, ^one(%a : i32), ^other(%a, %b : i32, i32)
^one(%x: i32):
  cf.br ^end(%x : i32)
^other(%y: i32, %z: i32):
  %sum = arith.addi %y, %z : i32
  cf.cond_br %flag weights([9, 1]), ^end(%sum : i32), ^end(%z : i32)
^end(%result: i32):
  return %result : i32
}

func.func @calls(%a: i32) -> i32 {
  %direct = call @twice(%a) : (i32) -> i32
  %callee = constant @twice : (i32) -> i32
  %indirect = call_indirect %callee(%direct) : (i32) -> i32
  return %indirect : i32
}

func.func @sizes(%t: tensor<4x?xf32>, %m: memref<?x3xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %of_tensor = tensor.dim %t, %c1 : tensor<4x?xf32>
  %of_memref = memref.dim %m, %c0 : memref<?x3xf32>
  return %of_tensor, %of_memref : index, index
}

memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>

func.func @memory(%m: index, %n: index, %s: index) -> memref<2x2xf32> {
  %static = memref.alloc() : memref<1024x64xf32, 1>
  %dynamic = memref.alloc(%m, %n)[%s] : memref<?x?xf32, #shifted>
  memref.dealloc %dynamic : memref<?x?xf32, #shifted>
  memref.dealloc %static : memref<1024x64xf32, 1>
  %there = memref.get_global @table : memref<2x2xf32>
  return %there : memref<2x2xf32>
}

func.func @transfers(%from: memref<40x8xvector<16xf32>>, %to: memref<2x4xvector<16xf32>, 2>, %i: index) {
  %size = arith.constant 32 : index
  %stride = arith.constant 128 : index
  %tag = memref.alloc() : memref<1xi32, 4>
  memref.dma_start %from[%i, %i], %to[%i, %i], %size, %tag[%i]
    : memref<40x8xvector<16xf32>>, memref<2x4xvector<16xf32>, 2>, memref<1xi32, 4>
  memref.dma_wait %tag[%i], %size : memref<1xi32, 4>
  memref.dma_start %from[%i, %i], %to[%i, %i], %size, %tag[%i], %stride, %i
    : memref<40x8xvector<16xf32>>, memref<2x4xvector<16xf32>, 2>, memref<1xi32, 4>
  memref.dma_wait %tag[%i], %size : memref<1xi32, 4>
  return
}

func.func @elements(%t: tensor<4x4xi32>, %m: memref<8x?xi32>, %i: index, %j: index) {
  %element = tensor.extract %t[%i, %j] : tensor<4x4xi32>
  %loaded = memref.load %m[%i, %j] : memref<8x?xi32>
  %sum = arith.addi %element, %loaded : i32
  memref.store %sum, %m[%j, %i] : memref<8x?xi32>
  return
}

func.func @tensors_in_memory(%m: memref<4x?xf32>) {
  %t = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  return
}

func.func @arithmetic(%i: i64, %v: vector<4xi32>, %t: tensor<4x?xi8>, %f: f64, %g: tensor<4x?xbf16>) {
  %0 = arith.addi %i, %i : i64
  %1 = arith.addi %v, %v overflow<nsw, nuw> : vector<4xi32>
  %2 = arith.addi %t, %t : tensor<4x?xi8>
  %3 = arith.addf %f, %f fastmath<fast> : f64
  %4 = arith.mulf %g, %g : tensor<4x?xbf16>
  %5 = arith.andi %i, %i : i64
  %6 = arith.ori %v, %v : vector<4xi32>
  %7 = arith.xori %t, %t : tensor<4x?xi8>
  %8 = arith.divsi %i, %i : i64
  %9 = arith.divui %v, %v : vector<4xi32>
  %10 = arith.remsi %t, %t : tensor<4x?xi8>
  %11 = arith.remui %i, %i : i64
  return
}

func.func @choices(%a: i32, %b: i32, %v: vector<42xf32>, %mask: vector<42xi1>) {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = "arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %2 = arith.select %0, %a, %b : i32
  %3 = arith.select %mask, %v, %v : vector<42xi1>, vector<42xf32>
  %42 = arith.constant 42 : i32
  %ones = arith.constant dense<1.0> : tensor<2x2xf32>
  return
}

func.func @casts(%m: memref<4x?xf32>, %t: tensor<*xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
  %2 = tensor.cast %t : tensor<*xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>
  return
}
