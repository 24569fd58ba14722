//===- DialectBase.td - dialects --------------------------------*- tablegen -*-===//

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

class Dialect {
  // The prefix of operation, type and attribute names.
  string name = ?;
  string summary = ?;
  string description = ?;

  // Dialects whose operations this one's folders and patterns create: paths of
  // their statics (`crate::arith::DIALECT`), registered with this one.
  list<string> dependentDialects = [];

  // Attributes of this dialect that may sit on any operation.
  dag discardableAttrs = (ins);

  string cppNamespace = name;
  code extraClassDeclaration = "";

  // Statics that implement interfaces of the dialect as a whole.
  list<string> interfaces = [];

  // Hooks: functions beside the generated code, `materialize_constant`,
  // `verify_op_attr`, `parse_type`, `parse_attr`.
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
