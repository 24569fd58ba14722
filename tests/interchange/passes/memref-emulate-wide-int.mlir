// options: -memref-emulate-wide-int=widest-int-supported=32

func.func @freed(%m: memref<4xi64>, %i: index) {
  %c = arith.constant 5 : i64
  %a = memref.alloc(%i) {alignment = 16} : memref<?xi64>
  memref.store %c, %a[%i] {nontemporal = true} : memref<?xi64>
  %l = memref.load %a[%i] {nontemporal = true, alignment = 8 : i64} : memref<?xi64>
  %2 = arith.addi %l, %c : i64
  memref.store %2, %a[%i] : memref<?xi64>
  memref.dealloc %a : memref<?xi64>
  return
}

// -----

func.func @round_trip(%i: index) {
  %c = arith.constant 5 : i64
  %a = memref.alloc(%i) {alignment = 16} : memref<?xi64>
  memref.store %c, %a[%i] {nontemporal = true} : memref<?xi64>
  %l = memref.load %a[%i] {nontemporal = true, alignment = 8 : i64} : memref<?xi64>
  %2 = arith.addi %l, %c : i64
  memref.store %2, %a[%i] : memref<?xi64>
  return
}

// -----

func.func @on_stack(%i: index) {
  %c = arith.constant 5 : i64
  %a = memref.alloca(%i) : memref<?xi64>
  return
}

// -----

func.func @other_spaces(%i: index) -> i32 {
  %a = memref.alloc(%i) : memref<?xi64, strided<[2], offset: 3>, 3>
  %b = memref.alloc() : memref<2xi64>
  %l = memref.load %a[%i] : memref<?xi64, strided<[2], offset: 3>, 3>
  %2 = arith.trunci %l : i64 to i32
  return %2 : i32
}

// -----

func.func @other_width(%i: index) -> i32 {
  %a = memref.alloc(%i) : memref<?xi40>
  %l = memref.load %a[%i] : memref<?xi40>
  %2 = arith.trunci %l : i40 to i32
  return %2 : i32
}

// -----

// differs: MLIR makes a load that its own verifier refuses
func.func @of_vectors(%i: index) -> vector<2xi32> {
  %a = memref.alloc(%i) : memref<?xvector<2xi64>>
  %l = memref.load %a[%i] : memref<?xvector<2xi64>>
  %2 = arith.trunci %l : vector<2xi64> to vector<2xi32>
  return %2 : vector<2xi32>
}

// -----

func.func @stored_vector(%i: index, %x: vector<4xi32>) {
  %a = memref.alloc() : memref<4xi64>
  %2 = arith.extui %x : vector<4xi32> to vector<4xi64>
  vector.print %2 : vector<4xi64>
  vector.store %2, %a[%i] : memref<4xi64>, vector<4xi64>
  return
}

// -----

func.func @dimension(%i: index, %x: vector<4xi32>) {
  %a = memref.alloc() : memref<4xi64>
  %b = memref.dim %a, %i : memref<4xi64>
  return
}

// -----

// The sign of an integer is lost with its width.
func.func @symbols(%i: index, %x: i32) {
  %a = memref.alloc()[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = arith.extui %x : i32 to i64
  memref.store %2, %a[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %u = memref.alloc() : memref<4xsi64>
  %v = memref.alloc() : memref<4xindex>
  return
}

// -----

func.func @printed(%i: index) {
  %a = memref.alloc() : memref<4xi64>
  %0 = memref.load %a[%i] : memref<4xi64>
  vector.print %0 : i64
  return
}

// -----

func.func @signature(%m: memref<4xi64>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi64>
  return
}
