//===- Memory.td - Vectors in memory ----------------------------*- tablegen -*-===//

#ifndef VECTOR_MEMORY
#define VECTOR_MEMORY

include "Attrs.td"
include "Interfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Maskable : DeclareOpInterfaceMethods<MaskableOpInterface>;
def MaskableWithPassthru : DeclareOpInterfaceMethods<MaskableOpInterface, ["supports_passthru"]>;

class Vector_Op<string mnemonic, list<Trait> traits = []> : Op<Vector_Dialect, mnemonic, traits>;

def AlignmentArg : OptionalAttr<IntValidAlignment<I64Attr>>;
def MaskVector : VectorOfNonZeroRankOf<[I1]>;
def FixedMaskVector : FixedVectorOfNonZeroRankOf<[I1]>;
def IndexVector : VectorOfNonZeroRankOf<[AnyInteger, Index]>;

//===-- Transfers ---------------------------------------------------------===//

class Vector_TransferOp<string mnemonic, list<Trait> traits>
    : Vector_Op<mnemonic, traits # [
        AttrSizedOperandSegments, DeclareOpInterfaceMethods<ConditionallySpeculatable>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TransferReadOp : Vector_TransferOp<"transfer_read", [MaskableWithPassthru]> {
  let summary = "Reads a supervector from memory into an SSA vector value.";
  let description = [{
    Reads a slice, whose dimensions a permutation map chooses. Elements outside of the memory or not in the mask are
    the padding:

    ```mlir
    %v = vector.transfer_read %m[%i, %j], %pad {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins
    AnyShaped:$base,
    Variadic<Index>:$indices,
    AffineMapAttr:$permutation_map,
    AnyType:$padding,
    Optional<MaskVector>:$mask,
    BoolArrayAttr:$in_bounds
  );
  let results = (outs AnyVectorOfAnyRank:$vector);
}

def TransferWriteOp : Vector_TransferOp<"transfer_write", [Maskable]> {
  let summary = "The vector.transfer_write op writes a supervector to memory.";
  let description = [{
    Writes a slice, but no elements outside of the memory or not in the mask:

    ```mlir
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    ```
  }];
  let arguments = (ins
    AnyVectorOfAnyRank:$valueToStore,
    AnyShaped:$base,
    Variadic<Index>:$indices,
    AffineMapAttr:$permutation_map,
    Optional<MaskVector>:$mask,
    BoolArrayAttr:$in_bounds
  );
  let results = (outs Optional<AnyRankedTensor>:$result);
}

//===-- Loads and stores --------------------------------------------------===//

def LoadOp : Vector_Op<"load"> {
  let summary = "reads an n-D slice of memory into an n-D vector";
  let description = [{
    ```mlir
    %v = vector.load %m[%i, %j] : memref<200x100xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "the reference to load from", [MemRead]>:$base,
    Variadic<Index>:$indices,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
    AlignmentArg:$alignment
  );
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def StoreOp : Vector_Op<"store"> {
  let summary = "writes an n-D vector to an n-D slice of memory";
  let description = [{
    ```mlir
    vector.store %v, %m[%i, %j] : memref<200x100xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins
    AnyVectorOfAnyRank:$valueToStore,
    Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$base,
    Variadic<Index>:$indices,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
    AlignmentArg:$alignment
  );
  let assemblyFormat = [{
    $valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

class Vector_MaskedLoadOp<string mnemonic, Type maskType> : Vector_Op<mnemonic> {
  let arguments = (ins
    Arg<AnyMemRef, "", [MemRead]>:$base,
    Variadic<Index>:$indices,
    maskType:$mask,
    AnyVectorOfNonZeroRank:$pass_thru,
    AlignmentArg:$alignment
  );
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict
    `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def MaskedLoadOp : Vector_MaskedLoadOp<"maskedload", MaskVector> {
  let summary = "loads elements from memory into a vector as defined by a mask vector";
  let description = [{ Reads the elements that the mask chooses; the others come from another vector. }];
  let hasFolder = 1;
}
def ExpandLoadOp : Vector_MaskedLoadOp<"expandload", FixedMaskVector> {
  let summary = "reads elements from memory and spreads them into a vector as defined by a mask";
  let description = [{ Reads consecutive elements into the places that the mask chooses. }];
}

class Vector_MaskedStoreOp<string mnemonic, Type maskType> : Vector_Op<mnemonic> {
  let arguments = (ins
    Arg<AnyMemRef, "", [MemWrite]>:$base,
    Variadic<Index>:$indices,
    maskType:$mask,
    AnyVectorOfNonZeroRank:$valueToStore,
    AlignmentArg:$alignment
  );
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict
    `:` type($base) `,` type($mask) `,` type($valueToStore)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def MaskedStoreOp : Vector_MaskedStoreOp<"maskedstore", MaskVector> {
  let summary = "stores elements from a vector into memory as defined by a mask vector";
  let description = [{ Writes the elements that the mask chooses. }];
  let hasFolder = 1;
}
def CompressStoreOp : Vector_MaskedStoreOp<"compressstore", FixedMaskVector> {
  let summary = "writes elements selectively from a vector as defined by a mask";
  let description = [{ Writes the elements that the mask chooses, one after another. }];
}

def GatherOp : Vector_Op<"gather", [Maskable]> {
  let summary = [{
    Gathers elements from memory or ranked tensor into a vector as defined by an index vector and a mask vector.
  }];
  let description = [{ Reads the elements at the indices, counted from the offsets. }];
  let arguments = (ins
    Arg<TensorOrMemRef<[AnyType]>, "", [MemRead]>:$base,
    Variadic<Index>:$offsets,
    IndexVector:$indices,
    MaskVector:$mask,
    AnyVectorOfNonZeroRank:$pass_thru,
    AlignmentArg:$alignment
  );
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict
    `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ScatterOp : Vector_Op<"scatter"> {
  let summary = [{
    scatters elements from a vector into memory or ranked tensor as defined by an index vector and a mask vector
  }];
  let description = [{ Writes the elements to the indices, counted from the offsets. }];
  let arguments = (ins
    Arg<TensorOrMemRef<[AnyType]>, "", [MemWrite]>:$base,
    Variadic<Index>:$offsets,
    IndexVector:$indices,
    MaskVector:$mask,
    AnyVectorOfNonZeroRank:$valueToStore,
    AlignmentArg:$alignment
  );
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict
    `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

#endif // VECTOR_MEMORY
