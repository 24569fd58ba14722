// The declarative assembly format: one operation for each thing that a format can hold.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Test_Dialect : Dialect {
  let name = "test_format";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Literals.

def LiteralsOp : Test_Op<"literals"> {
  let assemblyFormat = "`keyword` `:` `,` `=` `<` `>` `(` `)` `{` `}` `[` `]` `->` `?` `+` `*` `-` `...` `_` `a.b$c` attr-dict";
}

def NewlineOp : Test_Op<"newline"> {
  let assemblyFormat = "`{` `\\n` ` ` ` ` `this_is_on_a_newline` `\\n` `}` attr-dict";
}

def SpacesOp : Test_Op<"spaces"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$second);
  let assemblyFormat = [{
    `(` $a `)` `[` ` ` $second ` ` `]` `` `tail` `<` `` `,` `:` `` `>` ` ` `:` type($a) `,` type($second) attr-dict
  }];
}

def PunctuationOp : Test_Op<"punctuation"> {
  let arguments = (ins I32Attr:$n, I32Attr:$m);
  let assemblyFormat = "$n `+` $m `` `*` `->` `(` `{` `}` `)` `->` `` `x` `=` `=` `?` `x` `:` attr-dict";
}

// Directives.

def AttrDictKeywordOp : Test_Op<"attr_dict_with_keyword"> {
  let arguments = (ins OptionalAttr<I32Attr>:$opt);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}

def PropDictOp : Test_Op<"prop_dict"> {
  let arguments = (ins I64Attr:$named, OptionalAttr<StrAttr>:$opt, DefaultValuedAttr<I32Attr, "3">:$def);
  let assemblyFormat = "$named prop-dict attr-dict";
}

def CallOp : Test_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$outs);
  let assemblyFormat = "$callee `(` $args `)` attr-dict `:` functional-type($args, results)";
}

def AllOp : Test_Op<"all", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Optional<AnyType>:$second, Variadic<AnyType>:$c);
  let results = (outs AnyType:$x, Variadic<AnyType>:$y);
  let regions = (region AnyRegion:$first, AnyRegion:$last);
  let assemblyFormat = "`(` operands `)` attr-dict `:` type(operands) `->` type(results) `do` regions";
}

def SuccessorsOp : Test_Op<"successors", [Terminator]> {
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$rest);
  let assemblyFormat = "successors attr-dict";
}

def BranchOp : Test_Op<"branch", [Terminator]> {
  let arguments = (ins I1:$cond);
  let successors = (successor AnySuccessor:$then, AnySuccessor:$otherwise);
  let assemblyFormat = "$cond `,` $then `,` $otherwise attr-dict";
}

def SwitchOp : Test_Op<"switch", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$cases);
  let assemblyFormat = "`[` $cases `]` attr-dict";
}

def RegionsOp : Test_Op<"regions"> {
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "$first `then` $rest attr-dict";
}

// Optional groups.

def ReturnOp : Test_Op<"return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def UnitOp : Test_Op<"unit"> {
  let arguments = (ins UnitAttr:$is_read_only);
  let assemblyFormat = "(`is_read_only` $is_read_only^)? attr-dict";
}

def ElseOp : Test_Op<"else"> {
  let arguments = (ins UnitAttr:$there);
  let assemblyFormat = "(`foo_is_present` $there^) : (`foo_is_absent`)? attr-dict";
}

def InvertedOp : Test_Op<"inverted"> {
  let arguments = (ins UnitAttr:$there, OptionalAttr<I32Attr>:$n);
  let assemblyFormat = "(`absent`) : (`present` $there^)? (`none`) : ($n^)? attr-dict";
}

def UnitFirstOp : Test_Op<"unit_first"> {
  let arguments = (ins UnitAttr:$flag, UnitAttr:$plain);
  let assemblyFormat = "($flag^ `after`)? `:` attr-dict";
}

def OptionalAttrOp : Test_Op<"optional_attr"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<AnyAttr>:$second, DefaultValuedAttr<I64Attr, "7">:$c);
  let assemblyFormat = "(`a` $a^)? (`[` $second^ `]`)? (`c` `=` $c^)? attr-dict";
}

def AttrFirstOp : Test_Op<"attr_first"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<StrAttr>:$s, OptionalAttr<SymbolNameAttr>:$n,
                       OptionalAttr<DenseI64ArrayAttr>:$d, OptionalAttr<TypeAttr>:$t);
  let assemblyFormat = "($a^ `i`)? ($s^ `s`)? ($n^ `n`)? ($d^ `d`)? ($t^ `t`)? attr-dict";
}

def OptionalOperandOp : Test_Op<"optional_operand", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$a, Variadic<AnyType>:$second, Optional<I32>:$c);
  let assemblyFormat = "($a^ `:` type($a))? (`[` $second^ `]` `:` type($second))? (`(` $c^ `)`)? attr-dict";
}

def OptionalResultOp : Test_Op<"optional_result"> {
  let results = (outs Optional<AnyType>:$r);
  let assemblyFormat = "(`->` type($r)^)? attr-dict";
}

def OptionalRegionOp : Test_Op<"optional_region"> {
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = "($body^ `tail`)? (`else` $other^)? attr-dict";
}

def OptionalRegionsOp : Test_Op<"optional_regions"> {
  let regions = (region VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "(`regions` $rest^)? attr-dict";
}

def NestedOp : Test_Op<"nested"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$second, UnitAttr:$u);
  let assemblyFormat = "(`a` $a^ (`b` $second^)? (`u` $u^)?)? attr-dict";
}

// Lists in any order.

def OiListOp : Test_Op<"oilist", [AttrSizedOperandSegments]> {
  let arguments = (ins UnitAttr:$nowait, OptionalAttr<I32Attr>:$level, Optional<AnyType>:$one, Variadic<I32>:$many);
  let assemblyFormat = [{
    oilist( `nowait` $nowait
          | `level` `(` $level `)`
          | `one` `(` $one `:` type($one) `)`
          | `many` `(` $many `)`)
    attr-dict
  }];
}

// Attributes.

def AttributesOp : Test_Op<"attributes"> {
  let arguments = (ins I32Attr:$i, F32Attr:$f, StrAttr:$s, SymbolNameAttr:$name, FlatSymbolRefAttr:$ref,
                       DenseI64ArrayAttr:$dense, TypeAttr:$type, AnyAttr:$any, ArrayAttr:$array, BoolAttr:$truth,
                       DictionaryAttr:$dict, I64ArrayAttr:$ints);
  let assemblyFormat = "$i $f $s $name $ref $dense $type $any $array $truth $dict $ints attr-dict";
}

def Color : I32EnumAttr<"Color", "a color",
    [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">, I32EnumAttrCase<"Odd", 2, "very-odd">]> {
  let cppNamespace = "tf";
}

def EnumOp : Test_Op<"enum"> {
  let arguments = (ins Color:$color, OptionalAttr<Color>:$opt, DefaultValuedAttr<Color, "tf::Color::Green">:$def);
  let assemblyFormat = "$color (`opt` $opt^)? (`def` $def^)? attr-dict";
}

// Types.

def BuildableOp : Test_Op<"buildable"> {
  let arguments = (ins I32:$a, Variadic<Index>:$second);
  let results = (outs I64:$r);
  let assemblyFormat = "$a `,` $second attr-dict";
}

def AllMatchOp : Test_Op<"all_match", [AllTypesMatch<["a", "second", "r"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$second);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $second attr-dict `:` type($second)";
}

def SameOperandsOp : Test_Op<"same_operands", [SameTypeOperands]> {
  let arguments = (ins AnyType:$a, AnyType:$second);
  let results = (outs I1:$r);
  let assemblyFormat = "$a `,` $second attr-dict `:` type($a)";
}

def SameOp : Test_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$second);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $second attr-dict `:` type($r)";
}

def TypedAttrOp : Test_Op<"typed_attr", [AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict";
}

def FunctionalOp : Test_Op<"functional"> {
  let arguments = (ins AnyType:$a);
  let results = (outs Optional<AnyType>:$r);
  let assemblyFormat = "$a attr-dict `:` functional-type($a, $r)";
}

def TypesOp : Test_Op<"types", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Optional<AnyType>:$second, Variadic<AnyType>:$c);
  let assemblyFormat = "`a` $a `:` type($a) `b` $second `:` type($second) `c` $c `:` type($c) attr-dict";
}

// Implicit terminators.

def EndOp : Test_Op<"end", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def LoopOp : Test_Op<"loop", [SingleBlockImplicitTerminator<"EndOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}

// Hand-written directives.

def CustomOp : Test_Op<"custom", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many, I32Attr:$n,
                       OptionalAttr<StrAttr>:$s);
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = [{
    custom<Operands>($one, $maybe, $many) `:` custom<Types>(type($one), type($maybe), type($many), ref($maybe), ref($many))
    `attrs` custom<Attrs>($n, $s) custom<Result>(type($r), ref(type($one)))
    custom<Regions>($body, $rest) custom<Tag>("\"tag\"") attr-dict
  }];
}

def CustomDictOp : Test_Op<"custom_dict"> {
  let arguments = (ins OptionalAttr<I32Attr>:$n);
  let assemblyFormat = "custom<Dict>(attr-dict)";
}

def CustomSuccessorsOp : Test_Op<"custom_successors", [Terminator]> {
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$rest);
  let assemblyFormat = "custom<Successors>($to, $rest) attr-dict";
}

def CustomOptionalOp : Test_Op<"custom_optional"> {
  let arguments = (ins OptionalAttr<I32Attr>:$n, OptionalAttr<I32Attr>:$m);
  let assemblyFormat = "(custom<Optional>($n)^ `present`)? (`[` custom<Plain>($m)^ `]`)? attr-dict";
}

def CustomCodeOp : Test_Op<"custom_code"> {
  let arguments = (ins TypedAttrInterface:$value);
  let assemblyFormat = "custom<Code>($value, \"$_builder.integer_type(16)\") attr-dict";
}

// Attributes that only their own text announces.

def BareOp : Test_Op<"bare"> {
  let arguments = (ins OptionalAttr<I32Attr>:$n, UnitAttr:$flag, DefaultValuedAttr<I64Attr, "7">:$def);
  let assemblyFormat = "`n` $n `flag` $flag `def` $def attr-dict";
}

def GroupUnitsOp : Test_Op<"group_units"> {
  let arguments = (ins OptionalAttr<I32Attr>:$n, UnitAttr:$flag, UnitAttr:$other, I32Attr:$m);
  let assemblyFormat = "(`n` $n^ $flag)? ($m `,` $other^)? attr-dict";
}

def OiListUnitsOp : Test_Op<"oilist_units"> {
  let arguments = (ins UnitAttr:$flag, UnitAttr:$other, OptionalAttr<I32Attr>:$n, OptionalAttr<StrAttr>:$s,
                       DefaultValuedAttr<I64Attr, "7">:$def);
  let assemblyFormat = [{
    oilist(`flag` $flag | `other` `(` $other `)` | `two` `<` $n `,` $s `>` | `def` `=` $def | `word`)
    attr-dict
  }];
}

def OiListCustomOp : Test_Op<"oilist_custom"> {
  let arguments = (ins OptionalAttr<I32Attr>:$n, OptionalAttr<I32Attr>:$m);
  let assemblyFormat = "oilist(`n` custom<Plain>($n) | `m` ($m^ `tail`)?) `end` attr-dict";
}

def BitA : I32BitEnumAttrCaseBit<"A", 0, "a">;
def BitB : I32BitEnumAttrCaseBit<"B", 1, "b">;
def Bits : I32BitEnumAttr<"Bits", "bits",
    [I32BitEnumAttrCaseNone<"None", "none">, BitA, BitB, I32BitEnumAttrCaseGroup<"AB", [BitA, BitB], "both">]> {
  let cppNamespace = "tf";
  let separator = "|";
}
def QuotedBits : I32BitEnumAttr<"QuotedBits", "bits",
    [I32BitEnumAttrCaseBit<"C", 0, "c">, I32BitEnumAttrCaseBit<"D", 1, "d">]> {
  let cppNamespace = "tf";
  let printBitEnumQuoted = 1;
}

def BitsOp : Test_Op<"bits"> {
  let arguments = (ins Bits:$bits, QuotedBits:$quoted);
  let assemblyFormat = "$bits `,` $quoted attr-dict";
}

def FirstCustomOp : Test_Op<"derived", [FirstAttrDerivedResultType, AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict";
}

def MatchWithOp : Test_Op<"types_match_with",
    [TypesMatchWith<"the result is the element", "a", "r", "$_self.element_type()">]> {
  let arguments = (ins AnyTensor:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}

def RangedOp : Test_Op<"ranged",
    [RangedTypesMatchWith<"each result is as its operand", "x", "r", "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "($x^ `:` type($x))? attr-dict";
}

def MaybeSameOp : Test_Op<"maybe_same", [SameTypeOperands]> {
  let arguments = (ins AnyType:$a, Optional<AnyType>:$b);
  let assemblyFormat = "$a (`,` $b^)? attr-dict `:` type($b)";
}

def QualifiedOp : Test_Op<"qualified"> {
  let arguments = (ins AnyAttr:$attr, DenseI64ArrayAttr:$dense, Optional<AnyType>:$a);
  let assemblyFormat = "qualified($attr) qualified($dense) ($a^ `:` qualified(type($a)))? attr-dict";
}

def ArraysOp : Test_Op<"arrays"> {
  let arguments = (ins DenseBoolArrayAttr:$i1s, DenseI8ArrayAttr:$i8s, DenseI16ArrayAttr:$i16s, DenseI32ArrayAttr:$i32s,
                       DenseF32ArrayAttr:$f32s, DenseF64ArrayAttr:$f64s, OptionalAttr<DenseI32ArrayAttr>:$opt);
  let assemblyFormat = "$i1s $i8s $i16s $i32s $f32s $f64s ($opt^)? attr-dict";
}

// The format wins over hand-written functions, which do not exist here.
def BothOp : Test_Op<"both"> {
  let arguments = (ins UnitAttr:$flag);
  let assemblyFormat = "(`on` $flag^)? attr-dict";
  let hasCustomAssemblyFormat = 1;
}

// A name that needs quotes.
def DashedOp : Test_Op<"da-shed x">;
