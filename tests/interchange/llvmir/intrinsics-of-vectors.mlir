// Intrinsics of vectors: reductions, parts, masks, matrices.

llvm.func @add(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.add"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @and(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.and"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @mul(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.mul"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @or(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.or"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @smax(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.smax"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @smin(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.smin"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @umax(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.umax"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @umin(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.umin"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @xor(%v: vector<8xi32>, %s: vector<[2]xi64>) {
  %0 = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.xor"(%s) : (vector<[2]xi64>) -> i64
  llvm.return
}

// -----

llvm.func @fmax(%v: vector<8xf32>) {
  %0 = llvm.intr.vector.reduce.fmax(%v) : (vector<8xf32>) -> f32
  %1 = llvm.intr.vector.reduce.fmax(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
  llvm.return
}

// -----

llvm.func @fmin(%v: vector<8xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%v) : (vector<8xf32>) -> f32
  %1 = llvm.intr.vector.reduce.fmin(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
  llvm.return
}

// -----

llvm.func @fmaximum(%v: vector<8xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<8xf32>) -> f32
  %1 = llvm.intr.vector.reduce.fmaximum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
  llvm.return
}

// -----

llvm.func @fminimum(%v: vector<8xf32>) {
  %0 = llvm.intr.vector.reduce.fminimum(%v) : (vector<8xf32>) -> f32
  %1 = llvm.intr.vector.reduce.fminimum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
  llvm.return
}

// -----

llvm.func @fadd(%x: f32, %v: vector<8xf32>) {
  %0 = "llvm.intr.vector.reduce.fadd"(%x, %v) : (f32, vector<8xf32>) -> f32
  %1 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  llvm.return
}

// -----

llvm.func @fmul(%x: f32, %v: vector<8xf32>) {
  %0 = "llvm.intr.vector.reduce.fmul"(%x, %v) : (f32, vector<8xf32>) -> f32
  %1 = "llvm.intr.vector.reduce.fmul"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  llvm.return
}

// -----

llvm.func @insert(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<16xf32>) {
  %0 = llvm.intr.vector.insert %a, %b[0] : vector<4xf32> into vector<[4]xf32>
  %1 = llvm.intr.vector.insert %a, %c[8] : vector<4xf32> into vector<16xf32>
  llvm.return
}

// -----

llvm.func @extract(%b: vector<[4]xf32>, %c: vector<16xf32>) {
  %0 = llvm.intr.vector.extract %b[0] : vector<4xf32> from vector<[4]xf32>
  %1 = llvm.intr.vector.extract %c[4] : vector<2xf32> from vector<16xf32>
  llvm.return
}

// -----

llvm.func @interleave(%a: vector<4xi8>, %b: vector<[4]xf32>) {
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi8>, vector<4xi8>) -> vector<8xi8>
  %1 = "llvm.intr.vector.interleave2"(%b, %b) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
  llvm.return
}

// -----

llvm.func @deinterleave(%a: vector<4xi8>, %b: vector<[4]xf32>) {
  %0 = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi8>)>
  %1 = "llvm.intr.vector.deinterleave2"(%b) : (vector<[4]xf32>) -> !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
  llvm.return
}

// -----

llvm.func @step() {
  %0 = llvm.intr.stepvector : vector<[4]xi64>
  %1 = llvm.intr.stepvector : vector<8xi32>
  llvm.return
}

// -----

llvm.func @scale() {
  %0 = "llvm.intr.vscale"() : () -> i32
  %1 = "llvm.intr.vscale"() : () -> i64
  llvm.return
}

// -----

llvm.func @lanes(%n: i64) {
  %0 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<7xi1>
  %1 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<[8]xi1>
  llvm.return
}

// -----

llvm.func @masked(%p: !llvm.ptr, %m: vector<7xi1>, %v: vector<7xf32>) {
  %0 = llvm.intr.masked.load %p, %m {alignment = 1 : i32} : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
  %1 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  %2 = llvm.intr.masked.load %p, %m, %v {alignment = 16 : i32, nontemporal} : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 8 : i32} : vector<7xf32>, vector<7xi1> into !llvm.ptr
  llvm.return
}

// -----

llvm.func @scattered(%p: vector<7x!llvm.ptr>, %m: vector<7xi1>, %v: vector<7xf32>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
  %1 = llvm.intr.masked.gather %p, %m, %v {alignment = 4 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.intr.masked.scatter %v, %p, %m {alignment = 2 : i32} : vector<7xf32>, vector<7xi1> into vector<7x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @scalable_scattered(%p: vector<[4]x!llvm.ptr>, %m: vector<[4]xi1>, %v: vector<[4]xi32>) {
  %0 = llvm.intr.masked.gather %p, %m, %v {alignment = 4 : i32} : (vector<[4]x!llvm.ptr>, vector<[4]xi1>, vector<[4]xi32>) -> vector<[4]xi32>
  llvm.intr.masked.scatter %v, %p, %m {alignment = 4 : i32} : vector<[4]xi32>, vector<[4]xi1> into vector<[4]x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @expand(%p: !llvm.ptr, %m: vector<7xi1>, %v: vector<7xf32>) {
  %0 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<7xf32>, !llvm.ptr, vector<7xi1>) -> ()
  llvm.return
}

// -----

llvm.func @expand_aligned(%p: !llvm.ptr, %m: vector<7xi1>, %v: vector<7xf32>) {
  %0 = "llvm.intr.masked.expandload"(%p, %m, %v) <{arg_attrs = [{llvm.align = 8 : i32}, {}, {}]}> : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 8 : i32}, {}]}> : (vector<7xf32>, !llvm.ptr, vector<7xi1>) -> ()
  llvm.return
}

// -----

llvm.func @matrix(%a: vector<64xf32>, %b: vector<48xf32>, %p: !llvm.ptr, %s: i64) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 4: i32, lhs_columns = 16: i32, rhs_columns = 3: i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
  %1 = llvm.intr.matrix.transpose %b {rows = 3: i32, columns = 16: i32} : vector<48xf32> into vector<48xf32>
  %2 = llvm.intr.matrix.column.major.load %p, <stride=%s> {isVolatile = 0: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %b, %p, <stride=%s> {isVolatile = 1: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> to !llvm.ptr stride i64
  llvm.return
}
