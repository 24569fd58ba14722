// Intrinsics of vector predication.

llvm.func @add(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @sub(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.sub"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @mul(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.mul"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @sdiv(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.sdiv"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @udiv(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.udiv"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @srem(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.srem"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @urem(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.urem"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @ashr(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.ashr"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @lshr(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.lshr"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @shl(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.shl"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @or(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.or"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @and(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.and"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @xor(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.xor"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @smax(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.smax"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @smin(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.smin"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @umax(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.umax"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @umin(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.umin"(%a, %a, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @fadd(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fadd"(%a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fsub(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fsub"(%a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fmul(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fmul"(%a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fdiv(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fdiv"(%a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @frem(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.frem"(%a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fneg(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fneg"(%a, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fma(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fma"(%a, %a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fmuladd(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fmuladd"(%a, %a, %a, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @add(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.add"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @mul(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.mul"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @and(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.and"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @or(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.or"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @xor(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.xor"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @smax(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.smax"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @smin(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.smin"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @umax(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.umax"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @umin(%x: i32, %a: vector<[4]xi32>, %m: vector<[4]xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.umin"(%x, %a, %m, %n) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @fadd(%x: f32, %a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.fadd"(%x, %a, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.return
}

// -----

llvm.func @fmul(%x: f32, %a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.fmul"(%x, %a, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.return
}

// -----

llvm.func @fmax(%x: f32, %a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.fmax"(%x, %a, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.return
}

// -----

llvm.func @fmin(%x: f32, %a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.reduce.fmin"(%x, %a, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  llvm.return
}

// -----

llvm.func @select(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.select"(%m, %a, %a, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @merge(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.merge"(%m, %a, %a, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @zext(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.zext"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @sext(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.sext"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @trunc(%a: vector<8xi64>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.trunc"(%a, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @sitofp(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.sitofp"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @uitofp(%a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.uitofp"(%a, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @inttoptr(%a: vector<8xi64>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.inttoptr"(%a, %m, %n) : (vector<8xi64>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @fptrunc(%a: vector<8xf64>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fptrunc"(%a, %m, %n) : (vector<8xf64>, vector<8xi1>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @fpext(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fpext"(%a, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  llvm.return
}

// -----

llvm.func @fptoui(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fptoui"(%a, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @fptosi(%a: vector<8xf32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fptosi"(%a, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @ptrtoint(%a: vector<8x!llvm.ptr>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.ptrtoint"(%a, %m, %n) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @memory(%p: !llvm.ptr, %s: i64, %a: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %0 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.store"(%a, %p, %m, %n) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  %1 = "llvm.intr.experimental.vp.strided.load"(%p, %s, %m, %n) : (!llvm.ptr, i64, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.experimental.vp.strided.store"(%a, %p, %s, %m, %n) : (vector<8xi32>, !llvm.ptr, i64, vector<8xi1>, i32) -> ()
  llvm.return
}
