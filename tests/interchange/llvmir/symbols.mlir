// Globals, aliases and functions: what each says of its symbol, together with the others.

llvm.mlir.global external thread_local @external(1 : i32) : i32
llvm.mlir.global internal thread_local @internal(1 : i32) : i32
llvm.mlir.global external hidden thread_local @hidden(1 : i32) : i32
llvm.mlir.global external protected thread_local @protected() {dso_local} : i32
llvm.mlir.global weak thread_local unnamed_addr @weak(0 : i64) {alignment = 16 : i64} : i64

// -----

llvm.mlir.global weak_odr hidden local_unnamed_addr constant @all("text") {alignment = 32 : i64, dso_local, section = "texts"} : !llvm.array<4 x i8>
llvm.mlir.global linkonce_odr protected unnamed_addr @more(1.0 : f32) {addr_space = 1 : i32, externally_initialized, section = "more"} : f32

// -----

llvm.mlir.global common @zeros(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global common @structure() : !llvm.struct<(i32, f64)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, f64)>
  llvm.return %0 : !llvm.struct<(i32, f64)>
}

// -----

llvm.mlir.global common @not_zero(1 : i32) : i32

// -----

llvm.mlir.global appending @not_an_array(1 : i32) : i32

// -----

llvm.mlir.global external @no_name() : !llvm.struct<"opaque", opaque>

// -----

llvm.mlir.global external @recursive() : !llvm.struct<"list", (ptr, i32)>
llvm.mlir.global external @packed() : !llvm.struct<"packed", packed (i8, i64)>
llvm.mlir.global external @within() : !llvm.array<2 x struct<"list", (ptr, i32)>>
llvm.mlir.global external @empty() : !llvm.struct<"empty", ()>

// -----

llvm.mlir.global external @"quoted name"(1 : i8) : i8
llvm.mlir.global external @"0digit"(1 : i8) : i8
llvm.mlir.global external @"\01literal"(1 : i8) : i8
llvm.mlir.global external @"é"(1 : i8) : i8
llvm.mlir.global external @"a.b$c-d"(1 : i8) : i8

// -----

// The order of definitions is kept.
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @z : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @z(0 : i32) : i32
llvm.func internal @e() { llvm.return }
llvm.mlir.global internal @a(0 : i32) : i32
llvm.mlir.alias internal @m : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias internal @internal : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce @linkonce : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce_odr protected @linkonce_odr : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr local_unnamed_addr @weak_odr {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

llvm.mlir.alias external @of_alias : i32 {
  %0 = llvm.mlir.addressof @first : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @first : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

llvm.mlir.alias external @cast : i8 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.constant(8 : i64) : i64
  %3 = llvm.add %1, %2 : i64
  %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
  llvm.return %4 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i64) : i64

// -----

llvm.mlir.alias external @undefined : i32 {
  %0 = llvm.mlir.addressof @declared : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @declared() : i32

// -----

llvm.mlir.alias extern_weak @linkage : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

llvm.mlir.ifunc internal @internal : !llvm.func<void ()>, !llvm.ptr @choose
llvm.mlir.ifunc weak_odr protected @weak_odr : !llvm.func<f64 (f64, ...)>, !llvm.ptr @choose
llvm.mlir.ifunc external @in_space : !llvm.func<void ()>, !llvm.ptr @choose {address_space = 0 : i32, dso_local}
llvm.func internal @choose() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @implementation : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @implementation() { llvm.return }

// -----

llvm.comdat @groups {
  llvm.comdat_selector @f any
  llvm.comdat_selector @shared any
}
llvm.func linkonce_odr @f() comdat(@groups::@f) { llvm.return }
llvm.mlir.global linkonce_odr @g(1 : i32) comdat(@groups::@shared) : i32
llvm.mlir.global linkonce_odr @h(1 : i32) comdat(@groups::@shared) : i32

// -----

llvm.comdat @groups {
  llvm.comdat_selector @declared any
}
llvm.mlir.global external @declared() comdat(@groups::@declared) : i32

// -----

llvm.mlir.global_ctors ctors = [@a, @b, @a], priorities = [65535 : i32, 1 : i32, 2 : i32], data = [@data, #llvm.zero, @a]
llvm.mlir.global_dtors dtors = [@b, @a], priorities = [0 : i32, 101 : i32], data = [@data, @data]
llvm.func internal @a() { llvm.return }
llvm.func internal @b() { llvm.return }
llvm.mlir.global internal @data(0 : i8) : i8

// -----

llvm.mlir.global appending @llvm.used() {section = "llvm.metadata"} : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.mlir.addressof @g : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.func internal @f() { llvm.return }
llvm.mlir.global internal @g(1 : i32) : i32

// -----

llvm.func internal fastcc @all(%x: i32) -> i32 attributes {alignment = 32 : i64, dso_local, garbageCollector = "shadow-stack", personality = @personality, section = "hot"} {
  llvm.return %x : i32
}
llvm.func @personality(...) -> i32

// -----

llvm.func linkonce_odr hidden unnamed_addr @f() attributes {dso_local} { llvm.return }
llvm.func weak_odr protected local_unnamed_addr @g() attributes {alignment = 1 : i64} { llvm.return }
llvm.func available_externally @h() { llvm.return }

// -----

llvm.func private @declared()

// -----

llvm.func linkonce @declared()

// -----

llvm.func common @f() { llvm.return }

// -----

// Functions and globals that point to each other.
llvm.mlir.global internal constant @table() : !llvm.struct<(ptr, ptr, array<1 x ptr>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, array<1 x ptr>)>
  %1 = llvm.mlir.addressof @method : !llvm.ptr
  %2 = llvm.mlir.addressof @table : !llvm.ptr
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(ptr, ptr, array<1 x ptr>)>
  %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, array<1 x ptr>)>
  %6 = llvm.insertvalue %3, %5[2, 0] : !llvm.struct<(ptr, ptr, array<1 x ptr>)>
  llvm.return %6 : !llvm.struct<(ptr, ptr, array<1 x ptr>)>
}
llvm.func @method() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, array<1 x ptr>)>
  llvm.return %1 : !llvm.ptr
}

// -----

llvm.mlir.global internal @equivalent() : i32 {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  %1 = llvm.mlir.addressof @equivalent : !llvm.ptr
  %2 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %3 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %4 = llvm.sub %2, %3 : i64
  %5 = llvm.trunc %4 : i64 to i32
  llvm.return %5 : i32
}
llvm.func @f()

// -----

llvm.mlir.global internal @g() : !llvm.ptr {
  %0 = llvm.mlir.addressof @missing : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global internal @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @wrong_space() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
