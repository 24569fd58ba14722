// References to fields that are set later, in the record itself and through parameters.
class Named<string n> { string Name = n; string Upper = !toupper(Name); }
class Twice<string a> : Named<a # a> { string Original = a; }
def T : Twice<"ab"> { let Name = "changed"; }
class Fields<int a> {
  int A = a;
  int B = !add(A, 1);
  int C = !add(B, 1);
  list<int> L = [A, B, C];
  bits<8> Bits;
  let Bits{7-4} = A;
  let Bits{3-0} = { 1, 0, ?, 0 };
}
def F : Fields<5> { let A = 9; }
def G : Fields<2> { let Bits{1} = 1; }
class Anonymous<int n> { int N = n; Fields F = Fields<n>; int Deep = Fields<!mul(n, 2)>.C; }
def An : Anonymous<3>;
class SelfName { string Self = NAME; string Text = !cast<string>(NAME); }
def Sn : SelfName;
class Param<list<Named> items, Named default = Named<"d">> { list<string> Names = !foreach(i, items, i.Name); string D = default.Name; }
def P : Param<[Named<"x">, T]>;
