// The order in which an operation is verified.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Test_Dialect : Dialect {
  let name = "test_verification";
  let cppNamespace = "::test_verification";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// One check of each kind; operations in the fixture fail them in turn.
def Waits : OpInterface<"Waits"> {
  let cppNamespace = "::test_verification";
  let verify = [{ fails($_op, "waits", "an interface that looks into regions") }];
  let verifyWithRegions = 1;
}
def Checked : OpInterface<"Checked"> {
  let cppNamespace = "::test_verification";
  let verify = [{ fails($_op, "checked", "an interface") }];
}
def OrderedOp : Test_Op<"ordered", [
    Waits, Checked, SameOperandsElementType, NoTerminator, SingleBlock, NoRegionArguments]> {
  let arguments = (ins Variadic<AnyTensor>:$operands, StrAttr:$zeta, I64Attr:$alpha);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
