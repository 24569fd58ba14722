//===- Intrinsics.td - Intrinsics of LLVM as operations ---------*- tablegen -*-===//
//
// The intrinsic `llvm.x` is the operation `llvm.intr.x`. Those without a format have none in MLIR either.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_INTRINSICS
#define LLVM_INTRINSICS

include "Base.td"

class LLVM_Intrinsic<string name, dag args, list<Trait> traits = []>
    : LLVM_Op<"intr." # name, traits> {
  let arguments = args;
}

// An intrinsic with one result.
class LLVM_ValueIntrinsic<string name, dag args, list<Trait> traits = []>
    : LLVM_Intrinsic<name, args, traits> {
  let results = (outs LLVM_Type:$res);
}

// Written as a call: `(%a, %b) : (f32, f32) -> f32`.
class LLVM_CallLike<string name, dag args, list<Trait> traits = []>
    : LLVM_ValueIntrinsic<name, args, traits> {
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
class LLVM_SameTypeCall<string name, dag args> : LLVM_CallLike<name, args, [Pure, SameOperandsAndResultType]>;

//===-- Mathematics -------------------------------------------------------===//

class LLVM_UnaryInt<string name> : LLVM_SameTypeCall<name, (ins LLVM_IntOrVector:$in)>;
class LLVM_BinaryInt<string name>
    : LLVM_SameTypeCall<name, (ins LLVM_IntOrVector:$a, LLVM_IntOrVector:$b)>;
class LLVM_TernaryInt<string name>
    : LLVM_SameTypeCall<name, (ins LLVM_IntOrVector:$a, LLVM_IntOrVector:$b, LLVM_IntOrVector:$c)>;
class LLVM_UnaryFloat<string name>
    : LLVM_SameTypeCall<name, (ins LLVM_FloatOrVector:$in, LLVM_FastmathArg:$fastmathFlags)>;
class LLVM_BinaryFloat<string name>
    : LLVM_SameTypeCall<name, (ins LLVM_FloatOrVector:$a, LLVM_FloatOrVector:$b,
                                   LLVM_FastmathArg:$fastmathFlags)>;
class LLVM_TernaryFloat<string name>
    : LLVM_SameTypeCall<name, (ins LLVM_FloatOrVector:$a, LLVM_FloatOrVector:$b,
                                   LLVM_FloatOrVector:$c, LLVM_FastmathArg:$fastmathFlags)>;

def FAbsOp : LLVM_UnaryFloat<"fabs">;
def FCeilOp : LLVM_UnaryFloat<"ceil">;
def FFloorOp : LLVM_UnaryFloat<"floor">;
def FTruncOp : LLVM_UnaryFloat<"trunc">;
def RintOp : LLVM_UnaryFloat<"rint">;
def NearbyintOp : LLVM_UnaryFloat<"nearbyint">;
def RoundOp : LLVM_UnaryFloat<"round">;
def RoundEvenOp : LLVM_UnaryFloat<"roundeven">;
def SqrtOp : LLVM_UnaryFloat<"sqrt">;
def ExpOp : LLVM_UnaryFloat<"exp">;
def Exp2Op : LLVM_UnaryFloat<"exp2">;
def Exp10Op : LLVM_UnaryFloat<"exp10">;
def LogOp : LLVM_UnaryFloat<"log">;
def Log2Op : LLVM_UnaryFloat<"log2">;
def Log10Op : LLVM_UnaryFloat<"log10">;
def SinOp : LLVM_UnaryFloat<"sin">;
def CosOp : LLVM_UnaryFloat<"cos">;
def TanOp : LLVM_UnaryFloat<"tan">;
def ASinOp : LLVM_UnaryFloat<"asin">;
def ACosOp : LLVM_UnaryFloat<"acos">;
def ATanOp : LLVM_UnaryFloat<"atan">;
def SinhOp : LLVM_UnaryFloat<"sinh">;
def CoshOp : LLVM_UnaryFloat<"cosh">;
def TanhOp : LLVM_UnaryFloat<"tanh">;

def ATan2Op : LLVM_BinaryFloat<"atan2">;
def CopySignOp : LLVM_BinaryFloat<"copysign">;
def PowOp : LLVM_BinaryFloat<"pow">;
def MinNumOp : LLVM_BinaryFloat<"minnum">;
def MaxNumOp : LLVM_BinaryFloat<"maxnum">;
def MinimumOp : LLVM_BinaryFloat<"minimum">;
def MaximumOp : LLVM_BinaryFloat<"maximum">;
def FMAOp : LLVM_TernaryFloat<"fma">;
def FMulAddOp : LLVM_TernaryFloat<"fmuladd">;

class LLVM_FloatCall<string name, dag args>
    : LLVM_CallLike<name, !con(args, (ins LLVM_FastmathArg:$fastmathFlags)), [Pure]>;
def PowIOp : LLVM_FloatCall<"powi", (ins LLVM_FloatOrVector:$val, AnySignlessInteger:$power)>;
def LoadExpOp : LLVM_FloatCall<"ldexp", (ins LLVM_FloatOrVector:$val, AnySignlessInteger:$power)>;
def FractionExpOp : LLVM_FloatCall<"frexp", (ins LLVM_FloatOrVector:$val)>;
def SincosOp : LLVM_FloatCall<"sincos", (ins LLVM_FloatOrVector:$val)> {
  let hasVerifier = 1;
}
def LrintOp : LLVM_CallLike<"lrint", (ins LLVM_FloatOrVector:$val), [Pure]>;
def LlrintOp : LLVM_CallLike<"llrint", (ins LLVM_FloatOrVector:$val), [Pure]>;
def LroundOp : LLVM_CallLike<"lround", (ins LLVM_FloatOrVector:$val), [Pure]>;
def LlroundOp : LLVM_CallLike<"llround", (ins LLVM_AnyFloat:$val), [Pure]>;
def IsFPClass : LLVM_ValueIntrinsic<"is.fpclass", (ins LLVM_FloatOrVector:$in, I32Attr:$bit), [Pure]>;

//===-- Integers ----------------------------------------------------------===//

def BitReverseOp : LLVM_UnaryInt<"bitreverse">;
def ByteSwapOp : LLVM_UnaryInt<"bswap">;
def CtPopOp : LLVM_UnaryInt<"ctpop">;
def SMaxOp : LLVM_BinaryInt<"smax">;
def SMinOp : LLVM_BinaryInt<"smin">;
def UMaxOp : LLVM_BinaryInt<"umax">;
def UMinOp : LLVM_BinaryInt<"umin">;
def SAddSat : LLVM_BinaryInt<"sadd.sat">;
def UAddSat : LLVM_BinaryInt<"uadd.sat">;
def SSubSat : LLVM_BinaryInt<"ssub.sat">;
def USubSat : LLVM_BinaryInt<"usub.sat">;
def SSHLSat : LLVM_BinaryInt<"sshl.sat">;
def USHLSat : LLVM_BinaryInt<"ushl.sat">;
def FshlOp : LLVM_TernaryInt<"fshl">;
def FshrOp : LLVM_TernaryInt<"fshr">;

def AbsOp : LLVM_ValueIntrinsic<"abs", (ins LLVM_IntOrVector:$in, I1Attr:$is_int_min_poison), [Pure]>;
class LLVM_CountZeros<string name>
    : LLVM_ValueIntrinsic<name, (ins LLVM_IntOrVector:$in, I1Attr:$is_zero_poison),
                          [Pure, SameOperandsAndResultType]>;
def CountLeadingZerosOp : LLVM_CountZeros<"ctlz">;
def CountTrailingZerosOp : LLVM_CountZeros<"cttz">;

class LLVM_WithOverflow<string name>
    : LLVM_ValueIntrinsic<name # ".with.overflow", (ins LLVM_IntOrVector:$lhs, LLVM_IntOrVector:$rhs),
                          [Pure, SameOperandsElementType]>;
def SAddWithOverflowOp : LLVM_WithOverflow<"sadd">;
def UAddWithOverflowOp : LLVM_WithOverflow<"uadd">;
def SSubWithOverflowOp : LLVM_WithOverflow<"ssub">;
def USubWithOverflowOp : LLVM_WithOverflow<"usub">;
def SMulWithOverflowOp : LLVM_WithOverflow<"smul">;
def UMulWithOverflowOp : LLVM_WithOverflow<"umul">;

class LLVM_ThreeWayCompare<string name> : LLVM_CallLike<name,
    (ins LLVM_IntOrVector:$a, LLVM_IntOrVector:$b), [Pure, SameTypeOperands]> {
  let results = (outs LLVM_IntOrVector:$res);
}
def SCmpOp : LLVM_ThreeWayCompare<"scmp">;
def UCmpOp : LLVM_ThreeWayCompare<"ucmp">;

//===-- Hints -------------------------------------------------------------===//

def AssumeOp : LLVM_Intrinsic<"assume", (ins
    I1:$cond, VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags)> {
  let assemblyFormat = [{
    $cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)?
    `:` type($cond) attr-dict
  }];
  let hasVerifier = 1;
}
def ExpectOp : LLVM_ValueIntrinsic<"expect", (ins AnySignlessInteger:$val, AnySignlessInteger:$expected),
                                   [Pure, SameOperandsAndResultType]> {
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}
def ExpectWithProbabilityOp : LLVM_ValueIntrinsic<"expect.with.probability",
    (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob),
    [Pure, AllTypesMatch<["val", "expected", "res"]>]> {
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}
def IsConstantOp : LLVM_Intrinsic<"is.constant", (ins LLVM_Type:$val), [Pure]> {
  let results = (outs I1:$res);
}
def SSACopyOp : LLVM_ValueIntrinsic<"ssa.copy", (ins AnyType:$operand), [Pure, SameOperandsAndResultType]> {
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def ThreadlocalAddressOp
    : LLVM_ValueIntrinsic<"threadlocal.address", (ins LLVM_AnyPointer:$global), [Pure]>;
def PtrMaskOp : LLVM_Intrinsic<"ptrmask",
    (ins LLVM_PointerOrVector:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask),
    [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let results = (outs LLVM_PointerOrVector:$res);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)";
}
def Annotation : LLVM_Intrinsic<"annotation",
    (ins AnySignlessInteger:$integer, LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line),
    [AllTypesMatch<["res", "integer"]>, AllTypesMatch<["annotation", "fileName"]>]> {
  let results = (outs AnySignlessInteger:$res);
}
def PtrAnnotation : LLVM_Intrinsic<"ptr.annotation",
    (ins LLVM_AnyPointer:$ptr, LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line,
         LLVM_AnyPointer:$attr),
    [AllTypesMatch<["res", "ptr"]>, AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let results = (outs LLVM_AnyPointer:$res);
}
def VarAnnotation : LLVM_Intrinsic<"var.annotation",
    (ins LLVM_AnyPointer:$val, LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line,
         LLVM_AnyPointer:$attr),
    [AllTypesMatch<["annotation", "fileName", "attr"]>]>;

class LLVM_Word<string name> : LLVM_Intrinsic<name, (ins)> {
  let assemblyFormat = "attr-dict";
}
def Trap : LLVM_Word<"trap">;
def DebugTrap : LLVM_Word<"debugtrap">;
def UBSanTrap : LLVM_Intrinsic<"ubsantrap", (ins I8Attr:$failureKind)> {
  let assemblyFormat = "prop-dict attr-dict";
}

//===-- Memory ------------------------------------------------------------===//

// The attributes of memory transfers.
class LLVM_TransferArgs : LLVM_AliasArgs {
  dag rest = !con((ins I1Attr:$isVolatile), aliasing,
                  (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs));
}
class LLVM_Transfer<string name, dag args>
    : LLVM_Op<"intr." # name, LLVM_AliasTraits # [ArgAndResultAttrsOpInterface]>, LLVM_TransferArgs {
  let arguments = !con(args, rest);
}
def MemcpyOp : LLVM_Transfer<"memcpy",
    (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
         AnySignlessInteger:$len)>;
def MemcpyInlineOp : LLVM_Transfer<"memcpy.inline",
    (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
         APIntAttr:$len)>;
def MemmoveOp : LLVM_Transfer<"memmove",
    (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
         AnySignlessInteger:$len)>;
def MemsetOp : LLVM_Transfer<"memset",
    (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val, AnySignlessInteger:$len)>;
def MemsetInlineOp : LLVM_Transfer<"memset.inline",
    (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val, APIntAttr:$len)>;

class LLVM_OnPointer<string name, string operand = "ptr"> : LLVM_Op<"intr." # name> {
  let arguments = !dag(ins, [LLVM_AnyPointer], [operand]);
  let assemblyFormat = "$" # operand # " attr-dict `:` qualified(type($" # operand # "))";
}
def LifetimeStartOp : LLVM_OnPointer<"lifetime.start">;
def LifetimeEndOp : LLVM_OnPointer<"lifetime.end">;
def StackRestoreOp : LLVM_OnPointer<"stackrestore">;
def VaStartOp : LLVM_OnPointer<"vastart", "arg_list">;
def VaEndOp : LLVM_OnPointer<"vaend", "arg_list">;
def CoroResumeOp : LLVM_OnPointer<"coro.resume", "handle">;
def StackSaveOp : LLVM_ValueIntrinsic<"stacksave", (ins)> {
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def VaCopyOp : LLVM_Intrinsic<"vacopy", (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list)> {
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}
def InvariantStartOp : LLVM_Intrinsic<"invariant.start", (ins I64Attr:$size, LLVM_AnyPointer:$ptr)> {
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = "$size `,` $ptr attr-dict `:` qualified(type($ptr))";
}
def InvariantEndOp : LLVM_Intrinsic<"invariant.end",
    (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr)> {
  let assemblyFormat = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))";
}
class LLVM_InvariantGroup<string name>
    : LLVM_Intrinsic<name # ".invariant.group", (ins LLVM_AnyPointer:$ptr), [SameOperandsAndResultType]> {
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def LaunderInvariantGroupOp : LLVM_InvariantGroup<"launder">;
def StripInvariantGroupOp : LLVM_InvariantGroup<"strip">;
def NoAliasScopeDeclOp
    : LLVM_Intrinsic<"experimental.noalias.scope.decl", (ins LLVM_AliasScopeAttr:$scope)> {
  let assemblyFormat = "$scope attr-dict";
}
def Prefetch : LLVM_Intrinsic<"prefetch",
    (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache)>;

//===-- Debug information -------------------------------------------------===//

def LLVM_DIExpressionArg
    : DefaultValuedAttr<LLVM_DIExpressionAttr, "crate::llvm::attrs::no_operations($_builder)">;
def DbgDeclareOp : LLVM_Intrinsic<"dbg.declare",
    (ins LLVM_AnyPointer:$addr, LLVM_DILocalVariableAttr:$varInfo, LLVM_DIExpressionArg:$locationExpr)> {
  let assemblyFormat = [{
    qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict
  }];
}
def DbgValueOp : LLVM_Intrinsic<"dbg.value",
    (ins LLVM_Type:$value, LLVM_DILocalVariableAttr:$varInfo, LLVM_DIExpressionArg:$locationExpr)> {
  let assemblyFormat = [{
    qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict
  }];
}
def DbgLabelOp : LLVM_Intrinsic<"dbg.label", (ins LLVM_DILabelAttr:$label)> {
  let assemblyFormat = "$label attr-dict";
}

//===-- Coroutines and exceptions -----------------------------------------===//

class LLVM_Coro<string name, dag args, string operands>
    : LLVM_ValueIntrinsic<"coro." # name, args> {
  let assemblyFormat = operands # " attr-dict `:` functional-type(operands, results)";
}
def CoroIdOp : LLVM_Coro<"id",
    (ins I32:$align, LLVM_AnyPointer:$promise, LLVM_AnyPointer:$coroaddr, LLVM_AnyPointer:$fnaddrs),
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs">;
def CoroBeginOp
    : LLVM_Coro<"begin", (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem), "$token `,` $mem">;
def CoroSaveOp : LLVM_Coro<"save", (ins LLVM_AnyPointer:$handle), "$handle">;
def CoroEndOp
    : LLVM_Coro<"end", (ins LLVM_AnyPointer:$handle, I1:$unwind, LLVM_TokenType:$retvals),
                "$handle `,` $unwind `,` $retvals">;
def CoroFreeOp
    : LLVM_Coro<"free", (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle), "$id `,` $handle">;
def CoroPromiseOp
    : LLVM_Coro<"promise", (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from),
                "$handle `,` $align `,` $from"> {
  let results = (outs LLVM_AnyPointer:$res);
}
def CoroSuspendOp
    : LLVM_ValueIntrinsic<"coro.suspend", (ins LLVM_TokenType:$save, I1:$final)> {
  let assemblyFormat = "$save `,` $final attr-dict `:` type($res)";
}
class LLVM_Measure<string name, list<Trait> traits = []> : LLVM_ValueIntrinsic<name, (ins), traits> {
  let assemblyFormat = "attr-dict `:` type($res)";
}
def CoroSizeOp : LLVM_Measure<"coro.size">;
def CoroAlignOp : LLVM_Measure<"coro.align">;
def EhTypeidForOp : LLVM_ValueIntrinsic<"eh.typeid.for", (ins LLVM_AnyPointer:$type_info)> {
  let assemblyFormat = "$type_info attr-dict `:` functional-type(operands, results)";
}

//===-- Constrained floating point ----------------------------------------===//

class LLVM_Constrained<string name, dag args, string written>
    : LLVM_ValueIntrinsic<"experimental.constrained." # name, args, [Pure]> {
  let assemblyFormat = "$arg_0 " # written # " attr-dict `:` type($arg_0) `to` type(results)";
}
class LLVM_ConstrainedRounding<string name> : LLVM_Constrained<name,
    (ins LLVM_Type:$arg_0, ValidRoundingModeAttr:$roundingmode,
         FPExceptionBehaviorAttr:$fpExceptionBehavior),
    "$roundingmode $fpExceptionBehavior">;
def ConstrainedSIToFP : LLVM_ConstrainedRounding<"sitofp">;
def ConstrainedUIToFP : LLVM_ConstrainedRounding<"uitofp">;
def ConstrainedFPTruncIntr : LLVM_ConstrainedRounding<"fptrunc">;
def ConstrainedFPExtIntr : LLVM_Constrained<"fpext",
    (ins LLVM_Type:$arg_0, FPExceptionBehaviorAttr:$fpExceptionBehavior), "$fpExceptionBehavior">;

#endif // LLVM_INTRINSICS
