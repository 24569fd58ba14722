//===- Enums.td - Enumerations of the llvm dialect --------------*- tablegen -*-===//

#ifndef LLVM_ENUMS
#define LLVM_ENUMS

include "mlir/IR/EnumAttr.td"

// A case whose spelling is its name.
class LLVM_Case<string symbol, int value, string text = symbol>
    : I64EnumAttrCase<symbol, value, text>;

// An enumeration stored as a 64-bit integer.
class LLVM_Enum<string name, string summary, list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM";
}

// An enumeration that is used only by parameters of the dialect's attributes.
class LLVM_WrappedEnum<string name, string summary, list<I64EnumAttrCase> cases>
    : I64Enum<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM";
}

//===-- Flags -------------------------------------------------------------===//

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

def LLVM_IOFnone : I32BitEnumCaseNone<"none">;
def LLVM_IOFnsw : I32BitEnumCaseBit<"nsw", 0>;
def LLVM_IOFnuw : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnum<"IntegerOverflowFlags", "LLVM integer overflow flags",
    [LLVM_IOFnone, LLVM_IOFnsw, LLVM_IOFnuw]> {
  let cppNamespace = "::mlir::LLVM";
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
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
}

//===-- Instructions ------------------------------------------------------===//

def ICmpPredicate : LLVM_Enum<"ICmpPredicate", "llvm.icmp comparison predicate", [
  LLVM_Case<"eq", 0>, LLVM_Case<"ne", 1>, LLVM_Case<"slt", 2>, LLVM_Case<"sle", 3>,
  LLVM_Case<"sgt", 4>, LLVM_Case<"sge", 5>, LLVM_Case<"ult", 6>, LLVM_Case<"ule", 7>,
  LLVM_Case<"ugt", 8>, LLVM_Case<"uge", 9>
]>;

def FCmpPredicate : LLVM_Enum<"FCmpPredicate", "llvm.fcmp comparison predicate", [
  LLVM_Case<"_false", 0>, LLVM_Case<"oeq", 1>, LLVM_Case<"ogt", 2>, LLVM_Case<"oge", 3>,
  LLVM_Case<"olt", 4>, LLVM_Case<"ole", 5>, LLVM_Case<"one", 6>, LLVM_Case<"ord", 7>,
  LLVM_Case<"ueq", 8>, LLVM_Case<"ugt", 9>, LLVM_Case<"uge", 10>, LLVM_Case<"ult", 11>,
  LLVM_Case<"ule", 12>, LLVM_Case<"une", 13>, LLVM_Case<"uno", 14>, LLVM_Case<"_true", 15>
]>;

def AtomicOrdering : LLVM_Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", [
  LLVM_Case<"not_atomic", 0>, LLVM_Case<"unordered", 1>, LLVM_Case<"monotonic", 2>,
  LLVM_Case<"acquire", 4>, LLVM_Case<"release", 5>, LLVM_Case<"acq_rel", 6>,
  LLVM_Case<"seq_cst", 7>
]>;

def AtomicBinOp : LLVM_Enum<"AtomicBinOp", "llvm.atomicrmw binary operations", [
  LLVM_Case<"xchg", 0>, LLVM_Case<"add", 1>, LLVM_Case<"sub", 2>, LLVM_Case<"_and", 3>,
  LLVM_Case<"nand", 4>, LLVM_Case<"_or", 5>, LLVM_Case<"_xor", 6>, LLVM_Case<"max", 7>,
  LLVM_Case<"min", 8>, LLVM_Case<"umax", 9>, LLVM_Case<"umin", 10>, LLVM_Case<"fadd", 11>,
  LLVM_Case<"fsub", 12>, LLVM_Case<"fmax", 13>, LLVM_Case<"fmin", 14>, LLVM_Case<"uinc_wrap", 15>,
  LLVM_Case<"udec_wrap", 16>, LLVM_Case<"usub_cond", 17>, LLVM_Case<"usub_sat", 18>,
  LLVM_Case<"fmaximum", 19>, LLVM_Case<"fminimum", 20>
]>;

def AsmDialect : LLVM_Enum<"AsmDialect", "ATT (0) or Intel (1) asm dialect", [
  LLVM_Case<"AD_ATT", 0, "att">, LLVM_Case<"AD_Intel", 1, "intel">
]>;

def TailCallKindEnum : LLVM_WrappedEnum<"TailCallKind", "Tail Call Kind", [
  LLVM_Case<"None", 0, "none">, LLVM_Case<"NoTail", 3, "notail">,
  LLVM_Case<"MustTail", 2, "musttail">, LLVM_Case<"Tail", 1, "tail">
]>;

def RoundingModeAttr : LLVM_Enum<"RoundingMode", "LLVM Rounding Mode", [
  LLVM_Case<"TowardZero", 0, "towardzero">, LLVM_Case<"NearestTiesToEven", 1, "tonearest">,
  LLVM_Case<"TowardPositive", 2, "upward">, LLVM_Case<"TowardNegative", 3, "downward">,
  LLVM_Case<"NearestTiesToAway", 4, "tonearestaway">, LLVM_Case<"Dynamic", 7, "dynamic">,
  LLVM_Case<"Invalid", -1, "invalid">
]>;
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

def FPExceptionBehaviorAttr : LLVM_Enum<"FPExceptionBehavior", "LLVM Exception Behavior", [
  LLVM_Case<"Ignore", 0, "ignore">, LLVM_Case<"MayTrap", 1, "maytrap">,
  LLVM_Case<"Strict", 2, "strict">
]>;

//===-- Functions and globals ---------------------------------------------===//

def LinkageEnum : LLVM_WrappedEnum<"Linkage", "LLVM linkage types", [
  LLVM_Case<"External", 0, "external">, LLVM_Case<"AvailableExternally", 1, "available_externally">,
  LLVM_Case<"Linkonce", 2, "linkonce">, LLVM_Case<"LinkonceODR", 3, "linkonce_odr">,
  LLVM_Case<"Weak", 4, "weak">, LLVM_Case<"WeakODR", 5, "weak_odr">,
  LLVM_Case<"Appending", 6, "appending">, LLVM_Case<"Internal", 7, "internal">,
  LLVM_Case<"Private", 8, "private">, LLVM_Case<"ExternWeak", 9, "extern_weak">,
  LLVM_Case<"Common", 10, "common">
]>;

defvar ComdatCases = [
  LLVM_Case<"Any", 0, "any">, LLVM_Case<"ExactMatch", 1, "exactmatch">,
  LLVM_Case<"Largest", 2, "largest">, LLVM_Case<"NoDeduplicate", 3, "nodeduplicate">,
  LLVM_Case<"SameSize", 4, "samesize">
];
def ComdatKind : LLVM_WrappedEnum<"ComdatKind", "LLVM Comdat Types", ComdatCases>;
def ComdatEnum : LLVM_Enum<"Comdat", "LLVM Comdat Types", ComdatCases> {
  let genSpecializedAttr = 0;
}

def UnnamedAddr : LLVM_Enum<"UnnamedAddr", "LLVM GlobalValue UnnamedAddr", [
  LLVM_Case<"None", 0, "">, LLVM_Case<"Local", 1, "local_unnamed_addr">,
  LLVM_Case<"Global", 2, "unnamed_addr">
]>;

def Visibility : LLVM_Enum<"Visibility", "LLVM GlobalValue Visibility", [
  LLVM_Case<"Default", 0, "">, LLVM_Case<"Hidden", 1, "hidden">,
  LLVM_Case<"Protected", 2, "protected">
]>;

def ModRefInfoEnum : LLVM_WrappedEnum<"ModRefInfo", "LLVM ModRefInfo", [
  LLVM_Case<"NoModRef", 0, "none">, LLVM_Case<"Ref", 1, "read">, LLVM_Case<"Mod", 2, "write">,
  LLVM_Case<"ModRef", 3, "readwrite">
]>;

def FramePointerKindEnum : LLVM_WrappedEnum<"FramePointerKind", "LLVM FramePointerKind", [
  LLVM_Case<"None", 0, "none">, LLVM_Case<"NonLeaf", 1, "non-leaf">, LLVM_Case<"All", 2, "all">,
  LLVM_Case<"Reserved", 3, "reserved">, LLVM_Case<"NonLeafNoReserve", 4, "non-leaf-no-reserve">
]>;

def UWTableKindEnum : LLVM_WrappedEnum<"UWTableKind", "LLVM Unwind Behavior", [
  LLVM_Case<"None", 0, "none">, LLVM_Case<"Sync", 1, "sync">, LLVM_Case<"Async", 2, "async">
]>;

def ModFlagBehaviorAttr : LLVM_WrappedEnum<"ModFlagBehavior", "LLVM Module Flag Behavior", [
  // Not `Error`, which is an associated type of `TryFrom`.
  LLVM_Case<"OnError", 1, "error">, LLVM_Case<"Warning", 2, "warning">,
  LLVM_Case<"Require", 3, "require">, LLVM_Case<"Override", 4, "override">,
  LLVM_Case<"Append", 5, "append">, LLVM_Case<"AppendUnique", 6, "append_unique">,
  LLVM_Case<"Max", 7, "max">, LLVM_Case<"Min", 8, "min">
]>;

def ProfileSummaryFormatKind
    : LLVM_WrappedEnum<"ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", [
  LLVM_Case<"SampleProfile", 0>, LLVM_Case<"InstrProf", 1>, LLVM_Case<"CSInstrProf", 2>
]>;

def CConvEnum : LLVM_WrappedEnum<"CConv", "Calling Conventions", [
  LLVM_Case<"C", 0, "ccc">, LLVM_Case<"Fast", 8, "fastcc">, LLVM_Case<"Cold", 9, "coldcc">,
  LLVM_Case<"GHC", 10, "cc_10">, LLVM_Case<"HiPE", 11, "cc_11">, LLVM_Case<"AnyReg", 13, "anyregcc">,
  LLVM_Case<"PreserveMost", 14, "preserve_mostcc">, LLVM_Case<"PreserveAll", 15, "preserve_allcc">,
  LLVM_Case<"Swift", 16, "swiftcc">, LLVM_Case<"CXX_FAST_TLS", 17, "cxx_fast_tlscc">,
  LLVM_Case<"Tail", 18, "tailcc">, LLVM_Case<"CFGuard_Check", 19, "cfguard_checkcc">,
  LLVM_Case<"SwiftTail", 20, "swifttailcc">, LLVM_Case<"X86_StdCall", 64, "x86_stdcallcc">,
  LLVM_Case<"X86_FastCall", 65, "x86_fastcallcc">, LLVM_Case<"ARM_APCS", 66, "arm_apcscc">,
  LLVM_Case<"ARM_AAPCS", 67, "arm_aapcscc">, LLVM_Case<"ARM_AAPCS_VFP", 68, "arm_aapcs_vfpcc">,
  LLVM_Case<"MSP430_INTR", 69, "msp430_intrcc">, LLVM_Case<"X86_ThisCall", 70, "x86_thiscallcc">,
  LLVM_Case<"PTX_Kernel", 71, "ptx_kernelcc">, LLVM_Case<"PTX_Device", 72, "ptx_devicecc">,
  LLVM_Case<"SPIR_FUNC", 75, "spir_funccc">, LLVM_Case<"SPIR_KERNEL", 76, "spir_kernelcc">,
  LLVM_Case<"Intel_OCL_BI", 77, "intel_ocl_bicc">, LLVM_Case<"X86_64_SysV", 78, "x86_64_sysvcc">,
  LLVM_Case<"Win64", 79, "win64cc">, LLVM_Case<"X86_VectorCall", 80, "x86_vectorcallcc">,
  LLVM_Case<"DUMMY_HHVM", 81, "hhvmcc">, LLVM_Case<"DUMMY_HHVM_C", 82, "hhvm_ccc">,
  LLVM_Case<"X86_INTR", 83, "x86_intrcc">, LLVM_Case<"AVR_INTR", 84, "avr_intrcc">,
  LLVM_Case<"AVR_BUILTIN", 86, "avr_builtincc">, LLVM_Case<"AMDGPU_VS", 87, "amdgpu_vscc">,
  LLVM_Case<"AMDGPU_GS", 88, "amdgpu_gscc">, LLVM_Case<"AMDGPU_CS", 90, "amdgpu_cscc">,
  LLVM_Case<"AMDGPU_KERNEL", 91, "amdgpu_kernelcc">, LLVM_Case<"X86_RegCall", 92, "x86_regcallcc">,
  LLVM_Case<"AMDGPU_HS", 93, "amdgpu_hscc">, LLVM_Case<"MSP430_BUILTIN", 94, "msp430_builtincc">,
  LLVM_Case<"AMDGPU_LS", 95, "amdgpu_lscc">, LLVM_Case<"AMDGPU_ES", 96, "amdgpu_escc">,
  LLVM_Case<"AArch64_VectorCall", 97, "aarch64_vectorcallcc">,
  LLVM_Case<"AArch64_SVE_VectorCall", 98, "aarch64_sve_vectorcallcc">,
  LLVM_Case<"WASM_EmscriptenInvoke", 99, "wasm_emscripten_invokecc">,
  LLVM_Case<"AMDGPU_Gfx", 100, "amdgpu_gfxcc">, LLVM_Case<"M68k_INTR", 101, "m68k_intrcc">
]>;

//===-- Debug information -------------------------------------------------===//

def LLVM_DIEmissionKind : LLVM_WrappedEnum<"DIEmissionKind", "LLVM debug emission kind", [
  LLVM_Case<"None", 0>, LLVM_Case<"Full", 1>, LLVM_Case<"LineTablesOnly", 2>,
  LLVM_Case<"DebugDirectivesOnly", 3>
]>;

def LLVM_DINameTableKind : LLVM_WrappedEnum<"DINameTableKind", "LLVM debug name table kind", [
  LLVM_Case<"Default", 0>, LLVM_Case<"GNU", 1>, LLVM_Case<"None", 2>, LLVM_Case<"Apple", 3>
]>;

class LLVM_DIFlag<string name, int position> : I32BitEnumAttrCaseBit<name, position>;
def LLVM_DIFlagBit0 : LLVM_DIFlag<"Bit0", 0>;
def LLVM_DIFlagBit1 : LLVM_DIFlag<"Bit1", 1>;
def DIFlags : I32BitEnum<"DIFlags", "LLVM DI flags", [
  I32BitEnumAttrCaseNone<"Zero">, LLVM_DIFlagBit0, LLVM_DIFlagBit1,
  I32BitEnumAttrCaseGroup<"Private", [LLVM_DIFlagBit0]>,
  I32BitEnumAttrCaseGroup<"Protected", [LLVM_DIFlagBit1]>,
  I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagBit0, LLVM_DIFlagBit1]>,
  LLVM_DIFlag<"FwdDecl", 2>, LLVM_DIFlag<"AppleBlock", 3>, LLVM_DIFlag<"ReservedBit4", 4>,
  LLVM_DIFlag<"Virtual", 5>, LLVM_DIFlag<"Artificial", 6>, LLVM_DIFlag<"Explicit", 7>,
  LLVM_DIFlag<"Prototyped", 8>, LLVM_DIFlag<"ObjcClassComplete", 9>,
  LLVM_DIFlag<"ObjectPointer", 10>, LLVM_DIFlag<"Vector", 11>, LLVM_DIFlag<"StaticMember", 12>,
  LLVM_DIFlag<"LValueReference", 13>, LLVM_DIFlag<"RValueReference", 14>,
  LLVM_DIFlag<"ExportSymbols", 15>, LLVM_DIFlag<"SingleInheritance", 16>,
  LLVM_DIFlag<"MultipleInheritance", 16>, LLVM_DIFlag<"VirtualInheritance", 16>,
  LLVM_DIFlag<"IntroducedVirtual", 18>, LLVM_DIFlag<"BitField", 19>, LLVM_DIFlag<"NoReturn", 20>,
  LLVM_DIFlag<"TypePassByValue", 22>, LLVM_DIFlag<"TypePassByReference", 23>,
  LLVM_DIFlag<"EnumClass", 24>, LLVM_DIFlag<"Thunk", 25>, LLVM_DIFlag<"NonTrivial", 26>,
  LLVM_DIFlag<"BigEndian", 27>, LLVM_DIFlag<"LittleEndian", 28>,
  LLVM_DIFlag<"AllCallsDescribed", 29>
]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}

def DISubprogramFlags : I32BitEnum<"DISubprogramFlags", "LLVM DISubprogram flags", [
  LLVM_DIFlag<"Virtual", 0>, LLVM_DIFlag<"PureVirtual", 1>, LLVM_DIFlag<"LocalToUnit", 2>,
  LLVM_DIFlag<"Definition", 3>, LLVM_DIFlag<"Optimized", 4>, LLVM_DIFlag<"Pure", 5>,
  LLVM_DIFlag<"Elemental", 6>, LLVM_DIFlag<"Recursive", 7>, LLVM_DIFlag<"MainSubprogram", 8>,
  LLVM_DIFlag<"Deleted", 9>, LLVM_DIFlag<"ObjCDirect", 11>
]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}

#endif // LLVM_ENUMS
