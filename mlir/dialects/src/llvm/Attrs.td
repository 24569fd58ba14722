//===- Attrs.td - Attributes of the llvm dialect ----------------*- tablegen -*-===//

#ifndef LLVM_ATTRS
#define LLVM_ATTRS

include "Dialect.td"
include "Enums.td"
include "mlir/IR/AttrTypeBase.td"

class LLVM_Attr<string name, string word, list<Trait> traits = []>
    : AttrDef<LLVM_Dialect, name, traits> {
  let mnemonic = word;
}

// Named parameters in any order; printed as an alias.
class LLVM_NodeAttr<string name, string word, list<Trait> traits = []>
    : LLVM_Attr<name, word, traits> {
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

//===-- Enumerations ------------------------------------------------------===//

class LLVM_EnumAttr<EnumInfo info, string word> : EnumAttr<LLVM_Dialect, info, word> {
  let assemblyFormat = "`<` $value `>`";
}

def LLVM_FastmathFlagsAttr : LLVM_EnumAttr<FastmathFlags, "fastmath">;
def LLVM_IntegerOverflowFlagsAttr : LLVM_EnumAttr<IntegerOverflowFlags, "overflow">;
def Linkage : LLVM_EnumAttr<LinkageEnum, "linkage"> {
  let summary = "LLVM Linkage specification";
}
def CConv : LLVM_EnumAttr<CConvEnum, "cconv"> {
  let summary = "LLVM Calling Convention specification";
}
def TailCallKind : LLVM_EnumAttr<TailCallKindEnum, "tailcallkind"> {
  let summary = "LLVM Calling Convention specification";
}
def FramePointerKind : LLVM_EnumAttr<FramePointerKindEnum, "framePointerKind"> {
  let summary = "";
}
def UWTableKind : LLVM_EnumAttr<UWTableKindEnum, "uwtableKind"> {
  let summary = "";
}
def LLVM_ComdatAttr : EnumAttr<LLVM_Dialect, ComdatKind, "comdat">;

def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow", LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = "IntegerOverflowFlags::none";
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = "GEPNoWrapFlags::none";
}

//===-- Values ------------------------------------------------------------===//

def LLVM_AddressSpaceAttr : LLVM_Attr<"AddressSpace", "address_space"> {
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}
def LLVM_UndefAttr : LLVM_Attr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_Attr<"Poison", "poison">;
def LLVM_ZeroAttr : LLVM_Attr<"Zero", "zero">;
def LLVM_DSOLocalEquivalentAttr : LLVM_Attr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let parameters = (ins "FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}
def LLVM_BlockTagAttr : LLVM_Attr<"BlockTag", "blocktag"> {
  let parameters = (ins "uint32_t":$id);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_BlockAddressAttr : LLVM_Attr<"BlockAddress", "blockaddress"> {
  let parameters = (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let parameters = (ins "unsigned":$width, APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_DereferenceableAttr : LLVM_Attr<"Dereferenceable", "dereferenceable"> {
  let summary = "LLVM dereferenceable attribute";
  let parameters = (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Functions and modules ---------------------------------------------===//

def LLVM_MemoryEffectsAttr : LLVM_Attr<"MemoryEffects", "memory_effects"> {
  let parameters = (ins "ModRefInfo":$other, "ModRefInfo":$argMem, "ModRefInfo":$inaccessibleMem,
                        "ModRefInfo":$errnoMem, "ModRefInfo":$targetMem0,
                        "ModRefInfo":$targetMem1);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_VScaleRangeAttr : LLVM_Attr<"VScaleRange", "vscale_range"> {
  let parameters = (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features"> {
  let summary = "LLVM target features attribute";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}
def LLVM_TargetAttr : LLVM_Attr<"Target", "target"> {
  let parameters = (ins "StringAttr":$triple, "StringAttr":$chip,
                        OptionalParameter<"TargetFeaturesAttr">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}
def LLVM_VecTypeHintAttr : LLVM_Attr<"VecTypeHint", "vec_type_hint"> {
  let summary = "Explicit vectorization compiler hint";
  let parameters = (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed);
  let assemblyFormat = "`<` struct(params) `>`";
}
def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}
def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}
def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
def ModuleFlagCGProfileEntryAttr : LLVM_Attr<"ModuleFlagCGProfileEntry", "cgprofile_entry"> {
  let parameters = (ins OptionalParameter<"FlatSymbolRefAttr">:$from,
                        OptionalParameter<"FlatSymbolRefAttr">:$to, "uint64_t":$count);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ModuleFlagProfileSummaryDetailedAttr
    : LLVM_Attr<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed"> {
  let parameters = (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ModuleFlagProfileSummaryAttr : LLVM_Attr<"ModuleFlagProfileSummary", "profile_summary"> {
  let parameters = (ins "ProfileSummaryFormatKind":$format, "uint64_t":$total_count,
                        "uint64_t":$max_count, "uint64_t":$max_internal_count,
                        "uint64_t":$max_function_count, "uint64_t":$num_counts,
                        "uint64_t":$num_functions,
                        OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
                        OptionalParameter<"FloatAttr">:$partial_profile_ratio,
                        ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let parameters = (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

//===-- Loops -------------------------------------------------------------===//

def LLVM_OptBool : OptionalParameter<"BoolAttr">;
def LLVM_OptInt : OptionalParameter<"IntegerAttr">;
def LLVM_OptLoop : OptionalParameter<"LoopAnnotationAttr">;

def LoopVectorizeAttr : LLVM_NodeAttr<"LoopVectorize", "loop_vectorize"> {
  let parameters = (ins LLVM_OptBool:$disable, LLVM_OptBool:$predicateEnable,
                        LLVM_OptBool:$scalableEnable, LLVM_OptInt:$width,
                        LLVM_OptLoop:$followupVectorized, LLVM_OptLoop:$followupEpilogue,
                        LLVM_OptLoop:$followupAll);
}
def LoopInterleaveAttr : LLVM_NodeAttr<"LoopInterleave", "loop_interleave"> {
  let parameters = (ins "IntegerAttr":$count);
}
def LoopUnrollAttr : LLVM_NodeAttr<"LoopUnroll", "loop_unroll"> {
  let parameters = (ins LLVM_OptBool:$disable, LLVM_OptInt:$count, LLVM_OptBool:$runtimeDisable,
                        LLVM_OptBool:$full, LLVM_OptLoop:$followupUnrolled,
                        LLVM_OptLoop:$followupRemainder, LLVM_OptLoop:$followupAll);
}
def LoopUnrollAndJamAttr : LLVM_NodeAttr<"LoopUnrollAndJam", "loop_unroll_and_jam"> {
  let parameters = (ins LLVM_OptBool:$disable, LLVM_OptInt:$count, LLVM_OptLoop:$followupOuter,
                        LLVM_OptLoop:$followupInner, LLVM_OptLoop:$followupRemainderOuter,
                        LLVM_OptLoop:$followupRemainderInner, LLVM_OptLoop:$followupAll);
}
def LoopLICMAttr : LLVM_NodeAttr<"LoopLICM", "loop_licm"> {
  let parameters = (ins LLVM_OptBool:$disable, LLVM_OptBool:$versioningDisable);
}
def LoopDistributeAttr : LLVM_NodeAttr<"LoopDistribute", "loop_distribute"> {
  let parameters = (ins LLVM_OptBool:$disable, LLVM_OptLoop:$followupCoincident,
                        LLVM_OptLoop:$followupSequential, LLVM_OptLoop:$followupFallback,
                        LLVM_OptLoop:$followupAll);
}
def LoopPipelineAttr : LLVM_NodeAttr<"LoopPipeline", "loop_pipeline"> {
  let parameters = (ins LLVM_OptBool:$disable, LLVM_OptInt:$initiationinterval);
}
def LoopPeeledAttr : LLVM_NodeAttr<"LoopPeeled", "loop_peeled"> {
  let parameters = (ins LLVM_OptInt:$count);
}
def LoopUnswitchAttr : LLVM_NodeAttr<"LoopUnswitch", "loop_unswitch"> {
  let parameters = (ins LLVM_OptBool:$partialDisable);
}
def LoopAnnotationAttr : LLVM_NodeAttr<"LoopAnnotation", "loop_annotation"> {
  let parameters = (ins LLVM_OptBool:$disableNonforced,
                        OptionalParameter<"LoopVectorizeAttr">:$vectorize,
                        OptionalParameter<"LoopInterleaveAttr">:$interleave,
                        OptionalParameter<"LoopUnrollAttr">:$unroll,
                        OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
                        OptionalParameter<"LoopLICMAttr">:$licm,
                        OptionalParameter<"LoopDistributeAttr">:$distribute,
                        OptionalParameter<"LoopPipelineAttr">:$pipeline,
                        OptionalParameter<"LoopPeeledAttr">:$peeled,
                        OptionalParameter<"LoopUnswitchAttr">:$unswitch,
                        LLVM_OptBool:$mustProgress, LLVM_OptBool:$isVectorized,
                        OptionalParameter<"FusedLoc">:$startLoc,
                        OptionalParameter<"FusedLoc">:$endLoc,
                        OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses);
}

//===-- Aliasing ----------------------------------------------------------===//

def LLVM_AliasScopeDomainAttr : LLVM_NodeAttr<"AliasScopeDomain", "alias_scope_domain"> {
  let parameters = (ins "Attribute":$id, OptionalParameter<"StringAttr">:$description);
}
def LLVM_AliasScopeAttr : LLVM_NodeAttr<"AliasScope", "alias_scope"> {
  let summary = "LLVM dialect alias scope";
  let parameters = (ins "Attribute":$id, "AliasScopeDomainAttr":$domain,
                        OptionalParameter<"StringAttr">:$description);
  let genVerifyDecl = 1;
}
def LLVM_AliasScopeArrayAttr
    : TypedArrayAttrBase<LLVM_AliasScopeAttr, "LLVM dialect alias scope array">;
def LLVM_AccessGroupAttr : LLVM_NodeAttr<"AccessGroup", "access_group"> {
  let summary = "LLVM dialect access group metadata";
  let parameters = (ins "DistinctAttr":$id);
}
def LLVM_AccessGroupArrayAttr
    : TypedArrayAttrBase<LLVM_AccessGroupAttr, "LLVM dialect access group metadata array">;

def LLVM_TBAARootAttr : LLVM_NodeAttr<"TBAARoot", "tbaa_root"> {
  let parameters = (ins OptionalParameter<"StringAttr">:$id);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}
def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let assemblyFormat = "`<` params `>`";
}
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = "attrs::parse_tbaa_members($_parser)";
  let printer = "attrs::print_tbaa_members($_self, $_printer)";
}
def LLVM_TBAATypeDescriptorAttr : LLVM_NodeAttr<"TBAATypeDescriptor", "tbaa_type_desc"> {
  let parameters = (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members);
}
def LLVM_TBAATagAttr : LLVM_NodeAttr<"TBAATag", "tbaa_tag"> {
  let summary = "LLVM dialect TBAA tag metadata";
  let parameters = (ins "TBAATypeDescriptorAttr":$base_type,
                        "TBAATypeDescriptorAttr":$access_type, "int64_t":$offset,
                        DefaultValuedParameter<"bool", "false">:$constant);
}
def LLVM_TBAATagArrayAttr
    : TypedArrayAttrBase<LLVM_TBAATagAttr, "LLVM dialect TBAA tag metadata array">;

#endif // LLVM_ATTRS
