// let, foreach, if, defvar, defset, assert, deftype, the preprocessor.
class A<int x> {
  int X = x;
  string S = "default";
  list<string> L = ["a"];
  bits<4> B = 0;
  assert !ge(x, 0), "x is not negative: " # x;
}
let S = "from let" in
def Let1 : A<1>;
let S = "outer", B = 3 in {
  def Let2 : A<2>;
  let S = "inner" in {
    def Let3 : A<3>;
  }
  def Let4 : A<4> { let S = "own"; }
}
let B<1-0> = 0b10 in
def Let5 : A<5>;
foreach i = 0...3 in
  def Range#i : A<i>;
foreach i = {0-1, 7, 9...10} in
  def Ranges#i : A<i>;
foreach s = ["x", "y"] in {
  foreach i = [1, 2] in
    def Nested_#s#_#i : A<i> { let S = s; }
}
defvar global = 41;
def UsesVar : A<!add(global, 1)> {
  defvar local = "local";
  let S = local # " " # global;
}
defset list<A> All = {
  def In1 : A<1>;
  def In2 : A<2>;
  defset list<A> Inner = { def In3 : A<3>; }
}
def UsesSet { list<A> Items = All; int Count = !size(All); list<A> InnerItems = Inner; }
if !eq(global, 41) then {
  def Then : A<1>;
} else {
  def Else : A<2>;
}
if false then def NotHere : A<1>;
assert !eq(global, 41), "the variable holds";
deftype Number = int;
def Typed { Number N = 3; }
#define HERE
#ifdef HERE
def Defined : A<1>;
#else
def Undefined : A<1>;
#endif
#ifndef HERE
def NotDefined;
#endif
/* a comment /* nested */ still one */
def AfterComment; // and one to the end of the line
