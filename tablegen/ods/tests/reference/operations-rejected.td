def AOp : D_Op<"a", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
}
// -----
def AOp : D_Op<"a", [SameVariadicResultSize, AttrSizedResultSegments]> {
  let results = (outs Variadic<AnyType>:$a, Variadic<AnyType>:$b);
}
// -----
def AOp : D_Op<"a"> { let skipDefaultBuilders = 1; }
// -----
def AOp : D_Op<"a"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "($x^ `:` functional-type($x, results))? attr-dict";
}
// -----
def AOp : D_Op<"a"> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "($x^ `:` functional-type($x, results))? attr-dict";
}
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins "Value":$x)>, OpBuilder<(ins "Value":$x)>]; }
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins "Value":$x)>, OpBuilder<(ins "Value":$y)>]; }
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins "int":$x, CArg<"int", "1">:$y)>, OpBuilder<(ins "int":$x)>]; }
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins CArg<"int", "1">:$x)>, OpBuilder<(ins)>]; }
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins)>, OpBuilder<(ins)>]; }
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins CArg<"int", "1">:$x, "int":$y)>]; }
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(outs "int":$x)>]; }
// -----
def AOp : D_Op<"a"> { let arguments = (ins Variadic<I32>:$a); let assemblyFormat = "operands attr-dict"; }
// -----
def AOp : D_Op<"a"> { let arguments = (ins Optional<I32>:$a); let assemblyFormat = "operands attr-dict"; }
// -----
def AOp : D_Op<"a", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b);
  let assemblyFormat = "operands attr-dict";
}
// -----
def AOp : D_Op<"a", [InferTypeOpInterface]> {
  let results = (outs AnyType:$r, AnyType:$s);
  let assemblyFormat = "attr-dict `:` type($s)";
}
// -----
def AOp : D_Op<"a", [InferTypeOpAdaptor]> {
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let assemblyFormat = "attr-dict `:` type($s)";
}
// -----
def AOp : D_Op<"a", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict";
}
// -----
def AOp : D_Op<"a", [AllTypesMatch<["a", "b"]>, AllTypesMatch<["b", "c"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c);
  let assemblyFormat = "$a `,` $b `,` $c attr-dict `:` type($a)";
}
// -----
def AOp : D_Op<"a", [TypesMatchWith<"x", "a", "b", "$_self">]> {
  let arguments = (ins I32:$a, AnyType:$b);
  let assemblyFormat = "$a `,` $b attr-dict";
}
