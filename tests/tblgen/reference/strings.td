// Operators on strings at their edges.
class S<string s> {
  string Lower = !tolower(s);
  string Upper = !toupper(s);
  int Size = !size(s);
  bit Empty = !empty(s);
  string Sub = !substr(s, 1);
  string SubMore = !substr(s, 0, 100);
  string SubNone = !substr(s, !size(s));
  int Find = !find(s, "b");
  int FindEmpty = !find(s, "");
  int FindLate = !find(s, "a", 1);
  string Subst = !subst("b", "BB", s);
  string Cat = !strconcat(s, "", s);
  bit Less = !lt(s, "b");
  bit Equal = !eq(s, "abcabc");
  string Inter = !interleave([s, s], ", ");
  string Numbers = !interleave([1, 2], "-");
  string Bits = !interleave([true, false], "");
  string None = !interleave([]<string>, ",");
}
def a : S<"abcabc">;
def b : S<"größe">;
