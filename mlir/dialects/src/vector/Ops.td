//===- Ops.td - The vector dialect -----------------------------*- tablegen -*-===//
//
// Vectors of any rank: their parts, their shapes, reductions, masks; vectors in memory.
//
//===----------------------------------------------------------------------===//

#ifndef VECTOR_OPS
#define VECTOR_OPS

include "../arith/Base.td"
include "Memory.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def KindArg : DefaultValuedAttr<CombiningKindAttr, "CombiningKind::Add">;

//===-- Reductions --------------------------------------------------------===//

def ContractionOp : Vector_Op<"contract", [Pure, Maskable,
    PredOpTrait<"lhs and rhs have same element type", TCopVTEtIsSameAs<0, 1>>,
    PredOpTrait<"third operand acc and result have same element type", TCresVTEtIsSameAsOpBase<0, 2>>]> {
  let summary = "vector contraction operation";
  let description = [{
    Combines the products of two vectors, summed over the reduction dimensions, with an accumulator.
  }];
  let arguments = (ins
    AnyVectorOfNonZeroRank:$lhs,
    AnyVectorOfNonZeroRank:$rhs,
    AnyType:$acc,
    ArrayAttr:$indexing_maps,
    IteratorTypeArrayAttr:$iterator_types,
    KindArg:$kind
  );
  let results = (outs AnyType);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ReductionOp : Vector_Op<"reduction", [Pure, Maskable,
    PredOpTrait<"source operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    TypesMatchWith<"dest and acc have the same type", "dest", "acc", "$_self",
                   "$_op.num_operands() == 1 || eq">]> {
  let summary = "reduction operation";
  let description = [{
    ```mlir
    %sum = vector.reduction <add>, %v, %start : vector<16xf32> into f32
    ```
  }];
  let arguments = (ins
    CombiningKindAttr:$kind,
    AnyVectorOfAnyRank:$vector,
    Optional<AnyType>:$acc,
    DefaultValuedAttr<Arith_FastMathAttr, "FastMathFlags::none">:$fastmath
  );
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($vector) `into` type($dest)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def MultiDimReductionOp : Vector_Op<"multi_reduction", [Pure, Maskable,
    AllTypesMatch<["dest", "acc"]>,
    PredOpTrait<"source operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Multi-dimensional reduction operation";
  let description = [{ Reduces some of the dimensions. }];
  let arguments = (ins
    CombiningKindAttr:$kind,
    AnyVectorOfNonZeroRank:$source,
    AnyType:$acc,
    DenseI64ArrayAttr:$reduction_dims
  );
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def OuterProductOp : Vector_Op<"outerproduct", [Pure, Maskable,
    PredOpTrait<"lhs operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    PredOpTrait<"rhs operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 1>>]> {
  let summary = "vector outerproduct with optional fused add";
  let description = [{ The products of all pairs of elements, or of all elements with a scalar. }];
  let arguments = (ins
    AnyVectorOfNonZeroRank:$lhs,
    AnyType:$rhs,
    Optional<AnyVectorOfNonZeroRank>:$acc,
    KindArg:$kind
  );
  let results = (outs AnyVectorOfNonZeroRank);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ScanOp : Vector_Op<"scan", [Pure,
    AllTypesMatch<["source", "dest"]>, AllTypesMatch<["initial_value", "accumulated_value"]>]> {
  let summary = "Scan operation";
  let description = [{ All partial reductions along a dimension, and the last one of them. }];
  let arguments = (ins
    CombiningKindAttr:$kind,
    AnyVectorOfNonZeroRank:$source,
    AnyVectorOfAnyRank:$initial_value,
    I64Attr:$reduction_dim,
    BoolAttr:$inclusive
  );
  let results = (outs AnyVectorOfNonZeroRank:$dest, AnyVectorOfAnyRank:$accumulated_value);
  let assemblyFormat = [{
    $kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)
  }];
  let hasVerifier = 1;
}

def FMAOp : Op<Vector_Dialect, "fma",
    [Pure, AllTypesMatch<["lhs", "rhs", "acc", "result"]>] # ElementwiseMappable.traits> {
  let summary = "vector fused multiply-add";
  let description = [{ `lhs * rhs + acc`, rounded once. }];
  let arguments = (ins
    VectorOfAnyRankOf<[AnyFloat]>:$lhs,
    VectorOfAnyRankOf<[AnyFloat]>:$rhs,
    VectorOfAnyRankOf<[AnyFloat]>:$acc
  );
  let results = (outs VectorOfAnyRankOf<[AnyFloat]>:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
}

//===-- Elements and parts ------------------------------------------------===//

def ExtractOp : Vector_Op<"extract", [Pure,
    PredOpTrait<"operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "extract operation";
  let description = [{
    The part at a position in the leading dimensions:

    ```mlir
    %row = vector.extract %v[%i] : vector<8xf32> from vector<4x8xf32>
    ```
  }];
  let arguments = (ins
    AnyVectorOfAnyRank:$source,
    Variadic<Index>:$dynamic_position,
    DenseI64ArrayAttr:$static_position
  );
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($result) `from` type($source)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def InsertOp : Vector_Op<"insert", [Pure,
    PredOpTrait<"source operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "insert operation";
  let description = [{ The vector with the part at a position in the leading dimensions replaced. }];
  let arguments = (ins
    AnyType:$valueToStore,
    AnyVectorOfAnyRank:$dest,
    Variadic<Index>:$dynamic_position,
    DenseI64ArrayAttr:$static_position
  );
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ScalableInsertOp : Vector_Op<"scalable.insert", [Pure,
    AllElementTypesMatch<["valueToStore", "dest"]>, AllTypesMatch<["dest", "result"]>,
    PredOpTrait<"position is a multiple of the source length.",
                CPred<"crate::vector::types::is_multiple($pos.int_value(), $valueToStore.ty())">>]> {
  let summary = "insert subvector into scalable vector operation";
  let description = [{ The scalable vector with some elements replaced. }];
  let arguments = (ins VectorOfRank<[1]>:$valueToStore, ScalableVectorOfRank<[1]>:$dest, I64Attr:$pos);
  let results = (outs ScalableVectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)
  }];
}

def ScalableExtractOp : Vector_Op<"scalable.extract", [Pure,
    AllElementTypesMatch<["source", "result"]>,
    PredOpTrait<"position is a multiple of the result length.",
                CPred<"crate::vector::types::is_multiple($pos.int_value(), $result.ty())">>]> {
  let summary = "extract subvector from scalable vector operation";
  let description = [{ Some elements of a scalable vector. }];
  let arguments = (ins ScalableVectorOfRank<[1]>:$source, I64Attr:$pos);
  let results = (outs VectorOfRank<[1]>:$result);
  let assemblyFormat = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)";
}

def InsertStridedSliceOp : Vector_Op<"insert_strided_slice", [Pure,
    PredOpTrait<"operand #0 and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "strided_slice operation";
  let description = [{ The vector with a slice replaced. }];
  let arguments = (ins
    AnyVectorOfNonZeroRank:$valueToStore,
    AnyVectorOfNonZeroRank:$dest,
    I64ArrayAttr:$offsets,
    I64ArrayAttr:$strides
  );
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ExtractStridedSliceOp : Vector_Op<"extract_strided_slice", [Pure,
    PredOpTrait<"operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>]> {
  let summary = "extract_strided_slice operation";
  let description = [{ A slice, given by its offsets and sizes in the leading dimensions. }];
  let arguments = (ins
    AnyVectorOfNonZeroRank:$source,
    I64ArrayAttr:$offsets,
    I64ArrayAttr:$sizes,
    I64ArrayAttr:$strides
  );
  let results = (outs AnyVectorOfNonZeroRank);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type(results)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ToElementsOp : Vector_Op<"to_elements",
    [InferTypeOpAdaptor, Pure, ShapedTypeMatchesElementCountAndTypes<"source", "elements">]> {
  let summary = "operation that decomposes a vector into all its scalar elements";
  let description = [{ All elements as scalars. }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def FromElementsOp : Vector_Op<"from_elements",
    [Pure, ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "operation that defines a vector from scalar elements";
  let description = [{ The vector of these scalars. }];
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` custom<VectorOfElements>(type($dest), type($elements))";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Shapes ------------------------------------------------------------===//

def BroadcastOp : Vector_Op<"broadcast", [Pure,
    PredOpTrait<"source operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>]> {
  let summary = "broadcast operation";
  let description = [{ The scalar or vector, repeated along leading dimensions and those of extent 1. }];
  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($vector)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ShuffleOp : Vector_Op<"shuffle", [Pure,
    PredOpTrait<"first operand v1 and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>,
    PredOpTrait<"second operand v2 and result have same element type", TCresVTEtIsSameAsOpBase<0, 1>>,
    InferTypeOpAdaptor]> {
  let summary = "shuffle operation";
  let description = [{ Parts of two vectors, chosen along the first dimension; -1 chooses poison. }];
  let arguments = (ins AnyFixedVectorOfAnyRank:$v1, AnyFixedVectorOfAnyRank:$v2, DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def InterleaveOp : Vector_Op<"interleave", [Pure, AllTypesMatch<["lhs", "rhs"]>,
    PredOpTrait<"type of 'result' is double the width of the inputs",
                CPred<"crate::vector::types::is_doubled($lhs.ty(), $result.ty())">>]> {
  let summary = "constructs a vector by interleaving two input vectors";
  let description = [{ The elements of both vectors in turn, along the last dimension. }];
  let arguments = (ins AnyVectorOfAnyRank:$lhs, AnyVectorOfAnyRank:$rhs);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
}

def DeinterleaveOp : Vector_Op<"deinterleave", [Pure,
    PredOpTrait<"the trailing dimension of the source vector has an even number of elements",
                CPred<"$source.ty().dim(-1) % 2 == 0">>,
    PredOpTrait<"the trailing dimension of the results is half the width of source trailing dimension",
                CPred<"crate::vector::types::is_doubled($res1.ty(), $source.ty())">>,
    AllTypesMatch<["res1", "res2"]>]> {
  let summary = "constructs two vectors by deinterleaving an input vector";
  let description = [{ The elements at even and those at odd places of the last dimension. }];
  let arguments = (ins AnyVectorOfNonZeroRank:$source);
  let results = (outs AnyVectorOfNonZeroRank:$res1, AnyVectorOfNonZeroRank:$res2);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($res1)";
}

def ShapeCastOp : Vector_Op<"shape_cast", [Pure]> {
  let summary = "shape_cast casts between vector shapes";
  let description = [{ The same elements in the same order with another shape. }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def BitCastOp : Vector_Op<"bitcast", [Pure, AllRanksMatch<["source", "result"]>]> {
  let summary = "bitcast casts between vectors";
  let description = [{ The same bits with another element type; the last dimension changes accordingly. }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TypeCastOp : Vector_Op<"type_cast", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "type_cast op converts a scalar memref to a vector memref";
  let description = [{ The same memory as memory of vectors. }];
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref attr-dict `:` type($memref) `to` type($result)";
  let hasVerifier = 1;
}

def TransposeOp : Vector_Op<"transpose", [Pure,
    PredOpTrait<"operand and result have same element type", TCresVTEtIsSameAsOpBase<0, 0>>]> {
  let summary = "vector transpose operation";
  let description = [{ The vector with its dimensions permuted. }];
  let arguments = (ins AnyVectorOfAnyRank:$vector, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Masks -------------------------------------------------------------===//

def ConstantMaskOp : Vector_Op<"constant_mask", [Pure]> {
  let summary = "creates a constant vector mask";
  let description = [{ A mask that is set where each index is less than the given bound. }];
  let arguments = (ins DenseI64ArrayAttr:$mask_dim_sizes);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$mask_dim_sizes attr-dict `:` type(results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def CreateMaskOp : Vector_Op<"create_mask", [Pure]> {
  let summary = "creates a vector mask";
  let description = [{ A mask that is set where each index is less than the operand for its dimension. }];
  let arguments = (ins Variadic<Index>:$operands);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$operands attr-dict `:` type(results)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def MaskOp : Vector_Op<"mask",
    [SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects, NoRegionArguments]> {
  let summary = "Predicates a maskable vector operation";
  let description = [{
    Runs one operation only where the mask is set:

    ```mlir
    %sum = vector.mask %m { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
    ```
  }];
  let arguments = (ins MaskVector:$mask, Optional<AnyType>:$passthru);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$maskRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "Terminates and yields values from vector regions.";
  let description = [{ Ends a region of `vector.mask`. }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===-- The rest ----------------------------------------------------------===//

def PrintableType : Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate, Index.predicate,
                             AnyFloat.predicate]>, "">;

def StringLiteralAttr : StringBasedAttr<StrAttrPred, "An Attribute containing a string">;

def PrintOp : Vector_Op<"print", [MemoryEffects<[MemWrite]>,
    PredOpTrait<"`source` or `punctuation` are not set when printing strings",
                CPred<"crate::vector::prints_one_thing($_op)">>]> {
  let summary = "print operation (for testing and debugging)";
  let description = [{ Prints a value, or a text. }];
  let arguments = (ins
    Optional<PrintableType>:$source,
    DefaultValuedAttr<PrintPunctuationAttr, "PrintPunctuation::NewLine">:$punctuation,
    OptionalAttr<StringLiteralAttr>:$stringLiteral
  );
  let assemblyFormat = [{
    ($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict
  }];
}

def VectorScaleOp : Vector_Op<"vscale",
    [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]> {
  let summary = "Load vector scale size";
  let description = [{ How many times as long as stated a scalable dimension is. }];
  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

def StepOp : Vector_Op<"step", [Pure]> {
  let summary = "A linear sequence of values from 0 to N";
  let description = [{ The vector `[0, 1, 2, ...]`. }];
  let results = (outs VectorOfRankAndType<[1], [Index]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

#endif // VECTOR_OPS
