// Records and generated Rust that are deprecated.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_deprecation";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

def OldOp : Test_Op<"old">, CppDeprecated<"use 'new' instead"> {
  let arguments = (ins I32:$input);
  let assemblyFormat = "$input attr-dict";
  let hasVerifier = 1;
}

def NewOp : Test_Op<"new"> {
  let arguments = (ins I32Attr:$value);
  let builders = [
    DeprecatedOpBuilder<"use 'build' with an i64 instead", (ins "bool":$flag), [{
      $_state.set_attr($_builder.cx(), "value", $_builder.cx().int_attr_of_width(flag.into(), 32));
    }]>
  ];
}
