// Structural and other traits.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_traits";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
