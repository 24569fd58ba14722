// A dialect in the style of those that describe hardware: types by classes of its own, bounds by attributes, relations
// by functions of the standard library.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Wire_Dialect : Dialect {
  let name = "wire";
  let cppNamespace = "::wire";
}

class Wire_Type<string name, string word> : TypeDef<Wire_Dialect, name> {
  let mnemonic = word;
}

def BusType : Wire_Type<"Bus", "bus"> {
  let parameters = (ins "::mlir::Type":$elementType, "int64_t":$lane_count);
}
def LineType : Wire_Type<"Line", "line">;

def BusLike : Type<CPred<"::llvm::isa<wire::BusType>($_self)">, "bus">;
def NarrowBus : Type<And<[
    CPred<"::llvm::isa<::wire::BusType>($_self)">,
    CPred<"cast<::wire::BusType>($_self).getLaneCount() <= 8">]>, "narrow bus">;
def BusOfBits : Type<And<[
    CPred<"isa<BusType>($_self)">,
    SubstLeaves<"$_self", "llvm::cast<BusType>($_self).getElementType()", I1.predicate>]>, "bus of bits">;
def AnyWire : AnyTypeOf<[BusLike, NarrowBus, BusOfBits, I1]>;
def WordOfBytes : Type<CPred<[{
    [](::mlir::Type type) {
      auto word = llvm::dyn_cast<::mlir::IntegerType>(type);
      if (!word)
        return false;
      return word.getWidth() % 8 == 0; // whole bytes
    }($_self)}]>, "whole bytes">;

def Positions : ConfinedAttr<DenseI32ArrayAttr, [AttrConstraint<
    CPred<"::llvm::all_of(llvm::cast<::mlir::DenseI32ArrayAttr>($_self).asArrayRef(), [](auto at) { return at >= 0; })">,
    "of positions">]>;
def Names : TypedArrayAttrBase<StrAttr, "names">;
def Edge : I32EnumAttr<"Edge", "edge", [I32EnumAttrCase<"Up", 0>, I32EnumAttrCase<"Down", 1>]> {
  let cppNamespace = "::wire";
}

def TapOp : Op<Wire_Dialect, "tap", [
    TypesMatchWith<"result is a lane", "bus", "result", "llvm::cast<BusType>($_self).getElementType()">,
    PredOpTrait<"widths agree", CPred<"$lanes.getTypes().size() == 2">>,
    PredOpTrait<"the enable is a bit", Or<[CPred<"!getEnable()">, CPred<"getEnable().getType().isInteger(1)">]>>]> {
  let arguments = (ins BusLike:$bus, Variadic<AnyWire>:$lanes, Optional<I1>:$enable, Positions:$at, Names:$names,
                       DefaultValuedAttr<I32Attr, "static_cast<int32_t>(1)">:$depth,
                       DefaultValuedAttr<Edge, "::wire::Edge::Down">:$edge);
  let results = (outs AnyType:$result);
}
