// options: -allow-unregistered-dialect -ownership-based-buffer-deallocation
func.func @f(%a: memref<4xf32>, %c: i1, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %0) -> memref<4xf32> {
    %1 = memref.alloc() : memref<4xf32>
    %x = memref.load %m[%c0] : memref<4xf32>
    memref.store %x, %1[%c0] : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// -----

func.func @g(%a: memref<4xf32>, %c: i1, %n: index) {
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<4xf32>)
^bb1:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^bb2(%0 : memref<4xf32>)
^bb2(%m: memref<4xf32>):
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<4xf32>
  return
}

// -----

func.func private @h(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func @k(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = call @h(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = scf.if %c -> memref<4xf32> {
    scf.yield %0 : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  }
  %2 = arith.select %c, %0, %1 : memref<4xf32>
  return %2 : memref<4xf32>
}

// -----

func.func @u(%a: memref<*xf32>, %b: memref<?xf32>) -> memref<*xf32> {
  %0 = memref.cast %b : memref<?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @f(%a: memref<4xf32>) { "my.op"(%a) : (memref<4xf32>) -> () return }

// -----

func.func @f() { "my.op"() : () -> () return }

// -----

func.func @f(%a: memref<4xf32>, %i: i32) { cf.switch %i : i32, [default: ^bb1, 1: ^bb2]
^bb1: 
 return
^bb2: 
return }

// -----

func.func @f(%a: memref<4xf32>) { memref.dealloc %a : memref<4xf32> return }

// -----

func.func @f(%c: i1) { %a = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32> 
 memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32> return }

// -----

func.func @f(%a: memref<f32>) { bufferization.dealloc retain (%a : memref<f32>) return }

// -----

func.func @f(%c: i1) { cf.br ^bb1
^bb1:
 cf.cond_br %c, ^bb1, ^bb2
^bb2:
 return }

// -----

func.func @f(%n: index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 scf.parallel (%i) = (%c0) to (%n) step (%c1) { %a = memref.alloc() : memref<4xf32> 
  memref.copy %a, %a : memref<4xf32> to memref<4xf32> }
 scf.forall (%i) in (4) { %a = memref.alloc() : memref<4xf32>  
  memref.copy %a, %a : memref<4xf32> to memref<4xf32> }
 return }

// -----

func.func @f(%n: index, %z: f32) { 
 affine.for %i = 0 to 4 { %a = memref.alloc() : memref<4xf32>  
 affine.store %z, %a[0] : memref<4xf32> }
 return }

// -----

func.func @f(%n: index, %z: f32) { 
 memref.alloca_scope { %a = memref.alloca() : memref<4xf32>  
 affine.store %z, %a[0] : memref<4xf32> }
 %0 = scf.execute_region -> memref<4xf32> { 
   %1 = memref.alloc() : memref<4xf32>
   scf.yield %1 : memref<4xf32> }
 return }

// -----

func.func @f(%c : i1, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = scf.while (%x = %a) : (memref<4xf32>) -> memref<4xf32> {
   %1 = memref.alloc() : memref<4xf32>
   scf.condition(%c) %1 : memref<4xf32>
  } do {
  ^bb0(%y: memref<4xf32>):
   scf.yield %y : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----

func.func @f(%c : index, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = scf.index_switch %c -> memref<4xf32> 
  case 1 {
   %1 = memref.alloc() : memref<4xf32>
   scf.yield %1 : memref<4xf32>
  } default {
   scf.yield %a : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----

memref.global @g : memref<4xf32>
func.func @f(%p : (memref<4xf32>) -> memref<4xf32>, %a: memref<4xf32>, %t: tensor<4xf32>) -> (memref<4xf32>, memref<2xf32>) {
  %0 = memref.get_global @g : memref<4xf32>
  %1 = call_indirect %p(%0) : (memref<4xf32>) -> memref<4xf32>
  %2 = memref.subview %a[0][2][1] : memref<4xf32> to memref<2xf32>
  %3 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %3, %2 : memref<4xf32>, memref<2xf32>
}

// -----

// differs: MLIR leaves a wrong number of operands, which the verifier refuses
func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %r = affine.for %i = 0 to 4 iter_args(%m = %a) -> memref<4xf32> {
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// -----

func.func private @h(%p: (memref<4xf32>) -> memref<4xf32>, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %p(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// differs: MLIR refuses a buffer that is passed on and also used later, or passed on twice
func.func @f(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  cf.br ^bb1(%a, %a : memref<4xf32>, memref<4xf32>)
^bb1(%x: memref<4xf32>, %y: memref<4xf32>):
  cf.cond_br %c, ^bb2(%x, %x: memref<4xf32>, memref<4xf32>), ^bb2(%x, %y : memref<4xf32>, memref<4xf32>)
^bb2(%z: memref<4xf32>, %u: memref<4xf32>):
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^bb3
^bb3:
  memref.copy %0, %z : memref<4xf32> to memref<4xf32>
  memref.copy %0, %a : memref<4xf32> to memref<4xf32>
  return %u : memref<4xf32>
}

// -----

func.func private @h(%a: memref<4xf32>) -> (memref<4xf32> {my.attr}) {
  return %a : memref<4xf32>
}

// -----

func.func @live_out(%a: memref<4xf32>, %c: i1, %x: f32) {
  %0 = memref.alloc() : memref<4xf32>
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %0[%c0] : memref<4xf32>
  cf.br ^bb3(%a : memref<4xf32>)
^bb2:
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %1[%c0] : memref<4xf32>
  cf.br ^bb3(%1 : memref<4xf32>)
^bb3(%m: memref<4xf32>):
  memref.copy %0, %m : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @both_retain(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%0 : memref<4xf32>), ^bb2
^bb1(%m: memref<4xf32>):
  memref.copy %0, %m : memref<4xf32> to memref<4xf32>
  cf.br ^bb2
^bb2:
  memref.copy %a, %0 : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @nested(%n: index, %a: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> memref<?xf32> {
    %s = scf.for %j = %c0 to %i step %c1 iter_args(%k = %m) -> memref<?xf32> {
      %c = arith.cmpi eq, %i, %j : index
      %t = scf.if %c -> memref<?xf32> {
        %new = memref.alloc(%j) : memref<?xf32>
        scf.yield %new : memref<?xf32>
      } else {
        scf.yield %k : memref<?xf32>
      }
      scf.yield %t : memref<?xf32>
    }
    scf.yield %s : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// -----

func.func @views(%n: index) -> memref<2xf32, strided<[1], offset: 1>> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.subview %0[1][2][1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %2 = memref.cast %0 : memref<4xf32> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<?xf32>
  "test.read"(%3) : (memref<?xf32>) -> ()
  return %1 : memref<2xf32, strided<[1], offset: 1>>
}

// -----

func.func @clone(%a: memref<4xf32>) -> (memref<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%c0] : memref<4xf32>
  return %0, %1 : memref<4xf32>, f32
}

// -----

func.func @select(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = arith.select %c, %0, %a : memref<4xf32>
  %2 = arith.select %c, %1, %0 : memref<4xf32>
  %3 = memref.subview %2[0][4][1] : memref<4xf32> to memref<4xf32>
  return %3 : memref<4xf32>
}

// -----

func.func private @declared(memref<4xf32>) -> memref<4xf32>
func.func @calls(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @declared(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call @public(%0, %a) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  %2:2 = call @private(%1) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return %2#0 : memref<4xf32>
}
func.func @public(%a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  return %b : memref<4xf32>
}
func.func private @private(%a: memref<4xf32>) -> (memref<4xf32>, i32) {
  %c = arith.constant 1 : i32
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %a, %0 : memref<4xf32> to memref<4xf32>
  return %0, %c : memref<4xf32>, i32
}

// -----

func.func @early(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
^bb2:
  return %a : memref<4xf32>
}

// -----

func.func @reduce(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %m = memref.alloc() : memref<4xf32>
    %v = memref.load %m[%c0] : memref<4xf32>
    scf.reduce(%v : f32) {
    ^bb0(%p: f32, %q: f32):
      %t = memref.alloc() : memref<f32>
      memref.store %p, %t[] : memref<f32>
      %u = memref.load %t[] : memref<f32>
      %s = arith.addf %u, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----

func.func @forall(%m: memref<4xf32>, %x: f32) {
  scf.forall (%i) in (4) {
    %t = memref.alloc() : memref<f32>
    memref.store %x, %t[] : memref<f32>
    %u = memref.load %t[] : memref<f32>
    memref.store %u, %m[%i] : memref<4xf32>
  }
  return
}

// -----

func.func @while(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0:2 = scf.while (%x = %a, %y = %b) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
    scf.condition(%c) %y, %x : memref<4xf32>, memref<4xf32>
  } do {
  ^bb0(%z: memref<4xf32>, %w: memref<4xf32>):
    %1 = memref.alloc() : memref<4xf32>
    scf.yield %z, %1 : memref<4xf32>, memref<4xf32>
  }
  return %0#0, %0#1 : memref<4xf32>, memref<4xf32>
}

// -----

func.func @realloc(%m: memref<4xf32>, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}

// -----

func.func @switch(%m: memref<4xf32>, %i: i32) {
  cf.switch %i : i32, [default: ^bb1(%m : memref<4xf32>), 1: ^bb2]
^bb1(%x: memref<4xf32>):
  return
^bb2:
  return
}

// -----

func.func @generate(%m: memref<4xf32>, %i: index, %x: f32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%v: f32):
    %s = arith.addf %v, %x : f32
    memref.atomic_yield %s : f32
  }
  return
}

// -----

func.func @reduces_buffers(%n: index, %a: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> memref<4xf32> {
    %m = memref.alloc() : memref<4xf32>
    scf.reduce(%m : memref<4xf32>) {
    ^bb0(%p: memref<4xf32>, %q: memref<4xf32>):
      scf.reduce.return %q : memref<4xf32>
    }
  }
  return %r : memref<4xf32>
}

// -----

// differs: MLIR refuses a buffer that is passed on and also used later, or passed on twice
func.func @three(%c: i1, %d: i1, %a: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%0, %1 : memref<4xf32>, memref<4xf32>)
^bb1(%x: memref<4xf32>, %y: memref<4xf32>):
  cf.cond_br %c, ^bb2(%y : memref<4xf32>), ^bb3(%x, %a : memref<4xf32>, memref<4xf32>)
^bb2(%z: memref<4xf32>):
  memref.copy %x, %z : memref<4xf32> to memref<4xf32>
  cf.br ^bb3(%z, %0 : memref<4xf32>, memref<4xf32>)
^bb3(%u: memref<4xf32>, %v: memref<4xf32>):
  memref.copy %u, %v : memref<4xf32> to memref<4xf32>
  memref.copy %1, %v : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @unstructured(%c: i1, %n: index) {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    cf.cond_br %c, ^bb1, ^bb2
  ^bb2:
    scf.yield
  }
  return
}

// -----

module {
  func.func @inner() -> memref<4xf32> {
    %0 = memref.alloca() : memref<4xf32>
    return %0 : memref<4xf32>
  }
}

// -----

func.func @assert(%c: i1) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  scf.if %c {
    memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %c: i1) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %a, %0 : memref<4xf32> to memref<4xf32>
  %1 = vector.transfer_read %0[%i], %p : memref<4xf32>, vector<4xf32>
  vector.transfer_write %1, %0[%i] : vector<4xf32>, memref<4xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @materialize(%t: tensor<4xf32>, %x: f32, %i: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  bufferization.materialize_in_destination %t in writable %0 : (tensor<4xf32>, memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}
