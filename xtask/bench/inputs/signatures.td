// For the benchmark `tblgen`: computations on lists of lists and on strings.

def first;
class Type<int s, int kind> {
  int Size = s;
  int Kind = kind;
  string Name = !cond(!eq(kind, 0): "i", !eq(kind, 1): "f", true: "p") # s;
}

foreach s = [8, 16, 32, 64, 128] in foreach k = [0, 1, 2] in def T#s#_#k : Type<s, k>;
class Signature<list<Type> rets, list<Type> params> {
  list<list<int>> Rets = !foreach(t, rets, [t.Size, t.Kind, !if(!eq(t.Kind, 2), 9, 3)]);
  list<list<int>> Params = !foreach(t, params, !listconcat([t.Size], !if(t.Kind, [t.Kind, 5], [])));
  list<int> Flat = !listflatten(!listconcat(Rets, Params));
  list<int> Offsets = !foldl([0], Params, acc, p, !listconcat(acc, [!add(!head(!foldl([0], acc, a, b, [b])),
      !size(p))]));
  int Max = !foldl(0, Flat, a, b, !if(!gt(a, b), a, b));
  int Sum = !foldl(0, Flat, a, b, !add(a, b));
  bits<32> Packed = !foldl(0, Flat, a, b, !xor(!shl(a, 1), b));
  list<bits<8>> Bytes = !foreach(i, Flat, !and(i, 255));
  list<int> Big = !filter(i, Flat, !gt(i, 15));
  bit AllSmall = !foldl(1, Flat, a, b, !and(a, !lt(b, 200)));
  string Mangled = !interleave(!foreach(t, !listconcat(rets, params), t.Name), "_");
  string Upper = !toupper(Mangled);
  int Length = !size(Mangled);
  list<int> Reversed = !foldl([]<int>, Flat, a, b, !listconcat([b], a));
  list<int> Sliced = Flat[0...!sub(!size(Flat), 1)];
}

class Operation<string n, Signature s, list<string> attrs = []> {
  string Name = n;
  Signature S = s;
  string Attr = !interleave(attrs, ", ");
  bit HasConst = !not(!empty(!filter(a, attrs, !eq(a, "const"))));
  string Full = n # "." # s.Mangled # !if(HasConst, ".c", "");
  string CName = !subst(".", "_", !tolower(Full));
  dag D = !dag(first, s.Params, !foreach(i, !range(s.Params), "p" # i));
  int Args = !size(D);
  dag E = !foreach(x, (first 1, 2, 3), x);
}

