// RUN: toy-tblgen -gen-op-decls %s | FileCheck %s --check-prefix=OPS
// RUN: toy-tblgen -gen-enum-decls %s | FileCheck %s --check-prefix=ENUMS
// RUN: toy-tblgen -gen-op-interface-decls %s | FileCheck %s --check-prefix=INTERFACES
// RUN: toy-tblgen -gen-op-defs %s -o /dev/null 2>&1 | count 0

// Deprecated records are deprecated in Rust; the generator itself does not warn.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"

def D : Dialect { let name = "d"; }

// OPS: #[deprecated(note = "say \"b\"")]
// OPS: pub struct AOp<'a>
def AOp : Op<D, "a">, CppDeprecated<"say \"b\"">;

// ENUMS: #[deprecated(note = "use another")]
// ENUMS: pub enum Side
def Side : I32EnumAttr<"Side", "a side", [I32EnumAttrCase<"Left", 0>]>, CppDeprecated<"use another">;

// INTERFACES: #[deprecated(note = "not this one")]
// INTERFACES-NEXT: #[derive
// INTERFACES: pub struct Old
// INTERFACES: #[deprecated(note = "nor this")]
// INTERFACES-NEXT: pub m: fn(
def M : InterfaceMethod<"A method.", "i64", "m">, CppDeprecated<"nor this">;
def OldInterface : OpInterface<"OldInterface">, CppDeprecated<"not this one"> { let methods = [M]; }
