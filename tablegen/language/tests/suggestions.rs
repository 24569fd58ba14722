//! The additions to messages: a similar name, and the uses of classes and multiclasses that led to a mistake.

mod common;

use common::check;
use expect_test::expect;

#[test]
fn suggestions() {
    check(
        &[
            "class Base<int width> { int w = width; } def a : Base<widht = 3>;",
            "multiclass Mult { def _x; } defm b : Mutl;",
            "class Base { int width = 1; } let widht = 3 in def c : Base;",
            "deftype Number = int; class A { Numbr n = 1; }",
            r#"def o; def f { dag d = (o 1:$first); int x = !getdagarg<int>(d, "frist"); }"#,
            "defvar global = 1; def g { int x = globl; }",
            "multiclass M<int count> { def _x { int c = cuont; int d = count; } }",
            "foreach item = [1] in def x#item { int i = itme; }",
            "class A { int width = 1; } def b : A { int x = width2; }",
            "clas A;",
            "def i { strng s = 1; }",
        ],
        expect![[r#"
            t.td:1:55: error: 'Base' has no template parameter named 'widht'
            class Base<int width> { int w = width; } def a : Base<widht = 3>;
                                                                  ^~~~~
              help: did you mean 'width'?
            t.td:1:38: error: there is no multiclass named 'Mutl'
            multiclass Mult { def _x; } defm b : Mutl;
                                                 ^~~~
              help: did you mean 'Mult'?
            t.td:1:35: error: 'c' has no field 'widht'
            class Base { int width = 1; } let widht = 3 in def c : Base;
                                              ^~~~~
              help: did you mean 'width'?
            t.td:1:33: error: there is no class named 'Numbr'
            deftype Number = int; class A { Numbr n = 1; }
                                            ^~~~~
              help: did you mean 'Number'?
            t.td:1:65: error: the dag has no argument named 'frist'
            def o; def f { dag d = (o 1:$first); int x = !getdagarg<int>(d, "frist"); }
                                                                            ^~~~~~~
              help: did you mean 'first'?
            t.td:1:36: error: 'globl' is not defined
            defvar global = 1; def g { int x = globl; }
                                               ^~~~~
              help: did you mean 'global'?
            t.td:1:44: error: 'cuont' is not defined
            multiclass M<int count> { def _x { int c = cuont; int d = count; } }
                                                       ^~~~~
              help: did you mean 'count'?
            t.td:1:44: error: 'itme' is not defined
            foreach item = [1] in def x#item { int i = itme; }
                                                       ^~~~
              help: did you mean 'item'?
            t.td:1:48: error: 'width2' is not defined
            class A { int width = 1; } def b : A { int x = width2; }
                                                           ^~~~~~
              help: did you mean 'width'?
            t.td:1:1: error: expected a statement ('class', 'def', 'defm', 'let', 'foreach', ...), found 'clas'
            clas A;
            ^~~~
              help: did you mean 'class'?
            t.td:1:9: error: there is no class named 'strng'
            def i { strng s = 1; }
                    ^~~~~
              help: did you mean 'string'?
        "#]],
    );
}

#[test]
fn instantiation_stacks() {
    check(
        &[
            "class A<int n> { int x = !div(1, n); }
class B<int n> : A<!sub(n, 1)> { int y = n; }
class C { int z = B<1>.x; }
def d : C;",
            "class A<int n> { int m = n; int x = !div(1, m); }
class B<int n> : A<n>;
class C<int n> : B<!sub(n, 1)>;
def e : C<0> { let m = 0; }",
            "class A<int n> { list<int> l = []; int x = !if(n, 1, l[n]); }
multiclass M<int n> { def _a : A<n>; }
multiclass N<int n> { defm _m : M<!sub(n, 2)>; }
defm x : N<2>;",
            "class A<string s> { assert !lt(!size(s), 3), \"too long: \" # s; }
multiclass M<string s> { foreach i = [1, 2] in def _#i { A a = A<s # s>; } }
defm y : M<\"xy\">;",
        ],
        expect![[r#"
            t.td:1:26: error: division by zero
            class A<int n> { int x = !div(1, n); }
                                     ^~~~~~~~~~
            t.td:2:18: note: in this use of class 'A'
            class B<int n> : A<!sub(n, 1)> { int y = n; }
                             ^~~~~~~~~~~~~
            t.td:3:19: note: in this use of class 'B'
            class C { int z = B<1>.x; }
                              ^~~~
            t.td:1:37: error: division by zero
            class A<int n> { int m = n; int x = !div(1, m); }
                                                ^~~~~~~~~~
            t.td:2:18: note: in this use of class 'A'
            class B<int n> : A<n>;
                             ^~~~
            t.td:3:18: note: in this use of class 'B'
            class C<int n> : B<!sub(n, 1)>;
                             ^~~~~~~~~~~~~
            t.td:4:9: note: in this use of class 'C'
            def e : C<0> { let m = 0; }
                    ^~~~
            t.td:1:54: error: the index 0 is out of range; the list has 0 elements
            class A<int n> { list<int> l = []; int x = !if(n, 1, l[n]); }
                                                                 ^~~~
            t.td:1:40: note: the value of 'x', declared here
            class A<int n> { list<int> l = []; int x = !if(n, 1, l[n]); }
                                                   ^
            t.td:2:27: note: in this record
            multiclass M<int n> { def _a : A<n>; }
                                      ^~
            t.td:3:33: note: in this use of a multiclass
            multiclass N<int n> { defm _m : M<!sub(n, 2)>; }
                                            ^~~~~~~~~~~~~
            t.td:4:10: note: in this use of a multiclass
            defm x : N<2>;
                     ^~~~
            t.td:1:28: error: assertion failed: too long: xyxy
            class A<string s> { assert !lt(!size(s), 3), "too long: " # s; }
                                       ^~~~~~~~~~~~~~~~
            t.td:2:64: note: the assertion is made for this record
            multiclass M<string s> { foreach i = [1, 2] in def _#i { A a = A<s # s>; } }
                                                                           ^~~~~~~~
            t.td:3:10: note: in this use of multiclass 'M'
            defm y : M<"xy">;
                     ^~~~~~~
        "#]],
    );
}
