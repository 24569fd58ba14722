//===- Ops.td - The memref dialect -----------------------------*- tablegen -*-===//
//
// Memory: allocation, loads and stores, globals, and views of memory.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_OPS
#define MEMREF_OPS

include "../Views.td"
include "../arith/AtomicRMWKind.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let summary = "Memory references";
  let cppNamespace = "::memref";
  let dependentDialects = ["crate::arith::DIALECT"];
  let hasConstantMaterializer = 1;
  let interfaces = ["crate::inlining::INLINER", "crate::int_ranges::MEMREF", "slots::SLOTS",
                    "aggregates::AGGREGATES", "canonicalize::folds::FOLDS"];
}

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute",
                                  IsMemRefTypePred>;

class MemRef_Op<string mnemonic, list<Trait> traits = []>
    : Op<MemRef_Dialect, mnemonic, traits>;

// An operation that suggests names for its results.
def ResultNames : TraitList<[DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]>;

// A pure operation whose result is a view of the memory of an operand.
def View : TraitList<[Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]>;

class AllocLikeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic,
        traits # [AttrSizedOperandSegments, ResultNames]> {
  let arguments = (ins
    Variadic<Index>:$dynamicSizes,
    Variadic<Index>:$symbolOperands,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let assemblyFormat = [{
    `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def AllocOp : AllocLikeOp<"alloc"> {
  let summary = "memory allocation operation";
  let description = [{
    Allocates memory, with an operand for each dynamic dimension:

    ```mlir
    %0 = memref.alloc() : memref<8x64xf32>
    ```
  }];
  let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$memref);
}

def AllocaOp : AllocLikeOp<"alloca"> {
  let summary = "stack memory allocation operation";
  let description = [{ Allocates memory that is freed at the end of the enclosing scope. }];
  let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$memref);
}

def DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "memory deallocation operation";
  let description = [{ Frees memory that was allocated by `memref.alloc`. }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFree]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def GetGlobalOp : MemRef_Op<"get_global",
    [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "get the memref pointing to a global variable";
  let description = [{
    ```mlir
    %x = memref.get_global @foo : memref<2xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

def GlobalOp : MemRef_Op<"global", [Symbol]> {
  let summary = "declare or define a global memref variable";
  let description = [{
    ```mlir
    memref.global "private" constant @x : memref<2xf32> = dense<0.0>
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    MemRefTypeAttr:$type,
    OptionalAttr<AnyAttr>:$initial_value,
    UnitAttr:$constant,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let assemblyFormat = [{
    ($sym_visibility^)?
    (`constant` $constant^)?
    $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)
    attr-dict
  }];
  let hasVerifier = 1;
}

def LoadOp : MemRef_Op<"load",
    [MemRefsNormalizable,
     TypesMatchWith<"result type matches element type of 'memref'", "memref", "result",
                    "$_self.element_type()">]> {
  let summary = "load operation";
  let description = [{
    Reads one element:

    ```mlir
    %12 = memref.load %A[%a, %b] : memref<8x?xi32>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref,
    Variadic<Index>:$indices,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def StoreOp : MemRef_Op<"store",
    [MemRefsNormalizable,
     TypesMatchWith<"type of 'value' matches element type of 'memref'", "memref", "value",
                    "$_self.element_type()">]> {
  let summary = "store operation";
  let description = [{
    Writes one element:

    ```mlir
    memref.store %100, %A[%a, %b] : memref<4x?xf32>
    ```
  }];
  let arguments = (ins
    AnyType:$value,
    Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
    Variadic<Index>:$indices,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let assemblyFormat = [{
    $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===-- Scopes and reallocation -------------------------------------------===//

def AllocaScopeOp : MemRef_Op<"alloca_scope",
    [AutomaticAllocationScope, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
     SingleBlockImplicitTerminator<"AllocaScopeReturnOp">, RecursiveMemoryEffects,
     NoRegionArguments]> {
  let summary = "explicitly delimited scope for stack allocation";
  let description = [{
    Frees at its end the memory that `memref.alloca` allocates inside:

    ```mlir
    %r = memref.alloca_scope -> f32 {
      %m = memref.alloca() : memref<4xf32>
      %x = "compute"(%m) : (memref<4xf32>) -> f32
      memref.alloca_scope.return %x : f32
    }
    ```
  }];
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def AllocaScopeReturnOp : MemRef_Op<"alloca_scope.return",
    [HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "terminator for alloca_scope operation";
  let description = [{ Ends a `memref.alloca_scope` and yields its results. }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def ReallocOp : MemRef_Op<"realloc"> {
  let summary = "memory reallocation operation";
  let description = [{
    Allocates memory of another size, copies the elements, and frees the old memory:

    ```mlir
    %1 = memref.realloc %0(%n) : memref<64xf32> to memref<?xf32>
    ```
  }];
  let arguments = (ins
    Arg<MemRefRankOf<[AnyType], [1]>, "", [MemFree]>:$source,
    Optional<Index>:$dynamicResultSize,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "", [MemAlloc]>);
  let assemblyFormat = [{
    $source (`(` $dynamicResultSize^ `)`)? attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

//===-- Views -------------------------------------------------------------===//

def AssumeAlignmentOp : MemRef_Op<"assume_alignment",
    [ResultNames, View, SameOperandsAndResultType]> {
  let summary = "assumption that gives alignment information to the input memref";
  let description = [{
    The same memory, asserted to be aligned:

    ```mlir
    %1 = memref.assume_alignment %0, 64 : memref<4xf32>
    ```
  }];
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DistinctObjectsOp : MemRef_Op<"distinct_objects",
    [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "assumption that acesses to specific memrefs will never alias";
  let description = [{
    The same memrefs, asserted not to overlap:

    ```mlir
    %1:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

def CastOp : MemRef_Op<"cast",
    [DeclareOpInterfaceMethods<CastOpInterface>, ResultNames, MemRefsNormalizable,
     SameOperandsAndResultShape, View]> {
  let summary = "memref cast operation";
  let description = [{
    The same memory with a type that is more or less precise:

    ```mlir
    %1 = memref.cast %0 : memref<4x?xf32> to memref<?x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemorySpaceCastOp : MemRef_Op<"memory_space_cast",
    [DeclareOpInterfaceMethods<CastOpInterface>, ResultNames, MemRefsNormalizable,
     SameOperandsAndResultElementType, SameOperandsAndResultShape, View]> {
  let summary = "memref memory space cast operation";
  let description = [{ The same memory with another memory space. }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def ReinterpretCastOp : MemRef_Op<"reinterpret_cast",
    [ResultNames, AttrSizedOperandSegments, MemRefsNormalizable,
     ResultSizeAndStrideTrait, View]> {
  let summary = "memref reinterpret cast operation";
  let description = [{
    The same memory with a new offset, sizes and strides, which are independent of those
    of the operand:

    ```mlir
    %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%n, 10], strides: [10, 1]
      : memref<?x?xf32> to memref<?x10xf32, strided<[10, 1]>>
    ```
  }];
  let arguments = (ins
    Arg<AnyRankedOrUnrankedMemRef, "", []>:$source,
    Variadic<Index>:$offsets,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides,
    DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes,
    DenseI64ArrayAttr:$static_strides
  );
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:`
    custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:`
    custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:`
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def SubViewOp : MemRef_Op<"subview",
    [ResultNames, AttrSizedOperandSegments, OffsetSizeAndStrideTrait, View]> {
  let summary = "memref subview operation";
  let description = [{
    A part of memory, given by an offset, a size and a stride for each dimension. The
    result may omit dimensions of size 1.

    ```mlir
    %1 = memref.subview %0[%i, 0] [4, 1] [1, 1]
      : memref<8x16xf32> to memref<4xf32, strided<[16], offset: ?>>
    ```
  }];
  let arguments = (ins
    AnyMemRef:$source,
    Variadic<Index>:$offsets,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides,
    DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes,
    DenseI64ArrayAttr:$static_strides
  );
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TransposeOp : MemRef_Op<"transpose", [ResultNames, Pure]> {
  let summary = "`transpose` produces a new strided memref (metadata-only)";
  let description = [{
    The same memory with its dimensions permuted:

    ```mlir
    %1 = memref.transpose %0 (i, j) -> (j, i)
      : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def ViewOp : MemRef_Op<"view", [ResultNames, View]> {
  let summary = "memref view operation";
  let description = [{
    A part of a buffer of bytes, starting at a byte offset, as memory of another type:

    ```mlir
    %1 = memref.view %0[%shift][%n] : memref<2048xi8> to memref<?x4xf32>
    ```
  }];
  let arguments = (ins
    MemRefRankOf<[I8], [1]>:$source,
    Index:$byte_shift,
    Variadic<Index>:$sizes
  );
  let results = (outs AnyMemRef);
  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Shapes ------------------------------------------------------------===//

def DimOp : MemRef_Op<"dim",
    [ResultNames, MemRefsNormalizable, DeclareOpInterfaceMethods<ConditionallySpeculatable>,
     NoMemoryEffect]> {
  let summary = "dimension index operation";
  let description = [{
    The size of a dimension:

    ```mlir
    %n = memref.dim %m, %c0 : memref<?x4xf32>
    ```
  }];
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "rank operation";
  let description = [{ The number of dimensions. }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def ReshapeOp : MemRef_Op<"reshape", [ResultNames, View]> {
  let summary = "memref reshape operation";
  let description = [{
    The same elements with a shape that is read from memory:

    ```mlir
    %1 = memref.reshape %0(%shape)
      : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    ```
  }];
  let arguments = (ins
    AnyRankedOrUnrankedMemRef:$source,
    Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>,
        "dynamically-sized shape", [MemRead]>:$shape
  );
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def ExpandShapeOp : MemRef_Op<"expand_shape", [ResultNames, View]> {
  let summary = "operation to produce a memref with a higher rank.";
  let description = [{
    Splits dimensions into several each:

    ```mlir
    %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, 32]
      : memref<?x32xf32> into memref<?x4x32xf32>
    ```
  }];
  let arguments = (ins
    AnyStridedMemRef:$src,
    IndexListArrayAttr:$reassociation,
    Variadic<Index>:$output_shape,
    DenseI64ArrayAttr:$static_output_shape
  );
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def CollapseShapeOp : MemRef_Op<"collapse_shape", [ResultNames, View]> {
  let summary = "operation to produce a memref with a smaller rank.";
  let description = [{
    Joins groups of adjacent dimensions into one each, which must be contiguous:

    ```mlir
    %1 = memref.collapse_shape %0 [[0, 1], [2]]
      : memref<?x4x32xf32> into memref<?x32xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Metadata ----------------------------------------------------------===//

def ExtractAlignedPointerAsIndexOp : MemRef_Op<"extract_aligned_pointer_as_index",
    [ResultNames, Pure, SameVariadicResultSize]> {
  let summary = "Extracts a memref's underlying aligned pointer as an index";
  let description = [{ The address of the memory as an index. }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def ExtractStridedMetadataOp : MemRef_Op<"extract_strided_metadata",
    [ResultNames, View, SameVariadicResultSize, InferTypeOpAdaptor]> {
  let summary = "Extracts a buffer base with offset and strides";
  let description = [{
    The parts of a memref: its base buffer, its offset, its sizes and its
    strides.
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs
    AnyStridedMemRefOfRank<0>:$base_buffer,
    Index:$offset,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides
  );
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

//===-- Accesses ----------------------------------------------------------===//

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "copy operation";
  let description = [{
    Copies all elements:

    ```mlir
    memref.copy %from, %to : memref<?xf32> to memref<?xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyRankedOrUnrankedMemRef, "the memref to copy from", [MemRead]>:$source,
    Arg<AnyRankedOrUnrankedMemRef, "the memref to copy to", [MemWrite]>:$target
  );
  let assemblyFormat = [{
    $source `,` $target attr-dict `:` type($source) `to` type($target)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "non-blocking DMA operation that starts a transfer";
  let description = [{
    Starts copying elements; `memref.dma_wait` with the tag waits for the end. The optional
    last operands are a stride and the number of elements to copy at each stride.

    ```mlir
    memref.dma_start %src[%i, %j], %dst[%k, %l], %count, %tag[%t], %stride, %block
      : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "blocking DMA operation that waits for transfer completion";
  let description = [{ Waits for the end of the transfer with this tag. }];
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices, Index:$numElements);
  let assemblyFormat = [{
    $tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "prefetch operation";
  let description = [{
    Announces an access to an element, its kind and its locality:

    ```mlir
    memref.prefetch %m[%i, %j], read, locality<3>, data : memref<400x400xi32>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "prefetch address", [MemWrite]>:$memref,
    Variadic<Index>:$indices,
    BoolAttr:$isWrite,
    ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
    BoolAttr:$isDataCache
  );
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def AtomicRMWOp : MemRef_Op<"atomic_rmw",
    [AllTypesMatch<["value", "result"]>,
     TypesMatchWith<"value type matches element type of memref", "memref", "value",
                    "$_self.element_type()">]> {
  let summary = "atomic read-modify-write operation";
  let description = [{
    Atomically combines an element with a value and returns the old
    element:

    ```mlir
    %old = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<10xf32>) -> f32
    ```
  }];
  let arguments = (ins
    AtomicRMWKindAttr:$kind,
    AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$value,
    Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "the reference to read from and write to",
        [MemRead, MemWrite]>:$memref,
    Variadic<Index>:$indices
  );
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,`
    type($memref) `)` `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def GenericAtomicRMWOp : MemRef_Op<"generic_atomic_rmw",
    [SingleBlockImplicitTerminator<"AtomicYieldOp">,
     TypesMatchWith<"result type matches element type of memref", "memref", "result",
                    "$_self.element_type()">]> {
  let summary = "atomic read-modify-write operation with a region";
  let description = [{
    Like `memref.atomic_rmw`, with a region that computes the new element:

    ```mlir
    %old = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
    ^bb0(%x: f32):
      %y = arith.negf %x : f32
      memref.atomic_yield %y : f32
    }
    ```
  }];
  let arguments = (ins
    Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "the reference to read from and write to",
        [MemRead, MemWrite]>:$memref,
    Variadic<Index>:$indices
  );
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let regions = (region AnyRegion:$atomic_body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield",
    [HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "yield operation for GenericAtomicRMWOp";
  let description = [{ Ends the region of `memref.generic_atomic_rmw` with the new element. }];
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // MEMREF_OPS
