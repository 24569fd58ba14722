func.func @func_with_affine_ops(%N: index) {
  %c = arith.constant 200 : index
  affine.for %i = 1 to 10 {
    affine.if affine_set<(i)[N] : (i - 2 >= 0, 4 - i >= 0)>(%i)[%c]  {
      %w = affine.apply affine_map<(d0,d1)[s0] -> (d0+d1+s0)> (%i, %i) [%N]
      "arith.addi"(%w, %w) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    }
  }
  return
}
func.func @inline_with_affine_ops() {
  %c = arith.constant 1 : index
  call @func_with_affine_ops(%c) : (index) -> ()
  return
}
func.func @not_inline_in_affine_op() {
  %c = arith.constant 1 : index
  affine.for %i = 1 to 10 {
    func.call @func_with_affine_ops(%c) : (index) -> ()
  }
  return
}
func.func @not_inline_in_scf(%c: i1, %n: index) {
  scf.if %c {
    func.call @func_with_affine_ops(%n) : (index) -> ()
  }
  scf.for %i = %n to %n step %n {
    func.call @func_with_affine_ops(%n) : (index) -> ()
  }
  return
}
llvm.func @from_llvm(%n: i64) {
  %0 = builtin.unrealized_conversion_cast %n : i64 to index
  func.call @func_with_affine_ops(%0) : (index) -> ()
  llvm.return
}

// -----

func.func @func_with_invalid_nested_op() {
  affine.for %i = 1 to 10 {
    "foo.opaque"() : () -> ()
  }
  return
}
func.func @not_inline_invalid_nest_op() {
  call @func_with_invalid_nested_op() : () -> ()
  return
}

// -----

func.func private @get_index() -> index
func.func private @ext()
func.func @func_noop() {
  return
}
func.func @pure(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
func.func @pure_region(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
func.func @two_blocks() {
  cf.br ^bb1
^bb1:
  return
}
func.func @calls() {
  call @ext() : () -> ()
  return
}
func.func @reads(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
func.func @allocates() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @func_dim(%arg0: index, %arg1: memref<?xf32>) {
  %0 = affine.load %arg1[%arg0] : memref<?xf32>
  affine.store %0, %arg1[%arg0 + 1] : memref<?xf32>
  return
}
func.func @func_symbol(%arg0: index, %arg1: memref<?xf32>) {
  %0 = affine.load %arg1[symbol(%arg0)] : memref<?xf32>
  affine.store %0, %arg1[symbol(%arg0) * 2] : memref<?xf32>
  return
}
func.func @func_vector_dim(%arg0: index, %arg1: memref<32xf32>) {
  %0 = affine.vector_load %arg1[%arg0] : memref<32xf32>, vector<4xf32>
  affine.vector_store %0, %arg1[%arg0 + 4] : memref<32xf32>, vector<4xf32>
  return
}
func.func @prefetches(%arg0: index, %arg1: memref<32xf32>) {
  affine.prefetch %arg1[%arg0], read, locality<3>, data : memref<32xf32>
  return
}
func.func @func_top_level(%arg0: memref<?xf32>) {
  %0 = call @get_index() : () -> index
  affine.load %arg0[%0] : memref<?xf32>
  return
}
func.func @computed(%arg0: memref<?xf32>, %i: index) {
  %0 = arith.addi %i, %i : index
  affine.load %arg0[%0] : memref<?xf32>
  return
}
func.func @constants(%arg0: memref<?xf32>, %i: index) {
  %0 = arith.constant 3 : index
  affine.load %arg0[%0] : memref<?xf32>
  affine.load %arg0[symbol(%0)] : memref<?xf32>
  return
}
func.func @dims(%arg0: memref<?xf32>, %i: index) {
  %0 = arith.constant 0 : index
  %1 = memref.dim %arg0, %0 : memref<?xf32>
  affine.load %arg0[%1 - 1] : memref<?xf32>
  affine.load %arg0[symbol(%1) - 1] : memref<?xf32>
  return
}
func.func @tensor_dims(%arg0: memref<?xf32>, %t: tensor<?xf32>) {
  %0 = arith.constant 0 : index
  %1 = tensor.dim %t, %0 : tensor<?xf32>
  affine.load %arg0[%1 - 1] : memref<?xf32>
  return
}
func.func @applies(%arg0: memref<?xf32>, %i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  affine.load %arg0[%0] : memref<?xf32>
  return %0 : index
}
func.func @applies_only(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  %1 = affine.min affine_map<(d0) -> (d0, 3)>(%i)
  %2 = affine.max affine_map<(d0) -> (d0, 3)>(%0)
  %3 = arith.addi %1, %2 : index
  return %3 : index
}
func.func @inline_into_affine_ops(%m: memref<?xf32>, %m32: memref<32xf32>, %m4: memref<4xf32>, %n: index, %c: i1, %t: tensor<?xf32>) {
  affine.for %i = 1 to 10 {
    func.call @func_noop() : () -> ()
    %a = arith.constant 1 : i32
    %0 = func.call @pure(%a) : (i32) -> i32
    %1 = func.call @pure_region(%0, %c) : (i32, i1) -> i32
    func.call @two_blocks() : () -> ()
    func.call @calls() : () -> ()
    %2 = func.call @reads(%m4, %i) : (memref<4xf32>, index) -> f32
    %3 = func.call @allocates() : () -> memref<4xf32>
    func.call @func_dim(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @func_dim(%n, %m) : (index, memref<?xf32>) -> ()
    func.call @func_symbol(%n, %m) : (index, memref<?xf32>) -> ()
    func.call @func_vector_dim(%i, %m32) : (index, memref<32xf32>) -> ()
    func.call @prefetches(%i, %m32) : (index, memref<32xf32>) -> ()
    func.call @func_top_level(%m) : (memref<?xf32>) -> ()
    func.call @computed(%m, %i) : (memref<?xf32>, index) -> ()
    func.call @constants(%m, %i) : (memref<?xf32>, index) -> ()
    func.call @dims(%m, %i) : (memref<?xf32>, index) -> ()
    func.call @tensor_dims(%m, %t) : (memref<?xf32>, tensor<?xf32>) -> ()
    %8 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    func.call @func_dim(%8, %m) : (index, memref<?xf32>) -> ()
  }
  affine.parallel (%i, %j) = (0, 0) to (4, 4) {
    func.call @func_dim(%j, %m) : (index, memref<?xf32>) -> ()
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      func.call @func_dim(%i, %m) : (index, memref<?xf32>) -> ()
      func.call @func_noop() : () -> ()
    } else {
      func.call @func_vector_dim(%j, %m32) : (index, memref<32xf32>) -> ()
    }
  }
  return
}
func.func @applications(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to 10 {
    %0 = func.call @applies_only(%i, %n) : (index, index) -> index
  }
  return
}
