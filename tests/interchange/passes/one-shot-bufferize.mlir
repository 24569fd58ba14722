// options: -allow-unregistered-dialect -one-shot-bufferize=allow-unknown-ops
func.func @insert(%t: tensor<10xf32>, %f: f32, %i: index) -> (tensor<10xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<10xf32>
  %1 = tensor.extract %t[%i] : tensor<10xf32>
  return %0, %1 : tensor<10xf32>, f32
}

// -----

func.func @two(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @slices(%t: tensor<10xf32>, %f: f32, %i: index) -> tensor<10xf32> {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<10xf32> to tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}

// -----

func.func @slices_elsewhere(%t: tensor<10xf32>, %f: f32, %i: index) -> tensor<10xf32> {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<10xf32> to tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[3] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}

// -----

func.func @if(%c: i1, %t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @for(%t: tensor<?xf32>, %f: f32, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @for_read_after(%t: tensor<?xf32>, %f: f32, %lb: index, %ub: index, %s: index) -> (tensor<?xf32>, f32) {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  %x = tensor.extract %t[%lb] : tensor<?xf32>
  return %r, %x : tensor<?xf32>, f32
}

// -----

func.func @for_swap(%t: tensor<?xf32>, %u: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @for_new(%t: tensor<8xf32>, %f: f32, %lb: index, %ub: index, %s: index) -> tensor<8xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<8xf32>
    %0 = tensor.insert %f into %e[%i] : tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

func.func @while(%t: tensor<5xi1>, %i: index) -> tensor<5xi1> {
  %r = scf.while (%a = %t) : (tensor<5xi1>) -> tensor<5xi1> {
    %c = tensor.extract %a[%i] : tensor<5xi1>
    scf.condition(%c) %a : tensor<5xi1>
  } do {
  ^bb0(%b: tensor<5xi1>):
    %n = arith.constant true
    %0 = tensor.insert %n into %b[%i] : tensor<5xi1>
    scf.yield %0 : tensor<5xi1>
  }
  return %r : tensor<5xi1>
}

// -----

func.func @while_swap(%t: tensor<5xi1>, %u: tensor<5xi1>, %i: index) -> (tensor<5xi1>, tensor<5xi1>) {
  %r:2 = scf.while (%a = %t, %b = %u) : (tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>) {
    %c = tensor.extract %a[%i] : tensor<5xi1>
    scf.condition(%c) %b, %a : tensor<5xi1>, tensor<5xi1>
  } do {
  ^bb0(%b0: tensor<5xi1>, %b1: tensor<5xi1>):
    scf.yield %b0, %b1 : tensor<5xi1>, tensor<5xi1>
  }
  return %r#0, %r#1 : tensor<5xi1>, tensor<5xi1>
}

// -----

func.func @select(%c: i1, %t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = arith.select %c, %t, %u : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.extract %t[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}

// -----

func.func @constant(%f: f32, %i: index) -> tensor<4xf32> {
  %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @unknown(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = "other.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @forall(%t: tensor<100xf32>, %f: f32) -> tensor<100xf32> {
  %r = scf.forall (%i) in (10) shared_outs(%o = %t) -> tensor<100xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<100xf32> to tensor<1xf32>
    %c0 = arith.constant 0 : index
    %n = tensor.insert %f into %s[%c0] : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %n into %o[%i] [1] [1] : tensor<1xf32> into tensor<100xf32>
    }
  }
  return %r : tensor<100xf32>
}

// -----

func.func @forall_private(%t: tensor<4xf32>, %u: tensor<100xf32>, %f: f32) -> tensor<100xf32> {
  %r = scf.forall (%i) in (10) shared_outs(%o = %u) -> tensor<100xf32> {
    %c0 = arith.constant 0 : index
    %n = tensor.insert %f into %t[%c0] : tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %n into %o[%i] [4] [1] : tensor<4xf32> into tensor<100xf32>
    }
  }
  return %r : tensor<100xf32>
}

// -----

func.func @casts(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<*xf32>, index) {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<10xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<10xf32>
  %2 = tensor.cast %1 : tensor<10xf32> to tensor<*xf32>
  %3 = tensor.rank %2 : tensor<*xf32>
  return %2, %3 : tensor<*xf32>, index
}

// -----

func.func @dim(%t: tensor<?x?xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<?x?xf32>
  return %0 : index
}

// -----

func.func @to_tensor(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %t = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @to_tensor_not_writable(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %t = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @to_tensor_not_restrict(%m: memref<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %t = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @alloc(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %1 = tensor.insert %f into %b[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @materialize(%t: tensor<5xf32>, %u: tensor<5xf32>) -> tensor<5xf32> {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @materialize_conflict(%t: tensor<5xf32>, %u: tensor<5xf32>, %i: index) -> (tensor<5xf32>, f32) {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %1 = tensor.extract %u[%i] : tensor<5xf32>
  return %0, %1 : tensor<5xf32>, f32
}

// -----

func.func @materialize_memref(%t: tensor<5xf32>, %u: memref<5xf32>) {
  bufferization.materialize_in_destination %t in restrict writable %u : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @from_elements(%a: f32, %b: f32) -> tensor<2x2xf32> {
  %0 = tensor.from_elements %a, %b, %a, %b : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func @from_elements0(%a: f32) -> tensor<f32> {
  %0 = tensor.from_elements %a : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @reshape(%a: tensor<2x2xf32>, %s: tensor<1xi32>) -> tensor<?xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @expand(%a: tensor<?x10xf32>, %n: index) -> tensor<2x?x10xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, %n, 10] : tensor<?x10xf32> into tensor<2x?x10xf32>
  return %0 : tensor<2x?x10xf32>
}

// -----

func.func @collapse(%a: tensor<2x?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @collapse0(%a: tensor<1x1xf32>) -> tensor<f32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @collapse_slice(%a: tensor<4x4xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %a[0, 1] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @extract_slice(%t: tensor<?x8xf32>, %i: index, %n: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %t[%i, 0] [%n, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %1 = tensor.extract_slice %t[%i, 2] [1, 4] [1, 1] : tensor<?x8xf32> to tensor<4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<4xf32>
}

// -----

func.func @insert_slice(%t: tensor<?x8xf32>, %s: tensor<4xf32>, %i: index) -> tensor<?x8xf32> {
  %1 = tensor.insert_slice %s into %t[%i, 2] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// -----

func.func @cf(%c: i1, %t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  cf.cond_br %c, ^a(%t : tensor<?xf32>), ^b(%u : tensor<?xf32>)
^a(%x: tensor<?xf32>):
  %0 = tensor.insert %f into %x[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
^b(%y: tensor<?xf32>):
  cf.br ^a(%y : tensor<?xf32>)
}

// -----

func.func @transfer(%t: tensor<?xf32>, %v: vector<5xf32>, %i: index) -> (tensor<?xf32>, vector<5xf32>) {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i] : vector<5xf32>, tensor<?xf32>
  %1 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<5xf32>
  return %0, %1 : tensor<?xf32>, vector<5xf32>
}

// -----

func.func @execute_region(%t: tensor<5xf32>, %f: f32, %i: index) -> (tensor<5xf32>) {
  %0 = scf.execute_region -> tensor<5xf32> {
    %1 = tensor.insert %f into %t[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// -----

func.func @switch(%t: tensor<5xf32>, %u: tensor<5xf32>, %f: f32, %i: index) -> (tensor<5xf32>) {
  %0 = scf.index_switch %i -> tensor<5xf32>
  case 2 {
    %1 = tensor.insert %f into %t[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  case 5 {
    scf.yield %t : tensor<5xf32>
  }
  default {
    scf.yield %u : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// -----

func.func @index_cast(%t: tensor<5xindex>, %u: tensor<?xi32>) -> (tensor<5xi32>, tensor<?xindex>) {
  %0 = arith.index_cast %t : tensor<5xindex> to tensor<5xi32>
  %1 = arith.index_cast %u : tensor<?xi32> to tensor<?xindex>
  return %0, %1 : tensor<5xi32>, tensor<?xindex>
}

// -----

func.func @dealloc_tensor(%t: tensor<5xindex>) {
  bufferization.dealloc_tensor %t : tensor<5xindex>
  return
}

// -----

func.func @not_bufferizable(%t: tensor<5xf32>) -> tensor<5xf32> {
  %0 = arith.addf %t, %t : tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @empty(%n: index, %f: f32) -> (tensor<?xf32>) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %f into %0[%n] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func private @external(tensor<?xf32>) -> tensor<?xf32>
func.func @call(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @external(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}

// -----

func.func @callee(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @reader(%t: tensor<?xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<?xf32>
  return %0 : f32
}
func.func @caller(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = call @callee(%t, %f, %i) : (tensor<?xf32>, f32, index) -> tensor<?xf32>
  %1 = call @reader(%t, %i) : (tensor<?xf32>, index) -> f32
  %2 = call @reader(%0, %i) : (tensor<?xf32>, index) -> f32
  return %0, %1 : tensor<?xf32>, f32
}

// -----

func.func @layouts(%t: tensor<?xf32> {bufferization.buffer_layout = strided<[1]>, bufferization.writable = false}, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @recursive(%t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %0 = call @recursive(%t, %c) : (tensor<?xf32>, i1) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @returns(%c: i1, %t: tensor<?xf32>, %u: tensor<?xf32>) -> tensor<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<?xf32>
^b:
  return %u : tensor<?xf32>
}

// -----

func.func @nothing(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

// -----

func.func @matmul(%c: tensor<?x?xf32>, %f: f32, %i: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %c) -> tensor<?x?xf32> {
    %q = scf.for %l = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<?x?xf32> {
      %s = tensor.extract_slice %b[%k, %l] [2, 2] [1, 1] : tensor<?x?xf32> to tensor<2x2xf32>
      %t = tensor.insert %f into %s[%c0, %c1] : tensor<2x2xf32>
      %u = tensor.insert_slice %t into %b[%k, %l] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x?xf32>
      scf.yield %u : tensor<?x?xf32>
    }
    scf.yield %q : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// -----

func.func @read_in_loop(%t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %u) -> tensor<?xf32> {
    %x = tensor.extract %t[%k] : tensor<?xf32>
    %w = tensor.insert %x into %t[%k] : tensor<?xf32>
    %y = tensor.extract %w[%k] : tensor<?xf32>
    %z = tensor.insert %y into %a[%k] : tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @yield_alias(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %u) -> tensor<8xf32> {
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

func.func @nested_if(%c: i1, %d: i1, %t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %r = scf.if %c -> tensor<?xf32> {
    %q = scf.if %d -> tensor<?xf32> {
      %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
      scf.yield %0 : tensor<?xf32>
    } else {
      scf.yield %t : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  } else {
    %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %x = tensor.extract %t[%i] : tensor<?xf32>
  return %r, %x : tensor<?xf32>, f32
}

// -----

func.func @if_alloc(%c: i1, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    %1 = bufferization.alloc_tensor(%i) : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %2 = tensor.insert %f into %r[%i] : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

func.func @if_spaces(%c: i1, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %0 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    %1 = bufferization.alloc_tensor(%i) {memory_space = 2 : i64} : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %2 = tensor.insert %f into %r[%i] : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

func.func @constants(%i: index, %f: f32) -> (f32, f32, tensor<2xf32>) {
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %u = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %v = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %x = tensor.extract %t[%i] : tensor<2xf32>
  %y = tensor.extract %u[%i] : tensor<2xf32>
  %w = tensor.insert %f into %v[%i] : tensor<2xf32>
  return %x, %y, %w : f32, f32, tensor<2xf32>
}

// -----

func.func @dead(%t: tensor<?xf32>, %n: index) {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %2 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  return
}

// -----

func.func @spaces(%f: f32, %i: index) -> tensor<4xf32, 1 : i64> {
  %0 = tensor.empty() : tensor<4xf32, 1 : i64>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32, 1 : i64>
  return %1 : tensor<4xf32, 1 : i64>
}

// -----

func.func @alloc_space(%f: f32, %i: index) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %3 = tensor.extract %1[%i] : tensor<4xf32>
  %4 = tensor.insert %3 into %2[%i] : tensor<4xf32>
  return %4 : tensor<4xf32>
}

// -----

func.func @overwritten(%t: tensor<4xf32>, %s: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert_slice %s into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// -----

func.func @slice_of_slice(%t: tensor<?x?xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<?x?xf32>) {
  %0 = tensor.extract_slice %t[%i, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %0[2, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %2 = tensor.insert %f into %1[%i] : tensor<4xf32>
  return %2, %t : tensor<4xf32>, tensor<?x?xf32>
}

// -----

func.func @unused(%t: tensor<4xf32>, %f: f32, %i: index) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return
}

// -----

func.func @while_types(%t: tensor<5xf32>, %n: index) -> (tensor<5xf32>, index) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.while (%i = %c0, %a = %t) : (index, tensor<5xf32>) -> (tensor<5xf32>, index) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %a, %i : tensor<5xf32>, index
  } do {
  ^bb0(%b: tensor<5xf32>, %j: index):
    %k = arith.addi %j, %n : index
    scf.yield %k, %b : index, tensor<5xf32>
  }
  return %r#0, %r#1 : tensor<5xf32>, index
}

// -----

func.func @forall_two(%t: tensor<10xf32>, %u: tensor<10xf32>, %n: index) -> (tensor<10xf32>, tensor<10xf32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<10xf32>, tensor<10xf32>) {
    %s = tensor.extract_slice %p[%i] [1] [1] : tensor<10xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<10xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  return %r#0, %r#1 : tensor<10xf32>, tensor<10xf32>
}

// -----

func.func @cf_loop(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> (tensor<?xf32>, f32) {
  cf.br ^a(%t, %i : tensor<?xf32>, index)
^a(%x: tensor<?xf32>, %j: index):
  %v = tensor.extract %x[%j] : tensor<?xf32>
  %0 = tensor.insert %f into %x[%j] : tensor<?xf32>
  %c = arith.cmpi slt, %j, %n : index
  %k = arith.addi %j, %n : index
  cf.cond_br %c, ^a(%0, %k : tensor<?xf32>, index), ^b
^b:
  return %0, %v : tensor<?xf32>, f32
}

// -----

func.func @cf_conflict(%c: i1, %t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %v = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %v : tensor<?xf32>, f32
^b:
  return %0, %f : tensor<?xf32>, f32
}

// -----

func.func @expand_static(%a: tensor<20x10xf32>) -> tensor<2x10x10xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 10, 10] : tensor<20x10xf32> into tensor<2x10x10xf32>
  return %0 : tensor<2x10x10xf32>
}

// -----

func.func @expand0(%a: tensor<f32>) -> tensor<1x1xf32> {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

func.func @call_cast(%t: tensor<?xf32>, %i: index) -> f32 {
  %a = tensor.extract_slice %t[0] [4] [2] : tensor<?xf32> to tensor<4xf32>
  %0 = call @inner(%a, %i) : (tensor<4xf32>, index) -> f32
  return %0 : f32
}
func.func private @inner(%t: tensor<4xf32> {bufferization.buffer_layout = strided<[1]>}, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

func.func private @ext(tensor<?xf32> {bufferization.access = "read"})
func.func @use(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  call @ext(%t) : (tensor<?xf32>) -> ()
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  call @ext(%t) : (tensor<?xf32>) -> ()
  return %0 : tensor<?xf32>
}

// -----

func.func private @unranked(tensor<*xf32>) -> tensor<*xf32>
func.func @use_unranked(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %u = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %v = call @unranked(%u) : (tensor<*xf32>) -> tensor<*xf32>
  %w = tensor.cast %v : tensor<*xf32> to tensor<4xf32>
  return %w : tensor<4xf32>
}

// -----

func.func @if_no_else(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> f32 {
  scf.if %c {
    %0 = tensor.extract %t[%i] : tensor<4xf32>
    "other.use"(%0) : (f32) -> ()
  }
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}

// -----

func.func @select_spaces(%c: i1, %i: index) -> f32 {
  %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %1 = bufferization.alloc_tensor() : tensor<4xf32>
  %2 = arith.select %c, %0, %1 : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  return %3 : f32
}

// -----

func.func @select_vector(%c: tensor<4xi1>, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %2 = arith.select %c, %t, %u : tensor<4xi1>, tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @to_buffer(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %m = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  %n = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
  return %0, %m, %n : tensor<4xf32>, memref<4xf32>, memref<4xf32>
}

// -----

// differs: MLIR drops the last dimension, but the verifier of memref.subview expects that the first is dropped.
func.func @dropped(%a: index, %s: index, %b: index) -> i64 {
  %t = arith.constant dense<0> : tensor<1x1x3xi64>
  %0 = arith.constant 0 : index
  %1 = tensor.extract_slice %t[%a, 0, %b] [1, 1, 1] [%s, 1, %s] : tensor<1x1x3xi64> to tensor<1x1xi64>
  %2 = tensor.extract %1[%0, %0] : tensor<1x1xi64>
  return %2 : i64
}

// -----

func.func @last_of_equal_strides(%t: tensor<2x3x4xi64>, %a: index) -> i64 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%a, 0, 2] [1, 2, 1] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x2xi64>
  %1 = tensor.extract %0[%c0, %a] : tensor<1x2xi64>
  return %1 : i64
}

// -----

// differs: MLIR makes a view that its verifier refuses; the first dimension is dropped, which leaves another shape.
func.func @another_shape(%t: tensor<1x2xi32>, %a: index, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant dense<0> : tensor<4x4x1xi32>
  %0 = tensor.insert_slice %t into %c[3, 0, %a] [1, 2, 1] [%s, 3, %s] : tensor<1x2xi32> into tensor<4x4x1xi32>
  %1 = tensor.extract %0[%c0, %c0, %c0] : tensor<4x4x1xi32>
  return %1 : i32
}
