// Records and generated Rust that are deprecated.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_deprecation";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
