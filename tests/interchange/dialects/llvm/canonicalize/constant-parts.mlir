// Parts of constants of every kind, and constants of arith as indices.
func.func @scalars() -> (i32, f32, i64, f64, i32, i32, i32) {
  %a = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %0 = llvm.extractvalue %a[1] : !llvm.array<2 x i32>
  %b = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %1 = llvm.extractvalue %b[1, 0] : !llvm.array<2 x struct<(f32, f32)>>
  %z = llvm.mlir.zero : !llvm.struct<(i64, f64)>
  %2 = llvm.extractvalue %z[0] : !llvm.struct<(i64, f64)>
  %3 = llvm.extractvalue %z[1] : !llvm.struct<(i64, f64)>
  %s = llvm.mlir.constant(sparse<[[1]], [7]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %4 = llvm.extractvalue %s[1] : !llvm.array<2 x i32>
  %5 = llvm.extractvalue %s[0] : !llvm.array<2 x i32>
  %d = llvm.mlir.constant(dense<5> : tensor<2xi32>) : !llvm.array<2 x i32>
  %6 = llvm.extractvalue %d[0] : !llvm.array<2 x i32>
  return %0, %1, %2, %3, %4, %5, %6 : i32, f32, i64, f64, i32, i32, i32
}
func.func @aggregates() -> (!llvm.array<2 x i32>, !llvm.struct<(f32,f32)>, !llvm.struct<(i32, i32)>, i32, !llvm.ptr) {
  %a = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %0 = llvm.extractvalue %a[1] : !llvm.array<2 x array<2 x i32>>
  %b = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %bb = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %1 = llvm.extractvalue %bb[1] : !llvm.array<2 x struct<(f32, f32)>>
  %z = llvm.mlir.zero : !llvm.struct<(struct<(i32, i32)>, ptr)>
  %2 = llvm.extractvalue %z[0] : !llvm.struct<(struct<(i32, i32)>, ptr)>
  %3 = llvm.extractvalue %z[0, 1] : !llvm.struct<(struct<(i32, i32)>, ptr)>
  %4 = llvm.extractvalue %z[1] : !llvm.struct<(struct<(i32, i32)>, ptr)>
  return %0, %1, %2, %3, %4 : !llvm.array<2 x i32>, !llvm.struct<(f32,f32)>, !llvm.struct<(i32, i32)>, i32, !llvm.ptr
}
func.func @indices(%p: !llvm.ptr, %n: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i32
  %0 = llvm.getelementptr %p[%c3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %p[%n, %c4] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<8 x f32>
  %c0 = arith.constant 0 : i64
  %2 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %m = llvm.mlir.constant(5 : i64) : i64
  %3 = llvm.getelementptr %p[%m] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %big = arith.constant 5000000000 : i64
  %4 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  return %0, %1, %2, %3, %4 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
}
