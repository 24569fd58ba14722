// RUN: toyc %s -emit=llvm | FileCheck %s
// RUN: toyc %s -emit=jit | FileCheck %s --check-prefix=OUT
// RUN: toyc %s -emit=mlir-llvm -run | FileCheck %s --check-prefix=OUT

// The operations that the inliner puts around the body of a function can be translated and interpreted.

// CHECK-LABEL: define i32 @main
// CHECK: %[[MEMORY:[0-9]+]] = alloca i32, align 4
// CHECK-NEXT: %[[COPY:[0-9]+]] = alloca i32, i64 1, align 4
// CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %[[COPY]], ptr %{{[0-9]+}}, i64 4, i1 false)
// CHECK-NEXT: %[[STACK:[0-9]+]] = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: call void @llvm.lifetime.start.p0(ptr %[[MEMORY]])
// CHECK: call void @llvm.stackrestore.p0(ptr %[[STACK]])
// CHECK-NEXT: call void @llvm.lifetime.end.p0(ptr %[[MEMORY]])

// OUT: 7 5

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%d %d\0A\00") {addr_space = 0 : i32}

llvm.func internal @callee(%a: !llvm.ptr {llvm.byval = i32}, %b: !llvm.ptr {llvm.noalias}, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %memory = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %dynamic = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %five, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %0, %memory : i32, !llvm.ptr
  llvm.store %0, %dynamic : i32, !llvm.ptr
  llvm.store %0, %b : i32, !llvm.ptr
  %1 = llvm.load %memory : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %seven, %a : i32, !llvm.ptr
  %n = llvm.load %a : !llvm.ptr -> i32
  %0 = llvm.call @callee(%a, %b, %n) : (!llvm.ptr, !llvm.ptr, i32) -> i32
  %1 = llvm.load %a : !llvm.ptr -> i32
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %2 = llvm.call @printf(%format, %1, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
  llvm.return %zero : i32
}
