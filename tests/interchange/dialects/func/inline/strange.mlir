// Func with nested module and calls in scf nest, several returns.
func.func private @r(%c: i1, %a: i32) -> (i32, i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return %a, %c : i32, i1
^b:
  %t = arith.constant true
  cf.switch %a : i32, [default: ^c, 1: ^d(%a : i32), 2: ^d(%a : i32)]
^c:
  return %a, %t : i32, i1
^d(%x: i32):
  return %x, %t : i32, i1
}
func.func @u(%c: i1, %a: i32) -> (i32, i1) {
  %0:2 = call @r(%c, %a) : (i1, i32) -> (i32, i1)
  %1:2 = scf.execute_region -> (i32, i1) {
    %2:2 = func.call @r(%0#1, %0#0) : (i1, i32) -> (i32, i1)
    scf.yield %2#0, %2#1 : i32, i1
  }
  %3:2 = scf.if %c -> (i32, i1) {
    %2:2 = func.call @r(%1#1, %1#0) : (i1, i32) -> (i32, i1)
    scf.yield %2#0, %2#1 : i32, i1
  } else {
    scf.yield %1#0, %1#1 : i32, i1
  }
  return %3#0, %3#1 : i32, i1
}

// -----

// No results used, results used many times, results of zero-arg functions, self passed.
func.func @none() { return }
func.func @two() -> (index, index) { %0 = arith.constant 1 : index
 return %0, %0 : index, index }
func.func @swap(%a: index, %b: index) -> (index, index) { return %b, %a : index, index }
func.func @u() -> index {
  call @none() : () -> ()
  %0:2 = call @two() : () -> (index, index)
  %1:2 = call @swap(%0#0, %0#1) : (index, index) -> (index, index)
  %2:2 = call @swap(%1#1, %1#0) : (index, index) -> (index, index)
  %3 = arith.addi %2#0, %2#0 : index
  %4 = arith.addi %3, %1#1 : index
  %5:2 = call @two() : () -> (index, index)
  return %4 : index
}
func.func @loop(%n: index) -> index {
  cf.br ^b(%n : index)
^b(%i: index):
  %0:2 = call @swap(%i, %n) : (index, index) -> (index, index)
  %c = arith.cmpi slt, %0#0, %0#1 : index
  cf.cond_br %c, ^b(%0#0 : index), ^c
^c:
  return %0#1 : index
}

// -----

// Memory that is allocated and looked at in loops of every kind.
func.func @unused_results(%m: memref<?xf32>, %n: index) -> (memref<?xf32>, index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.dim %m, %n : memref<?xf32>
  memref.copy %m, %0 : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<?xf32>, index
}
func.func @u(%m: memref<?xf32>) {
  %c = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 10 iter_args(%x = %c) -> index {
    %0:2 = func.call @unused_results(%m, %x) : (memref<?xf32>, index) -> (memref<?xf32>, index)
    affine.yield %0#1 : index
  }
  scf.for %i = %c to %c step %c1 {
    %0:2 = func.call @unused_results(%m, %i) : (memref<?xf32>, index) -> (memref<?xf32>, index)
    memref.dealloc %0#0 : memref<?xf32>
  }
  scf.parallel (%i) = (%c) to (%c) step (%c1) {
    %0:2 = func.call @unused_results(%m, %i) : (memref<?xf32>, index) -> (memref<?xf32>, index)
    scf.reduce
  }
  scf.forall (%i) in (4) {
    %0:2 = func.call @unused_results(%m, %i) : (memref<?xf32>, index) -> (memref<?xf32>, index)
  }
  return
}

// -----

// Affine: nested loops, ifs, maps with several dims and symbols.
func.func @acc(%m: memref<?x?xf32>, %i: index, %j: index, %n: index) -> f32 {
  %0 = affine.load %m[%i + symbol(%n), %j * 2] : memref<?x?xf32>
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%i, %j)[%n]
  %2 = arith.index_cast %1 : index to i32
  %3 = arith.sitofp %2 : i32 to f32
  %4 = arith.addf %0, %3 : f32
  affine.store %4, %m[%j, symbol(%n) floordiv 3] : memref<?x?xf32>
  return %4 : f32
}
func.func @semi(%m: memref<?xf32>, %i: index, %n: index) {
  %0 = affine.load %m[%i * symbol(%n)] : memref<?xf32>
  affine.store %0, %m[%i mod symbol(%n)] : memref<?xf32>
  return
}
func.func @u(%m: memref<?x?xf32>, %v: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      %0 = func.call @acc(%m, %i, %j, %n) : (memref<?x?xf32>, index, index, index) -> f32
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        %1 = func.call @acc(%m, %j, %i, %n) : (memref<?x?xf32>, index, index, index) -> f32
        func.call @semi(%v, %i, %n) : (memref<?xf32>, index, index) -> ()
      }
    }
  }
  return
}

// -----

// Private functions called once in several places, chains, and in nested regions.
func.func private @ext(i32) -> i32
func.func private @a(%x: i32) -> i32 { %0 = call @ext(%x) : (i32) -> i32
 return %0 : i32 }
func.func private @b(%x: i32) -> i32 { %0 = call @a(%x) : (i32) -> i32
 %1 = call @a(%0) : (i32) -> i32
 return %1 : i32 }
func.func private @c(%x: i32) -> i32 { %0 = call @b(%x) : (i32) -> i32
 return %0 : i32 }
func.func private @d(%x: i32, %c: i1) -> i32 { %0 = scf.if %c -> i32 { %1 = func.call @c(%x) : (i32) -> i32
 scf.yield %1 : i32 } else { %1 = func.call @b(%x) : (i32) -> i32
 scf.yield %1 : i32 }
 return %0 : i32 }
func.func @e(%x: i32, %c: i1) -> i32 { %0 = call @d(%x, %c) : (i32, i1) -> i32
 %1 = call @d(%0, %c) : (i32, i1) -> i32
 return %1 : i32 }

// -----

// Dead code in callee after canonicalization removes calls.
func.func private @never(%x: i32) -> i32 { %0 = call @deep(%x) : (i32) -> i32
 return %0 : i32 }
func.func private @deep(%x: i32) -> i32 { return %x : i32 }
func.func private @maybe(%x: i32) -> i32 {
  %f = arith.constant false
  %0 = scf.if %f -> i32 { %1 = func.call @never(%x) : (i32) -> i32
    scf.yield %1 : i32
  } else { scf.yield %x : i32 }
  return %0 : i32
}
func.func @top(%x: i32) -> i32 {
  %0 = call @maybe(%x) : (i32) -> i32
  %t = arith.constant true
  cf.cond_br %t, ^a, ^b
^a:
  return %0 : i32
^b:
  %1 = call @never(%0) : (i32) -> i32
  return %1 : i32
}

// -----

// Several affine scopes, calls from within functions in calls.
func.func private @ext() -> index
func.func @inner(%m: memref<?xf32>, %i: index) { 
  affine.for %j = 0 to %i { %0 = affine.load %m[%j] : memref<?xf32>
   affine.store %0, %m[%j + symbol(%i)] : memref<?xf32> }
  return }
func.func @outer(%m: memref<?xf32>) {
  %n = call @ext() : () -> index
  call @inner(%m, %n) : (memref<?xf32>, index) -> ()
  affine.for %i = 0 to 3 {
    func.call @inner(%m, %i) : (memref<?xf32>, index) -> ()
  }
  scf.execute_region {
    func.call @inner(%m, %n) : (memref<?xf32>, index) -> ()
    scf.yield
  }
  return }
func.func @top(%m: memref<?xf32>) {
  call @outer(%m) : (memref<?xf32>) -> ()
  return }

// -----

// Unreachable code, loops that nothing enters, blocks out of order.
func.func @f(%a: i32, %c: i1) -> i32 {
  cf.br ^last
^middle(%x: i32):
  return %x : i32
^dead:
  cf.br ^middle(%a : i32)
^last:
  cf.cond_br %c, ^middle(%a : i32), ^ret
^ret:
  %0 = arith.addi %a, %a : i32
  cf.br ^middle(%0 : i32)
}
func.func @g(%a: i32, %c: i1) -> i32 {
  %0 = call @f(%a, %c) : (i32, i1) -> i32
  cf.cond_br %c, ^x, ^y
^x:
  %1 = call @f(%0, %c) : (i32, i1) -> i32
  cf.br ^z(%1 : i32)
^y:
  %2 = call @f(%0, %c) : (i32, i1) -> i32
  %3 = call @f(%2, %c) : (i32, i1) -> i32
  cf.br ^z(%3 : i32)
^dead:
  %4 = call @f(%a, %c) : (i32, i1) -> i32
  cf.br ^z(%4 : i32)
^z(%r: i32):
  return %r : i32
}

// -----

// Two private callables that call each other, only reachable from a public one.
func.func private @ping(%n: i32) {
  call @pong(%n) : (i32) -> ()
  call @leaf(%n) : (i32) -> ()
  return
}
func.func private @pong(%n: i32) {
  call @ping(%n) : (i32) -> ()
  call @leaf(%n) : (i32) -> ()
  return
}
func.func private @leaf(%n: i32) {
  "t.use"(%n) : (i32) -> ()
  return
}
func.func private @leaf2(%n: i32) {
  call @ext(%n) : (i32) -> ()
  return
}
func.func private @ext(i32)
func.func @main(%n: i32) {
  call @ping(%n) : (i32) -> ()
  call @leaf2(%n) : (i32) -> ()
  return
}

// -----

// Threshold-like sizes, deep chains of functions.
func.func @f0(%a: i32) -> i32 { return %a : i32 }
func.func @f1(%a: i32) -> i32 { %0 = call @f0(%a) : (i32) -> i32
 %1 = arith.addi %0, %a : i32
 return %1 : i32 }
func.func @f2(%a: i32) -> i32 { %0 = call @f1(%a) : (i32) -> i32
 %1 = call @f1(%0) : (i32) -> i32
 return %1 : i32 }
func.func @f3(%a: i32) -> i32 { %0 = call @f2(%a) : (i32) -> i32
 %1 = call @f2(%0) : (i32) -> i32
 return %1 : i32 }
func.func @f4(%a: i32) -> i32 { %0 = call @f3(%a) : (i32) -> i32
 %1 = call @f3(%0) : (i32) -> i32
 return %1 : i32 }

// -----

// Scf.while with calls in condition, index_switch, nested functions in regions with several blocks.
func.func @cond(%i: index) -> i1 { %c = arith.constant 10 : index
 %0 = arith.cmpi slt, %i, %c : index
 return %0 : i1 }
func.func @step(%i: index) -> index { cf.br ^x
^x:
 %c = arith.constant 1 : index
 %0 = arith.addi %i, %c : index
 return %0 : index }
func.func @u(%n: index) -> index {
  %0 = scf.while (%i = %n) : (index) -> index {
    %c = func.call @cond(%i) : (index) -> i1
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %j = func.call @step(%i) : (index) -> index
    %k = scf.execute_region -> index {
      %l = func.call @step(%j) : (index) -> index
      scf.yield %l : index
    }
    scf.yield %k : index
  }
  %1 = scf.index_switch %0 -> index
  case 1 { %2 = func.call @step(%0) : (index) -> index
    scf.yield %2 : index }
  default { %c = func.call @cond(%0) : (index) -> i1
    %s = arith.select %c, %0, %n : index
    scf.yield %s : index }
  return %1 : index
}

// -----

// Empty module, module without functions, functions without bodies, callee with block arguments unused.
module {}
module @m { func.func private @d(i32) -> i32
 func.func @u(%a: i32) -> i32 { %0 = call @d(%a) : (i32) -> i32
 return %0 : i32 } }
module @n { func.func @unused(%a: i32, %b: f32) { cf.br ^x(%a, %b : i32, f32)
^x(%c: i32, %d: f32):
 return }
 func.func @u(%a: i32, %b: f32) { call @unused(%a, %b) : (i32, f32) -> ()
 call @unused(%a, %b) : (i32, f32) -> ()
 return } }
