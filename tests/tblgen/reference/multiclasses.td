// Multiclasses, defm with and without names, inheritance of multiclasses, NAME.
class Item<string n, int v = 0> {
  string N = n;
  int V = v;
}
multiclass Pair<int first> {
  def First : Item<NAME # "_1", first>;
  def Second : Item<"second", !add(first, 1)>;
  def "" : Item<"itself">;
  def _suffix : Item<NAME>;
}
multiclass More<int first> : Pair<first> {
  def Third : Item<"third", !add(first, 2)>;
  defm Inner : Pair<!mul(first, 10)>;
}
defm A : Pair<1>;
defm B : More<5>;
defm : Pair<100>;
class Extra { int E = 1; }
defm C : Pair<7>, Extra;
multiclass Loop<list<int> values> {
  foreach v = values in {
    def Item#v : Item<"loop", v>;
    if !gt(v, 1) then
      def Big#v : Item<"big", v>;
    else
      def Small#v : Item<"small", v>;
  }
  defvar last = !head(values);
  def Last : Item<"last", last>;
}
defm D : Loop<[1, 2, 3]>;
multiclass Recursive<int n> {
  if !gt(n, 0) then {
    def N#n : Item<"r", n>;
  }
}
foreach i = [0, 1, 2] in
  defm R#i : Recursive<i>;
