// Generated and custom builders, operand adaptors and extra declarations.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_builders";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
