// Deprecated records and the Rust generated from them.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"

def Test_Dialect : Dialect {
  let name = "test_deprecation";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def OldOp : Test_Op<"old">, CppDeprecated<"use 'new' instead"> {
  let arguments = (ins I32:$input);
  let assemblyFormat = "$input attr-dict";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Itself, by its own name.
    pub fn again(self) -> $cppClass<'a> {
      self
    }
  }];
}

def NewOp : Test_Op<"new"> {
  let arguments = (ins I32Attr:$value);
  let builders = [
    DeprecatedOpBuilder<"use 'build' with an i64 instead", (ins "bool":$flag), [{
      $_state.set_attr($_builder.cx(), "value", $_builder.cx().int_attr_of_width(flag.into(), 32));
    }]>
  ];
}

def OldKind : I32EnumAttr<"OldKind", "Kinds as they were", [
  I32EnumAttrCase<"Left", 0, "left">, I32EnumAttrCase<"Right", 1, "right">
]>, CppDeprecated<"use 'Kind' instead">;

def OldFlags : I32BitEnumAttr<"OldFlags", "Flags as they were", [
  I32BitEnumAttrCaseBit<"Fast", 0, "fast">, I32BitEnumAttrCaseBit<"Wide", 1, "wide">
]>, CppDeprecated<"say it in words">;

def Width : InterfaceMethod<"The width in bits.", "i64", "width", (ins), [{}], [{ 32 }]>,
    CppDeprecated<"use 'size' instead">;
def Doubled : InterfaceMethod<"Twice the size.", "i64", "doubled", (ins "fn(mlir::OpRef<'_>) -> i64":$size),
    [{ 2 * size($_op) }]>, CppDeprecated<"multiply it">;

def SizeInterface : OpInterface<"SizeInterface"> {
  let description = "Operations with a size.";
  let methods = [
    Width, Doubled,
    InterfaceMethod<"The size in bytes.", "i64", "size", (ins), [{}], [{ 4 }]>
  ];
}

def OldInterface : OpInterface<"OldInterface">, CppDeprecated<"use 'SizeInterface' instead"> {
  let description = "Operations with a size, as they were.";
  let methods = [InterfaceMethod<"The length.", "i64", "length">];
}

def KindOp : Test_Op<"kind", [
    DeclareOpInterfaceMethods<SizeInterface>, DeclareOpInterfaceMethods<OldInterface>]> {
  let arguments = (ins OldKind:$kind, OldFlags:$flags);
  let assemblyFormat = "$kind $flags attr-dict";
}

def AgeInterface : AttrInterface<"AgeInterface"> {
  let description = "Attributes with an age.";
  let methods = [InterfaceMethod<"The age in years.", "i64", "years">];
}

def OldType : TypeDef<Test_Dialect, "Old">, CppDeprecated<"use 'i32' instead"> {
  let mnemonic = "old";
  let parameters = (ins "int64_t":$size);
  let assemblyFormat = "`<` $size `>`";
  let genVerifyDecl = 1;
}

def OldAttr : AttrDef<Test_Dialect, "Old", [DeclareAttrInterfaceMethods<AgeInterface>]>,
    CppDeprecated<"use an integer instead"> {
  let mnemonic = "old";
  let parameters = (ins "int64_t":$age);
  let assemblyFormat = "`<` $age `>`";
}

def DataOp : Test_Op<"data"> {
  let arguments = (ins OldType:$input, OldAttr:$age);
  let results = (outs OldType:$output);
  let assemblyFormat = "$input $age attr-dict `:` type($input) `to` type($output)";
}
