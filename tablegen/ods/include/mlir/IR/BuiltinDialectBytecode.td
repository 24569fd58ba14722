//===- BuiltinDialectBytecode.td - the builtin dialect in bytecode -*- tablegen -*-===//
//
// What bytecode holds of each builtin attribute and type, by its number.
//
//===----------------------------------------------------------------------===//

#ifndef BUILTIN_BYTECODE
#define BUILTIN_BYTECODE

include "mlir/IR/BytecodeBase.td"

//===-- Parts -------------------------------------------------------------===//

def LocationAttr : AttributeKind;
def ShapedType : WithType<"ShapedType", Type>;
def DenseElementsAttr : WithType<"DenseElementsAttr", Attribute>;
def DenseIntElementsAttr : WithType<"DenseIntElementsAttr", Attribute>;
def MemRefLayout : WithType<"MemRefLayoutAttrInterface", Attribute>;
defvar FloatType = Type;

// The number of a string of the file.
def String : WithType<"StringRef">;

def Location : CompositeBytecode {
  dag members = (attr WithType<"LocationAttr", LocationAttr>:$value);
}

//===-- Attributes --------------------------------------------------------===//

def ArrayAttr : DialectAttribute<(attr Array<Attribute>:$value)>;

// Without a type.
let cType = "StringAttr" in {
def StringAttr : DialectAttribute<(attr String:$value)>;
def StringAttrWithType : DialectAttribute<(attr String:$value, Type:$type)>;
}

def NamedAttribute : CompositeBytecode {
  dag members = (attr StringAttr:$name, Attribute:$value);
}
def DictionaryAttr : DialectAttribute<(attr Array<NamedAttribute>:$value)>;

def FlatSymbolRefAttr : DialectAttribute<(attr StringAttr:$rootReference)>;
def SymbolRefAttr
    : DialectAttribute<(attr StringAttr:$rootReference, Array<FlatSymbolRefAttr>:$nestedReferences)>;

def TypeAttr : DialectAttribute<(attr Type:$value)>;
def UnitAttr : DialectAttribute<(attr)>;
def IntegerAttr : DialectAttribute<(attr Type:$type, KnownWidthAPInt<"type">:$value)>;
def FloatAttr : DialectAttribute<(attr FloatType:$type, KnownSemanticsAPFloat<"type">:$value)>;

def CallSiteLoc : DialectAttribute<(attr LocationAttr:$callee, LocationAttr:$caller)>;

// The numbers of a range, with how many there are before them; a single place has an encoding of its own.
let cType = "FileLineColRange" in {
def FileLineColRange
    : DialectAttribute<(attr StringAttr:$filename, WithType<"SmallVector<uint64_t>">:$rawLocData)>;
def FileLineColLoc : DialectAttribute<(attr StringAttr:$filename, VarInt:$start_line, VarInt:$start_column)>;
}

let cType = "FusedLoc" in {
def FusedLoc : DialectAttribute<(attr Array<Location>:$locations)>;
def FusedLocWithMetadata : DialectAttribute<(attr Array<Location>:$locations, Attribute:$metadata)>;
}

def NameLoc : DialectAttribute<(attr StringAttr:$name, LocationAttr:$childLoc)>;
def UnknownLoc : DialectAttribute<(attr)>;

def DenseResourceElementsAttr
    : DialectAttribute<(attr ShapedType:$type, ResourceHandle<"DenseResourceElementsHandle">:$rawHandle)>;
def DenseArrayAttr : DialectAttribute<(attr Type:$elementType, VarInt:$size, Blob:$rawData)>;
def DenseIntOrFPElementsAttr : DialectAttribute<(attr ShapedType:$type, Blob:$rawData)>;

// A single string if all elements are the same.
def DenseStringElementsAttr
    : DialectAttribute<(attr ShapedType:$type, VarInt:$_isSplat, WithType<"SmallVector<StringRef>">:$rawStringData)>;

def SparseElementsAttr
    : DialectAttribute<(attr ShapedType:$type, DenseIntElementsAttr:$indices, DenseElementsAttr:$values)>;
def DistinctAttr : DialectAttribute<(attr Attribute:$referencedAttr)>;

//===-- Types -------------------------------------------------------------===//

// The sign is in the lowest two bits of the number.
def IntegerType
    : DialectType<(type VarInt:$_widthAndSignedness, LocalVar<"uint64_t", "_widthAndSignedness >> 2">:$width,
                   LocalVar<"IntegerType::SignednessSemantics", "_widthAndSignedness & 3">:$signedness)>;
def IndexType : DialectType<(type)>;
def FunctionType : DialectType<(type Array<Type>:$inputs, Array<Type>:$results)>;
def BFloat16Type : DialectType<(type)>;
def Float16Type : DialectType<(type)>;
def Float32Type : DialectType<(type)>;
def Float64Type : DialectType<(type)>;
def Float80Type : DialectType<(type)>;
def Float128Type : DialectType<(type)>;
def ComplexType : DialectType<(type Type:$elementType)>;

let cType = "MemRefType" in {
def MemRefType
    : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType, MemRefLayout:$layout)>;
def MemRefTypeWithMemSpace
    : DialectType<(type Attribute:$memorySpace, Array<SignedVarIntList>:$shape, Type:$elementType,
                   MemRefLayout:$layout)>;
}

def NoneType : DialectType<(type)>;

let cType = "RankedTensorType" in {
def RankedTensorType : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType)>;
def RankedTensorTypeWithEncoding
    : DialectType<(type Attribute:$encoding, Array<SignedVarIntList>:$shape, Type:$elementType)>;
}

def TupleType : DialectType<(type Array<Type>:$types)>;

let cType = "UnrankedMemRefType" in {
def UnrankedMemRefType : DialectType<(type Type:$elementType)>;
def UnrankedMemRefTypeWithMemSpace : DialectType<(type Attribute:$memorySpace, Type:$elementType)>;
}

def UnrankedTensorType : DialectType<(type Type:$elementType)>;

let cType = "VectorType" in {
def VectorType : DialectType<(type Array<SignedVarIntList>:$shape, Type:$elementType)>;
def VectorTypeWithScalableDims
    : DialectType<(type Array<BoolList>:$scalableDims, Array<SignedVarIntList>:$shape, Type:$elementType)>;
}

//===-- Their numbers -----------------------------------------------------===//

def BuiltinDialectAttributes : DialectAttributes<"Builtin"> {
  let elems = [
    ArrayAttr, DictionaryAttr, StringAttr, StringAttrWithType, FlatSymbolRefAttr, SymbolRefAttr, TypeAttr, UnitAttr,
    IntegerAttr, FloatAttr, CallSiteLoc, FileLineColLoc, FusedLoc, FusedLocWithMetadata, NameLoc, UnknownLoc,
    DenseResourceElementsAttr, DenseArrayAttr, DenseIntOrFPElementsAttr, DenseStringElementsAttr, SparseElementsAttr,
    DistinctAttr, FileLineColRange
  ];
}

def BuiltinDialectTypes : DialectTypes<"Builtin"> {
  let elems = [
    IntegerType, IndexType, FunctionType, BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type,
    Float128Type, ComplexType, MemRefType, MemRefTypeWithMemSpace, NoneType, RankedTensorType,
    RankedTensorTypeWithEncoding, TupleType, UnrankedMemRefType, UnrankedMemRefTypeWithMemSpace, UnrankedTensorType,
    VectorType, VectorTypeWithScalableDims
  ];
}

#endif // BUILTIN_BYTECODE
