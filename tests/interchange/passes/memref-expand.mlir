// options: -memref-expand

func.func @atomics(%f: memref<10xf32>, %y: f32, %i: index) {
  %11 = memref.atomic_rmw maximumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %12 = memref.atomic_rmw minimumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %13 = memref.atomic_rmw maxnumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %14 = memref.atomic_rmw minnumf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  %15 = memref.atomic_rmw mulf %y, %f[%i] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @atomics_i(%f: memref<10xi32>, %y: i32, %i: index) {
  %11 = memref.atomic_rmw muli %y, %f[%i] : (i32, memref<10xi32>) -> i32
  %12 = memref.atomic_rmw maxs %y, %f[%i] : (i32, memref<10xi32>) -> i32
  %13 = memref.atomic_rmw andi %y, %f[%i] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>) -> memref<?x8x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x8x?xf32>
  return %0 : memref<?x8x?xf32>
}

// -----

func.func @reshape_index(%m: memref<4x4xf32>, %s: memref<3xindex>) -> memref<?x?x8xf32> {
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<3xindex>) -> memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}

// -----

func.func @reshape_static(%m: memref<4x4xf32>, %s: memref<1xindex>) -> memref<16xf32> {
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xindex>) -> memref<16xf32>
  return %0 : memref<16xf32>
}

// -----

func.func @reshape_0(%m: memref<1xf32>, %s: memref<0xindex>) -> memref<f32> {
  %0 = memref.reshape %m(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  return %0 : memref<f32>
}

// -----

func.func @reshape_u(%m: memref<4x4xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @atomic_max0(%f: memref<f64>, %y: f64) -> f64 {
  %13 = memref.atomic_rmw maximumf %y, %f[] : (f64, memref<f64>) -> f64
  return %13 : f64
}
