// options: -remove-dead-values -allow-unregistered-dialect
func.func @simple(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %0 : i32
  return
}

// -----

func.func private @args(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
func.func @main(%x: i32, %y: i32) -> i32 {
  %0 = call @args(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}

// -----

func.func private @rets(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  return %a, %0 : i32, i32
}
func.func @main(%x: i32) -> i32 {
  %0:2 = call @rets(%x) : (i32) -> (i32, i32)
  return %0#1 : i32
}
func.func @main2(%x: i32) -> i32 {
  %0:2 = call @rets(%x) : (i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

func.func private @live_ret(%m: memref<i32>) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %c0, %c0 : i32
  memref.store %0, %m[] : memref<i32>
  return %c0, %0 : i32, i32
}
func.func @main(%a: i32, %m: memref<i32>) -> i32 {
  %1:2 = call @live_ret(%m) : (memref<i32>) -> (i32, i32)
  return %1#0 : i32
}

// -----

func.func private @never(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func @public(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
func.func @main(%x: i32, %y: i32) {
  %0 = call @public(%x, %y) : (i32, i32) -> i32
  return
}

// -----

func.func private @ext(i32) -> i32
func.func @main(%x: i32) {
  %0 = call @ext(%x) : (i32) -> i32
  return
}

// -----

func.func private @attrs(%a: i32 {foo.a}, %b: i32 {foo.b}) -> (i32 {foo.r}, i32) {
  return %b, %b : i32, i32
}
func.func @main(%x: i32, %y: i32) -> i32 {
  %0:2 = call @attrs(%x, %y) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}

// -----

func.func @if_unused(%c: i1, %a: i32) {
  %r = scf.if %c -> i32 {
    %0 = arith.addi %a, %a : i32
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @if_partly(%c: i1, %a: i32, %m: memref<i32>) -> i32 {
  %r:2 = scf.if %c -> (i32, i32) {
    %0 = arith.addi %a, %a : i32
    memref.store %a, %m[] : memref<i32>
    scf.yield %0, %a : i32, i32
  } else {
    scf.yield %a, %a : i32, i32
  }
  return %r#1 : i32
}

// -----

func.func @for(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %y, %y : i32
    scf.yield %0, %1 : i32, i32
  }
  return %r#1 : i32
}

// -----

func.func @for_cross(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return %r#1 : i32
}

// -----

func.func @while(%a: i32, %b: i32, %c: i1) -> i32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %0 = arith.addi %x, %x : i32
    scf.condition(%c) %0, %y : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %1 = arith.addi %q, %q : i32
    scf.yield %p, %1 : i32, i32
  }
  return %r#1 : i32
}

// -----

func.func @while_all(%a: i32, %b: i32, %m: memref<i1>) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = memref.load %m[] : memref<i1>
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    scf.yield %p, %q : i32, i32
  }
  return
}

// -----

func.func @switch(%i: index, %a: i32, %m: memref<i32>) -> i32 {
  %r:2 = scf.index_switch %i -> i32, i32
  case 1 {
    memref.store %a, %m[] : memref<i32>
    scf.yield %a, %a : i32, i32
  }
  default {
    %0 = arith.addi %a, %a : i32
    scf.yield %0, %a : i32, i32
  }
  return %r#1 : i32
}

// -----

func.func @branch(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a, %a : i32, i32), ^bb2(%a : i32)
^bb1(%x: i32, %y: i32):
  return %y : i32
^bb2(%z: i32):
  return %a : i32
}

// -----

func.func @branch_loop(%a: i32, %c: i1) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb2:
  return
}

// -----

func.func @unreachable(%a: i32) {
  return
^bb1(%x: i32):
  %0 = arith.addi %x, %a : i32
  cf.br ^bb1(%0 : i32)
}

// -----

func.func @constant_cond(%a: i32, %m: memref<i32>) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  memref.store %y, %m[] : memref<i32>
  return %y : i32
}

// -----

func.func @effects(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = "foo.bar"(%0) : (i32) -> i32
  %2 = arith.addi %1, %1 : i32
  return
}

// -----

func.func @loads(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi32>
  return
}

// -----

func.func @alloc() {
  %0 = memref.alloc() : memref<4xi32>
  memref.dealloc %0 : memref<4xi32>
  %1 = memref.alloca() : memref<4xi32>
  return
}

// -----

// differs: MLIR changes the type of a function that is also used as a value
func.func private @value(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
func.func @main() -> ((i32, i32) -> i32) {
  %f = constant @value : (i32, i32) -> i32
  return %f : (i32, i32) -> i32
}

// -----

func.func private @rec(%a: i32, %b: i32) -> i32 {
  %0 = call @rec(%a, %b) : (i32, i32) -> i32
  return %b : i32
}
func.func @main(%x: i32, %y: i32) -> i32 {
  %0 = call @rec(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}

// -----

func.func @execute(%a: i32) -> i32 {
  %0:2 = scf.execute_region -> (i32, i32) {
    %1 = arith.addi %a, %a : i32
    "foo.effect"() : () -> ()
    scf.yield %1, %a : i32, i32
  }
  return %0#1 : i32
}

// -----

func.func @forall(%t: tensor<8xf32>, %f: tensor<1xf32>) {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}

// -----

func.func @parallel(%m: memref<4xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %y = arith.addi %a, %a : i32
    memref.store %a, %m[%i] : memref<4xi32>
    scf.reduce
  }
  return
}

// -----

func.func @affine(%m: memref<4xi32>, %a: i32) -> i32 {
  %r:2 = affine.for %i = 0 to 4 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %0 = arith.addi %y, %y : i32
    %1 = affine.load %m[%i] : memref<4xi32>
    affine.yield %0, %x : i32, i32
  }
  return %r#1 : i32
}

// -----

module @inner {
  func.func private @f(%a: i32, %b: i32) -> i32 {
    return %a : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = call @f(%x, %x) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----

// differs: MLIR removes an argument that is live, because a block that is never reached passes a dead value to it
func.func @from_a_block_never_reached(%n: i32) -> i32 {
  cf.br ^bb2(%n : i32)
^bb1(%a: i32):
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2(%0 : i32)
^bb2(%b: i32):
  %1 = arith.muli %b, %b : i32
  return %1 : i32
}

// -----
// The body of a loop that is made anew is simplified as well, and the memory that only it writes.
func.func @made_anew(%v: i1, %n: index, %m: memref<?xi1>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %outside = memref.alloc() : memref<2x1xi1>
  scf.forall (%i, %j) in (2, %c1) {
    %0 = arith.addi %n, %c1 : index
    %1 = arith.addi %0, %c1 : index
    %k = memref.alloc(%1) : memref<?xi1>
    func.call @use(%k) : (memref<?xi1>) -> ()
    %unused = memref.alloc() : memref<2xi1>
    memref.store %v, %unused[%n] : memref<2xi1>
    memref.store %v, %outside[%i, %j] : memref<2x1xi1>
  }
  scf.parallel (%i, %j) = (%c0, %n) to (%c1, %n) step (%c1, %c1) {
    func.call @use(%m) : (memref<?xi1>) -> ()
  }
  return
}
func.func private @use(memref<?xi1>)
