// Types and attributes from records.

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

def Test_Dialect : Dialect {
  let name = "test_types";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
class Test_Type<string name, string word> : TypeDef<Test_Dialect, name> {
  let mnemonic = word;
}
class Test_Attr<string name, string word> : AttrDef<Test_Dialect, name> {
  let mnemonic = word;
}

def Test_Sign : I32EnumAttr<"Sign", "signedness", [
    I32EnumAttrCase<"Signless", 0, "n">, I32EnumAttrCase<"Signed", 1, "s">,
    I32EnumAttrCase<"Unsigned", 2, "u">]>;

//===-- Types -------------------------------------------------------------===//

// Only a mnemonic.
def Test_Singleton : Test_Type<"Singleton", "singleton"> {
  let summary = "a type without parameters";
}

// Parameters of every simple kind, in C++'s spellings.
def Test_Scalars : Test_Type<"Scalars", "scalars"> {
  let summary = "a type of scalars";
  let parameters = (ins "unsigned":$width, "int64_t":$offset, "bool":$flag,
                        "double":$scale, StringRefParameter<"What it is called">:$name);
  let assemblyFormat = "`<` $width `,` $offset `,` $flag `,` $scale `,` $name `>`";
}

// Verified by hand.
def Test_Int : Test_Type<"Int", "int"> {
  let summary = "integer of a test";
  let parameters = (ins "unsigned":$width, EnumParameter<Test_Sign>:$sign);
  let assemblyFormat = "`<` $sign $width `>`";
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilder<(ins "unsigned":$width), [{
      $_get($_ctxt, width, Sign::Signed)
    }]>
  ];
  let extraClassDeclaration = [{
    /// The largest number.
    pub fn max(self) -> u64 {
        let bits = self.width() - u32::from(self.sign() == Sign::Signed);
        if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
    }
  }];
}

// A list of types, which may contain lists.
def Test_Tuple : Test_Type<"Tuple", "tuple"> {
  let summary = "tuple of a test";
  let parameters = (ins ArrayRefParameter<"::mlir::Type", "What it holds">:$data);
  let assemblyFormat = "`<` $data `>`";
}

// Optional and default-valued parameters in groups.
def Test_Box : Test_Type<"Box", "box"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$element,
                        DefaultValuedParameter<"int64_t", "1">:$count,
                        OptionalArrayRefParameter<"int64_t">:$shape);
  let assemblyFormat = [{
    (`<` $element^ (`x` $count^)? `>`)? (`[` $shape^ `]`) : (`scalar`)?
  }];
}

// `params` and `struct(params)`.
def Test_List : Test_Type<"List", "list"> {
  let parameters = (ins "int":$first, OptionalParameter<"int">:$second,
                        DefaultValuedParameter<"int", "7">:$third);
  let assemblyFormat = "`<` params `>`";
}
def Test_Struct : Test_Type<"Struct", "struct"> {
  let parameters = (ins "int":$first, OptionalParameter<"::mlir::Attribute">:$second,
                        DefaultValuedParameter<"int", "7">:$third);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Test_Fields : Test_Type<"Fields", "fields"> {
  let parameters = (ins "int":$first, "int":$second, OptionalParameter<"int">:$third);
  let assemblyFormat = "`<` $first `:` struct($third, custom<Hex>($second)) `>`";
}

// Types of one kind, and of the dialect itself, which are written without the dialect's name.
def Test_Of : Test_Type<"Of", "of"> {
  let parameters = (ins "IntegerType":$integer, "IntType":$own, "IntType":$full,
                        OptionalParameter<"::mlir::StringAttr">:$label);
  let assemblyFormat = "`<` $integer `,` $own `,` qualified($full) (`,` $label^)? `>`";
}

// Parameters with constraints.
def Test_Checked : Test_Type<"Checked", "checked"> {
  let parameters = (ins AnyFloat:$float, I64Attr:$number);
  let assemblyFormat = "`<` $float `,` $number `>`";
}

// Custom directives, with references and strings; explicit whitespace.
def Test_Custom : Test_Type<"Custom", "custom"> {
  let parameters = (ins "int":$low, "int":$high);
  let assemblyFormat = "`<` `from` ` ` $low custom<Upper>($high, ref($low), \"to\") `` `>`";
}

// All by hand.
def Test_Hand : Test_Type<"Hand", "hand"> {
  let parameters = (ins "std::primitive::char":$sign, "int":$value);
  let hasCustomAssemblyFormat = 1;
}

// Names that mean something else in Rust, or to every view.
def Test_Names : Test_Type<"Names", "names"> {
  let parameters = (ins "int":$cx, "int":$loc, "int":$get, "int":$type, "int":$match, "int":$verify);
  let assemblyFormat = "`<` params `>`";
}

// Parameters of rarer kinds: wide integers and floats, maps, optional values, types of this crate, and parameters
// that functions of this crate parse and print.
def Test_HexParameter : AttrOrTypeParameter<"uint32_t", "A number in hexadecimal digits"> {
  let parser = "parse_hex_number($_parser)";
  let printer = "print_hex_number($_self, $_printer)";
}
def Test_More : Test_Type<"More", "more"> {
  let parameters = (ins APIntParameter<"A wide number">:$wide, APFloatParameter<"A number">:$ratio,
                        "::mlir::AffineMap":$map, OptionalParameter<"std::optional<int64_t>">:$maybe,
                        "crate::types::Version":$version, Test_HexParameter:$hex,
                        ArrayRefParameter<"StringRef">:$names, OptionalParameter<"bool">:$flag,
                        OptionalParameter<"Sign">:$sign, OptionalParameter<"IntType">:$own);
  let assemblyFormat = [{
    `<` $wide `,` $ratio `,` $map (`or` $maybe^)? `,` $version `,` $hex `:` $names
    (`flag` `=` $flag^)? (`sign` $sign^)? (`own` $own^)? `>`
  }];
}

// Printed by an alias.
def Test_Alias : Test_Type<"Alias", "alias"> {
  let parameters = (ins "int":$value);
  let assemblyFormat = "`<` $value `>`";
  let genMnemonicAlias = 1;
}

//===-- Attributes --------------------------------------------------------===//

def Test_Point : Test_Attr<"Point", "point"> {
  let summary = "a point";
  let parameters = (ins "int64_t":$x, "int64_t":$y);
  let assemblyFormat = "`<` $x `,` $y `>`";
}

// With the type that MLIR calls the self type.
def Test_Typed : Test_Attr<"Typed", "typed"> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int64_t":$value);
  let assemblyFormat = "`<` $value `>`";
}

// With a type that the format determines.
def Test_Interface : AttrDef<Test_Dialect, "Interface", [TypedAttrInterface]> {
  let mnemonic = "interface";
  let parameters = (ins "::mlir::Type":$type);
  let assemblyFormat = "`<` $type `>`";
}

def Test_Signs : Test_Attr<"Signs", "signs"> {
  let parameters = (ins ArrayRefParameter<"Sign">:$all, EnumParameter<Test_Sign>:$main);
  let assemblyFormat = "$main `[` $all `]`";
}

def Test_Points : ArrayOfAttr<Test_Dialect, "Points", "points", "::mlir::Attribute">;

def Test_Default : Test_Attr<"Default", "default"> {
  let parameters = (ins StringRefParameter<"", "\"none\"">:$name,
                        DefaultValuedParameter<"bool", "true">:$on,
                        DefaultValuedParameter<"double", "0.5">:$ratio,
                        DefaultValuedParameter<"Sign", "Sign::Signed">:$sign,
                        DefaultValuedParameter<"::mlir::Type", "$_builder.integer_type(32)">:$type);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}

//===-- Operations --------------------------------------------------------===//

def MakeOp : Test_Op<"make"> {
  let results = (outs Test_Singleton:$result);
  let assemblyFormat = "attr-dict";
}

def UseOp : Test_Op<"use"> {
  let arguments = (ins Test_Int:$value, Test_Point:$point, OptionalAttr<Test_Typed>:$typed);
  let assemblyFormat = "$value `at` $point ($typed^)? attr-dict `:` type($value)";
}

def PairOp : Test_Op<"pair"> {
  let arguments = (ins Variadic<Test_Int>:$values);
  let results = (outs Test_Tuple:$result);
  let assemblyFormat = "$values attr-dict `:` type($values) `->` qualified(type($result))";
}
