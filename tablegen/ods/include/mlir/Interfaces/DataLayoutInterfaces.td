//===- DataLayoutInterfaces.td - sizes and alignments of types --*- tablegen -*-===//
//
// What the attributes of `dlti` and types with a size of their own answer. In Rust, the analysis of data layouts
// reads `dlti` itself; the methods here are declared as C++ has them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = [{
    An attribute that holds values by keys. What a query gives may be such an attribute itself.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value of a key.",
      "::mlir::FailureOr<::mlir::Attribute>", "query", (ins "::mlir::DataLayoutEntryKey":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{
    A key with its value in a data layout. The key is a type, or an identifier of a dialect, which
    say what the value means.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The key.",
      "::mlir::DataLayoutEntryKey", "getKey", (ins)>,
    InterfaceMethod<"The value.",
      "::mlir::Attribute", "getValue", (ins)>,
    InterfaceMethod<"Checks the entry.",
      "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc)>
  ];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    A data layout: a list of entries, no two with the same key. That of an operation is combined
    with those around it.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"This layout after the ones around it, outermost first; null if they disagree.",
      "::mlir::DataLayoutSpecInterface", "combineWith",
      (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"The entries.",
      "::mlir::DataLayoutEntryListRef", "getEntries", (ins)>,
    InterfaceMethod<"The name of the entry for the order of bytes.",
      "::mlir::StringAttr", "getEndiannessIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the default memory space.",
      "::mlir::StringAttr", "getDefaultMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the memory space of the stack.",
      "::mlir::StringAttr", "getAllocaMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the memory space of code.",
      "::mlir::StringAttr", "getProgramMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the memory space of globals.",
      "::mlir::StringAttr", "getGlobalMemorySpaceIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the mangling of names.",
      "::mlir::StringAttr", "getManglingModeIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the alignment of the stack.",
      "::mlir::StringAttr", "getStackAlignmentIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the alignment of pointers to functions.",
      "::mlir::StringAttr", "getFunctionPointerAlignmentIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The name of the entry for the widths of native integers.",
      "::mlir::StringAttr", "getLegalIntWidthsIdentifier", (ins "::mlir::MLIRContext *":$context)>,
    InterfaceMethod<"The entries for a class of types.",
      "::mlir::DataLayoutEntryList", "getSpecForType", (ins "::mlir::TypeID":$type)>,
    InterfaceMethod<"The entry with this identifier, if any.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier", (ins "::mlir::StringAttr":$identifier)>,
    InterfaceMethod<"Checks the layout.",
      "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc)>
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = [{ What is known of a device: its properties by name. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The properties.",
      "::mlir::DataLayoutEntryListRef", "getEntries", (ins)>,
    InterfaceMethod<"The property with this name, if any.",
      "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier", (ins "::mlir::StringAttr":$identifier)>,
    InterfaceMethod<"Checks the properties.",
      "::llvm::LogicalResult", "verifyEntry", (ins "::mlir::Location":$loc)>
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = [{ What is known of a system: its devices by their names. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The devices.",
      "::llvm::ArrayRef<DataLayoutEntryInterface>", "getEntries", (ins)>,
    InterfaceMethod<"The device of this name, if any.",
      "std::optional<::mlir::TargetDeviceSpecInterface>", "getDeviceSpecForDeviceID", (ins "StringAttr":$deviceID)>,
    InterfaceMethod<"Checks the names and devices.",
      "::llvm::LogicalResult", "verifySpec", (ins "::mlir::Location":$loc)>
  ];
}

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    An operation that may have a data layout, and decides how it answers questions about types.
  }];
  let cppNamespace = "::mlir";
  let dependentTraits = [IsolatedFromAbove];
  let methods = [
    InterfaceMethod<"The layout, if it has one.",
      "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec", (ins)>,
    InterfaceMethod<"The system, if it has one.",
      "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec", (ins)>,
    StaticInterfaceMethod<"The size of a type in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    StaticInterfaceMethod<"The size of a type in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    StaticInterfaceMethod<"The alignment that a type must have, in bytes.",
      "uint64_t", "getTypeABIAlignment",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    StaticInterfaceMethod<"The alignment that is best for a type, in bytes.",
      "uint64_t", "getTypePreferredAlignment",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    StaticInterfaceMethod<"The width of an index into memory that a type points to.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "::mlir::Type":$type, "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    StaticInterfaceMethod<"The order of bytes that an entry gives.",
      "::mlir::Attribute", "getEndianness", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The default memory space that an entry gives.",
      "::mlir::Attribute", "getDefaultMemorySpace", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The memory space of the stack that an entry gives.",
      "::mlir::Attribute", "getAllocaMemorySpace", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The mangling that an entry gives.",
      "::mlir::Attribute", "getManglingMode", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The memory space of code that an entry gives.",
      "::mlir::Attribute", "getProgramMemorySpace", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The memory space of globals that an entry gives.",
      "::mlir::Attribute", "getGlobalMemorySpace", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The alignment of the stack that an entry gives, in bits.",
      "uint64_t", "getStackAlignment", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The alignment of pointers to functions that an entry gives.",
      "Attribute", "getFunctionPointerAlignment", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The widths of native integers that an entry gives.",
      "Attribute", "getLegalIntWidths", (ins "::mlir::DataLayoutEntryInterface":$entry)>,
    StaticInterfaceMethod<"The property of a device that an entry gives.",
      "std::optional<Attribute>", "getDevicePropertyValue", (ins "::mlir::DataLayoutEntryInterface":$entry)>
  ];
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{ A type that knows its size and alignment from the entries for its class. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The size in bytes.",
      "::llvm::TypeSize", "getTypeSize",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The size in bits.",
      "::llvm::TypeSize", "getTypeSizeInBits",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The alignment that it must have, in bytes.",
      "uint64_t", "getABIAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The alignment that is best, in bytes.",
      "uint64_t", "getPreferredAlignment",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"The width of an index into what it points to, if it does.",
      "std::optional<uint64_t>", "getIndexBitwidth",
      (ins "const ::mlir::DataLayout &":$dataLayout, "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Whether a layout further in may have these entries where one around it has those.",
      "bool", "areCompatible",
      (ins "::mlir::DataLayoutEntryListRef":$oldLayout, "::mlir::DataLayoutEntryListRef":$newLayout,
           "::mlir::DataLayoutSpecInterface":$newSpec, "const ::mlir::DataLayoutIdentifiedEntryMap&":$identified)>,
    InterfaceMethod<"Checks the entries for its class.",
      "::llvm::LogicalResult", "verifyEntries",
      (ins "::mlir::DataLayoutEntryListRef":$entries, "::mlir::Location":$loc)>
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES
