def x { string s = !cast<code>("text"); }
// -----
def x { bit b = !isa<code>("text"); }
// -----
class A;
defvar l = !instances<A>("[");
// -----
class A;
class B<string s> { list<A> l = !instances<A>(s); }
def x { int i = !if(0, !size(B<"[">.l), 5); }
// -----
def x { list<int> l = [1]; int i = l[3]; }
// -----
class A<list<int> l, int i> { int n = l[i]; }
def x : A<[1], 3>;
// -----
class A<list<int> l, int i> { int n = l[i]; }
def x { int n = A<[1], 2>.n; }
// -----
class A<int n = n>;
// -----
class Op;
def load : Op;
class A { Op load = load; }
// -----
multiclass A<int v> { def _a { int f = v; } }
multiclass B : A<"x"> { def _b; }
defm x : B;
// -----
multiclass A<bit v> { def _a { bit f = v; } }
multiclass B<int i> : A<i> { def _b; }
defm x : B<5>;
// -----
multiclass A<int v> { def _a { int f = v; } }
multiclass B : A<1, 2> { def _b; }
// -----
multiclass A<int v> { def _a { int f = v; } }
multiclass B : A { def _b; }
// -----
class A { int x = !if(1, 2, 3, ); }
// -----
class A { int x = !eq(1, 2, ); }
// -----
class A { int x = !size([1], ); }
// -----
class A { list<int> x = !listflatten([]<int>); }
// -----
class A<bit b> { bits<1> x = b{0}; }
// -----
def x { bits<2> f = 9; }
// -----
def x { bits<4> f = {0, 3, 0, 0}; }
// -----
class A<bits<2> x> { bits<2> y = x; }
def x : A<9>;
// -----
multiclass M<bits<2> x> { def _a { bits<2> y = x; } }
defm m : M<7>;
// -----
def x { list<bits<2>> l = [1, 9]; }
// -----
multiclass M<int v> { def v; }
defm m : M<1>;
// -----
defvar q = !foreach(a, [1], !foreach(a, [2], a));
// -----
defvar q = !foreach(a, [[1]], !foldl(0, a, b, a, b));
// -----
defvar q = !foldl(0, [[1]], x, y, !foldl(x, y, x, z, x));
// -----
class A { int x = !head([?, 6]); }
// -----
class A { list<int> x = !tail([?, 6]); }
