// Structures within themselves, and other types.

"t.x"() {a = !llvm.struct<(i32, // first
  i64)>} : () -> ()

// -----

llvm.func @f(%n: i32, %p: !llvm.ptr) {
  %1 = llvm.load %p {alignment = 0} : !llvm.ptr -> i32
  %2 = llvm.load %p {alignment = 0 : i64} : !llvm.ptr -> i32
  llvm.store %n, %p {alignment = 0} : i32, !llvm.ptr
  llvm.return
}

// -----

func.func @f(%a: i32, %b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[] : !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%b: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %b[false] : !llvm.struct<(i32)>
  return
}

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"a">)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(tensor<4xi32>)>} : () -> ()

// -----

"t.x"() {a = !llvm.array<-1 x i32>} : () -> ()

// -----

"t.x"() {a = !llvm.ptr<-1>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (struct<"a", opaque>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (array<4 x struct<"a">>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"", (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(!llvm.ptr)>} : () -> ()

// -----

"t.x"() {a = !llvm.func<!llvm.void (i32, ...)>} : () -> ()
