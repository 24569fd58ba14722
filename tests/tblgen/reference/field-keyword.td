// Fields that may stay unresolved, and how they are printed.
class A { field int x = ?; field bits<3> b; bits<3> c; field bits<8> inst; bits<4> op; let inst{3-0} = op; }
def a : A;
def b : A { let x = 3; let b{1} = 1; let op{0} = 1; }
