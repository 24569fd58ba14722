// Errors in the command line are one sentence, with the nearest name, and the exit status is 2.
// RUN: sh -c 'toy-opt %s -canonicalise 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=FLAG < %t
// FLAG: a similar argument exists: '--canonicalize'
// RUN: sh -c 'toy-opt %s -pass-pipeline="builtin.module(cse,simbol-dce)" 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=PASS < %t
// PASS: 1:20: error: 'simbol-dce' does not refer to a registered pass or pass pipeline; did you mean 'symbol-dce'?
// RUN: sh -c 'toy-opt %s -pass-pipeline="builtin.module(toy-shape-inference)" 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=NEST < %t
// NEST: did you intend to nest: 'toy.func(toy-shape-inference)'?
// RUN: sh -c 'toy-opt %s -canonicalize=max-iteration=3 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=OPTION < %t
// OPTION: no such option 'max-iteration'; did you mean 'max-iterations'?
// RUN: sh -c 'toy-opt %s -cse -pass-pipeline="any(cse)" 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=BOTH < %t
// BOTH: '-cse' can't be used with '-pass-pipeline'
// RUN: sh -c 'toy-opt %s -mlir-print-ir-before-all -mlir-print-ir-before=cse,canonicalise 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=BEFORE < %t
// RUN: sh -c 'toyc %s -emit=mlir -mlir-print-ir-before=cse,canonicalise 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=BEFORE < %t
// BEFORE: error: -mlir-print-ir-before: 'canonicalise' does not refer to a registered pass; did you mean 'canonicalize'?
// RUN: sh -c 'toyc %s -emit=mlir -mlir-print-ir-after=nonsense 2> %t; test $? -eq 2'
// RUN: FileCheck %s --check-prefix=AFTER < %t
// AFTER: error: -mlir-print-ir-after: 'nonsense' does not refer to a registered pass{{$}}
// RUN: sh -c 'toy-opt %t.nothing 2> %t; test $? -eq 1'
// RUN: FileCheck %s --check-prefix=FILE < %t
// FILE: error: cannot open input file
module {
}
