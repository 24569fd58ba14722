// A base may be inherited in two ways: it is listed twice, and the last value counts.

class B<int i = 0> {
  int a = i;
  string s = "b";
  bits<2> c = {1, 0};
  let c{0} = 1;
}
class C1 : B<1>;
class C2 : B<9> {
  let s = "c2";
  let c{1} = 0;
}
def x : C1, C2;
def y : C2, C1;

// The base may come before the class that derives from it, not after.
class D : B<3>, C1;
class E<string t> : C1, C2 {
  int e = a;
  let s = t;
}
def z : D;
def w : D, C2;
def v : E<"v">, D {
  let a = 5;
}
def u : B<7>, E<"u">;

// Once for each way, too.
class Noisy {
  assert !eq(1, 1), "never";
}
class Left : Noisy;
class Right : Noisy;
def both : Left, Right;

class B2<int i> : B<i>;
multiclass M<int i> {
  def _m : B<i>, C1;
  def _n : E<"n">, B2<i>;
}
defm m : M<4>;
foreach i = [1, 2] in
  def k#i : B<i>, E<"k"#i>;

defset list<C1> set = {
  def inSet : D;
}
def user {
  int fromCall = E<"call">.a;
  bit is = !isa<C2>(E<"call">);
  list<B> instances = !instances<B>();
  list<C1> some = [x, E<"call">, w];
  B either = !if(is, x, z);
  string shown = !repr(x);
  list<C1> fromSet = set;
}
