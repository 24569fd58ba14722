//===- Ops.td - The affine dialect -----------------------------*- tablegen -*-===//
//
// Loops and memory accesses whose bounds and subscripts are affine.
//
//===----------------------------------------------------------------------===//

#ifndef AFFINE_OPS
#define AFFINE_OPS

include "../arith/AtomicRMWKind.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let summary = "Affine loops and accesses";
  let cppNamespace = "::affine";
  let interfaces = ["inlining::INLINER", "crate::int_ranges::AFFINE", "canonicalize::folds::FOLDS"];
  let dependentDialects = ["crate::arith::DIALECT"];
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"affine::AffineYieldOp">;

def AffineApplyOp : Affine_Op<"apply", [Pure]> {
  let summary = "affine apply operation";
  let description = [{
    Applies an affine map with one result to indices:

    ```mlir
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)> (%i)[%n]
    ```
  }];
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def AffineForOp : Affine_Op<"for",
    [AttrSizedOperandSegments, AutomaticAllocationScope,
     RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<ConditionallySpeculatable>,
     DeclareOpInterfaceMethods<LoopLikeOpInterface,
       ["loop_inits", "region_iter_args", "yielded_values", "loop_results", "induction_variables"]>,
     DeclareOpInterfaceMethods<RegionBranchOpInterface,
       ["entry_successor_operands", "successor_inputs"]>,
     ImplicitAffineTerminator]> {
  let summary = "for operation";
  let description = [{
    A loop whose bounds are affine in the induction variables around it:

    ```mlir
    affine.for %i = 0 to 10 {
      affine.store %x, %a[%i] : memref<10xf64>
    }
    ```
  }];

  let arguments = (ins
    Variadic<Index>:$lowerBoundOperands,
    Variadic<Index>:$upperBoundOperands,
    Variadic<AnyType>:$inits,
    AffineMapAttr:$lowerBoundMap,
    AffineMapAttr:$upperBoundMap,
    IndexAttr:$step
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
}

def AffineIfOp : Affine_Op<"if",
    [ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects,
     NoRegionArguments, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "if-then-else operation";
  let description = [{
    Runs one of two regions, depending on whether the operands are in an integer set:

    ```mlir
    affine.if affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 9 >= 0)>(%i)[%n] {
      affine.store %x, %a[%i - 10] : memref<?xf64>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let hasCustomBuilder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def AffineParallelOp : Affine_Op<"parallel",
    [AutomaticAllocationScope, ImplicitAffineTerminator, RecursivelySpeculatable,
     RecursiveMemoryEffects, DeclareOpInterfaceMethods<LoopLikeOpInterface, ["loop_regions"]>,
     MemRefsNormalizable]> {
  let summary = "multi-index parallel band operation";
  let description = [{
    Runs its region for all values of its induction variables, in any order; the named
    reductions combine the yielded values:

    ```mlir
    %r = affine.parallel (%x, %y) = (0, 0) to (98, 98) reduce ("addf") -> (f32) {
      %0 = affine.load %d[%x, %y] : memref<98x98xf32>
      affine.yield %0 : f32
    }
    ```
  }];
  let arguments = (ins
    TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
    AffineMapAttr:$lowerBoundsMap,
    I32ElementsAttr:$lowerBoundsGroups,
    AffineMapAttr:$upperBoundsMap,
    I32ElementsAttr:$upperBoundsGroups,
    I64SmallVectorArrayAttr:$steps,
    Variadic<Index>:$mapOperands
  );
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class AffineMinMaxOpBase<string mnemonic> : Affine_Op<mnemonic, [Pure]> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def AffineMinOp : AffineMinMaxOpBase<"min"> {
  let summary = "min operation";
  let description = [{ The smallest result of an affine map. }];
}

def AffineMaxOp : AffineMinMaxOpBase<"max"> {
  let summary = "max operation";
  let description = [{ The largest result of an affine map. }];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

class AffineLoadOpBase<string mnemonic> : Affine_Op<mnemonic, [MemRefsNormalizable]> {
  let arguments = (ins
    Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref,
    Variadic<Index>:$indices,
    AffineMapAttr:$map
  );
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def AffineLoadOp : AffineLoadOpBase<"load"> {
  let summary = "affine load operation";
  let description = [{
    Reads one element at affine subscripts:

    ```mlir
    %1 = affine.load %0[%i0 + 3, %i1 + 7] : memref<100x100xf32>
    ```
  }];
  let results = (outs AnyType:$result);
  let hasFolder = 1;
}

def AffineVectorLoadOp : AffineLoadOpBase<"vector_load"> {
  let summary = "affine vector load operation";
  let description = [{ Reads contiguous elements, starting at affine subscripts. }];
  let results = (outs AnyVectorOfNonZeroRank:$result);
}

class AffineStoreOpBase<string mnemonic, Type valueType>
    : Affine_Op<mnemonic, [MemRefsNormalizable]> {
  let arguments = (ins
    valueType:$value,
    Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
    Variadic<Index>:$indices,
    AffineMapAttr:$map
  );
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def AffineStoreOp : AffineStoreOpBase<"store", AnyType> {
  let summary = "affine store operation";
  let description = [{
    Writes one element at affine subscripts:

    ```mlir
    affine.store %v0, %0[%i0 + 3, %i1 + 7] : memref<100x100xf32>
    ```
  }];
  let hasFolder = 1;
}

def AffineVectorStoreOp : AffineStoreOpBase<"vector_store", AnyVectorOfNonZeroRank> {
  let summary = "affine vector store operation";
  let description = [{ Writes contiguous elements, starting at affine subscripts. }];
}

def AffinePrefetchOp : Affine_Op<"prefetch", [MemRefsNormalizable]> {
  let summary = "affine prefetch operation";
  let description = [{
    Announces a memory access, its kind, its locality and which cache it uses:

    ```mlir
    affine.prefetch %0[%i, %j + 5], read, locality<3>, data : memref<400x400xi32>
    ```
  }];
  let arguments = (ins
    AnyMemRef:$memref,
    Variadic<Index>:$indices,
    BoolAttr:$isWrite,
    ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
    BoolAttr:$isDataCache,
    AffineMapAttr:$map
  );
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// The maps of transfers are discardable attributes, as in MLIR.

def AffineDmaStartOp : Affine_Op<"dma_start", [MemRefsNormalizable]> {
  let summary = "starts a non-blocking transfer of memory";
  let description = [{
    Starts copying a number of elements from one memref to another; the tag identifies
    the transfer:

    ```mlir
    affine.dma_start %src[%i + 3, %j], %dst[%k + 7, %l], %tag[%idx], %n : memref<40x128xf32, 0>, memref<2x1024xf32, 1>, memref<1xi32, 2>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def AffineDmaWaitOp : Affine_Op<"dma_wait", [MemRefsNormalizable]> {
  let summary = "waits for the end of a transfer";
  let description = [{ Blocks until the transfer with this tag has copied this many elements. }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
  let summary = "delinearize an index";
  let description = [{
    Splits an index into one for each extent of a basis, the innermost last. If the
    outermost extent is omitted, there is one more result than extents:

    ```mlir
    %i:3 = affine.delinearize_index %linear into (16, 224, 224) : index, index, index
    ```
  }];
  let arguments = (ins
    Index:$linear_index,
    Variadic<Index>:$dynamic_basis,
    DenseI64ArrayAttr:$static_basis
  );
  let results = (outs Variadic<Index>:$multi_index);
  let assemblyFormat = [{
    $linear_index `into`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "paren")
    attr-dict `:` type($multi_index)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def AffineLinearizeIndexOp : Affine_Op<"linearize_index", [Pure, AttrSizedOperandSegments]> {
  let summary = "linearize an index";
  let description = [{
    Joins several indices into one by the extents of a basis; `disjoint` asserts that
    each index is less than its extent:

    ```mlir
    %linear = affine.linearize_index [%i, %j] by (3, 5) : index
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$multi_index,
    Variadic<Index>:$dynamic_basis,
    DenseI64ArrayAttr:$static_basis,
    UnitProp:$disjoint
  );
  let results = (outs Index:$linear_index);
  let assemblyFormat = [{
    (`disjoint` $disjoint^)? ` `
    `[` $multi_index `]` `by`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "paren")
    attr-dict `:` type($linear_index)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def AffineYieldOp : Affine_Op<"yield", [Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let summary = "Yield values to parent operation";
  let description = [{ Ends the region of an affine operation and yields values to it. }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

#endif // AFFINE_OPS
