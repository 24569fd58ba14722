// Which thread runs which iteration: consecutive ones each, and the first threads one more where they do not divide
// evenly. The interpreter, where a team has one thread, and `if` give them all to thread 0.
// RUN: toyc %s | FileCheck %s
// RUN: toyc %s -opt | FileCheck %s
// RUN: toyc %s -emit=mlir-llvm | toyc - -x=mlir | FileCheck %s
// RUN: toyc %s -emit=exe -o %t.exe
// RUN: %t.exe | FileCheck %s
// RUN: toyc %s -emit=mlir-affine -run | FileCheck %s --check-prefix=ALONE
// RUN: toyc %s -emit=mlir-cf -run | FileCheck %s --check-prefix=ALONE
// RUN: toyc %s -emit=mlir-llvm -run | FileCheck %s --check-prefix=ALONE

// CHECK: {{^}}0 0 0 1 1 1 2 2 {{$}}
// CHECK-NEXT: {{^}}0 1 -1 -1 -1 -1 -1 -1 {{$}}
// CHECK-NEXT: {{^}}0 -1 -1 0 -1 -1 1 -1 {{$}}
// CHECK-NEXT: {{^}}0 0 0 1 1 1 2 2 {{$}}
// CHECK-NEXT: {{^}}2 2 1 1 1 0 0 0 {{$}}
// CHECK-NEXT: {{^}}0 0 0 0 0 0 0 0 {{$}}
// CHECK-NEXT: {{^}}0 0 1 1 1 2 2 -1 {{$}}
// ALONE: {{^}}0 0 0 0 0 0 0 0 {{$}}
// ALONE-NEXT: {{^}}0 0 -1 -1 -1 -1 -1 -1 {{$}}
// ALONE-NEXT: {{^}}0 -1 -1 0 -1 -1 0 -1 {{$}}
// ALONE-NEXT: {{^}}0 0 0 0 0 0 0 0 {{$}}
// ALONE-NEXT: {{^}}0 0 0 0 0 0 0 0 {{$}}
// ALONE-NEXT: {{^}}0 0 0 0 0 0 0 0 {{$}}
// ALONE-NEXT: {{^}}0 0 0 0 0 0 0 -1 {{$}}

llvm.func @omp_get_thread_num() -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.mlir.global internal constant @format("%d \00")

func.func private @clear(%a: memref<8xi32>) {
  %none = arith.constant -1 : i32
  affine.for %i = 0 to 8 {
    affine.store %none, %a[%i] : memref<8xi32>
  }
  return
}

func.func private @show(%a: memref<8xi32>) {
  %newline = arith.constant 10 : i32
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    func.call @show_number(%v) : (i32) -> ()
  }
  %0 = llvm.call @putchar(%newline) : (i32) -> i32
  call @clear(%a) : (memref<8xi32>) -> ()
  return
}

func.func private @show_number(%v: i32) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %three = arith.constant 3 : i32
  %two = arith.constant 2 : index
  %a = memref.alloc() : memref<8xi32>
  call @clear(%a) : (memref<8xi32>) -> ()

  // Eight iterations for three threads.
  omp.parallel num_threads(%three : i32) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        memref.store %t, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()

  // Fewer iterations than threads, and no iterations.
  omp.parallel num_threads(%three : i32) {
    omp.wsloop nowait {
      omp.loop_nest (%i) : index = (%c0) to (%c2) step (%c1) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        memref.store %t, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c8) to (%c2) step (%c1) {
        memref.store %three, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.barrier
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()

  // Steps, and a number of threads of another type.
  omp.parallel num_threads(%two : index) proc_bind(close) {
    omp.wsloop schedule(static) {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c3) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        memref.store %t, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()

  // The iterations of two loops as one sequence.
  omp.parallel num_threads(%three : i32) {
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c4, %c2) step (%c1, %c1) collapse(2) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        %twice = arith.muli %i, %c2 : index
        %at = arith.addi %twice, %j : index
        memref.store %t, %a[%at] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()

  // The same for indices that run backwards, from one loop inside another one.
  omp.parallel num_threads(%three : i32) {
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c7, %c0) inclusive step (%c1, %c1) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        %back = arith.subi %c7, %i : index
        %at = arith.addi %back, %j : index
        cf.br ^bb1
      ^bb1:
        memref.store %t, %a[%at] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()

  // A team of one thread, as the condition requires.
  %no = arith.constant false
  omp.parallel if(%no) num_threads(%three : i32) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        memref.store %t, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()

  // One loop writes memory that the next one reads, in another thread.
  omp.parallel num_threads(%three : i32) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %t = llvm.call @omp_get_thread_num() : () -> i32
        memref.store %t, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%k) : index = (%c0) to (%c1) step (%c1) {
        affine.for %i = 0 to 7 {
          %v = affine.load %a[%i + 1] : memref<8xi32>
          affine.store %v, %a[%i] : memref<8xi32>
        }
        %none = arith.constant -1 : i32
        memref.store %none, %a[%c7] : memref<8xi32>
        omp.yield
      }
    }
    omp.terminator
  }
  call @show(%a) : (memref<8xi32>) -> ()
  memref.dealloc %a : memref<8xi32>
  return
}
