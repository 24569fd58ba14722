// options: -allow-unregistered-dialect -ownership-based-buffer-deallocation=private-function-dynamic-ownership
func.func private @h(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func @k(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = call @h(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = scf.if %c -> memref<4xf32> {
    scf.yield %0 : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  }
  %2 = arith.select %c, %0, %1 : memref<4xf32>
  return %2 : memref<4xf32>
}

// -----

func.func private @declared(memref<4xf32>) -> memref<4xf32>
func.func @calls(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = call @declared(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call @public(%0, %a) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  %2:2 = call @private(%1) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return %2#0 : memref<4xf32>
}
func.func @public(%a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  return %b : memref<4xf32>
}
func.func private @private(%a: memref<4xf32>) -> (memref<4xf32>, i32) {
  %c = arith.constant 1 : i32
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %a, %0 : memref<4xf32> to memref<4xf32>
  return %0, %c : memref<4xf32>, i32
}

// -----

func.func private @h(%p: (memref<4xf32>) -> memref<4xf32>, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %p(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// differs: MLIR leaves a wrong number of attributes of results, which the verifier refuses
func.func private @h(%a: memref<4xf32>) -> (memref<4xf32> {my.attr}) {
  return %a : memref<4xf32>
}
