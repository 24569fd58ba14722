// Tensors that loops carry or share: casts, outputs that are not needed, dimensions that run once.

func.func @for_cast(%t: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c) -> tensor<?x?xf32> {
    %x = "t.body"(%a, %i) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    scf.yield %x : tensor<?x?xf32>
  }
  %b = tensor.cast %r : tensor<?x?xf32> to tensor<4x8xf32>
  return %b : tensor<4x8xf32>
}
// -----
func.func @for_cast2(%t: tensor<4x8xf32>, %n: index, %q: f32) -> (tensor<?x?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r, %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c, %f = %q) -> (tensor<?x?xf32>, f32) {
    %y = tensor.cast %a : tensor<?x?xf32> to tensor<4x8xf32>
    %x = "t.body"(%y, %i) : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %d = tensor.cast %x : tensor<4x8xf32> to tensor<?x?xf32>
    %z = arith.addf %f, %f : f32
    scf.yield %d, %z : tensor<?x?xf32>, f32
  }
  return %r, %k : tensor<?x?xf32>, f32
}
// -----
func.func @for_cast3(%t: tensor<4x8xf32>, %n: index, %q: f32) -> (tensor<4x?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r, %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c, %f = %q) -> (tensor<?x?xf32>, f32) {
    %x = "t.body"(%a, %i) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    %z = arith.addf %f, %f : f32
    scf.yield %x, %z : tensor<?x?xf32>, f32
  }
  %b = tensor.cast %r : tensor<?x?xf32> to tensor<4x?xf32>
  return %b, %k : tensor<4x?xf32>, f32
}
// -----
func.func @for_cast4(%t: tensor<4x8xf32>, %n: index, %q: f32) -> (tensor<4x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r, %k = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c, %f = %c) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %x = "t.body"(%a, %i) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    %z = "t.body"(%f, %i) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
    scf.yield %x, %z : tensor<?x?xf32>, tensor<?x?xf32>
  }
  %b = tensor.cast %r : tensor<?x?xf32> to tensor<4x8xf32>
  %bc = tensor.cast %k : tensor<?x?xf32> to tensor<4x8xf32>
  %bb = tensor.cast %k : tensor<?x?xf32> to tensor<?x8xf32>
  "t.u"(%bc) : (tensor<4x8xf32>) -> ()
  return %b, %bb : tensor<4x8xf32>, tensor<?x8xf32>
}
// -----
func.func @forall_cast(%t: tensor<4x8xf32>, %n: index, %e: tensor<1x8xf32>) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%a = %c) -> tensor<?x?xf32> {
    "t.body"(%a, %i) : (tensor<?x?xf32>, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
// -----
func.func @forall_unused(%t: tensor<?x?xf32>, %n: index, %e: tensor<1x8xf32>, %u: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %r, %q, %w = scf.forall (%i) in (%n) shared_outs(%a = %t, %b = %u, %d = %t) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    "t.body"(%a, %i, %b) : (tensor<?x?xf32>, index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %e into %d[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  return %r, %q : tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
func.func @forall_one(%t: tensor<?x?xf32>, %n: index, %e: tensor<1x8xf32>) -> tensor<?x?xf32> {
  %r = scf.forall (%i, %j) in (1, 1) shared_outs(%a = %t) -> (tensor<?x?xf32>) {
    "t.body"(%a, %i, %j) : (tensor<?x?xf32>, index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
// -----
func.func @forall_one_some(%t: tensor<?x?xf32>, %n: index, %e: tensor<1x8xf32>) -> tensor<?x?xf32> {
  %r = scf.forall (%i, %j, %k) in (1, %n, 1) shared_outs(%a = %t) -> (tensor<?x?xf32>) {
    "t.body"(%a, %i, %j, %k) : (tensor<?x?xf32>, index, index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
// -----
func.func @forall_one_two(%t: tensor<?x?xf32>, %n: index, %e: tensor<1x8xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %r:2 = scf.forall (%i, %j, %k) = (0, 5, 2) to (1, 6, 3) step (1, 1, 1) shared_outs(%a = %t, %b = %t) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    "t.body"(%a, %i, %j, %k, %b) : (tensor<?x?xf32>, index, index, index, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %e into %b[%i, %n] [1, 8] [1, 1] {x} : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
func.func @forall_dim(%t: tensor<?x?xf32>, %n: index, %e: tensor<1x8xf32>) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%a = %t) -> (tensor<?x?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    "t.body"(%a, %i, %d) : (tensor<?x?xf32>, index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    }
  }
  %dd = tensor.dim %r, %c0 : tensor<?x?xf32>
  return %r, %dd : tensor<?x?xf32>, index
}
// -----
func.func @for_dim(%t: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    scf.yield %a : tensor<?x?xf32>
  }
  %dd = tensor.dim %r, %c0 : tensor<?x?xf32>
  return %r, %dd : tensor<?x?xf32>, index
}
// -----
func.func @for_dim(%t: tensor<?x?xf32>, %n: index, %f: f32) -> (tensor<?x?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    %s = tensor.insert %f into %a[%d, %c0] : tensor<?x?xf32>
    scf.yield %s : tensor<?x?xf32>
  }
  %dd = tensor.dim %r, %c0 : tensor<?x?xf32>
  return %r, %dd : tensor<?x?xf32>, index
}
// -----
func.func @forall_inner_cast(%t: tensor<?x8xf32>, %n: index, %e: tensor<1x8xf32>) -> tensor<?x?xf32> {
  %ec = tensor.cast %e : tensor<1x8xf32> to tensor<?x?xf32>
  %c = tensor.cast %t : tensor<?x8xf32> to tensor<?x?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%a = %c) -> tensor<?x?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %ec into %a[%i, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
// -----
func.func @forall_noout(%n: index) {
  scf.forall (%i, %j, %k) in (1, %n, 1) {
    "t.body"(%i, %j, %k) : (index, index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>]}
  scf.forall (%i, %j) in (1, 1) {
    "t.body"(%i, %j) : (index, index) -> ()
  } {x = 1 : i32}
  scf.forall (%i, %j) in (1, %n) {
    "t.body"(%i, %j) : (index, index) -> ()
  } {x = 1 : i32}
  scf.forall (%i, %j) in (0, %n) {
    "t.body"(%i, %j) : (index, index) -> ()
  } {x = 1 : i32}
  return
}
