// Assertions that hold, checked where their values are known.
assert 1, "never";
defvar n = 3;
assert !eq(n, 3), "n is " # n;
class A<int x> { int y = x; assert !gt(x, 0), "positive"; assert !eq(y, x), NAME # " was changed"; }
def a : A<1>;
def b : A<2> { assert !eq(y, 2), "own"; }
def c { A anonymous = A<5>; }
multiclass M<int x> { assert !lt(x, 10), "small"; def _m : A<x>; }
defm d : M<3>;
foreach i = [1, 2] in { assert i, "loop"; def e#i : A<i>; }
