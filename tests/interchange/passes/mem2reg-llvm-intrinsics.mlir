// options: -mem2reg
// Memory that is filled, with a byte that is known or not.
llvm.func @fill(%byte: i8) -> i24 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i64) : i64
  %four = llvm.mlir.constant(4 : i16) : i16
  %known = llvm.mlir.constant(-2 : i8) : i8
  %a = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %three) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i24
  "llvm.intr.memset"(%a, %known, %three) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %1 = llvm.load %a : !llvm.ptr -> i24
  %b = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%b, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i16) -> ()
  %2 = llvm.load %b : !llvm.ptr -> f32
  "llvm.intr.memset"(%b, %known, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i16) -> ()
  %3 = llvm.load %b : !llvm.ptr -> i8
  %c = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%c, %byte) <{isVolatile = false, len = 1 : i64}> : (!llvm.ptr, i8) -> ()
  %4 = llvm.load %c : !llvm.ptr -> i8
  "llvm.intr.memset.inline"(%c, %known) <{isVolatile = false, len = 1 : i32}> : (!llvm.ptr, i8) -> ()
  %5 = llvm.load %c : !llvm.ptr -> i8
  %d = llvm.alloca %one x f80 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%d, %byte) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  %6 = llvm.load %d : !llvm.ptr -> f80
  %e = llvm.alloca %one x i256 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%e, %known) <{isVolatile = false, len = 32 : i64}> : (!llvm.ptr, i8) -> ()
  %7 = llvm.load %e : !llvm.ptr -> i256
  llvm.return %1 : i24
}

// -----

// Not all of it, more than that, a length that is not known, a volatile fill, and types that are not filled.
llvm.func @not_filled(%byte: i8, %n: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l1 = llvm.mlir.constant(1 : i64) : i64
  %l3 = llvm.mlir.constant(3 : i64) : i64
  %l4 = llvm.mlir.constant(4 : i64) : i64
  %l5 = llvm.mlir.constant(5 : i64) : i64
  %l8 = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %l3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%b, %byte, %l5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%c, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %d = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%d, %byte, %l4) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %e = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%e, %byte, %l8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %f = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%f, %byte, %l4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %g = llvm.alloca %one x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%g, %byte, %l4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %h = llvm.alloca %one x i7 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%h, %byte, %l1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %i = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%i, %byte) <{isVolatile = false, len = 3 : i64}> : (!llvm.ptr, i8) -> ()
  %j = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%j, %byte) <{isVolatile = true, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

// -----

// A copy into the memory is a load, one out of it a store, one between two a value.
llvm.func @copies(%other: !llvm.ptr, %there: !llvm.ptr<1>, %x: i32, %s: !llvm.struct<(i32, i32)>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %other, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%b, %a, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %b : !llvm.ptr -> f32
  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %c : i32, !llvm.ptr
  "llvm.intr.memcpy.inline"(%other, %c) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%c, %there) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  "llvm.intr.memcpy"(%there, %c, %four) <{isVolatile = false}> : (!llvm.ptr<1>, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%other, %c, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %d = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %s, %d : !llvm.struct<(i32, i32)>, !llvm.ptr
  "llvm.intr.memcpy"(%other, %d, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%d, %other, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %e = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%other, %e, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return %0 : i32
}

// -----

// In or out, padding and unused bits do not matter.
llvm.func @padded(%other: !llvm.ptr, %s: !llvm.struct<(i8, i32)>, %b: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %single = llvm.mlir.constant(1 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %other, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> !llvm.struct<(i8, i32)>
  %c = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  llvm.store %s, %c : !llvm.struct<(i8, i32)>, !llvm.ptr
  "llvm.intr.memcpy"(%other, %c, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %d = llvm.alloca %one x i1 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%d, %other, %single) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %1 = llvm.load %d : !llvm.ptr -> i1
  %e = llvm.alloca %one x i1 : (i32) -> !llvm.ptr
  llvm.store %b, %e : i1, !llvm.ptr
  "llvm.intr.memcpy"(%other, %e, %single) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %f = llvm.alloca %one x !llvm.array<2 x struct<packed (i8, vector<2xi16>, ptr)>> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%f, %other) <{isVolatile = false, len = 26 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%other, %f) <{isVolatile = false, len = 26 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// Copies of another length, of one that is not known, volatile ones, and copies to the same place.
llvm.func @not_copied(%other: !llvm.ptr, %n: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %five = llvm.mlir.constant(5 : i64) : i64
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %other, %three) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%other, %b, %five) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%c, %other, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %d = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%d, %other, %four) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %e = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%other, %e) <{isVolatile = true, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %f = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%f, %f, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%g, %other) <{isVolatile = false, len = 3 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// Fills and copies replace the value, so what is behind them needs none from before.
llvm.func @paths(%other: !llvm.ptr, %x: i32, %byte: i8, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  "llvm.intr.memset"(%m, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.cond_br %c, ^b, ^d
^b:
  "llvm.intr.memcpy"(%m, %other, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^d
^d:
  "llvm.intr.memcpy"(%other, %m, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.load %m : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// differs: MLIR drops what is done through another address of the memory
llvm.func @other_address(%other: !llvm.ptr, %x: i32, %byte: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  "llvm.intr.memset"(%b, %byte, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %d = llvm.getelementptr %c[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %c : i32, !llvm.ptr
  "llvm.intr.memcpy"(%other, %d, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %0 : i32
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

// differs: MLIR copies one bit, and not the other seven
llvm.func @one_bit(%from: !llvm.ptr, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %single = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x i1 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %from, %single) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%to, %a, %single) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

// A copy between two becomes a store of a part, once one of them is a value.
llvm.func @one_by_one(%x: i64, %y: i40, %f: f32, %p: !llvm.ptr) -> i40 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %m = llvm.alloca %one x i40 : (i32) -> !llvm.ptr
  %n = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %y, %m : i40, !llvm.ptr
  llvm.store %f, %n : f32, !llvm.ptr
  "llvm.intr.memcpy"(%m, %n, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %v = llvm.load %m : !llvm.ptr -> i40
  llvm.return %v : i40
}
