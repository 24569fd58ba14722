//===- Ops.td - The llvm dialect -------------------------------*- tablegen -*-===//
//
// LLVM IR as operations, one for one: what the lowering of Toy programs produces.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_OPS
#define LLVM_OPS

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let summary = "LLVM IR";
  let cppNamespace = "::mlir::LLVM";
  let interfaces = ["BYTECODE"];
}

class LLVM_Op<string mnemonic, list<Trait> traits = []>
    : Op<LLVM_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def LLVM_AnyPointer : Type<CPred<[{$_self.is_dialect_type("llvm.ptr")}]>,
                           "LLVM pointer type">;
def LLVM_FunctionType : Type<CPred<[{$_self.is_dialect_type("llvm.func")}]>,
                             "LLVM function type">;
def LLVM_AnyAggregate
    : Type<CPred<[{$_self.is_dialect_type("llvm.struct") || $_self.is_dialect_type("llvm.array")}]>,
           "LLVM aggregate type">;
def LLVM_AnyFloat : Type<CPred<"$_self.is_float()">, "floating point LLVM type">;
def LLVM_Type
    : DialectType<LLVM_Dialect,
                  CPred<[{$_self.is_of_dialect("llvm") || $_self.is_float() ||
                          $_self.is_signless_integer() || $_self.is_vector()}]>,
                  "LLVM dialect-compatible type">;

class LLVM_VectorOf<Type element>
    : Type<VectorOfAnyRankOf<[element]>.predicate,
           "LLVM dialect-compatible vector of " # element.summary>;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;
def LLVM_LoadableType
    : Type<And<[LLVM_Type.predicate,
                CPred<[{!$_self.is_dialect_type("llvm.void") && !$_self.is_dialect_type("llvm.func") &&
                        !$_self.is_dialect_type("llvm.label") && !$_self.is_dialect_type("llvm.token") &&
                        !$_self.is_dialect_type("llvm.metadata")}]>]>,
           "LLVM type with size">;

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

def FMFnone : I32BitEnumAttrCaseNone<"none">;
def FMFnnan : I32BitEnumAttrCaseBit<"nnan", 0>;
def FMFninf : I32BitEnumAttrCaseBit<"ninf", 1>;
def FMFnsz : I32BitEnumAttrCaseBit<"nsz", 2>;
def FMFarcp : I32BitEnumAttrCaseBit<"arcp", 3>;
def FMFcontract : I32BitEnumAttrCaseBit<"contract", 4>;
def FMFafn : I32BitEnumAttrCaseBit<"afn", 5>;
def FMFreassoc : I32BitEnumAttrCaseBit<"reassoc", 6>;
def FMFfast : I32BitEnumAttrCaseGroup<"fast", [
  FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc
]>;
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", [
  FMFnone, FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc, FMFfast
]> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def LLVM_IOFnone : I32BitEnumAttrCaseNone<"none">;
def LLVM_IOFnsw : I32BitEnumAttrCaseBit<"nsw", 0>;
def LLVM_IOFnuw : I32BitEnumAttrCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnumAttr<"IntegerOverflowFlags",
    "LLVM integer overflow flags", [LLVM_IOFnone, LLVM_IOFnsw, LLVM_IOFnuw]> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let printBitEnumQuoted = 0;
}

def ICmpPredicate : I64EnumAttr<"ICmpPredicate", "llvm.icmp comparison predicate", [
  I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
  I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>,
  I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>,
  I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>,
  I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>
]> {
  let cppNamespace = "::mlir::LLVM";
}

def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags",
    [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 0;
}

def AtomicOrdering : I64EnumAttr<"AtomicOrdering", "Atomic ordering for LLVM's memory model", [
  I64EnumAttrCase<"not_atomic", 0>
]> {
  let cppNamespace = "::mlir::LLVM";
}

def LinkageEnum : I64EnumAttr<"Linkage", "LLVM linkage types", [
  I64EnumAttrCase<"Private", 0, "private">,
  I64EnumAttrCase<"Internal", 1, "internal">,
  I64EnumAttrCase<"AvailableExternally", 2, "available_externally">,
  I64EnumAttrCase<"Linkonce", 3, "linkonce">,
  I64EnumAttrCase<"Weak", 4, "weak">,
  I64EnumAttrCase<"Common", 5, "common">,
  I64EnumAttrCase<"Appending", 6, "appending">,
  I64EnumAttrCase<"ExternWeak", 7, "extern_weak">,
  I64EnumAttrCase<"LinkonceODR", 8, "linkonce_odr">,
  I64EnumAttrCase<"WeakODR", 9, "weak_odr">,
  I64EnumAttrCase<"External", 10, "external">
]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def Linkage : EnumAttr<LLVM_Dialect, LinkageEnum, "linkage"> {
  let assemblyFormat = "`<` $value `>`";
}

def CConvEnum : I64EnumAttr<"CConv", "Calling Conventions", [
  I64EnumAttrCase<"C", 0, "ccc">, I64EnumAttrCase<"Fast", 8, "fastcc">,
  I64EnumAttrCase<"Cold", 9, "coldcc">
]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def CConv : EnumAttr<LLVM_Dialect, CConvEnum, "cconv"> {
  let assemblyFormat = "`<` $value `>`";
}

def TailCallKindEnum : I64EnumAttr<"TailCallKind", "Tail Call Kind", [
  I64EnumAttrCase<"None", 0, "none">, I64EnumAttrCase<"Tail", 1, "tail">,
  I64EnumAttrCase<"MustTail", 2, "musttail">, I64EnumAttrCase<"NoTail", 3, "notail">
]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def TailCallKind : EnumAttr<LLVM_Dialect, TailCallKindEnum, "tailcallkind"> {
  let assemblyFormat = "`<` $value `>`";
}

def UnnamedAddr : I64EnumAttr<"UnnamedAddr", "LLVM GlobalValue UnnamedAddr", [
  I64EnumAttrCase<"None", 0, "">, I64EnumAttrCase<"Local", 1, "local_unnamed_addr">,
  I64EnumAttrCase<"Global", 2, "unnamed_addr">
]> {
  let cppNamespace = "::mlir::LLVM";
}

def Visibility : I64EnumAttr<"Visibility", "LLVM GlobalValue Visibility", [
  I64EnumAttrCase<"Default", 0, "">, I64EnumAttrCase<"Hidden", 1, "hidden">,
  I64EnumAttrCase<"Protected", 2, "protected">
]> {
  let cppNamespace = "::mlir::LLVM";
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

class LLVM_ArithmeticOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [SameOperandsAndResultType, Pure]>;

class LLVM_IntArithmeticOp<string mnemonic, list<Trait> traits = []>
    : LLVM_ArithmeticOp<mnemonic, traits> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<AnySignlessInteger>:$lhs,
    LLVM_ScalarOrVectorOf<AnySignlessInteger>:$rhs
  );
  let results = (outs LLVM_ScalarOrVectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}

class LLVM_IntArithmeticOpWithOverflowFlag<string mnemonic, list<Trait> traits = []>
    : LLVM_ArithmeticOp<mnemonic, traits> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<AnySignlessInteger>:$lhs,
    LLVM_ScalarOrVectorOf<AnySignlessInteger>:$rhs,
    DefaultValuedProp<EnumProp<IntegerOverflowFlags>, "IntegerOverflowFlags::none">:$overflowFlags
  );
  let results = (outs LLVM_ScalarOrVectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = [{
    $lhs `,` $rhs (`overflow` `` `<` $overflowFlags^ `>`)? attr-dict `:` type($res)
  }];
}

class LLVM_FloatArithmeticOp<string mnemonic, list<Trait> traits = []>
    : LLVM_ArithmeticOp<mnemonic, traits> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$lhs,
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$rhs,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags
  );
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}

def AddOp : LLVM_IntArithmeticOpWithOverflowFlag<"add", [Commutative]>;
def SubOp : LLVM_IntArithmeticOpWithOverflowFlag<"sub">;
def MulOp : LLVM_IntArithmeticOpWithOverflowFlag<"mul", [Commutative]>;
def SDivOp : LLVM_IntArithmeticOp<"sdiv">;
def SRemOp : LLVM_IntArithmeticOp<"srem">;

def FAddOp : LLVM_FloatArithmeticOp<"fadd">;
def FSubOp : LLVM_FloatArithmeticOp<"fsub">;
def FMulOp : LLVM_FloatArithmeticOp<"fmul">;
def FDivOp : LLVM_FloatArithmeticOp<"fdiv">;

def ICmpOp : LLVM_Op<"icmp",
    [Pure, SameTypeOperands,
     TypesMatchWith<"result type has i1 element type and same shape as operands",
                    "lhs", "res", "i1_same_shape($_self)">]> {
  let arguments = (ins
    ICmpPredicate:$predicate,
    AnyTypeOf<[LLVM_ScalarOrVectorOf<AnySignlessInteger>,
               LLVM_ScalarOrVectorOf<LLVM_AnyPointer>]>:$lhs,
    AnyTypeOf<[LLVM_ScalarOrVectorOf<AnySignlessInteger>,
               LLVM_ScalarOrVectorOf<LLVM_AnyPointer>]>:$rhs
  );
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
}

def SelectOp : LLVM_Op<"select",
    [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>]> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<I1>:$condition,
    LLVM_Type:$trueValue,
    LLVM_Type:$falseValue,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags
  );
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def AllocaOp : LLVM_Op<"alloca"> {
  let arguments = (ins
    AnySignlessInteger:$arraySize,
    OptionalAttr<I64Attr>:$alignment,
    TypeAttr:$elem_type,
    UnitAttr:$inalloca
  );
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc]>:$res);
  let hasCustomAssemblyFormat = 1;
}

def GEPOp : LLVM_Op<"getelementptr", [Pure]> {
  let summary = "address of an element";
  let description = [{
    An index is either a constant, kept in `rawConstantIndices`, or an operand, for
    which that array holds the least 32-bit integer.
  }];
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$base,
    Variadic<LLVM_ScalarOrVectorOf<AnySignlessInteger>>:$dynamicIndices,
    DenseI32ArrayAttr:$rawConstantIndices,
    TypeAttr:$elem_type,
    DefaultValuedProp<EnumProp<GEPNoWrapFlags>, "GEPNoWrapFlags::none">:$noWrapFlags
  );
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)?
    $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasVerifier = 1;
}

// A volatile load must not be erased. Effects do not depend on attributes here, so that every load is said to write.
def LoadOp : LLVM_Op<"load"> {
  let arguments = (ins
    Arg<LLVM_AnyPointer, "", [MemRead, MemWrite]>:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    UnitAttr:$invariant,
    DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering
  );
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`invariant` $invariant^)? attr-dict
    `:` qualified(type($addr)) `->` type($res)
  }];
}

def StoreOp : LLVM_Op<"store"> {
  let arguments = (ins
    LLVM_LoadableType:$value,
    Arg<LLVM_AnyPointer, "", [MemWrite]>:$addr,
    OptionalAttr<I64Attr>:$alignment,
    UnitAttr:$volatile_,
    UnitAttr:$nontemporal,
    DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">:$ordering
  );
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr attr-dict
    `:` type($value) `,` qualified(type($addr))
  }];
}

//===----------------------------------------------------------------------===//
// Casts and aggregates
//===----------------------------------------------------------------------===//

def PtrToIntOp : LLVM_Op<"ptrtoint", [Pure]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$arg);
  let results = (outs LLVM_ScalarOrVectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
}

def IntToPtrOp : LLVM_Op<"inttoptr", [Pure]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$arg);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
}

def ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
}

def InsertValueOp : LLVM_Op<"insertvalue",
    [Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins
    LLVM_AnyAggregate:$container,
    LLVM_Type:$value,
    DenseI64ArrayAttr:$position
  );
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [Terminator]>;

def BrOp : LLVM_TerminatorOp<"br",
    [DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
}

def CondBrOp : LLVM_TerminatorOp<"cond_br",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let arguments = (ins
    I1:$condition,
    Variadic<LLVM_Type>:$trueDestOperands,
    Variadic<LLVM_Type>:$falseDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights
  );
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let hasVerifier = 1;
}

def ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let hasVerifier = 1;
}

def UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let assemblyFormat = "attr-dict";
}

def CallOp : LLVM_Op<"call",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<CallOpInterface>,
     DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Call to an LLVM function.";
  let description = [{
    Calls a function by name, or through a pointer, which is then the first operand.
    A call of a variadic function carries the function's type. There are no operand
    bundles.

    ```mlir
    %0 = llvm.call @printf(%1, %2) vararg(!llvm.func<i32 (ptr, ...)>)
           : (!llvm.ptr, f64) -> i32
    ```
  }];
  let arguments = (ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv,
    DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
    Variadic<LLVM_Type>:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes
  );
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Constants, globals and functions
//===----------------------------------------------------------------------===//

def ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def UndefOp : LLVM_Op<"mlir.undef", [Pure]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

def PoisonOp : LLVM_Op<"mlir.poison", [Pure]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

def ZeroOp : LLVM_Op<"mlir.zero", [Pure]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

def AddressOfOp : LLVM_Op<"mlir.addressof",
    [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
}

def GlobalOp : LLVM_Op<"mlir.global",
    [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let summary = "LLVM dialect global.";
  let arguments = (ins
    TypeAttr:$global_type,
    UnitAttr:$constant,
    StrAttr:$sym_name,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    UnitAttr:$thread_local_,
    UnitAttr:$externally_initialized,
    OptionalAttr<AnyAttr>:$value,
    OptionalAttr<I64Attr>:$alignment,
    DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$addr_space,
    DefaultValuedAttr<UnnamedAddr, "UnnamedAddr::None">:$unnamed_addr,
    OptionalAttr<StrAttr>:$section,
    DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_
  );
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVMFuncOp : LLVM_Op<"func",
    [AffineScope, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "LLVM dialect function.";
  let arguments = (ins
    StrAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    TypeAttrOf<LLVM_FunctionType>:$function_type,
    DefaultValuedAttr<Linkage, "Linkage::External">:$linkage,
    UnitAttr:$dso_local,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv,
    OptionalAttr<ArrayAttr>:$passthrough,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline,
    DefaultValuedAttr<UnnamedAddr, "UnnamedAddr::None">:$unnamed_addr,
    DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_
  );
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // LLVM_OPS
