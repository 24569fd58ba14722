// options: -buffer-deallocation-pipeline=private-function-dynamic-ownership=true

func.func @freed_in_function(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %x = memref.load %a[%c0] : memref<?xf32>
  return %x : f32
}

// -----

func.func @chosen(%c: i1, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = scf.if %c -> memref<?xf32> {
    %b = memref.alloc(%n) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  } else {
    %b = memref.alloca(%n) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  %x = memref.load %a[%c0] : memref<?xf32>
  return %x : f32
}

// -----

func.func private @callee(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}

func.func @caller(%n: index) -> memref<?xf32> {
  %0 = func.call @callee(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func private @passed(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}

func.func @passes(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = func.call @passed(%a) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @grows(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @loop(%n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %x, %a : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  }
  return %0 : memref<?xf32>
}

// -----

func.func @freed_already(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
