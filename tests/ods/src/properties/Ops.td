// Properties.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test_properties";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

//===-- Values ------------------------------------------------------------===//

def Test_Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">]>;
def Test_ColorAttr : EnumAttr<Test_Dialect, Test_Color, "color"> {
  let assemblyFormat = "`<` $value `>`";
}

def Test_NonNegative : ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">;
def Test_Word : ConfinedProp<StringProp, CPred<"$_self != \"\"">, "non-empty string">;
def Test_Pair : ConfinedProp<IntArrayProp<I64Prop>, CPred<"$_self.len() == 2">, "two int64_t">;

//===-- Operations --------------------------------------------------------===//

// One property of each kind, in the format.
def AllOp : Test_Op<"all"> {
  let arguments = (ins
    IntProp<"int64_t">:$wide, I32Prop:$narrow, IntProp<"uint8_t", "a byte">:$byte, BoolProp:$on, StringProp:$text,
    UnitProp:$flag, EnumProp<Test_Color>:$color, NamedEnumProp<Test_Color, "color">:$named,
    IntArrayProp<I64Prop>:$list, ArrayProp<StringProp>:$words, OptionalProp<I64Prop>:$maybe,
    OptionalProp<StringProp, 0>:$some, ArrayProp<IntArrayProp<I32Prop>>:$nested);
  let assemblyFormat = "$wide $narrow $byte $on $text $flag $color $named $list $words $maybe $some $nested attr-dict";
}

// Optional groups that properties anchor, with defaults.
def GroupsOp : Test_Op<"groups"> {
  let arguments = (ins
    DefaultValuedProp<I64Prop, "5">:$count, UnitProp:$fast, OptionalProp<StringProp>:$label,
    DefaultValuedProp<EnumProp<Test_Color>, "Color::Green">:$color,
    DefaultValuedProp<IntArrayProp<I64Prop>, "{}">:$shape);
  let assemblyFormat = [{
    (`count` $count^)? (`fast` $fast^)? ($label^)? (`in` $color^)? (`shape` $shape^)? attr-dict
  }];
}

// With attributes, in dictionaries.
def DictOp : Test_Op<"dict"> {
  let arguments = (ins
    I64Prop:$wide, DefaultValuedProp<I64Prop, "-5">:$other, UnitProp:$flag, I64Attr:$attr, UnitAttr:$unit);
  let assemblyFormat = "$attr prop-dict attr-dict";
}
def AttrDictOp : Test_Op<"attr_dict"> {
  let arguments = (ins I64Prop:$wide, DefaultValuedProp<StringProp, "\"x\"">:$text, OptionalProp<BoolProp>:$maybe,
    DefaultValuedProp<I64Prop, "0">:$state);
  let assemblyFormat = "attr-dict";
}

// With conditions, also on elements.
def ConfinedOp : Test_Op<"confined"> {
  let arguments = (ins
    Test_NonNegative:$size, Test_Word:$word, Test_Pair:$pair, OptionalProp<Test_NonNegative>:$maybe,
    ArrayProp<Test_Word>:$words, DefaultValuedProp<Test_NonNegative, "1">:$count,
    ConstantProp<I64Prop, "7">:$seven);
}

// A relation between properties.
def RangeOp : Test_Op<"range", [PredOpTrait<"low is not above high", CPred<"$low <= $high">>]> {
  let arguments = (ins I64Prop:$low, I64Prop:$high);
  let assemblyFormat = "$low `to` $high attr-dict";
}

// Stored as a dialect's attribute.
def ColoredOp : Test_Op<"colored"> {
  let arguments = (ins
    EnumPropWithAttrForm<Test_Color, Test_ColorAttr>:$first,
    NamedEnumPropWithAttrForm<Test_Color, "shade", Test_ColorAttr>:$second);
  let assemblyFormat = "$first $second attr-dict";
}

// In clauses in any order, as the only element of a group, and in custom directives.
def PlacesOp : Test_Op<"places"> {
  let arguments = (ins
    UnitProp:$fast, DefaultValuedProp<I64Prop, "0">:$count, UnitProp:$only, OptionalProp<I64Prop>:$first,
    I64Prop:$times);
  let assemblyFormat = [{
    ($only^)? ($first^ `then`)? oilist(`fast` $fast | `count` $count) `x` custom<Times>($times) attr-dict
  }];
}

// Properties that the format binds are not keys of the dictionary.
def BoundOp : Test_Op<"bound"> {
  let arguments = (ins I64Prop:$first, UnitProp:$fast, I64Prop:$other, I64Prop:$rest);
  let assemblyFormat = "$first (`fast` $fast^)? `x` $other prop-dict attr-dict";
}

// Equal if their values are.
def MakeOp : Test_Op<"make", [Pure]> {
  let arguments = (ins I64Prop:$p, UnitProp:$u, DefaultValuedProp<I64Prop, "5">:$d);
  let results = (outs I32);
  let assemblyFormat = "$p ($u^)? (`d` $d^)? attr-dict";
}
def UseOp : Test_Op<"use"> {
  let arguments = (ins Variadic<I32>:$values);
  let assemblyFormat = "$values attr-dict";
}
def BoxOp : Test_Op<"box", [IsolatedFromAbove, SingleBlock, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}

// Lists and strings that are not empty.
def FilledOp : Test_Op<"filled"> {
  let arguments = (ins
    ConfinedProp<ArrayProp<StringProp>, CPred<"!$_self.empty()">, "some words">:$words,
    ConfinedProp<IntArrayProp<I64Prop>, CPred<"!$_self.empty() && $_self.size() < 3">, "one or two numbers">:$list,
    ConfinedProp<StringProp, CPred<"!$_self.empty()">, "some text">:$text);
  let assemblyFormat = "prop-dict attr-dict";
}

//===-- Types of the crate ------------------------------------------------===//

// Stored as a type of this crate, with the conversions and the text of `PropertyValue`.
def Test_Fraction : Property<"::test_properties::Fraction", "a fraction">;

// The same, optional: the parser recognizes it by the number that it starts with.
def Test_AnyFraction : Property<"::test_properties::Fraction", "a fraction"> {
  let optionalParser = "Fraction::parse_optional";
  let writeToMlirBytecode = writeMlirBytecodeWithConvertToAttribute;
  let readFromMlirBytecode = readMlirBytecodeUsingConvertFromAttribute;
}
def Test_Proper : ConfinedProp<Test_Fraction, CPred<"self::Fraction::below_one($_self)">, "a fraction below one">;

def FractionOp : Test_Op<"fraction"> {
  let arguments = (ins
    Test_Fraction:$one, Test_Proper:$proper, OptionalProp<Test_Fraction>:$some, OptionalProp<Test_AnyFraction>:$bare,
    ArrayProp<Test_Fraction>:$list, ArrayProp<OptionalProp<Test_Fraction>>:$holes, ArrayProp<Test_Proper>:$propers);
  let assemblyFormat = "$one $proper $some $bare $list $holes $propers attr-dict";
}
def FractionsOp : Test_Op<"fractions", [Pure]> {
  let arguments = (ins
    Test_Fraction:$one, DefaultValuedProp<Test_AnyFraction, "Fraction::HALF">:$half,
    DefaultValuedProp<Test_Fraction, "Fraction::of(1, 3)">:$third,
    DefaultValuedProp<ArrayProp<Test_Fraction>, "{Fraction::HALF, Fraction::of(1, 3)}">:$list);
  let results = (outs I32);
  let assemblyFormat = "($half^ `is` `half`)? prop-dict attr-dict";
}

//===-- Text of one's own -------------------------------------------------===//

def Test_Hex : IntProp<"uint32_t", "a number in hexadecimal"> {
  let parser = "parse_hex";
  let optionalParser = "parse_optional_hex";
  let printer = "print_hex";
}
// Code that is not given has its default.
def Test_Loud : _cls_StringProp {
  let printer = "print_loud";
}
def Test_Dotted : IntArrayProp<I64Prop> {
  let parser = "parse_dotted";
  let printer = "print_dotted";
}
def WrittenOp : Test_Op<"written"> {
  let arguments = (ins
    Test_Hex:$hex, OptionalProp<Test_Hex>:$maybe, ArrayProp<Test_Hex>:$list, Test_Loud:$loud, Test_Dotted:$dotted,
    DefaultValuedProp<Test_Hex, "16">:$sixteen,
    ConfinedProp<Test_Hex, CPred<"$_self > 100">, "a large number in hexadecimal">:$large);
  let assemblyFormat = "$hex $maybe $list $loud $dotted $large (`=` $sixteen^)? attr-dict";
}

//===-- Types of C++ ------------------------------------------------------===//

// Named after their storage. The parser of one that is not an `IntProp` cannot recognize its absence.
def StoredOp : Test_Op<"stored"> {
  let arguments = (ins
    Property<"int64_t">:$wide, IntProp<"size_t">:$size, Property<"std::string">:$text, Property<"bool">:$on,
    IntProp<"uint64_t">:$most, OptionalProp<Property<"int64_t">>:$some, OptionalProp<IntProp<"size_t">>:$bare);
  let assemblyFormat = "$wide $size $text $on $most $some $bare attr-dict";
}

//===-- Default values ----------------------------------------------------===//

// Lists are written as in C++, even in the storage type.
def ListsOp : Test_Op<"lists"> {
  let arguments = (ins
    DefaultValuedProp<IntArrayProp<I64Prop>, "{1, -2}", "{1, -2}">:$two,
    DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$none,
    DefaultValuedProp<IntArrayProp<I32Prop>, "::llvm::ArrayRef<int32_t>{3}">:$one,
    DefaultValuedProp<ArrayProp<StringProp>, "{\"a\", \"b\"}">:$words,
    DefaultValuedProp<ArrayProp<EnumProp<Test_Color>>, "{Color::Green, Color::Red}">:$colors,
    DefaultValuedProp<ArrayProp<IntArrayProp<I64Prop>>, "{{1}, {}}">:$nested,
    DefaultValuedProp<OptionalProp<I64Prop, 0>, "7">:$seven,
    DefaultValuedProp<OptionalProp<IntArrayProp<I64Prop>, 0>, "std::nullopt">:$absent,
    DefaultValuedProp<IntProp<"uint64_t">, "18446744073709551615">:$most,
    DefaultValuedProp<IntProp<"int8_t">, "-128">:$least,
    DefaultValuedProp<BoolProp, "true">:$on);
  let assemblyFormat = "(`two` $two^)? prop-dict attr-dict";
}
