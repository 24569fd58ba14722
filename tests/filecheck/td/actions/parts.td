// Every action prints its own part of what the build gets; a declaration is a definition without its body.
// RUN: toy-tblgen -gen-op-decls %s | FileCheck %s --check-prefix=OP-DECLS --implicit-check-not='enum Side'
// RUN: toy-tblgen -gen-op-defs %s | FileCheck %s --check-prefix=OP-DEFS --implicit-check-not='enum Side'
// RUN: toy-tblgen -gen-op-decls -op-include-regex='\.stop$' %s | FileCheck %s --check-prefix=STOP --implicit-check-not=HoldOp
// RUN: toy-tblgen -gen-op-decls -op-exclude-regex=hold %s | FileCheck %s --check-prefix=STOP --implicit-check-not=HoldOp
// RUN: toy-tblgen -gen-enum-decls %s | FileCheck %s --check-prefix=ENUM-DECLS --implicit-check-not='match'
// RUN: toy-tblgen -gen-enum-defs %s | FileCheck %s --check-prefix=ENUM-DEFS --implicit-check-not='Op<'
// RUN: toy-tblgen -gen-attrdef-decls %s | FileCheck %s --check-prefix=ATTR-DECLS --implicit-check-not='Op<'
// RUN: toy-tblgen -gen-attrdef-defs %s | FileCheck %s --check-prefix=ATTR-DEFS --implicit-check-not='Op<'
// RUN: toy-tblgen -gen-op-interface-decls %s | FileCheck %s --check-prefix=INTERFACE-DECLS --implicit-check-not=op.num_operands
// RUN: toy-tblgen -gen-op-interface-defs %s | FileCheck %s --check-prefix=INTERFACE-DEFS --implicit-check-not=HoldOp
// RUN: toy-tblgen -gen-dialect-decls %s | FileCheck %s --check-prefix=DIALECT-DECLS --implicit-check-not=HoldOp
// RUN: toy-tblgen -gen-dialect-defs -dialect=hand %s | FileCheck %s --check-prefix=DIALECT-DEFS
// RUN: toy-tblgen -gen-rewriters %s | FileCheck %s --check-prefix=REWRITERS
// RUN: toy-tblgen -gen-type-constraint-defs %s | FileCheck %s --check-prefix=TYPES --implicit-check-not=AttrConstraint
// RUN: toy-tblgen -gen-attr-constraint-defs %s | FileCheck %s --check-prefix=ATTRS --implicit-check-not=TypeConstraint
// RUN: toy-tblgen -gen-typedef-decls %s | FileCheck %s --check-prefix=TYPE-DECLS --implicit-check-not='Op<'
// RUN: toy-tblgen -gen-typedef-defs %s | FileCheck %s --check-prefix=TYPE-DEFS --implicit-check-not='Op<'
// RUN: toy-tblgen -gen-attr-interface-decls %s | FileCheck %s --check-prefix=ATTR-INTERFACE-DECLS --implicit-check-not=Wearable --implicit-check-not='2 *'
// RUN: toy-tblgen -gen-attr-interface-defs %s | FileCheck %s --check-prefix=ATTR-INTERFACE-DEFS --implicit-check-not=Wearable
// RUN: toy-tblgen -gen-type-interface-decls %s | FileCheck %s --check-prefix=TYPE-INTERFACE-DECLS --implicit-check-not=Rated --implicit-check-not='2 *'
// RUN: toy-tblgen -gen-type-interface-defs %s | FileCheck %s --check-prefix=TYPE-INTERFACE-DEFS --implicit-check-not=Rated
// RUN: not toy-tblgen -gen-dialect-defs -dialect=hands %s 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not toy-tblgen -gen-op-defs -D NO_SUCH_TYPE %s 2>&1 | FileCheck %s --check-prefix=MACRO
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/PatternBase.td"

// WRONG: error: selected dialect with '-dialect' does not exist: 'hands'
// WRONG: did you mean 'hand'?

// DIALECT-DECLS: /// The `hand` dialect.
// DIALECT-DECLS-NEXT: pub static DIALECT: mlir::opdef::DialectDef;{{$}}
// DIALECT-DEFS: pub static DIALECT: mlir::opdef::DialectDef = mlir::opdef::DialectDef {
// DIALECT-DEFS: &HOLD_OP_DEF,
def Hand_Dialect : Dialect {
  let name = "hand";
}

// ENUM-DECLS: /// which hand
// ENUM-DECLS: pub enum Side {
// ENUM-DECLS: Left = 0,
// ENUM-DECLS: pub type SideAttr<
// ENUM-DEFS: pub enum Side {
// ENUM-DEFS: mlir::int_enum!(Side: u32, SIDE_SPEC
def Hand_Side : I32EnumAttr<"Side", "which hand", [
    I32EnumAttrCase<"Left", 0, "left">, I32EnumAttrCase<"Right", 1, "right">]>;

// ATTR-DECLS: pub static SIDE_ATTR_SPEC: mlir::opdef::EnumAttrSpec;
// ATTR-DEFS: mnemonic: "side",
def Hand_SideAttr : EnumAttr<Hand_Dialect, Hand_Side, "side">;

// INTERFACE-DECLS: pub struct Grips {
// INTERFACE-DECLS-NEXT: /// How hard.
// INTERFACE-DECLS-NEXT: pub force: fn(mlir::OpRef<'_>) -> i64,
// INTERFACE-DECLS: pub fn things(op: mlir::OpRef<'_>) -> usize;
// INTERFACE-DEFS: pub struct Grips {
// INTERFACE-DEFS: op.num_operands()
def Grips : OpInterface<"Grips"> {
  let cppNamespace = "::hand";
  let methods = [
    InterfaceMethod<"How hard.", "i64", "force">,
    InterfaceMethod<"How many.", "usize", "things", (ins), "op.num_operands()">,
  ];
}

// ATTR-INTERFACE-DECLS: pub struct Rated {
// ATTR-INTERFACE-DECLS: pub grade: fn(mlir::AttrRef<'_>) -> i64,
// ATTR-INTERFACE-DECLS: pub fn twice(attr: mlir::AttrRef<'_>, grade: i64) -> i64;
// ATTR-INTERFACE-DEFS: pub struct Rated {
// ATTR-INTERFACE-DEFS: 2 * grade
def Rated : AttrInterface<"Rated"> {
  let methods = [
    InterfaceMethod<"How good.", "i64", "grade">,
    InterfaceMethod<"Twice as good.", "i64", "twice", (ins "i64":$grade), "2 * grade">,
  ];
}

// TYPE-INTERFACE-DECLS: pub struct Wearable {
// TYPE-INTERFACE-DECLS: pub fingers: fn(mlir::TypeRef<'_>) -> i64,
// TYPE-INTERFACE-DECLS: pub fn pair(ty: mlir::TypeRef<'_>, fingers: i64) -> i64;
// TYPE-INTERFACE-DEFS: pub struct Wearable {
// TYPE-INTERFACE-DEFS: 2 * fingers
def Wearable : TypeInterface<"Wearable"> {
  let methods = [
    InterfaceMethod<"How many fingers.", "i64", "fingers">,
    InterfaceMethod<"Of both.", "i64", "pair", (ins "i64":$fingers), "2 * fingers">,
  ];
}

// OP-DECLS: /// `hand.hold`: holds something.
// OP-DECLS: pub struct HoldOp<'a>
// OP-DECLS: /// Operand `thing`: floating-point.
// OP-DECLS-NEXT: pub fn thing(self) -> mlir::Value;
// OP-DECLS: pub fn times(self)
// OP-DECLS: pub fn build(
// OP-DECLS: ) -> mlir::Handle<HoldOp<'static>>;
// OP-DECLS: pub fn build_with(
// OP-DECLS: options: HoldOpOptions,
// OP-DECLS-NEXT: ) -> mlir::Handle<HoldOp<'static>>;
// OP-DECLS: pub struct HoldOpOptions {
// OP-DECLS: pub times: Option<i64>,
// OP-DECLS-NOT: {{^(pub )?static }}
// OP-DEFS: pub struct HoldOp<'a>
// OP-DEFS: pub fn thing(self) -> mlir::Value {
// OP-DEFS: pub fn times(self)
// OP-DEFS: pub fn build(
// OP-DEFS: pub fn build_with(
// OP-DEFS: pub struct HoldOpOptions {
// OP-DEFS: mlir::op_adaptor!(HoldOpAdaptor of HoldOp { one thing = 0; attr times_attr = 0, set_times_attr; });
// OP-DEFS: static HOLD_OP_DEF: mlir::opdef::OpDef = {
// MACRO: parts.td:[[# @LINE + 5]]:24: error: {{.*}}'NoSuchType'
def Hand_HoldOp : Op<Hand_Dialect, "hold"> {
  let summary = "holds something";
#ifdef NO_SUCH_TYPE
  // The macro comes from the command line.
  let arguments = (ins NoSuchType:$thing);
#else
  let arguments = (ins AnyFloat:$thing, OptionalAttr<I64Attr>:$times);
#endif
}

// OP-DECLS: pub struct StopOp<'a>
// OP-DECLS: pub fn build(
// OP-DEFS: pub struct StopOp<'a>
// OP-DEFS: pub fn build(
// STOP: pub struct StopOp<'a>
def Hand_StopOp : Op<Hand_Dialect, "stop">;

// REWRITERS: hand.hold
def HoldTwice : Pat<(Hand_HoldOp $thing, $times), (Hand_HoldOp $thing, $times)>;

// TYPES: static FLOATING_POINT: mlir::opdef::TypeConstraint = mlir::opdef::TypeConstraint {
// ATTRS: static IS_64_BIT_SIGNLESS_INTEGER_ATTRIBUTE: mlir::opdef::AttrConstraint = mlir::opdef::AttrConstraint {

// TYPE-DECLS: /// `!hand.glove`: a glove.
// TYPE-DECLS: pub struct GloveType<'a>
// TYPE-DECLS: pub fn size(self) -> {{.*}};
// TYPE-DEFS: pub struct GloveType<'a>
// TYPE-DEFS: pub fn size(self) -> {{.*}} {
def Hand_GloveType : TypeDef<Hand_Dialect, "Glove"> {
  let mnemonic = "glove";
  let summary = "a glove";
  let parameters = (ins "int64_t":$size);
  let assemblyFormat = "`<` $size `>`";
}
