// The documentation of passes lists their options and statistics.
// RUN: toy-tblgen -gen-pass-doc %s | FileCheck %s
include "mlir/Pass/PassBase.td"

// CHECK: {{^}}### `-count`{{$}}
// CHECK: {{^}}### `-sort`{{$}}
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}_Sorts_{{$}}
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}Puts things in order.{{$}}
def Sort : Pass<"sort", "ModuleOp"> {
  let summary = "sorts";
  let description = "Puts things in order.";
  // CHECK-EMPTY:
  // CHECK-NEXT: {{^}}#### Options{{$}}
  // CHECK-EMPTY:
  // CHECK-NEXT: {{^}}```{{$}}
  // CHECK-NEXT: {{^}}-by       : The key{{$}}
  // CHECK-NEXT: {{^}}-reversed : The greatest first{{$}}
  // CHECK-NEXT: {{^}}```{{$}}
  let options = [
    ListOption<"by", "by", "std::string", "The key">,
    Option<"reversed", "reversed", "bool", "false", "The greatest first">,
  ];
  // CHECK-EMPTY:
  // CHECK-NEXT: {{^}}#### Statistics{{$}}
  // CHECK-EMPTY:
  // CHECK-NEXT: {{^}}```{{$}}
  // CHECK-NEXT: {{^}}swaps : How often{{$}}
  // CHECK-NEXT: {{^}}```{{$}}
  let statistics = [Statistic<"swaps", "swaps", "How often">];
}

def Count : InterfacePass<"count", "FunctionOpInterface">;
