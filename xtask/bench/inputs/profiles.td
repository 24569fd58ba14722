// For the benchmark `tblgen`: towers of classes that compute the operands, assembly and encoding of instructions from
// profiles, and multiclasses that look their records up by name.

class Scalar<int s, bit fp> { int Size = s; bit Fp = fp; string N = !if(fp, "f", "i") # s; }
foreach s = [8,16,32,64] in { def i#s : Scalar<s, 0>; def f#s : Scalar<s, 1>; }
class RegClass<string n, int w> { string Name = n; int W = w; }
foreach w = [16,32,64,128] in { def V#w : RegClass<"v"#w, w>; def S#w : RegClass<"s"#w, w>; }
def ins;
def outs;
def mod;
def clamp;
def omod;
class ClassOf<Scalar t, bit s = 0> {
  RegClass ret = !cond(!le(t.Size, 16): !if(s, S16, V16), !eq(t.Size, 32): !if(s, S32, V32), true: !if(s, S64,
      V64));
}

class Operand<bit m, RegClass rc, string n> {
  dag ret = !if(m, (ins mod:$m, rc:$r), (ins rc:$r));
  string s = n # rc.Name;
}

class Inputs<RegClass a, RegClass b, RegClass c, int n, bit m, bit cl, bit om> {
  dag ret = !con(!if(!ge(n, 1), Operand<m, a, "a">.ret, (ins)), !if(!ge(n, 2), Operand<m, b, "b">.ret, (ins)),
      !if(!ge(n, 3), Operand<m, c, "c">.ret, (ins)), !if(cl, (ins clamp:$c), (ins)), !if(om, (ins omod:$o),
      (ins)));
}

class AsmOf<int n, bit m, bit om, Scalar d> {
  string ret = !interleave(!listconcat([d.N], !foreach(i, !range(n), !if(m, "$m" # i, "$s" # i))), ", ") #
      !if(om, "$omod", "");
}

class Profile<list<Scalar> a, bit m = 0, bit cl = 0> {
  list<Scalar> Arg = a;
  Scalar D = Arg[0];
  Scalar A = Arg[1];
  Scalar B = Arg[2];
  Scalar C = Arg[3];
  int N = !if(!eq(B, i8), 1, !if(!eq(C, i8), 2, 3));
  bit M = !or(m, A.Fp, B.Fp);
  bit Cl = !or(cl, M);
  bit Om = !and(M, D.Fp);
  RegClass DR = ClassOf<D>.ret;
  RegClass AR = ClassOf<A>.ret;
  RegClass BR = ClassOf<B>.ret;
  RegClass CR = ClassOf<C>.ret;
  RegClass A64 = ClassOf<A, 1>.ret;
  RegClass B64 = ClassOf<B, 1>.ret;
  RegClass C64 = ClassOf<C, 1>.ret;
  dag Out = (outs DR:$d);
  dag In = Inputs<AR, BR, CR, N, 0, 0, 0>.ret;
  dag In64 = Inputs<A64, B64, C64, N, M, Cl, Om>.ret;
  dag InD = !con((ins DR:$old), Inputs<AR, BR, CR, N, M, 0, 0>.ret);
  string Asm = AsmOf<N, 0, 0, D>.ret;
  string Asm64 = AsmOf<N, M, Om, D>.ret;
  string AsmD = Asm # " dpp";
}

class WideProfile<Profile p, bit m = p.M> : Profile<p.Arg, m, p.Cl> {
  let Asm64 = AsmOf<p.N, m, p.Om, p.D>.ret # "3";
  let In64 = !con(Inputs<p.A64, p.B64, p.C64, p.N, m, p.Cl, p.Om>.ret, (ins clamp:$x));
}

class SignedProfile<Profile p> : WideProfile<WideProfile<p>, !or(p.M, p.Cl)> {
  let AsmD = WideProfile<p>.Asm64 # AsmOf<WideProfile<p>.N, WideProfile<p>.M, 0, WideProfile<p>.D>.ret;
  let InD = !foreach(x, WideProfile<p>.In64, !subst(ins, outs, x));
}

class ProfilePair<Profile p, Profile q> : SignedProfile<WideProfile<q>> {
  dag Extra = !foldl(SignedProfile<p>.In64, [SignedProfile<q>.In64, WideProfile<p>.InD], a, b, !con(a, b));
  list<dag> All = !foreach(z, [p, q], z.In64);
  string Key = !interleave([SignedProfile<p>.Asm64, SignedProfile<q>.Asm64, WideProfile<q>.AsmD], "|");
}

class Patterns<string n, Profile p> {
  list<dag> ret = !if(!eq(p.N, 3), [(ins p.D, (outs p.A, p.B, p.C))], !if(!eq(p.N, 2), [(ins p.D, (outs p.A,
      p.B))], [(ins p.D, (outs p.A))]));
  dag first = !head(ret);
  int size = !size(first);
}

class Instr<string n, dag o, dag i, string asm, list<dag> pat> {
  string Name = n;
  dag Out = o;
  dag In = i;
  string Asm = n # " " # asm;
  list<dag> Pattern = pat;
  bits<64> Inst;
  bits<64> Flags = 0;
  int Size = 4;
  string C = "";
  bit x0 = 0;
  bit x1 = 0;
  bit x2 = 0;
  let Flags{0}
  = x0;
  let Flags{1}
  = x1;
  let Flags{2}
  = x2;
  let Flags{15-8}
  = Size;
}

class Pseudo<string n, Profile p, string k, list<dag> pat = []> : Instr<n, p.Out, !cond(!eq(k, "64"): p.In64, !eq(k, "D"):
    p.InD, true: p.In), !cond(!eq(k, "64"): p.Asm64, !eq(k, "D"): p.AsmD, true: p.Asm), pat> {
  Profile Pfl = p;
  string Kind = k;
  let x0 = p.M;
  let x1 = p.Cl;
  let x2 = p.Om;
  string Mn = n;
}

class Encoding<bits<10> op, Profile p> {
  bits<8> d;
  bits<9> s0;
  bits<9> s1;
  bits<9> s2;
  bits<4> m0;
  bits<64> Inst;
  let Inst{7-0}
  = !if(p.Om, d, 0);
  let Inst{16-8}
  = !if(!ge(p.N, 1), s0, 0);
  let Inst{25-17}
  = !if(!ge(p.N, 2), s1, 0);
  let Inst{34-26}
  = !if(!ge(p.N, 3), s2, 0);
  let Inst{38-35}
  = !if(p.M, m0, 0);
  let Inst{48-39}
  = op;
  let Inst{49}
  = !if(p.Cl, m0{0}, 0);
}

class Real<Pseudo ps, Profile p, string asm = ps.Mn> : Instr<asm, ps.Out, ps.In, asm # ps.Asm, []> {
  let Flags = ps.Flags;
  let Size = ps.Size;
  let C = ps.C;
  Profile Prof = p;
  string From = ps.Kind;
  dag Ext = ProfilePair<p, p>.Extra;
  string Key = ProfilePair<ps.Pfl, p>.Key;
}

multiclass Pseudos<string n, Profile p, bit d = 1> {
  def "_32" : Pseudo<n, p, "32", Patterns<n, p>.ret>;
  def "_64" : Pseudo<n, SignedProfile<p>, "64", Patterns<n, WideProfile<p>>.ret>;
  if !and(d, p.M) then def "_D" : Pseudo<n, WideProfile<p>, "D">;
}

multiclass Reals<string gen, bits<10> op, string opn = NAME, string asm = !cast<Pseudo>(opn # "_32").Mn> {
  defvar ps = !cast<Pseudo>(opn # "_32");
  defvar ps64 = !cast<Pseudo>(opn # "_64");
  defvar pp = SignedProfile<ps.Pfl>;
  let C = gen in {
    def "_32" # gen : Real<ps, pp, asm>, Encoding<op, pp>;
    def "_64" # gen : Real<ps64, WideProfile<ps64.Pfl>, asm # "64">, Encoding<!add(op, 1), WideProfile<ps64.Pfl>>;
  }
  if ps.Pfl.M then def "_D" # gen : Real<!cast<Pseudo>(opn # "_D"), WideProfile<pp>>, Encoding<op, WideProfile<pp>>;
}

multiclass TwoReals<bits<10> op, string opn = NAME> : Reals<"g1", op, opn>, Reals<"g2", op, opn, "x" # opn>;
multiclass AllReals<bits<10> op, string opn = NAME> : TwoReals<op, opn> {
  defm "_b" : Reals<"g3", !add(op, 7), opn>;
  foreach g = ["g4", "g5"] in defm "_c" : Reals<g, op, opn, g # opn>;
}
