// RUN: toy-tblgen -gen-op-defs %s 2>&1 >%t | FileCheck %s --check-prefix=WARNING
// RUN: toy-tblgen -gen-attr-constraint-defs -on-deprecated=none %s | FileCheck %s

// Names of older manuals still work, with a warning.

include "mlir/IR/OpBase.td"

def D : Dialect { let name = "d"; }

// WARNING: old-names.td:[[#@LINE+2]]:{{.*}}: warning: Using deprecated def
// WARNING: note: renamed to ConfinedAttr
def AOp : Op<D, "a"> {
  let arguments = (ins
    Confined<DenseI64ArrayAttr, [DenseArrayStrictlyNonNegative<DenseI64ArrayAttr>]>:$attr
  );
}

// CHECK: summary: "i64 dense array attribute whose value is non-negative"
// CHECK-NEXT: is_dense_array_of(64) {{.*}}.all(|v| v >= 0)
