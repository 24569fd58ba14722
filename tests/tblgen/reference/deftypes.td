// Names for types, of builtin types and of each other.
class A;
deftype Number = int;
deftype Numbers = list<Number>;
deftype Table = list<Numbers>;
deftype Byte = bits<8>;
def a : A;
class B<Numbers ns, A r> { Table t = [ns]; Byte b = 3; A held = r; list<A> rs = [r]; bit is = !isa<A>(r); A cast = !cast<A>("a"); }
def b : B<[1, 2], a>;
