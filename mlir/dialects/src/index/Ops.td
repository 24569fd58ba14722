//===- Ops.td - The index dialect ------------------------------*- tablegen -*-===//
//
// Arithmetic on values of index type, whose width depends on the target.
//
//===----------------------------------------------------------------------===//

#ifndef INDEX_OPS
#define INDEX_OPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Index_Dialect : Dialect {
  let name = "index";
  let summary = "The Index dialect";
  let description = [{
    Constants have 64 bits. An operation folds only if the result, truncated to 32
    bits, is the same on a target with 32-bit indices.
  }];
  let cppNamespace = "::mlir::index";
  let hasConstantMaterializer = 1;
  let interfaces = ["crate::inlining::INLINER", "crate::int_ranges::INDEX"];
  let useDefaultAttributePrinterParser = 1;
}

def IndexCmpPredicate : I32EnumAttr<"IndexCmpPredicate", "index comparison predicate kind", [
  I32EnumAttrCase<"EQ", 0, "eq">, I32EnumAttrCase<"NE", 1, "ne">,
  I32EnumAttrCase<"SLT", 2, "slt">, I32EnumAttrCase<"SLE", 3, "sle">,
  I32EnumAttrCase<"SGT", 4, "sgt">, I32EnumAttrCase<"SGE", 5, "sge">,
  I32EnumAttrCase<"ULT", 6, "ult">, I32EnumAttrCase<"ULE", 7, "ule">,
  I32EnumAttrCase<"UGT", 8, "ugt">, I32EnumAttrCase<"UGE", 9, "uge">
]> {
  let cppNamespace = "::mlir::index";
  let genSpecializedAttr = 0;
}
def IndexCmpPredicateAttr : EnumAttr<Index_Dialect, IndexCmpPredicate, "cmp_predicate">;

class Index_Op<string mnemonic, list<Trait> traits = []> : Op<Index_Dialect, mnemonic, traits>;

class Index_BinaryOp<string mnemonic, list<Trait> traits = []> : Index_Op<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

// (x op a) op b -> x op (a op b) for constants a and b.
class Index_AssociativeOp<string mnemonic>
    : Index_BinaryOp<mnemonic, [Commutative, Pure]> {
  let hasCanonicalizeMethod = 1;
}

def AddOp : Index_AssociativeOp<"add"> {
  let summary = "index addition";
}
def SubOp : Index_BinaryOp<"sub", [Pure]> {
  let summary = "index subtraction";
}
def MulOp : Index_AssociativeOp<"mul"> {
  let summary = "index multiplication";
}
def DivSOp : Index_BinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "index signed division";
}
def DivUOp : Index_BinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "index unsigned division";
}
def CeilDivSOp : Index_BinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "index signed ceil division";
}
def CeilDivUOp : Index_BinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "index unsigned ceil division";
}
def FloorDivSOp : Index_BinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "index signed floor division";
}
def RemSOp : Index_BinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "index signed remainder";
}
def RemUOp : Index_BinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "index unsigned remainder";
}
def MaxSOp : Index_AssociativeOp<"maxs"> {
  let summary = "index signed maximum";
}
def MaxUOp : Index_AssociativeOp<"maxu"> {
  let summary = "index unsigned maximum";
}
def MinSOp : Index_AssociativeOp<"mins"> {
  let summary = "index signed minimum";
}
def MinUOp : Index_AssociativeOp<"minu"> {
  let summary = "index unsigned minimum";
}
def ShlOp : Index_BinaryOp<"shl", [Pure]> {
  let summary = "index shift left";
}
def ShrSOp : Index_BinaryOp<"shrs", [Pure]> {
  let summary = "signed index shift right";
}
def ShrUOp : Index_BinaryOp<"shru", [Pure]> {
  let summary = "unsigned index shift right";
}
def AndOp : Index_AssociativeOp<"and"> {
  let summary = "index bitwise and";
}
def OrOp : Index_AssociativeOp<"or"> {
  let summary = "index bitwise or";
}
def XOrOp : Index_AssociativeOp<"xor"> {
  let summary = "index bitwise xor";
}

class Index_CastOp<string mnemonic>
    : Index_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}
def CastSOp : Index_CastOp<"casts"> {
  let summary = "index signed cast";
  let description = [{ Truncates or sign-extends between an index and an integer. }];
}
def CastUOp : Index_CastOp<"castu"> {
  let summary = "index unsigned cast";
  let description = [{ Truncates or zero-extends between an index and an integer. }];
}

def CmpOp : Index_Op<"cmp", [Pure]> {
  let summary = "index compare";
  let description = [{
    Compares indices under a predicate:

    ```mlir
    %0 = index.cmp slt(%a, %b)
    ```
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def SizeOfOp : Index_Op<"sizeof", [Pure]> {
  let summary = "size in bits of the index type";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def ConstantOp : Index_Op<"constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]> {
  let summary = "index constant";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def BoolConstantOp : Index_Op<"bool.constant",
    [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["asm_result_names"]>]> {
  let summary = "boolean constant";
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

#endif // INDEX_OPS
