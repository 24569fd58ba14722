// The clauses of directives become enumerations in TableGen. A value that people cannot write has its number all the same.
// RUN: toy-tblgen -gen-directive-decl -directives-dialect=mine %s | FileCheck %s --implicit-check-not=Tail
// RUN: not toy-tblgen -gen-directive-decl %s 2>&1 | FileCheck %s --check-prefix=WHICH
// RUN: not toy-tblgen -gen-directive-decl -directives-dialect=mine -D NAMELESS %s 2>&1 | FileCheck %s --check-prefix=NAMELESS
// WHICH: error: a dialect must be selected for the directives via '--directives-dialect'

// The needed part of LLVM's file.
class DirectiveLanguage { string cppNamespace = ""; }
class EnumVal<string n, int v, bit uv> { string name = n; int value = v; bit isUserValue = uv; }
class Clause { string enumClauseValue = ""; list<EnumVal> allowedClauseValues = []; }

def Mine : DirectiveLanguage { let cppNamespace = "mine"; }
def Early : EnumVal<"early", 5, 1>;
def Never : EnumVal<"never", 6, 0>;
def Late : EnumVal<"late", 7, 1>;

// CHECK: def Whenearly : I32EnumAttrCase<"Early", 0, "early">;
// CHECK-NEXT: def Whenlate : I32EnumAttrCase<"Late", 2, "late">;
// CHECK-NEXT: def When: I32EnumAttr<
// CHECK-NEXT: "ClauseWhen",
// CHECK-NEXT: "When Clause",
// CHECK-NEXT: [Whenearly, Whenlate]> {
// CHECK-NEXT: let cppNamespace = "::mlir::mine";
// CHECK-NEXT: let genSpecializedAttr = 0;
// CHECK-NEXT: }
// CHECK-NEXT: def WhenAttr : EnumAttr<mine_Dialect, When, "when">;
def WhenClause : Clause {
  let enumClauseValue = "When";
  let allowedClauseValues = [Early, Never, Late];
}
def TailClause : Clause { let enumClauseValue = "Tail"; }
#ifdef NAMELESS
// NAMELESS: directives.td:[[# @LINE + 1]]:5: error: clause 'Nameless' has values but no 'enumClauseValue' to name them by
def Nameless : Clause { let allowedClauseValues = [Early]; }
#endif
