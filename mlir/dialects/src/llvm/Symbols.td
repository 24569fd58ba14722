//===- Symbols.td - Functions, globals and other symbols --------*- tablegen -*-===//

#ifndef LLVM_SYMBOLS
#define LLVM_SYMBOLS

include "Control.td"

//===-- Constants ---------------------------------------------------------===//

class LLVM_ConstantLikeOp<string mnemonic> : LLVM_Op<"mlir." # mnemonic, [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}

def ConstantOp : LLVM_ConstantLikeOp<"constant"> {
  let arguments = (ins AnyAttr:$value);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let hasVerifier = 1;
}
def UndefOp : LLVM_ConstantLikeOp<"undef">;
def PoisonOp : LLVM_ConstantLikeOp<"poison">;
def ZeroOp : LLVM_ConstantLikeOp<"zero"> {
  let hasVerifier = 1;
}
def NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let results = (outs LLVM_TokenType:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

class LLVM_SymbolAddressOp<string mnemonic> : LLVM_Op<mnemonic, [Pure, ConstantLike, LLVM_SymbolUser]> {
  let results = (outs LLVM_AnyPointer:$res);
  let hasFolder = 1;
}
def AddressOfOp : LLVM_SymbolAddressOp<"mlir.addressof"> {
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
}
def DSOLocalEquivalentOp : LLVM_SymbolAddressOp<"dso_local_equivalent"> {
  let arguments = (ins FlatSymbolRefAttr:$function_name);
  let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
}
def BlockAddressOp : LLVM_SymbolAddressOp<"blockaddress"> {
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
}
def BlockTagOp : LLVM_Op<"blocktag"> {
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

//===-- Globals -----------------------------------------------------------===//

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
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    OptionalAttr<StrAttr>:$section,
    OptionalAttr<SymbolRefAttr>:$comdat,
    OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs,
    DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_,
    OptionalAttr<ArrayAttr>:$target_specific_attrs
  );
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def AliasOp : LLVM_Op<"mlir.alias",
    [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let summary = "LLVM dialect alias.";
  let arguments = (ins
    TypeAttr:$alias_type,
    StrAttr:$sym_name,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    UnitAttr:$thread_local_,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_
  );
  let regions = (region SizedRegion<1>:$initializer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def IFuncOp : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol, LLVM_SymbolUser]> {
  let summary = "LLVM dialect ifunc.";
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttr:$i_func_type,
    FlatSymbolRefAttr:$resolver,
    TypeAttr:$resolver_type,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$address_space,
    DefaultValuedAttr<UnnamedAddr, "UnnamedAddr::None">:$unnamed_addr,
    DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_
  );
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)?
    $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict
  }];
  let hasVerifier = 1;
}

def GlobalCtorsOp : LLVM_Op<"mlir.global_ctors", [LLVM_SymbolUser]> {
  let arguments = (ins FlatSymbolRefArrayAttr:$ctors, I32ArrayAttr:$priorities, ArrayAttr:$data);
  let assemblyFormat = [{
    `ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict
  }];
  let hasVerifier = 1;
}
def GlobalDtorsOp : LLVM_Op<"mlir.global_dtors", [LLVM_SymbolUser]> {
  let arguments = (ins FlatSymbolRefArrayAttr:$dtors, I32ArrayAttr:$priorities, ArrayAttr:$data);
  let assemblyFormat = [{
    `dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict
  }];
  let hasVerifier = 1;
}

def ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let summary = "LLVM dialect comdat region";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}
def ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let summary = "LLVM dialect comdat selector";
  let arguments = (ins SymbolNameAttr:$sym_name, ComdatEnum:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}

def LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let summary = "Options to pass to the linker when the object file is linked";
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}
def ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let summary = "Information about module properties";
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

//===-- Functions ---------------------------------------------------------===//

def LLVM_OptUnit : OptionalAttr<UnitAttr>;

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
    OptionalAttr<SymbolRefAttr>:$comdat,
    LLVM_OptUnit:$convergent,
    OptionalAttr<FlatSymbolRefAttr>:$personality,
    OptionalAttr<StrAttr>:$garbageCollector,
    OptionalAttr<ArrayAttr>:$passthrough,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    OptionalAttr<I64Attr>:$function_entry_count,
    OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_,
    LLVM_OptUnit:$arm_streaming,
    LLVM_OptUnit:$arm_locally_streaming,
    LLVM_OptUnit:$arm_streaming_compatible,
    LLVM_OptUnit:$arm_new_za,
    LLVM_OptUnit:$arm_in_za,
    LLVM_OptUnit:$arm_out_za,
    LLVM_OptUnit:$arm_inout_za,
    LLVM_OptUnit:$arm_preserves_za,
    OptionalAttr<StrAttr>:$section,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    OptionalAttr<I64Attr>:$alignment,
    OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
    OptionalAttr<FramePointerKind>:$frame_pointer,
    OptionalAttr<StrAttr>:$target_cpu,
    OptionalAttr<StrAttr>:$tune_cpu,
    OptionalAttr<StrAttr>:$reciprocal_estimates,
    OptionalAttr<StrAttr>:$prefer_vector_width,
    OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features,
    OptionalAttr<BoolAttr>:$no_infs_fp_math,
    OptionalAttr<BoolAttr>:$no_nans_fp_math,
    OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math_f32,
    OptionalAttr<StrAttr>:$fp_contract,
    OptionalAttr<StrAttr>:$instrument_function_entry,
    OptionalAttr<StrAttr>:$instrument_function_exit,
    LLVM_OptUnit:$no_inline,
    LLVM_OptUnit:$always_inline,
    LLVM_OptUnit:$inline_hint,
    LLVM_OptUnit:$no_unwind,
    LLVM_OptUnit:$will_return,
    LLVM_OptUnit:$optimize_none,
    OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint,
    OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
    OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
    OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
    OptionalAttr<UWTableKind>:$uwtable_kind
  );
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // LLVM_SYMBOLS
