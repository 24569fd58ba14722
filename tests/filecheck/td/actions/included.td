// A file that only includes others covers their definitions: operations of every dialect, or of the selected one, and
// other definitions of the only dialect.
// RUN: rm -rf %t && mkdir -p %t && cp %s %t/ops.td && echo 'include "ops.td"' > %t/main.td
// RUN: toy-tblgen -gen-op-defs -I %t %t/main.td | FileCheck %s
// RUN: toy-tblgen -gen-op-decls -I %t %t/main.td | FileCheck %s
// RUN: toy-tblgen -gen-dialect-defs -I %t %t/main.td | FileCheck %s --check-prefix=DIALECT
// RUN: toy-tblgen -gen-typedef-defs -I %t %t/main.td | FileCheck %s --check-prefix=TYPE
// RUN: echo 'def E : Dialect { let name = "e"; }' >> %t/main.td
// RUN: echo 'def E_OneOp : Op<E, "one">; def E_BadOp : Op<E, "bad"> { let assemblyFormat = "$x"; }' >> %t/main.td
// RUN: toy-tblgen -gen-op-defs -op-exclude-regex=bad -I %t %t/main.td | FileCheck %s --check-prefix=BOTH
// RUN: toy-tblgen -gen-op-defs -op-include-regex='^d.*one' -I %t %t/main.td | FileCheck %s --implicit-check-not='dialect'
// RUN: toy-tblgen -gen-op-defs -dialect=d -I %t %t/main.td | FileCheck %s --implicit-check-not='dialect'
// RUN: not toy-tblgen -gen-op-defs -op-include-regex=e.bad -I %t %t/main.td 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: echo 'include "main.td"' > %t/more.td
// RUN: not toy-tblgen -gen-dialect-defs -I %t %t/more.td 2>&1 | FileCheck %s --check-prefix=WHICH

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// CHECK: pub struct OneOp<'a>
// DIALECT: name: "d"
// TYPE: pub struct SomeType
// BOTH: // The dialect 'd'.
// BOTH: pub struct OneOp<'a>
// BOTH: // The dialect 'e'.
// BOTH: pub struct OneOp<'a>
// BAD: error: expected variable to refer to an argument, region, result, or successor
// WHICH: error: when more than 1 dialect is present, one must be selected via '-dialect'
def D : Dialect { let name = "d"; }
def D_OneOp : Op<D, "one">;
def Some : TypeDef<D, "Some"> { let mnemonic = "some"; }
