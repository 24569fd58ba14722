// Types that are missing, too many, or of the wrong kind: each error at its place.

func.func @f(%a: i32) -> i32 {
  return %a :
}

// -----

func.func @f(%a: i32) -> i32 {
  return %a :  , i32
}

// -----

func.func @f(%a: i32) {
  cf.br ^b(%a :  )
^b(%b: i32):
  return
}

// -----

func.func @f(%a: i32) {
  cf.br ^b( : i32)
^b(%b: i32):
  return
}

// -----

llvm.func @f(%a: i32) {
  llvm.br ^b( : )
^b(%b: i32):
  llvm.return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^b(  : i32),
    4: ^b(%a : i32)
  ]
^b(%b: i32):
  return
}

// -----

func.func @f(%a: i32) {
  builtin.unrealized_conversion_cast %a : i32 to
}

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : to i32
}

// -----

func.func @f(%a: i32) {
  %0 = arith.select  ), %a, %a : i32
}

// -----

func.func @f(%a: i32) {
  %0 = arith.select  (%a, %a) : i32
}

// -----

func.func @f(%a: i32) {
  %0 = arith.select %a, %a : i32
}

// -----

func.func @f(%m: memref<?xf32>) {
  memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>
  return
}

// -----

llvm.func @f() {
  %0 = llvm.intr.ctpop( ) : (i32) -> i32
}

// -----

func.func @f(%f: (i32) -> i32, %a: i32) {
  %0 = call_indirect %f( ) : (i64) -> i32
}

// -----

func.func @f(%f: (i32) -> i32, %a: i32) {
  %0 = call_indirect %f( ) : (i32) -> i32
}

// -----

func.func @f(%t: tensor<9xf32>, %i: index) {
  %0 = affine.load %t[%i]  :  tensor<9xf32>
}

// -----

func.func @f(%t: tensor<9xf32>, %i: index) {
  %0 = affine.vector_load %t[%i]  :  tensor<9xf32>, vector<4xf32>
}

// -----

func.func @f(%t: memref<9xf32>, %i: index) {
  %0 = affine.vector_load %t[%i]  :  memref<9xf32>,  f32
}

// -----

func.func @f(%t: tensor<9xf32>, %i: index) {
  affine.prefetch %t[%i], read, locality<3>, data  :  tensor<9xf32>
}

// -----

func.func @f(%t: tensor<9xf32>, %i: index) {
  memref.prefetch %t[%i], read, locality<3>, data  :  tensor<9xf32>
}

// -----

func.func @f(%t: tensor<9xf32>, %i: index) {
  %0 = bufferization.alloc_tensor()  :  memref<9xf32>
}

// -----

func.func @f(%a: i32) {
  %0 = tensor.from_elements %a  :  memref<1xi32>
}

// -----

func.func @f(%c: i1) {
  scf.while  :  (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
}

// -----

func.func @f(%c: i1) {
  scf.while  :  i32 {
    scf.condition(%c)
  } do {
    scf.yield
  }
}

// -----

func.func @f(%c: i1, %a: i32) {
  scf.while (%x = %a, %y = %a  : (i32) -> () {
  }
}

// -----

func.func @f(%n: index) {
  scf.forall (%i  in (%n) {
  }
}

// -----

func.func @f(%n: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (%n) shared_outs  %t {
  }
}

// -----

func.func @f(%n: index, %a: f32) {
  %0 = affine.for %i = 0 to 4 iter_args(%x = %a) -> (f32, f32) {
    affine.yield %x : f32
  }
}

// -----

func.func @f(%n: index, %a: f32) {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (f32, f32) {
    scf.yield %x : f32
  }
}

// -----

func.func @f(%n: index, %a: f32) {
  scf.for %i = %a to %n step %n {
    "t.x"(  : () -> ()
  }
}

// -----

func.func @f(%n: index, %a: f32) {
  affine.for %i = %n, %n to 4 {
  }
}

// -----

func.func @f(%n: index, %a: f32) {
  affine.for %i = f32 to 4 {
  }
}

// -----

func.func @f(%n: index, %a: f32) {
  affine.for %i = %a to {
  }
}

// -----

memref.global @g : memref<2xf32> =  3.0

// -----

memref.global @g : memref<2xf32> =  [1.0, 2.0]

// -----

func.func @f(%t: tensor<9xf32>, %n: index) {
  %0 = tensor.extract_slice %t[%n  [ 4] [1] : tensor<9xf32> to tensor<4xf32>
}

// -----

func.func @f(%t: tensor<9xf32>, %n: index) {
  %0 = tensor.extract_slice %t[ [%n] [4] [1] : tensor<9xf32> to tensor<4xf32>
}

// -----

func.func @f(%t: tensor<9xf32>, %n: index) {
  %0 = tensor.extract_slice %t[ [0 [4] [1] : tensor<9xf32> to tensor<4xf32>
}

// -----

func.func @f(%x: f32) {
  %0 = arith.addf %x, %x fastmath<nnan,  wrong> : f32
}

// -----

func.func @f(%x: i32) {
  %0 = arith.addi %x, %x {overflowFlags = #arith.overflow<nsw,  wrong>} : i32
}

// -----

func.func @f(%x: index) {
  %0 = index.cmp #missing(%x, %x)
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^b
}

// -----

llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.x"  %a : () -> ()
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds |  %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
}
