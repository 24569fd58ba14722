// Casts between everything that converts.
class A; class B : A;
def b : B;
def a {
  string OfInt = !cast<string>(5);
  string OfBits = !cast<string>({1, 0, 1});
  string OfRecord = !cast<string>(b);
  int OfBitsInt = !cast<int>({1, 1});
  bit OfOne = !cast<bit>(1);
  bits<4> OfSeven = !cast<bits<4>>(7);
  A Named = !cast<A>("b");
  B Down = !cast<B>(Named);
  list<A> Up = [b];
  list<B> Downs = !foreach(x, Up, !cast<B>(x));
  bit IsB = !isa<B>(Named);
  bit IsInt = !isa<int>(3);
  bit IsList = !isa<list<A>>([b]);
  bit Exists = !exists<A>("b");
  bit ExistsOther = !exists<B>("a");
  bit Set = !initialized(b);
  bit Unset = !initialized(?);
}
class Late<string n> { A It = !cast<A>(n); bit There = !exists<A>(n); }
def c : Late<"b">;
