// dump says something and changes nothing.
dump "hello " # 3;
class A<int n> { dump "n=" # n; dump !repr(n); }
def a : A<3> { dump "own"; }
multiclass M { dump "in a multiclass"; def _x; }
defm b : M;
def c { A held = A<4>; }
