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
