// llvm: linkage, visibility, calling convention, attributes of functions.
llvm.func @a(i32, ...) -> i32
llvm.func @b()
llvm.func internal @c(%x: i32) { llvm.return }
llvm.func linkonce_odr fastcc @d(%x: !llvm.ptr {llvm.noalias}, %y: f64) -> f64 attributes {dso_local, passthrough = ["noinline"]} { llvm.return %y : f64 }
llvm.func hidden @e()
llvm.func protected @e2()
llvm.func local_unnamed_addr @e3()
llvm.func private unnamed_addr @e4() { llvm.return }
llvm.func extern_weak @e5()
llvm.func @e6() -> (i32 {llvm.zeroext})
llvm.func @e7(!llvm.ptr {llvm.byval = i32}, i32) attributes {sym_visibility = "private"}
llvm.func @e8(...)
llvm.func @e9() -> !llvm.struct<(i32, ptr)>
llvm.func @e10(%arg0: i32 {llvm.zeroext}) -> i32 { llvm.return %arg0 : i32 }
