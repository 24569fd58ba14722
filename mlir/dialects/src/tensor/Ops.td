//===- Ops.td - The tensor dialect -----------------------------*- tablegen -*-===//
//
// Operations that create, access, slice and reshape tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TENSOR_OPS
#define TENSOR_OPS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "../Views.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let summary = "Tensors as values";
  let cppNamespace = "::tensor";
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["crate::affine::DIALECT", "crate::arith::DIALECT"];
  let interfaces = ["crate::inlining::INLINER", "crate::int_ranges::TENSOR"];
}

class Tensor_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tensor_Dialect, mnemonic, traits>;

// An operation that suggests a name for its result: `%extracted`, `%dim`.
class Tensor_NamedOp<string mnemonic, list<Trait> traits = []>
    : Tensor_Op<mnemonic,
        [DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>] # traits>;

def BitcastableTensor : TensorOf<[AnySignlessInteger, AnyUnsignedInteger,
                                  AnySignedInteger, AnyFloat]>;

def BitcastOp : Tensor_Op<"bitcast",
    [DeclareOpInterfaceMethods<CastOpInterface, ["are_cast_compatible"]>, Pure]> {
  let summary = "tensor bitcast operation";
  let description = [{
    Reinterprets the bits of the elements as another type of the same width:

    ```mlir
    %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
    ```
  }];
  let arguments = (ins BitcastableTensor:$source);
  let results = (outs BitcastableTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def CastOp : Tensor_NamedOp<"cast",
    [DeclareOpInterfaceMethods<CastOpInterface, ["are_cast_compatible"]>, Pure]> {
  let summary = "tensor cast operation";
  let description = [{
    The same tensor with a more or less precise shape, which must be correct at
    run time:

    ```mlir
    %1 = tensor.cast %0 : tensor<*xf32> to tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def ConcatOp : Tensor_NamedOp<"concat", [Pure]> {
  let summary = "tensor concatenation operation";
  let description = [{
    Concatenates tensors along a dimension; all other dimensions must be equal:

    ```mlir
    %2 = tensor.concat dim(0) %0, %1 : (tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
    ```
  }];
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def DimOp : Tensor_NamedOp<"dim",
    [DeclareOpInterfaceMethods<ConditionallySpeculatable, ["speculatability"]>,
     NoMemoryEffect]> {
  let summary = "dimension index operation";
  let description = [{
    The size of a dimension. An index out of range is undefined behaviour:

    ```mlir
    %y = tensor.dim %a, %c1 : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def EmptyOp : Tensor_Op<"empty", [Pure]> {
  let summary = "empty tensor operation";
  let description = [{
    A tensor with a shape and undefined elements, with an operand for each dynamic
    dimension:

    ```mlir
    %0 = tensor.empty(%n) : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ExtractOp : Tensor_NamedOp<"extract",
    [Pure,
     TypesMatchWith<"result type matches element type of tensor", "tensor", "result",
                    "$_self.element_type()">]> {
  let summary = "element extraction operation";
  let description = [{
    Reads one element:

    ```mlir
    %x = tensor.extract %t[%i, %j] : tensor<4x4xi32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def FromElementsOp : Tensor_NamedOp<"from_elements",
    [Pure,
     PredOpTrait<"operand types match result element type",
                 CPred<"crate::tensor::elements_match($_op)">>]> {
  let summary = "tensor from elements operation.";
  let description = [{
    A tensor of a static shape from all its elements in row-major
    order:

    ```mlir
    %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def GatherOp : Tensor_NamedOp<"gather", [Pure]> {
  let summary = "gather a subset of a tensor at specified indices";
  let description = [{
    Collects slices of a tensor. The last dimension of the indices holds coordinates in
    the gathered dimensions:

    ```mlir
    %out = tensor.gather %source[%indices] gather_dims([1]) unique
      : (tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<6x4x1x4xf32>
    ```
  }];
  let arguments = (ins
    AnyRankedTensor:$source,
    RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
    DenseI64ArrayAttr:$gather_dims,
    UnitAttr:$unique
  );
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]`
      `gather_dims` `(` $gather_dims `)`
      (`unique` $unique^)?
      attr-dict
    `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenerateOp : Tensor_NamedOp<"generate",
    [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"tensor::YieldOp">]> {
  let summary = "Creates a dynamically sized tensor from elements";
  let description = [{
    Computes each element in the region from its indices:

    ```mlir
    %t = tensor.generate %m {
    ^bb0(%i : index, %j : index):
      %x = "compute"(%i, %j) : (index, index) -> f32
      tensor.yield %x : f32
    } : tensor<?x4xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def InsertOp : Tensor_NamedOp<"insert",
    [Pure,
     TypesMatchWith<"result type matches type of dest", "dest", "result", "$_self">,
     TypesMatchWith<"scalar type matches element type of dest", "dest", "scalar",
                    "$_self.element_type()">]> {
  let summary = "element insertion operation";
  let description = [{
    A copy of a tensor with one element replaced:

    ```mlir
    %r = tensor.insert %x into %t[%i, %j] : tensor<4x4xi32>
    ```
  }];
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def RankOp : Tensor_NamedOp<"rank", [Pure]> {
  let summary = "rank operation";
  let description = [{
    The number of dimensions:

    ```mlir
    %0 = tensor.rank %t : tensor<*xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
  let hasFolder = 1;
}

def ReshapeOp : Tensor_NamedOp<"reshape", [Pure]> {
  let summary = "tensor reshape operation";
  let description = [{
    The same elements in the same order, with a shape given by a tensor:

    ```mlir
    %d = tensor.reshape %s(%shape) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    AnyTensor:$source,
    TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape
  );
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def PadOp : Tensor_NamedOp<"pad",
    [AttrSizedOperandSegments, Pure, SingleBlockImplicitTerminator<"tensor::YieldOp">]> {
  let summary = "tensor pad operation";
  let description = [{
    Pads a tensor with elements before and after it in each dimension; the
    region computes them from their indices:

    ```mlir
    %p = tensor.pad %t low[1, %l] high[2, 0] {
    ^bb0(%i : index, %j : index):
      tensor.yield %zero : f32
    } : tensor<4x?xf32> to tensor<7x?xf32>
    ```
  }];
  let arguments = (ins
    AnyRankedTensor:$source,
    Variadic<Index>:$low,
    Variadic<Index>:$high,
    DenseI64ArrayAttr:$static_low,
    DenseI64ArrayAttr:$static_high,
    UnitAttr:$nofold
  );
  let regions = (region SizedRegion<1>:$region);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source
    (`nofold` $nofold^)?
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    $region attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def ScatterOp : Tensor_NamedOp<"scatter", [Pure]> {
  let summary = "scatter a tensor into a destination tensor at specified indices";
  let description = [{
    A copy of a tensor with slices replaced by those of another. The last dimension of
    the indices holds coordinates in the scattered dimensions:

    ```mlir
    %out = tensor.scatter %source into %dest[%indices] scatter_dims([1]) unique
      : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
    ```
  }];
  let arguments = (ins
    AnyRankedTensor:$source,
    AnyRankedTensor:$dest,
    RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
    DenseI64ArrayAttr:$scatter_dims,
    UnitAttr:$unique
  );
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]`
      `scatter_dims` `(` $scatter_dims `)`
      (`unique` $unique^)?
      attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def SplatOp : Tensor_NamedOp<"splat",
    [Pure,
     TypesMatchWith<"operand type matches element type of result", "aggregate", "input",
                    "$_self.element_type()">]> {
  let summary = "tensor splat or broadcast operation";
  let description = [{
    A tensor whose elements are all the same value, with another operand for each
    dynamic dimension:

    ```mlir
    %t = tensor.splat %s[%m, %n] : tensor<?x20x?xf32>
    ```
  }];
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def YieldOp : Tensor_Op<"yield",
    [Pure, ReturnLike, Terminator, ParentOneOf<["GenerateOp", "PadOp"]>]> {
  let summary = "Yield a value from a region";
  let description = [{ Ends the region of `tensor.generate` or `tensor.pad` with the element. }];
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

// The position of a slice: `[offsets] [sizes] [strides]`, in which each number is static
// or an operand.
class Tensor_SliceOp<string mnemonic, dag operands, dag outcome, string relation,
                     string other, list<Trait> traits = []>
    : Tensor_Op<mnemonic, [AttrSizedOperandSegments] # traits # [OffsetSizeAndStrideTrait]> {
  let arguments = !con(operands, (ins
    Variadic<Index>:$offsets,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides,
    DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes,
    DenseI64ArrayAttr:$static_strides
  ));
  let results = outcome;
  let assemblyFormat = !if(!eq(relation, "to"), "$source ``", "$source `into` $dest ``") # [{
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `}] # relation # "` type($" # other # ")";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ExtractSliceOp : Tensor_SliceOp<"extract_slice",
    (ins AnyRankedTensor:$source), (outs AnyRankedTensor:$result), "to", "result",
    [DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>, Pure]> {
  let summary = "extract slice operation";
  let description = [{
    A slice of a tensor. The result may omit dimensions of size 1:

    ```mlir
    %1 = tensor.extract_slice %0[0, %i, 2] [4, %n, 1] [1, 1, 1]
      : tensor<8x?x4xf32> to tensor<4x?xf32>
    ```
  }];
  let hasFolder = 1;
}

def InsertSliceOp : Tensor_SliceOp<"insert_slice",
    (ins AnyRankedTensor:$source, AnyRankedTensor:$dest), (outs AnyRankedTensor:$result),
    "into", "dest",
    [DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>, Pure,
     TypesMatchWith<"expected result type to match dest type", "dest", "result", "$_self">]> {
  let summary = "insert_slice operation";
  let description = [{
    A copy of a tensor with a slice replaced by another tensor, which may omit
    dimensions of size 1:

    ```mlir
    %r = tensor.insert_slice %t into %1[0, %i, 2] [4, %n, 1] [1, 1, 1]
      : tensor<4x?xf32> into tensor<8x?x4xf32>
    ```
  }];
  let hasFolder = 1;
}

def ParallelInsertSliceOp : Tensor_SliceOp<"parallel_insert_slice",
    (ins AnyRankedTensor:$source, AnyRankedTensor:$dest), (outs), "into", "dest"> {
  let summary = "insert a slice into a tensor that several threads share";
  let description = [{
    Used in the terminator of `scf.forall`: says which slice of a shared result this
    iteration computes:

    ```mlir
    tensor.parallel_insert_slice %t into %out[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    ```
  }];
}

class Tensor_ReassociativeReshapeOp<string mnemonic>
    : Tensor_NamedOp<mnemonic, [Pure]>,
      Results<(outs AnyTensor:$result)> {
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "operation to produce a tensor with a higher rank";
  let description = [{
    The same elements with more dimensions: each dimension becomes a group.

    ```mlir
    %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 32]
      : tensor<?x32xf32> into tensor<?x4x32xf32>
    ```
  }];
  let arguments = (ins
    AnyTensor:$src,
    IndexListArrayAttr:$reassociation,
    Variadic<Index>:$output_shape,
    DenseI64ArrayAttr:$static_output_shape
  );
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
}

def CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "operation to produce a tensor with a smaller rank";
  let description = [{
    The same elements with fewer dimensions: each group of dimensions becomes one.

    ```mlir
    %b = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x32xf32> into tensor<?x32xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

#endif // TENSOR_OPS
