// A loop directly in a module, which has one block, makes the module invalid, as in mlir-opt.
// RUN: not toy-opt %s -convert-scf-to-cf 2>&1 | FileCheck %s

// CHECK: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
%a = arith.constant 1 : index
scf.for %i = %a to %a step %a {
}
