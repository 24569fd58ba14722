// A list of types may stand where a dag has its operator, and a name that never becomes a string does no harm.

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
