// Regions and successors.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_regions";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def AnyOp : Test_Op<"any"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}

def SizedOp : Test_Op<"sized"> {
  let regions = (region SizedRegion<1>:$one, MinSizedRegion<1>:$some, MaxSizedRegion<2>:$few);
  let assemblyFormat = "$one `,` $some `,` $few attr-dict";
}

def ManyOp : Test_Op<"many"> {
  let regions = (region AnyRegion:$first, VariadicRegion<SizedRegion<1>>:$rest);
  let assemblyFormat = "$first `rest` $rest attr-dict";
}

def JumpOp : Test_Op<"jump", [Terminator]> {
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "$target attr-dict";
}

def SwitchOp : Test_Op<"switch", [Terminator]> {
  let arguments = (ins I32:$selector);
  let successors = (successor AnySuccessor:$otherwise, VariadicSuccessor<AnySuccessor>:$cases);
  let assemblyFormat = "$selector `,` $otherwise `[` $cases `]` attr-dict";
}

def EndOp : Test_Op<"end", [Terminator]> {
  let assemblyFormat = "attr-dict";
}
