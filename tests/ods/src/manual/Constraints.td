// "Constraints" and "Attribute definition".

//===-- How to specify new constraint -------------------------------------===//

// An integer of 32 or of 64 bits, by combining predicates.
def Manual_IntegerAttr : Attr<And<[
    CPred<"$_self.is_integer_attr()">,
    Or<[CPred<"$_self.ty().is_integer(32)">, CPred<"$_self.ty().is_integer(64)">]>
  ]>, "32-bit or 64-bit integer">;

// The same from existing constraints.
def Manual_ReusedIntegerAttr
    : Attr<Or<[I32Attr.predicate, I64Attr.predicate]>, "32-bit or 64-bit signless integer">;

// A function in Rust, which a predicate calls.
def Manual_HasSomeProperty
    : AttrConstraint<CPred<"crate::manual::has_some_property($_self)">, "has some property">;

def Manual_PredicatesOp : Manual_Op<"predicates"> {
  let arguments = (ins
    Manual_IntegerAttr:$combined,
    Manual_ReusedIntegerAttr:$reused,
    ConfinedAttr<StrAttr, [Manual_HasSomeProperty]>:$attr
  );
}

// "Single-entity constraint": on an operand and on attributes.
def Manual_SingleOp : Manual_Op<"single"> {
  let arguments = (ins F32:$float, TensorOf<[F32]>:$tensor, F32Attr:$attr, F32ArrayAttr:$attrs);
}

// "Multi-entity constraint": a relation between operands and the result.
def Manual_MultiOp : Manual_Op<"multi", [
    PredOpTrait<"the result has the type of the first operand", CPred<"$first.ty() == $result.ty()">>]> {
  let arguments = (ins AnyType:$first, AnyType:$second);
  let results = (outs AnyType:$result);
}

// "Trait": one of the dialect, with a check in Rust.
def Manual_Odd : NativeOpTrait<"Odd"> {
  let cppNamespace = "crate::manual";
}
def Manual_OddOp : Manual_Op<"odd", [Manual_Odd]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
}

//===-- Enum attributes ---------------------------------------------------===//

def Manual_Case15 : I32EnumAttrCase<"Case15", 15>;
def Manual_Case20 : I32EnumAttrCase<"Case20", 20>;
def Manual_MyIntEnum : I32EnumAttr<"MyIntEnum", "An integer enum", [Manual_Case15, Manual_Case20]> {
  let cppNamespace = "Outer::Inner";
  let stringToSymbolFnName = "ConvertToEnum";
  let symbolToStringFnName = "ConvertToString";
}

def Manual_None : I32BitEnumAttrCaseNone<"None">;
def Manual_Bit0 : I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">;
def Manual_Bit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;
def Manual_Bit2 : I32BitEnumAttrCaseBit<"Bit2", 2>;
def Manual_Bit3 : I32BitEnumAttrCaseBit<"Bit3", 3>;
def Manual_MyBitEnum : I32BitEnumAttr<"MyBitEnum", "A bit enum",
    [Manual_None, Manual_Bit0, Manual_Bit1, Manual_Bit2, Manual_Bit3]>;

def Manual_EnumsOp : Manual_Op<"enums"> {
  let arguments = (ins Manual_MyIntEnum:$number, Manual_MyBitEnum:$bits);
  let assemblyFormat = "$number `,` $bits attr-dict";
}
