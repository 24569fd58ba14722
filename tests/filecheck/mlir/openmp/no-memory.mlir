// If several threads run out of memory, one reports it and ends the program.
// RUN: sh -c 'toyc %s > %t.out 2> %t.jit; test $? -eq 1'
// RUN: FileCheck %s < %t.jit
// RUN: FileCheck %s --check-prefix=OUTPUT < %t.out
// RUN: toyc %s -emit=exe -o %t.exe
// RUN: sh -c '%t.exe > %t.out 2> %t.exe.err; test $? -eq 1'
// RUN: FileCheck %s < %t.exe.err
// RUN: FileCheck %s --check-prefix=OUTPUT < %t.out

// CHECK: error: cannot allocate 8000000000000000000 bytes
// CHECK-NOT: {{.}}
// OUTPUT: {{^}}1.000000 {{$}}
// OUTPUT-NOT: {{.}}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %two = arith.constant 2 : i32
  %x = arith.constant 1.0 : f64
  toy.print %x : f64
  omp.parallel num_threads(%two : i32) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %m = memref.alloc() : memref<1000000000000000000xf64>
        memref.store %x, %m[%i] : memref<1000000000000000000xf64>
        func.call @use(%m) : (memref<1000000000000000000xf64>) -> ()
        memref.dealloc %m : memref<1000000000000000000xf64>
        omp.yield
      }
    }
    omp.terminator
  }
  toy.print %x : f64
  return
}

func.func private @use(%m: memref<1000000000000000000xf64>) attributes {no_inline} {
  return
}
