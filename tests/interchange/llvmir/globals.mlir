// Globals, constants, aliases, indirect functions, comdats, and lists of functions.

llvm.mlir.global external @a0() : i32
llvm.mlir.global private @a1(1 : i32) : i32
llvm.mlir.global internal constant @a2(2.5 : f64) : f64
llvm.mlir.global available_externally @a3(3 : i64) : i64
llvm.mlir.global linkonce @a4() : i32
llvm.mlir.global weak @a5(5 : i8) : i8
llvm.mlir.global common @a6(0 : i32) : i32
llvm.mlir.global extern_weak @a8() : i32
llvm.mlir.global linkonce_odr @a9(9 : i32) : i32
llvm.mlir.global weak_odr @a10(10 : i32) : i32
llvm.mlir.global private @a11() : i32
llvm.mlir.global internal @a12() : !llvm.array<4 x f32>

// -----

llvm.mlir.global appending @list() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.addressof @x : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}
llvm.mlir.global external @x(0 : i8) : i8

// -----

llvm.mlir.global external thread_local @b1(1 : i32) : i32
llvm.mlir.global external @b2(1 : i32) {addr_space = 7 : i32} : i32
llvm.mlir.global external @b3(1 : i32) {alignment = 64 : i64} : i32
llvm.mlir.global external @b4(1 : i32) {section = ".mysection"} : i32
llvm.mlir.global external @b5(1 : i32) {dso_local} : i32
llvm.mlir.global external hidden @b6(1 : i32) : i32
llvm.mlir.global external protected unnamed_addr constant @b7(1 : i32) : i32
llvm.mlir.global external local_unnamed_addr @b8(1 : i32) : i32
llvm.mlir.global external @b9(1 : i32) {externally_initialized} : i32
llvm.mlir.global extern_weak @b10() {dso_local} : i32
llvm.mlir.global external hidden @b11() : i32

// -----

llvm.mlir.global external @c1(1 : i32) {target_specific_attrs = ["norecurse", ["bss-section", ".my_bss.1"]]} : i32

// -----

llvm.mlir.global external @c2(1 : i32) {target_specific_attrs = [["bss-section", ".my_bss.1"], ["data-section", "d"]]} : i32
llvm.mlir.global external @c3() {target_specific_attrs = [["rodata-section", "r"]]} : i32

// -----

llvm.mlir.global internal constant @s1("abc\00") : !llvm.array<4 x i8>
llvm.mlir.global internal constant @s2("\01\FF\22") : !llvm.array<3 x i8>
llvm.mlir.global internal @s3("") : !llvm.array<0 x i8>

// -----

llvm.mlir.global internal @d1(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal @d2(dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>) : !llvm.array<2 x array<2 x i64>>
llvm.mlir.global internal @d3(dense<1.5> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.mlir.global internal @d4(dense<0.0> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.mlir.global internal @d5(dense<-0.0> : tensor<4xf32>) : !llvm.array<4 x f32>
llvm.mlir.global internal @d6(dense<[true, false, true]> : tensor<3xi1>) : !llvm.array<3 x i1>
llvm.mlir.global internal @d7(dense<[1, -2]> : tensor<2xi5>) : !llvm.array<2 x i5>
llvm.mlir.global internal @d8(dense<7> : tensor<3x2xi16>) : !llvm.array<3 x array<2 x i16>>
llvm.mlir.global internal @d9(dense<0> : tensor<3x2xi16>) : !llvm.array<3 x array<2 x i16>>
llvm.mlir.global internal @d10(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>) : !llvm.array<2 x array<2 x f64>>
llvm.mlir.global internal @d11(dense<[1.0, 2.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global internal @d12(dense<[1.0, 2.0]> : tensor<2xf16>) : !llvm.array<2 x f16>
llvm.mlir.global internal @d13(dense<3> : tensor<2xi128>) : !llvm.array<2 x i128>
llvm.mlir.global internal @d14(dense<[1.0, 2.0]> : tensor<2xf80>) : !llvm.array<2 x f80>

// -----

llvm.mlir.global internal @v1(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global internal @v2(dense<1.5> : vector<4xf32>) : vector<4xf32>
llvm.mlir.global internal @v3(dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
llvm.mlir.global internal @v4(dense<5> : vector<2x2xi8>) : !llvm.array<2 x vector<2xi8>>
llvm.mlir.global internal @v5(dense<0> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global internal @v6(dense<[true, false]> : vector<2xi1>) : vector<2xi1>

// -----

llvm.mlir.global internal @w1(-1 : i128) : i128
llvm.mlir.global internal @w2(123456789012345678901234567890123456789012345 : i256) : i256
llvm.mlir.global internal @w3(true) : i1
llvm.mlir.global internal @w4(-1 : i3) : i3
llvm.mlir.global internal @w5(1.0 : f128) : f128
llvm.mlir.global internal @w6(0x7FC00001 : f32) : f32
llvm.mlir.global internal @w7(3 : index) : i64
llvm.mlir.global internal @w8(-1 : index) : i32

// -----

llvm.mlir.global internal @z1(#llvm.undef) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @z2(#llvm.zero) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @z3([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @z4([[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
llvm.mlir.global internal @z5([[1 : i8, #llvm.zero], #llvm.undef]) : !llvm.array<2 x struct<(i8, ptr)>>
llvm.mlir.global internal @z6([#llvm.zero, @f]) : !llvm.struct<(i64, ptr)>
llvm.func @f()

// -----

llvm.mlir.global external @r1() : !llvm.ptr {
  %0 = llvm.mlir.addressof @r2 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @r2() : !llvm.ptr {
  %0 = llvm.mlir.addressof @r1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @r3() : i64 {
  %0 = llvm.mlir.addressof @r1 : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.return %1 : i64
}
llvm.mlir.global internal @r4() : !llvm.struct<(i32, struct<(ptr, i8)>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, struct<(ptr, i8)>)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, struct<(ptr, i8)>)>
  %3 = llvm.mlir.addressof @f : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1, 0] : !llvm.struct<(i32, struct<(ptr, i8)>)>
  llvm.return %4 : !llvm.struct<(i32, struct<(ptr, i8)>)>
}
llvm.mlir.global internal @r5() : !llvm.ptr {
  %0 = llvm.mlir.addressof @r4 : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(ptr, i8)>)>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @r6() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @r7() : i32 {
  %0 = llvm.mlir.undef : i32
  llvm.return %0 : i32
}
llvm.func @f()

// -----

llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak hidden unnamed_addr @alias2 : i32 {
  %0 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal thread_local @alias3 : i32 {
  %0 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias private @part {dso_local} : i32 {
  %0 = llvm.mlir.addressof @array : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @target(7 : i32) : i32
llvm.mlir.global internal @array() : !llvm.array<4 x i32>
llvm.func @used() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @alias : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @other(1 : i32) {addr_space = 3 : i32} : i32
llvm.mlir.alias external @in_space : i32 {
  %0 = llvm.mlir.addressof @other : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}

// -----

llvm.mlir.ifunc external @i1 : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.mlir.ifunc linkonce_odr hidden @i2 : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.mlir.ifunc private unnamed_addr @i3 : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc weak local_unnamed_addr @i4 : !llvm.func<i32 (i32)>, !llvm.ptr @aliased
llvm.mlir.alias external @aliased : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @resolver : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @address() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @i1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @large largest
  llvm.comdat_selector @nodup nodeduplicate
  llvm.comdat_selector @same samesize
}
llvm.mlir.global internal constant @any(1 : i64) comdat(@__llvm_comdat::@any) : i64
llvm.mlir.global internal constant @exact(1 : i64) comdat(@__llvm_comdat::@exact) : i64
llvm.func linkonce @large() comdat(@__llvm_comdat::@large) { llvm.return }
llvm.func @nodup() comdat(@__llvm_comdat::@nodup) { llvm.return }

// -----

llvm.comdat @a {
  llvm.comdat_selector @x any
}
llvm.comdat @b {
  llvm.comdat_selector @x any
}

// -----

llvm.mlir.global_ctors ctors = [@foo, @bar], priorities = [0 : i32, 42 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@foo], priorities = [65535 : i32], data = [#llvm.zero]
llvm.func @foo() { llvm.return }
llvm.func @bar() { llvm.return }

// -----

llvm.mlir.global_ctors ctors = [@foo], priorities = [1 : i32], data = [@data]
llvm.mlir.global_ctors ctors = [@foo], priorities = [2 : i32], data = [#llvm.zero]
llvm.mlir.global internal @data(1 : i32) : i32
llvm.func @foo() { llvm.return }

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [], priorities = [], data = []

// -----

llvm.func @callee()
llvm.func @equivalent() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.call %0() : !llvm.ptr, () -> ()
  llvm.return %0 : !llvm.ptr
}
llvm.func @number() -> i64
llvm.func @called() -> i64 {
  %0 = llvm.dso_local_equivalent @number : !llvm.ptr
  %1 = llvm.call %0() : !llvm.ptr, () -> i64
  llvm.return %1 : i64
}

// -----

llvm.func @constants() {
  %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  %1 = llvm.mlir.constant(dense<1.5> : vector<[2]xf64>) : vector<[2]xf64>
  %2 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
  %3 = llvm.add %0, %2 : vector<[4]xi32>
  %4 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(f32, f32)>
  %6 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %7 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %8 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf8E4M3FN>) : vector<2xi8>
  %11 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.mlir.global external @of_floats(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>) : !llvm.array<2 x struct<(f64, f64)>>
llvm.mlir.global external @of_integers(dense<(1, -2)> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
llvm.mlir.global external @in_rows(dense<[[(1.0, 2.0)], [(0.5, 4.0)]]> : tensor<2x1xcomplex<f32>>) : !llvm.array<2 x array<1 x struct<(f32, f32)>>>
llvm.mlir.global external @zeros(dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>) : !llvm.array<3 x struct<(f32, f32)>>
