// The output of --print-records and --dump-json for every kind of value.
class A<int n = 0> { int N = n; A Self = ?; }
def "quoted \" name" { string s = "tab\tquote\"back\\nl\nend"; code c = [{"x"\n}]; }
def a : A { int Extra = !add(N, 1); }
def unset { int i; bit b; bits<2> bs; string s; list<int> l; dag d; A a; code c; }
def lists { list<list<string>> l = [["a"], []]; list<A> as = [a]; list<dag> ds = [(a 1)]; list<bits<2>> bs = [1, 2]; list<code> cs = [[{c}]]; }
def references { A a1 = a; A a2 = A<4>; dag d = (a:$n a:$x, A<4>, unset); }
class Unresolved<int n, bits<4> b> { int x = !add(n, 1); bit y = !eq(n, 2); bits<4> z = {b{3}, 1, b{1-0}}; string s = "v" # n; list<int> l = [n, !mul(n, 2)]; dag d = (a n, !if(y, 1, 2)); string c = !cond(y: "a", 1: "b"); list<int> f = !foreach(i, l, !add(i, n)); int g = !foldl(0, l, p, q, !add(p, q)); A h = A<n>; int k = A<n>.N; A e = !cast<A>("a" # n); bit w = !isa<A>(e); int t = l[0]; list<int> u = l[0...1]; int fl = !size(!filter(v, l, !lt(v, n))); }
