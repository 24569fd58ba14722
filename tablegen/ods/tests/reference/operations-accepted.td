// The format wins over hand-written functions.
def AOp : D_Op<"a"> { let assemblyFormat = "attr-dict"; let hasCustomAssemblyFormat = 1; }
// -----
// Names that the generic form alone can hold.
def AOp : D_Op<"a-b">;
def BOp : D_Op<"a-c"> { let assemblyFormat = "attr-dict"; }
def COp : D_Op<"a b">;
// -----
// Two dialects in a file, and operations of one name in both.
def E : Dialect { let name = "e"; let cppNamespace = "::e"; }
def D_AOp : Op<D, "a">;
def E_AOp : Op<E, "a">;
// -----
// Builders with other types, or with other names too.
def AOp : D_Op<"a"> {
  let arguments = (ins AnyType:$x);
  let builders = [
    OpBuilder<(ins "Value":$x)>, OpBuilder<(ins "int64_t":$x)>, OpBuilder<(ins "ArrayRef<int64_t>":$x)>,
    OpBuilder<(ins "int64_t":$x, "bool":$y)>, OpBuilder<(ins "bool":$x, "int64_t":$y)>
  ];
}
// -----
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins "int")>, OpBuilder<(ins "int64_t")>]; }
// -----
// What can be called with one parameter is declared before what must have two.
def AOp : D_Op<"a"> { let builders = [OpBuilder<(ins "int":$x)>, OpBuilder<(ins "int":$x, CArg<"int", "1">:$y)>]; }
// -----
def AOp : D_Op<"a"> { let skipDefaultBuilders = 1; let builders = [OpBuilder<(ins), [{ }]>]; }
// -----
def AOp : D_Op<"a"> {
  let arguments = (ins
    ConfinedProp<ArrayProp<I64Prop>, CPred<"!$_self.empty()">>:$x,
    ConfinedProp<IntArrayProp<I64Prop>, CPred<"!$_self.empty() && $_self.size() > 2">>:$y,
    ConfinedProp<StringProp, CPred<"!$_self.empty()">>:$z);
  let assemblyFormat = "prop-dict attr-dict";
}
// -----
// The dictionary of attributes holds what nothing else writes.
def AOp : D_Op<"a"> { let arguments = (ins I64Prop:$p, I64Prop:$q); let assemblyFormat = "$p attr-dict"; }
// -----
def AOp : D_Op<"a"> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "($x^ `:` functional-type($x, $r))? attr-dict";
}
// -----
def AOp : D_Op<"a"> { let arguments = (ins I32:$a); let assemblyFormat = "operands attr-dict"; }
// -----
def AOp : D_Op<"a", [SameTypeOperands]> {
  let arguments = (ins Optional<AnyType>:$a, AnyType:$b);
  let assemblyFormat = "$b `:` $a attr-dict `:` type($a)";
}
// -----
def AOp : D_Op<"a", [SameOperandsAndResultType]> {
  let arguments = (ins Optional<AnyType>:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
// -----
def AOp : D_Op<"a", [AllTypesMatch<["a", "b"]>]> {
  let arguments = (ins Optional<AnyType>:$a, AnyType:$b);
  let assemblyFormat = "$b `:` $a attr-dict `:` type($a)";
}
// -----
def AOp : D_Op<"a", [RangedTypesMatchWith<"x", "x", "r", "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
// -----
def AOp : D_Op<"a"> { let arguments = (ins I32:$_); }
// -----
def AOp : D_Op<"a"> { let arguments = (ins DefaultValuedAttr<F64Attr, "0x1p3">:$x, DefaultValuedAttr<F64Attr, "0x1.8p-1f">:$y); }
