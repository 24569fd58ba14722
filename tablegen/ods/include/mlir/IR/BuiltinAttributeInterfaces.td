//===- BuiltinAttributeInterfaces.td - typed attributes and the like -*- tablegen -*-===//

#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

// An attribute with a type: integers, floats, elements.
def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = [{ An attribute that has a type. }];
  let cppNamespace = "::mlir";
  let predicate = CPred<"$_self.is_typed()">;
  let summary = "TypedAttr instance";
  let constBuilderCall = "$0";
  let methods = [
    InterfaceMethod<"The type.",
      "::mlir::Type", "getType", (ins)>
  ];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = [{ An attribute that holds the elements of a shaped value. }];
  let cppNamespace = "::mlir";
  let predicate = CPred<"$_self.is_elements()">;
  let constBuilderCall = "$0";
  // C++ for those that implement it.
  code ElementsAttrInterfaceAccessors = "";
  let methods = [
    InterfaceMethod<"The elements as values of a C++ class, if it can give them so.",
      "::mlir::FailureOr<::mlir::detail::ElementsAttrIndexer>", "getValuesImpl", (ins "::mlir::TypeID":$elementID)>,
    InterfaceMethod<"Whether all elements are the same.",
      "bool", "isSplat", (ins)>,
    InterfaceMethod<"The type.",
      "::mlir::ShapedType", "getShapedType", (ins)>
  ];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{ An attribute that holds bytes. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The bytes.",
      "::llvm::ArrayRef<char>", "getData", (ins)>
  ];
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{ An attribute that describes the layout of a memref's elements. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"From indices to the place of an element.",
      "::mlir::AffineMap", "getAffineMap", (ins)>,
    InterfaceMethod<"Whether it changes nothing.",
      "bool", "isIdentity", (ins)>,
    InterfaceMethod<"Checks that it fits a shape.",
      "::llvm::LogicalResult", "verifyLayout",
      (ins "::llvm::ArrayRef<int64_t>":$shape, "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
    InterfaceMethod<"The strides and offset for a shape, if that is all there is to it.",
      "::llvm::LogicalResult", "getStridesAndOffset",
      (ins "::llvm::ArrayRef<int64_t>":$shape, "::llvm::SmallVectorImpl<int64_t>&":$strides, "int64_t&":$offset)>
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
