//===- Ops.td - The bufferization dialect ----------------------*- tablegen -*-===//
//
// Conversions between tensors, which are values, and buffers.
//
//===----------------------------------------------------------------------===//

#ifndef BUFFERIZATION_OPS
#define BUFFERIZATION_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Bufferization_Dialect : Dialect {
  let name = "bufferization";
  let interfaces = ["crate::inlining::INLINER"];
  let summary = "Tensors and their buffers";
  let cppNamespace = "::bufferization";
  let dependentDialects = [
    "crate::affine::DIALECT", "crate::memref::DIALECT", "crate::tensor::DIALECT",
    "crate::arith::DIALECT"
  ];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
}

class Bufferization_Op<string mnemonic, list<Trait> traits = []>
    : Op<Bufferization_Dialect, mnemonic, traits>;

def TensorLikeType
    : Type<CPred<"$_self.is_tensor()">, "TensorLikeType instance", "::mlir::TensorType">;
def BufferLikeType
    : Type<Or<[IsMemRefTypePred, IsUnrankedMemRefTypePred]>, "BufferLikeType instance",
           "::mlir::BaseMemRefType">;

// The operand or the result is a tensor, the other a memref of the same shape and element type.
def TensorAndBufferMatch : NativeOpTrait<"TensorAndBufferMatch"> {
  let cppNamespace = "crate::bufferization";
}

def AllocTensorOp : Bufferization_Op<"alloc_tensor", [AttrSizedOperandSegments]> {
  let summary = "allocate buffer for a tensor";
  let description = [{
    A tensor with a new buffer, whose elements are those of `copy` or undefined:

    ```mlir
    %0 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<?x4xf32>
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$dynamic_sizes,
    Optional<AnyTensor>:$copy,
    Optional<Index>:$size_hint,
    OptionalAttr<AnyAttr>:$memory_space
  );
  let results = (outs AnyTensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def CloneOp : Bufferization_Op<"clone", []> {
  let summary = "clone a memref";
  let description = [{
    Memory with the same elements. It may be the same memory, so neither of the two may
    be written to afterwards.

    ```mlir
    %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemRead]>:$input);
  let results = (outs Res<AnyRankedOrUnrankedMemRef, "", [MemWrite, MemAlloc]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MaterializeInDestinationOp : Bufferization_Op<"materialize_in_destination",
    [AllElementTypesMatch<["source", "dest"]>,
     DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "copy a tensor";
  let description = [{
    Determines where the elements of a tensor are stored: in the buffer of another tensor,
    or in existing memory.

    ```mlir
    %1 = bufferization.materialize_in_destination %0 in %t
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    bufferization.materialize_in_destination %0 in restrict writable %m
      : (tensor<4xf32>, memref<4xf32>) -> ()
    ```
  }];
  let arguments = (ins
    AnyTensor:$source,
    AnyShaped:$dest,
    UnitAttr:$restrict,
    UnitAttr:$writable
  );
  let results = (outs Optional<AnyTensor>:$result);
  let assemblyFormat = [{
    $source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest
        attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def DeallocTensorOp : Bufferization_Op<"dealloc_tensor"> {
  let summary = "release underlying storage format of given tensor";
  let description = [{ Frees the buffer of a tensor, which must not be used afterwards. }];
  let arguments = (ins AnyTensor:$tensor);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

def ToTensorOp : Bufferization_Op<"to_tensor",
    [TensorAndBufferMatch, SameOperandsAndResultShape, SameOperandsAndResultElementType]> {
  let summary = "create a tensor-like type from a buffer-like type";
  let description = [{
    The tensor whose elements are in memory:

    ```mlir
    %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Arg<BufferLikeType, "the reference to load from", [MemRead]>:$buffer,
    UnitAttr:$restrict,
    UnitAttr:$writable
  );
  let results = (outs TensorLikeType:$result);
  let assemblyFormat = [{
    $buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict
      `:` type($buffer) `to` type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ToBufferOp : Bufferization_Op<"to_buffer",
    [TensorAndBufferMatch, SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure]> {
  let summary = "cast a tensor-like type to buffer-like type";
  let description = [{
    The memory that will hold a tensor:

    ```mlir
    %m = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32, #layout>
    ```
  }];
  let arguments = (ins TensorLikeType:$tensor, UnitAttr:$read_only);
  let results = (outs BufferLikeType:$buffer);
  let assemblyFormat = [{
    $tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def DeallocOp : Bufferization_Op<"dealloc",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "deallocates the given memrefs if no alias is retained";
  let description = [{
    Frees each memref whose condition is true, unless it is also retained. There is a
    result for each retained memref: whether it would have been freed.

    ```mlir
    %0 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>)
      if (%owned_a, %owned_b) retain (%r : memref<?xf32>)
    ```
  }];
  let arguments = (ins
    Variadic<AnyRankedOrUnrankedMemRef>:$memrefs,
    Variadic<I1>:$conditions,
    Variadic<AnyRankedOrUnrankedMemRef>:$retained
  );
  let results = (outs Variadic<I1>:$updatedConditions);
  let assemblyFormat = [{
    (` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )?
    (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

#endif // BUFFERIZATION_OPS
