// A constraint with 'cppFunctionName' is a function that Rust can call.
// RUN: toy-tblgen -gen-type-constraint-decls %s | FileCheck %s --check-prefix=TYPE-DECLS --implicit-check-not=static --implicit-check-not=attr
// RUN: toy-tblgen -gen-type-constraint-defs %s | FileCheck %s --check-prefix=TYPES
// RUN: toy-tblgen -gen-attr-constraint-decls %s | FileCheck %s --check-prefix=ATTR-DECLS --implicit-check-not=static --implicit-check-not=ty:
// RUN: toy-tblgen -gen-attr-constraint-defs %s | FileCheck %s --check-prefix=ATTRS
// RUN: not toy-tblgen -gen-type-constraint-defs -D WRONG %s 2>&1 | FileCheck %s --check-prefix=WRONG
include "mlir/IR/OpBase.td"

// TYPE-DECLS: /// Whether it satisfies the constraint: byte.
// TYPE-DECLS-NEXT: pub fn is_byte(ty: mlir::TypeRef<'_>) -> bool;
// TYPES: static BYTE: mlir::opdef::TypeConstraint
// TYPES: pub fn is_byte(ty: mlir::TypeRef<'_>) -> bool { (BYTE.accepts)(ty) }
def Byte : Type<I8.predicate, "byte"> {
  let cppFunctionName = "isByte";
}

// Without a name there is no function; without a use, nothing is generated.
// TYPES-NOT: WORD
def Word : Type<I16.predicate, "word">;

// ATTR-DECLS: pub fn is_short(attr: mlir::AttrRef<'_>) -> bool;
// ATTRS: pub fn is_short(attr: mlir::AttrRef<'_>) -> bool { (SHORT_TEXT.accepts)(attr) }
def Short : AttrConstraint<StrAttr.predicate, "short text"> {
  let cppFunctionName = "isShort";
}

#ifdef WRONG
// WRONG: constraints.td:[[# @LINE + 2]]:25: error: two constraints have the function 'is_byte'
def Again : Type<I8.predicate, "byte"> {
  let cppFunctionName = "is_byte";
}
// WRONG: constraints.td:[[# @LINE + 2]]:25: error: 'is byte?' cannot be the name of a function
def Question : Type<I8.predicate, "byte"> {
  let cppFunctionName = "is byte?";
}
#endif
