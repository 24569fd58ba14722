// Warnings about template arguments that nothing looks at: the same as LLVM's, in the same places.
class NoBody<int x>;
class Half<int x, int y> { int z = x; }
class InDefault<int x, int y = x> { int z = y; }
class Hidden<int x> { int x = 3; int y = x; }
class Asserted<int x> { assert x, "not zero"; }
class Local<int x> { defvar y = x; }
class Folded<int x, list<int> l> { int sum = !foldl(0, l, a, b, !add(a, b)); }
class Passed<int x> : NoBody<x>;
multiclass Some<int a, int b, string name> { foreach i = [a] in def name#i; }
multiclass Inherited<int a, int b> : Some<a, 1, "n">;
defm m : Inherited<1, 2>;
