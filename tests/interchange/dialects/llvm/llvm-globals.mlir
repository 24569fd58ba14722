// llvm: globals with values, initializers, strings.
llvm.mlir.global external @a(0 : i32) : i32
llvm.mlir.global @b(1.0 : f64) : f64
llvm.mlir.global internal constant @c("hello\00") : !llvm.array<6 x i8>
llvm.mlir.global internal constant @c2("hello\0A\00")
llvm.mlir.global private unnamed_addr constant @d(dense<[1,2]> : tensor<2xi32>) {alignment = 16 : i64} : !llvm.array<2 x i32>
llvm.mlir.global common @e(0 : i32) : i32
llvm.mlir.global weak thread_local @f(0 : i32) : i32
llvm.mlir.global external hidden @g() : i32
llvm.mlir.global internal local_unnamed_addr constant @h() {section = ".x"} : !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.global external @ext() {addr_space = 3 : i32} : i64
llvm.mlir.global external @gg(@a) : !llvm.ptr
