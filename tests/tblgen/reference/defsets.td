// Sets collect what they enclose, nested ones too, by the classes of their elements.
class A<int n> { int N = n; }
class B<int n> : A<n>;
defset list<A> all = {
  def a1 : A<1>;
  defset list<B> bs = { def b1 : B<2>; foreach i = [3, 4] in def b#i : B<i>; }
  if 1 then def a2 : A<5>;
  multiclass M { def _m : A<6>; }
  defm d : M;
}
def sizes { int All = !size(all); int Bs = !size(bs); list<int> Ns = !foreach(x, all, x.N); list<B> Copy = bs; }
foreach x = all in def again_#x : A<x.N>;
