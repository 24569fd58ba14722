// A subscript that is out of range stays as it is: it is an error only where a def keeps it.

class Kind<list<int> mapping, int at> {
  int Number = mapping[at];
  int Result = !if(!lt(at, 3), 7, Number);
}
def kind { int Result = Kind<[1], 2>.Result; }

class Many<list<int> l, int i> {
  list<int> Slice = l[i, 0];
  list<int> Range = l[0...i];
  int Later = l[!add(i, 1)];
  bits<4> Bits = l[i];
  string Shown = !repr(l[i]);
  bit Initialized = !initialized(l[i]);
}
def many {
  Many Outside = Many<[1, 2], 5>;
  Many Negative = Many<[1], -1>;
  Many Inside = Many<[1, 2, 3], 1>;
}

class Chosen<int i> {
  int Looked = Kind<[4], i>.Number;
  int Spared = !if(1, 2, Kind<[4], i>.Number);
}
def chosen {
  Chosen C = Chosen<8>;
  int Spared = Chosen<8>.Spared;
}

class MayStay<list<int> l, int i> { field int Number = l[i]; }
def stays : MayStay<[1], 3>;

defvar never = [1][4];
