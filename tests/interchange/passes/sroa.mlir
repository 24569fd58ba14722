// options: -sroa
// Fields that are used become memory of their own, in the order of the type.
llvm.func @fields(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<"pair", (i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i32, f64, i32)>
  llvm.store %x, %2 : i32, !llvm.ptr
  llvm.store %x, %s : i32, !llvm.ptr
  %v = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

// Arrays in structures take two rounds; an index may be counted in bytes.
llvm.func @nested() -> (i32) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i8, array<4 x i32>)> : (i64) -> !llvm.ptr
  %a = llvm.getelementptr %s[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<4 x i32>)>
  %b = llvm.getelementptr inbounds|nuw %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.load %b : !llvm.ptr -> i32
  %d = llvm.load %a : !llvm.ptr -> i32
  %sum = llvm.add %c, %d : i32
  llvm.return %sum : i32
}

// -----

// An offset in padding, an index that is not known, a negative one, and one beyond the memory.
llvm.func @refused(%i: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %one, %p : i32, !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %b[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %one, %q : i32, !llvm.ptr
  %c = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %r = llvm.getelementptr %c[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %one, %r : i32, !llvm.ptr
  %d = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %t = llvm.getelementptr %d[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %one, %t : i32, !llvm.ptr
  llvm.return
}

// -----

// Several elements, too many elements, no elements, and what is no aggregate.
llvm.func @kept() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %two x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %one, %a : i32, !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  llvm.store %one, %b : i32, !llvm.ptr
  %c = llvm.alloca %one x !llvm.struct<()> : (i32) -> !llvm.ptr
  llvm.store %one, %c : i32, !llvm.ptr
  %d = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %d : i32, !llvm.ptr
  %e = llvm.alloca %one x !llvm.array<16 x i32> : (i32) -> !llvm.ptr
  llvm.store %one, %e : i32, !llvm.ptr
  %f = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// Volatile accesses, accesses that are too wide, and an address that goes elsewhere.
llvm.func @use(!llvm.ptr)
llvm.func @escapes(%x: i64, %where: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store volatile %one, %a : i32, !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %x, %b : i64, !llvm.ptr
  %c = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %c, %where : !llvm.ptr, !llvm.ptr
  %d = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.call @use(%d) : (!llvm.ptr) -> ()
  %e = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %e[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %v = llvm.load %p : !llvm.ptr -> i64
  %f = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %f[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.call @use(%q) : (!llvm.ptr) -> ()
  %g = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %w = llvm.load volatile %g : !llvm.ptr -> i32
  %h = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %z = llvm.load %h : !llvm.ptr -> i64
  llvm.return
}

// -----

// A chain of addresses, and accesses narrower than the part.
llvm.func @chain() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, struct<(i32, i16)>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i16)>)>
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16)>
  %v = llvm.load %q : !llvm.ptr -> i8
  llvm.store %v, %p : i8, !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %r = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %s = llvm.getelementptr %r[9] : (!llvm.ptr) -> !llvm.ptr, i8
  %w = llvm.load %s : !llvm.ptr -> i8
  llvm.return %v : i8
}

// -----

// Hints about the memory are dropped with it; so are casts that only they use.
llvm.func @hints(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %zero = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %x, %zero : i32, !llvm.ptr
  %same = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.end %same : !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %cast = llvm.addrspacecast %b : !llvm.ptr to !llvm.ptr<1>
  llvm.store %x, %cast : i32, !llvm.ptr<1>
  %c = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %l = llvm.intr.launder.invariant.group %c : !llvm.ptr
  llvm.intr.lifetime.start %l : !llvm.ptr
  %st = llvm.intr.strip.invariant.group %c : !llvm.ptr
  %d = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %i = llvm.intr.invariant.start 8, %d : !llvm.ptr
  llvm.intr.invariant.end %i, 8, %d : !llvm.ptr
  llvm.return
}

// -----

// Memory that is filled: the parts that are used are filled, as far as the length goes.
llvm.func @fill(%byte: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(10 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<(i8, i32, i16, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%s, %byte, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16, i32)>
  %q = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16, i32)>
  %r = llvm.getelementptr %s[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16, i32)>
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.load %q : !llvm.ptr -> i16
  %z = llvm.load %r : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @fill_inline(%byte: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<packed (i8, i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%s, %byte) <{isVolatile = false, len = 6 : i64}> : (!llvm.ptr, i8) -> ()
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %q = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.load %q : !llvm.ptr -> i16
  llvm.return %v : i8
}

// -----

// What is filled must be within the memory, for a known length, and not volatile.
llvm.func @not_filled(%byte: i8, %any: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(17 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %b = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%b, %byte, %any) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %c = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%c, %byte, %four) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %d = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %d[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memset"(%p, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %e = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %e[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memset"(%q, %byte, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// -----

// Copies of all of it: into the memory only of the parts that are used, out of it of all parts.
llvm.func @copy(%other: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %other, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @copy_out(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%other, %a, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @copy_inline(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<1 x i64> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%other, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @copy_unused(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %other, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @between() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %b, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return
}
llvm.func @partial(%other: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %other, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %b = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  "llvm.intr.memcpy"(%p, %other, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %c = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %c[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  "llvm.intr.memcpy"(%other, %q, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

// The data layout decides where a field is: narrow integers are aligned like the next larger one that it states.
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<32> : vector<4xi64>>} {
  llvm.func @aligned() -> i64 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.alloca %one x !llvm.struct<(i32, i64, ptr, i8)> : (i32) -> !llvm.ptr
    %p = llvm.getelementptr %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
    %v = llvm.load %p : !llvm.ptr -> i64
    %q = llvm.getelementptr inbounds|nuw %s[24] : (!llvm.ptr) -> !llvm.ptr, i8
    %w = llvm.load %q : !llvm.ptr -> i8
    %r = llvm.getelementptr inbounds|nuw %s[12] : (!llvm.ptr) -> !llvm.ptr, i8
    %z = llvm.load %r : !llvm.ptr -> i8
    llvm.return %v : i64
  }
}

// -----

// By default, 64-bit integers are aligned to 4 bytes.
llvm.func @unaligned() -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, i64, ptr, i8)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %s[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %w = llvm.load %q : !llvm.ptr -> i8
  llvm.return %v : i64
}

// -----

// Elements of a memref, with constant indices.
func.func @elements(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x3xi32>
  memref.store %x, %m[%c1, %c0] : memref<2x3xi32>
  memref.store %x, %m[%c0, %c1] : memref<2x3xi32>
  %v = memref.load %m[%c1, %c1] : memref<2x3xi32>
  %w = memref.load %m[%c1, %c0] : memref<2x3xi32>
  return %w : i32
}

// -----

// Indices that are not constant or out of bounds, dynamic and large shapes, one element, and other uses.
func.func private @take(memref<2xi32>)
func.func @kept(%x: i32, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloca() : memref<2xi32>
  memref.store %x, %a[%i] : memref<2xi32>
  %b = memref.alloca() : memref<2xi32>
  memref.store %x, %b[%c5] : memref<2xi32>
  %c = memref.alloca(%n) : memref<?xi32>
  memref.store %x, %c[%c0] : memref<?xi32>
  %d = memref.alloca() : memref<17xi32>
  memref.store %x, %d[%c0] : memref<17xi32>
  %e = memref.alloca() : memref<1xi32>
  memref.store %x, %e[%c0] : memref<1xi32>
  %f = memref.alloca() : memref<2xi32>
  call @take(%f) : (memref<2xi32>) -> ()
  %g = memref.alloca() : memref<2xi32>
  %h = memref.alloca() : memref<2xmemref<2xi32>>
  memref.store %g, %h[%c0] : memref<2xmemref<2xi32>>
  %j = memref.alloca() {alignment = 64 : i64} : memref<2xi32, 3>
  %v = memref.load %j[%c0] : memref<2xi32, 3>
  return
}

// -----

// In a loop, in another region, and in several blocks.
func.func @regions(%x: i32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%c1] : memref<2xi32>
    %k = memref.alloca() : memref<2xi32>
    memref.store %x, %k[%c1] : memref<2xi32>
  }
  cf.cond_br %c, ^a, ^b
^a:
  %v = memref.load %m[%c0] : memref<2xi32>
  cf.br ^b
^b:
  %w = memref.load %m[%c1] : memref<2xi32>
  return
}

// -----

// Debug information: a declaration is dropped, a value becomes undefined.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
#var = #llvm.di_local_variable<scope = #sp, name = "x">
llvm.func @debug(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %a : !llvm.ptr
  llvm.intr.dbg.value #var = %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.return
}

// -----

// A bitwidth of an index, floats, vectors, and structures with a least alignment.
module attributes {dlti.dl_spec = #dlti.dl_spec<f80 = dense<128> : vector<2xi64>, !llvm.struct<()> = dense<[64, 64]> : vector<2xi64>, i64 = dense<[64, 64]> : vector<2xi64>>} {
  llvm.func @types(%x: i8) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %s = llvm.alloca %one x !llvm.struct<(f80, vector<3xf32>, struct<(i8)>, f16)> : (i32) -> !llvm.ptr
    %a = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f80, vector<3xf32>, struct<(i8)>, f16)>
    llvm.store %x, %a : i8, !llvm.ptr
    %b = llvm.getelementptr %s[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f80, vector<3xf32>, struct<(i8)>, f16)>
    llvm.store %x, %b : i8, !llvm.ptr
    %c = llvm.getelementptr %s[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f80, vector<3xf32>, struct<(i8)>, f16)>
    llvm.store %x, %c : i8, !llvm.ptr
    llvm.return
  }
}

// -----

// differs: MLIR aligns the field from the start of the packed structure, and reads what is next to it
llvm.func @field_in_packed(%v: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<packed (i8, struct<(i8, i32)>, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, struct<(i8, i32)>, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}

// -----

// differs: MLIR copies the fields, and not what is in the padding
llvm.func @padding(%from: !llvm.ptr, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %from, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%to, %a, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

// differs: MLIR fills the fields, and copies them, and not what is in the padding
llvm.func @filled_padding(%byte: i8, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %byte) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy.inline"(%to, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// differs: MLIR splits the field, too, which has padding
llvm.func @inner_padding(%from: !llvm.ptr, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(struct<(i8, i32)>)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%a, %from) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%to, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// Without padding, the fields are copied.
llvm.func @through(%from: !llvm.ptr, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(struct<(i64)>)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%a, %from) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%to, %a) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// What was cast is the same address for what needs none.
llvm.func @chain_of_hints(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %c = llvm.intr.launder.invariant.group %b : !llvm.ptr
  %d = llvm.addrspacecast %c : !llvm.ptr to !llvm.ptr<1>
  llvm.intr.lifetime.start %d : !llvm.ptr<1>
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.return
}
