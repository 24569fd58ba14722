// Positional, named and default arguments, defaults that use others, and defaults that are records.
class B<int a, int b = !add(a, 1), int c = !mul(b, 2)> { list<int> l = [a, b, c]; }
def x : B<1>;
def y : B<1, c = 5>;
def z : B<b = 2, a = 7>;
def default_b : B<0>;
class C<B b = default_b, list<string> names = ["n"], dag d = (x b:$b)> { B held = b; list<string> n = names; dag t = d; }
def c1 : C;
def c2 : C<x, []>;
def c3 : C<d = (y)>;
multiclass M<B b = B<9>, string s = "t"> { def _m { B held = b; string t = s; } }
defm m1 : M;
defm m2 : M<s = "u">;
