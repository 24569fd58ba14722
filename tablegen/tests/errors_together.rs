//! Several errors, and errors that several places have a part in.

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
