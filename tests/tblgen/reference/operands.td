// A list of types may be the operator of a dag, and a name that never becomes a string is accepted.

class Type;
def i32 : Type;
def i64 : Type;
def op;
def dags {
  dag One = ([i32] 1:$a);
  dag Two = (op ([i32, i64] $b), ([i64]));
  list<dag> All = [([i32]), (op 1)];
}

multiclass Named<int v> { def v; }
multiclass Unused : Named<1> { def _other; }

class Lists<list<Type> l> { list<Type> All = !listconcat(l, [i32], [i64]); list<Type> More = l # [i32] # [i64]; }
def lists : Lists<[i64]>;

// What is never looked at keeps nothing waiting: the record is made where it stands, of its arguments as they stand.
class Held<int i> { int held = i; }
class Holder<Held h> { Held own = Held<h.held>; }
class Holding : Holder<Held<0>>;
multiclass Holders<int p, Holding h = Holding<>> {
  let own = Held<!and(0, p, h.own.held)> in
    def _a : Holding;
  let own = Held<!or(-1, p)> in
    def _o : Holding;
  let own = Held<!or(!and(0, p), p)> in
    def _both : Holding;
  def !if(!and(0, !empty(NAME)), "x", "y");
}
defm holders : Holders<0>;
defm holders2 : Holders<-1>;
