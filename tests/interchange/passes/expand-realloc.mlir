// options: -expand-realloc

func.func @dyn(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @to_static(%m: memref<?xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @from_static(%m: memref<2xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 8} : memref<2xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @both(%m: memref<2xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @shrink(%m: memref<4xf32, 3>) -> memref<2xf32, 3> {
  %0 = memref.realloc %m : memref<4xf32, 3> to memref<2xf32, 3>
  return %0 : memref<2xf32, 3>
}

// -----

func.func @nested(%m: memref<?xi8>, %n: index, %c: i1) -> memref<?xi8> {
  %0 = scf.if %c -> memref<?xi8> {
    %1 = memref.realloc %m(%n) : memref<?xi8> to memref<?xi8>
    scf.yield %1 : memref<?xi8>
  } else {
    scf.yield %m : memref<?xi8>
  }
  return %0 : memref<?xi8>
}
