// Integer and bit enums.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_enums";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
