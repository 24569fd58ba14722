// What a dialect's record says, and every field of an operation's.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_dialects";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
