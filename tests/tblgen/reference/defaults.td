// In the default of a template parameter, its own name is the one from outside.

class Op;
def load : Op;
def store : Op;
defvar width = 5;
defset list<Op> all = { def add : Op; }

class Load<Op operator, Op load = load> { Op Operator = operator; Op Load = load; }
def l1 : Load<store>;
def l2 : Load<store, store>;

class Width<int width = width, int twice = !mul(width, 2)> { int Width = width; int Twice = twice; }
def w1 : Width;
def w2 : Width<8>;

class All<list<Op> all = all> { list<Op> Ops = all; }
def a : All;

multiclass Ops<Op load = load, int width = width, int next = !add(width, 1)> {
  def _op { Op Load = load; int Width = width; int Next = next; }
}
defm m1 : Ops;
defm m2 : Ops<store, 9>;

class Named<string name = NAME, Op load = load> { string Name = name; Op Load = load; }
def n1 : Named;
class Derived<Op load> : Named<"derived", load>;
def n2 : Derived<add>;

// A default may depend on values that are known only where it is used.
class Waiting<int a, bit asked = !exists<Waiting>("nowhere"), int sum = !add(!exists<Waiting>("nowhere"), a),
              string text = !if(!eq(a, 1), "y", "n"), list<int> some = !foreach(x, !range(a), !add(x, 1)),
              int count = !size(!instances<Waiting>()), int case = !cond(!eq(a, 1): 2, true: 3),
              bits<4> number = !foldl(0, !range(a), x, y, !add(x, y))> {
  bit b = asked;
  int s = !add(sum, count, case);
  string t = text;
  list<int> l = some;
  bits<4> n = number;
}
def waiting : Waiting<3>;
def waitingInside { Waiting w = Waiting<1>; }
multiclass WaitingMany<list<Waiting> all = !instances<Waiting>()> {
  def _x { list<Waiting> l = all; }
}
defm waitingMany : WaitingMany;
