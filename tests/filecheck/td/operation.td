// The Rust that the build generates for an operation: a view with accessors, a builder, and the engine's table.
// RUN: toy-tblgen -gen-op-defs %s | FileCheck %s
// RUN: toy-tblgen --print-records %s | FileCheck %s --check-prefix=RECORDS
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sample_Dialect : Dialect {
  let name = "sample";
}

// CHECK: /// `sample.twice`: Doubles a number.
// CHECK: /// - Syntax: `` `sample.twice` $input attr-dict `:` type($input) ``
// CHECK-NEXT: /// - Record: `operation.td:[[#@LINE+9]]`, with `Pure`
// CHECK: pub struct TwiceOp<'a>
// CHECK: impl<'a> TwiceOp<'a>
// CHECK: /// Operand `input`: 64-bit float.
// CHECK: pub fn input(self)
// CHECK: /// Attribute `times`: 64-bit signless integer attribute.
// CHECK: "sample.twice"
// RECORDS: def Sample_TwiceOp {
// RECORDS: string opName = "twice";
def Sample_TwiceOp : Op<Sample_Dialect, "twice", [Pure]> {
  let summary = "Doubles a number.";
  let arguments = (ins F64:$input, OptionalAttr<I64Attr>:$times);
  let results = (outs F64:$output);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
