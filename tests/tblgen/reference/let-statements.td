// let at top level: for blocks, single statements, defm and classes; bits; the innermost wins.
class A { int x = 0; bits<4> b = 0; string s = "s"; }
let x = 1 in def a : A;
let x = 2, b<0> = 1, b<3-2> = 0b11 in { def b1 : A; let x = 3 in def b2 : A { let s = "own"; } }
let x = 4 in class B : A;
def c : B;
multiclass M { def _1 : A; let x = 5 in def _2 : A { let b = 7; } }
let s = "outside" in defm d : M;
let x = 6 in foreach i = [1, 2] in def e#i : A;
