// Attribute constraints, optional, default-valued, confined and derived attributes.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_attributes";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
