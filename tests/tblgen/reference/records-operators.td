// Operators that look at records and at the definitions so far.
class A<int n = 0> { int N = n; }
class B : A<5>;
def a1 : A<1>;
def a2 : A<2>;
def b1 : B;
class Repr<A a> { string Of = !repr(a); string Text = !repr("t"); string List = !repr([a.N]); string Unset = !repr(?); string Bits = !repr({1, 0}); string Dag = !repr((a 1)); }
def r : Repr<a1>;
def later { list<A> All = !instances<A>(); list<B> Bs = !instances<B>(); list<A> Some = !instances<A>("^a"); list<int> Ns = !foreach(x, All, x.N); bit Same = !eq(a1, a1); bit Other = !ne(a1, a2); }
def after : A<9>;
class Self<string n> { bit There = !exists<A>(n); A It = !cast<A>(NAME); }
def self : Self<"self">, A<3>;
