// Interfaces from records, and the standard ones.

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_interfaces";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Every kind of method: written by each operation, static, the same for all, and with a default.
def Labelled : OpInterface<"Labelled"> {
  let description = [{ An operation with a label. }];
  let methods = [
    InterfaceMethod<"The label, with something in front.", "String", "label", (ins "&str":$prefix)>,
    StaticInterfaceMethod<"What kind of operation this is.", "&'static str", "kind", (ins)>,
    InterfaceMethod<"Name and number of operands.", "String", "describe", (ins),
      [{ format!("{} with {} operands", $_op.name(), $_op.num_operands()) }]>,
    InterfaceMethod<"How much it costs.", "usize", "cost", (ins "usize":$factor), "",
      [{ factor * $_op.num_operands() }]>
  ];
  let verify = [{
    if $_op.num_operands() <= 2 { Ok(()) } else { Err($_op.error("has too much under its label")) }
  }];
}

// An interface that implies another.
def Ranked : OpInterface<"Ranked", [Labelled]> {
  let description = [{ A labelled operation with a rank. }];
  let methods = [InterfaceMethod<"The rank.", "usize", "rank", (ins)>];
}

class LabelledOp<string mnemonic, list<Trait> traits> : Test_Op<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
}

def PlainOp : LabelledOp<"plain", [DeclareOpInterfaceMethods<Labelled>]>;
def CostlyOp : LabelledOp<"costly", [DeclareOpInterfaceMethods<Labelled, ["cost"]>]>;
def RankedOp : LabelledOp<"ranked", [DeclareOpInterfaceMethods<Ranked>]>;
def NoneOp : LabelledOp<"none", []>;

//===-- Of types and attributes -------------------------------------------===//

// Same as for operations: a method of each kind.
def HasSize : TypeInterface<"HasSize"> {
  let cppNamespace = "::test";
  let description = [{ A type whose values have a size. }];
  let methods = [
    InterfaceMethod<"How many bytes a value has.", "u64", "bytes", (ins)>,
    StaticInterfaceMethod<"What counts the bytes.", "&'static str", "unit", (ins), "", [{ "byte" }]>,
    InterfaceMethod<"How many bytes some values have.", "u64", "total", (ins "u64":$count), [{
      let one = $_type.interface::<HasSize>().map_or(0, |sized| (sized.bytes)($_type));
      count * one
    }]>,
    InterfaceMethod<"The multiple of bytes at which a value starts.", "u64", "alignment", (ins), "", [{
      $_type.interface::<HasSize>().map_or(1, |sized| (sized.bytes)($_type).next_power_of_two())
    }]>
  ];
}

// One that implies another.
def Signed : TypeInterface<"Signed", [HasSize]> {
  let cppNamespace = "::test";
  let methods = [InterfaceMethod<"Whether values may be negative.", "bool", "is_signed", (ins)>];
}

def Priced : AttrInterface<"Priced"> {
  let cppNamespace = "::test";
  let methods = [
    InterfaceMethod<"What it costs.", "i64", "price", (ins)>,
    InterfaceMethod<"What several cost.", "i64", "price_of", (ins "i64":$count), "", [{
      count * $_attr.interface::<Priced>().map_or(0, |priced| (priced.price)($_attr))
    }]>
  ];
}

class Test_Type<string name, string word, list<Trait> traits> : TypeDef<Test_Dialect, name, traits> {
  let mnemonic = word;
}

def ByteType : Test_Type<"Byte", "byte", [
    DeclareTypeInterfaceMethods<HasSize>, MemRefElementTypeInterface, VectorElementTypeInterface]>;
def WordType : Test_Type<"Word", "word", [
    DeclareTypeInterfaceMethods<Signed>, DeclareTypeInterfaceMethods<HasSize, ["alignment", "unit"]>]> {
  let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
def UnsizedType : Test_Type<"Unsized", "unsized", []>;

class Test_Attr<string name, string word, list<Trait> traits> : AttrDef<Test_Dialect, name, traits> {
  let mnemonic = word;
  let parameters = (ins "int64_t":$amount);
  let assemblyFormat = "`<` $amount `>`";
}

def CoinAttr : Test_Attr<"Coin", "coin", [DeclareAttrInterfaceMethods<Priced>]>;
def BulkAttr : Test_Attr<"Bulk", "bulk", [DeclareAttrInterfaceMethods<Priced, ["price_of"]>]>;
def WeightAttr : Test_Attr<"Weight", "weight", []>;

// An interface is a constraint.
def StoreOp : Test_Op<"store"> {
  let arguments = (ins HasSize:$value, OptionalAttr<Priced>:$price);
  let assemblyFormat = "$value `:` type($value) (`for` $price^)? attr-dict";
}

// In a custom predicate.
def SumOp : Test_Op<"sum"> {
  let arguments = (ins Type<CPred<"$_self.has_interface::<::test::Signed>()">, "a signed type">:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
