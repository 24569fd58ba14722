// A dialect that asks for every hook there is.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Hooked_Dialect : Dialect {
  let name = "hooked";
  let cppNamespace = "::hooked";
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
}

def Hooked_TType : TypeDef<Hooked_Dialect, "T"> {
  let mnemonic = "t";
  let parameters = (ins "i64":$value);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Hooked_TAttr : AttrDef<Hooked_Dialect, "T"> {
  let mnemonic = "t";
  let parameters = (ins "i64":$value);
  let hasCustomAssemblyFormat = 1;
}

def Hooked_AOp : Op<Hooked_Dialect, "a"> {
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
}

def Hooked_BOp : Op<Hooked_Dialect, "b",
    [DeclareOpInterfaceMethods<InferTypeOpInterface, ["is_compatible_return_types"]>]> {
  let results = (outs AnyType:$result);
  let hasCanonicalizeMethod = 1;
}
