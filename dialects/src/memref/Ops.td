//===- Ops.td - The memref dialect -----------------------------*- tablegen -*-===//
//
// Memory: allocation, loads and stores, and globals.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_OPS
#define MEMREF_OPS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let summary = "Memory references";
  let cppNamespace = "::memref";
}

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute",
                                  IsMemRefTypePred>;

class MemRef_Op<string mnemonic, list<Trait> traits = []>
    : Op<MemRef_Dialect, mnemonic, traits>;

class AllocLikeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic,
        traits # [AttrSizedOperandSegments,
                  DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]> {
  let arguments = (ins
    Variadic<Index>:$dynamicSizes,
    Variadic<Index>:$symbolOperands,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment
  );
  let assemblyFormat = [{
    `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }];
  let hasVerifier = 1;
}

def AllocOp : AllocLikeOp<"alloc"> {
  let summary = "memory allocation operation";
  let description = [{
    Allocates memory; one operand for each dynamic dimension:

    ```mlir
    %0 = memref.alloc() : memref<8x64xf32>
    ```
  }];
  let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$memref);
}

def AllocaOp : AllocLikeOp<"alloca"> {
  let summary = "stack memory allocation operation";
  let description = [{ Memory that is freed when the enclosing scope is left. }];
  let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$memref);
}

def DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "memory deallocation operation";
  let description = [{ Frees what `memref.alloc` allocated. }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFree]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
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
    OptionalAttr<I64Attr>:$alignment
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
}

#endif // MEMREF_OPS
