// Variables end with their block, hide outer ones, and are known from their statement on.
defvar x = 1;
if 1 then { defvar x = 2; def a { int v = x; } } else { defvar x = 3; def never { int v = x; } }
def b { int v = x; }
foreach i = [1, 2] in { defvar x = !mul(i, 10); def c#i { int v = x; } }
class A<int n> { defvar x = n; int v = x; defvar y = !add(x, 1); int w = y; }
def d : A<7>;
multiclass M<int n> { defvar x = !add(n, 1); def _e { int v = x; } if n then { defvar x = 100; def _f { int v = x; } } }
defm m : M<4>;
def g { int v = !foldl(0, [1, 2], x, y, !add(x, y)); list<int> l = !foreach(x, [5], x); int after = x; }
