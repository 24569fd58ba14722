// options: -convert-scf-to-cf

func.func @if1(%c: i1, %a: f32) -> f32 {
  %0 = scf.if %c -> f32 { scf.yield %a : f32 } else { %1 = arith.addf %a, %a : f32 scf.yield %1 : f32 }
  return %0 : f32
}

// -----

func.func @if2(%c: i1, %a: memref<4xf32>, %i: index) {
  scf.if %c { %v = arith.constant 1.0 : f32 memref.store %v, %a[%i] : memref<4xf32> }
  return
}

// -----

func.func @for(%l: index, %u: index, %s: index) -> index {
  %z = arith.constant 0 : index
  %r = scf.for %i = %l to %u step %s iter_args(%x = %z) -> index { %y = arith.addi %x, %i : index scf.yield %y : index }
  return %r : index
}

// -----

func.func @fori(%l: i32, %u: i32, %s: i32) {
  scf.for %i = %l to %u step %s : i32 { "u.se"(%i) : (i32) -> () }
  return
}

// -----

func.func @foru(%l: i32, %u: i32, %s: i32) {
  scf.for unsigned %i = %l to %u step %s : i32 { "u.se"(%i) : (i32) -> () }
  return
}

// -----

func.func @while(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %a : i32
    scf.condition(%c) %x : i32
  } do { ^bb0(%y: i32): %z = arith.addi %y, %y : i32 scf.yield %z : i32 }
  return %r : i32
}

// -----

func.func @dowhile(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %a : i32
    %z = arith.addi %x, %x : i32
    scf.condition(%c) %z : i32
  } do { ^bb0(%y: i32): scf.yield %y : i32 }
  return %r : i32
}

// -----

func.func @par(%l: index, %u: index, %s: index, %m: memref<?xf32>) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) { %v = memref.load %m[%i] : memref<?xf32> memref.store %v, %m[%j] : memref<?xf32> scf.reduce }
  return
}

// -----

func.func @parred(%l: index, %u: index, %s: index, %f: f32) -> f32 {
  %r = scf.parallel (%i) = (%l) to (%u) step (%s) init (%f) -> f32 {
    scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): %c = arith.addf %a, %b : f32 scf.reduce.return %c : f32 }
  }
  return %r : f32
}

// -----

func.func @exec(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 { %c = arith.cmpi eq, %a, %a : i32 cf.cond_br %c, ^x, ^y ^x: scf.yield %a : i32 ^y: %z = arith.addi %a, %a : i32 scf.yield %z : i32 }
  return %r : i32
}

// -----

// differs: mlir-opt compares the lower 32 bits of the index.
func.func @sw(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32 case 2 { scf.yield %a : i32 } case 5 { scf.yield %b : i32 } default { %c = arith.addi %a, %b : i32 scf.yield %c : i32 }
  return %r : i32
}

// -----

func.func @forall(%m: memref<100xf32>) {
  scf.forall (%i, %j) in (10, 20) { %v = memref.load %m[%i] : memref<100xf32> memref.store %v, %m[%j] : memref<100xf32> }
  return
}

// -----

func.func @forannot(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s { "u.se"(%i) : (index) -> () } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, foo}
  return
}

// -----

func.func @ifelse2(%c: i1) {
  scf.if %c { "u.a"() : () -> () } else { "u.b"() : () -> () }
  return
}

// -----

func.func @ifblocks(%c: i1) -> (i32, i64) {
  %a = arith.constant 1 : i32
  %b = arith.constant 1 : i64
  %r:2 = scf.if %c -> (i32, i64) { scf.if %c { "u.a"() : () -> () } scf.yield %a, %b : i32, i64 } else { scf.yield %a, %b : i32, i64 }
  return %r#0, %r#1 : i32, i64
}

// -----

func.func @exec0(%a: i32) {
  scf.execute_region { func.call @g() : () -> () scf.yield }
  func.call @g() : () -> ()
  return
}
func.func private @g()

// -----

func.func @exec2(%c: i1, %a: i32) -> (i32, i32) {
  %r:2 = scf.execute_region -> (i32, i32) { cf.cond_br %c, ^x, ^y ^x: scf.yield %a, %a : i32, i32 ^y: cf.br ^z(%a : i32) ^z(%q: i32): scf.yield %q, %a : i32, i32 }
  return %r#0, %r#1 : i32, i32
}

// -----

func.func @exec3(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 no_inline { %q = scf.execute_region -> i32 { scf.yield %a : i32 } scf.yield %q : i32 }
  return %r : i32
}

// -----

// differs: mlir-opt compares the lower 32 bits of the index.
func.func @sw0(%i: index) {
  scf.index_switch %i case 2 { func.call @g() : () -> () scf.yield } case -5 { scf.yield } default { func.call @g() : () -> () }
  return
}
func.func private @g()

// -----

// differs: mlir-opt compares the lower 32 bits of the index.
func.func @sw1(%i: index, %a: i32) -> (i32, i32) {
  %r:2 = scf.index_switch %i -> i32, i32 default { scf.yield %a, %a : i32, i32 }
  return %r#0, %r#1 : i32, i32
}

// -----

// differs: mlir-opt compares the lower 32 bits of the index.
func.func @sw2(%i: index, %a: i32) {
  scf.index_switch %i case 4294967298 { scf.yield } default { }
  return
}

// -----

// differs: mlir-opt compares the lower 32 bits of the index.
func.func @sw3(%i: index, %c: i1, %a: i32) -> i32 {
  %r = scf.index_switch %i -> i32 case 1 { %q = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %a : i32 } scf.yield %q : i32 } default { scf.yield %a : i32 }
  return %r : i32
}

// -----

func.func @forall1(%n: index, %m: memref<?xf32>, %f: f32) {
  scf.forall (%i) in (%n) { memref.store %f, %m[%i] : memref<?xf32> }
  return
}

// -----

func.func @forall2(%n: index, %l: index, %m: memref<?xf32>, %f: f32) {
  scf.forall (%i, %j) = (%l, 2) to (%n, 10) step (1, %l) { memref.store %f, %m[%i] : memref<?xf32> }
  return
}

// -----

func.func @forall3(%t: tensor<10xf32>) -> tensor<10xf32> {
  %r = scf.forall (%i) in (10) shared_outs(%o = %t) -> tensor<10xf32> {
    %s = tensor.extract_slice %o[%i][1][1] : tensor<10xf32> to tensor<1xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i][1][1] : tensor<1xf32> into tensor<10xf32> }
  }
  return %r : tensor<10xf32>
}

// -----

func.func @ann1(%l: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%l) to (%l) step (%l) { memref.store %f, %m[%i] : memref<?xf32> scf.reduce } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, foo}
  return
}

// -----

func.func @ann2(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 { %c = arith.cmpi slt, %x, %a : i32 scf.condition(%c) %x : i32 } do { ^bb0(%y: i32): %z = arith.addi %y, %y : i32 scf.yield %z : i32 } attributes {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, foo}
  return %r : i32
}

// -----

func.func @ann3(%c: i1) {
  scf.if %c { func.call @g() : () -> () } {foo, llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}
func.func private @g()

// -----

func.func @ann4(%l: index, %m: memref<?xf32>, %f: f32) {
  scf.for %i = %l to %l step %l { scf.for %j = %l to %l step %l { memref.store %f, %m[%i] : memref<?xf32> } {foo, llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>} } {bar = 1, llvm.loop_x = 3 : i32, llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>}
  return
}

// -----

func.func @ann5(%l: index, %m: memref<?xf32>, %f: f32) {
  scf.forall (%i) in (%l) { memref.store %f, %m[%i] : memref<?xf32> } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}

// -----

func.func @exec4(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 { %q = scf.execute_region -> i32 { cf.cond_br %c, ^x, ^y ^x: scf.yield %a : i32 ^y: %z = arith.addi %a, %a : i32 scf.yield %z : i32 } scf.yield %q : i32 } else { scf.yield %a : i32 }
  return %r : i32
}

// -----

// differs: MLIR leaves blocks where there may be only one
func.func @in_affine(%c: i1) {
  affine.for %i = 0 to 4 {
    scf.if %c {
      scf.yield
    }
  }
  return
}

// -----

// differs: MLIR leaves blocks where there may be only one
func.func @in_scope(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.alloca_scope {
    scf.for %i = %c0 to %n step %c1 {
    }
  }
  return
}
