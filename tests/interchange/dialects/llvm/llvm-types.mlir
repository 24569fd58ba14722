// The llvm dialect's types; inside its own the prefix is left out.
%0:4 = "t.types"() : () -> (!llvm.void, !llvm.ptr, !llvm.ptr<3>, !llvm.array<2 x i32>)
%1:3 = "t.structs"() : () -> (!llvm.struct<()>, !llvm.struct<(i32, ptr, array<2 x f64>)>, !llvm.struct<packed (i8, i32)>)
%2:3 = "t.named"() : () -> (!llvm.struct<"name", (i32, i64)>, !llvm.struct<"packed", packed (i8)>, !llvm.struct<"opaque", opaque>)
%3:3 = "t.functions"() : () -> (!llvm.func<void ()>, !llvm.func<i32 (ptr, ...)>, !llvm.func<f64 (f64, i64)>)
%4:2 = "t.nested"() : () -> (!llvm.array<2 x array<3 x f32>>, !llvm.struct<(struct<(i8)>, array<4 x ptr<1>>)>)
