// Classes with parameters and defaults, inheritance, fields of every type.
class Empty;
def empty_op;
class Base<int size, string name = "none", list<int> items = []> {
  int Size = size;
  string Name = name;
  list<int> Items = items;
  bit Flag = 0;
  bits<4> Low = 0b0101;
  code Body = [{ return 1; }];
  dag Tree = (empty_op);
  int Unset;
  string Also = ?;
}
class Derived<int size> : Base<!add(size, 1), "derived", [1, 2, size]>, Empty {
  let Flag = 1;
  let Low{0} = 0;
  let Low{3-2} = 0b11;
  int Twice = !mul(Size, 2);
}
def Plain : Base<3>;
def Full : Base<4, "four", [4, 44]>;
def Child : Derived<7> {
  let Name = "child";
  string Mixed = Name # "-" # Size;
}
def Named : Base<size = 9, name = "by name">;
class WithDefs<Base b> {
  Base Other = b;
  int OtherSize = b.Size;
  list<Base> Many = [b, Plain];
}
def Refers : WithDefs<Full>;
def : Empty;
def Late : Derived<Full.Size>;
