func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p, %k) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>, linear_var_types = []}> ({
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>, private_syms = [@p]}> ({
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, reduction_syms = []}> ({
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : () -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%a: !llvm.ptr):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@a, @b]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@a], reduction_byref = array<i1>}> ({
  ^bb0(%a: !llvm.ptr):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@a]}> ({
  ^bb0(%a: f32):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (f32) -> ()
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@none]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr) -> ()
  return
}
// -----
omp.declare_reduction @sum : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: memref<f32>, %b: memref<f32>):
  omp.yield
}
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@sum]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr) -> ()
  return
}
// -----
omp.declare_reduction @sum : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
func.func @f(%i: index, %p: !llvm.ptr, %k: i32, %f: f32) {
  "omp.wsloop"(%p, %p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0>, reduction_syms = [@sum, @sum]}> ({
  ^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }) : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
// -----
func.func @f(%i: index) {
  omp.wsloop {
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: index) {
  omp.wsloop {
  omp.wsloop {
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: index) {
  omp.wsloop {
  omp.wsloop {
    omp.loop_nest (%x) : index = (%i) to (%i) step (%i) { omp.yield }
  }
  }
  return
}
// -----
func.func @f() {
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%p: !llvm.ptr, %f: f32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr, %f: f32) {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, private_syms = [@p]}> ({
    omp.terminator
  }) : () -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr, %f: f32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @f(%p: !llvm.ptr, %f: f32) {
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}
// -----
omp.private {type = private} @p : f32 dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr, %f: f32) {
  "omp.parallel"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: f32):
    omp.terminator
  }) : (f32) -> ()
  return
}
// -----
omp.private {type = firstprivate} @p : f32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%p: !llvm.ptr, %f: f32) {
  "omp.parallel"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
  ^bb0(%a: f32):
    omp.terminator
  }) : (f32) -> ()
  return
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: f32, %b: f32):
  omp.yield
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: f32, %b: f32):
  %c = arith.constant 1 : i8
  omp.yield(%c : i8)
}
// -----
omp.private {type = private} @p : i32 copy {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.private {type = firstprivate} @p : i32
// -----
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: f32, %b: f32):
  omp.yield(%b : f32)
} dealloc {
^bb0(%a: f32):
  omp.yield(%a : f32)
}
// -----
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: f32, %b: f32):
  llvm.unreachable
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: f32, %b: f64):
  omp.yield(%b : f64)
}
// -----
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: f32, %b: f32):
  omp.yield
}
// -----
omp.private {type = private} @p : i32
omp.private {type = private} @p : i32
// -----
omp.declare_reduction @r : f32 init {

} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {

}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32, %b: f32, %c: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 1 : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f64):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a, %b : f32, f32)
}
// -----
omp.declare_reduction @r : f32 alloc {
  %0 = arith.constant 1 : i32
  omp.yield(%0 : i32)
} init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 alloc {
  %0 = arith.constant 1.0 : f32
  omp.yield(%0 : f32)
} init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: !llvm.ptr):
  omp.yield
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: memref<f32>):
  omp.yield
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: f32, %b: f32):
  omp.yield
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: memref<f64>, %b: memref<f64>):
  omp.yield
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} cleanup {
^bb0(%a: f64):
  omp.yield
}
// -----
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} cleanup {
  omp.yield
}
// -----
omp.private {type = shared} @p : i32
// -----
omp.private {kind = private} @p : i32
// -----
func.func @f(%i: index, %p: !llvm.ptr) {
  omp.parallel private(@a %p -> %q : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr) {
  omp.parallel reduction(@a %p : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: index, %p: !llvm.ptr) {
  omp.parallel reduction(mod: foo, @a %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  return
}
