// Interfaces by record, and the standard ones.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_interfaces";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Every kind of method: written by each operation, static, the same for all, and with a default.
def Labelled : OpInterface<"Labelled"> {
  let description = [{ An operation with a label. }];
  let methods = [
    InterfaceMethod<"The label, with something in front.", "String", "label", (ins "&str":$prefix)>,
    StaticInterfaceMethod<"What kind of operation this is.", "&'static str", "kind", (ins)>,
    InterfaceMethod<"Name and number of operands.", "String", "describe", (ins),
      [{ format!("{} with {} operands", $_op.name(), $_op.num_operands()) }]>,
    InterfaceMethod<"How much it costs.", "usize", "cost", (ins "usize":$factor), "",
      [{ factor * $_op.num_operands() }]>
  ];
  let verify = [{
    if $_op.num_operands() <= 2 { Ok(()) } else { Err($_op.error("has too much under its label")) }
  }];
}

// An interface that implies another.
def Ranked : OpInterface<"Ranked", [Labelled]> {
  let description = [{ A labelled operation with a rank. }];
  let methods = [InterfaceMethod<"The rank.", "usize", "rank", (ins)>];
}

class LabelledOp<string mnemonic, list<Trait> traits> : Test_Op<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
}

def PlainOp : LabelledOp<"plain", [DeclareOpInterfaceMethods<Labelled>]>;
def CostlyOp : LabelledOp<"costly", [DeclareOpInterfaceMethods<Labelled, ["cost"]>]>;
def RankedOp : LabelledOp<"ranked", [DeclareOpInterfaceMethods<Ranked>]>;
def NoneOp : LabelledOp<"none", []>;
