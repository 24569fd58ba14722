// A parallel region becomes a function that libgomp calls on each thread, with the values that it uses in a struct.
// RUN: toy-opt %s -convert-to-llvm -convert-openmp-to-gomp | FileCheck %s

// Declarations come first, each once.
// CHECK-DAG: llvm.func @GOMP_parallel(!llvm.ptr, !llvm.ptr, i32, i32)
// CHECK-DAG: llvm.func @GOMP_barrier()
// CHECK-DAG: llvm.func @omp_get_num_threads() -> i32

// Arguments are passed; constants and known facts of buffers are recomputed; nothing waits at the end of a team.
// CHECK-LABEL: llvm.func internal @fill_parallel_0(
// CHECK-SAME: %[[CONTEXT:.*]]: !llvm.ptr) {
// CHECK: llvm.getelementptr %[[CONTEXT]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, {{.*}}, f64)>
// CHECK: llvm.load
// CHECK: llvm.mlir.constant(0 : index) : i64
// CHECK: llvm.insertvalue
// CHECK: llvm.call @omp_get_thread_num() : () -> i32
// CHECK: llvm.call @omp_get_num_threads() : () -> i32
// CHECK: ^{{.*}}(%[[NUMBER:.*]]: i64):
// CHECK: llvm.icmp "ult" %[[NUMBER]],
// CHECK-NOT: GOMP_barrier
// CHECK: llvm.return
// CHECK-LABEL: llvm.func @fill(
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK: %[[SPACE:.*]] = llvm.alloca %[[ONE]] x !llvm.struct<(i64, {{.*}}, f64)>
// CHECK: %[[FIELD:.*]] = llvm.getelementptr %[[SPACE]][0, 0]
// CHECK: llvm.store %{{.*}}, %[[FIELD]] : i64, !llvm.ptr
// CHECK: %[[FUNCTION:.*]] = llvm.mlir.addressof @fill_parallel_0 : !llvm.ptr
// CHECK: llvm.call @GOMP_parallel(%[[FUNCTION]], %[[SPACE]], %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i32, i32) -> ()
func.func @fill(%n: index, %a: memref<100xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        memref.store %x, %a[%i] : memref<100xf64>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// A region in a region is a function that the function of the outer one calls; each thread has its own struct.
// CHECK-LABEL: llvm.func internal @nested_parallel_0(
// CHECK: llvm.call @GOMP_barrier() : () -> ()
// CHECK: llvm.return
// CHECK-LABEL: llvm.func internal @nested_parallel_1(
// CHECK: llvm.alloca
// CHECK: llvm.call @GOMP_parallel
// CHECK-LABEL: llvm.func @nested(
// CHECK-NOT: llvm.alloca
// CHECK: %[[NOTHING:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: %[[ANY:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: llvm.call @GOMP_parallel(%{{.*}}, %[[NOTHING]], %[[ANY]], %{{.*}})
func.func @nested() {
  omp.parallel {
    %t = llvm.call @omp_get_thread_num() : () -> i32
    omp.parallel num_threads(%t : i32) proc_bind(spread) {
      %c0 = arith.constant 0 : i32
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%c0) to (%t) step (%t) {
          omp.yield
        }
      }
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// Outside of a region, the loop waits for the team that has called the function.
// CHECK-LABEL: llvm.func @orphan(
// CHECK: llvm.call @omp_get_num_threads
// CHECK: llvm.call @GOMP_barrier
// CHECK: llvm.return
func.func @orphan(%n: index) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

llvm.func @omp_get_thread_num() -> i32
