// Operators on dags at their edges.
class O; def o : O; def p : O; def q;
class D<dag d> {
  dag Con = !con(d, (o), (o 9:$nine));
  int Size = !size(d);
  bit Empty = !empty(d);
  O Op = !getdagop<O>(d);
  dag SetOp = !setdagop(d, p);
  dag Named = !setdagopname(d, "name");
  string OpName = !getdagopname(!setdagopname(d, "name"));
  int First = !getdagarg<int>(d, 0);
  int ByName = !getdagarg<int>(d, "two");
  string Wrong = !getdagarg<string>(d, 0);
  string Name = !getdagname(d, 1);
  string NoName = !getdagname(d, 2);
  dag SetArg = !setdagarg(d, "two", "text");
  dag SetName = !setdagname(d, 0, "renamed");
  dag NameOff = !setdagname(d, "two", ?);
  dag Each = !foreach(x, d, x);
}
def a : D<(o 1:$one, 2:$two, o)>;
def b {
  dag Made = !dag(o, [1, 2, 3], ["x", ?, "z"]);
  dag NoNames = !dag(o, [1, 2], ?);
  dag NoValues = !dag(o, ?, ["a", "b"]);
  dag Question = (? 1, 2);
  dag Nested = (o (p (q):$deep):$inner, [1]:$list, ?:$hole, $only);
  dag Chosen = (!cast<O>("p") 1);
}

// A name that is not a string yet is lost.
def Named;
class Naming<string s> {
  dag early = !setdagname((Named 1:$x, 2:$y), 0, s);
  dag both = !setdagname(!setdagname((Named 1:$x, 2:$y), "y", s # "a"), 0, "u");
  dag unset = !setdagname((Named 1:$x), "x", ?);
}
class NamingLate<dag d, string s> {
  dag late = !setdagname(d, 0, s);
}
def naming : Naming<"q">;
def namingLate : NamingLate<(Named 1:$x), "q">;
foreach i = ["b"] in
  def naming#i { dag d = !setdagname((Named 1:$x), 0, i); }
multiclass NamingMany<string s> {
  def _x { dag d = !setdagname((Named 1:$x), 0, s); }
}
defm namingMany : NamingMany<"l">;
def namingEach {
  list<dag> each = !foreach(i, ["a", "b"], !setdagname((Named 1:$x), 0, i));
  dag known = !setdagname((Named 1:$x), 0, "k" # 1);
}
