// Constants of each type, from each kind of attribute.

llvm.func @integers() {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(false) : i1
  %2 = llvm.mlir.constant(-1 : i3) : i3
  %3 = llvm.mlir.constant(-128 : i8) : i8
  %4 = llvm.mlir.constant(32767 : i16) : i16
  %5 = llvm.mlir.constant(-2147483648 : i32) : i32
  %6 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %7 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7) vararg(!llvm.func<void (...)>) : (i1, i1, i3, i8, i16, i32, i64, i128) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @wide() -> i256 {
  %0 = llvm.mlir.constant(-57896044618658097711785492504343953926634992332820282019728792003956564819968 : i256) : i256
  llvm.return %0 : i256
}

// -----

llvm.func @of_another_type() {
  %0 = llvm.mlir.constant(7 : index) : i64
  %1 = llvm.mlir.constant(7 : index) : i32
  %2 = llvm.mlir.constant(7 : i32) : i32
  llvm.call @use(%0, %1, %2) vararg(!llvm.func<void (...)>) : (i64, i32, i32) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @narrower() -> i8 {
  %0 = llvm.mlir.constant(300 : i64) : i8
  llvm.return %0 : i8
}

// -----

llvm.func @floats() {
  %0 = llvm.mlir.constant(1.5 : f16) : f16
  %1 = llvm.mlir.constant(-2.25 : bf16) : bf16
  %2 = llvm.mlir.constant(0.1 : f32) : f32
  %3 = llvm.mlir.constant(-0.0 : f64) : f64
  %4 = llvm.mlir.constant(1.0e300 : f64) : f64
  %5 = llvm.mlir.constant(3.0 : f80) : f80
  %6 = llvm.mlir.constant(0.1 : f128) : f128
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6) vararg(!llvm.func<void (...)>) : (f16, bf16, f32, f64, f64, f80, f128) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @special() {
  %0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %1 = llvm.mlir.constant(0xFF800000 : f32) : f32
  %2 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %3 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  %4 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %5 = llvm.mlir.constant(0x0001 : f16) : f16
  %6 = llvm.mlir.constant(4.9e-324 : f64) : f64
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6) vararg(!llvm.func<void (...)>) : (f32, f32, f32, f64, f64, f16, f64) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @small_floats_are_their_bits() {
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  %1 = llvm.mlir.constant(-2.0 : f8E5M2FNUZ) : i8
  %2 = llvm.mlir.constant(0.5 : f8E4M3FNUZ) : i8
  %3 = llvm.mlir.constant(1.0 : f8E4M3B11FNUZ) : i8
  llvm.call @use(%0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (i8, i8, i8, i8) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @splats() {
  %0 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<-1.5> : vector<2xf64>) : vector<2xf64>
  %2 = llvm.mlir.constant(dense<true> : vector<8xi1>) : vector<8xi1>
  %3 = llvm.mlir.constant(dense<0.0> : vector<4xf16>) : vector<4xf16>
  %4 = llvm.mlir.constant(dense<3> : vector<1xi128>) : vector<1xi128>
  llvm.call @use(%0, %1, %2, %3, %4) vararg(!llvm.func<void (...)>) : (vector<4xi32>, vector<2xf64>, vector<8xi1>, vector<4xf16>, vector<1xi128>) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @elements() {
  %0 = llvm.mlir.constant(dense<[1, -2, 3]> : vector<3xi8>) : vector<3xi8>
  %1 = llvm.mlir.constant(dense<[0.5, -0.0]> : vector<2xbf16>) : vector<2xbf16>
  %2 = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
  %3 = llvm.mlir.constant(dense<[1, 2]> : vector<2xindex>) : vector<2xi64>
  %4 = llvm.mlir.constant(dense<[5, 6]> : vector<2xi17>) : vector<2xi17>
  llvm.call @use(%0, %1, %2, %3, %4) vararg(!llvm.func<void (...)>) : (vector<3xi8>, vector<2xbf16>, vector<3xi1>, vector<2xi64>, vector<2xi17>) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.mlir.global internal constant @rows(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
llvm.mlir.global internal constant @planes(dense<[[[1.0], [2.0]], [[3.0], [4.0]]]> : tensor<2x2x1xf32>) : !llvm.array<2 x array<2 x array<1 x f32>>>
llvm.mlir.global internal constant @vectors(dense<[[1, 2], [3, 4]]> : vector<2x2xi16>) : !llvm.array<2 x vector<2xi16>>
llvm.mlir.global internal constant @splat(dense<9> : tensor<4x2xi64>) : !llvm.array<4 x array<2 x i64>>
llvm.mlir.global internal constant @zeros(dense<0.0> : tensor<1000xf64>) : !llvm.array<1000 x f64>

// -----

llvm.mlir.global internal constant @none(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
llvm.mlir.global internal constant @no_columns(dense<> : tensor<2x0xi32>) : !llvm.array<2 x array<0 x i32>>

// -----

llvm.mlir.global internal constant @some(sparse<[0, 3], [5, -1]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal constant @places(sparse<[[0, 1], [1, 0]], [1.5, 2.5]> : tensor<2x2xf64>) : !llvm.array<2 x array<2 x f64>>
llvm.func @vector() -> vector<4xf32> {
  %0 = llvm.mlir.constant(sparse<[[1]], [8.0]> : vector<4xf32>) : vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

// -----

llvm.mlir.global internal constant @bytes(dense_resource<bytes> : tensor<4xi8>) : !llvm.array<4 x i8>
llvm.mlir.global internal constant @floats(dense_resource<floats> : tensor<2xf32>) : !llvm.array<2 x f32>

{-#
  dialect_resources: {
    builtin: {
      bytes: "0x0100000001020304",
      floats: "0x040000000000803F00000040"
    }
  }
#-}

// -----

llvm.mlir.global internal constant @array(array<i32: 1, 2, 3>) : !llvm.array<3 x i32>

// -----

llvm.func @structures() {
  %0 = llvm.mlir.constant([1 : i32, 2.5 : f64]) : !llvm.struct<(i32, f64)>
  %1 = llvm.mlir.constant([1 : i8, 2 : i64]) : !llvm.struct<packed (i8, i64)>
  %2 = llvm.mlir.constant([-1 : i16, 2.0 : f16, true]) : !llvm.struct<(i16, f16, i1)>
  llvm.call @use(%0, %1, %2) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, f64)>, !llvm.struct<packed (i8, i64)>, !llvm.struct<(i16, f16, i1)>) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @of_addresses() {
  %0 = llvm.mlir.constant([#llvm.zero, 4 : i32]) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @nested() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i16], 3.0 : f32]) : !llvm.struct<(struct<(i32, i16)>, f32)>
  llvm.return
}

// -----

llvm.func @named() -> !llvm.struct<"point", (f32, f32)> {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<"point", (f32, f32)>
  llvm.return %0 : !llvm.struct<"point", (f32, f32)>
}

// -----

llvm.func @arrays() -> !llvm.array<2 x struct<(i32, f32)>> {
  %0 = llvm.mlir.constant([[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return %0 : !llvm.array<2 x struct<(i32, f32)>>
}

// -----

llvm.func @arrays_of_numbers() -> !llvm.array<2 x i32> {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}

// -----

llvm.mlir.global internal constant @text("abc\00\FF\22\5C\0A") : !llvm.array<8 x i8>
llvm.mlir.global internal constant @empty("") : !llvm.array<0 x i8>
llvm.mlir.global internal constant @unsized("inferred")
llvm.func @as_value() -> !llvm.array<3 x i8> {
  %0 = llvm.mlir.constant("xyz") : !llvm.array<3 x i8>
  llvm.return %0 : !llvm.array<3 x i8>
}

// -----

llvm.func @nothing() {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : f64
  %2 = llvm.mlir.zero : !llvm.ptr<3>
  %3 = llvm.mlir.zero : vector<4xf32>
  %4 = llvm.mlir.zero : vector<[4]xi32>
  %5 = llvm.mlir.zero : !llvm.array<3 x ptr>
  %6 = llvm.mlir.zero : !llvm.struct<"nested", (i32, struct<(f32, ptr)>)>
  llvm.call @use(%0, %1, %2, %3, %5, %6) vararg(!llvm.func<void (...)>) : (i32, f64, !llvm.ptr<3>, vector<4xf32>, !llvm.array<3 x ptr>, !llvm.struct<"nested", (i32, struct<(f32, ptr)>)>) -> ()
  llvm.call @scalable(%4) : (vector<[4]xi32>) -> ()
  llvm.return
}
llvm.func @use(...)
llvm.func @scalable(vector<[4]xi32>)

// -----

llvm.func @undefined() {
  %0 = llvm.mlir.undef : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr<1>
  %2 = llvm.mlir.undef : !llvm.struct<packed (i8, f64)>
  %3 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
  %4 = llvm.mlir.undef : vector<[2]xf64>
  llvm.call @use(%0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr<1>, !llvm.struct<packed (i8, f64)>, !llvm.array<2 x vector<2xf32>>) -> ()
  llvm.call @scalable(%4) : (vector<[2]xf64>) -> ()
  llvm.return
}
llvm.func @use(...)
llvm.func @scalable(vector<[2]xf64>)

// -----

llvm.func @targets() -> !llvm.target<"spirv.Event"> {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  %1 = llvm.mlir.poison : !llvm.target<"spirv.Image", f32, 1, 0>
  llvm.call @use(%1) : (!llvm.target<"spirv.Image", f32, 1, 0>) -> ()
  llvm.return %0 : !llvm.target<"spirv.Event">
}
llvm.func @use(!llvm.target<"spirv.Image", f32, 1, 0>)

// -----

llvm.func @no_zero() {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Image", f32, 1, 0>
  llvm.return
}

// -----

llvm.func @counts() -> !llvm.target<"aarch64.svcount"> {
  %0 = llvm.mlir.zero : !llvm.target<"aarch64.svcount">
  llvm.return %0 : !llvm.target<"aarch64.svcount">
}

// -----

llvm.func @symbols() {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  %1 = llvm.mlir.addressof @far : !llvm.ptr<2>
  %2 = llvm.mlir.addressof @symbols : !llvm.ptr
  %3 = llvm.mlir.addressof @other : !llvm.ptr
  llvm.call @use(%0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr<2>, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @use(...)
llvm.mlir.global internal @number(1 : i32) : i32
llvm.mlir.global internal @far(1 : i32) {addr_space = 2 : i32} : i32
llvm.mlir.alias internal @other : i32 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global internal constant @table() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @first : !llvm.ptr
  %2 = llvm.mlir.addressof @second : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.func @first()
llvm.func @second()

// -----

llvm.mlir.global internal constant @offset() : i32 {
  %0 = llvm.mlir.addressof @base : !llvm.ptr
  %1 = llvm.mlir.addressof @offset : !llvm.ptr
  %2 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %3 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %4 = llvm.sub %2, %3 : i64
  %5 = llvm.trunc %4 : i64 to i32
  llvm.return %5 : i32
}
llvm.mlir.global external @base() : !llvm.array<4 x i64>

// -----

llvm.mlir.global internal @element() : !llvm.ptr {
  %0 = llvm.mlir.addressof @pairs : !llvm.ptr
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.getelementptr inbounds %0[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i32, i64)>>
  %3 = llvm.getelementptr %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %3 : !llvm.ptr
}
llvm.mlir.global external @pairs() : !llvm.array<4 x struct<(i32, i64)>>

// -----

llvm.mlir.global internal @cast() : !llvm.ptr<1> {
  %0 = llvm.mlir.addressof @here : !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
  llvm.return %1 : !llvm.ptr<1>
}
llvm.mlir.global internal @number() : !llvm.ptr {
  %0 = llvm.mlir.constant(4096 : i64) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global external @here() : i8

// -----

llvm.mlir.global internal @parts() : !llvm.struct<(i32, struct<(f32, vector<2xi32>)>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, struct<(f32, vector<2xi32>)>)>
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.mlir.constant(dense<[4, 5]> : vector<2xi32>) : vector<2xi32>
  %3 = llvm.mlir.constant(1.0 : f32) : f32
  %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, struct<(f32, vector<2xi32>)>)>
  %5 = llvm.insertvalue %3, %4[1, 0] : !llvm.struct<(i32, struct<(f32, vector<2xi32>)>)>
  %6 = llvm.insertvalue %2, %5[1, 1] : !llvm.struct<(i32, struct<(f32, vector<2xi32>)>)>
  llvm.return %6 : !llvm.struct<(i32, struct<(f32, vector<2xi32>)>)>
}

// -----

llvm.func @complex() {
  %0 = llvm.mlir.constant([1.0 : f32, -1.0 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.mlir.constant([1 : i16, 2 : i16]) : !llvm.struct<(i16, i16)>
  llvm.call @use(%0, %1) vararg(!llvm.func<void (...)>) : (!llvm.struct<(f32, f32)>, !llvm.struct<(i16, i16)>) -> ()
  llvm.return
}
llvm.func @use(...)

// -----

llvm.func @wrong_size() -> !llvm.array<3 x i32> {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return %0 : !llvm.array<3 x i32>
}

// -----

llvm.func @not_a_float() -> i32 {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @address() -> !llvm.ptr {
  %0 = llvm.mlir.constant(1 : i64) : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @wrong_text() -> !llvm.array<3 x i8> {
  %0 = llvm.mlir.constant("too long") : !llvm.array<3 x i8>
  llvm.return %0 : !llvm.array<3 x i8>
}

// -----

llvm.func @wrong_members() -> !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}

// -----

llvm.func @no_address(%x: i32) -> !llvm.ptr {
  %0 = llvm.mlir.constant(@no_address) : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
