//===- CommonAttrConstraints.td - constraints on attributes -----*- tablegen -*-===//
//
// In the predicates here `$_self` is an attribute. `returnType` is the Rust type
// that the accessor of such an attribute returns, `convertFromStorage` the expression
// that extracts it from the attribute, and `constBuilderCall` the expression over
// `$_builder` that makes the attribute from the value `$0`.
//
//===----------------------------------------------------------------------===//

#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

//===-- The bases ---------------------------------------------------------===//

class Attr<Pred condition, string summary = "">
    : AttrConstraint<condition, summary> {
  code storageType = ?;
  code returnType = ?;
  code convertFromStorage = "$_self";
  string constBuilderCall = ?;
  // The value of an absent attribute: an expression like constBuilderCall's $0.
  string defaultValue = ?;
  // The type of a typed attribute's value, if the constraint determines it.
  Type valueType = ?;
  bit isOptional = 0;
  // The attribute that a decorator such as OptionalAttr wraps.
  Attr baseAttr = ?;
  string cppNamespace = "";
  string description = "";
}

class DialectAttr<Dialect d, Pred condition, string summary = "">
    : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

class DefaultValuedAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

// Has a default but is stored only when given.
class DefaultValuedOptionalAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "Option<" # attr.returnType # ">";
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

class DefaultValuedStrAttr<Attr attr, string val>
    : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val>
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

class TypedAttrBase<Type attrValType, string attrKind, Pred condition,
                    string descr>
    : Attr<condition, descr> {
  let storageType = "::mlir::" # attrKind;
  let valueType = attrValType;
}

//===-- Any, location, bool -----------------------------------------------===//

def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let constBuilderCall = "$0";
}

class AnyAttrOf<list<Attr> allowedAttrs, string summary = "",
                string cppType = "::mlir::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(allowedattr, allowedAttrs, allowedattr.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(t, allowedAttrs, t.summary), " or "),
               summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  let constBuilderCall = "$0";
  list<Attr> allowedAttributes = allowedAttrs;
}

def LocationAttr : Attr<CPred<"$_self.is_location()">, "location attribute"> {
  let storageType = "::mlir::LocationAttr";
  let constBuilderCall = "$0";
}

def BoolAttr : Attr<CPred<"$_self.is_bool()">, "bool attribute"> {
  let storageType = "::mlir::BoolAttr";
  let returnType = "bool";
  let convertFromStorage = "$_self.bool_value()";
  let valueType = I1;
  let constBuilderCall = "$_builder.bool_attr($0)";
}

//===-- Integers ----------------------------------------------------------===//

def IndexAttr : TypedAttrBase<Index, "IntegerAttr",
                              CPred<"$_self.is_integer_attr() && $_self.ty().is_index()">,
                              "index attribute"> {
  let returnType = "i64";
  let convertFromStorage = "$_self.int_value()";
  let constBuilderCall = "$_builder.index_attr($0)";
}

class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"$_self.is_integer_attr()">,
                         CPred<"$_self.ty().is_any_integer_of(" #
                               attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = "i64";
  let convertFromStorage = "$_self.wide_value()";
  let constBuilderCall = "$_builder.integer_attr(" # attrValType.bitwidth # ", $0)";
}

def AnyI1Attr : AnyIntegerAttrBase<AnyI1, "1-bit integer attribute">;
def AnyI8Attr : AnyIntegerAttrBase<AnyI8, "8-bit integer attribute">;
def AnyI16Attr : AnyIntegerAttrBase<AnyI16, "16-bit integer attribute">;
def AnyI32Attr : AnyIntegerAttrBase<AnyI32, "32-bit integer attribute">;
def AnyI64Attr : AnyIntegerAttrBase<AnyI64, "64-bit integer attribute">;

def APIntAttr : Attr<CPred<"$_self.is_integer_attr()">, "arbitrary integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  let constBuilderCall = "$_builder.integer_attr(64, $0)";
}

class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"$_self.is_integer_attr()">,
                         CPred<"$_self.ty().is_integer(" #
                               attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = "i64";
  let convertFromStorage = "$_self.int_value()";
  let constBuilderCall = "$_builder.integer_attr(" # attrValType.bitwidth # ", $0)";
}

class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
}

def I1Attr : TypedSignlessIntegerAttrBase<I1, "bool", "1-bit signless integer attribute"> {
  let convertFromStorage = "$_self.bool_value()";
  let constBuilderCall = "$_builder.bool_attr($0)";
}
def I8Attr : TypedSignlessIntegerAttrBase<I8, "i64", "8-bit signless integer attribute">;
def I16Attr : TypedSignlessIntegerAttrBase<I16, "i64", "16-bit signless integer attribute">;
def I32Attr : TypedSignlessIntegerAttrBase<I32, "i64", "32-bit signless integer attribute">;
def I64Attr : TypedSignlessIntegerAttrBase<I64, "i64", "64-bit signless integer attribute">;

class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"$_self.is_integer_attr()">,
                         CPred<"$_self.ty().is_signed_integer(" #
                               attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = "i64";
  let convertFromStorage = "$_self.int_value()";
  let constBuilderCall = "$_builder.signed_integer_attr(" # attrValType.bitwidth # ", $0)";
}
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
}
def SI1Attr : TypedSignedIntegerAttrBase<SI1, "i8", "1-bit signed integer attribute">;
def SI8Attr : TypedSignedIntegerAttrBase<SI8, "i8", "8-bit signed integer attribute">;
def SI16Attr : TypedSignedIntegerAttrBase<SI16, "i16", "16-bit signed integer attribute">;
def SI32Attr : TypedSignedIntegerAttrBase<SI32, "i32", "32-bit signed integer attribute">;
def SI64Attr : TypedSignedIntegerAttrBase<SI64, "i64", "64-bit signed integer attribute">;

class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    And<[CPred<"$_self.is_integer_attr()">,
                         CPred<"$_self.ty().is_unsigned_integer(" #
                               attrValType.bitwidth # ")">]>,
                    descr> {
  let returnType = "i64";
  let convertFromStorage = "$_self.wide_value()";
  let constBuilderCall = "$_builder.unsigned_integer_attr(" # attrValType.bitwidth # ", $0)";
}
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
}
def UI1Attr : TypedUnsignedIntegerAttrBase<UI1, "u8", "1-bit unsigned integer attribute">;
def UI8Attr : TypedUnsignedIntegerAttrBase<UI8, "u8", "8-bit unsigned integer attribute">;
def UI16Attr : TypedUnsignedIntegerAttrBase<UI16, "u16", "16-bit unsigned integer attribute">;
def UI32Attr : TypedUnsignedIntegerAttrBase<UI32, "u32", "32-bit unsigned integer attribute">;
def UI64Attr : TypedUnsignedIntegerAttrBase<UI64, "u64", "64-bit unsigned integer attribute">;

//===-- Floats and strings ------------------------------------------------===//

class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<attrValType, "FloatAttr",
                    And<[CPred<"$_self.is_float_attr()">,
                         CPred<"$_self.ty().is_f" # attrValType.bitwidth # "()">]>,
                    descr> {
  let returnType = !if(!eq(attrValType.bitwidth, 32), "f32", "f64");
  let convertFromStorage = "$_self.float_value()";
  let constBuilderCall = "$_builder.f" # attrValType.bitwidth # "_attr($0)";
}
def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "$_builder.string_attr($0)";
  let storageType = "::mlir::StringAttr";
  let returnType = "&'a str";
  let convertFromStorage = "$_self.string_value()";
  let valueType = NoneType;
}

def StrAttrPred : CPred<"$_self.is_string()">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;

// The name that a symbol operation defines; printed as `@name`.
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;

class TypedStrAttr<Type ty>
    : StringBasedAttr<And<[StrAttrPred,
                           SubstLeaves<"$_self", "$_self.ty()", ty.predicate>]>,
                      "string attribute of " # ty.summary> {
  let valueType = ty;
}

//===-- Types, units, dictionaries ----------------------------------------===//

// `retType` names the kind of type, for documentation only.
class TypeAttrBase<string retType, string summary, Pred typePred = CPred<"true">>
    : Attr<And<[CPred<"$_self.is_type_attr()">,
                SubstLeaves<"$_self", "$_self.type_value()", typePred>]>,
           summary> {
  let storageType = "::mlir::TypeAttr";
  string heldType = retType;
  let returnType = "mlir::TypeRef<'a>";
  let valueType = NoneType;
  let convertFromStorage = "$_self.type_value()";
  let constBuilderCall = "$_builder.type_attr($0)";
}

def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute">;

class TypeAttrOf<Type ty>
    : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary, ty.predicate>;

// Present or absent, which the accessor returns as a bool.
def UnitAttr : Attr<CPred<"$_self.is_unit()">, "unit attribute"> {
  let storageType = "::mlir::UnitAttr";
  let constBuilderCall = "$_builder.unit_attr()";
  let returnType = "bool";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

class DictionaryAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = "::mlir::DictionaryAttr";
  let constBuilderCall = "$_builder.dictionary_attr($0)";
  let valueType = NoneType;
}
def DictionaryAttr : DictionaryAttrBase<CPred<"$_self.is_dictionary()">,
                                        "dictionary of named attribute values">;

//===-- Elements and dense arrays -----------------------------------------===//

class ElementsAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = "::mlir::ElementsAttr";
  let constBuilderCall = "$0";
}

def ElementsAttr : ElementsAttrBase<CPred<"$_self.is_elements()">,
                                    "constant vector/tensor attribute">;

def StringElementsAttr
    : ElementsAttrBase<CPred<"$_self.is_dense_string_elements()">, "string elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
}

class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<And<[CPred<"$_self.is_dense_int_elements()">, condition]>,
                       summary> {
  let storageType = "::mlir::DenseIntElementsAttr";
}

// `cppType` is the Rust type of an element.
class DenseArrayAttrBase<string denseAttrName, string cppType, string summaryName>
    : ElementsAttrBase<CPred<"$_self.is_dense_array_" # summaryName # "()">,
                       summaryName # " dense array attribute"> {
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "Vec<" # cppType # ">";
  let convertFromStorage = "$_self." # summaryName # "_array()";
  let constBuilderCall = "$_builder." # summaryName # "_array_attr($0)";
  string elementType = cppType;
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr : DenseArrayAttrBase<"DenseI8ArrayAttr", "i8", "i8">;
def DenseI16ArrayAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "i16", "i16">;
def DenseI32ArrayAttr : DenseArrayAttrBase<"DenseI32ArrayAttr", "i32", "i32">;
def DenseI64ArrayAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "i64", "i64">;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "f32", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "f64", "f64">;

def IndexElementsAttr
    : IntElementsAttrBase<CPred<"$_self.ty().element_type().is_index()">,
                          "index elements attribute">;
def AnyIntElementsAttr : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;

class IntElementsAttrOf<int width>
    : IntElementsAttrBase<
          CPred<"$_self.ty().element_type().is_integer(" # width # ")">,
          width # "-bit integer elements attribute">;
def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;

class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<
          CPred<"$_self.ty().element_type().is_integer(" # width # ")">,
          width # "-bit signless integer elements attribute">;
// With this shape.
class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate = And<[SignlessIntElementsAttr<width>.predicate,
                       SubstLeaves<"$_self", "$_self.ty()", IsVectorOfShape<dims>>]>;
  let summary = width # "-bit signless int elements attribute of shape [" #
                !interleave(dims, ", ") # "]";
}
class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;
def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;

class FloatElementsAttr<int width>
    : ElementsAttrBase<
          CPred<"$_self.is_dense_fp_elements() && " #
                "$_self.ty().element_type().is_f" # width # "()">,
          width # "-bit float elements attribute"> {
  let storageType = "::mlir::DenseElementsAttr";
}
class RankedFloatElementsAttr<int width, list<int> dims> : FloatElementsAttr<width> {
  let predicate = And<[FloatElementsAttr<width>.predicate,
                       SubstLeaves<"$_self", "$_self.ty()", IsVectorOfShape<dims>>]>;
  let summary = width # "-bit float elements attribute of shape [" #
                !interleave(dims, ", ") # "]";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;
def F64ElementsAttr : FloatElementsAttr<64>;

//===-- Affine ------------------------------------------------------------===//

def AffineMapAttr : Attr<CPred<"$_self.is_affine_map()">, "AffineMap attribute"> {
  let storageType = "::mlir::AffineMapAttr";
  let returnType = "&'a mlir::AffineMap";
  let convertFromStorage = "$_self.affine_map()";
  let valueType = Index;
  let constBuilderCall = "$_builder.affine_map_attr($0)";
}

def IntegerSetAttr : Attr<CPred<"$_self.is_integer_set()">, "IntegerSet attribute"> {
  let storageType = "::mlir::IntegerSetAttr";
  let returnType = "&'a mlir::IntegerSet";
  let convertFromStorage = "$_self.integer_set()";
  let valueType = NoneType;
  let constBuilderCall = "$_builder.integer_set_attr($0)";
}

//===-- Arrays ------------------------------------------------------------===//

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = "::mlir::ArrayAttr";
  let valueType = NoneType;
  let constBuilderCall = "$_builder.array_attr($0)";
}

def ArrayAttr : ArrayAttrBase<CPred<"$_self.is_array()">, "array attribute"> {
  let returnType = "&'a [mlir::Attr]";
  let convertFromStorage = "$_self.array_value()";
}

class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<And<[CPred<"$_self.is_array()">,
                         Concat<"all_of($_self.elements(), |attr| ",
                                SubstLeaves<"$_self", "attr", element.predicate>, ")">]>,
                    summary> {
  let returnType = "&'a [mlir::Attr]";
  let convertFromStorage = "$_self.array_value()";
  // Each element is built as the attribute that its constraint requires.
  let constBuilderCall = !if(!initialized(element.constBuilderCall),
      "$_builder.array_attr_of($0, |element| " #
          !subst("$0", "element", element.constBuilderCall) # ")",
      "$_builder.array_attr($0)");
  Attr elementAttr = element;
}

def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def AffineMapArrayAttr : TypedArrayAttrBase<AffineMapAttr, "AffineMap array attribute">;
def BoolArrayAttr : TypedArrayAttrBase<BoolAttr, "1-bit boolean array attribute">;
def I32ArrayAttr : TypedArrayAttrBase<I32Attr, "32-bit integer array attribute">;
def I64ArrayAttr : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute">;
def I64SmallVectorArrayAttr
    : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute">;
def F32ArrayAttr : TypedArrayAttrBase<F32Attr, "32-bit float array attribute">;
def F64ArrayAttr : TypedArrayAttrBase<F64Attr, "64-bit float array attribute">;
def StrArrayAttr : TypedArrayAttrBase<StrAttr, "string array attribute">;
def TypeArrayAttr : TypedArrayAttrBase<TypeAttr, "type array attribute">;
def IndexListArrayAttr
    : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def DictArrayAttr
    : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

//===-- Symbols -----------------------------------------------------------===//

def SymbolRefAttr : Attr<CPred<"$_self.is_symbol_ref()">, "symbol reference attribute"> {
  let storageType = "::mlir::SymbolRefAttr";
  let valueType = NoneType;
  let constBuilderCall = "$_builder.symbol_ref_attr($0)";
}

def FlatSymbolRefAttr : Attr<CPred<"$_self.is_flat_symbol_ref()">,
                             "flat symbol reference attribute"> {
  let storageType = "::mlir::FlatSymbolRefAttr";
  let returnType = "&'a str";
  let valueType = NoneType;
  let constBuilderCall = "$_builder.symbol_ref_attr($0)";
  let convertFromStorage = "$_self.symbol_name()";
}

def SymbolRefArrayAttr
    : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute">;
def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute">;

//===-- Derived and constant attributes -----------------------------------===//

// Computed from the operation, never stored.
class DerivedAttr<code ret, code b, code convert = ""> : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}
class DerivedTypeAttr<code body> : DerivedAttr<"mlir::TypeRef<'a>", body> {
  let convertFromStorage = "$_builder.type_attr($_self)";
}

// One value of an attribute; used in patterns and constraints.
class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<CPred<"$_self == " # !subst("$0", val, attribute.constBuilderCall)>,
                     "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;
class ConstantStrAttr<Attr attribute, string val>
    : ConstantAttr<attribute, "\"" # val # "\"">;

//===-- Confinement -------------------------------------------------------===//

class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<!listconcat([attr.predicate],
                           !foreach(pred, constraints, pred.predicate))>,
           !foldl(attr.summary, constraints, prev, cur, prev # " " # cur.summary)> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}
class Confined<Attr attr, list<AttrConstraint> constraints>
    : ConfinedAttr<attr, constraints>, Deprecated<"renamed to ConfinedAttr">;

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!foreach(c, constraints, c.predicate)>,
                     !interleave(!foreach(c, constraints, c.summary), " and ")>;

class IntNEQValue<int n> : AttrConstraint<
    CPred<"$_self.int_value() != " # n>, "whose value is not " # n>;
class IntMinValue<int n> : AttrConstraint<
    CPred<"$_self.int_value() >= " # n>, "whose minimum value is " # n>;
class IntMaxValue<int n> : AttrConstraint<
    CPred<"$_self.int_value() <= " # n>, "whose maximum value is " # n>;
def IntNonNegative : AttrConstraint<
    CPred<"$_self.int_value() >= 0">, "whose value is non-negative">;
def IntPositive : AttrConstraint<
    CPred<"$_self.int_value() > 0">, "whose value is positive">;
def IntPowerOf2 : AttrConstraint<
    CPred<"is_power_of_two($_self.int_value())">, "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values> : AttrConstraint<
    Or<!foreach(val, values, CPred<"$_self.int_value() == " # val>)>,
    "whose value is one of {" # !interleave(values, ", ") # "}">;

class ArrayMaxCount<int n> : AttrConstraint<
    CPred<"$_self.len() <= " # n>, "with at most " # n # " elements">;
class ArrayMinCount<int n> : AttrConstraint<
    CPred<"$_self.len() >= " # n>, "with at least " # n # " elements">;
class ArrayCount<int n> : AttrConstraint<
    CPred<"$_self.len() == " # n>, "with exactly " # n # " elements">;
class DenseArrayCount<int n> : AttrConstraint<
    CPred<"$_self.len() == " # n>, "with exactly " # n # " elements">;
class DenseArrayMaxCt<int n> : AttrConstraint<
    CPred<"$_self.len() <= " # n>, "with at most " # n # " elements">;
class DenseArrayMinCt<int n> : AttrConstraint<
    CPred<"$_self.len() >= " # n>, "with at least " # n # " elements">;
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType> : AttrConstraint<
    And<[arrayType.predicate, CPred<"all_of($_self.int_elements(), |v| v > 0)">]>,
    "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType> : AttrConstraint<
    And<[arrayType.predicate, CPred<"all_of($_self.int_elements(), |v| v >= 0)">]>,
    "whose value is non-negative">;
class DenseArrayStrictlyNonNegative<DenseArrayAttrBase arrayType>
    : DenseArrayNonNegative<arrayType>,
      Deprecated<"the manual's name of DenseArrayNonNegative">;
class DenseArraySorted<DenseArrayAttrBase arrayType> : AttrConstraint<
    And<[arrayType.predicate, CPred<"is_sorted($_self.int_elements())">]>,
    "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType> : AttrConstraint<
    And<[arrayType.predicate, CPred<"is_strictly_sorted($_self.int_elements())">]>,
    "should be in increasing order">;

class IntArrayNthElemEq<int index, int value> : AttrConstraint<
    And<[CPred<"$_self.len() > " # index>,
         CPred<"$_self.element(" # index # ").int_value() == " # value>]>,
    "whose " # index # "-th element must be " # value>;
class IntArrayNthElemMinValue<int index, int min> : AttrConstraint<
    And<[CPred<"$_self.len() > " # index>,
         CPred<"$_self.element(" # index # ").int_value() >= " # min>]>,
    "whose " # index # "-th element must be at least " # min>;
class IntArrayNthElemMaxValue<int index, int max> : AttrConstraint<
    And<[CPred<"$_self.len() > " # index>,
         CPred<"$_self.element(" # index # ").int_value() <= " # max>]>,
    "whose " # index # "-th element must be at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max> : AttrConstraint<
    And<[CPred<"$_self.len() > " # index>,
         CPred<"$_self.element(" # index # ").int_value() >= " # min>,
         CPred<"$_self.element(" # index # ").int_value() <= " # max>]>,
    "whose " # index # "-th element must be at least " # min # " and at most " # max>;

// In patterns: the optional attribute is absent in the source, or omitted from the result.
def IsNullAttr : AttrConstraint<CPred<"false">,
                                "empty attribute (for optional attributes)">;

#endif // COMMON_ATTR_CONSTRAINTS_TD
