// Intrinsics of integers.

llvm.func @bitreverse(%x: i32, %v: vector<8xi16>) {
  %0 = llvm.intr.bitreverse(%x) : (i32) -> i32
  %1 = llvm.intr.bitreverse(%v) : (vector<8xi16>) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @bswap(%x: i32, %v: vector<8xi16>) {
  %0 = llvm.intr.bswap(%x) : (i32) -> i32
  %1 = llvm.intr.bswap(%v) : (vector<8xi16>) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @ctpop(%x: i32, %v: vector<8xi16>) {
  %0 = llvm.intr.ctpop(%x) : (i32) -> i32
  %1 = llvm.intr.ctpop(%v) : (vector<8xi16>) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @smax(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.smax(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.smax(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @smin(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.smin(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.smin(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @umax(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.umax(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.umax(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @umin(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.umin(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.umin(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @sadd_sat(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.sadd.sat(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.sadd.sat(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @uadd_sat(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.uadd.sat(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.uadd.sat(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @ssub_sat(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.ssub.sat(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.ssub.sat(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @usub_sat(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.usub.sat(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.usub.sat(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @sshl_sat(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.sshl.sat(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.sshl.sat(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @ushl_sat(%x: i64, %v: vector<[4]xi32>) {
  %0 = llvm.intr.ushl.sat(%x, %x) : (i64, i64) -> i64
  %1 = llvm.intr.ushl.sat(%v, %v) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @fshl(%x: i8, %v: vector<4xi32>) {
  %0 = llvm.intr.fshl(%x, %x, %x) : (i8, i8, i8) -> i8
  %1 = llvm.intr.fshl(%v, %v, %v) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @fshr(%x: i8, %v: vector<4xi32>) {
  %0 = llvm.intr.fshr(%x, %x, %x) : (i8, i8, i8) -> i8
  %1 = llvm.intr.fshr(%v, %v, %v) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @abs(%x: i32, %v: vector<4xi8>) {
  %0 = "llvm.intr.abs"(%x) <{is_int_min_poison = true}> : (i32) -> i32
  %1 = "llvm.intr.abs"(%v) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
  llvm.return
}

// -----

llvm.func @ctlz(%x: i32, %v: vector<4xi8>) {
  %0 = "llvm.intr.ctlz"(%x) <{is_zero_poison = true}> : (i32) -> i32
  %1 = "llvm.intr.ctlz"(%v) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
  llvm.return
}

// -----

llvm.func @cttz(%x: i32, %v: vector<4xi8>) {
  %0 = "llvm.intr.cttz"(%x) <{is_zero_poison = true}> : (i32) -> i32
  %1 = "llvm.intr.cttz"(%v) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
  llvm.return
}

// -----

llvm.func @sadd(%x: i32, %v: vector<4xi64>) {
  %0 = "llvm.intr.sadd.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.sadd.with.overflow"(%v, %v) : (vector<4xi64>, vector<4xi64>) -> !llvm.struct<(vector<4xi64>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @uadd(%x: i32, %v: vector<4xi64>) {
  %0 = "llvm.intr.uadd.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.uadd.with.overflow"(%v, %v) : (vector<4xi64>, vector<4xi64>) -> !llvm.struct<(vector<4xi64>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @ssub(%x: i32, %v: vector<4xi64>) {
  %0 = "llvm.intr.ssub.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.ssub.with.overflow"(%v, %v) : (vector<4xi64>, vector<4xi64>) -> !llvm.struct<(vector<4xi64>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @usub(%x: i32, %v: vector<4xi64>) {
  %0 = "llvm.intr.usub.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.usub.with.overflow"(%v, %v) : (vector<4xi64>, vector<4xi64>) -> !llvm.struct<(vector<4xi64>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @smul(%x: i32, %v: vector<4xi64>) {
  %0 = "llvm.intr.smul.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.smul.with.overflow"(%v, %v) : (vector<4xi64>, vector<4xi64>) -> !llvm.struct<(vector<4xi64>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @umul(%x: i32, %v: vector<4xi64>) {
  %0 = "llvm.intr.umul.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.umul.with.overflow"(%v, %v) : (vector<4xi64>, vector<4xi64>) -> !llvm.struct<(vector<4xi64>, vector<4xi1>)>
  llvm.return
}

// -----

llvm.func @scmp(%x: i32, %v: vector<4xi64>) {
  %0 = llvm.intr.scmp(%x, %x) : (i32, i32) -> i2
  %1 = llvm.intr.scmp(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @ucmp(%x: i32, %v: vector<4xi64>) {
  %0 = llvm.intr.ucmp(%x, %x) : (i32, i32) -> i2
  %1 = llvm.intr.ucmp(%v, %v) : (vector<4xi64>, vector<4xi64>) -> vector<4xi32>
  llvm.return
}
