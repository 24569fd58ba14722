// Structures of one name, written in all places where they may be.

"t.x"() : () -> !llvm.struct<"a", (struct<"b", (struct<"a">)>)>
"t.x"() : () -> !llvm.struct<"b", (struct<"a", (struct<"b">)>)>
"t.x"() : () -> !llvm.struct<"a", (struct<"b", (struct<"a">)>)>
"t.x"() : () -> !llvm.struct<(struct<"c", opaque>, struct<"c", opaque>)>
"t.x"() : () -> !llvm.struct<"d", ()>
"t.x"() : () -> !llvm.array<2 x struct<"d", ()>>
"t.x"() : () -> !llvm.struct<"e", packed (i8, struct<"a", (struct<"b", (struct<"a">)>)>)>
