"t.t"() {a = !llvm.ptr<4294967296>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<a>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<1} : () -> ()
// -----
"t.t"() {a = !llvm.array<i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4>} : () -> ()
// -----
"t.t"() {a = !llvm.array<? x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x 5 x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x foo>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x token>, b = !llvm.array<4 x label>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x metadata>} : () -> ()
// -----
"t.t"() {a = !llvm.struct} : () -> ()
// -----
"t.t"() {a = !llvm.struct<>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(void)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(func<void ()>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(token)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<packed>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<opaque>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a">} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (struct<"a", (i32)>, i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a" (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32, )>} : () -> ()
// -----
"t.t"() {a = !llvm.func<i32>} : () -> ()
// -----
"t.t"() {a = !llvm.func<i32 (void)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<i32 (func<i32 ()>)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<func<i32 ()> ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<i32 (..., i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<i32 (i32 ...)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<label ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<metadata ()>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"x", 1, i32>} : () -> ()
// -----
"t.t"() {a = !llvm.target<x>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"x",>} : () -> ()
// -----
"t.t"() {a = !llvm.foo} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<0>, b = !llvm.ptr<>} : () -> ()
// -----
"t.t"() {a = !llvm<"ptr">, b = !llvm<ptr>} : () -> ()
// -----
"t.t"() {a = !llvm.bf16} : () -> ()
// -----
"t.t"() {a = !llvm.vec<4 x ptr>} : () -> ()
