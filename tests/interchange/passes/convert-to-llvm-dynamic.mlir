// options: -convert-to-llvm=dynamic

func.func @switch(%i: index) -> index {
  %0 = scf.index_switch %i -> index
  case 2 {
    %1 = arith.addi %i, %i : index
    scf.yield %1 : index
  }
  default {
    scf.yield %i : index
  }
  return %0 : index
}

// -----

func.func @execute(%a: index) -> index {
  %0 = scf.execute_region -> index {
    cf.br ^a(%a : index)
  ^a(%x: index):
    %1 = arith.addi %x, %a : index
    scf.yield %1 : index
  }
  return %0 : index
}

// -----

func.func @graph(%a: index) {
  "foo.graph"(%a) ({
  ^bb0(%x: index, %m: memref<4xf32>):
    %0 = memref.load %m[%x] : memref<4xf32>
    %1 = arith.addf %0, %0 : f32
    "foo.use"(%1, %m) : (f32, memref<4xf32>) -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @vectors(%v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = arith.addf %v, %v : vector<4x4xf32>
  "foo.use"(%0) : (vector<4x4xf32>) -> ()
  return %0 : vector<4x4xf32>
}

// -----

func.func @complex(%a: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %a : complex<f32>
  %1 = complex.exp %0 : complex<f32>
  %2 = complex.mul %1, %0 : complex<f32>
  return %2 : complex<f32>
}

// -----

func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  %1 = math.tanh %0 : f32
  %2 = math.exp %1 : f32
  return %2 : f32
}

// -----

func.func @memrefs(%m: memref<4xf32>, %n: memref<?xf32>, %i: index) {
  "foo.use"(%n, %m) : (memref<?xf32>, memref<4xf32>) -> ()
  %0 = memref.load %n[%i] : memref<?xf32>
  memref.store %0, %m[%i] : memref<4xf32>
  return
}

// -----

func.func @only_foreign(%n: memref<?xf32>, %m: memref<4xf32>) {
  "foo.use"(%n) : (memref<?xf32>) -> ()
  "foo.use"(%m) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @returned(%n: memref<?xf32>) -> memref<?xf32> {
  %0 = "foo.use"(%n) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @recursive(%n: index) -> index {
  %c = arith.constant 1 : index
  %m = arith.subi %n, %c : index
  %r = call @recursive(%m) : (index) -> index
  return %r : index
}

// -----

func.func @schedule(%n: index, %c: index) {
  omp.parallel {
    omp.wsloop schedule(static = %c : index) {
      omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
