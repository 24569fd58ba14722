// Elements of vectors, and parts of aggregates.

llvm.func @elements(%v: vector<4xf32>, %s: vector<[4]xi32>, %x: f32, %i: i64) -> f32 {
  %0 = llvm.extractelement %v[%i : i64] : vector<4xf32>
  %1 = llvm.insertelement %x, %v[%i : i64] : vector<4xf32>
  %2 = llvm.extractelement %s[%i : i64] : vector<[4]xi32>
  llvm.return %0 : f32
}

// -----

llvm.func @shuffled(%a: vector<4xf32>, %b: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = llvm.shufflevector %a, %b [0, 1, 4, 5] : vector<4xf32>
  %1 = llvm.shufflevector %a, %b [0, -1, 7] : vector<4xf32>
  %2 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xf32>
  %3 = llvm.shufflevector %s, %s [0] : vector<[4]xf32>
  llvm.return
}

// -----

llvm.func @parts(%s: !llvm.struct<(i32, struct<(f32, array<4 x i8>)>)>, %x: i8) -> i32 {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, struct<(f32, array<4 x i8>)>)>
  %1 = llvm.extractvalue %s[1, 1, 2] : !llvm.struct<(i32, struct<(f32, array<4 x i8>)>)>
  %2 = llvm.insertvalue %x, %s[1, 1, 3] : !llvm.struct<(i32, struct<(f32, array<4 x i8>)>)>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, struct<(f32, array<4 x i8>)>)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(i32, struct<(f32, array<4 x i8>)>)>
  llvm.return %4 : i32
}

// -----

llvm.func @named(%s: !llvm.struct<"pair", (i32, struct<"inner", (f32, ptr)>)>, %x: f32) -> !llvm.struct<"pair", (i32, struct<"inner", (f32, ptr)>)> {
  %0 = llvm.insertvalue %x, %s[1, 0] : !llvm.struct<"pair", (i32, struct<"inner", (f32, ptr)>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<"pair", (i32, struct<"inner", (f32, ptr)>)>
  llvm.return %0 : !llvm.struct<"pair", (i32, struct<"inner", (f32, ptr)>)>
}

// -----

llvm.func @descriptor(%p: !llvm.ptr, %n: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.mlir.constant(0 : index) : i64
  %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %n, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.mlir.constant(1 : index) : i64
  %7 = llvm.insertvalue %6, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}

// -----

llvm.func @constant_parts() -> i64 {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, array<2 x i64>)>
  %1 = llvm.mlir.constant(7 : i64) : i64
  %2 = llvm.insertvalue %1, %0[1, 1] : !llvm.struct<(i64, array<2 x i64>)>
  %3 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i64, array<2 x i64>)>
  llvm.return %3 : i64
}

// -----

llvm.func @array_of_vectors(%a: !llvm.array<2 x vector<4xf32>>, %v: vector<4xf32>) -> !llvm.array<2 x vector<4xf32>> {
  %0 = llvm.extractvalue %a[1] : !llvm.array<2 x vector<4xf32>>
  %1 = llvm.fadd %0, %v : vector<4xf32>
  %2 = llvm.insertvalue %1, %a[0] : !llvm.array<2 x vector<4xf32>>
  llvm.return %2 : !llvm.array<2 x vector<4xf32>>
}
