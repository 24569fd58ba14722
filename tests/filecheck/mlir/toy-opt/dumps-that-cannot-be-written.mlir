// A tree of dumps that cannot be written is one error, whatever the number of dumps.
// RUN: sh -c 'echo > %t.file'
// RUN: sh -c 'toy-opt %s -cse -canonicalize -mlir-print-ir-after-all -mlir-print-ir-tree-dir=%t.file/tree 2> %t; test $? -eq 1'
// RUN: FileCheck %s < %t
// RUN: sh -c 'toyc %s -emit=mlir -opt -mlir-print-ir-after-all -mlir-print-ir-tree-dir=%t.file/tree 2> %t; test $? -eq 1'
// RUN: FileCheck %s < %t
// CHECK: error: cannot write '{{.*}}.file/tree/builtin_module_no-symbol-name/0_{{.*}}.mlir'
// CHECK-NOT: error:
// CHECK-NOT: reproducer
module {
}
