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
