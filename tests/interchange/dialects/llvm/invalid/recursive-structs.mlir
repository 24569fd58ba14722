func.func private @f(!llvm.struct<"a", (!llvm.struct<"a", (i1)>)>)
// -----
func.func private @f(!llvm.struct<"a", (tuple<!llvm.struct<"b">>)>)
// -----
func.func private @f(!llvm.struct<"a", (!llvm.struct<"a">)>)
func.func private @g(!llvm.struct<"a">)
// -----
func.func private @f(!llvm.struct<"b", (i1)>, !llvm.struct<"a", (!llvm.struct<"b", (i1)>)>, !llvm.struct<"b", (!llvm.struct<"a", (!llvm.struct<"b", (i1)>)>)>)
