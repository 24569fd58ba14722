func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i8 return }
// -----
func.func @f(%a: i32) { %0 = arith.extsi %a : i32 to f32 return }
// -----
func.func @f(%a: index) { %0 = arith.extsi %a : index to i128 return }
// -----
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f16 return }
// -----
func.func @f(%a: f16) { %0 = arith.extf %a : f16 to bf16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a foo : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.sitofp %a : f32 to f16 return }
// -----
func.func @f(%a: i32) { %0 = arith.sitofp %a : i32 to i16 return }
// -----
func.func @f(%a: i32) { %0 = arith.fptosi %a : i32 to i16 return }
// -----
func.func @f(%a: f32) { %0 = arith.fptosi %a : f32 to index return }
// -----
func.func @f(%a: f32) { %0 = arith.bitcast %a : f32 to i64 return }
// -----
func.func @f(%a: f32) { %0 = arith.bitcast %a : f32 to index return }
// -----
func.func @f(%a: vector<2xf32>) { %0 = arith.bitcast %a : vector<2xf32> to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to f32 return }
// -----
func.func @f(%a: memref<2xi32>) { %0 = arith.index_cast %a : memref<2xi32> to memref<3xindex> return }
// -----
func.func @f(%a: tensor<2xi32>) { %0 = arith.index_cast %a : tensor<2xi32> to tensor<3xindex> return }
// -----
func.func @f(%a: tensor<2xi32>) { %0 = arith.extsi %a : tensor<2xi32> to tensor<?xi64> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = arith.extsi %a : vector<2xi32> to vector<3xi64> return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = arith.extsi %a : vector<2xi32> to i64 return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = arith.extsi %a : vector<2xi32> to tensor<2xi64> return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32 return }
// -----
func.func @f(%a: i32, %b: i32) { %0 = "arith.addi"(%a, %b) : (i32, i32) -> i64 return }
// -----
func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addf %a, %a : i32 return }
// -----
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
func.func @f(%a: memref<2xi32>) { %0 = arith.addi %a, %a : memref<2xi32> return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<x> : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow< : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<x> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a return }
// -----
func.func @f(%a: i32) { %0 = arith.divui %a, %a exactly : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi 3, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 42 : i64} : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32 return }
// -----
func.func @f(%a: vector<2xi32>) { %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (vector<2xi32>, vector<2xi32>) -> i1 return }
// -----
func.func @f(%a: f32) { %0 = arith.cmpf foo, %a, %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.cmpf oeq, %a : f32 return }
// -----
func.func @f(%a: i32, %c: i32) { %0 = arith.select %c, %a, %a : i32 return }
// -----
func.func @f(%a: vector<3xi32>, %c: vector<2xi1>) { %0 = arith.select %c, %a, %a : vector<2xi1>, vector<3xi32> return }
// -----
func.func @f(%a: tensor<2xi32>, %c: vector<2xi1>) { %0 = arith.select %c, %a, %a : vector<2xi1>, tensor<2xi32> return }
// -----
func.func @f(%a: tensor<2xi32>, %c: i1) { %0 = arith.select %c, %a : tensor<2xi32> return }
// -----
func.func @f(%a: i32, %b: f32, %c: i1) { %0 = "arith.select"(%c, %a, %b) : (i1, i32, f32) -> i32 return }
// -----
func.func @f() { %0 = arith.constant 1 : si32 return }
// -----
func.func @f() { %0 = arith.constant "x" return }
// -----
func.func @f() { %0 = arith.constant unit return }
// -----
func.func @f() { %0 = arith.constant return }
// -----
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<[2]xi32> return }
// -----
func.func @f() { %0 = "arith.constant"() {value = 1 : i32} : () -> i64 return }
// -----
func.func @f() { %0 = "arith.constant"() : () -> i64 return }
// -----
func.func @f() { %0 = arith.constant #t.x : i32 return }
// -----
func.func @f(%a: i32) { %0, %1 = arith.addui_extended %a, %a : i32, i32 return }
// -----
func.func @f(%a: vector<2xi32>) { %0, %1 = arith.addui_extended %a, %a : vector<2xi32>, i1 return }
// -----
func.func @f(%a: i32) { %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64) return }
// -----
func.func @f(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16 return }
// -----
func.func @f(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f64 return }
// -----
func.func @f(%a: f32, %s: i8) { %0 = arith.scaling_truncf %a, %s : f32, i8 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.foo %a : f32 return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = "arith.addf"(%t, %t) : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}
