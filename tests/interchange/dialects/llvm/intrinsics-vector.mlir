llvm.func @vectors(%v: vector<8xi32>, %w: vector<4xi32>, %s: vector<[4]xi32>, %f: vector<4xf32>, %x: f32, %n: i32, %l: i64) {
  %0 = llvm.intr.vector.insert %w, %v[4] : vector<4xi32> into vector<8xi32>
  %1 = llvm.intr.vector.insert %w, %s[0] {tag} : vector<4xi32> into vector<[4]xi32>
  %2 = llvm.intr.vector.extract %v[4] : vector<4xi32> from vector<8xi32>
  %3 = llvm.intr.vector.extract %s[0] : vector<4xi32> from vector<[4]xi32>
  %4 = "llvm.intr.vector.interleave2"(%w, %w) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %5 = "llvm.intr.vector.deinterleave2"(%v) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  %6 = llvm.intr.stepvector : vector<[4]xi32>
  %7 = "llvm.intr.vscale"() : () -> i64
  %8 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<7xi1>
  "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  llvm.intr.vector.reduce.fmax(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmin(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmaximum(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fminimum(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fmul"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
llvm.func @masked(%p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %1 = llvm.intr.masked.load %p, %m, %v {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %2 = llvm.intr.masked.gather %q, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  %3 = llvm.intr.masked.gather %q, %m, %v {alignment = 1 : i32, tag} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %q, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %4 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 8 : i32}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
llvm.func @matrices(%a: vector<64xf32>, %b: vector<48xf32>, %p: !llvm.ptr, %s: i64) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_columns = 16 : i32, lhs_rows = 4 : i32, rhs_columns = 3 : i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
  %1 = llvm.intr.matrix.transpose %b {columns = 16 : i32, rows = 3 : i32} : vector<48xf32> into vector<48xf32>
  %2 = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %b, %p, <stride = %s> {columns = 16 : i32, isVolatile = true, rows = 3 : i32} : vector<48xf32> to !llvm.ptr stride i64
  llvm.return
}
llvm.func @predicated(%i: vector<8xi32>, %f: vector<8xf32>, %m: vector<8xi1>, %n: i32, %x: f32, %p: !llvm.ptr, %q: vector<8x!llvm.ptr>) {
  "llvm.intr.vp.add"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.sub"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.mul"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.sdiv"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.udiv"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.srem"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.urem"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.ashr"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.lshr"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.shl"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.or"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.and"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.xor"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.smax"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.smin"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.umax"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.umin"(%i, %i, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.fadd"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.fsub"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.fmul"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.fdiv"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.frem"(%f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.fma"(%f, %f, %f, %m, %n) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.fneg"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.reduce.add"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.mul"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.and"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.or"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.xor"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smax"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smin"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umax"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umin"(%n, %i, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  "llvm.intr.vp.reduce.fadd"(%x, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmul"(%x, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmax"(%x, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmin"(%x, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  "llvm.intr.vp.select"(%m, %i, %i, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  "llvm.intr.vp.merge"(%m, %i, %i, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  "llvm.intr.vp.zext"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  "llvm.intr.vp.sext"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
  "llvm.intr.vp.trunc"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi8>
  "llvm.intr.vp.sitofp"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.uitofp"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.vp.inttoptr"(%i, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8x!llvm.ptr>
  "llvm.intr.vp.fptrunc"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf16>
  "llvm.intr.vp.fpext"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf64>
  "llvm.intr.vp.fptoui"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.fptosi"(%f, %m, %n) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.ptrtoint"(%q, %m, %n) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
  "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.vp.store"(%i, %p, %m, %n) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  "llvm.intr.experimental.vp.strided.load"(%p, %n, %m, %n) : (!llvm.ptr, i32, vector<8xi1>, i32) -> vector<8xi32>
  "llvm.intr.experimental.vp.strided.store"(%i, %p, %n, %m, %n) : (vector<8xi32>, !llvm.ptr, i32, vector<8xi1>, i32) -> ()
  llvm.return
}
