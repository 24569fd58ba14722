//===- Ops.td - The arith dialect ------------------------------*- tablegen -*-===//
//
// Arithmetic on integers, indices and floats, element by element on vectors and
// tensors of them.
//
//===----------------------------------------------------------------------===//

#ifndef ARITH_OPS
#define ARITH_OPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let summary = "Arithmetic";
  let cppNamespace = "::mlir::arith";
  let hasConstantMaterializer = 1;
  let interfaces = ["BYTECODE"];
}

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

def FASTMATH_None : I32BitEnumAttrCaseNone<"none">;
def FASTMATH_Reassoc : I32BitEnumAttrCaseBit<"reassoc", 0>;
def FASTMATH_NoNaNs : I32BitEnumAttrCaseBit<"nnan", 1>;
def FASTMATH_NoInfs : I32BitEnumAttrCaseBit<"ninf", 2>;
def FASTMATH_NoSignedZeros : I32BitEnumAttrCaseBit<"nsz", 3>;
def FASTMATH_AllowReciprocal : I32BitEnumAttrCaseBit<"arcp", 4>;
def FASTMATH_AllowContract : I32BitEnumAttrCaseBit<"contract", 5>;
def FASTMATH_ApproxFunc : I32BitEnumAttrCaseBit<"afn", 6>;
def FASTMATH_Fast : I32BitEnumAttrCaseGroup<"fast", [
  FASTMATH_Reassoc, FASTMATH_NoNaNs, FASTMATH_NoInfs, FASTMATH_NoSignedZeros,
  FASTMATH_AllowReciprocal, FASTMATH_AllowContract, FASTMATH_ApproxFunc
]>;

def FastMathFlags : I32BitEnumAttr<"FastMathFlags", "Floating point fast math flags", [
  FASTMATH_None, FASTMATH_Reassoc, FASTMATH_NoNaNs, FASTMATH_NoInfs,
  FASTMATH_NoSignedZeros, FASTMATH_AllowReciprocal, FASTMATH_AllowContract,
  FASTMATH_ApproxFunc, FASTMATH_Fast
]> {
  let cppNamespace = "::mlir::arith";
  let separator = ",";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def Arith_FastMathAttr : EnumAttr<Arith_Dialect, FastMathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def IOFnone : I32BitEnumAttrCaseNone<"none">;
def IOFnsw : I32BitEnumAttrCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumAttrCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnumAttr<"IntegerOverflowFlags",
    "Integer overflow arith flags", [IOFnone, IOFnsw, IOFnuw]> {
  let cppNamespace = "::mlir::arith";
  let separator = ", ";
  let genSpecializedAttr = 0;
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

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def ConstantOp : Op<Arith_Dialect, "constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>,
     AllTypesMatch<["value", "result"]>]> {
  let summary = "integer or floating point constant";
  let description = [{
    Gives an integer, float, or dense elements attribute as a value:

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

def AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "integer addition operation";
  let hasFolder = 1;
}
def SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "Integer subtraction operation.";
  let hasFolder = 1;
}
def MulIOp : Arith_IntBinaryOpWithOverflowFlags<"muli", [Commutative]> {
  let summary = "Integer multiplication operation.";
  let hasFolder = 1;
}
def DivSIOp : Arith_IntBinaryOp<"divsi", [],
    [NoMemoryEffect, DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "signed integer division operation";
  let description = [{ Rounds towards zero. Division by zero is undefined. }];
  let hasFolder = 1;
}
def RemSIOp : Arith_IntBinaryOp<"remsi"> {
  let summary = "signed integer division remainder operation";
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
def MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "floating point multiplication operation";
  let hasFolder = 1;
}
def DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "floating point division operation";
  let hasFolder = 1;
}

def CmpIOp : Arith_Op<"cmpi",
    [SameTypeOperands,
     TypesMatchWith<"result type has i1 element type and same shape as operands",
                    "lhs", "result", "i1_same_shape($_self)">]> {
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
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}

def SelectOp : Arith_Op<"select",
    [AllTypesMatch<["true_value", "false_value", "result"]>,
     DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "select operation";
  let description = [{
    Gives one of two values, by a condition; of vectors and tensors as a whole, or
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

def IndexCastOp : Arith_Op<"index_cast",
    [SameOperandsAndResultShape, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "cast between index and integer types";
  let arguments = (ins SignlessIntegerOrIndexLike:$in);
  let results = (outs SignlessIntegerOrIndexLike:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
}

#endif // ARITH_OPS
