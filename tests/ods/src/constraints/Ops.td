// Type constraints, predicates and relations between operands, results and attributes.

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test_constraints";
}

class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// One type
//===----------------------------------------------------------------------===//

class Test_TypeOp<string mnemonic, Type type> : Test_Op<mnemonic> {
  let arguments = (ins type:$input);
}

def AnyTypeOfOp : Test_TypeOp<"any_type_of", AnyTypeOf<[I32, F32]>>;
def AllOfTypeOp : Test_TypeOp<"all_of_type", AllOfType<[I32, AnyInteger]>>;
def ConfinedOp
    : Test_TypeOp<"confined",
                  ConfinedType<AnyTensor, [HasStaticShapePred], "tensor with a static shape">>;
def IntegerOp : Test_TypeOp<"integer", AnyInteger>;
def AnyI32Op : Test_TypeOp<"any_i32", AnyI32>;
def I24Op : Test_TypeOp<"i24", I<24>>;
def Si24Op : Test_TypeOp<"si24", SI<24>>;
def Ui24Op : Test_TypeOp<"ui24", UI<24>>;
def SignlessOp : Test_TypeOp<"signless", AnySignlessInteger>;
def SignedOp : Test_TypeOp<"signed", AnySignedInteger>;
def UnsignedOp : Test_TypeOp<"unsigned", AnyUnsignedInteger>;
def SignlessWidthsOp : Test_TypeOp<"signless_widths", SignlessIntOfWidths<[8, 16]>>;
def IndexOp : Test_TypeOp<"index", Index>;
def SignlessOrIndexOp : Test_TypeOp<"signless_or_index", AnySignlessIntegerOrIndex>;
def AnyFloatOp : Test_TypeOp<"any_float", AnyFloat>;
def F16Op : Test_TypeOp<"f16", F16>;
def Bf16Op : Test_TypeOp<"bf16", BF16>;
def Tf32Op : Test_TypeOp<"tf32", TF32>;
def F128Op : Test_TypeOp<"f128", F128>;
def FloatWidthsOp : Test_TypeOp<"float_widths", FloatOfWidths<[16, 32]>>;
def ComplexOp : Test_TypeOp<"complex", Complex<F32>>;
def AnyComplexOp : Test_TypeOp<"any_complex", AnyComplex>;
def FunctionOp : Test_TypeOp<"function", FunctionType>;
def NoneOp : Test_TypeOp<"none", NoneType>;
def TupleOfOp : Test_TypeOp<"tuple_of", TupleOf<[I32]>>;
def NestedTupleOfOp : Test_TypeOp<"nested_tuple_of", NestedTupleOf<[I32, F32]>>;
def AnyShapedOp : Test_TypeOp<"any_shaped", AnyShaped>;
def TensorOfOp : Test_TypeOp<"tensor_of", TensorOf<[I32, F64]>>;
def RankedTensorOfOp : Test_TypeOp<"ranked_tensor_of", RankedTensorOf<[F32]>>;
def UnrankedTensorOfOp : Test_TypeOp<"unranked_tensor_of", UnrankedTensorOf<[F32]>>;
def StaticTensorOfOp : Test_TypeOp<"static_tensor_of", StaticShapeTensorOf<[F32]>>;
def ZeroDTensorOp : Test_TypeOp<"zero_d_tensor", 0DTensorOf<[F32]>>;
def FourDTensorOp : Test_TypeOp<"four_d_tensor", 4DTensorOf<[F32]>>;
def TensorRankOfOp : Test_TypeOp<"tensor_rank_of", TensorRankOf<[F32], [1, 2]>>;
def Non0RankedTensorOp : Test_TypeOp<"non_0_ranked_tensor", Non0RankedTensorOf<[F32]>>;
def MemrefOfOp : Test_TypeOp<"memref_of", MemRefOf<[F32]>>;
def UnrankedMemrefOfOp : Test_TypeOp<"unranked_memref_of", UnrankedMemRefOf<[F32]>>;
def MemrefRankOfOp : Test_TypeOp<"memref_rank_of", MemRefRankOf<[F32], [1, 2]>>;
def StaticMemrefOfOp : Test_TypeOp<"static_memref_of", StaticShapeMemRefOf<[F32]>>;
def StridedMemrefOfOp : Test_TypeOp<"strided_memref_of", StridedMemRefOf<[F32]>>;
def StridedMemrefRankOfOp
    : Test_TypeOp<"strided_memref_rank_of",
                  StridedMemRefRankOf<[F32], [1, 2]>>;
def TensorOrMemrefOp : Test_TypeOp<"tensor_or_memref", TensorOrMemRef<[F32]>>;
def VectorOp : Test_TypeOp<"vector", VectorOfNonZeroRankOf<[F32]>>;
def FixedVectorOp : Test_TypeOp<"fixed_vector", FixedVectorOfNonZeroRankOf<[F32]>>;
def AnyRankVectorOp : Test_TypeOp<"any_rank_vector", VectorOfAnyRankOf<[F32]>>;
def ScalableVectorOp : Test_TypeOp<"scalable_vector", ScalableVectorOfAnyRank<[F32]>>;
def TrailingScalableOp
    : Test_TypeOp<"trailing_scalable",
                  VectorWithTrailingDimScalableOf<[F32]>>;
def TrailingScalableSizeOp
    : Test_TypeOp<"trailing_scalable_size",
                  VectorWithTrailingDimScalableOfSizeAndType<[4], [F32]>>;
def VectorRankOp : Test_TypeOp<"vector_rank", VectorOfRank<[1, 2]>>;
def FixedVectorRankOp : Test_TypeOp<"fixed_vector_rank", FixedVectorOfRank<[1, 2]>>;
def ScalableVectorRankOp : Test_TypeOp<"scalable_vector_rank", ScalableVectorOfRank<[1, 2]>>;
def VectorRankTypeOp : Test_TypeOp<"vector_rank_type", VectorOfRankAndType<[1, 2], [F32]>>;
def FixedVectorRankTypeOp
    : Test_TypeOp<"fixed_vector_rank_type",
                  FixedVectorOfRankAndType<[1, 2], [F32]>>;
def VectorLengthOp : Test_TypeOp<"vector_length", VectorOfLength<[4, 8]>>;
def VectorMinLengthOp : Test_TypeOp<"vector_min_length", VectorOfMinLength<4>>;
def VectorMaxLengthOp : Test_TypeOp<"vector_max_length", VectorOfMaxLength<8>>;
def FixedVectorLengthOp : Test_TypeOp<"fixed_vector_length", FixedVectorOfLength<[4]>>;
def ScalableVectorLengthOp : Test_TypeOp<"scalable_vector_length", ScalableVectorOfLength<[4]>>;
def VectorLengthTypeOp : Test_TypeOp<"vector_length_type", VectorOfLengthAndType<[4], [F32]>>;
def VectorMinMaxLengthOp
    : Test_TypeOp<"vector_min_max_length",
                  VectorOfMinMaxLengthAndType<4, 8, [F32]>>;
def FixedVectorLengthTypeOp
    : Test_TypeOp<"fixed_vector_length_type",
                  FixedVectorOfLengthAndType<[4], [F32]>>;
def ScalableVectorLengthTypeOp
    : Test_TypeOp<"scalable_vector_length_type",
                  ScalableVectorOfLengthAndType<[4], [F32]>>;
def NthDimOp : Test_TypeOp<"nth_dim", ShapedTypeWithNthDimOfSize<-1, [4, 8]>>;
def VectorShapeOp : Test_TypeOp<"vector_shape", FixedVectorOfShapeAndType<[2, 3], F32>>;
def TypeOrContainerOp
    : Test_TypeOp<"type_or_container",
                  TypeOrValueSemanticsContainer<F32, "f32-like">>;
def OpaqueOp : Test_TypeOp<"opaque", OpaqueType<"llvm", "ptr", "LLVM pointer">>;
def UserFunctionOp
    : Test_TypeOp<"user_function",
                  Type<CPred<"crate::constraints::is_short($_self)">, "integer of at most 8 bits">>;
def AndOrNotOp
    : Test_TypeOp<"and_or_not",
                  Type<And<[AnyInteger.predicate, Neg<Or<[I1.predicate, I8.predicate]>>]>, "integer but no bit or byte">>;

//===----------------------------------------------------------------------===//
// Several operands, results and attributes
//===----------------------------------------------------------------------===//

class Test_PairOp<string mnemonic, list<Trait> traits> : Test_Op<mnemonic, traits> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c);
}

def SameTypesOp : Test_PairOp<"same_types", [AllTypesMatch<["a", "b", "c"]>]>;
def SameShapesOp : Test_PairOp<"same_shapes", [AllShapesMatch<["a", "b"]>]>;
def SameElementsOp : Test_PairOp<"same_elements", [AllElementTypesMatch<["a", "c"]>]>;
def SameRanksOp : Test_PairOp<"same_ranks", [AllRanksMatch<["a", "b"]>]>;
def SameCountsOp : Test_PairOp<"same_counts", [AllElementCountsMatch<["a", "b"]>]>;
def SameKindsOp : Test_PairOp<"same_kinds", [AllTypeIDsMatch<["a", "b"]>]>;
def ElementOfOp : Test_PairOp<"element_of", [
    TypesMatchWith<"b is the element type of a", "a", "b", "$_self.element_type()">]>;
def TypeIsOp : Test_PairOp<"type_is", [TypeIs<"a", F32>]>;
def ElementIsOp : Test_PairOp<"element_is", [ElementTypeIs<"a", F32>]>;
def InputsOp : Test_PairOp<"inputs", [InputMatchesTypes<["a", "b"], [F32, I32]>]>;
def CombinationOp : Test_PairOp<"combination", [
    InputAddressIsCombinationOf<["a", "b"], [[F32, I32], [I32, F32]]>]>;
def PredicateOp : Test_PairOp<"predicate", [
    PredOpTrait<"the first operand is an integer",
                And<[CPred<"$_op.num_operands() == 2">, CPred<"$a.ty().is_integer_type()">]>>]>;
def ResultOfOperandOp : Test_PairOp<"result_of_operand", [
    PredOpTrait<"the result has the element type of the first operand",
                TCresVTEtIsSameAsOp<0, 0>>]>;
def OperandIsOp : Test_PairOp<"operand_is", [
    PredOpTrait<"the first operand holds f32", TCopVTEtIs<0, F32>>]>;
def OperandsAreOp : Test_PairOp<"operands_are", [
    PredOpTrait<"operands have one element type", TCopVTEtIsSameAs<0, 1>>]>;
def OperandsAtOp : Test_PairOp<"operands_at", [
    PredOpTrait<"operands have one element type", TCopVTEtAreSameAt<[0, 1]>>]>;
def BroadcastOp : Test_PairOp<"broadcast", [
    PredOpTrait<"the second operand broadcasts to the result", TCOpIsBroadcastableToRes<1, 0>>]>;

def ElementsMatchOp : Test_Op<"elements_match", [
    ShapedTypeMatchesElementCountAndTypes<"shaped", "elements">]> {
  let arguments = (ins AnyTensor:$shaped, Variadic<AnyType>:$elements);
}

def RangesMatchOp : Test_Op<"ranges_match", [
    RangedTypesMatchWith<"inputs have the types of the function", "function", "inputs",
                         "$_self.function_inputs()">]> {
  let arguments = (ins FunctionType:$function, Variadic<AnyType>:$inputs);
}

def AttributeTypeOp : Test_Op<"attribute_type", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict";
}
