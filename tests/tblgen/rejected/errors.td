// Errors in llvm-tblgen.
def A : Nowhere;
// -----
class A<int x>;
def B : A;
// -----
class A<int x>;
def B : A<1, 2>;
// -----
class A<int x>;
def B : A<"text">;
// -----
def A;
def A;
// -----
class A { int X = 1; }
def B : A { let Y = 2; }
// -----
class A { int X = 1; }
def B : A { let X = "text"; }
// -----
def A { int X = undefined; }
// -----
def A { int X = !nosuch(1); }
// -----
def A { int X = !add(1); }
// -----
def A { int X = !add("a", 1); }
// -----
def A { int X = !div(1, 0); }
// -----
def A { int X = !head([]<int>); }
// -----
def A { list<int> X = [1, "two"]; }
// -----
def A { bits<2> X = 9; }
// -----
def A { bits<4> X; let X{7} = 1; }
// -----
def A { string S = "unterminated; }
// -----
def A { code C = [{ unterminated; }
// -----
def A {
// -----
def A
// -----
/* unterminated
// -----
if 1 then
// -----
assert 0, "the reason";
// -----
#ifdef X
def A;
// -----
#endif
// -----
#else
// -----
include "no-such-file.td"
// -----
multiclass M { def X; }
defm A : N;
// -----
multiclass M<int x> { def X; }
defm A : M;
// -----
defvar x = 1;
defvar x = 2;
// -----
let X = 1 in def A;
// -----
// llvm-tblgen crashes.
class A : A;
// -----
class A<int x> { int Y = x; }
def B : A<B>;
// -----
def A { int X = !cast<int>("text"); }
// -----
class C;
def A { C X = !cast<C>("Nowhere"); }
// -----
def A { dag D = (1 2); }
// -----
def A { dag D = (A; }
// -----
def A { int X = 99999999999999999999999; }
// -----
def A { string X = 1; }
// -----
def 3 {}
// -----
@
// -----
defset int X = { def A; }
// -----
// llvm-tblgen crashes.
class A;
class B : A;
class A : B;
// -----
def a { bit b = !match("abc", ""); }
// -----
def a { bit b = !match("abc", "a||b"); }
// -----
def a { bit b = !match("abc", "a**"); }
// -----
def a { bit b = !match("abc", "(?i)a"); }
// -----
def a { bit b = !match("abc", "[[:word:]]"); }
// -----
class A<int i> { bit b = i{0}; }
// -----
class A { list<int> l = [1]; }
def a : A { let append l = [2]; }
// -----
deftype T = T;
// -----
class A; deftype T = A;
// -----
#ifdef X
/* unterminated in text that is switched off
#endif
def a;
// -----
def a { int x = !format("%d", 1); }
// -----
def a { bits<4> b = 0b101; }
// -----
def a { int x = 18446744073709551616; }
// -----
defset list<int> s = { def a; }
// -----
foreach i = [1, 2] in def a;
