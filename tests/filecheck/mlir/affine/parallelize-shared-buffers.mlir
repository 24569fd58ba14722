// What is not private to the iterations of a loop: these loops stay, even with `private-buffers`.
// RUN: toy-opt %s -affine-parallelize="private-buffers max-nested=1" | FileCheck %s
// CHECK-NOT: affine.parallel (%{{.*}}) = (0) to (100)

// Read before it is written.
func.func @read_first(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// Read before it is written, in the loop that writes it.
func.func @read_in_turn(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xf64>
      %a = affine.load %m[7] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// Written by some iterations only.
func.func @conditional(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%i) {
      affine.for %j = 0 to 8 {
        affine.store %x, %m[%j] : memref<8xf64>
      }
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// One element is not written.
func.func @partial(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 7 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// Every second element is written.
func.func @every_second(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 step 2 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// Only the diagonal is written.
func.func @diagonal(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8x8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j, %j] : memref<8x8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j, 0] : memref<8x8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8x8xf64>
  return
}

// The last iteration's values are used after the loop.
func.func @after(%x: f64, %y: memref<100x8xf64>) -> f64 {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  %r = affine.load %m[0] : memref<8xf64>
  memref.dealloc %m : memref<8xf64>
  return %r : f64
}

// It is not freed here, and may be used elsewhere.
func.func @returned(%x: f64, %y: memref<100x8xf64>) -> memref<8xf64> {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  return %m : memref<8xf64>
}

// The loop that writes it may run zero times.
func.func @may_not_run(%x: f64, %y: memref<100x8xf64>, %n: index) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %k = 0 to %n {
      affine.for %j = 0 to 8 {
        affine.store %x, %m[%j] : memref<8xf64>
      }
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// A value is carried from iteration to iteration.
func.func @carried(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      %b = arith.addf %a, %x : f64
      affine.store %b, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// An operation that is not an affine access uses it.
func.func @unknown(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = memref.load %m[%j] : memref<8xf64>
      affine.store %a, %y[%i, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}

// The buffer is private, but iterations depend on each other through another one.
func.func @another(%x: f64, %y: memref<100x8xf64>) {
  %m = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xf64>
    }
    affine.for %j = 0 to 8 {
      %a = affine.load %m[%j] : memref<8xf64>
      affine.store %a, %y[0, %j] : memref<100x8xf64>
    }
  }
  memref.dealloc %m : memref<8xf64>
  return
}
