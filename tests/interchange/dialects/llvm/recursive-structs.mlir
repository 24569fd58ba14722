func.func private @f(!llvm.struct<"a", (!llvm.struct<"a">)>)
func.func private @g(!llvm.struct<"b", (!llvm.array<2 x !llvm.struct<"b">>)>)
func.func private @h(!llvm.struct<"c", (!llvm.ptr, tuple<!llvm.struct<"c">>)>)
