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

// -----

// scf.forall (memory)
func.func @test.scf.forall.memory() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %ten = arith.constant 10 : index
  %m = memref.alloca() : memref<60xi64>
  scf.for %q = %c0 to %ten step %c1 {
    %zero = arith.constant 0 : i64
    memref.store %zero, %m[%q] : memref<60xi64>
  }
  scf.forall (%i, %j) = (1, 0) to (3, %c6) step (1, 2) {
    %a = arith.muli %i, %c1 : index
    %b = arith.addi %a, %j : index
    %x = arith.muli %i, %ten : index
    %y = arith.addi %x, %j : index
    %z = arith.index_cast %y : index to i64
    memref.store %z, %m[%b] : memref<60xi64>
  }
  %c5 = arith.constant 5 : index
  %p = memref.load %m[%c5] : memref<60xi64>
  %s = memref.load %m[%c6] : memref<60xi64>
  %h = arith.constant 100 : i64
  %t = arith.muli %p, %h : i64
  %0 = arith.addi %t, %s : i64
  return %0 : i64
}

// -----

// scf.forall, scf.forall.in_parallel (tensors)
func.func @test.scf.forall.tensors() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<3x2xi64>) {
    %row = tensor.extract_slice %o[%i, 0] [1, 2] [1, 1] : tensor<3x2xi64> to tensor<2xi64>
    %x = tensor.extract %row[%c1] : tensor<2xi64>
    %n = arith.index_cast %i : index to i64
    %y = arith.muli %x, %x : i64
    %z = arith.addi %y, %n : i64
    %new = tensor.insert %z into %row[%c0] : tensor<2xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %new into %o[%i, 0] [1, 2] [1, 1] : tensor<2xi64> into tensor<3x2xi64>
    }
  }
  %a = tensor.extract %r[%c0, %c0] : tensor<3x2xi64>
  %b = tensor.extract %r[%c1, %c0] : tensor<3x2xi64>
  %c = tensor.extract %r[%c2, %c0] : tensor<3x2xi64>
  %h = arith.constant 100 : i64
  %d = arith.muli %a, %h : i64
  %e = arith.addi %d, %b : i64
  %f = arith.muli %e, %h : i64
  %0 = arith.addi %f, %c : i64
  return %0 : i64
}

// -----

// scf.forall, scf.forall.in_parallel (never)
func.func @test.scf.forall.never() -> i64 {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<[1, 2]> : tensor<2xi64>
  %r = scf.forall (%i) in (%c0) shared_outs(%o = %t) -> (tensor<2xi64>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0] [2] [1] : tensor<2xi64> into tensor<2xi64>
    }
  }
  %0 = tensor.extract %r[%c0] : tensor<2xi64>
  return %0 : i64
}
