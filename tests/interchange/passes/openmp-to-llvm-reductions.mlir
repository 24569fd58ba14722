// options: -convert-scf-to-openmp -convert-openmp-to-llvm

func.func @arith_addf_f32(%m: memref<?xf32>, %n: index, %from: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %all : f32
}

// -----

func.func @arith_muli_vector_4xi8_(%m: memref<?xvector<4xi8>>, %n: index, %from: vector<4xi8>) -> vector<4xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> vector<4xi8> {
    %v = memref.load %m[%i] : memref<?xvector<4xi8>>
    scf.reduce(%v : vector<4xi8>) {
    ^bb0(%a: vector<4xi8>, %b: vector<4xi8>):
      %c = arith.muli %a, %b : vector<4xi8>
      scf.reduce.return %c : vector<4xi8>
    }
  }
  return %all : vector<4xi8>
}

// -----

func.func @cmpi_slt_same_i32(%m: memref<?xi32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%from) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi slt, %a, %b : i32
      %d = arith.select %c, %a, %b : i32
      scf.reduce.return %d : i32
    }
  }
  return %all : i32
}

// -----

func.func @several(%n: index, %x: i32, %y: f32) -> (i32, f32) {
  %c1 = arith.constant 1 : index
  %all:2 = scf.parallel (%i, %j) = (%c1, %c1) to (%n, %n) step (%c1, %c1) init (%x, %y) -> (i32, f32) {
    %some:2 = scf.parallel (%k) = (%i) to (%j) step (%c1) init (%x, %y) -> (i32, f32) {
      scf.reduce(%x, %y : i32, f32) {
      ^bb0(%a: i32, %b: i32):
        %c = arith.addi %a, %b overflow<nsw> : i32
        scf.reduce.return %c : i32
      }, {
      ^bb0(%a: f32, %b: f32):
        %c = arith.mulf %a, %b fastmath<fast> : f32
        scf.reduce.return %c : f32
      }
    }
    scf.reduce(%some#0, %some#1 : i32, f32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.muli %a, %b : i32
      scf.reduce.return %c : i32
    }, {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %all#0, %all#1 : i32, f32
}
func.func private @__scf_reduction_1()
func.func @in_a_region(%n: index, %x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %all = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> i32 {
      scf.reduce(%x : i32) {
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        scf.reduce.return %s : i32
      }
    }
    scf.yield %all : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

module @inner {
  func.func @f(%n: index, %x: i32) {
    %all = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> i32 {
      scf.reduce(%x : i32) {
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        scf.reduce.return %s : i32
      }
    }
    return
  }
}
llvm.func @__scf_reduction()
func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.parallel (%j) = (%n) to (%i) step (%n) {
      %own = memref.alloca() : memref<4xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

omp.declare_reduction @sum : index init {
^bb0(%before: index):
  %zero = arith.constant 0 : index
  omp.yield(%zero : index)
} combiner {
^bb0(%a: index, %b: index):
  %c = arith.addi %a, %b : index
  cf.br ^bb1(%c : index)
^bb1(%d: index):
  omp.yield(%d : index)
}
omp.private {type = private} @own : index
omp.private {type = firstprivate} @copied : memref<4xf32> copy {
^bb0(%original: memref<4xf32>, %own: memref<4xf32>):
  memref.copy %original, %own : memref<4xf32> to memref<4xf32>
  omp.yield(%own : memref<4xf32>)
} dealloc {
^bb0(%own: memref<4xf32>):
  omp.yield
}
func.func @f(%i: index, %p: !llvm.ptr, %m: memref<4xf32>, %n: i32) {
  omp.parallel private(@own %p -> %x, @copied %m -> %c : !llvm.ptr, memref<4xf32>) {
    %v = memref.load %c[%i] : memref<4xf32>
    omp.terminator
  }
  omp.wsloop linear(%m = %n : memref<4xf32>) allocate(%i : index -> %m : memref<4xf32>)
      reduction(@sum %p -> %s : !llvm.ptr) {
    omp.loop_nest (%k) : index = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {linear_var_types = [index], kept = index}
  return
}

// -----

omp.declare_reduction @sum : f32 init {
^bb0(%before: f32):
  omp.yield(%before : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%into: memref<f32>, %from: memref<f32>):
  omp.yield
}

// -----

omp.declare_reduction @longest : !llvm.ptr attributes {byref_element_type = index, of = index} init {
^bb0(%before: !llvm.ptr):
  omp.yield(%before : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}

// -----

func.func @types_in_attributes() {
  omp.parallel {
    omp.barrier {of = index}
    omp.terminator {of = index}
  } {of = index}
  return
}
