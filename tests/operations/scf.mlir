// scf.if, scf.yield
func.func @test.scf.if() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %b = arith.cmpi slt, %i3, %i4 : i64
  %0 = scf.if %b -> i64 {
    scf.yield %i3 : i64
  } else {
    scf.yield %i4 : i64
  }
  return %0 : i64
}

// -----

// scf.for
func.func @test.scf.for() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %i3) -> i64 {
    %1 = arith.muli %s, %i4 : i64
    scf.yield %1 : i64
  }
  return %0 : i64
}

// -----

// scf.while, scf.condition
func.func @test.scf.while() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %0 = scf.while (%s = %i3) : (i64) -> i64 {
    %l = arith.constant 100 : i64
    %c = arith.cmpi slt, %s, %l : i64
    scf.condition(%c) %s : i64
  } do {
  ^bb0(%t: i64):
    %1 = arith.muli %t, %i4 : i64
    scf.yield %1 : i64
  }
  return %0 : i64
}

// -----

// scf.execute_region
func.func @test.scf.execute_region() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %0 = scf.execute_region -> i64 {
    cf.br ^bb1(%i4 : i64)
  ^bb1(%x: i64):
    scf.yield %x : i64
  }
  return %0 : i64
}

// -----

// scf.index_switch
func.func @test.scf.index_switch() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %0 = scf.index_switch %c5 -> i64
  case 5 {
    scf.yield %i3 : i64
  }
  default {
    scf.yield %i4 : i64
  }
  return %0 : i64
}

// -----

// scf.parallel, scf.reduce, scf.reduce.return
func.func @test.scf.parallel() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %0 = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%i3) -> i64 {
    %x = arith.index_cast %i : index to i64
    scf.reduce(%x : i64) {
    ^bb0(%l: i64, %r: i64):
      %s = arith.addi %l, %r : i64
      scf.reduce.return %s : i64
    }
  }
  return %0 : i64
}

// -----

// scf.forall, scf.forall.in_parallel
func.func @test.scf.forall() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %i3 = arith.constant 3 : i64
  %i4 = arith.constant 4 : i64
  %m = memref.alloca() : memref<5xi64>
  scf.forall (%i) in (5) {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%i] : memref<5xi64>
  }
  %c3 = arith.constant 3 : index
  %0 = memref.load %m[%c3] : memref<5xi64>
  return %0 : i64
}
