//===- Ops.td - The arith dialect ------------------------------*- tablegen -*-===//
//
// Arithmetic on integers, indices and floats, element by element on vectors and
// tensors of them.
//
//===----------------------------------------------------------------------===//

#ifndef ARITH_OPS
#define ARITH_OPS

include "Base.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

def Arith_CmpIPredicateAttr : I64EnumAttr<"CmpIPredicate", "", [
  I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
  I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>,
  I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>,
  I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>,
  I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>
]> {
  let cppNamespace = "::mlir::arith";
}

def Arith_CmpFPredicateAttr : I64EnumAttr<"CmpFPredicate", "", [
  I64EnumAttrCase<"AlwaysFalse", 0, "false">,
  I64EnumAttrCase<"OEQ", 1, "oeq">, I64EnumAttrCase<"OGT", 2, "ogt">,
  I64EnumAttrCase<"OGE", 3, "oge">, I64EnumAttrCase<"OLT", 4, "olt">,
  I64EnumAttrCase<"OLE", 5, "ole">, I64EnumAttrCase<"ONE", 6, "one">,
  I64EnumAttrCase<"ORD", 7, "ord">, I64EnumAttrCase<"UEQ", 8, "ueq">,
  I64EnumAttrCase<"UGT", 9, "ugt">, I64EnumAttrCase<"UGE", 10, "uge">,
  I64EnumAttrCase<"ULT", 11, "ult">, I64EnumAttrCase<"ULE", 12, "ule">,
  I64EnumAttrCase<"UNE", 13, "une">, I64EnumAttrCase<"UNO", 14, "uno">,
  I64EnumAttrCase<"AlwaysTrue", 15, "true">
]> {
  let cppNamespace = "::mlir::arith";
}

def Arith_RoundingModeAttr : I32EnumAttr<"RoundingMode", "Floating point rounding mode", [
  I32EnumAttrCase<"to_nearest_even", 0>, I32EnumAttrCase<"downward", 1>,
  I32EnumAttrCase<"upward", 2>, I32EnumAttrCase<"toward_zero", 3>,
  I32EnumAttrCase<"to_nearest_away", 4>
]> {
  let cppNamespace = "::mlir::arith";
}

def IOFnone : I32BitEnumAttrCaseNone<"none">;
def IOFnsw : I32BitEnumAttrCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumAttrCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnumAttr<"IntegerOverflowFlags",
    "Integer overflow arith flags", [IOFnone, IOFnsw, IOFnuw]> {
  let cppNamespace = "::mlir::arith";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Arith_IntegerOverflowAttr
    : EnumAttr<Arith_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Shapes of operations
//===----------------------------------------------------------------------===//

class Arith_Op<string mnemonic, list<Trait> traits = [], list<Trait> effects = [Pure]>
    : Op<Arith_Dialect, mnemonic, traits # effects # ElementwiseMappable.traits>;

class Arith_BinaryOp<string mnemonic, list<Trait> traits = [], list<Trait> effects = [Pure]>
    : Arith_Op<mnemonic, traits # [SameOperandsAndResultType], effects> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = [], list<Trait> effects = [Pure]>
    : Arith_BinaryOp<mnemonic, traits, effects> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
}

class Arith_IntBinaryOpWithOverflowFlags<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, traits> {
  let arguments = (ins
    SignlessIntegerOrIndexLike:$lhs,
    SignlessIntegerOrIndexLike:$rhs,
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "IntegerOverflowFlags::none">:$overflowFlags
  );
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)
  }];
}

class Arith_IntBinaryOpWithExactFlag<string mnemonic, list<Trait> effects = [Pure]>
    : Arith_BinaryOp<mnemonic, [], effects> {
  let arguments = (ins
    SignlessIntegerOrIndexLike:$lhs,
    SignlessIntegerOrIndexLike:$rhs,
    UnitAttr:$isExact
  );
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)
  }];
}

class Arith_ExtendedOp<string mnemonic>
    : Arith_Op<mnemonic, [Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, traits> {
  let arguments = (ins
    FloatLike:$lhs,
    FloatLike:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

// Divisions, which are undefined for some divisors.
defvar Arith_Division = [NoMemoryEffect, DeclareOpInterfaceMethods<ConditionallySpeculatable>];

def SameInputOutputTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
                  Or<[CPred<"$in.ty().is_tensor() && $out.ty().is_tensor() && "
                            "$in.ty().shape() == $out.ty().shape()">,
                      // Values that are not tensors have no dimensions, like tensors of rank 0.
                      And<[CPred<"!$in.ty().is_tensor() || ($in.ty().has_rank() && $in.ty().rank() == 0)">,
                           CPred<"!$out.ty().is_tensor() || ($out.ty().has_rank() && $out.ty().rank() == 0)">]>]>>;

class Arith_CastOp<string mnemonic, TypeConstraint from, TypeConstraint to>
    : Arith_Op<mnemonic, [SameOperandsAndResultShape, SameInputOutputTensorDims,
                          DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins from:$in);
  let results = (outs to:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

def SignlessFixedWidthIntegerLike
    : TypeConstraint<Or<[AnySignlessInteger.predicate,
                         VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
                         TensorOf<[AnySignlessInteger]>.predicate]>,
                     "signless-fixed-width-integer-like">;
def IndexCastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate,
                         MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
                     "signless-integer-like or memref of signless-integer">;
def BitcastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrFloatLike.predicate,
                         MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
                     "signless-integer-or-float-like or memref of signless-integer or float">;

class Arith_CompareOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [SameTypeOperands,
        TypesMatchWith<"result type has i1 element type and same shape as operands",
                       "lhs", "result", "i1_same_shape($_self)">]> {
  let results = (outs BoolLike:$result);
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def ConstantOp : Op<Arith_Dialect, "constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>,
     AllTypesMatch<["value", "result"]>]> {
  let summary = "integer or floating point constant";
  let description = [{
    Turns an integer, float, or dense elements attribute into a value:

    ```mlir
    %c42 = arith.constant 42 : i32
    ```
  }];

  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Integers.

def AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "integer addition operation";
  let hasFolder = 1;
}
def AddUIExtendedOp : Arith_Op<"addui_extended",
    [Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "extended unsigned integer addition operation returning sum and overflow bit";
  let description = [{
    The sum, truncated to the width of the operands, and whether it overflowed:

    ```mlir
    %sum, %overflow = arith.addui_extended %b, %c : i64, i1
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
  let hasFolder = 1;
}
def SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "Integer subtraction operation.";
  let hasFolder = 1;
}
def MulIOp : Arith_IntBinaryOpWithOverflowFlags<"muli",
    [Commutative, DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]> {
  let summary = "Integer multiplication operation.";
  let hasFolder = 1;
}
def MulSIExtendedOp : Arith_ExtendedOp<"mulsi_extended"> {
  let summary = "extended signed integer multiplication operation";
  let description = [{ The lower and the upper half of the product of signed numbers. }];
}
def MulUIExtendedOp : Arith_ExtendedOp<"mului_extended"> {
  let summary = "extended unsigned integer multiplication operation";
  let description = [{ The lower and the upper half of the product of unsigned numbers. }];
}
def DivUIOp : Arith_IntBinaryOpWithExactFlag<"divui", Arith_Division> {
  let summary = "unsigned integer division operation";
  let description = [{ Rounds towards zero. Division by zero is undefined. }];
  let hasFolder = 1;
}
def DivSIOp : Arith_IntBinaryOpWithExactFlag<"divsi", Arith_Division> {
  let summary = "signed integer division operation";
  let description = [{ Rounds towards zero. Division by zero is undefined. }];
  let hasFolder = 1;
}
def CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", [], Arith_Division> {
  let summary = "unsigned ceil integer division operation";
  let description = [{ Rounds towards infinity. Division by zero is undefined. }];
  let hasFolder = 1;
}
def CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", [], Arith_Division> {
  let summary = "signed ceil integer division operation";
  let description = [{ Rounds towards infinity. Division by zero is undefined. }];
  let hasFolder = 1;
}
def FloorDivSIOp : Arith_IntBinaryOp<"floordivsi"> {
  let summary = "signed floor integer division operation";
  let description = [{ Rounds towards negative infinity. Division by zero is undefined. }];
  let hasFolder = 1;
}
def RemUIOp : Arith_IntBinaryOp<"remui"> {
  let summary = "unsigned integer division remainder operation";
  let hasFolder = 1;
}
def RemSIOp : Arith_IntBinaryOp<"remsi"> {
  let summary = "signed integer division remainder operation";
  let hasFolder = 1;
}
def AndIOp : Arith_IntBinaryOp<"andi", [Commutative, Idempotent]> {
  let summary = "integer binary and";
  let hasFolder = 1;
}
def OrIOp : Arith_IntBinaryOp<"ori", [Commutative, Idempotent]> {
  let summary = "integer binary or";
  let hasFolder = 1;
}
def XOrIOp : Arith_IntBinaryOp<"xori", [Commutative]> {
  let summary = "integer binary xor";
  let hasFolder = 1;
}
def ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
  let summary = "integer left-shift";
  let hasFolder = 1;
}
def ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui"> {
  let summary = "unsigned integer right-shift";
  let hasFolder = 1;
}
def ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi"> {
  let summary = "signed integer right-shift";
  let hasFolder = 1;
}
def MaxSIOp : Arith_IntBinaryOp<"maxsi", [Commutative]> {
  let summary = "signed integer maximum operation";
  let hasFolder = 1;
}
def MaxUIOp : Arith_IntBinaryOp<"maxui", [Commutative]> {
  let summary = "unsigned integer maximum operation";
  let hasFolder = 1;
}
def MinSIOp : Arith_IntBinaryOp<"minsi", [Commutative]> {
  let summary = "signed integer minimum operation";
  let hasFolder = 1;
}
def MinUIOp : Arith_IntBinaryOp<"minui", [Commutative]> {
  let summary = "unsigned integer minimum operation";
  let hasFolder = 1;
}

// Floats.

def NegFOp : Arith_Op<"negf", [SameOperandsAndResultType]> {
  let summary = "floating point negation";
  let arguments = (ins
    FloatLike:$operand,
    DefaultValuedAttr<Arith_FastMathAttr, "FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
  let hasFolder = 1;
}
def AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "floating point addition operation";
  let hasFolder = 1;
}
def SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "floating point subtraction operation";
  let hasFolder = 1;
}
def MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "floating-point maximum operation";
  let description = [{ NaN if one operand is NaN; -0.0 is less than +0.0. }];
  let hasFolder = 1;
}
def MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "floating-point maximum operation";
  let description = [{ If one operand is NaN, the other operand. }];
  let hasFolder = 1;
}
def MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "floating-point minimum operation";
  let description = [{ NaN if one operand is NaN; -0.0 is less than +0.0. }];
  let hasFolder = 1;
}
def MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "floating-point minimum operation";
  let description = [{ If one operand is NaN, the other operand. }];
  let hasFolder = 1;
}
def MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "floating point multiplication operation";
  let hasFolder = 1;
}
def DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "floating point division operation";
  let hasFolder = 1;
}
def RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "floating point division remainder operation";
  let description = [{ The remainder has the sign of the dividend. }];
  let hasFolder = 1;
}

// Casts.

def ExtUIOp
    : Arith_CastOp<"extui", SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike> {
  let summary = "integer zero extension operation";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def ExtSIOp
    : Arith_CastOp<"extsi", SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike> {
  let summary = "integer sign extension operation";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TruncIOp
    : Arith_CastOp<"trunci", SignlessFixedWidthIntegerLike, SignlessFixedWidthIntegerLike> {
  let summary = "integer truncation operation";
  let arguments = (ins
    SignlessFixedWidthIntegerLike:$in,
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "IntegerOverflowFlags::none">:$overflowFlags
  );
  let assemblyFormat = [{
    $in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def ExtFOp : Arith_CastOp<"extf", FloatLike, FloatLike> {
  let summary = "cast from floating-point to wider floating-point";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TruncFOp : Arith_CastOp<"truncf", FloatLike, FloatLike> {
  let summary = "cast from floating-point to narrower floating-point";
  let arguments = (ins
    FloatLike:$in,
    OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
    OptionalAttr<Arith_FastMathAttr>:$fastmath
  );
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}
def ScalingExtFOp : Arith_Op<"scaling_extf",
    [SameInputOutputTensorDims, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "Upcasts input floats using provided scales values following OCP MXFP Spec";
  let description = [{
    Extends numbers of a microscaling format and multiplies each by its scale, a power
    of two:

    ```mlir
    %v = arith.scaling_extf %a, %b : f4E2M1FN, f8E8M0FNU to f32
    ```
  }];
  let arguments = (ins
    FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_FastMathAttr>:$fastmath
  );
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:`
    type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}
def ScalingTruncFOp : Arith_Op<"scaling_truncf",
    [SameInputOutputTensorDims, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "Downcasts input floating point values using provided scales values following OCP MXFP Spec";
  let description = [{ The inverse of `arith.scaling_extf`. }];
  let arguments = (ins
    FloatLike:$in,
    FloatLike:$scale,
    OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
    OptionalAttr<Arith_FastMathAttr>:$fastmath
  );
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
    type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}
def UIToFPOp : Arith_CastOp<"uitofp", SignlessFixedWidthIntegerLike, FloatLike> {
  let summary = "cast from unsigned integer type to floating-point";
  let hasFolder = 1;
}
def SIToFPOp : Arith_CastOp<"sitofp", SignlessFixedWidthIntegerLike, FloatLike> {
  let summary = "cast from integer type to floating-point";
  let hasFolder = 1;
}
def FPToUIOp : Arith_CastOp<"fptoui", FloatLike, SignlessFixedWidthIntegerLike> {
  let summary = "cast from floating-point type to integer type";
  let hasFolder = 1;
}
def FPToSIOp : Arith_CastOp<"fptosi", FloatLike, SignlessFixedWidthIntegerLike> {
  let summary = "cast from floating-point type to integer type";
  let hasFolder = 1;
}
def IndexCastOp : Arith_CastOp<"index_cast", IndexCastTypeConstraint, IndexCastTypeConstraint> {
  let summary = "cast between index and integer types";
  let hasFolder = 1;
}
def IndexCastUIOp
    : Arith_CastOp<"index_castui", IndexCastTypeConstraint, IndexCastTypeConstraint> {
  let summary = "unsigned cast between index and integer types";
  let hasFolder = 1;
}
def BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint, BitcastTypeConstraint> {
  let summary = "bitcast between values of equal bit width";
  let hasFolder = 1;
}

// Comparisons and select.

def CmpIOp : Arith_CompareOp<"cmpi"> {
  let summary = "integer comparison operation";
  let description = [{
    Compares integers under a predicate:

    ```mlir
    %x = arith.cmpi slt, %lhs, %rhs : i32
    ```
  }];

  let arguments = (ins
    Arith_CmpIPredicateAttr:$predicate,
    SignlessIntegerOrIndexLike:$lhs,
    SignlessIntegerOrIndexLike:$rhs
  );
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}
def CmpFOp : Arith_CompareOp<"cmpf"> {
  let summary = "floating-point comparison operation";
  let description = [{
    Compares floats under a predicate: if an operand is NaN, ordered predicates are
    false and unordered ones are true.
  }];
  let arguments = (ins
    Arith_CmpFPredicateAttr:$predicate,
    FloatLike:$lhs,
    FloatLike:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "FastMathFlags::none">:$fastmath
  );
  let assemblyFormat = [{
    $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)
  }];
}

def SelectOp : Arith_Op<"select",
    [AllTypesMatch<["true_value", "false_value", "result"]>,
     PredOpTrait<"condition is signless i1 or has matching shape",
                 Or<[TypeIsPred<"condition", I1>,
                     AllShapesMatch<["condition", "result"]>.predicate]>>,
     DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "select operation";
  let description = [{
    Selects one of two values by a condition; vectors and tensors as a whole, or
    element by element:

    ```mlir
    %x = arith.select %cond, %true, %false : i32
    %v = arith.select %conds, %a, %b : vector<42xi1>, vector<42xf32>
    ```
  }];

  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // ARITH_OPS
