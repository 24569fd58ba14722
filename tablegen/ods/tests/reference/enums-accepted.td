// Bits that no case stands for alone.
def A : I32BitEnumAttrCaseBit<"A", 0>;
def C : I32BitEnumAttrCaseBit<"C", 4>;
def B : I32BitEnumAttrCase<"B", 3>;
def G : I32BitEnumAttrCaseGroup<"G", [A, C]>;
def E : I32BitEnumAttr<"E", "e", [A, B, G]>;
// -----
// One enumeration by two records, as where two files describe it.
def A : I32EnumAttrCase<"A", 0>;
def E1 : I32EnumAttr<"E", "e", [A]> { let cppNamespace = "::d"; }
def E2 : I32EnumAttr<"E", "e", [A]> { let cppNamespace = "::d"; }
