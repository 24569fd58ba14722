// llvm: flags, volatile accesses, indirect calls, vectors, nested aggregates.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @v()
llvm.func @ops(%i: i64, %p: !llvm.ptr, %c: i1, %f: f32, %v: vector<4xi32>, %vf: vector<4xf32>, %p3: !llvm.ptr<3>, %ar: !llvm.array<4 x struct<(i32, ptr<1>)>>) {
  %0 = llvm.add %i, %i overflow<nsw> : i64
  %1 = llvm.add %v, %v : vector<4xi32>
  %2 = llvm.fadd %f, %f : f32
  %3 = llvm.fadd %vf, %vf {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<4xf32>
  %4 = llvm.fmul %f, %f {fastmathFlags = #llvm.fastmath<none>, foo} : f32
  %5 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %6 = llvm.icmp "ugt" %v, %v {x} : vector<4xi32>
  %7 = llvm.select %c, %p, %p : i1, !llvm.ptr
  %8 = llvm.alloca %i x i32 : (i64) -> !llvm.ptr
  %9 = llvm.alloca inalloca %i x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %10 = llvm.alloca %i x !llvm.struct<(i32, f32)> : (i64) -> !llvm.ptr<5>
  %11 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %12 = llvm.getelementptr nusw|nuw %p[0, %i, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, i32, i32)>>
  %13 = llvm.getelementptr inbounds %p[%i, 1] {foo} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %14 = llvm.getelementptr %p[-3] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %p : !llvm.ptr -> i64
  %16 = llvm.load volatile %p invariant {alignment = 4 : i64, nontemporal} : !llvm.ptr -> f32
  %17 = llvm.load %p3 : !llvm.ptr<3> -> !llvm.struct<(i32)>
  llvm.store %i, %p : i64, !llvm.ptr
  llvm.store volatile %f, %p3 {alignment = 1 : i64, nontemporal} : f32, !llvm.ptr<3>
  %18 = llvm.ptrtoint %p : !llvm.ptr to i64
  %19 = llvm.inttoptr %i : i64 to !llvm.ptr<2>
  %20 = llvm.extractvalue %ar[1, 0] : !llvm.array<4 x struct<(i32, ptr<1>)>>
  %21 = llvm.insertvalue %20, %ar[0, 0] {foo} : !llvm.array<4 x struct<(i32, ptr<1>)>>
  %22 = llvm.call @printf(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.call @v() : () -> ()
  llvm.call %p() : !llvm.ptr, () -> ()
  %23 = llvm.call %p(%i, %f) : !llvm.ptr, (i64, f32) -> i64
  %24 = llvm.call fastcc tail %p(%i) {foo} : !llvm.ptr, (i64) -> i64
  %25 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)>
  %26 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %27 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %28 = llvm.mlir.constant(true) : i1
  %29 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %30 = llvm.mlir.constant(0.5 : f16) {foo} : f16
  %31 = llvm.mlir.addressof @v : !llvm.ptr
  %32 = llvm.sdiv %i, %i : i64
  %33 = llvm.sub %i, %i overflow<nuw> : i64
  %34 = llvm.mlir.zero : vector<4xi32>
  llvm.cond_br %c, ^a, ^b(%i : i64) {foo}
^a:
  llvm.cond_br %c weights([5, 10]), ^a, ^c
^b(%x: i64):
  llvm.br ^c
^c:
  llvm.return {foo}
}
