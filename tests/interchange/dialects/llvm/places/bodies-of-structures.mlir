// What is wrong with the fields of a structure is an error at the first field, where the body starts if there is none,
// and at the bracket if the structure has no name.

"t.x"() : () -> !llvm.struct<"a", opaque>
"t.x"() : () -> !llvm.struct<"a", ( )>

// -----

"t.x"() : () -> !llvm.struct<"a", opaque>
"t.x"() : () -> !llvm.struct<"a", packed ( )>

// -----

"t.x"() : () -> !llvm.struct<"a", opaque>
"t.x"() : () -> !llvm.struct<"a", packed ( i32, f32)>

// -----

"t.x"() : () -> !llvm.struct<"a", (i32)>
"t.x"() : () -> !llvm.struct<"a",   ()>

// -----

"t.x"() : () -> !llvm.struct<"a", ()>
"t.x"() : () -> !llvm.struct<"a",   opaque>

// -----

"t.x"() : () -> !llvm.struct<"a", (i32,  void)>

// -----

"t.x"() : () -> !llvm.struct<(i32,  void)>

// -----

"t.x"() : () -> !llvm.struct<"a", (i32)>
"t.x"() : () -> !llvm.struct<"a", (i32, void)>

// -----

"t.x"() : () -> !llvm.struct<"a", (i32, struct<"b", (void)>)>

// -----

"t.x"() : () -> !llvm.array<2 x struct<"b", (i8, label)>>
