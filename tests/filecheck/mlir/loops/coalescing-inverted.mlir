// Where several bounds may be negative, they count as 0: their product would not be negative.
// RUN: toy-opt %s -affine-loop-coalescing | FileCheck %s
// RUN: toyc %s -emit=mlir -run | FileCheck %s --check-prefix=NUM
// RUN: toy-opt %s -affine-loop-coalescing | toyc - -x=mlir -emit=mlir -run | FileCheck %s --check-prefix=NUM

// CHECK-LABEL: @runs
// CHECK-COUNT-2: affine.max
// CHECK: affine.for
// CHECK-NOT: affine.for
func.func @runs(%m: memref<1xf64>, %n: index, %k: index) {
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      %0 = affine.load %m[0] : memref<1xf64>
      %1 = arith.addf %0, %one : f64
      affine.store %1, %m[0] : memref<1xf64>
    }
  }
  return
}

// One bound that may be negative makes the product negative.
// CHECK-LABEL: @one_unknown
// CHECK-NOT: affine.max
// CHECK: affine.for
// CHECK-NOT: affine.for
func.func @one_unknown(%m: memref<1xf64>, %n: index) {
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 3 {
      affine.store %one, %m[0] : memref<1xf64>
    }
  }
  return
}

// The number of runs would be larger than any index.
// CHECK-LABEL: @too_many
// CHECK-COUNT-2: affine.for
func.func @too_many(%m: memref<1xf64>) {
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to 4294967296 {
    affine.for %j = 0 to 4294967296 {
      affine.for %k = 0 to 0 {
        affine.store %one, %m[0] : memref<1xf64>
      }
    }
  }
  return
}

// NUM: 0.000000
// NUM-NEXT: 6.000000
func.func @main() {
  %m = memref.alloc() : memref<1xf64>
  %zero = arith.constant 0.0 : f64
  affine.store %zero, %m[0] : memref<1xf64>
  %n2 = arith.constant -2 : index
  %n3 = arith.constant -3 : index
  call @runs(%m, %n2, %n3) : (memref<1xf64>, index, index) -> ()
  toy.print %m : memref<1xf64>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  call @runs(%m, %c2, %c3) : (memref<1xf64>, index, index) -> ()
  toy.print %m : memref<1xf64>
  call @one_unknown(%m, %c2) : (memref<1xf64>, index) -> ()
  memref.dealloc %m : memref<1xf64>
  return
}
