// A structure whose fields one function writes and reads one by one is not built; any other is.
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s --implicit-check-not=insertvalue

// CHECK-LABEL: define i64 @fields(i64 %0, i64 %1)
// CHECK: %[[SUM:.*]] = add i64 %1, %0
// CHECK-NEXT: ret i64 %[[SUM]]
llvm.func @fields(%a: i64, %b: i64) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(i64, array<2 x i64>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, array<2 x i64>)>
  %2 = llvm.insertvalue %a, %1[1, 0] : !llvm.struct<(i64, array<2 x i64>)>
  %3 = llvm.insertvalue %b, %2[1, 1] : !llvm.struct<(i64, array<2 x i64>)>
  llvm.br ^next
^next:
  %4 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i64, array<2 x i64>)>
  %5 = llvm.extractvalue %3[0] : !llvm.struct<(i64, array<2 x i64>)>
  %6 = llvm.add %4, %5 : i64
  llvm.return %6 : i64
}

// A part of an inserted value, and a whole whose parts were inserted, are read from the structure.
// CHECK-LABEL: define i64 @parts(
// CHECK: %[[ONE:.*]] = insertvalue { i64, [2 x i64] } poison, [2 x i64] %0, 1
// CHECK: extractvalue { i64, [2 x i64] } %[[ONE]], 1
// CHECK: insertvalue [2 x i64] %{{.*}}, i64 %1, 0
// CHECK: %[[BOTH:.*]] = insertvalue { i64, [2 x i64] } %[[ONE]], [2 x i64] %{{.*}}, 1
// CHECK: extractvalue { i64, [2 x i64] } %[[BOTH]], 1
llvm.func @parts(%whole: !llvm.array<2 x i64>, %part: i64) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(i64, array<2 x i64>)>
  %1 = llvm.insertvalue %whole, %0[1] : !llvm.struct<(i64, array<2 x i64>)>
  %2 = llvm.insertvalue %part, %1[1, 0] : !llvm.struct<(i64, array<2 x i64>)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, array<2 x i64>)>
  %4 = llvm.extractvalue %3[1] : !llvm.array<2 x i64>
  %5 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i64, array<2 x i64>)>
  %6 = llvm.add %4, %5 : i64
  llvm.return %6 : i64
}

// CHECK-LABEL: define { i64, i64 } @returned(i64 %0)
// CHECK-NEXT: %[[A:.*]] = insertvalue { i64, i64 } poison, i64 %0, 0
// CHECK-NEXT: %[[B:.*]] = insertvalue { i64, i64 } %[[A]], i64 %0, 1
// CHECK-NEXT: ret { i64, i64 } %[[B]]
llvm.func @returned(%a: i64) -> !llvm.struct<(i64, i64)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, i64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(i64, i64)>
  llvm.return %2 : !llvm.struct<(i64, i64)>
}
