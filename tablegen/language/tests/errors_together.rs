//! Several errors, and errors that involve several places.

mod common;

use common::{check, messages, parse_with};
use expect_test::expect;

#[test]
fn one_error_hides_no_other() {
    check(
        &[
            r#"class A<int n>;
def a : A<"x">;
def b : B;
def c { int x = 1 }
def d : A<1>;
def e { int y = !div(1, 0); }
"#,
            r#"class A { int x = ; }
def a : A;
def b { A c = a; }
def d : C;"#,
        ],
        expect![[r#"
            t.td:1:13: warning: unused template argument: A:n
            class A<int n>;
                        ^
            t.td:2:11: error: the template argument 'n' needs a value of type 'int', not "x" of type 'string'
            def a : A<"x">;
                      ^~~
            t.td:1:13: note: the parameter is declared here
            class A<int n>;
                        ^
            t.td:3:9: error: there is no class named 'B'
            def b : B;
                    ^
            t.td:4:19: error: expected ';' after the declaration, found '}'
            def c { int x = 1 }
                              ^
            t.td:6:17: error: division by zero
            def e { int y = !div(1, 0); }
                            ^~~~~~~~~~
            t.td:1:19: error: expected a value, found ';'
            class A { int x = ; }
                              ^
            t.td:4:9: error: there is no class named 'C'
            def d : C;
                    ^
        "#]],
    );
}

#[test]
fn only_what_follows_from_an_error_is_left_out() {
    check(
        &[
            // Fields and texts with the same spelling as a lost name.
            "def Sub : Missing;\nclass K { int Sub = \"x\"; }\nclass L<int x> { assert !gt(x, 0), \"Sub is not defined\"; }
def a : L<0>;\ndef b : L<-1>;\ndef c { int y = Sub; }\ndef d { K k = !cast<K>(\"Sub\"); }",
            // A base that lost parameters and fields.
            "class A<Missing m, int n> { int x; }\ndef a : A<1, 2> { let x = 3; }\nclass B : A<n = 1> { let y = 1; }
def b : B { let x = 1; let y = 2; }\ndef c { int x = b.x; }",
            "class A { int x = ; int y; }\nclass B : A;\ndef b : B { let y = 1; }\ndef c { int z = b.y; int w = 1 }
class C { A a; int z = a.y; }\nclass D { int x; let q = 1; }",
            "inclde \"x.td\"\ndefm a : M;\ndef b : C;\ndef c { int x = d; int y = \"s\"; }\ndef e { int y = \"s\"; }",
            "multiclass M { def _a : Gone; }\ndefm x : M;\ndefm y : M<1>;\ndefm z : N;",
        ],
        expect![[r#"
            t.td:1:11: error: there is no class named 'Missing'
            def Sub : Missing;
                      ^~~~~~~
            t.td:2:21: error: the value "x" of type 'string' does not fit 'Sub' of type 'int'
            class K { int Sub = "x"; }
                                ^~~
            t.td:2:15: note: it is declared here
            class K { int Sub = "x"; }
                          ^~~
            t.td:3:25: error: assertion failed: Sub is not defined
            class L<int x> { assert !gt(x, 0), "Sub is not defined"; }
                                    ^~~~~~~~~
            t.td:4:5: note: the assertion is made for this record
            def a : L<0>;
                ^
            t.td:3:25: error: assertion failed: Sub is not defined
            class L<int x> { assert !gt(x, 0), "Sub is not defined"; }
                                    ^~~~~~~~~
            t.td:5:5: note: the assertion is made for this record
            def b : L<-1>;
                ^
            t.td:1:9: error: there is no class named 'Missing'
            class A<Missing m, int n> { int x; }
                    ^~~~~~~
            t.td:1:19: error: expected a value, found ';'
            class A { int x = ; int y; }
                              ^
            t.td:6:22: error: 'D' has no field 'q'
            class D { int x; let q = 1; }
                                 ^
            t.td:1:1: error: expected a statement ('class', 'def', 'defm', 'let', 'foreach', ...), found 'inclde'
            inclde "x.td"
            ^~~~~~
              help: did you mean 'include'?
            t.td:5:17: error: the value "s" of type 'string' does not fit 'y' of type 'int'
            def e { int y = "s"; }
                            ^~~
            t.td:5:13: note: it is declared here
            def e { int y = "s"; }
                        ^
            t.td:1:25: error: there is no class named 'Gone'
            multiclass M { def _a : Gone; }
                                    ^~~~
            t.td:4:10: error: there is no multiclass named 'N'
            defm z : N;
                     ^
        "#]],
    );
}

#[test]
fn templates_say_where_they_are_used() {
    check(
        &[
            r#"class Inner<int n> { int half = !div(10, n); }
class Outer<int m> : Inner<!sub(m, 1)>;
def fine : Outer<3>;
def broken : Outer<1>;"#,
            r#"class R<string s> { int n = !size(s); bits<2> b = n; }
multiclass M<string s> { def _r : R<s>; }
defm ok : M<"abc">;
defm long : M<"abcdef">;"#,
        ],
        expect![[r#"
            t.td:1:33: error: division by zero
            class Inner<int n> { int half = !div(10, n); }
                                            ^~~~~~~~~~~
            t.td:2:22: note: in this use of class 'Inner'
            class Outer<int m> : Inner<!sub(m, 1)>;
                                 ^~~~~~~~~~~~~~~~~
            t.td:4:14: note: in this use of class 'Outer'
            def broken : Outer<1>;
                         ^~~~~~~~
            t.td:1:51: error: the value 6 of type 'int' does not fit 'bits<2>'
            class R<string s> { int n = !size(s); bits<2> b = n; }
                                                              ^
            t.td:1:47: note: the value of 'b', declared here
            class R<string s> { int n = !size(s); bits<2> b = n; }
                                                          ^
            t.td:2:30: note: in this record
            multiclass M<string s> { def _r : R<s>; }
                                         ^~
            t.td:4:13: note: in this use of a multiclass
            defm long : M<"abcdef">;
                        ^~~~~~~~~~~
        "#]],
    );
}

#[test]
fn included_files_say_who_includes_them() {
    let files = &[("broken.td", "def a { int x = 'c'; }"), ("self.td", "include \"self.td\"")];
    let (sources, _, diagnostics) = parse_with("include \"broken.td\"", files);
    expect![[r#"
        broken.td:1:17: error: unexpected character '\''
        def a { int x = 'c'; }
                        ^
        t.td:1:9: note: included from here
        include "broken.td"
                ^~~~~~~~~~~
        broken.td:1:19: error: unexpected character '\''
        def a { int x = 'c'; }
                          ^
        t.td:1:9: note: included from here
        include "broken.td"
                ^~~~~~~~~~~
    "#]]
    .assert_eq(&messages(&sources, &diagnostics));
    let (_, _, diagnostics) = parse_with("include \"self.td\"", files);
    assert!(diagnostics.iter().any(|d| d.message.contains("nested more than")));
}

#[test]
fn texts_are_read_as_far_as_they_are_parsed() {
    let say = |text: &str, files| {
        let (sources, _, diagnostics) = parse_with(text, files);
        messages(&sources, &diagnostics)
    };
    let files = &[("a.td", "def a : Gone;\ndef b @;\ndef c ~;"), ("b.td", "def d : Never;")];
    let mut out = say("def e : First;\ninclude \"a.td\"\ninclude \"b.td\"\ndef f : Last;\ndef g `;", files);
    out += &say("def h {\ninclude \"nowhere.td\"\n}\ndef i : C;\n", files);
    expect![[r#"
        t.td:1:9: error: there is no class named 'First'
        def e : First;
                ^~~~~
        a.td:1:9: error: there is no class named 'Gone'
        def a : Gone;
                ^~~~
        a.td:2:7: error: unexpected character '@'
        def b @;
              ^
        t.td:2:9: note: included from here
        include "a.td"
                ^~~~~~
        a.td:3:7: error: unexpected character '~'
        def c ~;
              ^
        t.td:2:9: note: included from here
        include "a.td"
                ^~~~~~
        t.td:5:7: error: unexpected character '`'
        def g `;
              ^
        t.td:2:9: error: could not find include file 'nowhere.td'
        include "nowhere.td"
                ^~~~~~~~~~~~
    "#]]
    .assert_eq(&out);
}
