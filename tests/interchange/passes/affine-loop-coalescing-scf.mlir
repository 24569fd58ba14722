// options: -affine-loop-coalescing

func.func @known(%m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c1 to %c10 step %c3 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @sizes(%m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xf32>
  %w = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

// Values go around, and only one bound may be negative.
func.func @carried(%n: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %r:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %q:2 = scf.for %j = %c1 to %n step %c3 iter_args(%c = %a, %d = %b) -> (f32, f32) {
      %z = arith.addf %c, %d : f32
      scf.yield %z, %c : f32, f32
    }
    scf.yield %q#0, %q#1 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

func.func @swapped(%n: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %q:2 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %b, %d = %a) -> (f32, f32) {
      scf.yield %c, %d : f32, f32
    }
    scf.yield %q#1, %q#0 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

func.func @yields_what_it_gets(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> f32 {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> f32 {
      scf.yield %b : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}

// -----

// The bound of the second loop is the first one's variable, the third is independent.
func.func @triangle(%m: memref<?x?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %c7 step %c1 {
        memref.store %x, %m[%k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

func.func @imperfect(%m: memref<?x?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i, %i] : memref<?x?xf32>
    scf.for %j = %i to %c7 step %n {
      scf.for %k = %c0 to %c7 step %c1 {
        memref.store %x, %m[%k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

func.func @single_iterations(%m: memref<?x?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c1 step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %c1 step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @in_another_loop(%m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  affine.for %k = 0 to 10 {
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %k step %c1 {
        memref.store %x, %m[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

func.func @apart(%m: memref<?x?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %n step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
    %c2 = arith.constant 2 : index
  }
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to %n {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

// differs: the product of two negative numbers of iterations would be positive
func.func @unknown(%m: memref<?x?xf32>, %n: index, %k: index, %l: index, %s: index, %x: f32) {
  scf.for %i = %l to %n step %s {
    scf.for %j = %n to %k step %l {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

// differs: the number of iterations together may not fit 32 bits
func.func @integers(%m: memref<?xf32>, %n: i32, %x: f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %n step %c1 : i32 {
      %at = arith.index_cast %j : i32 to index
      memref.store %x, %m[%at] : memref<?xf32>
    }
  }
  return
}

// -----

// differs: there is no number of 2^80 iterations
func.func @too_many(%m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1099511627776 : index
  scf.for %i = %c0 to %many step %c1 {
    scf.for %j = %c0 to %many step %c1 {
      memref.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}

// -----

// differs: a nest that does not run stays, as there is no basis of 0
func.func @never(%m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c1 to %c1 step %c1 {
      memref.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}

// -----

// differs: numbers that are compared as unsigned ones are counted as signed ones
func.func @unsigned(%m: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    scf.for unsigned %j = %c0 to %c4 step %c1 {
      memref.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}
