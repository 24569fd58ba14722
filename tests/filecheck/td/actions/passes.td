// A pass is a struct with its options, which the registry knows; its body is Rust.
// RUN: toy-tblgen -gen-pass-decls %s | FileCheck %s
// RUN: toy-tblgen -gen-op-decls %s | FileCheck %s --check-prefix=OPS --implicit-check-not=Pass
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Pass/PassBase.td"

def Mill_Dialect : Dialect {
  let name = "mill";
}

def Speed : I32EnumAttr<"Speed", "how fast", [
    I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"VeryFast", 1, "very_fast">]>;

// OPS: pub struct GrindOp<'a>
def Mill_GrindOp : Op<Mill_Dialect, "grind", [IsolatedFromAbove]> {
  let regions = (region AnyRegion:$body);
}

// CHECK: /// The options of the pass `mill-clean`.
// CHECK: pub struct CleanOptions {
// CHECK-NEXT: /// how often
// CHECK-NEXT: pub times: u32,
// CHECK-NEXT: /// what to leave
// CHECK-NEXT: pub except: Vec<String>,
// CHECK-NEXT: /// how fast
// CHECK-NEXT: pub speed: Speed,
// CHECK-NEXT: /// how much
// CHECK-NEXT: pub share: f64,
// CHECK-NEXT: /// label
// CHECK-NEXT: pub label: String,
// CHECK-NEXT: /// whether to look only
// CHECK-NEXT: pub dry: bool,
// CHECK-NEXT: /// in which way
// CHECK-NEXT: pub way: crate::Way,
// CHECK: times: 4,
// CHECK: except: Vec::new(),
// CHECK: speed: Speed::VeryFast,
// CHECK: share: 0.5,
// CHECK: label: "mill".to_owned(),
// CHECK: dry: true,
// CHECK: way: Default::default(),
// CHECK: pub fn read(given: &mlir::pass::PassOptions) -> Result<Self, String> {
// CHECK: times: given.value("times")?.unwrap_or(default.times),
// CHECK: except: given.list("except")?.unwrap_or_default(),
// CHECK: dry: given.flag("dry")?.unwrap_or(default.dry),
// CHECK: /// Takes away what is left.
// CHECK: pub struct Clean {
// CHECK: pub options: CleanOptions,
// CHECK: argument: "mill-clean",
// CHECK: summary: "Cleans a mill",
// CHECK: name: "speed",
// CHECK-SAME: summary: "how fast"
// CHECK: pub const GRAINS: &'static str = "num-grains";
// CHECK: fn anchor(&self) -> Option<&'static str> { Some("mill.grind") }
// CHECK: mlir::pass::RunPass::run(self, op, state)
def Clean : Pass<"mill-clean", "mill::GrindOp"> {
  let summary = "Cleans a mill";
  let description = [{ Takes away what is left. }];
  let options = [
    Option<"times", "times", "unsigned", "4", "how often">,
    ListOption<"except", "except", "std::string", "what to leave">,
    Option<"speed", "speed", "::mill::Speed", "::mill::Speed::VeryFast", "how fast">,
    Option<"share", "share", "double", "0.5f", "how much">,
    Option<"label", "label", "std::string", "\"mill\"", "label">,
    Option<"dry", "dry", "bool", "true", "whether to look only">,
    Option<"way", "way", "crate::Way", "", "in which way">
  ];
  let statistics = [Statistic<"grains", "num-grains", "What was taken away">];
}

// CHECK: /// The pass `mill-oil`.
// CHECK: pub struct Oil;
// CHECK: create: |_| Ok(Box::new(Oil)),
def Oil : Pass<"mill-oil">;

// CHECK: fn anchor(&self) -> Option<&'static str> { Some("builtin.module") }
def Stop : Pass<"mill-stop", "::mlir::ModuleOp">;

// CHECK: pub fn register_passes(registry: &mut mlir::pass::PassRegistry) {
// CHECK: registry.add(Clean::INFO);
// CHECK-NEXT: registry.add(Oil::INFO);
