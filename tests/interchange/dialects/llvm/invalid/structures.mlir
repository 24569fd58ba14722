// A structure's name that is given a different body.

"t.x"() : () -> !llvm.struct<"a", (i32)>
"t.x"() : () -> !llvm.struct<"a", (i64)>
// -----
"t.x"() : () -> !llvm.struct<"a", opaque>
"t.x"() : () -> !llvm.struct<"a", (i64)>
// -----
"t.x"() : () -> !llvm.struct<"a", (i32)>
"t.x"() : () -> !llvm.struct<"a", opaque>
// -----
"t.x"() : () -> !llvm.struct<"a", (i32)>
"t.x"() : () -> !llvm.struct<"a", packed (i32)>
// -----
"t.x"() : () -> !llvm.struct<"a", (struct<"b", (struct<"a">)>)>
"t.x"() : () -> !llvm.struct<"a", (struct<"b", (i8)>)>
// -----
"t.x"() : () -> !llvm.struct<(struct<"a", ()>, array<3 x struct<"a", (i1)>>)>
