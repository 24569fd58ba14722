// Every operator, computed at once and after an argument is known.
class A { int a = 1; }
class B : A { int b = 2; }
class C;
def op;
def op2;
def x : A;
def y : B;
def z : C;

class Arithmetic<int i, int j> {
  int add = !add(i, j, 1);
  int sub = !sub(i, j);
  int mul = !mul(i, j, 2);
  int div = !div(i, j);
  int and = !and(i, j);
  int or = !or(i, j, 8);
  int xor = !xor(i, j);
  int shl = !shl(i, 2);
  int sra = !sra(!sub(0, i), 1);
  int srl = !srl(i, 1);
  int not = !not(i);
  int log = !logtwo(i);
  bit eq = !eq(i, j);
  bit ne = !ne(i, j);
  bit lt = !lt(i, j);
  bit le = !le(i, j);
  bit gt = !gt(i, j);
  bit ge = !ge(i, j);
}
def arithmetic : Arithmetic<13, 5>;

class Strings<string s, list<string> l> {
  string cat = !strconcat(s, "-", s);
  string sep = !interleave(l, ", ");
  string ints = !interleave([1, 2, 3], "+");
  string subst = !subst("o", "00", s);
  string sub = !substr(s, 1, 3);
  string rest = !substr(s, 2);
  int find = !find(s, "o");
  int second = !find(s, "o", 5);
  int missing = !find(s, "zz");
  string lower = !tolower(s);
  string upper = !toupper(s);
  int size = !size(s);
  bit empty = !empty(s);
  bit match = !match(s, "^H.*o$");
  bit eq = !eq(s, "Hello");
  bit lt = !lt(s, "World");
}
def strings : Strings<"Hello, world foo", ["a", "b", "c"]>;

class Lists<list<int> l, list<list<int>> ll> {
  list<int> cat = !listconcat(l, [100], l);
  list<int> flat = !listflatten(ll);
  list<int> minus = !listremove(l, [2, 3]);
  list<string> splat = !listsplat("s", 3);
  int head = !head(l);
  list<int> tail = !tail(l);
  int size = !size(l);
  bit empty = !empty(!tail(!tail(!tail(l))));
  list<int> squares = !foreach(i, l, !mul(i, i));
  list<int> odd = !filter(i, l, !and(i, 1));
  int sum = !foldl(0, l, acc, i, !add(acc, i));
  string text = !foldl("", l, acc, i, acc # i);
  list<int> r1 = !range(4);
  list<int> r2 = !range(2, 5);
  list<int> r3 = !range(10, 0, -3);
  list<int> r4 = !range(l);
  list<list<int>> nested = !foreach(i, l, !foreach(j, !range(i), !mul(i, j)));
}
def lists : Lists<[1, 2, 3], [[1, 2], [], [3]]>;

class Choices<int n, bit flag> {
  int chosen = !if(flag, n, !sub(0, n));
  string which = !cond(!lt(n, 0): "negative", !eq(n, 0): "zero", true: "positive");
  A record = !if(flag, x, y);
  list<A> records = [x, y];
  int dead = !if(flag, n, !div(n, !sub(n, n)));
}
def choices : Choices<3, true>;

class Records<A a, string name> {
  A cast = !cast<A>(name);
  B downcast = !cast<B>(!cast<string>(cast));
  bit is_a = !isa<A>(a);
  bit is_b = !isa<B>(a);
  bit is_int = !isa<int>(3);
  bit exists = !exists<A>(name);
  bit exists_not = !exists<B>("nothing");
  bit exists_other = !exists<C>(name);
  string str = !cast<string>(a);
  bit same = !eq(a, y);
  list<A> instances = !instances<A>();
  list<A> matching = !instances<A>("^x");
  string repr = !repr(a);
  string repr_list = !repr([1, 2]);
  bit init = !initialized(a);
  bit uninit = !initialized(?);
}
def records : Records<x, "y">;
class Late<string n> { bit there = !exists<A>(n); A itself = !cast<A>(NAME); }
def late : Late<"defined_later">, A;

class Dags<dag d> {
  dag con = !con(d, (op 9:$nine));
  dag made = !dag(op, [1, 2], ["a", ?]);
  dag named = !dag(op, ?, ["only", "names"]);
  dag getop = !setdagop(d, op2);
  A dagop = !getdagop<A>((x 1));
  dag opname = !setdagopname(d, "head");
  string gotname = !getdagopname(opname);
  int arg = !getdagarg<int>(d, 0);
  int byname = !getdagarg<int>(d, "second");
  string argname = !getdagname(d, 1);
  dag setarg = !setdagarg(d, "first", 77);
  dag setname = !setdagname(d, 0, "renamed");
  int size = !size(d);
  bit empty = !empty((op));
  dag each = !foreach(v, d, v);
}
class Dags2<dag d> {
  dag con = !con(d, (op 9:$nine));
  int arg = !getdagarg<int>(d, 0);
  string wrong = !getdagarg<string>(d, 0);
}
def dags : Dags2<(op 1:$first, 2:$second)>;
