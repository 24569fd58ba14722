// options: -ensure-debug-info-scope-on-llvm-func=emission-kind=Full -mlir-print-debuginfo
// The kind of a unit that is made.
llvm.func @f() {
  llvm.return loc("a.c":3:4)
} loc("a.c":1:1)
