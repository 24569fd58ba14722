// options: -ensure-debug-info-scope-on-llvm-func -mlir-print-debuginfo
// Functions at several kinds of places; a declaration is of no unit.
llvm.func @f() { llvm.return loc("a.c":3:4) } loc("/x/y/b.c":5:6)
llvm.func @g() { llvm.return } loc("name"("b.c":1:2))
llvm.func @h() { llvm.return } loc(unknown)
llvm.func @k() { llvm.return } loc(fused["q.c":1:2, "r.c":3:4])
llvm.func @cs() { llvm.return } loc(callsite("q.c":1:2 at "r.c":3:4))
llvm.func @range() { llvm.return } loc("q.c":1:2 to 3:4)
llvm.func @declared(i32) loc("z.c":9:9)
llvm.func @nowhere(i32) loc(unknown)

// -----

// Paths and their folders.
llvm.func @"x y"() { llvm.return loc("/b.c":1:1) } loc("/a.c":1:1)
llvm.func @z() { llvm.return loc("b/":1:1) } loc("":1:1)
llvm.func @y() { llvm.return loc("x/b/c.c":1:1) } loc("x/b/d.c":1:1)
llvm.func @s() { llvm.return loc("x//c.c":1:1) } loc("/":1:1)

// -----

// Operations from other files get a scope; those from the same one, or from a function without a file, do not.
llvm.func @h() { llvm.return loc("/q/other.c":1:1) } loc(unknown)
llvm.func @i() { llvm.return loc(unknown) } loc("/q/other.c":1:1)
llvm.func @j() { llvm.return loc("/r/other.c":1:1) } loc("/q/other.c":1:1)
llvm.func @k(%x: i32 loc("arg.c":1:1)) {
  %0 = llvm.mlir.constant(1 : i32) : i32 loc("x"("z.c":1:1))
  llvm.return loc("/q/other.c":8:8)
} loc("/q/other.c":1:1)
llvm.func @n() { llvm.return loc(fused["/q/other.c":3:3, "b.c":1:1]) } loc("/q/other.c":1:1)
llvm.func @o() { llvm.return loc(fused["b.c":3:3, "/q/other.c":1:1]) } loc("/q/other.c":1:1)

// -----

// What was inlined has scopes in each other.
llvm.func @k() {
  llvm.return loc(callsite("inl.c":1:1 at "/q/other.c":5:5))
} loc("/q/other.c":1:1)
llvm.func @l() {
  llvm.return loc(callsite("inl.c":1:1 at callsite("mid.c":2:2 at "/q/other.c":5:5)))
} loc("/q/other.c":1:1)
llvm.func @m() {
  llvm.return loc(callsite(callsite("inl.c":1:1 at "mid.c":2:2) at "/q/other.c":5:5))
} loc("/q/other.c":1:1)
llvm.func @p() {
  llvm.return loc(callsite("nm"("inl.c":1:1) at "/q/other.c":5:5))
} loc("/q/other.c":1:1)
llvm.func @r() {
  llvm.return loc(callsite("/q/other.c":1:1 at "/q/other.c":5:5))
} loc("/q/other.c":1:1)

// -----

// Scopes and units that are there already, nested modules, and other operations.
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file>
module {
  llvm.func @f() { llvm.return loc("b.c":1:1) } loc(fused<#sp>["q.c":1:1])
  llvm.func @g() { llvm.return loc("b.c":1:1) } loc("b.c":1:1)
  llvm.func @h() { llvm.return loc("b.c":1:1) } loc(fused<"x">["q.c":1:1])
  llvm.func @i() { llvm.return loc("b.c":1:1) } loc("n"(fused<#sp>["q.c":1:1]))
  llvm.func @none() { llvm.return } loc(unknown)
  llvm.mlir.global internal @global(1 : i32) : i32 loc("g.c":1:1)
  module @inner {
    llvm.func @in() { llvm.return loc("b.c":1:1) } loc("b.c":1:1)
  }
  func.func @other() { return loc("b.c":1:1) } loc("b.c":1:1)
} loc(fused<#unit>["m.c":1:1])

// -----

// A module without a place.
module {
  llvm.func @f() { llvm.return } loc(unknown)
} loc(unknown)
