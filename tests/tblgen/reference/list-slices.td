// Elements, ranges up and down, several pieces, and indices that are computed.
class Slices<list<int> l, int n, list<int> by> {
  int One = l[1];
  int Computed = l[!add(n, 1)];
  list<int> Range = l[1...3];
  list<int> Down = l[4-2];
  list<int> Old = l[1-3];
  list<int> Pieces = l[0, 2...3];
  list<int> Single = l[n,];
  list<int> By = l[by];
}
def a : Slices<[1, 2, 3, 4, 5], 1, [3, 0]>;
