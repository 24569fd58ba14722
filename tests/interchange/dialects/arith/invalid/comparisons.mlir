func.func @f(%x: f32) { %0 = arith.cmpi eq, %x, %x : f32 return }
// -----
func.func @f(%x: i32) { %0 = arith.cmpf oeq, %x, %x : i32 return }
// -----
func.func @f(%x: i32) { %0 = "arith.cmpi"(%x, %x) <{predicate = 12 : i64}> : (i32, i32) -> i1 return }
// -----
func.func @f(%x: f32) { %0 = "arith.cmpf"(%x, %x) <{predicate = 22 : i64}> : (f32, f32) -> i1 return }
// -----
func.func @f(%x: i32) { %0 = "arith.cmpi"(%x, %x) <{predicate = -1 : i64}> : (i32, i32) -> i1 return }
// -----
func.func @f(%x: i32) { %0 = arith.cmpi foo, %x, %x : i32 return }
// -----
func.func @f(%x: memref<2xf32>) { %0 = arith.cmpi eq, %x, %x : memref<2xf32> return }
// -----
func.func @f(%x: vector<2xf32>) { %0 = arith.cmpi eq, %x, %x : vector<2xf32> return }
// -----
func.func @f(%x: si32) { %0 = arith.cmpi eq, %x, %x : si32 return }
// -----
func.func @f(%x: tuple<i32>) { %0 = arith.cmpi eq, %x, %x : tuple<i32> return }
// -----
func.func @f(%x: i32, %y: i64) { %0 = arith.cmpi eq, %x, %y : i32 return }
// -----
func.func @f(%x: f32) { %0 = arith.addui_extended %x, %x : f32, i1 return }
// -----
func.func @f(%x: memref<2xf32>) { %0 = arith.select %x, %x, %x : memref<2xf32> return }
