//===- AtomicRMWKind.td - Kinds of reductions -----------------*- tablegen -*-===//

#ifndef ARITH_ATOMIC_RMW_KIND
#define ARITH_ATOMIC_RMW_KIND

include "mlir/IR/EnumAttr.td"

def AtomicRMWKindAttr : I64EnumAttr<"AtomicRMWKind", "", [
  I64EnumAttrCase<"addf", 0>, I64EnumAttrCase<"addi", 1>,
  I64EnumAttrCase<"andi", 2>, I64EnumAttrCase<"assign", 3>,
  I64EnumAttrCase<"maximumf", 4>, I64EnumAttrCase<"maxnumf", 5>,
  I64EnumAttrCase<"maxs", 6>, I64EnumAttrCase<"maxu", 7>,
  I64EnumAttrCase<"minimumf", 8>, I64EnumAttrCase<"minnumf", 9>,
  I64EnumAttrCase<"mins", 10>, I64EnumAttrCase<"minu", 11>,
  I64EnumAttrCase<"mulf", 12>, I64EnumAttrCase<"muli", 13>,
  I64EnumAttrCase<"ori", 14>, I64EnumAttrCase<"xori", 15>
]> {
  let cppNamespace = "::mlir::arith";
}

#endif // ARITH_ATOMIC_RMW_KIND
