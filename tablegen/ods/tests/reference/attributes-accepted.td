def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int64_t":$x, APIntParameter<"">:$y);
  let assemblyFormat = "`<` $x `,` $y `>`";
  let builders = [AttrBuilder<(ins "int32_t":$x)>, AttrBuilder<(ins "int16_t":$x)>];
}
// -----
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int64_t":$x);
  let assemblyFormat = "`<` $x `>`";
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "int64_t":$x), [{ $_get($_ctxt, x) }]>];
}
// -----
def P : AttrParameter<"APInt", ""> { let comparator = "$_lhs == $_rhs"; }
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins P:$x);
  let assemblyFormat = "`<` $x `>`";
}
