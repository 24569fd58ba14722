// if at top level and in multiclasses, chained, on everything that counts as a condition.
class A<int n> { int N = n; }
if true then def a : A<1>;
if 0 then { def never1; } else if 2 then { def b : A<2>; } else def never2;
if {1} then def c : A<3>;
def d : A<4>;
if !eq(d.N, 4) then { if !exists<A>("d") then def e : A<5>; else def never3; }
multiclass N<int n> { foreach i = !range(n) in def _#i : A<i>; }
multiclass M<int n, bit flag = 0> {
  if !gt(n, 1) then { def _big : A<n>; if flag then def _flag : A<n>; } else { def _small : A<n>; }
  if flag then { defm _inner : N<n>; }
}
defm f : M<1>;
defm g : M<2, 1>;
