// LLVM may remove all of a parallel region but its end, which still needs the library.
// RUN: toyc %s -O2
// RUN: toyc %s -emit=llvm -O2 | FileCheck %s --check-prefix=LEFT
// RUN: toyc %s -emit=exe -O2 -o %t.exe
// RUN: %t.exe

// LEFT: call i32 @omp_pause_resource_all(
// LEFT-NOT: call void @GOMP_parallel(
func.func @main() -> i32 {
  %no = arith.constant false
  %zero = arith.constant 0 : i32
  %from = arith.constant 0 : index
  %step = arith.constant 1 : index
  %to = arith.constant 8 : index
  %x = arith.constant 7.0 : f64
  %buffer = memref.alloc() : memref<8xf64>
  memref.store %x, %buffer[%from] : memref<8xf64>
  cf.cond_br %no, ^team, ^done
^team:
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%from) to (%to) step (%step) {
        memref.store %x, %buffer[%i] : memref<8xf64>
        omp.yield
      }
    }
    omp.terminator
  }
  cf.br ^done
^done:
  memref.dealloc %buffer : memref<8xf64>
  return %zero : i32
}
