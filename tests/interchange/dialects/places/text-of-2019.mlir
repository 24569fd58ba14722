// For syntax of 2019, the modern form follows the message of mlir-opt.

// CHECK: {{^}}  help: 'func' is written 'func.func @f(%a: i32) -> i32' now{{$}}
func @abort()

// -----

// CHECK: {{^}}  help: 'func' is written 'func.func @f(%a: i32) -> i32' now{{$}}
func @f() {
  return
}

// -----

// CHECK: {{^}}  help: 'func' is written 'func.func @f(%a: i32) -> i32' now{{$}}
func @count(%x: i64) -> (i64, i64)
  attributes {fruit: "banana"} {
  return %x, %x : i64, i64
}

// -----

// CHECK: {{^}}  help: 'func' is written 'func.func @f(%a: i32) -> i32' now{{$}}
module {
  func @f()
}

// -----

// CHECK: {{^}}  help: 'mlfunc' is written 'func.func @f(%a: i32) -> i32' now{{$}}
mlfunc @f(%n : index) {
  return
}

// -----

// CHECK: {{^}}  help: 'cfgfunc' is written 'func.func @f(%a: i32) -> i32' now{{$}}
cfgfunc @f() {
}

// -----

// CHECK: {{^}}  help: 'extfunc' is written 'func.func private @f(i32) -> i32' now{{$}}
extfunc @f(i32)

// -----

// CHECK: {{^}}  help: a symbol without a body must be private, as in 'func.func private @f()'{{$}}
func.func @scribble(i32, i64) -> f64

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
#map = (d0) -> (d0)

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
#map2to3 = (d0, d1)[s0] -> (d0, d1 + s0, d1 - s0) size (10, 20, 30)

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
#column_major = (i, j), [M, N] -> (j, i) size (M, N)

// -----

// CHECK: {{^}}  help: '(d0) -> (d0) size (10)' is written 'affine_map<(d0) -> (d0)>' now{{$}}
#map = affine_map<(d0) -> (d0)> size (10)

// -----

// CHECK: {{^}}  help: '(d0) -> (d0) size (10)' is written 'affine_map<(d0) -> (d0)>' now{{$}}
#map = affine_map<(d0) -> (d0) size (10)>

// -----

// CHECK: {{^}}  help: '(d0) : (d0 >= 0)' is written 'affine_set<(d0) : (d0 >= 0)>' now{{$}}
#set42 = (d0, d1)[s0, s1] : (d0 >= 0)

// -----

// CHECK: {{^}}  help: '(d0) : (d0 >= 0)' is written 'affine_set<(d0) : (d0 >= 0)>' now{{$}}
#set42 = (d0, d1)[s0, s1]
   : d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0

// -----

// CHECK: {{^}}  help: 'affine_set<(d0) : d0 >= 0>' is written 'affine_set<(d0) : (d0 >= 0)>' now{{$}}
#set = affine_set<(d0) : d0 >= 0>

// -----

// CHECK: {{^}}  help: 'floordiv(s0, 2)' is written 's0 floordiv 2' now{{$}}
#map = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + floordiv(s0, 2))>

// -----

// CHECK: {{^}}  help: 'floordiv(s0, 2)' is written 's0 floordiv 2' now{{$}}
#map = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + ceildiv(s0, 2))>

// -----

// CHECK: {{^}}  help: 'floordiv(s0, 2)' is written 's0 floordiv 2' now{{$}}
#map = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + mod(s0, 2))>

// -----

// CHECK: {{^}}  help: '!a = type i32' is written '!a = i32' now{{$}}
!avx_m128 = type vector<4 x f32>

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
func.func @f() {
  "foo"() : () -> memref<4x4xf32, (d0, d1)[s0] -> (d0, d0 + d1)>
  return
}

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
func.func @f() {
  "foo"() : () -> memref<1 x i32, (d0) -> (d0), 4>
  return
}

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
func.func @f() {
  "foo"() {map = (d0) -> (d0)} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: '(d0) : (d0 >= 0)' is written 'affine_set<(d0) : (d0 >= 0)>' now{{$}}
func.func @f() {
  "foo"() {set = (d0) : (d0 >= 0)} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: 'memref<4xf32, memspace0>' is written 'memref<4xf32, 0 : i32>' now{{$}}
func.func @f() {
  "foo"() : () -> memref<16x32xf32, memspace0>
  return
}

// -----

// CHECK: {{^}}  help: 'memref<4xf32, memspace0>' is written 'memref<4xf32, 0 : i32>' now{{$}}
#imap = affine_map<(d0, d1) -> (d0, d1)>
func.func @f() {
  "foo"() : () -> memref<16x32xf32, #imap, memspace1>
  return
}

// -----

// CHECK: {{^}}  help: 'dense<tensor<2xi32>, [1, 2]>' is written 'dense<[1, 2]> : tensor<2xi32>' now{{$}}
func.func @f() {
  "foo"() {v = dense<tensor<2xi32>, [1, 2]>} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: 'dense<tensor<2xi32>, [1, 2]>' is written 'dense<[1, 2]> : tensor<2xi32>' now{{$}}
func.func @f() {
  "foo"() {v = dense<vector<2xi32>, [1, 2]>} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: 'sparse<tensor<3x4xi32>, {{\[\[}}0, 0], [1, 2{{\]\]}}, [1, 5]>' is written 'sparse<{{\[\[}}0, 0], [1, 2{{\]\]}}, [1, 5]> : tensor<3x4xi32>' now{{$}}
func.func @f() {
  "foo"() {v = sparse<tensor<3x4xi32>, [[0, 0], [1, 2]], [1, 5]>} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: 'splat<tensor<2xi32>, 5>' is written 'dense<5> : tensor<2xi32>' now{{$}}
func.func @f() {
  "foo"() {v = splat<tensor<2xi32>, 5>} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: 'opaque<"d", tensor<2xi32>, "0xFF">' is written 'dense_resource<data> : tensor<2xi32>' now{{$}}
func.func @f() {
  "foo"() {v = opaque<"d", tensor<2xi32>, "0xFF">} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: '{a: 1}' is written '{a = 1}' now{{$}}
func.func @f() {
  "tf.Print"() {message: "mul result"} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: '{a: 1}' is written '{a = 1}' now{{$}}
func.func @f() {
  "foo"() {index: 0, "b": 1} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: '{a = @f : (i32) -> i32}' is written '{a = @f}' now{{$}}
func.func @f() {
  "foo"() {a = @f : (i32) -> i32} : () -> ()
  return
}

// -----

// CHECK: {{^}}  help: '!llvm<"i32*">' is written '!llvm.ptr' now{{$}}
func.func @f() {
  "foo"() : () -> !llvm<"i32*">
  return
}

// -----

// CHECK: {{^}}  help: '!llvm.i32' is written 'i32' now{{$}}
func.func @f() {
  "foo"() : () -> !llvm.i32
  return
}

// -----

// CHECK: {{^}}  help: '!llvm.float' is written 'f32' now{{$}}
llvm.func @f(!llvm.float) -> i32

// -----

// CHECK: {{^}}  help: '!llvm.double' is written 'f64' now{{$}}
llvm.func @f(!llvm.double) -> i32

// -----

// CHECK: {{^}}  help: '!llvm.ptr<i8>' is written '!llvm.ptr' now{{$}}
func.func @f() {
  "foo"() : () -> !llvm.ptr<i8>
  return
}

// -----

// CHECK: {{^}}  help: '"d.br"(%c)[^a, ^b(%v : index)]' is written '"d.br"(%c, %v)[^a, ^b]' now{{$}}
func.func @f(%c: i1) {
  "br_cond"(%c)[^bb1, ^bb2(%v : index)] : (i1) -> ()
  return
}

// -----

// CHECK: {{^}}  help: '"d.op"(%a) : i32 -> ()' is written '"d.op"(%a) : (i32) -> ()' now{{$}}
func.func @f(%a: i32) {
  "foo"(%a) : i32 -> ()
  return
}

// -----

// CHECK: {{^}}  help: 'br' is written 'cf.br ^bb1(%a : i32)' now{{$}}
func.func @f(%a: i32) {
  br ^bb1
  return
}

// -----

// CHECK: {{^}}  help: 'br' is written 'cf.br ^bb1(%a : i32)' now{{$}}
func.func @f(%a: i32) {
  br bb1
  return
}

// -----

// CHECK: {{^}}  help: 'br' is written 'cf.br ^bb1(%a : i32)' now{{$}}
func.func @f(%a: i32) {
  br ^bb3(%a: i32)
  return
}

// -----

// CHECK: {{^}}  help: 'br_cond' is written 'cf.cond_br %c, ^bb1, ^bb2(%a : i32)' now{{$}}
func.func @f(%c: i1) {
  br_cond %c, ^bb1, ^bb2
  return
}

// -----

// CHECK: {{^}}  help: 'cond_br' is written 'cf.cond_br %c, ^bb1, ^bb2(%a : i32)' now{{$}}
func.func @f(%c: i1, %a: i32) {
  cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32)
  return
}

// -----

// CHECK: {{^}}  help: 'bb1:' is written '^bb1:' now{{$}}
func.func @f() {
bb1:
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'func.call'{{$}}
func.func @f(%a: i32) -> i32 {
  affine.for %i = 0 to 10 {
    %0 = call @f(%a) : (i32) -> i32
  }
  return %a : i32
}

// -----

// CHECK: {{^}}  help: 'dim' is written 'tensor.dim %t, %i : tensor<4x?xf32>' or 'memref.dim %m, %i : memref<4x?xf32>' now{{$}}
func.func @f(%t: tensor<4x?xf32>) {
  %x = dim %t, 1 : tensor<4x?xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'memref.dim %m, 0' is written 'memref.dim %m, %c0' now{{$}}
func.func @f(%t: tensor<4x?xf32>) {
  %x = tensor.dim %t, 1 : tensor<4x?xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'memref.dim %m, 0' is written 'memref.dim %m, %c0' now{{$}}
func.func @f(%m: memref<4x4xf32>) {
  %x = memref.dim %m, 1 : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'memref.alloc'{{$}}
func.func @f(%i: index) {
  %x = alloc(%i)[%i] : memref<?xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'alloc_static' is written 'memref.get_global @buffer : memref<4xf32>' now{{$}}
func.func @f() {
  %x = alloc_static(0x1232a00) : memref<4xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'dealloc' is written 'memref.dealloc %m : memref<4xf32>' now{{$}}
func.func @f(%m: memref<4x4xf32>) {
  dealloc %m : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'dma_start' is written 'memref.dma_start %m[%i], %n[%j], %size, %tag[%k] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>' now{{$}}
func.func @f(%m: memref<4x4xf32>, %i: index, %tag: memref<1xi32>) {
  dma_start %m[%i, %i], %m[%i, %i], %i, %tag[%i] : memref<4x4xf32>, memref<4x4xf32>, memref<1xi32>
  return
}

// -----

// CHECK: {{^}}  help: 'dma_wait' is written 'memref.dma_wait %tag[%k], %size : memref<1xi32>' now{{$}}
func.func @f(%i: index, %tag: memref<1xi32>) {
  dma_wait %tag[%i], %i : memref<1xi32>
  return
}

// -----

// CHECK: {{^}}  help: 'extract_element' is written 'tensor.extract %t[%i] : tensor<4xf32>' now{{$}}
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %x = extract_element %t[%i, %i] : tensor<4x?xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'load' is written 'memref.load %m[%i] : memref<4xf32>' now{{$}}
func.func @f(%m: memref<4x4xf32>, %i: index) {
  %x = load %m[%i, %i] : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'store' is written 'memref.store %v, %m[%i] : memref<4xf32>' now{{$}}
func.func @f(%f: f32, %m: memref<4x4xf32>, %i: index) {
  store %f, %m[%i, %i] : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'store %v to %m[%i]' is written 'memref.store %v, %m[%i]' now{{$}}
func.func @f(%f: f32, %m: memref<4x4xf32>, %i: index) {
  memref.store %f to %m[%i, %i] : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'tensor_load' is written 'bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>' now{{$}}
func.func @f(%m: memref<4x4xf32>) {
  %x = tensor_load %m : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'tensor_store' is written 'bufferization.materialize_in_destination %t in writable %m' now{{$}}
func.func @f(%t: tensor<4x?xf32>, %m: memref<4x4xf32>) {
  tensor_store %t, %m : memref<4x4xf32>
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.addi'{{$}}
func.func @f(%a: i32) {
  %x = addi %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.subi'{{$}}
func.func @f(%a: i32) {
  %x = subi %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.muli'{{$}}
func.func @f(%a: i32) {
  %x = muli %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.addf'{{$}}
func.func @f(%f: f32) {
  %x = addf %f, %f : f32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.subf'{{$}}
func.func @f(%f: f32) {
  %x = subf %f, %f : f32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.mulf'{{$}}
func.func @f(%f: f32) {
  %x = mulf %f, %f : f32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.divf'{{$}}
func.func @f(%f: f32) {
  %x = divf %f, %f : f32
  return
}

// -----

// CHECK: {{^}}  help: 'and' is written 'arith.andi %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = and %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'or' is written 'arith.ori %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = or %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'xor' is written 'arith.xori %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = xor %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'divis' is written 'arith.divsi %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = divis %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'diviu' is written 'arith.divui %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = diviu %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'remis' is written 'arith.remsi %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = remis %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'remiu' is written 'arith.remui %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = remiu %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'divi_signed' is written 'arith.divsi %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = divi_signed %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'divi_unsigned' is written 'arith.divui %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = divi_unsigned %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'remi_signed' is written 'arith.remsi %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = remi_signed %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'remi_unsigned' is written 'arith.remui %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = remi_unsigned %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'shift_left' is written 'arith.shli %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = shift_left %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'shift_right_signed' is written 'arith.shrsi %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = shift_right_signed %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'shift_right_unsigned' is written 'arith.shrui %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = shift_right_unsigned %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'cmpi' is written 'arith.cmpi slt, %a, %b : i32' now{{$}}
func.func @f(%a: i32) {
  %x = cmpi "slt", %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'cmpf' is written 'arith.cmpf olt, %a, %b : f32' now{{$}}
func.func @f(%f: f32) {
  %x = cmpf "olt", %f, %f : f32
  return
}

// -----

// CHECK: {{^}}  help: 'constant 42 : i32' is written 'arith.constant 42 : i32' now{{$}}
func.func @f() {
  %x = constant 42 : i32
  return
}

// -----

// CHECK: {{^}}  help: 'constant 42 : i32' is written 'arith.constant 42 : i32' now{{$}}
func.func @f() {
  %x = constant dense<1> : tensor<2xi32>
  return
}

// -----

// CHECK: {{^}}  help: 'constant 42 : i32' is written 'arith.constant 42 : i32' now{{$}}
func.func @f() {
  %x = constant 1.0 : f32
  return
}

// -----

// CHECK: {{^}}  help: 'memref_cast' is written 'memref.cast %m : memref<4xf32> to memref<?xf32>' now{{$}}
func.func @f(%m: memref<4x4xf32>) {
  %x = memref_cast %m : memref<4x4xf32> to memref<?x?xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'tensor_cast' is written 'tensor.cast %t : tensor<4xf32> to tensor<?xf32>' now{{$}}
func.func @f(%t: tensor<4x?xf32>) {
  %x = tensor_cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  return
}

// -----

// CHECK: {{^}}  help: 'select' is written 'arith.select %c, %a, %b : i32' now{{$}}
func.func @f(%c: i1, %a: i32) {
  %x = select %c, %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: 'std.constant' is written 'arith.constant 42 : i32' now{{$}}
func.func @f() {
  %x = std.constant 42 : i32
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.addi'{{$}}
func.func @f(%a: i32) {
  %x = std.addi %a, %a : i32
  return
}

// -----

// CHECK: {{^}}  help: '(d0)[s0] -> (d0 + s0)' is written 'affine_map<(d0)[s0] -> (d0 + s0)>' now{{$}}
func.func @f(%i: index) {
  %x = affine.apply (d0, d1) -> (3*d0) (%i, %i)
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'arith.mulf'{{$}}
func.func @f(%f: f32) {
  affine.for %k = 0 to 10 {
    %x = mulf %f, %f : f32
  }
  return
}

// -----

// CHECK: {{^}}  help: there are operations 'affine.for', 'scf.for' and 'toy.for'{{$}}
func.func @f() {
  for %k = 0 to 10 {
  }
  return
}

// -----

// CHECK: {{^}}  help: there is an operation 'memref.alloc'{{$}}
alloc()

// -----

// CHECK-NOT: help
retrun

// -----

// CHECK-NOT: help
tuple<>
