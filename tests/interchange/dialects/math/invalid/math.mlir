func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %a return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %i : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %a : f64 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %m : memref<2xf32> return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %a, %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %a fastmath<foo> : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %a fastmath : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sin %a fastmath<> : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.absi %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.absi %i fastmath<fast> : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.absi %v : vector<2xf32> return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.isnan %i : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.isnan %a fastmath<fast> : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.isnan %a return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.atan2 %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.atan2 %a, %b : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.powf %i, %i : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.ipowi %a, %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.ipowi %i, %i : i32, i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fpowi %a, %i : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fpowi %a, %a : f32, f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fpowi %i, %i : i32, i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fpowi %v, %w : vector<2xf32>, vector<3xi32> return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fpowi %a, %w : f32, vector<3xi32> return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fma %a, %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.fma %i, %i, %i : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.clampf %a, %a, %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.clampf %a to %a, %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.clampf %a to [%a] : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.clampf %i to [%i, %i] : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.sincos %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0, %1 = math.sincos %i : i32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0, %1 = math.sincos %a : f32, f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.nothing %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.ctlz %a : f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { %0 = math.ctpop %m : memref<2xf32> return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.sin"(%a) : (f32) -> f64 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.sin"(%a) : (f32) -> () return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.sin"() : () -> f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.isnan"(%a) : (f32) -> i8 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.isnan"(%v) : (vector<2xf32>) -> i1 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.isnan"(%v) : (vector<2xf32>) -> vector<3xi1> return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.sin"(%a) <{fastmath = 1 : i32}> : (f32) -> f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.sincos"(%a) : (f32) -> f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.sincos"(%a) : (f32) -> (f32, f64) return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.fpowi"(%a, %i) : (f32, i32) -> f64 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.fma"(%a, %a, %b) : (f32, f32, f64) -> f32 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.ipowi"(%i, %i) : (i32, i32) -> i64 return }
// -----
func.func @f(%a: f32, %b: f64, %i: i32, %v: vector<2xf32>, %w: vector<3xi32>, %m: memref<2xf32>) { "math.clampf"(%a, %a) : (f32, f32) -> f32 return }
