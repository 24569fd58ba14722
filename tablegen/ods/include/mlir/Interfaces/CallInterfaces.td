//===- CallInterfaces.td - calls and what they call -------------*- tablegen -*-===//

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = [{ An operation with attributes on its arguments and results. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The dictionaries of the arguments, if there are any.",
      "::mlir::ArrayAttr", "getArgAttrsAttr", (ins)>,
    InterfaceMethod<"The dictionaries of the results, if there are any.",
      "::mlir::ArrayAttr", "getResAttrsAttr", (ins)>,
    InterfaceMethod<"Replaces those of the arguments.",
      "void", "setArgAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Replaces those of the results.",
      "void", "setResAttrsAttr", (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes those of the arguments.",
      "::mlir::Attribute", "removeArgAttrsAttr", (ins)>,
    InterfaceMethod<"Removes those of the results.",
      "::mlir::Attribute", "removeResAttrsAttr", (ins)>
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{ An operation that transfers control to a callable and back. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is called: a symbol or a value.",
      "mlir::interfaces::Callee", "callable_for_callee", (ins)>,
    InterfaceMethod<"The operands that are passed.",
      "Vec<mlir::Value>", "arg_operands", (ins)>
  ];
}

def CallableOpInterface
    : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{ An operation that can be the target of a call. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The region that runs, or none for a declaration.",
      "Option<mlir::Region>", "callable_region", (ins)>,
    InterfaceMethod<"The types of what a call passes.", "Vec<mlir::Type>", "argument_types", (ins)>,
    InterfaceMethod<"The types of what a call gives.", "Vec<mlir::Type>", "result_types", (ins)>
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
