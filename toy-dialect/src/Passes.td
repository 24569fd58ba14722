// The passes of the toy dialect.

include "mlir/Pass/PassBase.td"

def ScalarizeStructs : Pass<"toy-scalarize-structs", "builtin.module"> {
  let summary = "Replace structs with their elements, also in function arguments and results";
  let description = [{
    Makes functions pass, return and compute with the elements of structs, one by one.
  }];
}

def ShapeInferencePass : Pass<"toy-shape-inference", "toy.func"> {
  let summary = "Infer the shapes of all values of a function whose calls are inlined";
  let description = [{
    Gives each result the shape that follows from those of the operands. `toy-specialize` does that through calls.
  }];
  let displayName = "ShapeInference";
  let statistics = [Statistic<"numInferred", "num-inferred", "Number of operations whose types were inferred">];
}

def Specialize : Pass<"toy-specialize", "builtin.module"> {
  let summary = "Specialize functions for the shapes they are called with, and infer all shapes";
  let description = [{
    Copies a function for each combination of shapes that it is called with, and infers shapes in the copies.
  }];
  let statistics = [
    Statistic<"numCopies", "num-copies", "Number of copies of functions">,
    Statistic<"numInferred", "num-inferred", "Number of operations whose types were inferred">
  ];
}
