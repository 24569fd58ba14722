// Attribute constraints, optional, default-valued, confined and derived attributes.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_attributes";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

class Test_AttrOp<string mnemonic, Attr attr> : Test_Op<mnemonic> {
  let arguments = (ins attr:$attr);
}

def AnyOp : Test_AttrOp<"any", AnyAttr>;
def BoolOp : Test_AttrOp<"bool", BoolAttr>;
def I1Op : Test_AttrOp<"i1", I1Attr>;
def I8Op : Test_AttrOp<"i8", I8Attr>;
def I16Op : Test_AttrOp<"i16", I16Attr>;
def I32Op : Test_AttrOp<"i32", I32Attr>;
def I64Op : Test_AttrOp<"i64", I64Attr>;
def Si32Op : Test_AttrOp<"si32", SI32Attr>;
def Ui32Op : Test_AttrOp<"ui32", UI32Attr>;
def AnyI64Op : Test_AttrOp<"any_i64", AnyI64Attr>;
def I24Op : Test_AttrOp<"i24", TypedSignlessIntegerAttrBase<I<24>, "i64", "24-bit">>;
def ApintOp : Test_AttrOp<"apint", APIntAttr>;
def IndexOp : Test_AttrOp<"index", IndexAttr>;
def F32Op : Test_AttrOp<"f32", F32Attr>;
def F64Op : Test_AttrOp<"f64", F64Attr>;
def StrOp : Test_AttrOp<"str", StrAttr>;
def TypeOp : Test_AttrOp<"type", TypeAttr>;
def TypeOfOp : Test_AttrOp<"type_of", TypeAttrOf<AnyInteger>>;
def UnitOp : Test_AttrOp<"unit", UnitAttr>;
def DictionaryOp : Test_AttrOp<"dictionary", DictionaryAttr>;
def SymbolOp : Test_AttrOp<"symbol", SymbolRefAttr>;
def FlatSymbolOp : Test_AttrOp<"flat_symbol", FlatSymbolRefAttr>;
def SymbolNameOp : Test_AttrOp<"symbol_name", SymbolNameAttr>;
def ArrayOp : Test_AttrOp<"array", ArrayAttr>;
def BoolArrayOp : Test_AttrOp<"bool_array", BoolArrayAttr>;
def I32ArrayOp : Test_AttrOp<"i32_array", I32ArrayAttr>;
def I64ArrayOp : Test_AttrOp<"i64_array", I64ArrayAttr>;
def F32ArrayOp : Test_AttrOp<"f32_array", F32ArrayAttr>;
def F64ArrayOp : Test_AttrOp<"f64_array", F64ArrayAttr>;
def StrArrayOp : Test_AttrOp<"str_array", StrArrayAttr>;
def DictArrayOp : Test_AttrOp<"dict_array", DictArrayAttr>;
def TypeArrayOp : Test_AttrOp<"type_array", TypeArrayAttr>;
def SymbolArrayOp : Test_AttrOp<"symbol_array", FlatSymbolRefArrayAttr>;
def MapArrayOp : Test_AttrOp<"map_array", AffineMapArrayAttr>;
def TypedArrayOp : Test_AttrOp<"typed_array", TypedArrayAttrBase<StrAttr, "array of words">>;
def DenseBoolOp : Test_AttrOp<"dense_bool", DenseBoolArrayAttr>;
def DenseI8Op : Test_AttrOp<"dense_i8", DenseI8ArrayAttr>;
def DenseI16Op : Test_AttrOp<"dense_i16", DenseI16ArrayAttr>;
def DenseI32Op : Test_AttrOp<"dense_i32", DenseI32ArrayAttr>;
def DenseI64Op : Test_AttrOp<"dense_i64", DenseI64ArrayAttr>;
def DenseF32Op : Test_AttrOp<"dense_f32", DenseF32ArrayAttr>;
def DenseF64Op : Test_AttrOp<"dense_f64", DenseF64ArrayAttr>;
def ElementsOp : Test_AttrOp<"elements", ElementsAttr>;
def IntElementsOp : Test_AttrOp<"int_elements", AnyIntElementsAttr>;
def I32ElementsOp : Test_AttrOp<"i32_elements", I32ElementsAttr>;
def RankedElementsOp : Test_AttrOp<"ranked_elements", RankedI32ElementsAttr<[2, 3]>>;
def F64ElementsOp : Test_AttrOp<"f64_elements", F64ElementsAttr>;
def RankedF64ElementsOp : Test_AttrOp<"ranked_f64_elements", RankedF64ElementsAttr<[2]>>;
def MapOp : Test_AttrOp<"map", AffineMapAttr>;
def SetOp : Test_AttrOp<"set", IntegerSetAttr>;
def LocationOp : Test_AttrOp<"location", LocationAttr>;
def MinOp : Test_AttrOp<"min", ConfinedAttr<I32Attr, [IntMinValue<10>]>>;
def MaxOp : Test_AttrOp<"max", ConfinedAttr<I32Attr, [IntMaxValue<10>]>>;
def NotEqualOp : Test_AttrOp<"not_equal", ConfinedAttr<I32Attr, [IntNEQValue<10>]>>;
def PositiveOp : Test_AttrOp<"positive", ConfinedAttr<I32Attr, [IntPositive]>>;
def NonNegativeOp : Test_AttrOp<"non_negative", ConfinedAttr<I32Attr, [IntNonNegative]>>;
def PowerOp : Test_AttrOp<"power", ConfinedAttr<I32Attr, [IntPowerOf2]>>;
def PositivePowerOp
    : Test_AttrOp<"positive_power",
                  ConfinedAttr<I32Attr, [IntPositivePowerOf2]>>;
def OneOfOp : Test_AttrOp<"one_of", ConfinedAttr<I32Attr, [IntIsOneOf<[1, 5]>]>>;
def ArrayBoundsOp
    : Test_AttrOp<"array_bounds",
                  ConfinedAttr<I64ArrayAttr, [ArrayMinCount<1>, ArrayMaxCount<2>]>>;
def ArrayCountOp : Test_AttrOp<"array_count", ConfinedAttr<I64ArrayAttr, [ArrayCount<2>]>>;
def DenseCountOp
    : Test_AttrOp<"dense_count",
                  ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>>;
def DenseBoundsOp
    : Test_AttrOp<"dense_bounds",
                  ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMinCt<1>, DenseArrayMaxCt<2>]>>;
def DensePositiveOp
    : Test_AttrOp<"dense_positive",
                  ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>>;
def DenseNonNegativeOp
    : Test_AttrOp<"dense_non_negative",
                  ConfinedAttr<DenseI64ArrayAttr, [DenseArrayNonNegative<DenseI64ArrayAttr>]>>;
def DenseSortedOp
    : Test_AttrOp<"dense_sorted",
                  ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>>;
def DenseStrictlySortedOp
    : Test_AttrOp<"dense_strictly_sorted",
                  ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>>;
def NthEqualOp
    : Test_AttrOp<"nth_equal",
                  ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<1, 3>]>>;
def NthMinOp
    : Test_AttrOp<"nth_min",
                  ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMinValue<0, 3>]>>;
def NthMaxOp
    : Test_AttrOp<"nth_max",
                  ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMaxValue<0, 3>]>>;
def NthRangeOp
    : Test_AttrOp<"nth_range",
                  ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<0, 3, 5>]>>;
def AnyOfOp : Test_AttrOp<"any_of", AnyAttrOf<[I32Attr, StrAttr]>>;
def AllOfOp
    : Test_AttrOp<"all_of",
                  ConfinedAttr<I64ArrayAttr, [AllAttrOf<[IntArrayNthElemEq<0, 0>, IntArrayNthElemEq<1, 1>]>]>>;
def UserFunctionOp
    : Test_AttrOp<"user_function",
                  Attr<CPred<"crate::attributes::has_some_property($_self)">, "has some property">>;

//===----------------------------------------------------------------------===//
// Decorators
//===----------------------------------------------------------------------===//

def OptionalOp : Test_Op<"optional"> {
  let arguments = (ins OptionalAttr<I32Attr>:$number, OptionalAttr<StrAttr>:$word);
  let assemblyFormat = "($number^)? (`word` $word^)? attr-dict";
}

// Defaults as in Rust and as in the manual.
def DefaultOp : Test_Op<"default"> {
  let arguments = (ins
    DefaultValuedAttr<I32Attr, "3">:$number,
    DefaultValuedAttr<F64Attr, "0.5f">:$scale,
    DefaultValuedAttr<BoolAttr, "true">:$exact,
    DefaultValuedStrAttr<StrAttr, "NHWC">:$data_format,
    DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$strides,
    DefaultValuedOptionalAttr<I64Attr, "7">:$limit
  );
  let assemblyFormat = "attr-dict";
}

def DerivedOp : Test_Op<"derived"> {
  let arguments = (ins AnyTensor:$input);
  DerivedTypeAttr element = DerivedTypeAttr<"self.0.ty(self.input()).element_type()">;
  DerivedAttr rank = DerivedAttr<"i64", "self.0.ty(self.input()).rank()",
                                 "$_builder.i64_attr($_self)">;
}

def NarrowNonNegativeOp : Test_Op<"narrow_non_negative"> {
  let arguments = (ins ConfinedAttr<DenseI32ArrayAttr, [DenseArrayNonNegative<DenseI32ArrayAttr>]>:$attr);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

def Test_Up : I32EnumAttrCase<"Up", 1, "up">;
def Test_Down : I32EnumAttrCase<"Down", 2, "down">;
def Test_Way : I32EnumAttr<"Way", "where to", [Test_Up, Test_Down]>;
def Test_Read : I32BitEnumAttrCaseBit<"Read", 0, "read">;
def Test_Write : I32BitEnumAttrCaseBit<"Write", 1, "write">;
def Test_Access : I32BitEnumAttr<"Access", "what may be done", [Test_Read, Test_Write]>;
def Test_WayAttr : EnumAttr<Test_Dialect, Test_Way, "way">;

// A custom attribute: these expressions read and create its value.
def Test_I128Attr : Attr<CPred<"$_self.is_integer_of(128)">, "i128"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = "::llvm::APInt";
  let convertFromStorage = "$_self.wide_value()";
  let constBuilderCall = "$_builder.integer_attr(128, $0)";
}

// One attribute in every form; the default is written as C++ writes it.
class Test_FormsOp<string mnemonic, Attr attr, string default> : Test_Op<"forms." # mnemonic> {
  let arguments = (ins
    attr:$plain,
    OptionalAttr<attr>:$optional,
    DefaultValuedAttr<attr, default>:$defaulted,
    DefaultValuedOptionalAttr<attr, default>:$absent,
    ConfinedAttr<attr, [AttrConstraint<CPred<"true">>]>:$confined
  );
}

def FormsBoolOp : Test_FormsOp<"bool", BoolAttr, "true">;
def FormsI1Op : Test_FormsOp<"i1", I1Attr, "1">;
def FormsI8Op : Test_FormsOp<"i8", I8Attr, "255">;
def FormsI16Op : Test_FormsOp<"i16", I16Attr, "-0x10">;
def FormsI32Op : Test_FormsOp<"i32", I32Attr, "1 << 3">;
def FormsI64Op : Test_FormsOp<"i64", I64Attr, "-9223372036854775808">;
def FormsIndexOp : Test_FormsOp<"index", IndexAttr, "7u">;
def FormsSi1Op : Test_FormsOp<"si1", SI1Attr, "-1">;
def FormsSi8Op : Test_FormsOp<"si8", SI8Attr, "-128">;
def FormsSi16Op : Test_FormsOp<"si16", SI16Attr, "3 * (2 - 1)">;
def FormsSi32Op : Test_FormsOp<"si32", SI32Attr, "7 % 4">;
def FormsSi64Op : Test_FormsOp<"si64", SI64Attr, "5L">;
def FormsUi1Op : Test_FormsOp<"ui1", UI1Attr, "1">;
def FormsUi8Op : Test_FormsOp<"ui8", UI8Attr, "255">;
def FormsUi16Op : Test_FormsOp<"ui16", UI16Attr, "0b11">;
def FormsUi32Op : Test_FormsOp<"ui32", UI32Attr, "4294967295u">;
def FormsUi64Op : Test_FormsOp<"ui64", UI64Attr, "18446744073709551615ull">;
def FormsAnyI8Op : Test_FormsOp<"any_i8", AnyI8Attr, "8">;
def FormsAnyI64Op : Test_FormsOp<"any_i64", AnyI64Attr, "1'000'000">;
def FormsI24Op : Test_FormsOp<"i24", TypedSignlessIntegerAttrBase<I<24>, "int32_t", "i24">, "-5">;
def FormsI128Op : Test_FormsOp<"i128", Test_I128Attr, "18446744073709551616">;
def FormsF32Op : Test_FormsOp<"f32", F32Attr, "0.5f">;
def FormsF64Op : Test_FormsOp<"f64", F64Attr, "1">;
def FormsF16Op : Test_FormsOp<"f16", FloatAttrBase<F16, "f16">, ".5">;
def FormsStrOp : Test_FormsOp<"str", StrAttr, "\"a\"">;
def FormsTypeOp : Test_FormsOp<"type", TypeAttr, "$_builder.index_type()">;
def FormsFlatSymbolOp : Test_FormsOp<"flat_symbol", FlatSymbolRefAttr, "\"a\"">;
def FormsWayOp : Test_FormsOp<"way", Test_Way, "Way::Down">;
def FormsAccessOp : Test_FormsOp<"access", Test_Access, "Access::Read | Access::Write">;
def FormsWayAttrOp : Test_FormsOp<"way_attr", Test_WayAttr, "::test::Way::Down">;
def FormsDenseBoolOp : Test_FormsOp<"dense_bool", DenseBoolArrayAttr, "{true, 0}">;
def FormsDenseI8Op : Test_FormsOp<"dense_i8", DenseI8ArrayAttr, "{1, -2}">;
def FormsDenseI16Op : Test_FormsOp<"dense_i16", DenseI16ArrayAttr, "[1, 2]">;
def FormsDenseI32Op : Test_FormsOp<"dense_i32", DenseI32ArrayAttr, "::llvm::ArrayRef<int32_t>({1, 2})">;
def FormsDenseI64Op : Test_FormsOp<"dense_i64", DenseI64ArrayAttr, "{}">;
def FormsDenseF32Op : Test_FormsOp<"dense_f32", DenseF32ArrayAttr, "{0.5f, 1}">;
def FormsDenseF64Op : Test_FormsOp<"dense_f64", DenseF64ArrayAttr, "{1., .5, 1e-5}">;

// Builders take these as attributes.
def FormsAnyOp : Test_FormsOp<"any", AnyAttr, "$_builder.unit_attr()">;
def FormsApintOp : Test_FormsOp<"apint", APIntAttr, "5">;
def FormsDictionaryOp : Test_FormsOp<"dictionary", DictionaryAttr, "{}">;
def FormsEntriesOp : Test_FormsOp<"entries", DictionaryAttr, "{{\"a\", $_builder.i64_attr(1)}}">;
def FormsSymbolOp : Test_FormsOp<"symbol", SymbolRefAttr, "\"a\"">;
def FormsArrayOp : Test_FormsOp<"array", ArrayAttr, "{$_builder.unit_attr()}">;
def FormsBoolArrayOp : Test_FormsOp<"bool_array", BoolArrayAttr, "{true, false}">;
def FormsI32ArrayOp : Test_FormsOp<"i32_array", I32ArrayAttr, "{1, 2}">;
def FormsI64ArrayOp : Test_FormsOp<"i64_array", I64ArrayAttr, "{1, 2, 3}">;
def FormsF32ArrayOp : Test_FormsOp<"f32_array", F32ArrayAttr, "{0.5f, 1}">;
def FormsF64ArrayOp : Test_FormsOp<"f64_array", F64ArrayAttr, "{.5}">;
def FormsStrArrayOp : Test_FormsOp<"str_array", StrArrayAttr, "{\"a\", \"b\"}">;
def FormsTypeArrayOp : Test_FormsOp<"type_array", TypeArrayAttr, "{$_builder.index_type()}">;
def FormsNestedOp : Test_FormsOp<"nested", IndexListArrayAttr, "{{1, 2}, {3}}">;
def FormsWayArrayOp : Test_FormsOp<"way_array", TypedArrayAttrBase<Test_Way, "ways">, "{Way::Up}">;
def FormsDictArrayOp : Test_FormsOp<"dict_array", DictArrayAttr, "{{}}">;
def FormsSymbolArrayOp : Test_FormsOp<"symbol_array", FlatSymbolRefArrayAttr, "{\"a\"}">;
def FormsMapOp : Test_FormsOp<"map", AffineMapAttr, "crate::attributes::identity($_builder)">;
def FormsElementsOp : Test_FormsOp<"elements", ElementsAttr, "crate::attributes::two_ones($_builder)">;

// Every other member of an operation, as the name of one of its parts.
def NamesOp : Test_Op<"names", [AttrSizedOperandSegments]> {
  let arguments = (ins
    I32:$verify, Optional<I32>:$fold, Variadic<I32>:$parse, I32:$op_ref, I32:$new,
    I64Attr:$print, UnitAttr:$build, AnyAttr:$state, I64Attr:$canonicalize, I64Attr:$of,
    I64Attr:$options, I64Attr:$build_with, I64Attr:$handle
  );
  let results = (outs I32:$verify_regions);
  let hasVerifier = 1;
}
