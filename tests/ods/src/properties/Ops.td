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

// Beside attributes, in dictionaries.
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

// With conditions, also on what is inside.
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

// Kept as a dialect's attribute.
def ColoredOp : Test_Op<"colored"> {
  let arguments = (ins
    EnumPropWithAttrForm<Test_Color, Test_ColorAttr>:$first,
    NamedEnumPropWithAttrForm<Test_Color, "shade", Test_ColorAttr>:$second);
  let assemblyFormat = "$first $second attr-dict";
}

// In clauses in any order, alone in a group, and in directives by hand.
def PlacesOp : Test_Op<"places"> {
  let arguments = (ins
    UnitProp:$fast, DefaultValuedProp<I64Prop, "0">:$count, UnitProp:$only, OptionalProp<I64Prop>:$first,
    I64Prop:$times);
  let assemblyFormat = [{
    ($only^)? ($first^ `then`)? oilist(`fast` $fast | `count` $count) `x` custom<Times>($times) attr-dict
  }];
}

// What the format binds is no key of the dictionary.
def BoundOp : Test_Op<"bound"> {
  let arguments = (ins I64Prop:$first, UnitProp:$fast, I64Prop:$other, I64Prop:$rest);
  let assemblyFormat = "$first (`fast` $fast^)? `x` $other prop-dict attr-dict";
}

// Equal where their values are.
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

// Lists and strings that hold something.
def FilledOp : Test_Op<"filled"> {
  let arguments = (ins
    ConfinedProp<ArrayProp<StringProp>, CPred<"!$_self.empty()">, "some words">:$words,
    ConfinedProp<IntArrayProp<I64Prop>, CPred<"!$_self.empty() && $_self.size() < 3">, "one or two numbers">:$list,
    ConfinedProp<StringProp, CPred<"!$_self.empty()">, "some text">:$text);
  let assemblyFormat = "prop-dict attr-dict";
}
