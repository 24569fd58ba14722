// Properties: what an operation holds that is not an attribute.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_properties";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
