// Defaults of template parameters that have no value where they are used.
class op; class A<int b = !exists<op>("q")> { int v = b; }
def a : A;
// -----
class op; class A<string b = !if(!exists<op>("q"), "y", "n")> { string v = b; }
def a : A;
// -----
class op; class A<string b = !if(!exists<op>("q"), "y", "n")> { string v = b; }
def a { A x = A<>; }
// -----
class op; class A<string b = !cond(!exists<op>("q"): "y", true: "n")> { string v = b; }
def a : A;
// -----
class A<int i, string b = !cond(!eq(i, 1): ?, true: "n")> { string v = b; }
def a : A<2>;
// -----
class A<int i, int b = !if(!eq(i, 1), ?, 2)> { int v = b; }
def a : A<2>;
// -----
class A<list<A> b = !instances<A>()> { list<A> v = b; }
def a : A;
// -----
class P; class Q : P; class A<P p, int b = !isa<Q>(p)> { int v = b; }
def q : Q;
def a : A<q>;
// -----
class A<int i, int b = !foldl(0, !range(i), x, y, !add(x, y))> { int v = b; }
def a : A<2>;
// -----
class op; class A<list<int> b = [!exists<op>("q")]> { list<int> v = b; }
def a : A;
// -----
class op; class A<string b = !subst("a", "b", !if(!exists<op>("q"), "1", "2"))> { string v = b; }
def a : A;
// -----
def op; class A<int i, dag b = !dag(op, ?, ["q"#i])> { dag v = b; }
def a : A<1>;
// -----
class op; multiclass M<int b = !exists<op>("q")> { def _x { int v = b; } }
defm m : M;
