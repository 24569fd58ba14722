// Several bases, overriding, references to overridden fields, and forward declarations.
class Later;
class A { int x = 1; int y = !add(x, 1); string n = NAME; }
class B { int z = 3; }
class C<int v> : A, B { let x = v; int w = !add(y, z); }
class Later : A { int more = 1; }
def a : C<10>;
def b : C<10> { let y = 0; let z = 100; }
class Other { int o = 0; }
class D : C<1>, Other { let o = w; }
def c : D;
def d : Later;
class Chain0 { int depth = 0; }
class Chain1 : Chain0 { let depth = 1; }
class Chain2 : Chain1 { int again = depth; }
def e : Chain2 { let depth = 7; }
