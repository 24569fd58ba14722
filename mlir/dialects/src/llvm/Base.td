//===- Base.td - Common parts of the llvm dialect ---------------*- tablegen -*-===//

#ifndef LLVM_BASE
#define LLVM_BASE

include "Attrs.td"
include "DebugInfo.td"
include "Enums.td"
include "Interfaces.td"
include "Types.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class LLVM_Op<string mnemonic, list<Trait> traits = []>
    : Op<LLVM_Dialect, mnemonic, traits>;

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [Terminator]>;

// An operation that uses a symbol.
def LLVM_SymbolUser : DeclareOpInterfaceMethods<SymbolUserOpInterface>;

def LLVM_FastmathArg : DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">;

// The interfaces of an operation that takes `LLVM_AliasArgs`.
defvar LLVM_AliasTraits = [
  DeclareOpInterfaceMethods<AccessGroupOpInterface>, DeclareOpInterfaceMethods<AliasAnalysisOpInterface>
];

// The metadata of a memory access for alias analysis.
class LLVM_AliasArgs {
  dag aliasing = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups,
                      OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                      OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                      OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
}

// Operand bundles: named groups of values that a call passes in addition to its arguments.
class LLVM_BundleArgs {
  dag bundles = (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                     DenseI32ArrayAttr:$op_bundle_sizes,
                     OptionalAttr<ArrayAttr>:$op_bundle_tags);
}

#endif // LLVM_BASE
