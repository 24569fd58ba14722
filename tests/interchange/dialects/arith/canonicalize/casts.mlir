// Casts of casts, and products of two words.

func.func @tr(%x: i32, %y: i32) -> (i16, i8, i16, i16, i16) {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %c15 = arith.constant 15 : i32
  %s = arith.shrsi %x, %c16 : i32
  %t = arith.trunci %s : i32 to i16
  %s1 = arith.shrsi %x, %c8 : i32
  %t1 = arith.trunci %s1 : i32 to i8
  %t2 = arith.trunci %s1 : i32 to i16
  %s3 = arith.shrsi %x, %c15 : i32
  %t3 = arith.trunci %s3 : i32 to i16
  %ex = arith.extsi %x : i32 to i64
  %ey = arith.extsi %y : i32 to i64
  %m = arith.muli %ex, %ey : i64
  %c32 = arith.constant 32 : i64
  %h = arith.shrui %m, %c32 : i64
  %t4 = arith.trunci %h : i64 to i16
  return %t, %t1, %t2, %t3, %t4 : i16, i8, i16, i16, i16
}

func.func @tr2(%x: i32, %y: i32) -> (i32, i32, i32) {
  %ex = arith.extsi %x : i32 to i64
  %ey = arith.extsi %y : i32 to i64
  %m = arith.muli %ex, %ey : i64
  %c32 = arith.constant 32 : i64
  %h = arith.shrui %m, %c32 : i64
  %t4 = arith.trunci %h : i64 to i32
  %h2 = arith.shrsi %m, %c32 : i64
  %t5 = arith.trunci %h2 : i64 to i32
  %uex = arith.extui %x : i32 to i64
  %uey = arith.extui %y : i32 to i64
  %um = arith.muli %uex, %uey : i64
  %uh = arith.shrui %um, %c32 : i64
  %ut4 = arith.trunci %uh : i64 to i32
  return %t4, %t5, %ut4: i32, i32, i32
}

func.func @fl(%x: i32, %y: i32, %f: f32) -> (f16, f16, f32, i32, f16, f64) {
  %1 = arith.sitofp %x : i32 to f32
  %2 = arith.truncf %1 fastmath<contract> : f32 to f16
  %3 = arith.uitofp %x : i32 to f32
  %4 = arith.truncf %3 fastmath<contract> : f32 to f16
  %5 = arith.extf %f : f32 to f64
  %6 = arith.truncf %5 : f64 to f32
  %7 = arith.extf %f fastmath<contract> : f32 to f64
  %8 = arith.truncf %7 fastmath<contract> : f64 to f32
  %9 = arith.fptosi %1 : f32 to i32
  %10 = arith.truncf %7 fastmath<contract> : f64 to f16
  %11 = arith.sitofp %x : i32 to f32
  %12 = arith.extf %11 : f32 to f64
  %13 = arith.addf %6, %8 : f32
  return %2, %4, %13, %9, %10, %12 : f16, f16, f32, i32, f16, f64
}

func.func @ic(%x: i32, %y: index, %z: i64) -> (i32, i64, index, index, i16, i32, index) {
  %1 = arith.index_cast %x : i32 to index
  %2 = arith.index_cast %1 : index to i32
  %3 = arith.index_cast %1 : index to i64
  %4 = arith.index_cast %y : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_castui %y : index to i64
  %7 = arith.index_castui %6 : i64 to index
  %8 = arith.index_cast %1 : index to i16
  %9 = arith.extsi %x : i32 to i64
  %10 = arith.index_cast %9 : i64 to index
  %11 = arith.index_cast %10 : index to i32
  %12 = arith.trunci %z : i64 to i32
  %13 = arith.index_cast %12 : i32 to index
  return %2, %3, %5, %7, %8, %11, %13 : i32, i64, index, index, i16, i32, index
}

func.func @bc(%x: i32, %v: vector<2xf32>) -> (f32, i32, vector<2xi32>, vector<2xi32>) {
  %1 = arith.bitcast %x : i32 to f32
  %2 = arith.bitcast %1 : f32 to i32
  %3 = arith.bitcast %v : vector<2xf32> to vector<2xi32>
  %4 = arith.bitcast %3 : vector<2xi32> to vector<2xf32>
  %5 = arith.bitcast %4 : vector<2xf32> to vector<2xi32>
  %6 = arith.bitcast %2 : i32 to i32
  return %1, %6, %3, %5 : f32, i32, vector<2xi32>, vector<2xi32>
}

func.func @mx(%x: i32) -> (i32, i32, i32) {
  %1 = arith.constant 1 : i32
  %lo, %hi = arith.mulsi_extended %x, %1 : i32
  %m = arith.constant -1 : i32
  %lo2, %hi2 = arith.mulsi_extended %x, %m : i32
  return %lo, %hi, %hi2 : i32, i32, i32
}
