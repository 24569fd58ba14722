// Which operations are merged, and which are erased.

func.func @regions(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %0 = arith.addi %x, %y : i32
  %r = scf.if %c -> i32 {
    %1 = arith.addi %x, %y : i32
    %2 = arith.addi %1, %y : i32
    %3 = arith.addi %1, %y : i32
    %4 = arith.muli %2, %3 : i32
    scf.yield %4 : i32
  } else {
    %1 = arith.addi %0, %y : i32
    %4 = arith.muli %1, %1 : i32
    scf.yield %4 : i32
  }
  %s = scf.if %c -> i32 {
    %1 = arith.addi %x, %y : i32
    %2 = arith.addi %1, %y : i32
    %3 = arith.addi %1, %y : i32
    %4 = arith.muli %2, %3 : i32
    scf.yield %4 : i32
  } else {
    %1 = arith.addi %0, %y : i32
    %4 = arith.muli %1, %1 : i32
    scf.yield %4 : i32
  }
  %5 = arith.addi %0, %y : i32
  return %r, %s, %5 : i32, i32, i32
}
func.func @commutative(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %y, %x : i32
  %2 = arith.subi %x, %y : i32
  %3 = arith.subi %y, %x : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @attrs(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.addi %x, %y {t.a} : i32
  %1 = arith.addi %x, %y : i32
  %2 = arith.addi %x, %y {t.a} : i32
  %3 = arith.addi %x, %y overflow<nsw> : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @reads(%m: memref<4xi32>, %i: index) -> (i32, i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  "t.effect"() : () -> ()
  %2 = memref.load %m[%i] : memref<4xi32>
  return %0, %1, %2 : i32, i32, i32
}
func.func @reads2(%m: memref<4xi32>, %i: index, %v: i32) -> (i32, i32, i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %3 = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @reads3(%m: memref<4xi32>, %i: index, %c: i1) -> (i32, i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    %4 = memref.load %m[%i] : memref<4xi32>
    "t.use"(%4) : (i32) -> ()
  }
  %1 = memref.load %m[%i] : memref<4xi32>
  cf.br ^bb1
^bb1:
  %2 = memref.load %m[%i] : memref<4xi32>
  return %0, %1, %2 : i32, i32, i32
}
func.func @reads4(%m: memref<4xi32>, %i: index, %c: i1) -> (i32, i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %u = arith.addi %0, %0 : i32
  %1 = memref.load %m[%i] : memref<4xi32>
  %v = arith.addi %1, %1 : i32
  return %u, %v : i32, i32
}
func.func @blocks(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^a, ^b
^a:
  %1 = arith.addi %x, %x : i32
  %p = arith.muli %x, %x : i32
  cf.br ^d(%1, %p : i32, i32)
^b:
  %2 = arith.addi %x, %x : i32
  %q = arith.muli %x, %x : i32
  cf.br ^d(%2, %q : i32, i32)
^d(%s: i32, %t: i32):
  %r = arith.muli %x, %x : i32
  %e = arith.addi %s, %t : i32
  %f = arith.addi %s, %t : i32
  "t.use"(%r, %e, %f) : (i32, i32, i32) -> ()
  return %s : i32
^dead:
  %z = arith.addi %x, %x : i32
  cf.br ^d(%z, %z : i32, i32)
}
func.func @dead(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  %1 = arith.addi %i, %i : index
  %2 = arith.addi %1, %1 : index
  %3 = "t.x"() : () -> i32
  scf.for %k = %i to %i step %i {
    %4 = arith.addi %k, %k : index
  }
  return
}
func.func @nested(%x: i32) {
  %0 = arith.addi %x, %x : i32
  "t.region"() ({
  ^bb0(%y: i32):
    %1 = arith.addi %x, %x : i32
    "t.use"(%1, %0) : (i32, i32) -> ()
  ^bb1:
    %2 = arith.addi %x, %x : i32
    %3 = arith.subi %x, %x : i32
    "t.use"(%2) : (i32) -> ()
  }) : () -> ()
  %3 = arith.subi %x, %x : i32
  "t.use"(%3) : (i32) -> ()
  return
}
func.func @graph() {
  builtin.module {
    func.func @inner(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      %1 = arith.addi %x, %x : i32
      %2 = arith.muli %0, %1 : i32
      return %2 : i32
    }
  }
  return
}
func.func @consts() -> (i32, i64, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i64
  %2 = arith.constant 1 : i32
  return %0, %1, %2 : i32, i64, i32
}
func.func @loops(%n: index, %m: memref<4xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %a = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %v = arith.addi %s, %s : i32
    scf.yield %v : i32
  }
  %b = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %v = arith.addi %s, %s : i32
    scf.yield %v : i32
  }
  return %a, %b : i32, i32
}
func.func @loops2(%n: index, %m: memref<4xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %a = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %v = memref.load %m[%i] : memref<4xi32>
    scf.yield %v : i32
  }
  %b = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i32 {
    %v = memref.load %m[%i] : memref<4xi32>
    scf.yield %v : i32
  }
  return %a, %b : i32, i32
}
%x = "t.v"() : () -> i32
%g0 = arith.addi %x, %x : i32
%g1 = arith.addi %x, %x : i32
"t.use"(%g0, %g1) : (i32, i32) -> ()
