// llvm: the operations of compiled programs.
module attributes {llvm.data_layout = "e-m:e", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global internal constant @format("%f \00") {addr_space = 0 : i32}
  llvm.mlir.global private unnamed_addr constant @numbers(dense<[1.0, 2.0, 3.0]> : tensor<3xf64>) {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.array<3 x f64>
  llvm.mlir.global external @count(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal @computed() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @format : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func internal @helper(%arg0: f64, %arg1: !llvm.ptr {llvm.noalias}) -> f64 attributes {passthrough = ["noinline"]} {
    llvm.return %arg0 : f64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %3 = llvm.mlir.addressof @format : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %9 = llvm.getelementptr inbounds %3[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.store %2, %8 : f64, !llvm.ptr
    %10 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %11 = llvm.fmul %10, %2 : f64
    %12 = llvm.fadd %11, %10 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %13 = llvm.fsub %12, %11 : f64
    %14 = llvm.add %0, %1 overflow<nsw, nuw> : i64
    %15 = llvm.mul %14, %1 : i64
    %16 = llvm.icmp "slt" %15, %1 : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%17: i64):
    llvm.cond_br %16, ^bb2, ^bb3(%17, %13 : i64, f64)
  ^bb2:
    %18 = llvm.call @printf(%3, %13) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    llvm.br ^bb1(%14 : i64)
  ^bb3(%19: i64, %20: f64):
    llvm.call @free(%7) : (!llvm.ptr) -> ()
    %21 = llvm.call @helper(%20, %7) : (f64, !llvm.ptr) -> f64
    %22 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.insertvalue %7, %22[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = llvm.insertvalue %0, %23[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %25 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %26 = llvm.alloca %1 x f64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
    %27 = llvm.select %16, %0, %1 : i1, i64
    %28 = llvm.mlir.poison : f64
    %29 = llvm.inttoptr %0 : i64 to !llvm.ptr
    %30 = llvm.sdiv %0, %1 : i64
    %31 = llvm.srem %0, %1 : i64
    %32 = llvm.fdiv %20, %20 : f64
    %33 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %33 : i32
  }
  llvm.func @never() {
    llvm.unreachable
  }
}
