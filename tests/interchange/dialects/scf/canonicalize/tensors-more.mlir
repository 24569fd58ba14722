// Tensors that loops carry or share: those that are kept, and those that are not.

func.func @two_uses(%t: tensor<4x8xf32>, %n: index) -> (tensor<?x?xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c) -> tensor<?x?xf32> {
    %x = "t.body"(%a, %i) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    scf.yield %x : tensor<?x?xf32>
  }
  %b = tensor.cast %r : tensor<?x?xf32> to tensor<4x8xf32>
  return %r, %b : tensor<?x?xf32>, tensor<4x8xf32>
}
// -----
func.func @more_general(%t: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %c) -> tensor<4x?xf32> {
    %x = "t.body"(%a, %i) : (tensor<4x?xf32>, index) -> tensor<4x?xf32>
    scf.yield %x : tensor<4x?xf32>
  } {x = 1 : i32}
  %b = tensor.cast %r : tensor<4x?xf32> to tensor<?x?xf32>
  return %b : tensor<?x?xf32>
}
// -----
func.func @unranked(%t: tensor<4x8xf32>, %n: index) -> tensor<*xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<*xf32>
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %c) -> tensor<*xf32> {
    %x = "t.body"(%a, %i) : (tensor<*xf32>, index) -> tensor<*xf32>
    scf.yield %x : tensor<*xf32>
  } {x = 1 : i32}
  return %r : tensor<*xf32>
}
// -----
func.func @attrs_of_for(%t: tensor<4x8xf32>, %n: i32) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %c) -> tensor<?x8xf32> : i32 {
    %x = "t.body"(%a, %i) : (tensor<?x8xf32>, i32) -> tensor<?x8xf32>
    %k = arith.constant 7 : i32
    "t.x"(%k) : (i32) -> ()
    scf.yield {y} %x : tensor<?x8xf32>
  } {x = 1 : i32}
  return %r : tensor<?x8xf32>
}
// -----
func.func @two_forall_casts(%t: tensor<4x8xf32>, %u: tensor<?x8xf32>, %n: index, %e: tensor<1x8xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>) {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %d = tensor.cast %u : tensor<?x8xf32> to tensor<?x?xf32>
  %r:3 = scf.forall (%i) in (%n) shared_outs(%a = %c, %b = %d, %q = %u) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>) {
    %k = arith.constant 7 : i32
    "t.body"(%a, %b, %k) : (tensor<?x?xf32>, tensor<?x?xf32>, i32) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %e into %b[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %e into %q[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    }
  } {x = 1 : i32, mapping = [#gpu.thread<x>]}
  return %r#0, %r#1, %r#2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>
}
// -----
func.func @never(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = scf.forall (%i) in (0) shared_outs(%a = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  return %r : tensor<4x8xf32>
}
// -----
func.func @once_mapped(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %r = scf.forall (%i) in (1) shared_outs(%a = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  return %r : tensor<4x8xf32>
}
// -----
func.func @not_inserted(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>, %n: index) -> tensor<4x8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<4x8xf32>) {
    "t.body"(%a) : (tensor<4x8xf32>) -> ()
    scf.forall.in_parallel {
    }
  } {x}
  return %r : tensor<4x8xf32>
}
// -----
func.func @dims(%t: tensor<?x?xf32>, %n: index, %e: tensor<1x8xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.forall (%i) in (%n) shared_outs(%a = %t, %b = %t) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  %dd = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  %ee = tensor.dim %r#1, %c1 : tensor<?x?xf32>
  return %dd, %ee : index, index
}
// -----
func.func @parallel_outputs_zero(%n: index, %f: f32, %t: tensor<?xf32>) -> (f32, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%f) -> f32 {
    "t.b"(%i, %j) : (index, index) -> ()
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %1 = scf.while (%a = %t) : (tensor<?xf32>) -> tensor<?xf32> {
    %c = "t.c"(%a) : (tensor<?xf32>) -> i1
    scf.condition(%c) %a : tensor<?xf32>
  } do {
  ^bb0(%a: tensor<?xf32>):
    %b = "t.d"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %0, %1 : f32, tensor<?xf32>
}
// -----
func.func @not_inserted(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>, %n: index) -> tensor<4x8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<4x8xf32>) {
    "t.body"(%a) : (tensor<4x8xf32>) -> ()
    scf.forall.in_parallel {
    }
  } {x}
  return %r : tensor<4x8xf32>
}
// -----
func.func @not_inserted2(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>, %n: index) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %r, %q = scf.forall (%i) in (%n) shared_outs(%a = %t, %b = %e) -> (tensor<4x8xf32>, tensor<1x8xf32>) {
    "t.body"(%a) : (tensor<4x8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %b[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<1x8xf32>
    }
  } {x}
  return %r, %r : tensor<4x8xf32>, tensor<4x8xf32>
}
// -----
func.func @not_inserted2(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>, %n: index) -> (tensor<4x8xf32>, tensor<1x8xf32>) {
  %r, %q = scf.forall (%i) in (%n) shared_outs(%a = %t, %b = %e) -> (tensor<4x8xf32>, tensor<1x8xf32>) {
    "t.body"(%a) : (tensor<4x8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %b[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<1x8xf32>
    }
  } {x}
  return %r, %q : tensor<4x8xf32>, tensor<1x8xf32>
}
// -----
func.func @not_used(%t: tensor<4x8xf32>, %e: tensor<1x8xf32>, %n: index)  {
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<4x8xf32>) {
    "t.body"(%a) : (tensor<4x8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  } {x}
  return 
}
