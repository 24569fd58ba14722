// Dialects: the functions that their records require.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test_dialects";
  let summary = "A dialect with every hook.";
  let dependentDialects = ["::dialects::arith::DIALECT"];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins "::mlir::IntegerAttr":$maxCount, "StringAttr":$note);
  let extraClassDeclaration = [{
    /// What the dialect is for.
    pub const PURPOSE: &str = "tests";
  }];
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def ConstantOp : Test_Op<"constant", [ConstantLike, Pure]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
  let extraClassDeclaration = [{
    /// Whether the constant is zero.
    pub fn is_zero(self) -> bool {
        self.value() == 0
    }
  }];
}

def TwiceOp : Test_Op<"twice", [Pure]> {
  let arguments = (ins I32:$operand);
  let results = (outs I32:$result);
  let assemblyFormat = "$operand attr-dict";
  let hasFolder = 1;
}

def KeepOp : Test_Op<"keep"> {
  let arguments = (ins I32:$operand);
  let assemblyFormat = "$operand attr-dict";
}
