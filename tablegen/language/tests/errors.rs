//! Every kind of mistake: the message and its place. `errors_together` covers several errors at once.

mod common;

use common::check;
use expect_test::expect;

#[test]
fn unknown_names() {
    check(
        &[
            "def a : Bsae; class Base;",
            "class Base; def a : Bsae;",
            "class A { int width = 1; int w2 = widht; }",
            "class A { int width; } def a : A { let widht = 3; }",
            "class A { int width; } def a : A; def b { int x = a.widht; }",
            "defm x : Foo;",
            "multiclass M { def x; } def y : M;",
            "class C; defm y : C;",
            "def a { int x = !ad(1, 2); }",
            r#"def foo; def a { dag d = !cast<foo>("x"); }"#,
            r#"class F; def food : F; def a { F f = !cast<F>("foood"); }"#,
        ],
        expect![[r#"
            t.td:1:9: error: there is no class named 'Bsae'
            def a : Bsae; class Base;
                    ^~~~
            t.td:1:21: error: there is no class named 'Bsae'
            class Base; def a : Bsae;
                                ^~~~
              help: did you mean 'Base'?
            t.td:1:35: error: 'widht' is not defined
            class A { int width = 1; int w2 = widht; }
                                              ^~~~~
              help: did you mean 'width'?
            t.td:1:40: error: 'a' has no field 'widht'
            class A { int width; } def a : A { let widht = 3; }
                                                   ^~~~~
              help: did you mean 'width'?
            t.td:1:53: error: a of type 'A' has no field 'widht'
            class A { int width; } def a : A; def b { int x = a.widht; }
                                                                ^~~~~
              help: did you mean 'width'?
            t.td:1:10: error: there is no multiclass named 'Foo'
            defm x : Foo;
                     ^~~
            t.td:1:33: error: there is no class named 'M'
            multiclass M { def x; } def y : M;
                                            ^
              help: this is a multiclass; instantiate it with 'defm'
            t.td:1:19: error: there is no multiclass named 'C'
            class C; defm y : C;
                              ^
              help: this is a class; use it in a 'def'
            t.td:1:17: error: unknown operator '!ad'
            def a { int x = !ad(1, 2); }
                            ^~~
              help: did you mean '!add'?
            t.td:1:32: error: there is no class named 'foo'
            def foo; def a { dag d = !cast<foo>("x"); }
                                           ^~~
            t.td:1:38: error: there is no record named 'foood'
            class F; def food : F; def a { F f = !cast<F>("foood"); }
                                                 ^~~~~~~~~~~~~~~~~
              help: did you mean 'food'?
        "#]],
    );
}

#[test]
fn template_arguments() {
    check(
        &[
            "class A<int n>; def a : A;",
            "class A<int n>; def a : A<1, 2>;",
            r#"class A<int n>; def a : A<"x">;"#,
            "class A<int n>; def a : A<m = 1>;",
            "class A<int n, int m>; def a : A<n = 1, n = 2>;",
            "class A<int n, int m>; def a : A<n = 1, 2>;",
            "class A<int n, int n>;",
            "class A<int NAME>;",
            "class A<int n> { A x = A<?>; } def b { int n = A<>; }",
            "multiclass M<int n> { def a; } defm x : M;",
        ],
        expect![[r#"
            t.td:1:13: warning: unused template argument: A:n
            class A<int n>; def a : A;
                        ^
            t.td:1:25: error: no value is given for the template argument 'n'
            class A<int n>; def a : A;
                                    ^
            t.td:1:13: note: declared in 'A', without a default
            class A<int n>; def a : A;
                        ^
            t.td:1:25: note: in this use of class 'A'
            class A<int n>; def a : A;
                                    ^
            t.td:1:13: warning: unused template argument: A:n
            class A<int n>; def a : A<1, 2>;
                        ^
            t.td:1:30: error: 'A' takes 1 template argument, but more are given
            class A<int n>; def a : A<1, 2>;
                                         ^
            t.td:1:7: note: it is defined here
            class A<int n>; def a : A<1, 2>;
                  ^
            t.td:1:13: warning: unused template argument: A:n
            class A<int n>; def a : A<"x">;
                        ^
            t.td:1:27: error: the template argument 'n' needs a value of type 'int', not "x" of type 'string'
            class A<int n>; def a : A<"x">;
                                      ^~~
            t.td:1:13: note: the parameter is declared here
            class A<int n>; def a : A<"x">;
                        ^
            t.td:1:13: warning: unused template argument: A:n
            class A<int n>; def a : A<m = 1>;
                        ^
            t.td:1:27: error: 'A' has no template parameter named 'm'
            class A<int n>; def a : A<m = 1>;
                                      ^
            t.td:1:13: warning: unused template argument: A:n
            class A<int n, int m>; def a : A<n = 1, n = 2>;
                        ^
            t.td:1:20: warning: unused template argument: A:m
            class A<int n, int m>; def a : A<n = 1, n = 2>;
                               ^
            t.td:1:41: error: the template argument 'n' is given twice
            class A<int n, int m>; def a : A<n = 1, n = 2>;
                                                    ^
            t.td:1:13: warning: unused template argument: A:n
            class A<int n, int m>; def a : A<n = 1, 2>;
                        ^
            t.td:1:20: warning: unused template argument: A:m
            class A<int n, int m>; def a : A<n = 1, 2>;
                               ^
            t.td:1:41: error: a positional template argument cannot follow a named one
            class A<int n, int m>; def a : A<n = 1, 2>;
                                                    ^
            t.td:1:20: error: the template parameter 'n' is declared twice
            class A<int n, int n>;
                               ^
            t.td:1:13: note: the first is here
            class A<int n, int n>;
                        ^
            t.td:1:13: error: 'NAME' is reserved for the name of the record
            class A<int NAME>;
                        ^~~~
            t.td:1:13: warning: unused template argument: A:n
            class A<int n> { A x = A<?>; } def b { int n = A<>; }
                        ^
            t.td:1:48: error: no value is given for the template argument 'n'
            class A<int n> { A x = A<?>; } def b { int n = A<>; }
                                                           ^~~
            t.td:1:13: note: declared in 'A', without a default
            class A<int n> { A x = A<?>; } def b { int n = A<>; }
                        ^
            t.td:1:18: warning: unused template argument: M::n
            multiclass M<int n> { def a; } defm x : M;
                             ^
            t.td:1:41: error: no value is given for the template argument 'n'
            multiclass M<int n> { def a; } defm x : M;
                                                    ^
            t.td:1:18: note: declared in 'M', without a default
            multiclass M<int n> { def a; } defm x : M;
                             ^
        "#]],
    );
}

#[test]
fn types() {
    check(
        &[
            r#"def a { int x = "s"; }"#,
            "def a { bits<2> x = 7; }",
            "def a { bit x = 2; }",
            r#"def a { list<int> x = ["s"]; }"#,
            r#"def a { list<int> x = [1, "s"]; }"#,
            "defvar x = [];",
            "class A; class B; def b : B; def a { A x = b; }",
            "def a { string x = 3; }",
            "def a { dag d = (1 2); }",
            r#"class A { int x; } def a : A { string x = "s"; }"#,
            "def a { int x = 3; string y = x # [1]; }",
            "def a { int x = 1; int y = x.z; int z = x[0]; }",
            "def a { bits<4> b = 0; bits<2> c = b{5-4}; }",
            "def a { bits<4> b; let b{4} = 1; }",
            "def a { bits<4> b; let b{1, 1} = 0; }",
            "def a { int b; let b{1} = 0; }",
        ],
        expect![[r#"
            t.td:1:17: error: the value "s" of type 'string' does not fit 'x' of type 'int'
            def a { int x = "s"; }
                            ^~~
            t.td:1:13: note: it is declared here
            def a { int x = "s"; }
                        ^
            t.td:1:21: error: the value 7 of type 'int' does not fit 'bits<2>'
            def a { bits<2> x = 7; }
                                ^
            t.td:1:17: note: the value of 'x', declared here
            def a { bits<2> x = 7; }
                            ^
            t.td:1:5: note: in this record
            def a { bits<2> x = 7; }
                ^
            t.td:1:17: error: the value 2 of type 'int' does not fit 'bit'
            def a { bit x = 2; }
                            ^
            t.td:1:13: note: the value of 'x', declared here
            def a { bit x = 2; }
                        ^
            t.td:1:5: note: in this record
            def a { bit x = 2; }
                ^
            t.td:1:23: error: the elements of this list have type 'string', which does not convert to 'int'
            def a { list<int> x = ["s"]; }
                                  ^~~~~
            t.td:1:27: error: this element has type 'string', but the ones before it have type 'int'
            def a { list<int> x = [1, "s"]; }
                                      ^~~
            t.td:1:12: error: the type of this empty list is not known
            defvar x = [];
                       ^~
              help: write its element type after it, as in '[]<int>'
            t.td:1:44: error: the value b of type 'B' does not fit 'x' of type 'A'
            class A; class B; def b : B; def a { A x = b; }
                                                       ^
            t.td:1:40: note: it is declared here
            class A; class B; def b : B; def a { A x = b; }
                                                   ^
            t.td:1:20: error: the value 3 of type 'int' does not fit 'x' of type 'string'
            def a { string x = 3; }
                               ^
            t.td:1:16: note: it is declared here
            def a { string x = 3; }
                           ^
            t.td:1:18: error: expected the operator of a dag, found an integer
            def a { dag d = (1 2); }
                             ^
            t.td:1:39: warning: the field 'x' of type 'string' already exists with type 'int'
            class A { int x; } def a : A { string x = "s"; }
                                                  ^
            t.td:1:15: note: the other declaration is here
            class A { int x; } def a : A { string x = "s"; }
                          ^
              help: the field keeps its first type; use 'let' to set it
            t.td:1:43: error: the value "s" of type 'string' does not fit 'x' of type 'int'
            class A { int x; } def a : A { string x = "s"; }
                                                      ^~~
            t.td:1:15: note: it is declared here
            class A { int x; } def a : A { string x = "s"; }
                          ^
            t.td:1:35: error: [1] cannot be turned into a string
            def a { int x = 3; string y = x # [1]; }
                                              ^
            t.td:1:30: error: x is not a record and has no field 'z'
            def a { int x = 1; int y = x.z; int z = x[0]; }
                                         ^
            t.td:1:37: error: this value has no such bits: b
            def a { bits<4> b = 0; bits<2> c = b{5-4}; }
                                                ^~~~~
            t.td:1:36: note: the value
            def a { bits<4> b = 0; bits<2> c = b{5-4}; }
                                               ^
            t.td:1:24: error: 'b' has no bit 4
            def a { bits<4> b; let b{4} = 1; }
                                   ^
            t.td:1:24: error: bit 1 of 'b' is set twice
            def a { bits<4> b; let b{1, 1} = 0; }
                                   ^
            t.td:1:20: error: 'b' has type 'int', which has no bits
            def a { int b; let b{1} = 0; }
                               ^
        "#]],
    );
}

#[test]
fn operators() {
    check(
        &[
            "def a { int x = !add(1); }",
            "def a { int x = !sub(1, 2, 3); }",
            r#"def a { int x = !add(1, "s"); }"#,
            "def a { int x = !div(1, 0); }",
            "def a { int x = !shl(1, 64); }",
            "def a { int x = !head([]<int>); }",
            "def a { list<int> l = [1]; int x = l[3]; }",
            r#"def a { int x = !cast("x"); }"#,
            r#"def a { int x = !if(1, 2, "s"); }"#,
            "def a { int x = !cond(0: 1, 0: 2); }",
            "def a { list<int> x = !foreach(i, 3, i); }",
            "def a { int i = 1; list<int> x = !foreach(i, [1], i); }",
            r#"def a { int x = !foldl(0, [1], a, b, "s"); }"#,
            r#"def a { string s = !substr("abc", 7); }"#,
            "def o; def a { int n = !getdagarg<int>((o 1), 4); }",
            r#"def o; def a { int n = !getdagarg<int>((o 1:$x), "y"); }"#,
            "def o; def p; def a { dag d = !con((o 1), (p 2)); }",
            r#"def a { bit b = !match("a", "("); }"#,
            r#"def a { bit b = !eq("a", 1); }"#,
            "def a { list<int> x = !range(1, 5, 0); }",
        ],
        expect![[r#"
            t.td:1:17: error: '!add' takes at least 2 operands, but 1 is given
            def a { int x = !add(1); }
                            ^~~~
            t.td:1:28: error: '!sub' takes 2 operands, but 3 are given
            def a { int x = !sub(1, 2, 3); }
                                       ^
            t.td:1:25: error: '!add' needs a value of type 'int' here, not a value of type 'string'
            def a { int x = !add(1, "s"); }
                                    ^~~
            t.td:1:17: error: division by zero
            def a { int x = !div(1, 0); }
                            ^~~~~~~~~~
            t.td:1:17: error: the shift amount 64 is out of range 0...63
            def a { int x = !shl(1, 64); }
                            ^~~~~~~~~~~
            t.td:1:23: error: '!head' of an empty list
            def a { int x = !head([]<int>); }
                                  ^~~~~~~
            t.td:1:36: error: the index 3 is out of range; the list has 1 element
            def a { list<int> l = [1]; int x = l[3]; }
                                               ^~~~
            t.td:1:32: note: the value of 'x', declared here
            def a { list<int> l = [1]; int x = l[3]; }
                                           ^
            t.td:1:5: note: in this record
            def a { list<int> l = [1]; int x = l[3]; }
                ^
            t.td:1:22: error: expected '<' and a type after '!cast', found '('
            def a { int x = !cast("x"); }
                                 ^
            t.td:1:27: error: '!if' needs a value of type 'int', as the other arm has, here, not a value of type 'string'
            def a { int x = !if(1, 2, "s"); }
                                      ^~~
            t.td:1:17: error: no condition is true in !cond(0: 1, 0: 2)
            def a { int x = !cond(0: 1, 0: 2); }
                            ^~~~~~~~~~~~~~~~~
            t.td:1:35: error: '!foreach' needs a list or dag here, not a value of type 'int'
            def a { list<int> x = !foreach(i, 3, i); }
                                              ^
            t.td:1:43: error: 'i' is already the name of a field
            def a { int i = 1; list<int> x = !foreach(i, [1], i); }
                                                      ^
            t.td:1:38: error: '!foldl' needs a value of type 'int', as the start value is, here, not a value of type 'string'
            def a { int x = !foldl(0, [1], a, b, "s"); }
                                                 ^~~
            t.td:1:20: error: the start of !substr is out of range 0...3
            def a { string s = !substr("abc", 7); }
                               ^~~~~~~~~~~~~~~~~
            t.td:1:24: error: the index 4 is out of range; the dag has 1 argument
            def o; def a { int n = !getdagarg<int>((o 1), 4); }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:1:50: error: the dag has no argument named 'y'
            def o; def a { int n = !getdagarg<int>((o 1:$x), "y"); }
                                                             ^~~
              help: did you mean 'x'?
            t.td:1:31: error: the operators of concatenated dags differ: 'o' and 'p'
            def o; def p; def a { dag d = !con((o 1), (p 2)); }
                                          ^~~~~~~~~~~~~~~~~~
            t.td:1:29: error: invalid regular expression '(': '(' is not closed
            def a { bit b = !match("a", "("); }
                                        ^~~
            t.td:1:26: error: '!eq' needs a value of type 'string', as the first operand is, here, not a value of type 'int'
            def a { bit b = !eq("a", 1); }
                                     ^
            t.td:1:23: error: the step of a range cannot be 0
            def a { list<int> x = !range(1, 5, 0); }
                                  ^~~~~~~~~~~~~~~
        "#]],
    );
}

#[test]
fn syntax() {
    check(
        &[
            "def a { int x = 1 }",
            "def a { int x = ; }",
            "class A {",
            "class { int x; }",
            "def a { int x = (1; }",
            "def a { list<int x; }",
            "let x = 1 def a;",
            "foreach i = [1] def a;",
            "if 1 def a;",
            "int x = 3;",
            "def a { let = 3; }",
            "def a {};",
            "def o; def a { dag d = (o 1,); }",
            r#"def a { string s = "abc
def"; }"#,
            r#"def a { string s = "a\qb"; }"#,
            "def a { code c = [{ ",
            "def a; /* open",
            "def a { int x = 99999999999999999999; }",
            "def a @ b;",
            "def a { int n = $; }",
            "multiclass M { class C; }",
            "multiclass M { }",
            "foreach i = 1 in class C;",
            "include 3",
            r#"include "nothing.td""#,
        ],
        expect![[r#"
            t.td:1:19: error: expected ';' after the declaration, found '}'
            def a { int x = 1 }
                              ^
            t.td:1:17: error: expected a value, found ';'
            def a { int x = ; }
                            ^
            t.td:1:10: error: expected '}' at the end of the body, found the end of the file
            class A {
                     ^
            t.td:1:9: note: it starts here
            class A {
                    ^
            t.td:1:7: error: expected the name of the class, found '{'
            class { int x; }
                  ^
            t.td:1:18: error: expected the operator of a dag, found an integer
            def a { int x = (1; }
                             ^
            t.td:1:18: error: expected '>' at the end of the list type, found 'x'
            def a { list<int x; }
                             ^
            t.td:1:9: note: it starts here
            def a { list<int x; }
                    ^~~~
            t.td:1:11: error: expected 'in' after 'let', found 'def'
            let x = 1 def a;
                      ^~~
            t.td:1:17: error: expected 'in' after the list, found 'def'
            foreach i = [1] def a;
                            ^~~
            t.td:1:6: error: expected 'then' after the condition, found 'def'
            if 1 def a;
                 ^~~
            t.td:1:1: error: expected a statement ('class', 'def', 'defm', 'let', 'foreach', ...), found 'int'
            int x = 3;
            ^~~
            t.td:1:13: error: expected the name of a field after 'let', found '='
            def a { let = 3; }
                        ^
            t.td:1:9: error: the body of a class or record is not followed by ';'
            def a {};
                    ^
              help: remove the ';'
            t.td:1:29: error: expected an argument after ',', found ')'
            def o; def a { dag d = (o 1,); }
                                        ^
            t.td:1:20: error: end of line in a string literal
            def a { string s = "abc
                               ^~~~
              help: close the string with '"', or use a code block '[{ ... }]' for text of many lines
            t.td:2:4: error: end of file in a string literal
            def"; }
               ^
            t.td:1:22: error: invalid escape in a string literal
            def a { string s = "a\qb"; }
                                 ^~
              help: known escapes are \\ \' \" \t \n
            t.td:1:18: error: unterminated code block
            def a { code c = [{ 
                             ^~
            t.td:1:8: error: unterminated comment
            def a; /* open
                   ^~
            t.td:1:17: error: number out of range
            def a { int x = 99999999999999999999; }
                            ^~~~~~~~~~~~~~~~~~~~
              help: integers have 64 bits
            t.td:1:7: error: unexpected character '@'
            def a @ b;
                  ^
            t.td:1:17: error: '$' is not followed by a name
            def a { int n = $; }
                            ^
            t.td:1:16: error: 'class' is not allowed inside a multiclass
            multiclass M { class C; }
                           ^~~~~
            t.td:1:16: error: expected at least one statement in the multiclass, found '}'
            multiclass M { }
                           ^
            t.td:1:18: error: 'class' is not allowed inside 'foreach' or 'if'
            foreach i = 1 in class C;
                             ^~~~~
            t.td:1:1: error: 'include' is not followed by a file name
            include 3
            ^~~~~~~
              help: write include "path/file.td"
            t.td:1:9: error: could not find include file 'nothing.td'
            include "nothing.td"
                    ^~~~~~~~~~~~
        "#]],
    );
}

#[test]
fn definitions() {
    check(
        &[
            "def a; def a;",
            "class A { int x; } class A;",
            "multiclass M { def a; } multiclass M { def b; }",
            "class A; def a : A, A;",
            "defvar x = 1; defvar x = 2;",
            "class A; deftype A = int;",
            "deftype A = int; class A;",
            "class A { int x; defvar x = 1; }",
            "class A { int x = 1; let x = x; }",
            "class A<int n> { int m = n; } def a { int x = A<1>.m; int y = A<y>.m; }",
            "def a { int x = y; int y = 1; }",
            "defset int s = { }",
            "class A; defset list<A> s = { def x; }",
            "foreach i = 3.4 in def a;",
            r#"def "a" # [1];"#,
            "class A<int n> { int x; int y = !add(x, n); } def a : A<1>;",
        ],
        expect![[r#"
            t.td:1:12: error: the record 'a' is already defined
            def a; def a;
                       ^
            t.td:1:5: note: the previous definition is here
            def a; def a;
                ^
            t.td:1:26: error: the class 'A' is already defined
            class A { int x; } class A;
                                     ^
            t.td:1:7: note: the previous definition is here
            class A { int x; } class A;
                  ^
            t.td:1:36: error: the multiclass 'M' is already defined
            multiclass M { def a; } multiclass M { def b; }
                                               ^
            t.td:1:12: note: the previous definition is here
            multiclass M { def a; } multiclass M { def b; }
                       ^
            t.td:1:21: error: 'A' is already a superclass
            class A; def a : A, A;
                                ^
            t.td:1:21: note: in this use of class 'A'
            t.td:1:22: error: 'x' is already the name of something else
            defvar x = 1; defvar x = 2;
                                 ^
            t.td:1:18: error: 'A' is already the name of a type or class
            class A; deftype A = int;
                             ^
            t.td:1:24: error: 'A' is already the name of a type
            deftype A = int; class A;
                                   ^
            t.td:1:9: note: the type is defined here
            deftype A = int; class A;
                    ^
            t.td:1:25: error: 'x' is already the name of a field
            class A { int x; defvar x = 1; }
                                    ^
            t.td:1:30: error: 'x' cannot be set to itself
            class A { int x = 1; let x = x; }
                                         ^
            t.td:1:63: error: the value of 'y' in 'a' could not be fully resolved: A<0: A<0: y>.m>.m
            class A<int n> { int m = n; } def a { int x = A<1>.m; int y = A<y>.m; }
                                                                          ^~~~~~
            t.td:1:35: note: in this record
            class A<int n> { int m = n; } def a { int x = A<1>.m; int y = A<y>.m; }
                                              ^
            t.td:1:17: error: 'y' is not defined
            def a { int x = y; int y = 1; }
                            ^
            t.td:1:8: error: the type of a defset must be a list
            defset int s = { }
                   ^~~
            t.td:1:35: error: a record of type '{}' cannot be in a defset of 'A'
            class A; defset list<A> s = { def x; }
                                              ^
            t.td:1:17: note: the defset is here
            class A; defset list<A> s = { def x; }
                            ^~~~~~~
            t.td:1:15: error: expected the name of a field after '.', found an integer
            foreach i = 3.4 in def a;
                          ^
            t.td:1:11: error: [1] cannot be turned into a string
            def "a" # [1];
                      ^
            t.td:1:33: error: the value of 'y' in 'a' could not be fully resolved: !add(x, 1)
            class A<int n> { int x; int y = !add(x, n); } def a : A<1>;
                                            ^~~~~~~~~~
            t.td:1:51: note: in this record
            class A<int n> { int x; int y = !add(x, n); } def a : A<1>;
                                                              ^
        "#]],
    );
}

#[test]
fn checks() {
    check(
        &[
            r#"def a { assert 0, "never"; }"#,
            r#"class A<int n> { assert !lt(n, 3), "n is " # n; } def a : A<1>; def b : A<4>; def c { int x = 1; A y = A<7>; }"#,
            r#"assert "x", "not a bit";"#,
            "dump 3;",
            r#"multiclass M<int n> { assert n, "zero"; def _x; } defm a : M<1>; defm b : M<0>;"#,
        ],
        expect![[r#"
            t.td:1:16: error: assertion failed: never
            def a { assert 0, "never"; }
                           ^
            t.td:1:5: note: the assertion is made for this record
            def a { assert 0, "never"; }
                ^
            t.td:1:25: error: assertion failed: n is 4
            class A<int n> { assert !lt(n, 3), "n is " # n; } def a : A<1>; def b : A<4>; def c { int x = 1; A y = A<7>; }
                                    ^~~~~~~~~
            t.td:1:69: note: the assertion is made for this record
            class A<int n> { assert !lt(n, 3), "n is " # n; } def a : A<1>; def b : A<4>; def c { int x = 1; A y = A<7>; }
                                                                                ^
            t.td:1:25: error: assertion failed: n is 7
            class A<int n> { assert !lt(n, 3), "n is " # n; } def a : A<1>; def b : A<4>; def c { int x = 1; A y = A<7>; }
                                    ^~~~~~~~~
            t.td:1:104: note: the assertion is made for this record
            class A<int n> { assert !lt(n, 3), "n is " # n; } def a : A<1>; def b : A<4>; def c { int x = 1; A y = A<7>; }
                                                                                                                   ^~~~
            t.td:1:8: error: the assertion's condition must be a bit or integer, not "x"
            assert "x", "not a bit";
                   ^~~
            t.td:1:1: error: the value to dump is not a string: 3
            dump 3;
            ^~~~~~
              help: use '!repr(...)' to turn any value into a string
            t.td:1:30: error: assertion failed: zero
            multiclass M<int n> { assert n, "zero"; def _x; } defm a : M<1>; defm b : M<0>;
                                         ^
            t.td:1:75: note: in this use of a multiclass
            multiclass M<int n> { assert n, "zero"; def _x; } defm a : M<1>; defm b : M<0>;
                                                                                      ^~~~
        "#]],
    );
}

#[test]
fn preprocessor() {
    check(
        &[
            r#"#ifdef A
def a;"#,
            "#endif",
            "#else",
            r#"#ifdef A
#else
#else
#endif"#,
            "#define",
            "#define A b",
            r#"#define A
#define A"#,
        ],
        expect![[r#"
            t.td:1:1: error: this conditional is not closed by '#endif'
            #ifdef A
            ^~~~~~
            t.td:2:7: note: the file ends here
            def a;
                  ^
            t.td:1:1: error: '#endif' without '#ifdef' or '#ifndef'
            #endif
            ^~~~~~
            t.td:1:1: error: '#else' without '#ifdef' or '#ifndef'
            #else
            ^~~~~
            t.td:3:1: error: a second '#else' for the same conditional
            #else
            ^~~~~
            t.td:2:1: note: the first is here
            #else
            ^~~~~
            t.td:1:8: error: expected a macro name after '#define'
            #define
                   ^
            t.td:1:11: error: only a comment may follow '#define' on its line
            #define A b
                      ^
            t.td:2:9: warning: macro 'A' is defined again
            #define A
                    ^
        "#]],
    );
}
