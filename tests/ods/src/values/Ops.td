// Operands and results: single, optional, variadic, variadic of variadic.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_values";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
