// RUN: test-opt %s -allow-unregistered-dialect -canonicalize | FileCheck %s --check-prefix=CANONICAL
// RUN: test-opt %s -allow-unregistered-dialect -manual-count-adds=mark=seen -mlir-pass-statistics 2>&1 | \
// RUN:   FileCheck %s --check-prefix=COUNTED
// RUN: not test-opt %s -allow-unregistered-dialect -manual-count-adds=least=3 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: test-opt %s -allow-unregistered-dialect -dump-pass-pipeline -manual-count-adds='except=a,b' 2>&1 | \
// RUN:   FileCheck %s --check-prefix=PIPELINE

// Folders and canonicalization, and a pass whose record says how to find it.

// FEW: error: 'builtin.module' op has 2 additions, not 3
// PIPELINE: manual-count-adds{mark= least=1 except={a,b}}
// COUNTED: manual.add {{.*}} {a, seen} : i32
// COUNTED: manual.add {{.*}} {seen} : i32
// COUNTED: (S) 2 num-adds - Number of additions

// CANONICAL: manual.fold_ranges
// CANONICAL-NOT: negate
// CANONICAL: manual.touch
// CANONICAL-NOT: again
// CANONICAL: "t.use"(%{{.*}}#0, %{{.*}}#0) : (i32, i32) -> ()
%a, %b = "t.v"() : () -> (i32, i32)
%0 = manual.add %a, %b {a} : i32
%1 = manual.add %a, %b : i32
%2 = manual.fold_ranges %a, [%b], {} {}
%3 = manual.fold_ranges %a, [], {(), ()} {}
%4 = manual.negate %a : i32
%5 = manual.negate %4 : i32
manual.touch again
"t.use"(%3, %5) : (i32, i32) -> ()
"t.use"(%0, %1, %2) : (i32, i32, i32) -> ()
