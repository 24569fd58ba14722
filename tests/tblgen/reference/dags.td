// Patterns as backends write them.
class Op<string n> { string Name = n; }
class Pat<dag p, list<dag> r> { dag Source = p; list<dag> Results = r; }
def add : Op<"add">;
def mul : Op<"mul">;
def zero : Op<"zero">;
def replace;
def ins;
def outs;
class Inst<dag o, dag i, list<dag> p = []> {
  dag Outs = o;
  dag Ins = i;
  list<dag> Pattern = p;
  int Count = !add(!size(o), !size(i));
}
class Reg { int Size = 32; }
def GPR : Reg;
def Add : Inst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(add $a, $b)]>;
def Fma : Inst<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c), [(add (mul $a, $b), $c), (add $c, (mul $a, $b))]>;
def : Pat<(add $x, (zero)), [(replace $x)]>;

def Nested : Pat<(add:$sum (mul:$product GPR:$a, 2), (zero):$z), [(add), (mul (zero), (zero))]>;
foreach op = [add, mul] in
  def : Pat<(op $a, $b), [(op $b, $a)]>;
