// The order in which an operation is verified.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_verification";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
