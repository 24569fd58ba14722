// Arithmetic, comparisons, casts and choices, of numbers and of vectors.

llvm.func @integers(%a: i32, %b: i32) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %a, %b overflow<nuw> : i32
  %3 = llvm.mul %a, %b overflow<nsw, nuw> : i32
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.sdiv exact %a, %b : i32
  %6 = llvm.udiv exact %a, %b : i32
  %7 = llvm.urem %a, %b : i32
  %8 = llvm.srem %a, %b : i32
  %9 = llvm.and %a, %b : i32
  %10 = llvm.or %a, %b : i32
  %11 = llvm.or disjoint %a, %b : i32
  %12 = llvm.xor %a, %b : i32
  %13 = llvm.shl %a, %b overflow<nsw> : i32
  %14 = llvm.lshr exact %a, %b : i32
  %15 = llvm.ashr %a, %b : i32
  llvm.return
}

// -----

llvm.func @vectors(%a: vector<4xi7>, %b: vector<[2]xi64>) {
  %0 = llvm.add %a, %a : vector<4xi7>
  %1 = llvm.mul %b, %b overflow<nsw> : vector<[2]xi64>
  %2 = llvm.ashr exact %b, %b : vector<[2]xi64>
  %3 = llvm.or disjoint %b, %b : vector<[2]xi64>
  llvm.return
}

// -----

llvm.func @floats(%a: f32, %b: vector<4xf64>, %c: vector<[4]xbf16>, %d: f16, %e: f128, %f: f80) {
  %0 = llvm.fadd %a, %a : f32
  %1 = llvm.fsub %a, %a {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %2 = llvm.fmul %b, %b {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf64>
  %3 = llvm.fdiv %c, %c {fastmathFlags = #llvm.fastmath<arcp>} : vector<[4]xbf16>
  %4 = llvm.frem %d, %d {fastmathFlags = #llvm.fastmath<nsz, contract>} : f16
  %5 = llvm.fneg %e {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f128
  %6 = llvm.fneg %f : f80
  llvm.return
}

// -----

llvm.func @compared(%a: i32, %v: vector<4xi32>, %p: !llvm.ptr, %q: vector<2x!llvm.ptr>) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %v, %v : vector<4xi32>
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "sle" %a, %a : i32
  %4 = llvm.icmp "sgt" %a, %a : i32
  %5 = llvm.icmp "sge" %a, %a : i32
  %6 = llvm.icmp "ult" %a, %a : i32
  %7 = llvm.icmp "ule" %a, %a : i32
  %8 = llvm.icmp "ugt" %p, %p : !llvm.ptr
  %9 = llvm.icmp "uge" %q, %q : vector<2x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @compared_floats(%a: f32, %v: vector<4xf32>) {
  %0 = llvm.fcmp "oeq" %a, %a : f32
  %1 = llvm.fcmp "ogt" %a, %a : f32
  %2 = llvm.fcmp "oge" %a, %a : f32
  %3 = llvm.fcmp "olt" %a, %a : f32
  %4 = llvm.fcmp "ole" %a, %a : f32
  %5 = llvm.fcmp "one" %a, %a : f32
  %6 = llvm.fcmp "ord" %v, %v : vector<4xf32>
  %7 = llvm.fcmp "ueq" %a, %a : f32
  %8 = llvm.fcmp "ugt" %a, %a : f32
  %9 = llvm.fcmp "uge" %a, %a : f32
  %10 = llvm.fcmp "ult" %a, %a {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %11 = llvm.fcmp "ule" %a, %a : f32
  %12 = llvm.fcmp "une" %a, %a : f32
  %13 = llvm.fcmp "uno" %a, %a : f32
  %14 = llvm.fcmp "_true" %a, %a : f32
  %15 = llvm.fcmp "_false" %a, %a : f32
  llvm.return
}

// -----

llvm.func @chosen(%c: i1, %d: vector<4xi1>, %a: f32, %v: vector<4xi32>, %s: !llvm.struct<(i32, f64)>) {
  %0 = llvm.select %c, %a, %a : i1, f32
  %1 = llvm.select %d, %v, %v : vector<4xi1>, vector<4xi32>
  %2 = llvm.select %c, %s, %s : i1, !llvm.struct<(i32, f64)>
  %3 = llvm.select %c, %a, %a {fastmathFlags = #llvm.fastmath<fast>} : i1, f32
  %4 = llvm.select %c, %v, %v {fastmathFlags = #llvm.fastmath<fast>} : i1, vector<4xi32>
  llvm.return
}

// -----

llvm.func @cast(%a: i32, %f: f32, %p: !llvm.ptr, %q: !llvm.ptr<3>, %v: vector<2xi32>, %w: vector<2xf64>) {
  %0 = llvm.sext %a : i32 to i64
  %1 = llvm.zext %a : i32 to i64
  %2 = llvm.zext nneg %a : i32 to i64
  %3 = llvm.trunc %a : i32 to i8
  %4 = llvm.trunc %a overflow<nsw, nuw> : i32 to i8
  %5 = llvm.sitofp %a : i32 to f64
  %6 = llvm.uitofp %a : i32 to f64
  %7 = llvm.uitofp nneg %a : i32 to f64
  %8 = llvm.fptosi %f : f32 to i64
  %9 = llvm.fptoui %f : f32 to i8
  %10 = llvm.fpext %f : f32 to f64
  %11 = llvm.fptrunc %10 : f64 to f16
  %12 = llvm.ptrtoint %p : !llvm.ptr to i64
  %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
  %14 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %15 = llvm.bitcast %f : f32 to i32
  %16 = llvm.bitcast %v : vector<2xi32> to i64
  %17 = llvm.sext %v : vector<2xi32> to vector<2xi64>
  %18 = llvm.sitofp %v : vector<2xi32> to vector<2xf32>
  %19 = llvm.fptosi %w : vector<2xf64> to vector<2xi64>
  %20 = llvm.fptrunc %w : vector<2xf64> to vector<2xf32>
  %21 = llvm.inttoptr %12 dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %22 = llvm.inttoptr %12 dereferenceable<bytes = 16, mayBeNull = true> : i64 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @frozen(%a: i32, %v: vector<4xf32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.freeze %a : i32
  %1 = llvm.freeze %v : vector<4xf32>
  %2 = llvm.freeze %s : !llvm.struct<(i32, f32)>
  %3 = llvm.mlir.undef : i64
  %4 = llvm.freeze %3 : i64
  llvm.return
}

// -----

// Constants are folded where they are built.
llvm.func @folded() -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  %3 = llvm.mul %2, %1 overflow<nsw> : i32
  %4 = llvm.icmp "slt" %3, %0 : i32
  %5 = llvm.select %4, %0, %3 : i1, i32
  llvm.return %5 : i32
}

// -----

llvm.func @folded_floats() -> f64 {
  %0 = llvm.mlir.constant(3.5 : f32) : f32
  %1 = llvm.mlir.constant(0.1 : f64) : f64
  %2 = llvm.fpext %0 : f32 to f64
  %3 = llvm.fadd %2, %1 {fastmathFlags = #llvm.fastmath<fast>} : f64
  %4 = llvm.fneg %3 : f64
  llvm.return %4 : f64
}

// -----

llvm.func @folded_vectors() -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.add %0, %1 : vector<4xi32>
  %3 = llvm.shufflevector %2, %1 [0, 5, 2, -1] : vector<4xi32>
  llvm.return %3 : vector<4xi32>
}

// -----

llvm.func @no_division_by_zero() -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.sdiv %0, %1 : i32
  llvm.return %2 : i32
}

// -----

llvm.func @sizes() -> i64 {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  llvm.return %2 : i64
}

// -----

llvm.func @undefined() {
  %0 = llvm.mlir.undef : i32
  %1 = llvm.mlir.poison : vector<4xf32>
  %2 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %3 = llvm.add %0, %0 : i32
  %4 = llvm.fadd %1, %1 : vector<4xf32>
  llvm.return
}
