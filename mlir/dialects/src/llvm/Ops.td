//===- Ops.td - The llvm dialect -------------------------------*- tablegen -*-===//
//
// LLVM IR as operations, one for each instruction: arithmetic, comparisons and casts here, others in included files.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_OPS
#define LLVM_OPS

include "Base.td"
include "Control.td"
include "Intrinsics.td"
include "Memory.td"
include "Symbols.td"
include "Vectors.td"

class LLVM_ArithmeticOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [SameOperandsAndResultType, NoMemoryEffect] # traits>;

class LLVM_IntArithmeticOp<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_ArithmeticOp<mnemonic, traits> {
  let arguments = (ins LLVM_IntOrVector:$lhs, LLVM_IntOrVector:$rhs);
  let results = (outs LLVM_IntOrVector:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}

class LLVM_IntArithmeticOpWithOverflow<string mnemonic, list<Trait> traits = []>
    : LLVM_ArithmeticOp<mnemonic, traits # [Pure]> {
  let arguments = (ins LLVM_IntOrVector:$lhs, LLVM_IntOrVector:$rhs,
                       LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let results = (outs LLVM_IntOrVector:$res);
  let assemblyFormat = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)";
}

class LLVM_IntArithmeticOpExact<string mnemonic, list<Trait> traits = [Pure]>
    : LLVM_ArithmeticOp<mnemonic, traits> {
  let arguments = (ins LLVM_IntOrVector:$lhs, LLVM_IntOrVector:$rhs, UnitAttr:$isExact);
  let results = (outs LLVM_IntOrVector:$res);
  let assemblyFormat = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)";
}

class LLVM_FloatArithmeticOp<string mnemonic, list<Trait> traits = []>
    : LLVM_ArithmeticOp<mnemonic, traits # [Pure]> {
  let arguments = (ins LLVM_FloatOrVector:$lhs, LLVM_FloatOrVector:$rhs,
                       LLVM_FastmathArg:$fastmathFlags);
  let results = (outs LLVM_FloatOrVector:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}

def AddOp : LLVM_IntArithmeticOpWithOverflow<"add", [Commutative]>;
def SubOp : LLVM_IntArithmeticOpWithOverflow<"sub">;
def MulOp : LLVM_IntArithmeticOpWithOverflow<"mul", [Commutative]>;
// Division is speculatable only if the divisor is known not to be zero (and, if signed, not -1).
def UDivOp : LLVM_IntArithmeticOpExact<"udiv", [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def SDivOp : LLVM_IntArithmeticOpExact<"sdiv", [DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
def URemOp : LLVM_IntArithmeticOp<"urem">;
def SRemOp : LLVM_IntArithmeticOp<"srem">;
def AndOp : LLVM_IntArithmeticOp<"and">;
def OrOp : LLVM_ArithmeticOp<"or", [Pure]> {
  let arguments = (ins LLVM_IntOrVector:$lhs, LLVM_IntOrVector:$rhs, UnitAttr:$isDisjoint);
  let results = (outs LLVM_IntOrVector:$res);
  let assemblyFormat = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)";
  let hasFolder = 1;
}
def XOrOp : LLVM_IntArithmeticOp<"xor">;
def ShlOp : LLVM_IntArithmeticOpWithOverflow<"shl"> {
  let hasFolder = 1;
}
def LShrOp : LLVM_IntArithmeticOpExact<"lshr">;
def AShrOp : LLVM_IntArithmeticOpExact<"ashr">;

def FAddOp : LLVM_FloatArithmeticOp<"fadd">;
def FSubOp : LLVM_FloatArithmeticOp<"fsub">;
def FMulOp : LLVM_FloatArithmeticOp<"fmul">;
def FDivOp : LLVM_FloatArithmeticOp<"fdiv">;
def FRemOp : LLVM_FloatArithmeticOp<"frem">;
def FNegOp : LLVM_Op<"fneg", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_FloatOrVector:$operand, LLVM_FastmathArg:$fastmathFlags);
  let results = (outs LLVM_FloatOrVector:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

//===-- Comparisons and choices -------------------------------------------===//

class LLVM_CompareOp<string mnemonic>
    : LLVM_Op<mnemonic, [Pure, SameTypeOperands,
        TypesMatchWith<"result type has i1 element type and same shape as operands",
                       "lhs", "res", "i1_same_shape($_self)">]> {
  let results = (outs LLVM_BoolOrVector:$res);
  let hasCustomAssemblyFormat = 1;
}

def LLVM_IntOrPointer : AnyTypeOf<[LLVM_IntOrVector, LLVM_PointerOrVector]>;
def ICmpOp : LLVM_CompareOp<"icmp"> {
  let arguments = (ins ICmpPredicate:$predicate, LLVM_IntOrPointer:$lhs, LLVM_IntOrPointer:$rhs);
  let hasFolder = 1;
}
def FCmpOp : LLVM_CompareOp<"fcmp"> {
  let arguments = (ins FCmpPredicate:$predicate, LLVM_FloatOrVector:$lhs, LLVM_FloatOrVector:$rhs,
                       LLVM_FastmathArg:$fastmathFlags);
}

def SelectOp : LLVM_Op<"select",
    [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>,
     DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = (ins LLVM_BoolOrVector:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue,
                       LLVM_FastmathArg:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}
def FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

//===-- Casts -------------------------------------------------------------===//

class LLVM_CastOp<string mnemonic, Type from, Type to> : LLVM_Op<mnemonic, [Pure]> {
  let arguments = (ins from:$arg);
  let results = (outs to:$res);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
}
class LLVM_CastOpNonNeg<string mnemonic, Type from, Type to> : LLVM_Op<mnemonic, [Pure]> {
  let arguments = (ins from:$arg, UnitAttr:$nonNeg);
  let results = (outs to:$res);
  let assemblyFormat = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)";
}

def BitcastOp : LLVM_CastOp<"bitcast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def AddrSpaceCastOp : LLVM_CastOp<"addrspacecast", LLVM_PointerOrVector, LLVM_PointerOrVector> {
  let hasFolder = 1;
}
def IntToPtrOp : LLVM_Op<"inttoptr", [Pure]> {
  let arguments = (ins LLVM_IntOrVector:$arg,
                       OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
  let results = (outs LLVM_PointerOrVector:$res);
  let assemblyFormat = [{
    $arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)
  }];
}
def PtrToIntOp : LLVM_CastOp<"ptrtoint", LLVM_PointerOrVector, LLVM_IntOrVector>;
def SExtOp : LLVM_CastOp<"sext", LLVM_IntOrVector, LLVM_IntOrVector> {
  let hasVerifier = 1;
}
def ZExtOp : LLVM_CastOpNonNeg<"zext", LLVM_IntOrVector, LLVM_IntOrVector> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TruncOp : LLVM_Op<"trunc", [Pure]> {
  let arguments = (ins LLVM_IntOrVector:$arg, LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let results = (outs LLVM_IntOrVector:$res);
  let assemblyFormat = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)";
}
def SIToFPOp : LLVM_CastOp<"sitofp", LLVM_IntOrVector, LLVM_FloatOrVector>;
def UIToFPOp : LLVM_CastOpNonNeg<"uitofp", LLVM_IntOrVector, LLVM_FloatOrVector>;
def FPToSIOp : LLVM_CastOp<"fptosi", LLVM_FloatOrVector, LLVM_IntOrVector>;
def FPToUIOp : LLVM_CastOp<"fptoui", LLVM_FloatOrVector, LLVM_IntOrVector>;
def FPExtOp : LLVM_CastOp<"fpext", LLVM_FloatOrVector, LLVM_FloatOrVector>;
def FPTruncOp : LLVM_CastOp<"fptrunc", LLVM_FloatOrVector, LLVM_FloatOrVector>;

//===-- Aggregates and vectors --------------------------------------------===//

def ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
}

def ExtractElementOp : LLVM_Op<"extractelement",
    [Pure, TypesMatchWith<"result type matches vector element type", "vector", "res",
                          "$_self.element_type()">]> {
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
}
def InsertElementOp : LLVM_Op<"insertelement",
    [Pure, TypesMatchWith<"argument type matches vector element type", "vector", "value",
                          "$_self.element_type()">,
     AllTypesMatch<["res", "vector"]>]> {
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value,
                       AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)
  }];
}
def ShuffleVectorOp : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1)
    custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // LLVM_OPS
