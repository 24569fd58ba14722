llvm.func @casts(%i: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %v: vector<4xi32>, %w: vector<4xf32>, %q: vector<4x!llvm.ptr>) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.bitcast %p {tag} : !llvm.ptr to !llvm.ptr
  %2 = llvm.bitcast %v : vector<4xi32> to vector<4xf32>
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %4 = llvm.inttoptr %l : i64 to !llvm.ptr
  %5 = llvm.inttoptr %l dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %6 = llvm.inttoptr %l dereferenceable<bytes = 8, mayBeNull = true> {tag} : i64 to !llvm.ptr
  %7 = llvm.ptrtoint %p : !llvm.ptr to i64
  %8 = llvm.ptrtoint %q : vector<4x!llvm.ptr> to vector<4xi64>
  %9 = llvm.sext %i : i32 to i64
  %10 = llvm.sext %v : vector<4xi32> to vector<4xi64>
  %11 = llvm.zext %i : i32 to i64
  %12 = llvm.zext nneg %i : i32 to i64
  %13 = llvm.zext nneg %v {tag} : vector<4xi32> to vector<4xi64>
  %14 = llvm.trunc %l : i64 to i32
  %15 = llvm.trunc %l overflow<nsw> : i64 to i32
  %16 = llvm.trunc %l overflow<nuw> {tag} : i64 to i8
  %17 = llvm.trunc %l overflow<nsw, nuw> : i64 to i8
  %18 = llvm.sitofp %i : i32 to f32
  %19 = llvm.uitofp %i : i32 to f32
  %20 = llvm.uitofp nneg %i : i32 to f32
  %21 = llvm.fptosi %f : f32 to i32
  %22 = llvm.fptoui %w : vector<4xf32> to vector<4xi32>
  %23 = llvm.fpext %f : f32 to f64
  %24 = llvm.fptrunc %d : f64 to f32
  %25 = llvm.inttoptr %v : vector<4xi32> to vector<4x!llvm.ptr>
  llvm.return
}

llvm.func @parts(%s: !llvm.struct<(i32, array<4 x f32>)>, %f: f32, %v: vector<4xf32>, %i: i32, %sv: vector<[4]xf32>, %arr: !llvm.array<2 x struct<(i8, ptr)>>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<4 x f32>)>
  %1 = llvm.extractvalue %s[1, 2] {tag} : !llvm.struct<(i32, array<4 x f32>)>
  %2 = llvm.insertvalue %f, %s[1, 3] : !llvm.struct<(i32, array<4 x f32>)>
  %3 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %4 = llvm.extractelement %sv[%i : i32] {tag} : vector<[4]xf32>
  %5 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %6 = llvm.shufflevector %v, %v [0, 1, -1, 7, 3] : vector<4xf32>
  %7 = llvm.shufflevector %sv, %sv [0, 0, 0, 0] {tag} : vector<[4]xf32>
  %8 = llvm.extractvalue %arr[1, 0] : !llvm.array<2 x struct<(i8, ptr)>>
  llvm.return
}
