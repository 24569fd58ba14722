// options: -allow-unregistered-dialect -buffer-deallocation-simplification
func.func @dealloc_deallocated_in_retained(%arg0: i1, %arg1: memref<2xi32>) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%arg1 : memref<2xi32>) if (%arg0) retain (%arg1, %arg1, %arg1 : memref<2xi32>, memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// -----

func.func @a(%c: i1, %m: memref<2xi32>) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xi32>) if (%c) retain (%m : memref<2xi32>)
  return %0 : i1
}

// -----

func.func @b(%c: i1, %d: i1, %m: memref<2xi32>, %n: memref<2xi32>) -> (i1, i1) {
  %x = memref.alloc() : memref<2xi32>
  %y = memref.alloc() : memref<2xi32>
  %v = memref.subview %x[0][1][1] : memref<2xi32> to memref<1xi32>
  %0:2 = bufferization.dealloc (%x, %y, %m, %n : memref<2xi32>, memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %c, %d) retain (%v, %y : memref<1xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @c(%c: i1, %m: memref<2xi32>, %n: memref<2xi32>) -> (i1, i1, memref<2xi32>) {
  %t = arith.constant true
  %x = memref.alloc() : memref<2xi32>
  %y = memref.alloc() : memref<2xi32>
  %s = arith.select %c, %x, %y : memref<2xi32>
  %b, %o, %sz, %st = memref.extract_strided_metadata %x : memref<2xi32> -> memref<i32>, index, index, index
  %0:2 = bufferization.dealloc (%b, %y, %m : memref<i32>, memref<2xi32>, memref<2xi32>) if (%t, %t, %c) retain (%s, %x : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1, %s : i1, i1, memref<2xi32>
}

// -----

func.func @d(%c: i1, %n: index, %m: memref<2xi32>) -> (i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant false
  %x = memref.alloc() : memref<2xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %o = %f) -> (memref<2xi32>, i1) {
    %y = memref.alloc() : memref<2xi32>
    %0 = bufferization.dealloc (%a, %y : memref<2xi32>, memref<2xi32>) if (%o, %c) retain (%y : memref<2xi32>)
    scf.yield %y, %0 : memref<2xi32>, i1
  }
  %1 = bufferization.dealloc (%x, %r#0, %m : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %r#1, %f) retain (%m : memref<2xi32>)
  return %1 : i1
}

// -----

func.func @e(%c: i1, %m: memref<2xi32>, %n: memref<2xi32>, %u: memref<*xi32>) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%m, %n, %u : memref<2xi32>, memref<2xi32>, memref<*xi32>) if (%t, %t, %c) retain (%m, %n : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}

// -----

memref.global @g : memref<2xi32>
memref.global @h : memref<2xi32>
func.func private @k(memref<2xi32>) -> memref<2xi32>
func.func @e(%c: i1, %m: memref<2xi32>) -> (i1, i1) {
  %a = memref.get_global @g : memref<2xi32>
  %b = memref.get_global @h : memref<2xi32>
  %x = memref.alloc() : memref<2xi32>
  %r = call @k(%x) : (memref<2xi32>) -> memref<2xi32>
  %0:2 = bufferization.dealloc (%x, %a : memref<2xi32>, memref<2xi32>) if (%c, %c) retain (%b, %r : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @z(%c: i1, %m: memref<2xi32>) {
  cf.cond_br %c, ^bb1(%m : memref<2xi32>), ^bb2
^bb1(%q: memref<2xi32>):
  %x = memref.alloc() : memref<2xi32>
  %0 = bufferization.dealloc (%x, %q : memref<2xi32>, memref<2xi32>) if (%c, %c) retain (%q : memref<2xi32>)
  "test.use"(%0, %x) : (i1, memref<2xi32>) -> ()
  return
^bb2:
  return
}
