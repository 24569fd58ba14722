// The log of the pattern drivers: which pattern was tried where, and why it did not match.
// RUN: toy-opt -canonicalize -debug-only=greedy-rewriter %s 2>&1 | FileCheck %s --check-prefix=GREEDY --implicit-check-not=dialect-conversion
// RUN: toy-opt -convert-toy-to-affine -debug %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: toy-opt -canonicalize %s 2>&1 | FileCheck %s --check-prefix=SILENT --implicit-check-not=greedy-rewriter
// RUN: not toy-opt -debug-only=greedy %s 2>&1 | FileCheck %s --check-prefix=WRONG

// GREEDY: [greedy-rewriter] 'toy.transpose' at loc({{.*}}:15:8): {{.*}}transpose_of_transpose: no match: the operand is not transposed
// GREEDY: [greedy-rewriter] 'toy.transpose' at loc({{.*}}:16:8): {{.*}}transpose_of_transpose: applied
// BOTH: [dialect-conversion] 'toy.constant' at loc({{.*}}:14:8): {{.*}}: applied
// BOTH: [dialect-conversion] 'toy.print' at loc({{.*}}:17:3): {{.*}}print: applied
// SILENT: module
// WRONG: error: -debug-only: 'greedy' is not a log; there are greedy-rewriter, dialect-conversion, patterns
toy.func @main() {
  %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %1 = toy.transpose(%0 : tensor<2xf64>) to tensor<2xf64>
  %2 = toy.transpose(%1 : tensor<2xf64>) to tensor<2xf64>
  toy.print %2 : tensor<2xf64>
  toy.return
}
