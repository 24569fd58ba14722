//===- DebugInfo.td - Debug information of the llvm dialect -----*- tablegen -*-===//
//
// `attr_class!` in `debug_info.rs` defines the parameters that hold any scope, type or node.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_DEBUG_INFO
#define LLVM_DEBUG_INFO

include "Attrs.td"

//===-- DWARF constants ---------------------------------------------------===//

class LLVM_DwarfParameter<string what, string functions, string default = "">
    : AttrOrTypeParameter<"unsigned", "debug info " # what> {
  let parser = "parse_" # functions # "($_parser)";
  let printer = "print_" # functions # "($_self, $_printer)";
  let defaultValue = default;
}
def LLVM_DITag : LLVM_DwarfParameter<"tag", "dwarf_tag", "0">;
def LLVM_DIEncoding : LLVM_DwarfParameter<"encoding", "dwarf_encoding", "0">;
def LLVM_DILanguage : LLVM_DwarfParameter<"language", "dwarf_language">;
def LLVM_DICallingConvention
    : LLVM_DwarfParameter<"calling convention", "dwarf_convention", "0">;
def LLVM_DIOperation : LLVM_DwarfParameter<"operation encoding", "dwarf_operation">;

def LLVM_OptStr : OptionalParameter<"StringAttr">;
def LLVM_OptFile : OptionalParameter<"DIFileAttr">;
def LLVM_OptExpr : OptionalParameter<"DIExpressionAttr">;
class LLVM_OptNumber<string type = "unsigned"> : OptionalParameter<type>;
class LLVM_OptNode<string base> : OptionalParameter<base>;

//===-- Expressions and files ---------------------------------------------===//

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let parameters = (ins LLVM_DIOperation:$opcode,
                        OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat = [{
    `` $opcode (`(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)`) : (``)?
  }];
}
def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let assemblyFormat = "`<` (`[` $operations^ `]`) : (``)? `>`";
}
def LLVM_DIFileAttr : LLVM_NodeAttr<"DIFile", "di_file"> {
  let parameters = (ins "StringAttr":$name, "StringAttr":$directory);
  let assemblyFormat = "`<` $name `in` $directory `>`";
}

//===-- Scopes ------------------------------------------------------------===//

def LLVM_DICompileUnitAttr : LLVM_NodeAttr<"DICompileUnit", "di_compile_unit"> {
  let parameters = (ins "DistinctAttr":$id, LLVM_DILanguage:$sourceLanguage, "DIFileAttr":$file,
                        LLVM_OptStr:$producer, "bool":$isOptimized,
                        "DIEmissionKind":$emissionKind,
                        OptionalParameter<"DINameTableKind">:$nameTableKind,
                        LLVM_OptStr:$splitDebugFilename);
}
def LLVM_DILexicalBlockAttr : LLVM_NodeAttr<"DILexicalBlock", "di_lexical_block"> {
  let parameters = (ins "DIScopeAttr":$scope, LLVM_OptFile:$file, LLVM_OptNumber<>:$line,
                        LLVM_OptNumber<>:$column);
}
def LLVM_DILexicalBlockFile : LLVM_NodeAttr<"DILexicalBlockFile", "di_lexical_block_file"> {
  let parameters = (ins "DIScopeAttr":$scope, LLVM_OptFile:$file, "unsigned":$discriminator);
}
def LLVM_DISubprogramAttr : LLVM_NodeAttr<"DISubprogram", "di_subprogram"> {
  let parameters = (ins LLVM_OptNode<"DistinctAttr">:$recId, OptionalParameter<"bool">:$isRecSelf,
                        LLVM_OptNode<"DistinctAttr">:$id,
                        OptionalParameter<"DICompileUnitAttr">:$compileUnit,
                        LLVM_OptNode<"DIScopeAttr">:$scope, LLVM_OptStr:$name,
                        LLVM_OptStr:$linkageName, LLVM_OptFile:$file, LLVM_OptNumber<>:$line,
                        LLVM_OptNumber<>:$scopeLine,
                        OptionalParameter<"DISubprogramFlags">:$subprogramFlags,
                        OptionalParameter<"DISubroutineTypeAttr">:$type,
                        OptionalArrayRefParameter<"DINodeAttr">:$retainedNodes,
                        OptionalArrayRefParameter<"DINodeAttr">:$annotations);
}
def LLVM_DIModuleAttr : LLVM_NodeAttr<"DIModule", "di_module"> {
  let parameters = (ins LLVM_OptFile:$file, LLVM_OptNode<"DIScopeAttr">:$scope, LLVM_OptStr:$name,
                        LLVM_OptStr:$configMacros, LLVM_OptStr:$includePath,
                        LLVM_OptStr:$apinotes, LLVM_OptNumber<>:$line,
                        OptionalParameter<"bool">:$isDecl);
}
def LLVM_DINamespaceAttr : LLVM_NodeAttr<"DINamespace", "di_namespace"> {
  let parameters = (ins LLVM_OptStr:$name, LLVM_OptNode<"DIScopeAttr">:$scope,
                        "bool":$exportSymbols);
}
def LLVM_DICommonBlockAttr : LLVM_NodeAttr<"DICommonBlock", "di_common_block"> {
  let parameters = (ins "DIScopeAttr":$scope, OptionalParameter<"DIGlobalVariableAttr">:$decl,
                        "StringAttr":$name, LLVM_OptFile:$file, LLVM_OptNumber<>:$line);
}

//===-- Types -------------------------------------------------------------===//

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type"> {
  let genMnemonicAlias = 1;
}
def LLVM_DIBasicTypeAttr : LLVM_NodeAttr<"DIBasicType", "di_basic_type"> {
  let parameters = (ins LLVM_DITag:$tag, "StringAttr":$name, LLVM_OptNumber<"uint64_t">:$sizeInBits,
                        LLVM_DIEncoding:$encoding);
}
def LLVM_DICompositeTypeAttr : LLVM_NodeAttr<"DICompositeType", "di_composite_type"> {
  let parameters = (ins LLVM_OptNode<"DistinctAttr">:$recId, OptionalParameter<"bool">:$isRecSelf,
                        LLVM_DITag:$tag, LLVM_OptStr:$name, LLVM_OptFile:$file,
                        LLVM_OptNumber<"uint32_t">:$line, LLVM_OptNode<"DIScopeAttr">:$scope,
                        LLVM_OptNode<"DITypeAttr">:$baseType,
                        OptionalParameter<"DIFlags">:$flags,
                        LLVM_OptNumber<"uint64_t">:$sizeInBits,
                        LLVM_OptNumber<"uint64_t">:$alignInBits, LLVM_OptExpr:$dataLocation,
                        LLVM_OptExpr:$rank, LLVM_OptExpr:$allocated, LLVM_OptExpr:$associated,
                        OptionalArrayRefParameter<"DINodeAttr">:$elements);
}
def LLVM_DIDerivedTypeAttr : LLVM_NodeAttr<"DIDerivedType", "di_derived_type"> {
  let parameters = (ins LLVM_DITag:$tag, LLVM_OptStr:$name, LLVM_OptNode<"DITypeAttr">:$baseType,
                        LLVM_OptNumber<"uint64_t">:$sizeInBits,
                        LLVM_OptNumber<"uint32_t">:$alignInBits,
                        LLVM_OptNumber<"uint64_t">:$offsetInBits,
                        OptionalParameter<"std::optional<unsigned>">:$dwarfAddressSpace,
                        LLVM_OptNode<"DINodeAttr">:$extraData);
}
def LLVM_DISubroutineTypeAttr : LLVM_NodeAttr<"DISubroutineType", "di_subroutine_type"> {
  let parameters = (ins LLVM_DICallingConvention:$callingConvention,
                        OptionalArrayRefParameter<"DITypeAttr">:$types);
}
def LLVM_DIStringTypeAttr : LLVM_NodeAttr<"DIStringType", "di_string_type"> {
  let parameters = (ins LLVM_DITag:$tag, "StringAttr":$name, LLVM_OptNumber<"uint64_t">:$sizeInBits,
                        LLVM_OptNumber<"uint32_t">:$alignInBits,
                        LLVM_OptNode<"DIVariableAttr">:$stringLength,
                        LLVM_OptExpr:$stringLengthExp, LLVM_OptExpr:$stringLocationExp,
                        LLVM_DIEncoding:$encoding);
}
def LLVM_DISubrangeAttr : LLVM_Attr<"DISubrange", "di_subrange"> {
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$count,
                        OptionalParameter<"::mlir::Attribute">:$lowerBound,
                        OptionalParameter<"::mlir::Attribute">:$upperBound,
                        OptionalParameter<"::mlir::Attribute">:$stride);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_DIGenericSubrangeAttr : LLVM_Attr<"DIGenericSubrange", "di_generic_subrange"> {
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$count,
                        "::mlir::Attribute":$lowerBound,
                        OptionalParameter<"::mlir::Attribute">:$upperBound,
                        "::mlir::Attribute":$stride);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Variables and other nodes -----------------------------------------===//

def LLVM_DIGlobalVariable : LLVM_NodeAttr<"DIGlobalVariable", "di_global_variable"> {
  let parameters = (ins LLVM_OptNode<"DIScopeAttr">:$scope, LLVM_OptStr:$name,
                        LLVM_OptStr:$linkageName, "DIFileAttr":$file, "unsigned":$line,
                        "DITypeAttr":$type, OptionalParameter<"bool">:$isLocalToUnit,
                        OptionalParameter<"bool">:$isDefined, LLVM_OptNumber<>:$alignInBits);
}
def LLVM_DIGlobalVariableExpressionAttr
    : LLVM_NodeAttr<"DIGlobalVariableExpression", "di_global_variable_expression"> {
  let parameters = (ins "DIGlobalVariableAttr":$var, LLVM_OptExpr:$expr);
}
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;
def LLVM_DILocalVariableAttr : LLVM_NodeAttr<"DILocalVariable", "di_local_variable"> {
  let parameters = (ins "DIScopeAttr":$scope, LLVM_OptStr:$name, LLVM_OptFile:$file,
                        LLVM_OptNumber<>:$line, LLVM_OptNumber<>:$arg,
                        LLVM_OptNumber<>:$alignInBits, LLVM_OptNode<"DITypeAttr">:$type,
                        OptionalParameter<"DIFlags">:$flags);
}
def LLVM_DILabelAttr : LLVM_NodeAttr<"DILabel", "di_label"> {
  let parameters = (ins "DIScopeAttr":$scope, LLVM_OptStr:$name, LLVM_OptFile:$file,
                        LLVM_OptNumber<>:$line);
}
def LLVM_DIImportedEntityAttr : LLVM_NodeAttr<"DIImportedEntity", "di_imported_entity"> {
  let parameters = (ins LLVM_DITag:$tag, "DIScopeAttr":$scope, "DINodeAttr":$entity,
                        LLVM_OptFile:$file, LLVM_OptNumber<>:$line, LLVM_OptStr:$name,
                        OptionalArrayRefParameter<"DINodeAttr">:$elements);
}
def LLVM_DIAnnotationAttr : LLVM_Attr<"DIAnnotation", "di_annotation"> {
  let parameters = (ins "StringAttr":$name, "StringAttr":$value);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // LLVM_DEBUG_INFO
