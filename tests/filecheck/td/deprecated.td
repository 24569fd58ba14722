// RUN: toy-tblgen -gen-op-defs %s -o /dev/null 2>&1 | FileCheck %s
// RUN: toy-tblgen -gen-op-defs -on-deprecated=none %s -o /dev/null 2>&1 | count 0
// RUN: not toy-tblgen -gen-op-defs -on-deprecated=error %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,ERROR
// RUN: toy-tblgen -print-records %s -o /dev/null 2>&1 | count 0

include "mlir/IR/OpBase.td"

def D : Dialect { let name = "d"; }

def Old : NativeOpTrait<"IsCommutative">, Deprecated<"use `Commutative` instead">;

// CHECK: deprecated.td:[[#@LINE+2]]:5: warning: Using deprecated def `Old`
// CHECK: note: use `Commutative` instead
def AOp : Op<D, "a", [Old]> {
  let arguments = (ins I32:$x, I32:$y);
}

// CHECK-NOT: warning
def BOp : Op<D, "b">;

// A class passes the mark on to its definitions, each of which is then deprecated itself.
class OldType<string text> : Type<CPred<"$_self.is_integer_type()">, text>, Deprecated<"use `AnyInteger` instead">;
def OldInteger : OldType<"old integer">;

// It is enough to use it through others.
// CHECK: deprecated.td:[[#@LINE+2]]:5: warning: Using deprecated def `OldInteger`
// CHECK: note: use `AnyInteger` instead
def COp : Op<D, "c"> {
  let arguments = (ins Variadic<OldInteger>:$x);
}

// CHECK-NOT: warning
// ERROR: Error'ing out due to deprecated defs
