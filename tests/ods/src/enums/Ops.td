// Integer and bit enums.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_enums";
  let cppNamespace = "::test_enums";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

//===-- The manual's listings ---------------------------------------------===//

def Case15 : I32EnumAttrCase<"Case15", 15>;
def Case20 : I32EnumAttrCase<"Case20", 20>;

def MyIntEnum : I32EnumAttr<"MyIntEnum", "An example int enum", [Case15, Case20]> {
  let cppNamespace = "Outer::Inner";
  let stringToSymbolFnName = "ConvertToEnum";
  let symbolToStringFnName = "ConvertToString";
}

def None : I32BitEnumAttrCaseNone<"None">;
def Bit0 : I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
def Bit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
def Bit2 : I32BitEnumAttrCaseBit<"Bit2", 2>;
def Bit3 : I32BitEnumAttrCaseBit<"Bit3", 3>;

def MyBitEnum : I32BitEnumAttr<"MyBitEnum", "An example bit enum",
                               [None, Bit0, Bit1, Bit2, Bit3]>;

//===-- Enums that are integers -------------------------------------------===//

def Sizes : I64EnumAttr<"Sizes", "", [
  I64EnumAttrCase<"Small", 1, "small">, I64EnumAttrCase<"Large", 4294967296, "large">
]> {
  let cppNamespace = "Outer";
  let genSpecializedAttr = 0;
  let underlyingType = "uint64_t";
  let underlyingToSymbolFnName = "fromNumber";
  let maxEnumValFnName = "largest";
}
def Signed : IntEnumAttr<I16, "Signed", "a signed enum", [
  IntEnumAttrCaseBase<I16, "Minus", "minus", -3>, IntEnumAttrCaseBase<I16, "Plus", "plus", 3>
]> {
  let underlyingType = "int16_t";
}
def Wide : I8BitEnumAttr<"Wide", "eight bits", [
  I8BitEnumAttrCaseBit<"Low", 0, "low">, I8BitEnumAttrCaseBit<"High", 7, "high">
]> {
  let separator = ", ";
}

//===-- Enums that are attributes of the dialect --------------------------===//

def Color : I32Enum<"Color", "a color", [
  I32EnumCase<"Red", 0, "red">, I32EnumCase<"DarkBlue", 7, "dark blue">
]>;
def ColorAttr : EnumAttr<Test_Dialect, Color, "color"> {
  let assemblyFormat = "`<` $value `>`";
}

def PermR : I16BitEnumCaseBit<"Read", 0, "r">;
def PermW : I16BitEnumCaseBit<"Write", 1, "w">;
def PermX : I16BitEnumCaseBit<"Execute", 2, "x">;
def PermRW : BitEnumCaseGroup<"ReadWrite", [PermR, PermW], "rw">;
def PermWX : BitEnumCaseGroup<"WriteExecute", [PermW, PermX], "wx">;
// Prints each case whose bits are set, groups too.
def Plain : I16BitEnum<"Plain", "permissions", [PermR, PermRW, PermW, PermX, PermWX]>;
def PlainAttr : EnumAttr<Test_Dialect, Plain, "plain"> {
  let assemblyFormat = "`<` $value `>`";
}
// Prints the last group whose bits are set, then the remaining bits.
def Primary : I16BitEnum<"Primary", "permissions", [PermR, PermRW, PermW, PermX, PermWX]> {
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}
def PrimaryAttr : EnumAttr<Test_Dialect, Primary, "primary">;

def OldStyle : I32EnumAttr<"OldStyle", "an enum that can stand alone", [Case15, Case20]> {
  let cppNamespace = "::test_enums";
  let genSpecializedAttr = 0;
}
def OldStyleAttr : EnumAttr<Test_Dialect, OldStyle, "old"> {
  let assemblyFormat = "`<` $value `>`";
}

// Bits without a case of their own.
def Pair : I8BitEnumCase<"Pair", 6, "pair">;
def Lone : I8BitEnumCaseBit<"Lone", 0, "lone">;
def Paired : I8BitEnum<"Paired", "bits in pairs", [Lone, Pair]>;
def PairedAttr : EnumAttr<Test_Dialect, Paired, "paired">;

//===-- Operations --------------------------------------------------------===//

def IntOp : Test_Op<"int"> {
  let arguments = (ins MyIntEnum:$e, OptionalAttr<Sizes>:$size,
                       DefaultValuedEnumAttr<Signed, IntEnumAttrCaseBase<I16, "Plus", "plus", 3>>:$sign);
  let assemblyFormat = "$e (`size` $size^)? (`sign` $sign^)? attr-dict";
}
def BitOp : Test_Op<"bit"> {
  let arguments = (ins MyBitEnum:$e, Wide:$w);
  let assemblyFormat = "$e `,` $w attr-dict";
}
def AttrOp : Test_Op<"attr"> {
  let arguments = (ins ColorAttr:$color, PlainAttr:$plain, PrimaryAttr:$primary, OldStyleAttr:$old);
  let assemblyFormat = "$color $plain $primary $old attr-dict";
}
def PairedOp : Test_Op<"paired"> {
  let arguments = (ins PairedAttr:$bits);
  let assemblyFormat = "$bits attr-dict";
}
