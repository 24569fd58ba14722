// A pipeline is shown on separate lines, with every option.
// RUN: toy-opt %s -pass-pipeline='builtin.module(cse,func.func(cse,canonicalize{max-iterations=3}))' -dump-pass-pipeline -o %t 2>&1 | FileCheck %s
// CHECK: {{^}}Pass Manager with 2 passes:
// CHECK-NEXT: {{^}}builtin.module(
// CHECK-NEXT: {{^}}  cse,
// CHECK-NEXT: {{^}}  func.func(
// CHECK-NEXT: {{^}}    cse,
// CHECK-NEXT: {{^}}    canonicalize{  max-iterations=3 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// CHECK-NEXT: {{^}}  )
// CHECK-NEXT: {{^}})
// RUN: not toy-opt %s -pass-pipeline='func.func(cse)' 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: :0:0: error: can't run 'func.func' pass manager on 'builtin.module' op{{$}}
