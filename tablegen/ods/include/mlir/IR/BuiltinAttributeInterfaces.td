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
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = [{ An attribute that holds the elements of a shaped value. }];
  let cppNamespace = "::mlir";
  let predicate = CPred<"$_self.is_elements()">;
  let constBuilderCall = "$0";
  // C++ for those that implement it.
  code ElementsAttrInterfaceAccessors = "";
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{ An attribute that holds bytes. }];
  let cppNamespace = "::mlir";
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{ An attribute that describes the layout of a memref's elements. }];
  let cppNamespace = "::mlir";
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
