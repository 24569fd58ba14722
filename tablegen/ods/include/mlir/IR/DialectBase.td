//===- DialectBase.td - dialects --------------------------------*- tablegen -*-===//

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

class Dialect {
  // The prefix of operation, type and attribute names.
  string name = ?;
  string summary = ?;
  string description = ?;

  // Dialects whose operations the folders and patterns of this one create: paths
  // to their statics (`crate::arith::DIALECT`), which are registered with this one.
  list<string> dependentDialects = [];

  // Attributes of this dialect that any operation may have.
  dag discardableAttrs = (ins);

  string cppNamespace = name;
  code extraClassDeclaration = "";

  // Statics that implement dialect interfaces.
  list<string> interfaces = [];

  // Hooks: traits of `mlir::hooks`, implemented for the dialect's struct, with the
  // functions `materialize_constant`, `verify_op_attr`, `parse_type`, `parse_attr`.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;
  bit hasCanonicalizer = 0;
  bit isExtensible = 0;
  bit usePropertiesForAttributes = 1;
}

#endif // DIALECTBASE_TD
