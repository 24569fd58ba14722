// Which dialect is meant, and mistakes in the choice.
// RUN: not toy-tblgen -gen-dialect-doc %s 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not toy-tblgen -gen-dialect-doc -dialect=fist %s 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not toy-tblgen -gen-dialect-doc -dialect=arith %s 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: toy-tblgen -gen-dialect-doc -dialect=second %s | FileCheck %s
// RUN: echo '' | not toy-tblgen -gen-dialect-doc - 2>&1 | FileCheck %s --check-prefix=NO-DIALECT
// RUN: echo '' | not toy-tblgen -gen-enum-doc - 2>&1 | FileCheck %s --check-prefix=NO-CLASS
// RUN: not toy-tblgen -gen-op-doc -op-include-regex='(' %s 2>&1 | FileCheck %s --check-prefix=REGEX
// RUN: not toy-tblgen -gen-op-doc -gen-enum-doc %s 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not toy-tblgen -gen-opdoc %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
include "mlir/IR/OpBase.td"

def First_Dialect : Dialect {
  let name = "first";
}
def Second_Dialect : Dialect {
  let name = "second";
}

// MANY: error: when more than 1 dialect is present, one must be selected via '-dialect'
// MANY: help: the dialects are 'first', 'second'
// NEAR: error: selected dialect with '-dialect' does not exist: 'fist'
// NEAR: help: did you mean 'first'?
// FAR: help: the dialects are 'first', 'second'
// CHECK: # 'second' Dialect
// NO-DIALECT: error: no dialect was found
// NO-CLASS: error: the class 'EnumInfo' is not defined
// REGEX: error: invalid value '(' for '--op-include-regex <REGEX>': not a regular expression
// TWO: error: the argument '--gen-op-doc' cannot be used with '--gen-enum-doc'
// UNKNOWN: error: unexpected argument '--gen-opdoc' found
// UNKNOWN: '--gen-op-doc'
