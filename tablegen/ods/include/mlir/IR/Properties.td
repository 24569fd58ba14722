//===- Properties.td - properties of operations -----------------*- tablegen -*-===//
//
// A property is inherent data of an operation that is a Rust value, not an
// attribute: accessors and builders use an i64 or a string. It is stored, and
// written in the generic form, as the attribute that MLIR converts it to.
//
// A storage type that C++ does not define is a type of the dialect's crate that
// implements mlir::properties::PropertyValue. That replaces MLIR's fields for
// conversions, which are refused. parser, optionalParser and printer name
// functions of the crate.
//
//===----------------------------------------------------------------------===//

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";
  code convertToAttribute = "";
  code convertFromAttribute = "";
  code hashProperty = "";
  code parser = "";
  code optionalParser = "";
  code printer = "";
  code writeToMlirBytecode = "";
  code readFromMlirBytecode = "";
  // The property that this one decorates.
  Property baseProperty = ?;
  // The value of a property that is not written.
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

// Has no effect: in bytecode, types of the dialect's crate are always a reference
// to an attribute.
defvar readMlirBytecodeUsingConvertFromAttribute = "as the attribute that holds the value";
defvar writeMlirBytecodeWithConvertToAttribute = "as the attribute that holds the value";

//===-- Values ------------------------------------------------------------===//

class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
}
class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>,
      Deprecated<"moved to the shorter name IntProp">;

def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;
def I32Property : IntProp<"int32_t">, Deprecated<"moved to shorter name I32Prop">;
def I64Property : IntProp<"int64_t">, Deprecated<"moved to shorter name I64Prop">;

class _cls_StringProp : Property<"std::string", "string", "::llvm::StringRef">;
def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp, Deprecated<"moved to shorter name StringProp">;

class _cls_BoolProp : IntProp<"bool", "boolean">;
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;

class _cls_UnitProp : Property<"bool", "unit property"> {
  let summary = "unit property";
  let description = [{
    A flag: whether the property is present.
  }];
  let defaultValue = "false";
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

//===-- Parts of storage --------------------------------------------------===//

// The declaration of a variable that stores a property.
class _makePropStorage<Property prop, string name> {
  defvar value = !if(!empty(prop.storageTypeValueOverride), prop.defaultValue, prop.storageTypeValueOverride);
  code ret = prop.storageType # " " # name # !if(!empty(value), "", " = " # value) # ";";
}

// A predicate on what stores a property: here the same as on its value.
class _makeStorageWrapperPred<Property wrappedProp> {
  Pred ret = wrappedProp.predicate;
}

//===-- Decorators --------------------------------------------------------===//

class DefaultValuedProp<Property p, string default = "", string storageDefault = "">
    : Property<p.storageType, p.summary, p.interfaceType> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
  let baseProperty = p;
  let description = p.description;
  let predicate = p.predicate;
}
class DefaultValuedProperty<Property p, string default = "", string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>,
      Deprecated<"moved to shorter name DefaultValuedProp">;

class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : Property<p.storageType, !if(!empty(newSummary), p.summary, newSummary),
               p.interfaceType> {
  let predicate = !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>, pred);
  let baseProperty = p;
  let description = p.description;
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>,
      Deprecated<"moved to shorter name ConfinedProp">;

class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>,
                   "constant '" # prop.summary # "': " # val> {
  string value = val;
}

//===-- Collections -------------------------------------------------------===//

class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  Property element = elem;
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>, Deprecated<"moved to shorter name ArrayProp">;

// Stored as a dense array of integers.
class IntArrayProp<Property elem, string newSummary = "">
    : ArrayProp<elem, newSummary>;
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name IntArrayProp">;

// A value or nothing. The value is written as it is if the parser can tell whether
// there is one, and as `some<value>` otherwise.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  Property element = p;
  bit delegatesParsing = !and(!empty(p.defaultValue), canDelegateParsing);
  let defaultValue = "std::nullopt";
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>,
      Deprecated<"moved to shorter name OptionalProp">;

#endif // PROPERTIES
