// Anonymous records: named by number, shared by equal calls, used by their fields.
class A<int n> { int N = n; string Self = NAME; }
class Holder<A a> { A Held = a; int N = a.N; }
def : A<1>;
def : A<1>;
def x { A a = A<1>; A same = A<1>; A other = A<2>; int n = A<3>.N; list<A> l = [A<2>, A<4>]; }
def y : Holder<A<5>>;
def op;
def z { dag d = (op A<6>:$a, A<1>); int s = A<7>.N; }
defset list<A> set = { def : A<8>; foreach i = [9, 10] in def : A<i>; }
