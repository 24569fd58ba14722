// Parts of constants that were inserted into aggregates; other insertions stay.
llvm.func @arg(%0: !llvm.struct<(i16, i32)>) -> i32 {
  %1 = llvm.mlir.undef : !llvm.array<2 x struct<(i16, i32)>>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x struct<(i16, i32)>>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x struct<(i16, i32)>>
  llvm.return %3 : i32
}
llvm.func @const() -> i32 {
  %0 = llvm.mlir.constant([1 : i16, 2 : i32]) : !llvm.struct<(i16, i32)>
  %1 = llvm.mlir.undef : !llvm.array<2 x struct<(i16, i32)>>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x struct<(i16, i32)>>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x struct<(i16, i32)>>
  llvm.return %3 : i32
}
llvm.func @argc(%a: !llvm.array<2 x struct<(i16, i32)>>, %b: !llvm.struct<(i16, i32)>) -> i32 {
  %0 = llvm.mlir.zero : !llvm.struct<(i16, i32)>
  %2 = llvm.insertvalue %0, %a[0] : !llvm.array<2 x struct<(i16, i32)>>
  %4 = llvm.insertvalue %b, %2[1] : !llvm.array<2 x struct<(i16, i32)>>
  %3 = llvm.extractvalue %4[0, 1] : !llvm.array<2 x struct<(i16, i32)>>
  llvm.return %3 : i32
}
llvm.func @inner(%a: !llvm.array<2 x struct<(i16, i32)>>, %b: !llvm.struct<(i16, i32)>, %k: i16) -> i32 {
  %0 = llvm.insertvalue %k, %b[0] : !llvm.struct<(i16, i32)>
  %2 = llvm.insertvalue %0, %a[0] : !llvm.array<2 x struct<(i16, i32)>>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x struct<(i16, i32)>>
  llvm.return %3 : i32
}
llvm.func @innerundef(%a: !llvm.array<2 x struct<(i16, i32)>>, %k: i16) -> i32 {
  %b = llvm.mlir.undef : !llvm.struct<(i16, i32)>
  %0 = llvm.insertvalue %k, %b[0] : !llvm.struct<(i16, i32)>
  %2 = llvm.insertvalue %0, %a[0] : !llvm.array<2 x struct<(i16, i32)>>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x struct<(i16, i32)>>
  llvm.return %3 : i32
}
