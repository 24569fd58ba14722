// Mistakes in records that documentation cannot pass over, each with its place.
// RUN: not toy-tblgen -gen-op-doc %s 2>&1 | FileCheck %s
// RUN: not toy-tblgen -gen-dialect-doc %s 2>&1 | FileCheck %s
// RUN: not toy-tblgen -gen-typedef-doc %s 2>&1 | FileCheck %s --check-prefix=TYPE
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Wrong_Dialect : Dialect {
  let name = "wrong";
}

def Wrong_1Op : Op<Wrong_Dialect, "1"> {
  // CHECK: wrong.td:[[# @LINE + 1]]:24: error: undefined type for argument #0
  let arguments = (ins "F32":$value);
}

def Wrong_2Op : Op<Wrong_Dialect, "2"> {
  // CHECK: wrong.td:[[# @LINE + 1]]:{{.*}}: error: attributes must be named
  let arguments = (ins I64Attr);
}

def Wrong_3Op : Op<Wrong_Dialect, "3"> {
  // CHECK: wrong.td:[[# @LINE + 1]]:{{.*}}: error: unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed
  let arguments = (ins Wrong_Dialect:$value);
}

def Wrong_4Op : Op<Wrong_Dialect, "4"> {
  // CHECK: wrong.td:[[# @LINE + 1]]:23: error: undefined type for result #0
  let results = (outs 5:$value);
}

def Wrong_Type : TypeDef<Wrong_Dialect, "Wrong"> {
  let mnemonic = "wrong";
  // TYPE: wrong.td:[[# @LINE + 1]]:25: error: parameter #0 is neither a C++ type nor a parameter record
  let parameters = (ins 5:$value);
}

def Wrong_ZType : TypeDef<Wrong_Dialect, "Other"> {
  let mnemonic = "other";
  // TYPE: wrong.td:[[# @LINE + 1]]:25: error: missing 'cppType' field in parameter: Wrong_Dialect
  let parameters = (ins Wrong_Dialect:$value);
}
