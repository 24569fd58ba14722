// Records with nothing in them, with odd names, and with texts that are not Markdown for rustdoc.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def odd : Dialect {
  let name = "odd";
  let summary = "a <T> of [x], see https://mlir.llvm.org";
  let cppNamespace = "::odd";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def NothingOp : Op<odd, "nothing">;

def lower_case_op : Op<odd, "lower"> {
  let summary = "one ` tick, a <b> and [c]";
  let description = [{
    See [this](https://mlir.llvm.org/docs/) and `Vec<T>[0]`:

        indented [code] <T>

    ```
    not rust
  }];
  let arguments = (ins Arg<I32, "the [first]\n  of <two>">:$SomeValue, Optional<I32>:$type, OptionalAttr<I32Attr>:$_x);
  let results = (outs Variadic<AnyType>:$Out);
  let assemblyFormat = [{
    $SomeValue (`,` $type^)? attr-dict
      `:` type($Out)
  }];
}

def ALLUPPER : Op<odd, "upper", [Pure]>, CppDeprecated<"it is odd"> {
  let regions = (region AnyRegion:$Body, VariadicRegion<AnyRegion>:$rest);
  let successors = (successor AnySuccessor:$Next);
}

def I64EnumOf : I64EnumAttr<"odd_kind", "a kind of <something>", [
    I64EnumAttrCase<"ABC", 0, "abc">, I64EnumAttrCase<"lower_case", 1>, I64EnumAttrCase<"Self", 2, "self">]>;

def WithPropsOp : Op<odd, "props"> {
  let arguments = (ins I64Prop:$count, UnitAttr:$flag, StrAttr:$name, I64EnumOf:$kind);
}

def Bits : I32BitEnumAttr<"ODD_BITS", "bits", [
    I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"one", 0>, I32BitEnumAttrCaseBit<"TWO", 1>]>;

def BitsOp : Op<odd, "bits"> {
  let arguments = (ins Bits:$bits);
}

def odd_TType : TypeDef<odd, "odd_t"> {
  let mnemonic = "t";
  let summary = "a [t] of <x>";
  let parameters = (ins "int64_t":$Value, "::mlir::Type":$type);
  let assemblyFormat = "`<` $Value `,` $type `>`";
}

def odd_EmptyAttr : AttrDef<odd, "Empty"> {
  let mnemonic = "empty";
}

def OddInterface : OpInterface<"OddInterface"> {
  let description = "Not <used> by [anything].";
  let cppNamespace = "::odd";
  let methods = [InterfaceMethod<"how <many>", "i64", "how_many", (ins), [{}], [{ 3 }]>];
}

def WithInterfaceOp : Op<odd, "interface", [OddInterface]>;

def AddsOp : Op<odd, "adds", [Pure]> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$result);
}

def Turned : Pat<(AddsOp $Left, (AddsOp $Right, $other_one)), (AddsOp (AddsOp $Left, $Right), $other_one)>;
