// Type constraints, predicates and relations between operands, results and attributes.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_constraints";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
