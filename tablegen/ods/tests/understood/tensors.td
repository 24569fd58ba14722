// A dialect in the style of those for arrays of numbers: ranks, shapes, elements of any width, quantized or not, and
// attributes that speak of dimensions.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Arr_Dialect : Dialect {
  let name = "arr";
  let cppNamespace = "::mlir::arr";
}

def Arr_Token : TypeDef<Arr_Dialect, "Token"> { let mnemonic = "token"; }

def ScaledType : TypeDef<Arr_Dialect, "Scaled"> {
  let mnemonic = "scaled";
  let parameters = (ins "::mlir::Type":$storageType, "::mlir::Type":$expressedType);
}

class ScaledOf<int width> : Type<And<[
    CPred<"::llvm::isa<::mlir::arr::ScaledType>($_self)">,
    CPred<"::llvm::cast<::mlir::arr::ScaledType>($_self).getStorageType().isSignlessInteger(" # width # ")">]>,
    "scaled integer of " # width # " bits">;

def Numbers : AnyTypeOf<[I8, I32, BF16, F32, ScaledOf<8>, ScaledOf<16>]>;
def Static : Type<CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()">, "static">;
def Vector : Type<And<[
    CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">,
    CPred<"::llvm::cast<::mlir::RankedTensorType>($_self).getRank() == 1">,
    CPred<"::llvm::cast<::mlir::RankedTensorType>($_self).getDimSize(0) != ::mlir::ShapedType::kDynamic">]>,
    "vector of known length">;
def NotEmpty : Type<CPred<
    "::llvm::none_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), [](int64_t n) { return n == 0; })">,
    "tensor with elements">;
def FewRanks : Type<CPred<
    "::llvm::is_contained({1, 2, 4}, ::llvm::cast<::mlir::ShapedType>($_self).getRank())">, "rank 1, 2 or 4">;
def Wide : Type<CPred<
    "::mlir::getElementTypeOrSelf($_self).isIntOrFloat() && $_self.getIntOrFloatBitWidth() >= 32">, "wide number">;
def Indices : AttrConstraint<CPred<
    "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getRank() == 1">, "of one dimension">;
def Axis : ConfinedAttr<I64Attr, [AttrConstraint<
    CPred<"!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()">, "that is no less than zero">]>;
def Shape : ConfinedAttr<DenseI64ArrayAttr, [AttrConstraint<
    CPred<"llvm::is_sorted(::llvm::cast<DenseI64ArrayAttr>($_self).asArrayRef())">, "in order">]>;

def ReduceOp : Op<Arr_Dialect, "reduce", [
    PredOpTrait<"elements agree", CPred<"getElementTypeOrSelf($input) == getElementTypeOrSelf($output)">>,
    PredOpTrait<"as many elements", CPred<
        "::llvm::cast<::mlir::ShapedType>($input.getType()).getNumElements() == $parts.getTypes().size()">>,
    PredOpTrait<"parts are like the input", CPred<
        "::llvm::all_of($parts.getTypes(), [&](::mlir::Type t) { return t == getElementTypeOrSelf($input); })">>,
    TypesMatchWith<"a mask of bits", "input", "mask",
        "::llvm::cast<::mlir::ShapedType>($_self).clone(::mlir::IntegerType::get($_self.getContext(), 1))">]> {
  let arguments = (ins AnyType:$input, AnyType:$mask, Variadic<AnyType>:$parts, Axis:$axis,
                       DefaultValuedAttr<Shape, "{}">:$shape);
  let results = (outs AnyType:$output);
}
