//===- CommonTypeConstraints.td - constraints on types ----------*- tablegen -*-===//
//
// In the predicates here `$_self` is a type. The summaries appear in diagnostics:
// "operand #0 must be <summary>, but got ...".
//
//===----------------------------------------------------------------------===//

#ifndef COMMON_TYPE_CONSTRAINTS_TD
#define COMMON_TYPE_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

//===-- Predicates --------------------------------------------------------===//

def IsVectorOfAnyRankTypePred : CPred<"$_self.is_vector()">;
def IsVectorOfNonZeroRankTypePred
    : And<[IsVectorOfAnyRankTypePred, CPred<"$_self.rank() > 0">]>;
def IsFixedVectorOfAnyRankTypePred : CPred<"$_self.is_fixed_vector()">;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[IsFixedVectorOfAnyRankTypePred, CPred<"$_self.rank() > 0">]>;
def IsVectorTypeWithAnyDimScalablePred : CPred<"$_self.is_scalable_vector()">;
def IsVectorTypeWithOnlyTrailingDimScalablePred
    : CPred<"$_self.is_trailing_scalable_vector()">;
def IsVectorTypeWithAllDimsScalablePred : CPred<"$_self.is_all_scalable_vector()">;

def IsTensorTypePred : CPred<"$_self.is_tensor()">;
def IsUnrankedTensorTypePred : CPred<"$_self.is_unranked_tensor()">;
def IsRankedTensorTypePred : CPred<"$_self.is_ranked_tensor()">;
def IsMemRefTypePred : CPred<"$_self.is_memref()">;
def IsUnrankedMemRefTypePred : CPred<"$_self.is_unranked_memref()">;
def IsBaseMemRefTypePred
    : CPred<"$_self.is_memref() || $_self.is_unranked_memref()">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsShapedTypePred : CPred<"$_self.is_shaped()">;
def HasStaticShapePred : CPred<"$_self.has_static_shape()">;
def IsTupleTypePred : CPred<"$_self.is_tuple()">;
def HasValueSemanticsPred : CPred<"$_self.has_value_semantics()">;
def HasRankPred : CPred<"$_self.has_rank()">;

class HasAnyRankOfPred<list<int> ranks> : And<[
    HasRankPred,
    Or<!foreach(rank, ranks, CPred<"$_self.rank() == " # rank>)>]>;

class HasRankGreaterOrEqualPred<int rank>
    : And<[HasRankPred, CPred<"$_self.rank() >= " # rank>]>;

//===-- The bases ---------------------------------------------------------===//

class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  // An expression over `$_builder` for the only type that satisfies this; empty
  // if there are several.
  string builderCall = "";
}

class TypeAlias<Type t, string summary = t.summary>
    : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}

class DialectType<Dialect d, Pred condition, string descr = "",
                  string cppType = "::mlir::Type">
    : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

// Zero or more values.
class Variadic<Type type>
    : TypeConstraint<type.predicate, "variadic of " # type.summary, type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

// Zero or more groups of zero or more values; the attribute holds the group sizes.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName>
    : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

// Zero or one value.
class Optional<Type type>
    : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

// A type constraint that a single type satisfies, with an expression that builds it.
class BuildableType<code builder> {
  code builderCall = builder;
}

class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}

def AnyType : Type<CPred<"true">, "any type">;

def NoneType : Type<CPred<"$_self.is_none()">, "none type", "::mlir::NoneType">,
               BuildableType<"$_builder.none_type()">;

class AnyTypeOf<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<Or<!foreach(allowedtype, allowedTypeList, allowedtype.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(t, allowedTypeList, t.summary), " or "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class AllOfType<list<Type> allowedTypeList, string summary = "",
                string cppType = "::mlir::Type">
    : Type<And<!foreach(allowedtype, allowedTypeList, allowedtype.predicate)>,
           !if(!eq(summary, ""),
               !interleave(!foreach(t, allowedTypeList, t.summary), " and "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class ConfinedType<Type type, list<Pred> predicates, string summary = "",
                   string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

//===-- Integers ----------------------------------------------------------===//

def AnyInteger : Type<CPred<"$_self.is_integer_type()">, "integer",
                      "::mlir::IntegerType">;

class AnyI<int width>
    : Type<CPred<"$_self.is_any_integer_of(" # width # ")">, width # "-bit integer"> {
  int bitwidth = width;
}

class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>),
                !interleave(widths, "/") # "-bit integer",
                "::mlir::IntegerType">;

def AnyI1 : AnyI<1>;
def AnyI8 : AnyI<8>;
def AnyI16 : AnyI<16>;
def AnyI32 : AnyI<32>;
def AnyI64 : AnyI<64>;

def AnySignlessInteger : Type<CPred<"$_self.is_signless_integer()">,
                              "signless integer", "::mlir::IntegerType">;

class I<int width>
    : Type<CPred<"$_self.is_integer(" # width # ")">,
           width # "-bit signless integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.integer_type(" # width # ")"> {
  int bitwidth = width;
}

class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>),
                !interleave(widths, "/") # "-bit signless integer">;

def I1 : I<1>;
def I8 : I<8>;
def I16 : I<16>;
def I32 : I<32>;
def I64 : I<64>;
def I128 : I<128>;

def AnySignedInteger : Type<CPred<"$_self.is_any_signed_integer()">, "signed integer">;

class SI<int width>
    : Type<CPred<"$_self.is_signed_integer(" # width # ")">,
           width # "-bit signed integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.signed_integer_type(" # width # ")"> {
  int bitwidth = width;
}

class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>),
                !interleave(widths, "/") # "-bit signed integer">;

def SI1 : SI<1>;
def SI8 : SI<8>;
def SI16 : SI<16>;
def SI32 : SI<32>;
def SI64 : SI<64>;

def AnyUnsignedInteger : Type<CPred<"$_self.is_any_unsigned_integer()">,
                              "unsigned integer">;

class UI<int width>
    : Type<CPred<"$_self.is_unsigned_integer(" # width # ")">,
           width # "-bit unsigned integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.unsigned_integer_type(" # width # ")"> {
  int bitwidth = width;
}

class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>),
                !interleave(widths, "/") # "-bit unsigned integer">;

def UI1 : UI<1>;
def UI8 : UI<8>;
def UI16 : UI<16>;
def UI32 : UI<32>;
def UI64 : UI<64>;

def Index : Type<CPred<"$_self.is_index()">, "index", "::mlir::IndexType">,
            BuildableType<"$_builder.index_type()">;

def AnySignlessIntegerOrIndex
    : Type<CPred<"$_self.is_signless_integer() || $_self.is_index()">,
           "signless integer or index">;

//===-- Floats ------------------------------------------------------------===//

def AnyFloat : Type<CPred<"$_self.is_float()">, "floating-point",
                    "::mlir::FloatType">;

class F<int width>
    : Type<CPred<"$_self.is_f" # width # "()">, width # "-bit float",
           "::mlir::FloatType">,
      BuildableType<"$_builder.f" # width # "_type()"> {
  int bitwidth = width;
}

class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>),
                !interleave(widths, "/") # "-bit float">;

def F16 : F<16>;
def F32 : F<32>;
def F64 : F<64>;
def F80 : F<80>;
def F128 : F<128>;

def BF16 : Type<CPred<"$_self.is_bf16()">, "bfloat16 type">,
           BuildableType<"$_builder.bf16_type()">;
def TF32 : Type<CPred<"$_self.is_tf32()">, "tf32 type">,
           BuildableType<"$_builder.tf32_type()">;

// The float types of at most eight bits, by the keyword of the type.
class _NarrowFloat<string keyword>
    : Type<CPred<"$_self.is_float_named(\"" # keyword # "\")">, keyword # " type">,
      BuildableType<"$_builder.float_named(\"" # keyword # "\")">;

def F8E4M3FN : _NarrowFloat<"f8E4M3FN">;
def F8E5M2 : _NarrowFloat<"f8E5M2">;
def F8E4M3 : _NarrowFloat<"f8E4M3">;
def F8E4M3FNUZ : _NarrowFloat<"f8E4M3FNUZ">;
def F8E4M3B11FNUZ : _NarrowFloat<"f8E4M3B11FNUZ">;
def F8E5M2FNUZ : _NarrowFloat<"f8E5M2FNUZ">;
def F8E3M4 : _NarrowFloat<"f8E3M4">;
def F4E2M1FN : _NarrowFloat<"f4E2M1FN">;
def F6E2M3FN : _NarrowFloat<"f6E2M3FN">;
def F6E3M2FN : _NarrowFloat<"f6E3M2FN">;
def F8E8M0FNU : _NarrowFloat<"f8E8M0FNU">;

//===-- Complex, function, opaque -----------------------------------------===//

def AnyComplex : Type<CPred<"$_self.is_complex()">, "complex-type",
                      "::mlir::ComplexType">;

class Complex<Type elType>
    : ConfinedType<AnyComplex,
                   [SubstLeaves<"$_self", "$_self.complex_element_type()", elType.predicate>],
                   "complex type with " # elType.summary # " elements",
                   "::mlir::ComplexType"> {
  Type elementType = elType;
}

// A type of some dialect known by its full name, such as "llvm.ptr".
class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"$_self.is_dialect_type(\"" # dialect # "." # name # "\")">, summary>;

def FunctionType : Type<CPred<"$_self.is_function()">, "function type",
                        "::mlir::FunctionType">;

// There is no such type here.
def GraphType : Type<CPred<"false">, "graph type", "::mlir::GraphType">;

//===-- Containers --------------------------------------------------------===//

class ContainerType<Type etype, Pred containerPred, code elementTypeCall,
                    string descr, string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                SubstLeaves<"$_self", !cast<string>(elementTypeCall), etype.predicate>]>,
           descr # " of " # etype.summary # " values", cppType>;

class ShapedContainerType<list<Type> allowedTypes, Pred containerPred,
                          string descr, string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                SubstLeaves<"$_self", "$_self.element_type()",
                            AnyTypeOf<allowedTypes>.predicate>]>,
           descr # " of " # AnyTypeOf<allowedTypes>.summary # " values", cppType>;

class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred,
                          "container with value semantics">;

// Vectors.
class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfNonZeroRankTypePred, "vector",
                          "::mlir::VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfNonZeroRankTypePred,
                          "fixed-length vector", "::mlir::VectorType">;
class VectorOfAnyRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfAnyRankTypePred, "vector",
                          "::mlir::VectorType">;
class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfAnyRankTypePred,
                          "fixed-length vector", "::mlir::VectorType">;
class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithAnyDimScalablePred,
                          "scalable vector", "::mlir::VectorType">;

class IsVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorOfNonZeroRankTypePred,
           Or<!foreach(rank, allowedRanks, CPred<"$_self.rank() == " # rank>)>]>;
class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfRank<allowedRanks>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                    VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;

class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : And<[IsFixedVectorOfNonZeroRankTypePred, IsVectorOfRankPred<allowedRanks>]>;
class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorTypeWithAnyDimScalablePred, IsVectorOfRankPred<allowedRanks>]>;
class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>, VectorOfRank<allowedRanks>],
                FixedVectorOfAnyRank<allowedTypes>.summary #
                    VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;

// Vectors constrained by their number of elements.
class IsVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorOfNonZeroRankTypePred,
           Or<!foreach(length, allowedLengths, CPred<"$_self.length() == " # length>)>]>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsFixedVectorOfNonZeroRankTypePred, IsVectorOfLengthPred<allowedLengths>]>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorTypeWithAnyDimScalablePred, IsVectorOfLengthPred<allowedLengths>]>;
class IsVectorOfMinLengthPred<int minLength>
    : And<[IsVectorOfNonZeroRankTypePred, CPred<"$_self.length() >= " # minLength>]>;
class IsVectorOfMaxLengthPred<int maxLength>
    : And<[IsVectorOfNonZeroRankTypePred, CPred<"$_self.length() <= " # maxLength>]>;

class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"), "::mlir::VectorType">;
class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>, " of at least length " # minLength,
           "::mlir::VectorType">;
class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>, " of at most length " # maxLength,
           "::mlir::VectorType">;
class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"), "::mlir::VectorType">;
class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"), "::mlir::VectorType">;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfLength<allowedLengths>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                    VectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfMinLength<minLength>,
                 VectorOfMaxLength<maxLength>],
                VectorOfNonZeroRankOf<allowedTypes>.summary #
                    VectorOfMinLength<minLength>.summary #
                    VectorOfMaxLength<maxLength>.summary,
                "::mlir::VectorType">;
class FixedVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>, FixedVectorOfLength<allowedLengths>],
                FixedVectorOfAnyRank<allowedTypes>.summary #
                    FixedVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfAnyRank<allowedTypes>.summary #
                    ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks,
                                           list<int> allowedLengths,
                                           list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfRank<allowedRanks>, ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfRank<allowedRanks>.summary #
                    ScalableVectorOfAnyRank<allowedTypes>.summary #
                    ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;

// The rank that a type must have for a dimension with this index to exist; negative indices count from the end.
class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}
class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes>
    : And<[CPred<"$_self.rank() >= " # NormalizeIndex<n>.ret>,
           Or<!foreach(size, allowedSizes, CPred<"$_self.dim(" # n # ") == " # size>)>]>;
class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {" # !interleave(allowedSizes, ", ") # "}",
           "::mlir::ShapedType">;

// Holds for tensors, too.
class IsVectorOfShape<list<int> shape>
    : And<!listconcat([CPred<"$_self.rank() == " # !size(shape)>],
                      !foreach(i, !range(!size(shape)),
                               CPred<"$_self.dim(" # i # ") == " # shape[i]>))>;
class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<[elType],
                          And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
                          "vector<" # !interleave(shape, "x") # "x" # elType # ">",
                          "::mlir::VectorType">;

class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithOnlyTrailingDimScalablePred,
                          "trailing scalable vector", "::mlir::VectorType">;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> allowedTrailingSizes,
                                                 list<Type> allowedTypes>
    : AllOfType<[VectorWithTrailingDimScalableOf<allowedTypes>,
                 ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>],
                VectorWithTrailingDimScalableOf<allowedTypes>.summary #
                    ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>.summary,
                "::mlir::VectorType">;

def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped",
                                    "::mlir::ShapedType">;

// Tensors.
class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                       string summary = "unranked tensor">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsUnrankedTensorTypePred], preds)>,
                          summary, "::mlir::UnrankedTensorType">;

class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                     string summary = "ranked tensor">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsRankedTensorTypePred], preds)>,
                          summary, "::mlir::RankedTensorType">;

class TensorOf<list<Type> allowedTypes, list<Pred> preds = [],
               string summary = "tensor">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsTensorTypePred], preds)>,
                          summary, "::mlir::TensorType">;

def AnyTensor : TensorOf<[AnyType]>;
def I1Tensor : TensorOf<[I1]>;
def I8Tensor : TensorOf<[I8]>;
def I16Tensor : TensorOf<[I16]>;
def I32Tensor : TensorOf<[I32]>;
def I64Tensor : TensorOf<[I64]>;
def IndexTensor : TensorOf<[Index]>;
def BF16Tensor : TensorOf<[BF16]>;
def F16Tensor : TensorOf<[F16]>;
def F32Tensor : TensorOf<[F32]>;
def F64Tensor : TensorOf<[F64]>;

class Non0RankedTensorOf<list<Type> allowedTypes>
    : TensorOf<allowedTypes, [HasRankGreaterOrEqualPred<1>],
               "non-0-ranked.tensor">;

def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor],
                "non-0-ranked or unranked tensor", "::mlir::TensorType">;

class TensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : RankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor">;

class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;

class StaticShapeTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [HasStaticShapePred],
                     "statically shaped tensor">;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;

// Memrefs.
class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred,
                          "unranked.memref", "::mlir::UnrankedMemRefType">;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;

class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref",
                          "::mlir::MemRefType">;

class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;

def AnyMemRef : MemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;

class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsBaseMemRefTypePred], preds)>,
                          summary, "::mlir::BaseMemRefType">;

def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef
    : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;

def I1MemRef : MemRefOf<[I1]>;
def I8MemRef : MemRefOf<[I8]>;
def I16MemRef : MemRefOf<[I16]>;
def I32MemRef : MemRefOf<[I32]>;
def I64MemRef : MemRefOf<[I64]>;
def BF16MemRef : MemRefOf<[BF16]>;
def F16MemRef : MemRefOf<[F16]>;
def F32MemRef : MemRefOf<[F32]>;
def F64MemRef : MemRefOf<[F64]>;

class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " #
                       MemRefOf<allowedTypes>.summary>;

class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " #
                       MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;

class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;

def HasStridesPred : CPred<"$_self.is_strided_memref()">;
class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred],
                   "strided " # MemRefOf<allowedTypes>.summary>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;

// Tuples.
def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;

class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall,
                         string descr>
    : Type<And<[containerPred,
                Concat<"all_of(" # elementTypesCall # ", |t| ",
                       SubstLeaves<"$_self", "t", etype.predicate>, ")">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}

class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "$_self.tuple_types()", "tuple">;

class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "$_self.flattened_tuple_types()", "nested tuple">;

class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred,
                          "Tensor or MemRef", "::mlir::ShapedType">;

//===-- Scalars and containers of them ------------------------------------===//

class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate,
               ValueSemanticsContainerOf<[allowedType]>.predicate]>,
           name>;

def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike
    : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex,
                                    "signless-integer-like">;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;

#endif // COMMON_TYPE_CONSTRAINTS_TD
