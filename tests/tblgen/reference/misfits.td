// A number that does not fit stays as it is: it is an error only where a def keeps it.

class A { bits<2> X = 9; bit B = 5; bits<4> Y = {0, 3, 1, 0}; list<bits<2>> L = [1, 9]; }
class B<bits<2> x = 64> { bits<2> X = x; int I = x; }
class C : B<9>;
def a : A { let X = 1; let B = 0; let Y = 3; let L = [2]; }
def b : B<3>;
def c : C { let X = 0; let I = 1; }
def uses { B One = B<8>; B Two = B<x = 77>; list<B> All = [B<1>, B<-1>, B<-3>]; }

multiclass M<bits<2> x> { def _a { int I = 1; } }
defm m : M<7>;

class Bits { bits<3> F; let F{1-0} = 12; }
def part : Bits { let F = 2; }
