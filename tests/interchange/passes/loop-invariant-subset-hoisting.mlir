// options: -loop-invariant-subset-hoisting
// A slice that each iteration takes and puts back.
func.func @pair(%t: tensor<10xf32>, %lb: index, %ub: index, %step: index) -> tensor<10xf32> {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%x = %t) -> (tensor<10xf32>) {
    %s = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %u = "u.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %r = tensor.insert_slice %u into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %r : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Slices that are known to be separate are hoisted one by one.
func.func @separate(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[5] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
    %d = "u.use"(%b) : (tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    %z = tensor.insert_slice %d into %y[5] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %z : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Slices that overlap, or may, stay.
func.func @overlap(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[4] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @perhaps(%t: tensor<10xf32>, %n: index, %k: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%k] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Offsets and sizes that are values: the same ones, equal constants, sums.
func.func @values(%t: tensor<?xf32>, %n: index, %k: index) -> tensor<?xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<?xf32>) {
    %a = tensor.extract_slice %x[%k] [%n] [1] : tensor<?xf32> to tensor<?xf32>
    %c = "u.use"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    %y = tensor.insert_slice %c into %x[%k] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
func.func @constants(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[%c5] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[5] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @sums(%t: tensor<100xf32>, %n: index, %k: index) -> tensor<100xf32> {
  %c5 = arith.constant 5 : index
  %k5 = arith.addi %k, %c5 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[%k] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%k5] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
    %d = "u.use"(%b) : (tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[%k] [5] [1] : tensor<5xf32> into tensor<100xf32>
    %z = tensor.insert_slice %d into %y[%k5] [5] [1] : tensor<5xf32> into tensor<100xf32>
    scf.yield %z : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

// -----

// Places that vary, and values that are not both hoistable.
func.func @vary(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[%i] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[%i] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @only_in(%t: tensor<10xf32>, %u: tensor<5xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %y = tensor.insert_slice %u into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @only_out(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    "u.use"(%a) : (tensor<5xf32>) -> ()
    scf.yield %x : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @types(%t: tensor<1x10xf32>, %n: index) -> tensor<1x10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<1x10xf32>) {
    %a = tensor.extract_slice %x[0, 0] [1, 5] [1, 1] : tensor<1x10xf32> to tensor<5xf32>
    %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<1x5xf32>
    %y = tensor.insert_slice %c into %x[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<1x10xf32>
    scf.yield %y : tensor<1x10xf32>
  }
  return %0 : tensor<1x10xf32>
}

// -----

// Other uses of the whole, swapped results, two insertions into one, and a source that is the whole.
func.func @other_use(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    "u.look"(%x) : (tensor<10xf32>) -> ()
    %y = tensor.insert_slice %a into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @swapped(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %t, %z = %t) -> (tensor<10xf32>, tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %y = tensor.insert_slice %a into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %z, %y : tensor<10xf32>, tensor<10xf32>
  }
  return %0#0 : tensor<10xf32>
}
func.func @branches(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %y = tensor.insert_slice %a into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    %z = tensor.insert_slice %a into %x[5] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @source(%t: tensor<10xf32>, %d: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %y = tensor.insert_slice %x into %d[0] [10] [1] : tensor<10xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Several arguments, and slices of what is hoisted.
func.func @several(%t: tensor<10xf32>, %v: tensor<10x10xf32>, %n: index) -> (tensor<10xf32>, tensor<10x10xf32>, index) {
  %0:3 = scf.for %i = %n to %n step %n iter_args(%x = %t, %w = %v, %k = %n) -> (tensor<10xf32>, tensor<10x10xf32>, index) {
    %a = tensor.extract_slice %x[1] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %b = tensor.extract_slice %a[1] [2] [1] : tensor<5xf32> to tensor<2xf32>
    %c = "u.use"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    %d = tensor.insert_slice %c into %a[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
    %y = tensor.insert_slice %d into %x[1] [5] [1] : tensor<5xf32> into tensor<10xf32>
    %e = tensor.extract_slice %w[0, 2] [10, 3] [1, 2] : tensor<10x10xf32> to tensor<10x3xf32>
    %f = "u.use"(%e) : (tensor<10x3xf32>) -> tensor<10x3xf32>
    %z = tensor.insert_slice %f into %w[0, 2] [10, 3] [1, 2] : tensor<10x3xf32> into tensor<10x10xf32>
    scf.yield %y, %z, %k : tensor<10xf32>, tensor<10x10xf32>, index
  }
  return %0#0, %0#1, %0#2 : tensor<10xf32>, tensor<10x10xf32>, index
}

// -----

// Nested loops, from the inner one outward.
func.func @nested(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %1 = scf.for %j = %n to %n step %n iter_args(%y = %x) -> (tensor<10xf32>) {
      %a = tensor.extract_slice %y[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
      %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
      %z = tensor.insert_slice %c into %y[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
      scf.yield %z : tensor<10xf32>
    }
    scf.yield %1 : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @inner_varies(%t: tensor<10xf32>, %n: index, %m: index) -> tensor<10xf32> {
  %0 = scf.for %i = %m to %n step %m iter_args(%x = %t) -> (tensor<10xf32>) {
    %p = tensor.extract_slice %x[7] [2] [1] : tensor<10xf32> to tensor<2xf32>
    %1 = scf.for %j = %n to %n step %n iter_args(%y = %x) -> (tensor<10xf32>) {
      %a = tensor.extract_slice %y[%i] [5] [1] : tensor<10xf32> to tensor<5xf32>
      %c = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
      %z = tensor.insert_slice %c into %y[%i] [5] [1] : tensor<5xf32> into tensor<10xf32>
      scf.yield %z : tensor<10xf32>
    }
    %q = tensor.insert_slice %p into %1[7] [2] [1] : tensor<2xf32> into tensor<10xf32>
    scf.yield %q : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Transfers of vectors.
func.func @transfers(%t: tensor<10x10xf32>, %n: index, %p: f32) -> tensor<10x10xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10x10xf32>) {
    %a = vector.transfer_read %x[%c0, %c0], %p {in_bounds = [true]} : tensor<10x10xf32>, vector<5xf32>
    %b = "u.use"(%a) : (vector<5xf32>) -> vector<5xf32>
    %y = vector.transfer_write %b, %x[%c0, %c0] {in_bounds = [true]} : vector<5xf32>, tensor<10x10xf32>
    %e = vector.transfer_read %y[%c5, %c5], %p {in_bounds = [true]} : tensor<10x10xf32>, vector<5xf32>
    %f = "u.use"(%e) : (vector<5xf32>) -> vector<5xf32>
    %z = vector.transfer_write %f, %y[%c5, %c5] {in_bounds = [true]} : vector<5xf32>, tensor<10x10xf32>
    scf.yield %z : tensor<10x10xf32>
  }
  return %0 : tensor<10x10xf32>
}
func.func @masked(%t: tensor<10xf32>, %n: index, %p: f32, %m: vector<5xi1>) -> tensor<10xf32> {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = vector.transfer_read %x[%c0], %p, %m {in_bounds = [true]} : tensor<10xf32>, vector<5xf32>
    %b = "u.use"(%a) : (vector<5xf32>) -> vector<5xf32>
    %y = vector.transfer_write %b, %x[%c0], %m {in_bounds = [true]} : vector<5xf32>, tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @mixed(%t: tensor<10xf32>, %n: index, %p: f32) -> tensor<10xf32> {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = vector.transfer_read %x[%c0], %p {in_bounds = [true]} : tensor<10xf32>, vector<5xf32>
    %b = "u.use"(%a) : (vector<5xf32>) -> vector<5xf32>
    %y = vector.transfer_write %b, %x[%c0] {in_bounds = [true]} : vector<5xf32>, tensor<10xf32>
    %s = tensor.extract_slice %y[5] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %r = "u.use"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %z = tensor.insert_slice %r into %y[5] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %z : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Other loops, and operations that materialize tensors.
func.func @materialized(%t: tensor<5xf32>, %n: index) -> tensor<5xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<5xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<5xf32> to tensor<5xf32>
    %b = "u.use"(%a) : (tensor<5xf32>) -> tensor<5xf32>
    %y = bufferization.materialize_in_destination %b in %x : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    scf.yield %y : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}
func.func @forall(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %a into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32> }
  }
  return %0 : tensor<10xf32>
}
func.func @while2(%t: tensor<10xf32>, %c: i1) -> tensor<10xf32> {
  %0 = scf.while (%x = %t) : (tensor<10xf32>) -> (tensor<10xf32>) {
    scf.condition(%c) %x : tensor<10xf32>
  } do {
  ^bb0(%z: tensor<10xf32>):
    scf.yield %z : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}
func.func @bounds(%t: tensor<100xf32>, %n: index) -> tensor<100xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[20] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%i] [11] [1] : tensor<100xf32> to tensor<11xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<11xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[20] [5] [1] : tensor<5xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

// -----

// Differences, products and affine expressions.
func.func @minus(%t: tensor<100xf32>, %n: index, %k: index) -> tensor<100xf32> {
  %c5 = arith.constant 5 : index
  %k5 = arith.subi %k, %c5 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[%k] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%k5] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[%k] [5] [1] : tensor<5xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

func.func @muls(%t: tensor<100xf32>, %n: index, %k: index) -> tensor<100xf32> {
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %k2 = arith.muli %k, %c2 : index
  %k5 = affine.apply affine_map<(d0) -> (d0 * 2 + 5)>(%k)
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[%k2] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%k5] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[%k2] [5] [1] : tensor<5xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

// -----

// Sizes that are values.
func.func @sizes(%t: tensor<100xf32>, %n: index, %k: index) -> tensor<100xf32> {
  %k5 = arith.addi %k, %n : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[%k] [%n] [1] : tensor<100xf32> to tensor<?xf32>
    %b = tensor.extract_slice %x[%k5] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<?xf32>, tensor<5xf32>) -> tensor<?xf32>
    %y = tensor.insert_slice %c into %x[%k] [%n] [1] : tensor<?xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

// -----

// Strides: the last element is not the end.
func.func @strides(%t: tensor<100xf32>, %n: index, %k: index) -> tensor<100xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[0] [5] [2] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[9] [5] [2] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [2] : tensor<5xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

func.func @strides2(%t: tensor<100xf32>, %n: index, %k: index) -> tensor<100xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[0] [5] [2] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[10] [5] [2] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [2] : tensor<5xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

// -----

// Slices that are apart in one dimension.
func.func @rows(%t: tensor<10x10xf32>, %n: index, %k: index) -> tensor<10x10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10x10xf32>) {
    %a = tensor.extract_slice %x[%k, 0] [1, 5] [1, 1] : tensor<10x10xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%i, 5] [2, 5] [1, 1] : tensor<10x10xf32> to tensor<2x5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<2x5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[%k, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<10x10xf32>
    scf.yield %y : tensor<10x10xf32>
  }
  return %0 : tensor<10x10xf32>
}

// -----

// What is taken twice stays.
func.func @two_extracts(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// What the loop is given is not what it carries; its attributes stay.
func.func @init(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %a = tensor.extract_slice %x[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %q = tensor.extract_slice %t[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %c = "u.use"(%a, %q, %i) {a = 1} : (tensor<5xf32>, tensor<5xf32>, index) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %y : tensor<10xf32>
  } {some.attr = 3 : i32}
  return %0 : tensor<10xf32>
}

// -----

// What is put back first.
func.func @before(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %z = "u.make"() : () -> tensor<5xf32>
    %y = tensor.insert_slice %z into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    %a = tensor.extract_slice %y[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
    "u.use"(%a) : (tensor<5xf32>) -> ()
    scf.yield %y : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

func.func @before2(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10xf32>) {
    %z = "u.make"() : () -> tensor<5xf32>
    %y = tensor.insert_slice %z into %x[0] [5] [1] : tensor<5xf32> into tensor<10xf32>
    %a = tensor.extract_slice %y[5] [5] [1] : tensor<10xf32> to tensor<5xf32>
    "u.use"(%a) : (tensor<5xf32>) -> ()
    %w = tensor.insert_slice %a into %y[5] [5] [1] : tensor<5xf32> into tensor<10xf32>
    scf.yield %w : tensor<10xf32>
  }
  return %0 : tensor<10xf32>
}

// -----

// Transfers that overlap.
func.func @overlap(%t: tensor<10x10xf32>, %n: index, %p: f32) -> tensor<10x10xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> (tensor<10x10xf32>) {
    %a = vector.transfer_read %x[%c0, %c0], %p {in_bounds = [true]} : tensor<10x10xf32>, vector<5xf32>
    %b = "u.use"(%a) : (vector<5xf32>) -> vector<5xf32>
    %y = vector.transfer_write %b, %x[%c0, %c0] {in_bounds = [true]} : vector<5xf32>, tensor<10x10xf32>
    %e = vector.transfer_read %y[%c0, %c2], %p {in_bounds = [true]} : tensor<10x10xf32>, vector<5xf32>
    %f = "u.use"(%e) : (vector<5xf32>) -> vector<5xf32>
    %z = vector.transfer_write %f, %y[%c0, %c2] {in_bounds = [true]} : vector<5xf32>, tensor<10x10xf32>
    scf.yield %z : tensor<10x10xf32>
  }
  return %0 : tensor<10x10xf32>
}

// -----

// Ranges of induction variables are not looked at.
func.func @ranges(%t: tensor<100xf32>) -> tensor<100xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %t) -> (tensor<100xf32>) {
    %a = tensor.extract_slice %x[20] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %b = tensor.extract_slice %x[%i] [5] [1] : tensor<100xf32> to tensor<5xf32>
    %c = "u.use"(%a, %b) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %y = tensor.insert_slice %c into %x[20] [5] [1] : tensor<5xf32> into tensor<100xf32>
    scf.yield %y : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}
