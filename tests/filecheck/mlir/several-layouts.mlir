// Of several layouts the last one counts, as in mlir-opt; a warning says so, once for each text.
// RUN: toy-opt %s 2>&1 >/dev/null | FileCheck %s --check-prefix=WARNS
// RUN: toyc -emit=mlir %s 2>&1 >/dev/null | FileCheck %s --check-prefix=WARNS
// RUN: toy-opt %s 2>/dev/null | FileCheck %s
// RUN: not toyc -emit=mlir -Werror %s 2>&1 | FileCheck %s --check-prefix=DENIED
// RUN: toy-opt %s -mlir-diagnostic-verbosity-level=errors 2>&1 | FileCheck %s --check-prefix=QUIET

// CHECK: [[A:#map.*]] = affine_map<(d0, d1) -> (d1, d0)>
#a = affine_map<(d0, d1) -> (d1, d0)>
#b = affine_map<(d0, d1) -> (d0 + 1, d1)>

// WARNS: several-layouts.mlir:[[@LINE+7]]:45: warning: only the last layout of a memref type counts
// WARNS: {{^}}  help: write several maps as their composition, one map
// WARNS-NOT: warning
// CHECK: func.func private @last(memref<4x4xf32, [[A]]>)
// CHECK: func.func private @same(memref<4x4xf32, [[A]], 3>)
// DENIED: error: only the last layout of a memref type counts
// QUIET-NOT: warning
func.func private @last(memref<4x4xf32, #b, #a>)
func.func private @same(memref<4x4xf32, #a, #a, 3>)
