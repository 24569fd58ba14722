// "Optional and default-valued properties", and those among the arguments of an operation.

def Manual_PropertiesOp : Manual_Op<"properties"> {
  let arguments = (ins
    I64Prop:$wide,
    DefaultValuedProp<I64Prop, "4">:$count,
    DefaultValuedProp<IntArrayProp<I64Prop>, "{}">:$list,
    OptionalProp<StringProp>:$label,
    UnitProp:$fast,
    ConfinedProp<I32Prop, CPred<"$_self > 0">, "positive int32_t">:$positive
  );
  let assemblyFormat = "$wide (`times` $count^)? (`fast` $fast^)? prop-dict attr-dict";
}
