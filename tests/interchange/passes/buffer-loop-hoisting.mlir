// options: -allow-unregistered-dialect -pass-pipeline=builtin.module(func.func(buffer-loop-hoisting))
func.func @branch(%c: i1, %a: memref<2xf32>, %b: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %a, %0 : memref<2xf32> to memref<2xf32>
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %b : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @dynamic(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  cf.cond_br %c, ^bb1, ^bb2(%n: index)
^bb1:
  cf.br ^bb3(%a : memref<?xf32>)
^bb2(%m: index):
  %0 = memref.alloc(%m) : memref<?xf32>
  memref.copy %a, %0 : memref<?xf32> to memref<?xf32>
  cf.br ^bb3(%0 : memref<?xf32>)
^bb3(%1: memref<?xf32>):
  memref.copy %1, %b : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @nested_if(%c: i1, %n: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%n, %n) : memref<?x?xf32>
  %1 = scf.if %c -> (memref<?x?xf32>) {
    %2 = scf.if %c -> (memref<?x?xf32>) {
      scf.yield %0 : memref<?x?xf32>
    } else {
      %4 = memref.alloc(%n, %n) : memref<?x?xf32>
      scf.yield %4 : memref<?x?xf32>
    }
    scf.yield %2 : memref<?x?xf32>
  } else {
    %3 = memref.alloc(%n, %n) : memref<?x?xf32>
    scf.yield %3 : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}

// -----

func.func @inner_dep(%c: i1, %n: index) -> memref<?xf32> {
  %r = scf.if %c -> (memref<?xf32>) {
    %k = arith.addi %n, %n : index
    %q = scf.if %c -> memref<?xf32> {
      %4 = memref.alloc(%k) : memref<?xf32>
      scf.yield %4 : memref<?xf32>
    } else {
      %5 = memref.alloc(%n) : memref<?xf32>
      scf.yield %5 : memref<?xf32>
    }
    scf.yield %q : memref<?xf32>
  } else {
    %3 = memref.alloc(%n) : memref<?xf32>
    scf.yield %3 : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// -----

func.func @loop(%lb: index, %ub: index, %s: index, %a: memref<2xf32>, %res: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = scf.for %i = %lb to %ub step %s iter_args(%b = %0) -> memref<2xf32> {
    %2 = memref.alloc() : memref<2xf32>
    scf.yield %2 : memref<2xf32>
  }
  memref.copy %1, %res : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @loop_local(%lb: index, %ub: index, %s: index, %a: memref<2xf32>) {
  scf.for %i = %lb to %ub step %s {
    scf.for %j = %lb to %ub step %s {
      %2 = memref.alloc() : memref<2xf32>
      memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
      %3 = memref.alloc(%i) : memref<?xf32>
      memref.dealloc %3 : memref<?xf32>
      %4 = memref.alloca() : memref<2xf32>
      memref.copy %4, %2 : memref<2xf32> to memref<2xf32>
    }
  }
  return
}

// -----

func.func @loop_if(%lb: index, %ub: index, %s: index, %a: memref<2xf32>, %c: i1) {
  scf.for %i = %lb to %ub step %s {
    scf.if %c {
      %2 = memref.alloc() : memref<2xf32>
      memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
    }
  }
  return
}

// -----

func.func @parallel(%lb: index, %ub: index, %s: index, %a: memref<2xf32>) {
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
  }
  scf.forall (%i) in (%ub) {
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
  }
  affine.for %i = 0 to 10 {
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
  }
  return
}

// -----

func.func @while(%a: memref<2xf32>, %c: i1) {
  scf.while : () -> () {
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
    scf.condition(%c)
  } do {
    %2 = memref.alloc() : memref<2xf32>
    memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
    scf.yield
  }
  return
}

// -----

func.func @diamond(%c: i1, %a: memref<2xf32>, %n: index) -> memref<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc(%n) : memref<?xf32>
  cf.br ^c(%0 : memref<?xf32>)
^b:
  %1 = memref.alloc(%n) : memref<?xf32>
  cf.br ^c(%1 : memref<?xf32>)
^c(%2: memref<?xf32>):
  return %2 : memref<?xf32>
}

// -----

func.func @two_returns(%a: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %a, %1 : memref<2xf32> to memref<2xf32>
  return %0, %1 : memref<2xf32>, memref<2xf32>
}

// -----

func.func @small(%a: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %big = memref.alloc() : memref<1000xf32>
  memref.copy %a, %0 : memref<2xf32> to memref<2xf32>
  %f = memref.alloc() : memref<2xf32>
  memref.dealloc %f : memref<2xf32>
  %al = memref.alloc() {alignment = 64 : i64, custom} : memref<256xf32>
  %al2 = memref.alloc() : memref<257xf32>
  %ix = memref.alloc() : memref<128xindex>
  %cx = memref.alloc() : memref<64xcomplex<f64>>
  %vx = memref.alloc() : memref<64xvector<4xf32>>
  return
}

// -----

func.func @rank(%a: memref<*xf32>, %n: index) {
  %r = memref.rank %a : memref<*xf32>
  %0 = memref.alloc(%r) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.alloc(%r, %r) : memref<?x?xf32>
  "other.use"(%0, %1, %2) : (memref<?xf32>, memref<?xf32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @unknown(%a: memref<2xf32>) {
  "other.region"() ({
    %0 = memref.alloc() : memref<2xf32>
    memref.copy %a, %0 : memref<2xf32> to memref<2xf32>
    "other.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @live(%a: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %a, %0 : memref<2xf32> to memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %s = memref.subview %1[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  "other.use"(%s) : (memref<1xf32, strided<[1]>>) -> ()
  "other.other"(%a) : (memref<2xf32>) -> ()
  memref.dealloc %0 : memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  return
}

// -----

func.func @live_if(%a: memref<2xf32>, %c: i1) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %r = scf.if %c -> memref<2xf32> {
    scf.yield %0 : memref<2xf32>
  } else {
    scf.yield %1 : memref<2xf32>
  }
  memref.copy %r, %a : memref<2xf32> to memref<2xf32>
  "other.other"(%a) : (memref<2xf32>) -> ()
  memref.dealloc %0 : memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  return
}

// -----

// differs: MLIR gives the iterations, which may run at the same time, one buffer.
func.func @parallel(%m: memref<4xi64>, %v: i64) {
  affine.parallel (%i) = (0) to (4) {
    %0 = memref.alloc() : memref<1xi64>
    affine.store %v, %0[0] : memref<1xi64>
    %1 = affine.load %0[0] : memref<1xi64>
    affine.store %1, %m[%i] : memref<4xi64>
  }
  return
}
