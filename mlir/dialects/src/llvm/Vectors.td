//===- Vectors.td - Intrinsics on vectors -----------------------*- tablegen -*-===//

#ifndef LLVM_VECTORS
#define LLVM_VECTORS

include "Intrinsics.td"

//===-- Parts of vectors --------------------------------------------------===//

class LLVM_FittingVectors<string other>
    : PredOpTrait<"vectors are not bigger than 2^17 bits.",
                  CPred<"crate::llvm::vectors::fits($srcvec.ty()) && "
                        "crate::llvm::vectors::fits($" # other # ".ty())">>;

def VectorInsertOp : LLVM_Intrinsic<"vector.insert",
    (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos),
    [Pure, AllTypesMatch<["dstvec", "res"]>, LLVM_FittingVectors<"dstvec">,
     PredOpTrait<"it is not inserting scalable into fixed-length vectors.",
                 CPred<"!$srcvec.ty().is_scalable_vector() || $dstvec.ty().is_scalable_vector()">>]> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)";
}
def VectorExtractOp : LLVM_Intrinsic<"vector.extract", (ins LLVM_AnyVector:$srcvec, I64Attr:$pos),
    [Pure, LLVM_FittingVectors<"res">,
     PredOpTrait<"it is not extracting scalable from fixed-length vectors.",
                 CPred<"!$res.ty().is_scalable_vector() || $srcvec.ty().is_scalable_vector()">>]> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
}
def VectorInterleave2Op : LLVM_ValueIntrinsic<"vector.interleave2",
    (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2),
    [Pure, AllTypesMatch<["vec1", "vec2"]>,
     PredOpTrait<"result has twice as many elements as 'vec1'",
                 CPred<"crate::llvm::vectors::is_twice($res.ty(), $vec1.ty())">>]>;
def VectorDeinterleave2Op
    : LLVM_ValueIntrinsic<"vector.deinterleave2", (ins LLVM_AnyVector:$vec), [Pure]>;
def StepVectorOp : LLVM_Measure<"stepvector", [Pure]> {
  let results = (outs LLVM_IntVector:$res);
}
def VscaleOp : LLVM_ValueIntrinsic<"vscale", (ins)>;
def GetActiveLaneMaskOp : LLVM_ValueIntrinsic<"get.active.lane.mask",
    (ins AnySignlessInteger:$base, AnySignlessInteger:$n), [Pure]> {
  let assemblyFormat = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}

//===-- Reductions --------------------------------------------------------===//

class LLVM_ReduceInt<string name>
    : LLVM_ValueIntrinsic<"vector.reduce." # name, (ins LLVM_IntVector:$in),
                          [Pure, SameOperandsAndResultElementType]>;
class LLVM_ReduceFloat<string name>
    : LLVM_CallLike<"vector.reduce." # name,
                    (ins LLVM_FloatVector:$in, LLVM_FastmathArg:$fastmathFlags),
                    [Pure, SameOperandsAndResultElementType]>;
class LLVM_ReduceFrom<string name>
    : LLVM_ValueIntrinsic<"vector.reduce." # name,
                          (ins AnyFloat:$start_value, LLVM_FloatVector:$input,
                               LLVM_FastmathArg:$fastmathFlags),
                          [Pure, SameOperandsAndResultElementType]>;
def VectorReduceAddOp : LLVM_ReduceInt<"add">;
def VectorReduceAndOp : LLVM_ReduceInt<"and">;
def VectorReduceMulOp : LLVM_ReduceInt<"mul">;
def VectorReduceOrOp : LLVM_ReduceInt<"or">;
def VectorReduceSMaxOp : LLVM_ReduceInt<"smax">;
def VectorReduceSMinOp : LLVM_ReduceInt<"smin">;
def VectorReduceUMaxOp : LLVM_ReduceInt<"umax">;
def VectorReduceUMinOp : LLVM_ReduceInt<"umin">;
def VectorReduceXorOp : LLVM_ReduceInt<"xor">;
def VectorReduceFMaxOp : LLVM_ReduceFloat<"fmax">;
def VectorReduceFMinOp : LLVM_ReduceFloat<"fmin">;
def VectorReduceFMaximumOp : LLVM_ReduceFloat<"fmaximum">;
def VectorReduceFMinimumOp : LLVM_ReduceFloat<"fminimum">;
def VectorReduceFAddOp : LLVM_ReduceFrom<"fadd">;
def VectorReduceFMulOp : LLVM_ReduceFrom<"fmul">;

//===-- Masked access to memory -------------------------------------------===//

def MaskedLoadOp : LLVM_Intrinsic<"masked.load",
    (ins LLVM_AnyPointer:$data, LLVM_Mask:$mask, Optional<LLVM_AnyVector>:$pass_thru, I32Attr:$alignment,
         UnitAttr:$nontemporal)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def MaskedStoreOp : LLVM_Intrinsic<"masked.store",
    (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_Mask:$mask, I32Attr:$alignment)> {
  let assemblyFormat = [{
    $value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))
  }];
}
def MaskedGatherOp : LLVM_Intrinsic<"masked.gather",
    (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_Mask:$mask, Variadic<LLVM_AnyVector>:$pass_thru,
         I32Attr:$alignment)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def MaskedScatterOp : LLVM_Intrinsic<"masked.scatter",
    (ins LLVM_AnyVector:$value, LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_Mask:$mask,
         I32Attr:$alignment)> {
  let assemblyFormat = [{
    $value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)
  }];
  let hasVerifier = 1;
}
def MaskedExpandLoadOp : LLVM_ValueIntrinsic<"masked.expandload",
    (ins LLVM_AnyPointer:$ptr, LLVM_Mask:$mask, LLVM_AnyVector:$passthru,
         OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
    [ArgAndResultAttrsOpInterface]>;
def MaskedCompressStoreOp : LLVM_Intrinsic<"masked.compressstore",
    (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_Mask:$mask,
         OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
    [ArgAndResultAttrsOpInterface]>;

//===-- Matrices ----------------------------------------------------------===//

def MatrixMultiplyOp : LLVM_Intrinsic<"matrix.multiply",
    (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows, I32Attr:$lhs_columns,
         I32Attr:$rhs_columns)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)";
}
def MatrixTransposeOp : LLVM_Intrinsic<"matrix.transpose",
    (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
}
def MatrixColumnMajorLoadOp : LLVM_Intrinsic<"matrix.column.major.load",
    (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile, I32Attr:$rows,
         I32Attr:$columns)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $data `,` `<` `stride` `=` $stride `>` attr-dict
    `:` type($res) `from` qualified(type($data)) `stride` type($stride)
  }];
}
def MatrixColumnMajorStoreOp : LLVM_Intrinsic<"matrix.column.major.store",
    (ins LLVM_AnyVector:$matrix, LLVM_AnyPointer:$data, AnySignlessInteger:$stride,
         I1Attr:$isVolatile, I32Attr:$rows, I32Attr:$columns)> {
  let assemblyFormat = [{
    $matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict
    `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)
  }];
}

//===-- Vector predication ------------------------------------------------===//

class LLVM_VP<string name, dag args, list<Trait> traits = [Pure]>
    : LLVM_ValueIntrinsic<"vp." # name, !con(args, (ins LLVM_Mask:$mask, I32:$evl)), traits>;
class LLVM_VPBinary<string name, Type type> : LLVM_VP<name, (ins type:$lhs, type:$rhs)>;
class LLVM_VPInt<string name> : LLVM_VPBinary<name, LLVM_IntVector>;
class LLVM_VPFloat<string name> : LLVM_VPBinary<name, LLVM_FloatVector>;
class LLVM_VPTernary<string name>
    : LLVM_VP<name, (ins LLVM_FloatVector:$op1, LLVM_FloatVector:$op2, LLVM_FloatVector:$op3)>;
class LLVM_VPCast<string name, Type type> : LLVM_VP<name, (ins type:$src)>;
class LLVM_VPChoice<string name> : LLVM_ValueIntrinsic<"vp." # name,
    (ins LLVM_Mask:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val, I32:$evl), [Pure]>;
class LLVM_VPReduceInt<string name>
    : LLVM_VP<"reduce." # name, (ins AnySignlessInteger:$satrt_value, LLVM_IntVector:$val)>;
class LLVM_VPReduceFloat<string name>
    : LLVM_VP<"reduce." # name, (ins AnyFloat:$satrt_value, LLVM_FloatVector:$val)>;

def VPAddOp : LLVM_VPInt<"add">;
def VPSubOp : LLVM_VPInt<"sub">;
def VPMulOp : LLVM_VPInt<"mul">;
def VPSDivOp : LLVM_VPInt<"sdiv">;
def VPUDivOp : LLVM_VPInt<"udiv">;
def VPSRemOp : LLVM_VPInt<"srem">;
def VPURemOp : LLVM_VPInt<"urem">;
def VPAShrOp : LLVM_VPInt<"ashr">;
def VPLShrOp : LLVM_VPInt<"lshr">;
def VPShlOp : LLVM_VPInt<"shl">;
def VPOrOp : LLVM_VPInt<"or">;
def VPAndOp : LLVM_VPInt<"and">;
def VPXorOp : LLVM_VPInt<"xor">;
def VPSMaxOp : LLVM_VPInt<"smax">;
def VPSMinOp : LLVM_VPInt<"smin">;
def VPUMaxOp : LLVM_VPInt<"umax">;
def VPUMinOp : LLVM_VPInt<"umin">;
def VPFAddOp : LLVM_VPFloat<"fadd">;
def VPFSubOp : LLVM_VPFloat<"fsub">;
def VPFMulOp : LLVM_VPFloat<"fmul">;
def VPFDivOp : LLVM_VPFloat<"fdiv">;
def VPFRemOp : LLVM_VPFloat<"frem">;
def VPFNegOp : LLVM_VP<"fneg", (ins LLVM_FloatVector:$op)>;
def VPFMulAddOp : LLVM_VPTernary<"fmuladd">;
def VPFmaOp : LLVM_VPTernary<"fma">;
def VPReduceAddOp : LLVM_VPReduceInt<"add">;
def VPReduceMulOp : LLVM_VPReduceInt<"mul">;
def VPReduceAndOp : LLVM_VPReduceInt<"and">;
def VPReduceOrOp : LLVM_VPReduceInt<"or">;
def VPReduceXorOp : LLVM_VPReduceInt<"xor">;
def VPReduceSMaxOp : LLVM_VPReduceInt<"smax">;
def VPReduceSMinOp : LLVM_VPReduceInt<"smin">;
def VPReduceUMaxOp : LLVM_VPReduceInt<"umax">;
def VPReduceUMinOp : LLVM_VPReduceInt<"umin">;
def VPReduceFAddOp : LLVM_VPReduceFloat<"fadd">;
def VPReduceFMulOp : LLVM_VPReduceFloat<"fmul">;
def VPReduceFMaxOp : LLVM_VPReduceFloat<"fmax">;
def VPReduceFMinOp : LLVM_VPReduceFloat<"fmin">;
def VPSelectMinOp : LLVM_VPChoice<"select">;
def VPMergeMinOp : LLVM_VPChoice<"merge">;
def VPZExtOp : LLVM_VPCast<"zext", LLVM_IntVector>;
def VPSExtOp : LLVM_VPCast<"sext", LLVM_IntVector>;
def VPTruncOp : LLVM_VPCast<"trunc", LLVM_IntVector>;
def VPSIToFPOp : LLVM_VPCast<"sitofp", LLVM_IntVector>;
def VPUIToFPOp : LLVM_VPCast<"uitofp", LLVM_IntVector>;
def VPIntToPtrOp : LLVM_VPCast<"inttoptr", LLVM_IntVector>;
def VPFPTruncOp : LLVM_VPCast<"fptrunc", LLVM_FloatVector>;
def VPFPExtOp : LLVM_VPCast<"fpext", LLVM_FloatVector>;
def VPFPToUIOp : LLVM_VPCast<"fptoui", LLVM_FloatVector>;
def VPFPToSIOp : LLVM_VPCast<"fptosi", LLVM_FloatVector>;
def VPPtrToIntOp : LLVM_VPCast<"ptrtoint", LLVM_VectorOf<LLVM_AnyPointer>>;
def VPLoadOp : LLVM_VP<"load", (ins LLVM_AnyPointer:$ptr), []>;
def VPStoreOp : LLVM_Intrinsic<"vp.store",
    (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, LLVM_Mask:$mask, I32:$evl)>;
def VPStridedLoadOp : LLVM_ValueIntrinsic<"experimental.vp.strided.load",
    (ins LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride, LLVM_Mask:$mask, I32:$evl)>;
def VPStridedStoreOp : LLVM_Intrinsic<"experimental.vp.strided.store",
    (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride, LLVM_Mask:$mask,
         I32:$evl)>;

#endif // LLVM_VECTORS
