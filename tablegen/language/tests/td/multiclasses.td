// Multiclasses, loops, conditions and sets of records.
class R<int n = 0> { int num = n; string tag = NAME; }

multiclass Pair<int n, string suffix = "z"> {
  def _first : R<n>;
  def "_" # suffix : R<!add(n, 1)>;
  def prefix_#NAME : R;
  def : R<n>;
}
defm p : Pair<1>;
defm q : Pair<10, "custom">;
defm "s" # "t" : Pair<suffix = "named", n = 5>;
defm : Pair<30>;

multiclass Outer<list<int> ns> {
  foreach n = ns in {
    defm _#n : Pair<n>;
    if !gt(n, 2) then {
      def _big#n : R<n>;
    } else
      def _small#n : R<n>;
  }
  defvar total = !foldl(0, ns, a, b, !add(a, b));
  def _total : R<total>;
  let num = 1000 in def _let : R;
}
defm o : Outer<[1, 2, 3]>;

multiclass Derived<int k> : Pair<!mul(k, 2)> {
  def _own : R<k>;
}
defm d : Derived<50>;
class Extra { int extra = 1; string extra_name = NAME; }
let extra = 2 in defm e : Derived<60>, Extra;
multiclass Only : Pair<3>;
let tag = "by let" in defm f : Only;

foreach i = 0-2 in def range#i : R<i>;
foreach i = {5, 7-8} in def set#i : R<i>;
foreach i = [1, 2] in foreach j = ["a", "b"] in def both#i#j : R<i>;
foreach r = [p_first, q_first] in { defvar n = !add(r.num, 1); def next_#r : R<n>; }

defset list<R> collected = {
  def c1 : R<1>;
  def : R<2>;
  defm c2 : Only;
}
def summary { int count = !size(collected); list<int> nums = !foreach(r, collected, r.num); }

if !exists<R>("c1") then def found; else def lost;
if 0 then { def never; } else if 1 then def chained;
defvar wide = 8;
foreach w = !range(wide) in
  if !eq(!and(w, 1), 0) then def even#w;

assert !eq(wide, 8), "wide is " # wide;
class Checked<int v> { int value = v; assert !lt(v, 10), "too large: " # v; }
def checked : Checked<9>;
multiclass Asserting<int n> { assert !gt(n, 0), "not positive"; def _ok; }
defm asserting : Asserting<1>;
