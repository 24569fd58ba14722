// Nests that must stay apart, or stay as they are.
// RUN: toy-opt %s > %t
// RUN: toy-opt %s -affine-loop-fusion | diff %t -

// An operation in between writes what the consumer reads and reads what the producer writes.
func.func @cycle(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
    affine.store %x, %u[%i] : memref<10xf32>
  }
  %y = affine.load %u[3] : memref<10xf32>
  affine.store %y, %t[4] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
// A call may read what the producer writes, and write it.
func.func private @g(memref<10xf32>)
func.func @call(%a: memref<10xf32>, %t: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  call @g(%t) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
// A call may change memory that it is not given, if others can reach that.
func.func @escaped(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  call @g(%t) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  call @g(%o) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
// A view is the same memory under another name.
func.func @view(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %v = memref.cast %t : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %v[-%i + 9] : memref<?xf32>
    %y = affine.load %t[%i] : memref<10xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %o[%i] : memref<10xf32>
  }
  return
}
// The first iteration needs the last element, which the producer computes last, in memory that others see.
func.func @backwards(%a: memref<10xf32>, %t: memref<10xf32>) {
  affine.for %i = 1 to 10 {
    %x = affine.load %t[%i - 1] : memref<10xf32>
    %y = affine.load %a[%i] : memref<10xf32>
    %s = arith.addf %x, %y : f32
    affine.store %s, %t[%i] : memref<10xf32>
  }
  affine.for %i = 1 to 10 {
    %x = affine.load %t[-%i + 10] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}
// The consumer writes what the producer still has to read.
func.func @overwritten(%a: memref<10xf32>, %t: memref<10xf32>) {
  affine.for %i = 0 to 9 {
    %x = affine.load %a[%i + 1] : memref<10xf32>
    affine.store %x, %t[-%i + 8] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}
// The subscripts of the consumer are not affine.
func.func @indirect(%a: memref<10xf32>, %p: memref<10xindex>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %k = affine.load %p[%i] : memref<10xindex>
    %x = memref.load %t[%k] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
// Three elements of the producer for each of the consumer are too many.
func.func @stencil(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 1 to 9 {
    %x = affine.load %t[%i - 1] : memref<10xf32>
    %y = affine.load %t[%i] : memref<10xf32>
    %z = affine.load %t[%i + 1] : memref<10xf32>
    %s = arith.addf %x, %y : f32
    %r = arith.addf %s, %z : f32
    affine.store %r, %o[%i] : memref<10xf32>
  }
  return
}
// The result of a loop is needed after it.
func.func @result(%a: memref<10xf32>, %o: memref<10xf32>) {
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 10 iter_args(%c = %z) -> f32 {
    %x = affine.load %a[%i] : memref<10xf32>
    %y = arith.addf %x, %c : f32
    affine.yield %y : f32
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    %y = arith.mulf %x, %s : f32
    affine.store %y, %o[%i] : memref<10xf32>
  }
  return
}
// The value before the loop would be lost.
func.func @partly_written(%a: memref<10xf32>, %t: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 5 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 3 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %o[%i] : memref<10xf32>
  }
  return
}
