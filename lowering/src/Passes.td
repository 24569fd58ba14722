// The passes of Toy's lowering.

include "mlir/Pass/PassBase.td"

def ConvertToyToAffine : Pass<"convert-toy-to-affine", "builtin.module"> {
  let summary = "Convert toy functions to loops over memory";
  let dependentDialects = ["affine", "arith", "func", "memref"];
  let options = [
    Option<"keepBuffers", "keep-buffers", "bool", "false",
           "Free buffers at the end of the function, so that debuggers can show their contents">
  ];
}

def LowerToyPrint : Pass<"lower-toy-print", "builtin.module"> {
  let summary = "Convert toy.print, toy.write and toy.position to calls of the C library";
  let dependentDialects = ["func", "llvm", "memref", "scf"];
  let options = [
    Option<"useRuntime", "use-runtime", "bool", "false",
           "Call the functions that the host provides instead, which gather text in a buffer and stop what the host called">
  ];
}
