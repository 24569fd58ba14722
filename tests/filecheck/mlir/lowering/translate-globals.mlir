// Globals and functions with all their attributes.
// RUN: toyc %s -emit=llvm -O0 | FileCheck %s

// CHECK: %named = type { i32, ptr }
// CHECK: @text = constant [3 x i8] c"ab\00"
llvm.mlir.global external constant @text("ab\00") : !llvm.array<3 x i8>
// CHECK: @number = weak local_unnamed_addr global i32 5, section "place", align 16
llvm.mlir.global weak local_unnamed_addr @number(5 : i32) {alignment = 16 : i64, section = "place"} : i32
// CHECK: @odr = linkonce_odr hidden unnamed_addr constant double 1.500000e+00
llvm.mlir.global linkonce_odr hidden unnamed_addr constant @odr(1.5 : f64) : f64
// CHECK: @own = thread_local global i64 7
llvm.mlir.global external thread_local @own(7 : i64) : i64
// CHECK: @far = external addrspace(3) global ptr
llvm.mlir.global external @far() {addr_space = 3 : i32} : !llvm.ptr
// CHECK: @maybe = extern_weak global i32
llvm.mlir.global extern_weak @maybe() : i32
// CHECK: @zeros = global [1000000 x double] zeroinitializer
llvm.mlir.global external @zeros(dense<0.0> : tensor<1000000xf64>) : !llvm.array<1000000 x f64>
// CHECK: @grid = global [2 x [2 x i16]] {{\[\[}}2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]]
llvm.mlir.global external @grid(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
// CHECK: @built = global %named { i32 12, ptr getelementptr {{.*}}({{.*}}@grid{{.*}}) }
llvm.mlir.global external @built() : !llvm.struct<"named", (i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<"named", (i32, ptr)>
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.mlir.constant(7 : i32) : i32
  %3 = llvm.add %1, %2 : i32
  %4 = llvm.insertvalue %3, %0[0] : !llvm.struct<"named", (i32, ptr)>
  %5 = llvm.mlir.addressof @grid : !llvm.ptr
  %6 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i16>>
  %7 = llvm.insertvalue %6, %4[1] : !llvm.struct<"named", (i32, ptr)>
  llvm.return %7 : !llvm.struct<"named", (i32, ptr)>
}
// CHECK: @function = global ptr @defined
llvm.mlir.global external @function() : !llvm.ptr {
  %0 = llvm.mlir.addressof @defined : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: define hidden void @defined() unnamed_addr #[[NOINLINE:[0-9]+]] {
llvm.func hidden unnamed_addr @defined() attributes {no_inline} {
  llvm.return
}
// CHECK: define linkonce_odr fastcc void @odr_function()
llvm.func linkonce_odr fastcc @odr_function() {
  llvm.return
}
// CHECK: declare extern_weak void @perhaps()
llvm.func extern_weak @perhaps()
// CHECK: declare void @carries(ptr sret({ i64, i64 }), ptr noalias align 16, i8 zeroext) #[[OTHERS:[0-9]+]]
llvm.func @carries(!llvm.ptr {llvm.sret = !llvm.struct<(i64, i64)>}, !llvm.ptr {llvm.noalias, llvm.align = 16 : i64}, i8 {llvm.zeroext}) attributes {passthrough = ["nounwind", ["alignstack", "32"], ["own-key", "own value"]]}
// CHECK: declare noundef i32 @gives()
llvm.func @gives() -> (i32 {llvm.noundef})
// CHECK-DAG: attributes #[[NOINLINE]] = { noinline }
// CHECK-DAG: attributes #[[OTHERS]] = { nounwind alignstack=32 "own-key"="own value" }
