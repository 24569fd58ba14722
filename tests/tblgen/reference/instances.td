// Instances are sorted by name, and numbers in names count as numbers.

class A<int n = 0> { int N = n; }

foreach i = [16, 2, 1, 10, 100, 20, 9] in
  def x_#i : A<i>;
foreach name = ["x_01", "x_001", "x_1a", "x_a1", "x", "x_10_2", "x_10_10", "X_3", "_5", "1x", "12", "3"] in
  def name : A;
def : A;
def : A;

def lists {
  list<A> All = !instances<A>();
  list<A> X = !instances<A>("x_.*");
  list<A> Ones = !instances<A>("^x_1");
}

// Outside records: the definitions up to here.
defvar now = !instances<A>("x_1");
def later_x_1 : A;
def kept { list<A> Now = now; list<A> Then = !instances<A>("x_1"); }

multiclass M<string s> {
  defvar read = !instances<A>("x_1");
  def _kept { list<A> Read = read; list<A> Used = !instances<A>(s); }
  foreach i = !instances<A>(s) in
    def _of_#i;
  if !empty(!instances<A>(s # "_z")) then
    def _none;
}
def x_11 : A;
defm m : M<"x_1">;
def n#!size(!instances<A>());

// A dead arm may hold a malformed expression.
def dead { int Size = !if(1, 2, !size(!instances<A>("["))); }
