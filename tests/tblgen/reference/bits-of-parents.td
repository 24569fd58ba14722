// Literals and numbers as bits: arguments and defaults that reach a field through parents, `defm`, loops and `let`.

class Inst<bit b, bits<2> w, list<bit> l = [0b1, 0]> {
  bits<6> Code;
  let Code{0} = b;
  let Code{2-1} = w;
  let Code{3} = w{1};
  let Code{5} = 0b1;
  bit B = b;
  bits<3> Mixed = {b, w};
  list<bit> L = l;
  int Sum = !add(b, w);
  bit Chosen = !if(b, w{0}, b);
}

multiclass Plain<bit b> { def "" : Inst<b, 0b10>; }
multiclass Wide<bit b, bits<2> w = 0b01> {
  def _wide : Inst<b, w>;
  def _list : Inst<b, w, [b, w{0}, 1]>;
  foreach i = [0b1, 0b0] in
    def _loop#i : Inst<i, {b, i}>;
  let Code<4> = b in
    def _let : Inst<!not(b), w>;
  if b then
    def _set : Inst<1, 3>;
}

multiclass Zero : Plain<0b0>;
multiclass One : Plain<0b1>;
multiclass Brace : Plain<{1}>;
multiclass Number : Plain<1>;
multiclass Compared<int n> : Plain<!eq(n, 2)>;
multiclass Passed<bits<1> p> : Plain<p>;
multiclass Twice<bits<1> p> : Passed<p>, Wide<p, {p, 1}>;
multiclass Default<bit d = 0b1> : Wide<d>;
multiclass Uses<bit u> { defm _plain : Plain<u>; defm _wide : Wide<!xor(u, 0b1), 0b11>; }
multiclass Inner<bits<1> u> : Uses<u>;

defm Zero : Zero;
defm One : One;
defm Brace : Brace;
defm Number : Number;
defm Compared : Compared<2>;
defm Passed : Passed<0b1>;
defm Twice : Twice<0b0>;
defm Default : Default;
defm Default0 : Default<0b0>;
defm Inner : Inner<{0}>;
let B = 0b1 in
  defm Let : Zero;
foreach i = [0b0, 0b1] in
  defm Each#i : Passed<i>;

class FoldedBits<bit a, bits<2> w> {
  bits<4> Folded = {!foldl(a, [1, 0], s, x, !cast<bit>(!xor(s, x))), !foldl(0, [a], s, x, !or(s, x)), w};
  list<bit> Each = !foreach(x, [a, w{1}], !not(x));
  list<int> Numbers = !foreach(x, [a, 1], !add(x, 1));
  bits<2> Cast = !cast<bits<2>>(!add(w, 0));
  string Text = !cast<string>(a) # !interleave([a, w{0}], "-");
}
multiclass FoldsOf<bit a, bits<2> w> { def "" : FoldedBits<a, w>; }
multiclass Folds<bit a> : FoldsOf<a, {a, 0b1}>;
multiclass FoldsOfLiteral : FoldsOf<0b1, {0b0, 1}>;
defm Folds : Folds<0b1>;
defm FoldsOfLiteral : FoldsOfLiteral;
