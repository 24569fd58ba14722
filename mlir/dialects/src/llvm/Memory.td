//===- Memory.td - Operations on memory -------------------------*- tablegen -*-===//

#ifndef LLVM_MEMORY
#define LLVM_MEMORY

include "Base.td"

// A memory access with metadata about aliases.
class LLVM_AccessOp<string mnemonic, dag args, list<Trait> traits = []>
    : LLVM_Op<mnemonic, LLVM_AliasTraits # traits>, LLVM_AliasArgs {
  let arguments = !con(args, aliasing);
}

def AllocaOp : LLVM_Op<"alloca"> {
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment,
                       TypeAttr:$elem_type, UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc]>:$res);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def GEPOp : LLVM_Op<"getelementptr", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "address of an element";
  let description = [{
    An index is either a constant in `rawConstantIndices` or an operand, for which
    that array has the smallest 32-bit integer.
  }];
  let arguments = (ins
    LLVM_PointerOrVector:$base,
    Variadic<LLVM_IntOrVector>:$dynamicIndices,
    DenseI32ArrayAttr:$rawConstantIndices,
    TypeAttr:$elem_type,
    GEPNoWrapFlagsProp:$noWrapFlags
  );
  let results = (outs LLVM_PointerOrVector:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)?
    $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
  let hasVerifier = 1;
}

// The effects interface covers volatile and synchronizing accesses.
def LoadOp : LLVM_AccessOp<"load", (ins
    LLVM_AnyPointer:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariant,
    UnitAttr:$invariantGroup,
    DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable),
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)?
    (`dereferenceable` `` $dereferenceable^)? attr-dict
    `:` qualified(type($addr)) `->` type($res)
  }];
  let hasVerifier = 1;
}

def StoreOp : LLVM_AccessOp<"store", (ins
    LLVM_LoadableType:$value,
    LLVM_AnyPointer:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariantGroup,
    DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering,
    OptionalAttr<StrAttr>:$syncscope),
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)? attr-dict
    `:` type($value) `,` qualified(type($addr))
  }];
  let hasVerifier = 1;
}

//===-- Atomic operations -------------------------------------------------===//

def LLVM_AtomicRMWType
    : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;

def AtomicRMWOp : LLVM_AccessOp<"atomicrmw", (ins
    AtomicBinOp:$bin_op,
    LLVM_AnyPointer:$ptr,
    LLVM_AtomicRMWType:$val,
    AtomicOrdering:$ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_),
    [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]> {
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict
    `:` qualified(type($ptr)) `,` type($val)
  }];
  let hasVerifier = 1;
}

def AtomicCmpXchgOp : LLVM_AccessOp<"cmpxchg", (ins
    LLVM_AnyPointer:$ptr,
    LLVM_AtomicCmpXchgType:$cmp,
    LLVM_AtomicCmpXchgType:$val,
    AtomicOrdering:$success_ordering,
    AtomicOrdering:$failure_ordering,
    OptionalAttr<StrAttr>:$syncscope,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$weak,
    UnitAttr:$volatile_),
    [TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
     TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
                    "val", "res", "crate::llvm::types::with_flag($_self)">]> {
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict
    `:` qualified(type($ptr)) `,` type($val)
  }];
  let hasVerifier = 1;
}

def FenceOp : LLVM_Op<"fence"> {
  let arguments = (ins AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  let hasVerifier = 1;
}

def VaArgOp : LLVM_Op<"va_arg"> {
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

#endif // LLVM_MEMORY
