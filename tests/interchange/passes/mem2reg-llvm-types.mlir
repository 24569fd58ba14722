// options: -mem2reg
// Values of other types that fill the memory.
llvm.func @as_large(%f: f32, %i: i32, %v: vector<2xf32>, %d: f64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %f, %a : f32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %a : !llvm.ptr -> f32
  llvm.store %i, %a : i32, !llvm.ptr
  %2 = llvm.load %a : !llvm.ptr -> f32
  %3 = llvm.load %a : !llvm.ptr -> vector<2xf16>
  llvm.store %2, %a : f32, !llvm.ptr
  %4 = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %v, %b : vector<2xf32>, !llvm.ptr
  %5 = llvm.load %b : !llvm.ptr -> i64
  %6 = llvm.load %b : !llvm.ptr -> vector<4xi16>
  %7 = llvm.load %b : !llvm.ptr -> f64
  llvm.return %4 : i32
}

// -----

// Pointers: to other address spaces directly, to other types as numbers.
llvm.func @pointers(%p: !llvm.ptr<1>, %i: i64, %b: i8, %q: !llvm.ptr) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %m : !llvm.ptr<1>, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> !llvm.ptr<1>
  %1 = llvm.load %m : !llvm.ptr -> i64
  %2 = llvm.load %m : !llvm.ptr -> f64
  %3 = llvm.load %m : !llvm.ptr -> i16
  llvm.store %i, %m : i64, !llvm.ptr
  %4 = llvm.load %m : !llvm.ptr -> !llvm.ptr<3>
  llvm.store %b, %m : i8, !llvm.ptr
  %5 = llvm.load %m : !llvm.ptr -> !llvm.ptr
  %n = llvm.alloca %one x i128 : (i32) -> !llvm.ptr
  llvm.store %q, %n : !llvm.ptr, !llvm.ptr
  %6 = llvm.load %n : !llvm.ptr -> !llvm.ptr
  llvm.return %5 : !llvm.ptr
}

// -----

// Less than the memory holds: the lowest bits.
llvm.func @narrower(%x: i64, %b: i8, %h: f16, %v: vector<2xi16>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i64, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i8
  %1 = llvm.load %m : !llvm.ptr -> f32
  %2 = llvm.load %m : !llvm.ptr -> vector<4xi8>
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.store %h, %m : f16, !llvm.ptr
  llvm.store %v, %m : vector<2xi16>, !llvm.ptr
  %3 = llvm.load %m : !llvm.ptr -> i64
  %n = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %b, %n : i8, !llvm.ptr
  %4 = llvm.load %n : !llvm.ptr -> f64
  %o = llvm.alloca %one x vector<4xf32> : (i32) -> !llvm.ptr
  llvm.store %v, %o : vector<2xi16>, !llvm.ptr
  %5 = llvm.load %o : !llvm.ptr -> f64
  %6 = llvm.load %o : !llvm.ptr -> vector<4xf32>
  %q = llvm.alloca %one x f80 : (i32) -> !llvm.ptr
  llvm.store %x, %q : i64, !llvm.ptr
  %7 = llvm.load %q : !llvm.ptr -> f80
  llvm.return %3 : i64
}

// -----

// Constants are extended at once.
llvm.func @constants() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-3 : i8) : i8
  %all = llvm.mlir.constant(-5 : i32) : i32
  %yes = llvm.mlir.constant(true) : i1
  %large = llvm.mlir.constant(-7 : i128) : i128
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %all, %m : i32, !llvm.ptr
  llvm.store %minus, %m : i8, !llvm.ptr
  llvm.store %yes, %m : i1, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i32
  %1 = llvm.load %m : !llvm.ptr -> i1
  %n = llvm.alloca %one x i256 : (i32) -> !llvm.ptr
  llvm.store %large, %n : i128, !llvm.ptr
  llvm.store %minus, %n : i8, !llvm.ptr
  %2 = llvm.load %n : !llvm.ptr -> i256
  llvm.return %0 : i32
}

// -----

// Bits that do not fill a byte, as far as their place is known.
llvm.func @odd(%a: i20, %b: i17, %c: i33, %d: i32, %e: i8) -> i33 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i20 : (i32) -> !llvm.ptr
  llvm.store %a, %m : i20, !llvm.ptr
  llvm.store %b, %m : i17, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i16
  %1 = llvm.load %m : !llvm.ptr -> i20
  %n = llvm.alloca %one x i33 : (i32) -> !llvm.ptr
  llvm.store %c, %n : i33, !llvm.ptr
  llvm.store %d, %n : i32, !llvm.ptr
  %2 = llvm.load %n : !llvm.ptr -> i33
  %o = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.store %e, %o : i8, !llvm.ptr
  %3 = llvm.load %o : !llvm.ptr -> i1
  llvm.return %2 : i33
}

// -----

// Values of a type of which the parts are not accessed.
llvm.func @whole(%s: !llvm.struct<(i8, i32)>, %a: !llvm.array<2 x i16>, %v: vector<3xf32>, %p: vector<2x!llvm.ptr>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  llvm.store %s, %0 : !llvm.struct<(i8, i32)>, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.struct<(i8, i32)>
  %2 = llvm.alloca %one x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
  llvm.store %a, %2 : !llvm.array<2 x i16>, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> !llvm.array<2 x i16>
  %4 = llvm.alloca %one x vector<3xf32> : (i32) -> !llvm.ptr
  llvm.store %v, %4 : vector<3xf32>, !llvm.ptr
  %5 = llvm.load %4 : !llvm.ptr -> vector<3xf32>
  %6 = llvm.alloca %one x vector<2x!llvm.ptr> : (i32) -> !llvm.ptr
  llvm.store %p, %6 : vector<2x!llvm.ptr>, !llvm.ptr
  %7 = llvm.load %6 : !llvm.ptr -> vector<2x!llvm.ptr>
  llvm.return %one : i32
}

// -----

// More than the memory holds, parts of structures, arrays, and vectors that are not cast.
llvm.func @refused(%x: i64, %y: i32, %z: i8, %p: vector<2x!llvm.ptr>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.load %b : !llvm.ptr -> i64
  %c = llvm.alloca %one x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  llvm.store %y, %c : i32, !llvm.ptr
  %d = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %1 = llvm.load %d : !llvm.ptr -> !llvm.array<2 x i32>
  %e = llvm.alloca %one x vector<2x!llvm.ptr> : (i32) -> !llvm.ptr
  llvm.store %x, %e : i64, !llvm.ptr
  %f = llvm.alloca %one x i128 : (i32) -> !llvm.ptr
  llvm.store %p, %f : vector<2x!llvm.ptr>, !llvm.ptr
  %g = llvm.alloca %one x vector<[4]xi32> : (i32) -> !llvm.ptr
  %2 = llvm.load %g : !llvm.ptr -> i32
  %h = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  llvm.store %y, %h : i32, !llvm.ptr
  llvm.return
}

// -----

// Sizes of pointers are what the data layout says.
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, !llvm.ptr<3> = dense<64> : vector<4xi64>>} {
  llvm.func @layout(%p: !llvm.ptr, %q: !llvm.ptr<3>, %i: i32) -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %i, %a : i32, !llvm.ptr
    %0 = llvm.load %a : !llvm.ptr -> f32
    %b = llvm.alloca %one x !llvm.ptr<3> : (i32) -> !llvm.ptr
    llvm.store %q, %b : !llvm.ptr<3>, !llvm.ptr
    %1 = llvm.load %b : !llvm.ptr -> i32
    %c = llvm.alloca %one x !llvm.ptr<3> : (i32) -> !llvm.ptr
    llvm.store %p, %c : !llvm.ptr, !llvm.ptr
    llvm.return %1 : i32
  }
}

// -----

// The first bytes are the highest bits.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big(%x: i64, %b: i8, %h: f16, %d: f64) -> i64 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %five = llvm.mlir.constant(5 : i8) : i8
    %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    llvm.store %x, %m : i64, !llvm.ptr
    %0 = llvm.load %m : !llvm.ptr -> i8
    %1 = llvm.load %m : !llvm.ptr -> f32
    llvm.store %b, %m : i8, !llvm.ptr
    llvm.store %h, %m : f16, !llvm.ptr
    llvm.store %five, %m : i8, !llvm.ptr
    %2 = llvm.load %m : !llvm.ptr -> f64
    %n = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
    llvm.store %d, %n : f64, !llvm.ptr
    llvm.store %b, %n : i8, !llvm.ptr
    %3 = llvm.load %n : !llvm.ptr -> i64
    %o = llvm.alloca %one x i128 : (i32) -> !llvm.ptr
    llvm.store %five, %o : i8, !llvm.ptr
    %4 = llvm.load %o : !llvm.ptr -> i128
    %p = llvm.alloca %one x i256 : (i32) -> !llvm.ptr
    llvm.store %five, %p : i8, !llvm.ptr
    %5 = llvm.load %p : !llvm.ptr -> i256
    llvm.return %3 : i64
  }
}

// -----

// The layout of the operation that the pass runs on counts, not that of one inside it; here, all is as usual.
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
    llvm.func @little(%x: i32) -> i8 {
      %one = llvm.mlir.constant(1 : i32) : i32
      %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
      llvm.store %x, %m : i32, !llvm.ptr
      %0 = llvm.load %m : !llvm.ptr -> i8
      llvm.return %0 : i8
    }
  }
}

// -----

// A store of a part is no new value that another one could meet, unless something reads it.
llvm.func @unread(%x: i32, %b: i8, %h: i16, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.br ^b
^b:
  llvm.store %h, %m : i16, !llvm.ptr
  llvm.return
}

// -----

// A value that is cast meets another one.
llvm.func @meet(%x: i32, %f: f32, %b: i8, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.br ^a
^a:
  %0 = llvm.load %m : !llvm.ptr -> i32
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.cond_br %c, ^b, ^d
^b:
  llvm.store %f, %m : f32, !llvm.ptr
  llvm.cond_br %c, ^a, ^d
^d:
  %1 = llvm.load %m : !llvm.ptr -> f16
  %2 = llvm.load %m : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

// differs: MLIR takes the value of one of the paths for the rest of what is stored
llvm.func @rest(%x: i32, %b: i8, %h: i16, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %one, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  llvm.store %h, %m : i16, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// differs: MLIR takes the value of one of the paths for the rest of what is stored
llvm.func @rest_later(%x: i32, %b: i8, %h: i16, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %one, %m : i32, !llvm.ptr
  llvm.br ^b
^b:
  llvm.store %h, %m : i16, !llvm.ptr
  llvm.cond_br %c, ^d, ^e
^d:
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.br ^e
^e:
  %0 = llvm.load %m : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// differs: MLIR extends the wide value to the narrow type, which is not valid
llvm.func @store_wide(%x: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i1 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i8, !llvm.ptr
  llvm.return
}

// -----

// differs: MLIR truncates the narrow value to the wide type, which is not valid
llvm.func @load_wide(%x: i20) -> i24 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i20 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i20, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i24
  llvm.return %0 : i24
}

// -----

// differs: MLIR casts 96 bits to 128, which LLVM does not
llvm.func @three(%x: vector<3xf32>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x vector<3xf32> : (i32) -> !llvm.ptr
  llvm.store %x, %m : vector<3xf32>, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// differs: MLIR casts 8 bits to 64, which LLVM does not
llvm.func @bits(%x: vector<8xi1>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %m : vector<8xi1>, !llvm.ptr
  %0 = llvm.load %m : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// -----

// differs: MLIR takes the highest bits, and LLVM stores the lowest bits of each byte
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big_odd(%x: i20, %y: i32, %z: i1) -> i8 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.alloca %one x i20 : (i32) -> !llvm.ptr
    llvm.store %x, %m : i20, !llvm.ptr
    %0 = llvm.load %m : !llvm.ptr -> i8
    %n = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    llvm.store %z, %n : i1, !llvm.ptr
    %1 = llvm.load %n : !llvm.ptr -> i32
    llvm.return %0 : i8
  }
}

// -----

// differs: MLIR shifts a float, which is not valid
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @big_float(%x: f32) -> i8 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
    llvm.store %x, %m : f32, !llvm.ptr
    %0 = llvm.load %m : !llvm.ptr -> i8
    llvm.return %0 : i8
  }
}
