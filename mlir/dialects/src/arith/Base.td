//===- Base.td - Parts of arith for other dialects -------------*- tablegen -*-===//
//
// The dialect itself, and the fast-math flags, which other dialects also use.
//
//===----------------------------------------------------------------------===//

#ifndef ARITH_BASE
#define ARITH_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Arith_Dialect : Dialect {
  let name = "arith";
  let summary = "Arithmetic";
  let cppNamespace = "::mlir::arith";
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let interfaces = ["crate::inlining::INLINER", "crate::int_ranges::ARITH"];
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

#endif // ARITH_BASE
