// options: -convert-vector-to-llvm

func.func @f(%i: index) -> vector<4xi1> {
  %0 = vector.create_mask %i : vector<4xi1>
  return %0 : vector<4xi1>
}

// -----

func.func @f() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}

// -----

func.func @f(%a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.fma %a, %a, %a : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) -> vector<8xf32> {
  %0 = vector.transfer_read %m[%i], %x {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: f32) -> vector<8xf32> {
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<8xf32>) {
  vector.transfer_write %x, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  vector.transfer_write %x, %m[%i] : vector<8xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %i: index, %x: f32) -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<4x?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f(%m: memref<32xf32>, %x: f32) -> vector<8xf32> {
  %c = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c], %x : memref<32xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <add>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <mul>, %v : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <mul>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <minui>, %v : vector<4xi32> into i32
  %1 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <minui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <minsi>, %v : vector<4xi32> into i32
  %1 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <minsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  %1 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <maxui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %1 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <and>, %v : vector<4xi32> into i32
  %1 = vector.reduction <and>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <and>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <or>, %v : vector<4xi32> into i32
  %1 = vector.reduction <or>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <or>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xi32>, %k: vector<4xi1>, %a: i32) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <xor>, %v : vector<4xi32> into i32
  %1 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  %2 = vector.mask %k { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %k { vector.reduction <xor>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%v: vector<4xf64>, %k: vector<4xi1>, %a: f64) -> (f64, f64, f64) {
  %0 = vector.reduction <add>, %v : vector<4xf64> into f64
  %1 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<4xf64> into f64
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>, %a: f16) -> (f16, f16, f16) {
  %0 = vector.reduction <add>, %v : vector<4xf16> into f16
  %1 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<4xf16> into f16
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return %0, %1, %2 : f16, f16, f16
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.mask %k { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%v: vector<4xf64>, %k: vector<4xi1>, %a: f64) -> (f64, f64, f64) {
  %0 = vector.reduction <mul>, %v : vector<4xf64> into f64
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan> : vector<4xf64> into f64
  %2 = vector.mask %k { vector.reduction <mul>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>, %a: f16) -> (f16, f16, f16) {
  %0 = vector.reduction <mul>, %v : vector<4xf16> into f16
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan> : vector<4xf16> into f16
  %2 = vector.mask %k { vector.reduction <mul>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return %0, %1, %2 : f16, f16, f16
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %1 = vector.reduction <minnumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%v: vector<4xf64>, %k: vector<4xi1>, %a: f64) -> (f64, f64, f64) {
  %0 = vector.reduction <minnumf>, %v : vector<4xf64> into f64
  %1 = vector.reduction <minnumf>, %v, %a fastmath<nnan> : vector<4xf64> into f64
  %2 = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>, %a: f16) -> (f16, f16, f16) {
  %0 = vector.reduction <minnumf>, %v : vector<4xf16> into f16
  %1 = vector.reduction <minnumf>, %v, %a fastmath<nnan> : vector<4xf16> into f16
  %2 = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return %0, %1, %2 : f16, f16, f16
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  %1 = vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%v: vector<4xf64>, %k: vector<4xi1>, %a: f64) -> (f64, f64, f64) {
  %0 = vector.reduction <maxnumf>, %v : vector<4xf64> into f64
  %1 = vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<4xf64> into f64
  %2 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>, %a: f16) -> (f16, f16, f16) {
  %0 = vector.reduction <maxnumf>, %v : vector<4xf16> into f16
  %1 = vector.reduction <maxnumf>, %v, %a fastmath<nnan> : vector<4xf16> into f16
  %2 = vector.mask %k { vector.reduction <maxnumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return %0, %1, %2 : f16, f16, f16
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %1 = vector.reduction <minimumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.mask %k { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%v: vector<4xf64>, %k: vector<4xi1>, %a: f64) -> (f64, f64, f64) {
  %0 = vector.reduction <minimumf>, %v : vector<4xf64> into f64
  %1 = vector.reduction <minimumf>, %v, %a fastmath<nnan> : vector<4xf64> into f64
  %2 = vector.mask %k { vector.reduction <minimumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>, %a: f16) -> (f16, f16, f16) {
  %0 = vector.reduction <minimumf>, %v : vector<4xf16> into f16
  %1 = vector.reduction <minimumf>, %v, %a fastmath<nnan> : vector<4xf16> into f16
  %2 = vector.mask %k { vector.reduction <minimumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return %0, %1, %2 : f16, f16, f16
}

// -----

func.func @f(%v: vector<4xf32>, %k: vector<4xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %1 = vector.reduction <maximumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %2 = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%v: vector<4xf64>, %k: vector<4xi1>, %a: f64) -> (f64, f64, f64) {
  %0 = vector.reduction <maximumf>, %v : vector<4xf64> into f64
  %1 = vector.reduction <maximumf>, %v, %a fastmath<nnan> : vector<4xf64> into f64
  %2 = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>, %a: f16) -> (f16, f16, f16) {
  %0 = vector.reduction <maximumf>, %v : vector<4xf16> into f16
  %1 = vector.reduction <maximumf>, %v, %a fastmath<nnan> : vector<4xf16> into f16
  %2 = vector.mask %k { vector.reduction <maximumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return %0, %1, %2 : f16, f16, f16
}

// -----

func.func @f(%v: vector<[4]xf32>, %x: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %x : vector<[4]xf32> into f32
  return %0 : f32
}

// -----

func.func @f(%v: vector<[4]xindex>) -> index {
  %0 = vector.reduction <maxsi>, %v : vector<[4]xindex> into index
  return %0 : index
}

// -----

func.func @f(%v: vector<i32>) -> i32 {
  %0 = vector.reduction <add>, %v : vector<i32> into i32
  return %0 : i32
}

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%m: memref<8x16xi8>, %i: index, %j: index, %v: vector<4xi8>) -> vector<4xi8> {
  %0 = vector.load %m[%i, %j] : memref<8x16xi8>, vector<4xi8>
  vector.store %v, %m[%i, %j] : memref<8x16xi8>, vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

func.func @f(%m: memref<8x16xi1>, %i: index, %j: index, %v: vector<4xi1>) -> vector<4xi1> {
  %0 = vector.load %m[%i, %j] : memref<8x16xi1>, vector<4xi1>
  vector.store %v, %m[%i, %j] : memref<8x16xi1>, vector<4xi1>
  return %0 : vector<4xi1>
}

// -----

func.func @f(%m: memref<4x?xi64>, %i: index, %j: index, %v: vector<4xi64>) -> vector<4xi64> {
  %0 = vector.load %m[%i, %j] : memref<4x?xi64>, vector<4xi64>
  vector.store %v, %m[%i, %j] : memref<4x?xi64>, vector<4xi64>
  return %0 : vector<4xi64>
}

// -----

func.func @f(%m: memref<4x4xindex>, %i: index, %j: index, %v: vector<4xindex>) -> vector<4xindex> {
  %0 = vector.load %m[%i, %j] : memref<4x4xindex>, vector<4xindex>
  vector.store %v, %m[%i, %j] : memref<4x4xindex>, vector<4xindex>
  return %0 : vector<4xindex>
}

// -----

func.func @f(%m: memref<?x4xf16>, %i: index, %j: index, %v: vector<4xf16>) -> vector<4xf16> {
  %0 = vector.load %m[%i, %j] : memref<?x4xf16>, vector<4xf16>
  vector.store %v, %m[%i, %j] : memref<?x4xf16>, vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @f(%m: memref<2x2xbf16>, %i: index, %j: index, %v: vector<4xbf16>) -> vector<4xbf16> {
  %0 = vector.load %m[%i, %j] : memref<2x2xbf16>, vector<4xbf16>
  vector.store %v, %m[%i, %j] : memref<2x2xbf16>, vector<4xbf16>
  return %0 : vector<4xbf16>
}

// -----

func.func @f(%m: memref<2x2xi17>, %i: index, %j: index, %v: vector<4xi17>) -> vector<4xi17> {
  %0 = vector.load %m[%i, %j] : memref<2x2xi17>, vector<4xi17>
  vector.store %v, %m[%i, %j] : memref<2x2xi17>, vector<4xi17>
  return %0 : vector<4xi17>
}

// -----

func.func @f(%m: memref<1x1xf64>, %i: index, %j: index, %v: vector<4xf64>) -> vector<4xf64> {
  %0 = vector.load %m[%i, %j] : memref<1x1xf64>, vector<4xf64>
  vector.store %v, %m[%i, %j] : memref<1x1xf64>, vector<4xf64>
  return %0 : vector<4xf64>
}

// -----

func.func @f(%m: memref<200xf32>, %i: index) {
  %0 = vector.load %m[%i] {alignment = 64, nontemporal = true} : memref<200xf32>, vector<[8]xf32>
  vector.store %0, %m[%i] {nontemporal = true} : memref<200xf32>, vector<[8]xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %x: vector<f32>) {
  %0 = vector.load %m[] : memref<f32>, vector<f32>
  vector.store %x, %m[] : memref<f32>, vector<f32>
  return
}

// -----

func.func @f(%m: memref<?x8xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %i], %k, %0 {alignment = 8} : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  %1 = vector.expandload %m[%i, %i], %k, %p {alignment = 8} : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i, %i], %k, %1 : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<4xi64>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<?xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %p : memref<?xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %x: vector<4xindex>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>, %i: index) -> vector<8xf32> {
  %0 = vector.extract %a[1] : vector<8xf32> from vector<4x8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index) -> vector<4x8xf32> {
  %0 = vector.insert %v, %a [1] : vector<8xf32> into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>, %i: index) -> f32 {
  %0 = vector.extract %a[1, 2] : f32 from vector<4x8xf32>
  return %0 : f32
}

// -----

func.func @f(%a: vector<4x8xf32>, %v: f32, %i: index) -> vector<4x8xf32> {
  %0 = vector.insert %v, %a [1, 2] : f32 into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>, %i: index) -> f32 {
  %0 = vector.extract %a[1, %i] : f32 from vector<4x8xf32>
  return %0 : f32
}

// -----

func.func @f(%a: vector<4x8xf32>, %v: f32, %i: index) -> vector<4x8xf32> {
  %0 = vector.insert %v, %a [1, %i] : f32 into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>, %i: index) -> vector<8xf32> {
  %0 = vector.extract %a[%i] : vector<8xf32> from vector<4x8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @f(%a: vector<4x8xf32>, %v: f32, %i: index) -> vector<4x8xf32> {
  %0 = vector.insert %v, %a [%i, 2] : f32 into vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// -----

func.func @f(%a: vector<8xindex>, %i: index) -> (index, vector<8xindex>) {
  %0 = vector.extract %a[3] : index from vector<8xindex>
  %1 = vector.insert %0, %a [3] : index into vector<8xindex>
  return %0, %1 : index, vector<8xindex>
}

// -----

func.func @f(%a: vector<8xindex>, %i: index) -> (index, vector<8xindex>) {
  %0 = vector.extract %a[%i] : index from vector<8xindex>
  %1 = vector.insert %0, %a [%i] : index into vector<8xindex>
  return %0, %1 : index, vector<8xindex>
}

// -----

func.func @f(%a: vector<f32>, %x: f32) -> (f32, vector<f32>) {
  %0 = vector.extract %a[] : f32 from vector<f32>
  %1 = vector.insert %x, %a [] : f32 into vector<f32>
  return %0, %1 : f32, vector<f32>
}

// -----

func.func @f(%a: vector<2x3x4xf32>) -> (vector<4xf32>, vector<3x4xf32>) {
  %0 = vector.extract %a[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %a[0] : vector<3x4xf32> from vector<2x3x4xf32>
  return %0, %1 : vector<4xf32>, vector<3x4xf32>
}

// -----

func.func @f(%x: f32) -> vector<f32> {
  %0 = vector.broadcast %x : f32 to vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @f(%x: f32) -> vector<2xf32> {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @f(%x: f32) -> vector<[4]xf32> {
  %0 = vector.broadcast %x : f32 to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f(%x: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @f(%x: f32) -> vector<2x3x[4]xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3x[4]xf32>
  return %0 : vector<2x3x[4]xf32>
}

// -----

func.func @f(%x: index) -> vector<2x3xindex> {
  %0 = vector.broadcast %x : index to vector<2x3xindex>
  return %0 : vector<2x3xindex>
}

// -----

func.func @f(%a: vector<2xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %a [0, -1, 3] : vector<2xf32>, vector<2xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %a, %b [0, 4, 1, 2] : vector<2xf32>, vector<3xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%a: vector<1x4xf32>, %b: vector<3x4xf32>) -> vector<2x4xf32> {
  %0 = vector.shuffle %a, %b [3, 0] : vector<1x4xf32>, vector<3x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f(%a: vector<f32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %a [0, 1] : vector<f32>, vector<f32>
  return %0 : vector<2xf32>
}

// -----

func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.fma %a, %a, %a : vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @f(%a: vector<[8]xf32>) -> vector<[16]xf16> {
  %0 = vector.fma %a, %a, %a : vector<[8]xf32>
  %1 = vector.bitcast %0 : vector<[8]xf32> to vector<[16]xf16>
  return %1 : vector<[16]xf16>
}

// -----

func.func @f(%a: vector<i32>) -> vector<f32> {
  %0 = vector.bitcast %a : vector<i32> to vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @f(%a: vector<8xf32>, %s: vector<[4]xi16>) -> (vector<8xf32>, vector<[4]xi16>) {
  %0, %1 = vector.deinterleave %a : vector<8xf32> -> vector<4xf32>
  %2 = vector.interleave %0, %1 : vector<4xf32> -> vector<8xf32>
  %3, %4 = vector.deinterleave %s : vector<[4]xi16> -> vector<[2]xi16>
  %5 = vector.interleave %3, %4 : vector<[2]xi16> -> vector<[4]xi16>
  return %2, %5 : vector<8xf32>, vector<[4]xi16>
}

// -----

func.func @f(%x: f32, %y: f32) -> vector<3xf32> {
  %0 = vector.from_elements %x, %y, %x : vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @f(%a: vector<4xf32>) -> (f32, f32) {
  %0:4 = vector.to_elements %a : vector<4xf32>
  return %0#0, %0#2 : f32, f32
}

// -----

func.func @f() -> (index, vector<[4]xindex>) {
  %0 = vector.vscale
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : index, vector<[4]xindex>
}

// -----

func.func @f(%a: vector<4xf32>, %s: vector<[8]xf32>) -> vector<4xf32> {
  %0 = vector.scalable.insert %a, %s[4] : vector<4xf32> into vector<[8]xf32>
  %1 = vector.scalable.extract %0[4] : vector<4xf32> from vector<[8]xf32>
  return %1 : vector<4xf32>
}

// -----

func.func @f(%i: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %i : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>>
  return
}

// -----

func.func @f(%x: f32) {
  vector.print %x : f32
  return
}

// -----

func.func @f(%x: f64) {
  vector.print %x : f64
  return
}

// -----

func.func @f(%x: f16) {
  vector.print %x : f16
  return
}

// -----

func.func @f(%x: bf16) {
  vector.print %x : bf16
  return
}

// -----

func.func @f(%x: i1) {
  vector.print %x : i1
  return
}

// -----

func.func @f(%x: i4) {
  vector.print %x : i4
  return
}

// -----

func.func @f(%x: i32) {
  vector.print %x : i32
  return
}

// -----

func.func @f(%x: i64) {
  vector.print %x : i64
  return
}

// -----

func.func @f(%x: index) {
  vector.print %x : index
  return
}

// -----

func.func @f() {
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print punctuation <comma>
  vector.print str "hello"
  vector.print str "a\0Ab"
  vector.print punctuation <no_punctuation>
  return
}

// -----

func.func @f(%x: i8) {
  vector.print %x : i8 punctuation <comma>
  vector.print %x : i8 punctuation <no_punctuation>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  vector.print %x : vector<4xf32>
  return
}

// -----

func.func @elements(%v: vector<2x2xf32>) -> (f32, f32) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  return %0#1, %0#2 : f32, f32
}
