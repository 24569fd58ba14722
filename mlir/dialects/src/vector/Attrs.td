//===- Attrs.td - The vector dialect and its attributes --------*- tablegen -*-===//

#ifndef VECTOR_ATTRS
#define VECTOR_ATTRS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let summary = "Vectors";
  let cppNamespace = "::mlir::vector";
  let dependentDialects = ["crate::arith::DIALECT", "crate::ub::DIALECT"];
  let hasConstantMaterializer = 1;
  let interfaces = ["crate::inlining::INLINER", "crate::int_ranges::VECTOR"];
}

class Vector_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::vector";
  let genSpecializedAttr = 0;
}
class Vector_EnumAttr<EnumInfo enum, string mnemonic>
    : EnumAttr<Vector_Dialect, enum, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

def CombiningKind : Vector_Enum<"CombiningKind",
    "Kind of combining function for contractions and reductions", [
  I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"MinUI", 2, "minui">, I32EnumAttrCase<"MinSI", 3, "minsi">,
  I32EnumAttrCase<"MinNumF", 4, "minnumf">, I32EnumAttrCase<"MaxUI", 5, "maxui">,
  I32EnumAttrCase<"MaxSI", 6, "maxsi">, I32EnumAttrCase<"MaxNumF", 7, "maxnumf">,
  I32EnumAttrCase<"And", 8, "and">, I32EnumAttrCase<"Or", 9, "or">,
  I32EnumAttrCase<"Xor", 10, "xor">, I32EnumAttrCase<"MaximumF", 12, "maximumf">,
  I32EnumAttrCase<"MinimumF", 11, "minimumf">
]>;
def CombiningKindAttr : Vector_EnumAttr<CombiningKind, "kind">;

def IteratorType : Vector_Enum<"IteratorType", "Iterator type", [
  I32EnumAttrCase<"Parallel", 0, "parallel">, I32EnumAttrCase<"Reduction", 1, "reduction">
]>;
def IteratorTypeAttr : Vector_EnumAttr<IteratorType, "iterator_type">;
def IteratorTypeArrayAttr : TypedArrayAttrBase<IteratorTypeAttr, "Iterator type should be an enum.">;

def PrintPunctuation : Vector_Enum<"PrintPunctuation",
    "Punctuation for separating vectors or vector elements", [
  I32EnumAttrCase<"NoPunctuation", 0, "no_punctuation">, I32EnumAttrCase<"NewLine", 1, "newline">,
  I32EnumAttrCase<"Comma", 2, "comma">, I32EnumAttrCase<"Open", 3, "open">,
  I32EnumAttrCase<"Close", 4, "close">
]>;
def PrintPunctuationAttr : Vector_EnumAttr<PrintPunctuation, "punctuation">;

#endif // VECTOR_ATTRS
