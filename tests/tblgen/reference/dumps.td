// dump prints a message and changes nothing.
dump "hello " # 3;
class A<int n> { dump "n=" # n; dump !repr(n); }
def a : A<3> { dump "own"; }
multiclass M { dump "in a multiclass"; def _x; }
defm b : M;
def c { A held = A<4>; }

// A record is shown, and what is asked about others is answered where the statement is.
dump c;
class op;
dump "exists " # !exists<op>("later");
def d { dump c; }
class Shown { dump d; }
def e : Shown;
foreach i = [1, 2] in {
  dump "in a loop " # i # !exists<op>("later");
  def later#i : op;
  dump !repr(!cast<op>("later"#i));
}
multiclass N<int x> {
  dump "in a multiclass " # !exists<op>("later1") # !initialized(x) # !size(!instances<op>());
  def _x : op;
}
defm f : N<1>;
defm g : N<?>;
