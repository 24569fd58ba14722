// The order in which parts of a value are evaluated shows in the numbers of anonymous records.

class A<int i> { int X = i; }
class B<int i> : A<i>;

multiclass M<int p> {
  def "" { dag D = (A<p> B<p>); }
  def _two { dag D = (A<p> B<p>, (A<!add(p, 1)> B<!add(p, 1)>):$n, B<!add(p, 2)>:$z); }
}
defm q : M<1>;
defm r : M<5>;

class C<int p> {
  dag D = (A<p> (A<!add(p, 3)> B<!add(p, 3)>));
  list<A> L = [A<!add(p, 4)>, B<!add(p, 5)>];
  dag Con = !con((A<!add(p, 6)> B<!add(p, 7)>), (A<!add(p, 6)> B<!add(p, 8)>));
  int Cond = !cond(!eq(A<p>.X, 3): B<p>.X, !eq(B<!add(p, 1)>.X, 1): A<!add(p, 2)>.X, true: A<!add(p, 9)>.X);
  int If = !if(!eq(A<!add(p, 10)>.X, 3), B<!add(p, 11)>.X, A<!add(p, 12)>.X);
  list<int> Each = !foreach(i, [1, 2], !add(A<!add(i, p, 20)>.X, B<!add(p, i, 30)>.X));
  int Folded = !foldl(A<!add(p, 40)>.X, [1, 2], a, b, !add(a, B<!add(b, p, 50)>.X, A<!add(p, 60)>.X));
}
def c : C<100>;
def c2 { C X = C<1000>; }

// Of two names that are one, the second counts.
def same { int Last = !foldl(0, [1, 2], y, y, !add(1, y)); }
