// Interfaces by record, and the standard ones.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_interfaces";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
