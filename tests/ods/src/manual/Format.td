// "Declarative assembly format", except custom directives, which are in `Custom.td`.

// The first listing: a call. Nothing needs the result's name.
def Manual_CallOp : Manual_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $args `)` attr-dict `:` functional-type($args, results)";
}

// "Literals": a line of its own.
def Manual_NewlineOp : Manual_Op<"newline"> {
  let results = (outs I1:$flag);
  let assemblyFormat = "`{` `\\n` ` ` ` ` `this_is_on_a_newline` `\\n` `}` attr-dict";
}

// A word before the end of a line, and one after it.
def Manual_WordsOp : Manual_Op<"words"> {
  let assemblyFormat = "`above` `\\n` `below` `[` `\\n` `inside` `\\n` `]` `` `close` attr-dict";
}

// "Directives": `qualified` shows the name of an attribute's kind.
def Manual_Kind : I32EnumAttr<"Kind", "a kind", [
    I32EnumAttrCase<"Minimum", 0, "minf">, I32EnumAttrCase<"Maximum", 1, "maxf">]> {
  let genSpecializedAttr = 0;
}
def Manual_KindAttr : EnumAttr<Manual_Dialect, Manual_Kind, "kind"> {
  let assemblyFormat = "`<` $value `>`";
}
def Manual_ReduceOp : Manual_Op<"reduce"> {
  let arguments = (ins Manual_KindAttr:$kind);
  let assemblyFormat = "$kind attr-dict";
}
def Manual_QualifiedReduceOp : Manual_Op<"qualified_reduce"> {
  let arguments = (ins Manual_KindAttr:$kind);
  let assemblyFormat = "qualified($kind) attr-dict";
}

// "Directives": clauses in any order.
def Manual_ClausesOp : Manual_Op<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$inputs, Optional<I64>:$limit, UnitAttr:$fast);
  let assemblyFormat = "oilist(`with` $inputs | `limit` $limit | `fast` $fast) attr-dict";
}

// "Optional groups": operands and their types, if there are any.
def Manual_ReturnOp : Manual_Op<"return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

// "Unit attributes": the word stands for the attribute, or for the property.
def Manual_ReadOnlyOp : Manual_Op<"read_only"> {
  let arguments = (ins UnitAttr:$is_read_only);
  let assemblyFormat = "attr-dict (`is_read_only` $is_read_only^)?";
}
def Manual_ReadOnlyPropOp : Manual_Op<"read_only_prop"> {
  let arguments = (ins UnitProp:$is_read_only);
  let assemblyFormat = "attr-dict (`is_read_only` $is_read_only^)?";
}

// "Optional else group".
def Manual_FooOp : Manual_Op<"foo"> {
  let arguments = (ins UnitAttr:$foo);
  let assemblyFormat = "attr-dict (`foo_is_present` $foo^):(`foo_is_absent`)?";
}

// "Type inference": a type with one representation, equal types, a type computed from another.
def Manual_BuildableOp : Manual_Op<"buildable"> {
  let arguments = (ins Index:$position);
  let results = (outs I32:$value);
  let assemblyFormat = "$position attr-dict";
}
def Manual_SelectOp : Manual_Op<"select", [AllTypesMatch<["yes", "no", "result"]>]> {
  let arguments = (ins I1:$condition, AnyType:$yes, AnyType:$no);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$condition `,` $yes `,` $no attr-dict `:` type($result)";
}
def Manual_ElementOp : Manual_Op<"element", [
    TypesMatchWith<"the result is an element", "tensor", "result", "$_self.element_type()">]> {
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}
