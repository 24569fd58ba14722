def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int64_t":$x);
  let assemblyFormat = "`<` $x `>`";
  let builders = [AttrBuilder<(ins "int32_t":$x)>, AttrBuilder<(ins "int32_t":$y)>];
}
// -----
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int64_t":$x);
  let assemblyFormat = "`<` $x `>`";
  let builders = [AttrBuilder<(ins "int64_t":$x)>];
}
// -----
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int64_t":$x, "int32_t":$y);
  let assemblyFormat = "`<` $x `,` $y `>`";
  let builders = [AttrBuilder<(ins "int64_t":$x, CArg<"int64_t", "1">:$y)>, AttrBuilder<(ins "int64_t":$x)>];
}
// -----
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int64_t":$x, "int32_t":$y);
  let assemblyFormat = "`<` $x `,` $y `>`";
  let builders = [AttrBuilderWithInferredContext<(ins "bool":$x)>, AttrBuilderWithInferredContext<(ins "bool":$y)>];
}
// -----
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "APInt":$x);
  let assemblyFormat = "`<` $x `>`";
}
// -----
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins AttrParameter<"::llvm::APInt", "">:$x);
  let assemblyFormat = "`<` $x `>`";
}
