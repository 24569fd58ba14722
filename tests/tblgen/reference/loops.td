// foreach over every kind of list.
class A<int n, string s = ""> { int N = n; string S = s; }
foreach i = 0-2 in def a#i : A<i>;
foreach i = 2...0 in def b#i : A<i>;
foreach i = {5, 7-8, 11...12} in def c#i : A<i>;
foreach i = [1, 2] in foreach s = ["x", "y"] in def d#i#s : A<i, s>;
foreach i = !range(2) in { def e#i : A<i>; foreach j = !range(i) in def f#i#_#j : A<j>; }
foreach x = [a0, b1] in def g_#x : A<x.N>;
foreach i = []<int> in def never : A<i>;
foreach l = [[1, 2], [3]] in def h#!size(l) : A<!head(l)>;
foreach i = 4 in def i#i : A<i>;
multiclass M<list<int> l> { foreach i = l in def _#i : A<i>; foreach i = 0...1 in foreach j = l in def _x#i#j : A<j>; }
defm m : M<[1, 2]>;
