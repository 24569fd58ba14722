// options: -convert-ub-to-llvm

func.func @poison() {
  %0 = ub.poison : index
  %1 = ub.poison : i16
  %2 = ub.poison : f64
  %3 = ub.poison : !llvm.ptr
  %4 = ub.poison : vector<4xi64>
  return
}

// -----

func.func @poison() -> (index, complex<f32>, vector<2x3xf32>, memref<4xf32>, f8E5M2) {
  %0 = ub.poison : index
  %1 = ub.poison : complex<f32>
  %2 = ub.poison : vector<2x3xf32>
  %3 = ub.poison : memref<4xf32>
  %4 = ub.poison : f8E5M2
  return %0, %1, %2, %3, %4 : index, complex<f32>, vector<2x3xf32>, memref<4xf32>, f8E5M2
}

// -----

func.func @tensor() -> tensor<4xf32> {
  %0 = ub.poison : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @explicit() -> i32 {
  %0 = ub.poison <#ub.poison> : i32
  return %0 : i32
}

// -----

func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  return
}

// -----

func.func @attributes() -> i32 {
  %0 = ub.poison {foo.x} : i32
  return %0 : i32
}

// -----

func.func @unused(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
