llvm.mlir.global external @g() : i32
llvm.func @f()
llvm.func @sink(...)
llvm.func @fold_or(%x: i32) -> i32 {
  %a = llvm.mlir.constant(12 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.or %a, %b : i32
  %1 = llvm.or %x, %0 : i32
  llvm.return %1 : i32
}
llvm.func @fold_shl(%x: i32) -> !llvm.struct<(i32, i32, i32, i8)> {
  %a = llvm.mlir.constant(3 : i32) : i32
  %b = llvm.mlir.constant(30 : i32) : i32
  %c = llvm.mlir.constant(32 : i32) : i32
  %d = llvm.mlir.constant(-1 : i32) : i32
  %e = llvm.mlir.constant(100 : i8) : i8
  %f = llvm.mlir.constant(3 : i8) : i8
  %0 = llvm.shl %a, %b : i32
  %1 = llvm.shl %a, %c : i32
  %2 = llvm.shl %a, %d : i32
  %3 = llvm.shl %e, %f overflow<nsw> : i8
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i8)>
  %4 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i32, i32, i32, i8)>
  %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, i32, i32, i8)>
  %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i32, i32, i32, i8)>
  %7 = llvm.insertvalue %3, %6[3] : !llvm.struct<(i32, i32, i32, i8)>
  llvm.return %7 : !llvm.struct<(i32, i32, i32, i8)>
}
llvm.func @fold_zext() -> i64 {
  %a = llvm.mlir.constant(-1 : i8) : i8
  %0 = llvm.zext %a : i8 to i64
  llvm.return %0 : i64
}
llvm.func @fold_zext_bool() -> i64 {
  %a = llvm.mlir.constant(true) : i1
  %0 = llvm.zext %a : i1 to i64
  llvm.return %0 : i64
}
llvm.func @compare(%x: i32, %v: vector<4xi32>, %n: i64, %p: !llvm.ptr) {
  %0 = llvm.icmp "eq" %x, %x : i32
  %1 = llvm.icmp "ne" %v, %v : vector<4xi32>
  %2 = llvm.icmp "slt" %x, %x : i32
  %a = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.icmp "eq" %a, %z : !llvm.ptr
  %4 = llvm.icmp "ne" %z, %a : !llvm.ptr
  %5 = llvm.icmp "eq" %z, %p : !llvm.ptr
  llvm.call @sink(%0, %1, %2, %3, %4, %5) vararg(!llvm.func<void (...)>) : (i1, vector<4xi1>, i1, i1, i1, i1) -> ()
  llvm.return
}
llvm.func @casts(%x: i32, %p: !llvm.ptr) {
  %0 = llvm.bitcast %x : i32 to i32
  %1 = llvm.bitcast %x : i32 to f32
  %2 = llvm.bitcast %1 : f32 to i32
  %3 = llvm.bitcast %1 : f32 to vector<2xi16>
  %4 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr
  %6 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr<2>
  llvm.call @sink(%0, %2, %3, %5, %6) vararg(!llvm.func<void (...)>) : (i32, i32, vector<2xi16>, !llvm.ptr, !llvm.ptr<2>) -> ()
  llvm.return
}
llvm.func @addresses(%p: !llvm.ptr, %x: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %big = llvm.mlir.constant(1000000000000 : i64) : i64
  %edge = llvm.mlir.constant(268435455 : i64) : i64
  %over = llvm.mlir.constant(268435456 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %2 = llvm.getelementptr inbounds %p[%c2] {tag} : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %3 = llvm.getelementptr %p[%x, %c2, %c0] : (!llvm.ptr, i64, i32, i64) -> !llvm.ptr, !llvm.array<4 x array<4 x i8>>
  %4 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.getelementptr %p[%edge] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %6 = llvm.getelementptr %p[%over] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %7 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.call @sink(%0, %1, %2, %3, %4, %5, %6, %7) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @extract(%s: !llvm.struct<(i32, struct<(i8, f32)>)>, %x: i32, %y: i8, %in: !llvm.struct<(i8, f32)>) {
  %0 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %1 = llvm.insertvalue %y, %0[1, 0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %3 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %4 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %5 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %6 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %7 = llvm.extractvalue %6[1] : !llvm.struct<(i8, f32)>
  %8 = llvm.insertvalue %in, %s[1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %9 = llvm.extractvalue %8[1, 0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %10 = llvm.insertvalue %y, %in[0] : !llvm.struct<(i8, f32)>
  %11 = llvm.insertvalue %10, %s[1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %12 = llvm.extractvalue %11[1, 0] : !llvm.struct<(i32, struct<(i8, f32)>)>
  %13 = llvm.extractvalue %11[1, 1] : !llvm.struct<(i32, struct<(i8, f32)>)>
  llvm.call @sink(%2, %3, %4, %5, %7, %9, %12, %13) vararg(!llvm.func<void (...)>) : (i32, i8, f32, !llvm.struct<(i8, f32)>, f32, i8, i8, f32) -> ()
  llvm.return
}
llvm.func @extract_constants() {
  %a = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %b = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : !llvm.array<2 x i32>
  %c = llvm.mlir.constant(dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %d = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %e = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %f = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
  %g = llvm.mlir.constant(dense<1.5> : tensor<3xf64>) : !llvm.array<3 x f64>
  %h = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32, f32)>
  %1 = llvm.extractvalue %b[1] : !llvm.array<2 x i32>
  %2 = llvm.extractvalue %c[1, 0] : !llvm.array<2 x array<2 x i32>>
  %3 = llvm.extractvalue %d[1] : !llvm.struct<(i32, ptr)>
  %4 = llvm.extractvalue %e[0] : !llvm.struct<(i32, ptr)>
  %5 = llvm.extractvalue %f[0] : !llvm.struct<(i32, ptr)>
  %6 = llvm.extractvalue %g[2] : !llvm.array<3 x f64>
  %7 = llvm.extractvalue %h[1] : !llvm.array<2 x i8>
  %8 = llvm.extractvalue %c[1] : !llvm.array<2 x array<2 x i32>>
  llvm.call @sink(%0, %1, %2, %3, %4, %5, %6, %7, %8) vararg(!llvm.func<void (...)>) : (f32, i32, i32, !llvm.ptr, i32, i32, f64, i8, !llvm.array<2 x i32>) -> ()
  llvm.return
}
llvm.func @shuffle(%v: vector<1xf32>, %w: vector<[1]xf32>, %x: vector<2xf32>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %1 = llvm.shufflevector %v, %v [0, 0] : vector<1xf32>
  %2 = llvm.shufflevector %w, %w [0] : vector<[1]xf32>
  %3 = llvm.shufflevector %v, %v [1] : vector<1xf32>
  %4 = llvm.shufflevector %x, %x [0] : vector<2xf32>
  llvm.call @sink(%0, %1, %2, %3, %4) vararg(!llvm.func<void (...)>) : (vector<1xf32>, vector<2xf32>, vector<[1]xf32>, vector<1xf32>, vector<1xf32>) -> ()
  llvm.return
}
llvm.func @unique() {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.mlir.undef : i32
  %5 = llvm.mlir.undef : i32
  %6 = llvm.mlir.poison : i32
  %7 = llvm.mlir.poison : i32
  %8 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.mlir.constant(1 : i32) : i32
  %10 = llvm.mlir.constant(1 : i64) : i64
  %11 = llvm.dso_local_equivalent @f : !llvm.ptr
  %12 = llvm.dso_local_equivalent @f : !llvm.ptr
  %13 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
  %14 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.call @sink(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.array<2 x i32>, !llvm.array<2 x i32>) -> ()
  llvm.return
}
llvm.func @dead(%p: !llvm.ptr, %i: i32, %n: i64, %c: i1) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %5 = llvm.sdiv %i, %i : i32
  %6 = llvm.udiv %i, %i : i32
  %7 = llvm.inline_asm "x", "=r,r" %i : (i32) -> i32
  %8 = llvm.inline_asm has_side_effects "x", "=r,r" %i : (i32) -> i32
  %9 = llvm.intr.ctpop(%i) : (i32) -> i32
  %10 = llvm.freeze %i : i32
  %11 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %12 = llvm.intr.stacksave : !llvm.ptr
  %13 = "llvm.intr.vscale"() : () -> i64
  %14 = llvm.atomicrmw add %p, %i seq_cst : !llvm.ptr, i32
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.assume %c : i1
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.return
^bb3:
  llvm.br ^bb3
}
// Numbers of more than 64 bits.
llvm.func @fold_wide() -> !llvm.struct<(i128, i128, i256, i256, i128)> {
  %0 = llvm.mlir.constant(-7 : i128) : i128
  %1 = llvm.mlir.constant(100 : i128) : i128
  %2 = llvm.mlir.constant(128 : i128) : i128
  %3 = llvm.shl %0, %1 : i128
  %4 = llvm.shl %0, %2 : i128
  %5 = llvm.zext %0 : i128 to i256
  %6 = llvm.mlir.constant(200 : i256) : i256
  %7 = llvm.shl %6, %6 : i256
  %8 = llvm.mlir.constant(-1 : i72) : i72
  %9 = llvm.zext %8 : i72 to i128
  %s0 = llvm.mlir.undef : !llvm.struct<(i128, i128, i256, i256, i128)>
  %s1 = llvm.insertvalue %3, %s0[0] : !llvm.struct<(i128, i128, i256, i256, i128)>
  %s2 = llvm.insertvalue %4, %s1[1] : !llvm.struct<(i128, i128, i256, i256, i128)>
  %s3 = llvm.insertvalue %5, %s2[2] : !llvm.struct<(i128, i128, i256, i256, i128)>
  %s4 = llvm.insertvalue %7, %s3[3] : !llvm.struct<(i128, i128, i256, i256, i128)>
  %s5 = llvm.insertvalue %9, %s4[4] : !llvm.struct<(i128, i128, i256, i256, i128)>
  llvm.return %s5 : !llvm.struct<(i128, i128, i256, i256, i128)>
}
