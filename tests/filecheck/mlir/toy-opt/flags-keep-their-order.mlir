// Each pass is a flag, with one dash or two; they run in the order in which they are given.
// RUN: toy-opt %s -canonicalize --cse -toy-shape-inference -canonicalize=max-iterations=3 -dump-pass-pipeline 2>&1 | FileCheck %s
// RUN: toy-opt --pass-pipeline='builtin.module( toy.func( toy-shape-inference , cse ) )' -dump-pass-pipeline %s 2>&1 | FileCheck %s --check-prefix=TEXT
// CHECK: builtin.module(
// CHECK-NEXT: {{^}}  canonicalize{
// CHECK-NEXT: {{^}}  cse,
// CHECK-NEXT: {{^}}  toy.func(
// CHECK-NEXT: {{^}}    toy-shape-inference
// CHECK-NEXT: {{^}}  ),
// CHECK-NEXT: {{^}}  canonicalize{  max-iterations=3
// TEXT: builtin.module(
// TEXT-NEXT: {{^}}  toy.func(
// TEXT-NEXT: {{^}}    toy-shape-inference,
// TEXT-NEXT: {{^}}    cse
// TEXT-NEXT: {{^}}  )
// TEXT-NEXT: {{^}})
module {
}
