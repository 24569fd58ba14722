// The arguments of a multiclass that another one derives from are not converted.

class Place<bits<5> at, list<int> numbers, string text> {
  bits<5> At = at;
  list<int> Numbers = numbers;
  string Text = text;
}

multiclass Sign<bits<5> v> {
  if !eq(v, -1) then
    def _neg;
  else
    def _pos;
  def _value { bits<5> Value = v; int Sum = !add(v, 1); string Text = "is " # v; bits<7> Wide = {v, v{1}, 1}; }
}

multiclass MinusOne : Sign<-1> { def _end; }
multiclass Bits : Sign<{1,1,1,1,1}> { def _end; }
multiclass Given<int i> : Sign<i> { def _end; }

defm MinusOne : MinusOne;
defm Bits : Bits;
defm Given : Given<7>;
defm Uses : Sign<-1>;

// A record where a dag is expected.
def op;
multiclass Dag<dag d> { def _dag { dag D = (op d, 1); } }
multiclass AsDag : Dag<op>;
multiclass PassedAsDag<Place p> : Dag<p>;
def aPlace : Place<1, [], "">;
defm AsDag : AsDag;
defm PassedAsDag : PassedAsDag<aPlace>;

multiclass Every<bits<5> v, list<int> l, string s = "default", bit b = 0> {
  def _place : Place<v, !listconcat(l, [v]), s>;
  def _anonymous { Place P = Place<v, l, s # v>; int First = !head(l); bit B = b; int If = !if(b, 5, 6); }
  foreach i = [v] in
    def _loop#i;
}
multiclass Positional<int n> : Every<n, [n, 4], "n" # n> { def _own { string Name = NAME; } }
multiclass Named<bits<5> n> : Every<n, s = "named" # n, l = [1, 2], b = !eq(n, 1)> { def _own; }
multiclass Two : Every<0, [3]>, Sign<2> { def _own; }

defm Positional : Positional<1>;
defm Named0 : Named<0>;
defm Named1 : Named<1>;
defm Two : Two;
