// The result of !filter has the type of the operator, whatever the elements of the list are.
class Filtered<string s> {
  list<int> kept = !filter(x, !if(!empty(s), !foreach(y, ["a", "b"], 0b101), [0x1F, 0]<int>), 1);
  list<int> all = !if(!empty(s), !foreach(y, ["a", "b"], 0b101), [0x1F, 0]<int>);
  int first = !head(!listconcat(kept, [5]));
  int size = !size(!filter(x, kept, !gt(x, 0)));
}
def empty : Filtered<"">;
def some : Filtered<"a">;
