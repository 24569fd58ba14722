// Questions that are asked too early: about records before they exist, about names before they are known.
class op { int v = 2; }
multiclass M {
  def _a : op;
  if !eq(!cast<op>(NAME#"_a").v, 2) then def _two;
}
defm x : M;
// -----
class op { int v = 2; }
multiclass M {
  def _a : op;
  foreach i = !range(!cast<op>(NAME#"_a").v) in def _#i;
}
defm x : M;
// -----
class op { int v = 2; }
multiclass A<int i> {
  def _a : op { let v = i; }
}
multiclass B<int i> : A<i> {
  if !eq(!cast<op>(NAME#"_a").v, i) then def _eq;
}
defm x : B<4>;
// -----
class op { int v = 2; }
multiclass A<int i> {
  def _a : op { let v = i; }
}
multiclass B<int i> {
  defm "" : A<i>;
  if !eq(!cast<op>(NAME#"_a").v, i) then def _eq;
}
defm x : B<4>;
// -----
class op { int v = 2; }
multiclass I<op o> {
  if !eq(o.v, 2) then def _two;
}
multiclass M {
  def _a : op;
  defm _s : I<!cast<op>(NAME#"_a")>;
}
defm x : M;
// -----
class op; foreach i = !range(!add(1, !exists<op>("nowhere"))) in def x#i;
// -----
class op;
multiclass M {
  def _a : op;
  dump "e" # !exists<op>(NAME#"_a");
}
defm x : M;
// -----
class op; dump !repr(!cast<op>("nowhere"));
// -----
class B; class C : B;
def x : C, B;
// -----
class B; class C : B;
class D : C, B;
// -----
class B; class C : B;
def x : B, C, B;
// -----
def op; def x { dag d = (!if(1, op, op) 1); }
// -----
def op; def x { dag d = (!cond(1: op) 1); }
// -----
class C<string s> { string v = s; }
class K { C c = C<NAME>; }
def : K;
// -----
class C<string s> { string v = s; }
class K { C c = C<"of " # NAME>; }
multiclass M { def : K; }
defm m : M;
// -----
def a { int x = !sub(7, !cond(1 : 100, true : 0b101)); }
// -----
// llvm-tblgen fails without a message.
class C<int p> { int q = p; }
def d : C<!cond(1 : 100, true : 0b101)>;
