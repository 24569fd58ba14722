// Masks and the rest: what is refused.

func.func @f() {
  %0 = vector.constant_mask [0, 0] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [3, 2, 7] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [3, 4] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [-1, -1] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [0, 2] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i, %i, %i : vector<4x3xi1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask : vector<4xi1>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<16xf32> into f32 %2 = vector.reduction <add>, %v : vector<16xf32> into f32 vector.yield %1 : f32 } : vector<16xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<16xf32> into f32 %2 = vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  vector.mask %k { %1 = arith.addf %v, %v : vector<16xf32> vector.yield } : vector<16xi1>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { arith.addf %v, %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { %1 = vector.reduction <add>, %v : vector<16xf32> into f32 vector.yield %x : f32 } : vector<16xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  vector.mask %k { %1 = vector.reduction <add>, %v : vector<16xf32> into f32 vector.yield } : vector<16xi1>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %x { vector.reduction <add>, %v : vector<16xf32> into f32 } : f32 -> f32
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32, %l: vector<8xi1>) {
  %0 = vector.mask %l { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k, %x { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  vector.mask %k, %v { vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<16xf32> } : vector<16xi1>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k, %v { vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<8xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { %1 = vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<16xf32> vector.yield %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %k { ^bb0(%z: f32): %1 = vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<16xf32> vector.yield %1 : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  %0 = "vector.mask"(%k) ({ %1 = vector.transfer_read %t[%i], %x : tensor<?xf32>, vector<16xf32> }) : (vector<16xi1>) -> vector<16xf32>
  return
}

// -----

func.func @f(%k: vector<16xi1>, %v: vector<16xf32>, %t: tensor<?xf32>, %i: index, %x: f32) {
  "vector.mask"(%k) ({ }) : (vector<16xi1>) -> ()
  return
}

// -----

func.func @f(%x: f32) {
  vector.print %x : f32 str "x"
  return
}

// -----

func.func @f() {
  vector.print str "x" punctuation <comma>
  return
}

// -----

func.func @f() {
  vector.print str "x" str "y"
  return
}

// -----

func.func @f() {
  vector.print punctuation <x>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  vector.print %t : tensor<4xf32>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<2x4xindex>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<index>
  return
}

// -----

func.func @f() {
  "test.x"() {a = #vector.kind<foo>} : () -> ()
  return
}

// -----

func.func @f() {
  "test.x"() {a = #vector.kinds<add>} : () -> ()
  return
}

// -----

func.func @f() {
  "test.x"() {a = #vector.iterator_type<window>} : () -> ()
  return
}

// -----

func.func @f() {
  "test.x"() : () -> !vector.x
  return
}

// -----

func.func @f(%x: f32) {
  vector.yield %x : f32
  return
}
