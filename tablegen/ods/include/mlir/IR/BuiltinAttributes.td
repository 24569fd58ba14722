//===- BuiltinAttributes.td - attributes of the builtin dialect -*- tablegen -*-===//
//
// The attributes that have a syntax of their own: `42 : i32`, `dense<1>`. The engine knows them; these records are
// their names, parameters and traits. The summaries appear in diagnostics, as those of other constraints.
//
//===----------------------------------------------------------------------===//

#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
  // The engine's attributes have no view.
  let storageType = cppType;
  let returnType = ?;
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}

//===-- Values ------------------------------------------------------------===//

def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = [{ `10 : i32`, `true`: a number of an integer type or of `index`. }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let genVerifyDecl = 1;
  let predicate = CPred<"$_self.is_integer_attr()">;
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let description = [{ `1.5 : f32`, `0x7FC00000 : f32`: a number of a float type, or its bits. }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let genVerifyDecl = 1;
  let predicate = CPred<"$_self.is_float_attr()">;
}

def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let description = [{ `"text"`, `"text" : !foo.type`: bytes, with the type `none` if no other is written. }];
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
  let predicate = CPred<"$_self.is_string()">;
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let description = [{ `i32`: a type where an attribute stands. }];
  let parameters = (ins "Type":$value);
  let predicate = TypeAttr.predicate;
}

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "An Attribute value of `unit` type";
  let description = [{ `unit`: means something by being there. }];
  let predicate = UnitAttr.predicate;
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "An Attribute containing a symbolic reference to an Operation";
  let description = [{ `@module::@function`: a symbol by its name, and by the names of the tables that it is in. }];
  let parameters = (ins "StringAttr":$rootReference, ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences);
  let predicate = SymbolRefAttr.predicate;
}

def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let description = [{ `opaque<"dialect", "data">`: an attribute of a dialect that is not there, as its text. }];
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
  let predicate = CPred<"$_self.is_opaque()">;
}

//===-- Collections -------------------------------------------------------===//

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let description = [{ `[1 : i32, "text"]`: attributes in order. }];
  let parameters = (ins ArrayRefParameter<"Attribute">:$value);
  let predicate = ArrayAttr.predicate;
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let description = [{ `{a = 1 : i32, b}`: attributes by their names, which are in order and differ. }];
  let parameters = (ins ArrayRefParameter<"NamedAttribute">:$value);
  let predicate = DictionaryAttr.predicate;
}

//===-- Elements ----------------------------------------------------------===//

def Builtin_DenseArrayRawDataParameter : ArrayRefParameter<"char", "the elements' bytes, at an address of 64 bits">;

def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let description = [{ `array<i64: 1, 2>`: numbers of one type, which has no shape. }];
  let parameters = (ins "Type":$elementType, "int64_t":$size, Builtin_DenseArrayRawDataParameter:$rawData);
  let genVerifyDecl = 1;
  let predicate = CPred<"$_self.is_dense_array()">;
}

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements", [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of integer or floating-point values";
  let description = [{ `dense<[1, 2]> : tensor<2xi32>`: the numbers of a shaped type, or one number for all. }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<char>":$rawData);
  let predicate = CPred<"$_self.is_dense_elements() && !$_self.is_dense_string_elements()">;
}

def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements", [ElementsAttrInterface], "DenseElementsAttr"> {
  let summary = "An Attribute containing a dense multi-dimensional array of strings";
  let description = [{ `dense<["a", "b"]> : tensor<2x!foo.string>`: the strings of a shaped type, or one for all. }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<StringRef>":$value);
  let predicate = StringElementsAttr.predicate;
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements", [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "An Attribute containing a dense multi-dimensional array backed by a resource";
  let description = [{ `dense_resource<key> : tensor<2xi32>`: elements whose bytes are beside the program. }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
}

def Builtin_SparseElementsAttr : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let description = [{ `sparse<[[0, 0]], [1]> : tensor<3x4xi32>`: the indices and values of what is not zero. }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "DenseIntElementsAttr":$indices,
                        "DenseElementsAttr":$values);
  let genVerifyDecl = 1;
}

//===-- Affine ------------------------------------------------------------===//

def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary = "An Attribute containing an AffineMap object";
  let description = [{ `affine_map<(d0, d1) -> (d1)>`: as a memref's layout, the place of each element. }];
  let parameters = (ins "AffineMap":$value);
  let predicate = AffineMapAttr.predicate;
}

def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let summary = "An Attribute containing an IntegerSet object";
  let description = [{ `affine_set<(d0) : (d0 >= 0)>`: the integers that satisfy all conditions. }];
  let parameters = (ins "IntegerSet":$value);
  let predicate = IntegerSetAttr.predicate;
}

def StridedLayoutAttr
    : Builtin_Attr<"StridedLayout", "strided_layout",
                   [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, ["verifyLayout", "getStridesAndOffset"]>]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let description = [{ `strided<[4, 1], offset: ?>`: how far apart the elements of each dimension are. }];
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t", "array of strides (64-bit integer)">:$strides);
  let genVerifyDecl = 1;
}

#endif // BUILTIN_ATTRIBUTES
