// The checks of output and memory stay out of the way of programs that are strict about both.
// RUN: sh -c 'toyc %s; test $? -eq 3'
// RUN: sh -c 'toyc %s -emit=exe -o %t.exe && %t.exe; test $? -eq 3'
// RUN: sh -c 'sed s/@main/@other/ %s | sed s/@examines/@main/ > %t.mlir; toyc %t.mlir; test $? -eq 42'
llvm.func @malloc(i64) -> !llvm.ptr

llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %0 : i32
}

// Nothing may come between such a call and the return.
llvm.func @main() -> i32 {
  %0 = llvm.call musttail @f() : () -> i32
  llvm.return %0 : i32
}

// It looks itself whether there was memory.
llvm.func @examines() -> i32 {
  %n = llvm.mlir.constant(9223372036854775800 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr
  %a = llvm.mlir.constant(42 : i32) : i32
  %b = llvm.mlir.constant(43 : i32) : i32
  %v = llvm.select %c, %a, %b : i1, i32
  llvm.return %v : i32
}
