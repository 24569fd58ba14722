// The operands of #: names, strings, numbers, lists, and nothing.
class A { string n = NAME # ; list<int> l = [1] # ; }
def x : A;
def y#"" : A;
def "s" # 1 # t : A;
foreach i = [1, 2] in foreach n = ["p", "q"] in def n#_#i;
def z { string s = "a" "b" # "c" "d"; string t = "a"#1#x; list<int> l = [1] # [2] # [3]; }
multiclass M<string s> { def s#_1; def _2; def NAME#_3; def a#NAME#b; def "" { string n = NAME; } }
defm m : M<"q">;
