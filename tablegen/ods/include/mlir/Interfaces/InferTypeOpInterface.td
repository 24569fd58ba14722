//===- InferTypeOpInterface.td - result types from operands -----*- tablegen -*-===//

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = [{
    Infers result types from operands, attributes and regions. Builders of such
    an operation take no result types, and its text can omit them.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The result types, or why there are none.",
      "Result<Types, String>", "infer_results", (ins "&mlir::opdef::InferArgs<'_>":$args)>,
    StaticInterfaceMethod<"Whether the inferred and the written types agree.",
      "bool", "is_compatible_return_types",
      (ins "&mlir::Context":$cx, "&[mlir::Type]":$inferred, "&[mlir::Type]":$actual),
      [{}], [{ inferred == actual }]>
  ];
  let verifyWithRegions = 1;
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let description = [{ Infers the shapes of results from operands. }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The shapes of the results, or why there are none.",
      "Result<Vec<mlir::interfaces::ShapedTypeComponents>, String>", "infer_return_type_components",
      (ins "&mlir::opdef::InferArgs<'_>":$args), [{}],
      [{ InferShapedTypeOpInterface::default_infer_return_type_components(args) }]>,
    InterfaceMethod<"Builds operations that compute the shapes of the results.",
      "Option<Vec<mlir::Value>>", "reify_return_type_shapes",
      (ins "&mut mlir::Builder<'_>":$b, "&[mlir::Value]":$operands), [{}], [{ None }]>
  ];
}

// `InferArgs` provides what the adaptor does in C++.
class InferTypeOpAdaptorBase<code additionalDecls = [{}], list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface, overridenMethods>]> {
  code declarations = additionalDecls;
}
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<[{}], ["is_compatible_return_types"]>;

class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>]>;
def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["infer_return_type_components"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["infer_return_type_components", "reify_return_type_shapes"]>;

// The results are tensors of the inferred shapes.
class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorType : InferTensorTypeBase<["infer_return_type_components"]>;
def InferTensorTypeWithReify
    : InferTensorTypeBase<["infer_return_type_components", "reify_return_type_shapes"]>;
class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : InferTensorTypeBase<overridenMethods>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["infer_return_type_components"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["infer_return_type_components", "reify_return_type_shapes"]>;

def ReifyRankedShapedTypeOpInterface
    : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = [{ Builds operations that compute the shapes of results. }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Builds the sizes of all dimensions of all results.",
      "::llvm::LogicalResult", "reifyResultShapes",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes)>,
    InterfaceMethod<"Builds the sizes of the dimensions of one result.",
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>", "reifyShapeOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex)>,
    InterfaceMethod<"Builds the size of one dimension.",
      "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim)>
  ];
}

// Operands and results have the same type (dynamic extents may differ).
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
