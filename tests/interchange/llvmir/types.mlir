// Types of each kind, in every place where a type stands.

llvm.func @integers(i1, i2, i7, i8, i16, i24, i32, i64, i65, i128, i1024)

// -----

llvm.func @floats(f16, bf16, f32, f64, f80, f128, !llvm.ppc_fp128)

// -----

llvm.func @addresses(!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<1>, !llvm.ptr<270>, !llvm.ptr<16777215>)

// -----

llvm.func @vectors(vector<1xi1>, vector<3xi24>, vector<4x!llvm.ptr>, vector<2x!llvm.ptr<3>>, vector<2xf80>, vector<8xbf16>, vector<[1]xi1>, vector<[4]x!llvm.ptr>)

// -----

llvm.func @arrays(!llvm.array<0 x i8>, !llvm.array<4294967296 x i1>, !llvm.array<2 x array<0 x ptr>>, !llvm.array<2 x struct<(i8, array<3 x vector<2xf32>>)>>)

// -----

llvm.func @structures(!llvm.struct<()>, !llvm.struct<packed ()>, !llvm.struct<(i8)>, !llvm.struct<packed (i8, struct<(i16, i32)>)>, !llvm.struct<(vector<[2]xi32>, vector<[2]xi32>)>)

// -----

llvm.func @named(!llvm.struct<"a", (i32)>, !llvm.struct<"b", packed (i8, struct<"a", (i32)>)>, !llvm.struct<"with space", (i8)>, !llvm.struct<"0", ()>)

// -----

llvm.mlir.global external @first() : !llvm.struct<"tree", (ptr, ptr, struct<"leaf", (i32, array<2 x struct<"value", (f64)>>)>)>
llvm.mlir.global external @second() : !llvm.struct<"leaf", (i32, array<2 x struct<"value", (f64)>>)>
llvm.mlir.global external @third() : !llvm.struct<"value", (f64)>

// -----

// One name with two bodies.
llvm.func @f(!llvm.struct<"same", (i32)>)
llvm.func @g(!llvm.struct<"same", (i64)>)

// -----

llvm.func @opaque(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"sized", (i32, i64)>
  llvm.return
}
llvm.mlir.global external @declared() : !llvm.struct<"sized", (i32, i64)>

// -----

llvm.func @functions(!llvm.ptr, ...) -> !llvm.ptr
llvm.func @calls(%f: !llvm.ptr, %x: vector<[2]xf64>, %s: !llvm.struct<"pair", (i32, f32)>) -> !llvm.struct<"pair", (i32, f32)> {
  %0 = llvm.call %f(%x) : !llvm.ptr, (vector<[2]xf64>) -> vector<[2]xf64>
  %1 = llvm.call %f(%s) : !llvm.ptr, (!llvm.struct<"pair", (i32, f32)>) -> !llvm.struct<"pair", (i32, f32)>
  llvm.return %1 : !llvm.struct<"pair", (i32, f32)>
}

// -----

llvm.func @targets(!llvm.target<"spirv.Image", i32, 0, 1, 2>, !llvm.target<"spirv.Sampler">, !llvm.target<"dx.TypedBuffer", vector<4xf32>, 1, 0, 0>, !llvm.target<"amdgcn.named.barrier", 0>, !llvm.target<"riscv.vector.tuple", vector<[8]xi8>, 3>)

// -----

llvm.func @unknown_target(!llvm.target<"our.type", ptr, struct<(i8)>, 5>)

// -----

llvm.func @tokens() -> !llvm.token

// -----

llvm.func @labels(!llvm.label)

// -----

llvm.func @metadata(!llvm.metadata)

// -----

llvm.func @tiles() attributes {target_features = #llvm.target_features<["+amx-tile"]>} {
  %0 = llvm.mlir.undef : !llvm.x86_amx
  llvm.return
}

// -----

llvm.func @allocated(%n: i32, %m: i64) {
  %0 = llvm.alloca %n x !llvm.struct<"pair", (i32, f32)> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %m x !llvm.array<4 x vector<2xi8>> {alignment = 1 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.alloca %n x vector<[4]xi32> : (i32) -> !llvm.ptr
  %3 = llvm.alloca %n x !llvm.ptr<3> : (i32) -> !llvm.ptr
  %4 = llvm.alloca %n x i7 {alignment = 64 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @in_memory(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i7
  %1 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
  %2 = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i24>
  %3 = llvm.load %p : !llvm.ptr -> vector<[2]x!llvm.ptr>
  %4 = llvm.load %p : !llvm.ptr -> vector<4xi1>
  %5 = llvm.load %p : !llvm.ptr -> f80
  llvm.store %0, %p : i7, !llvm.ptr
  llvm.store %1, %p : !llvm.struct<packed (i8, i64)>, !llvm.ptr
  llvm.store %2, %p {alignment = 2 : i64} : !llvm.array<3 x i24>, !llvm.ptr
  llvm.store %3, %p : vector<[2]x!llvm.ptr>, !llvm.ptr
  llvm.store %4, %p : vector<4xi1>, !llvm.ptr
  llvm.store %5, %p : f80, !llvm.ptr
  llvm.return
}

// -----

llvm.func @addresses_of_parts(%p: !llvm.ptr, %i: i32, %j: i64, %v: vector<[2]xi64>) {
  %0 = llvm.getelementptr %p[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"outer", (i32, i8, struct<"inner", (f32, array<4 x i16>)>)>
  %1 = llvm.getelementptr inbounds %p[%i, 2, 1, %j] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<"outer", (i32, i8, struct<"inner", (f32, array<4 x i16>)>)>
  %2 = llvm.getelementptr nuw %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
  %3 = llvm.getelementptr inbounds|nuw %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<10 x ptr>
  %4 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<[2]xi64>) -> vector<[2]x!llvm.ptr>, f64
  %5 = llvm.getelementptr %p[-3] : (!llvm.ptr) -> !llvm.ptr, i128
  llvm.return
}

// -----

llvm.func @scalable(%a: vector<[4]xi32>, %b: vector<[4]xf32>, %m: vector<[4]xi1>, %p: !llvm.ptr) -> vector<[4]xf32> {
  %0 = llvm.add %a, %a overflow<nsw, nuw> : vector<[4]xi32>
  %1 = llvm.fmul %b, %b {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
  %2 = llvm.icmp "slt" %a, %0 : vector<[4]xi32>
  %3 = llvm.select %2, %1, %b : vector<[4]xi1>, vector<[4]xf32>
  %4 = llvm.sitofp %0 : vector<[4]xi32> to vector<[4]xf32>
  %5 = llvm.bitcast %4 : vector<[4]xf32> to vector<[16]xi8>
  %6 = llvm.intr.masked.load %p, %m, %3 {alignment = 16 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
  llvm.intr.masked.store %6, %p, %m {alignment = 4 : i32} : vector<[4]xf32>, vector<[4]xi1> into !llvm.ptr
  %7 = llvm.fneg %6 : vector<[4]xf32>
  llvm.return %7 : vector<[4]xf32>
}
