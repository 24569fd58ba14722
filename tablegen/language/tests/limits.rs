//! Endless or huge input: an error at its place, in bounded time and memory.

mod common;

use common::{check, messages, parse, parse_with};
use expect_test::{Expect, expect};

/// The first message for a text that is too large to quote in a test, without the quoted source.
#[track_caller]
fn first(text: &str, expected: Expect) {
    let (sources, _, diagnostics) = parse(text);
    let all = messages(&sources, &diagnostics);
    let error = all.lines().find(|line| line.contains(": error: ")).unwrap_or("no error");
    expected.assert_eq(error);
}

fn repeated(open: &str, count: usize, middle: &str, close: &str) -> String {
    format!("{}{middle}{}", open.repeat(count), close.repeat(count))
}

#[test]
fn limits() {
    check(
        &[
            "class A<int n> { int x = A<!add(n, 1)>.x; } def a : A<0>;",
            "def a { list<int> x = !range(10000000000); }",
            r#"def a { string x = !foldl("ab", !range(100), s, i, s # s); }"#,
            "def a { bits<100000> x; }",
            r#"def a { list<string> x = !listsplat("a", 9000000000); }"#,
            "foreach i = 0-4000000000 in def x#i;",
        ],
        expect![[r#"
            t.td:1:26: error: evaluation recurses too deeply
            class A<int n> { int x = A<!add(n, 1)>.x; } def a : A<0>;
                                     ^~~~~~~~~~~~~
            t.td:1:26: note: in this use of class 'A'
            t.td:1:53: note: in this use of class 'A'
            class A<int n> { int x = A<!add(n, 1)>.x; } def a : A<0>;
                                                                ^~~~
              help: a class that instantiates itself needs a condition that ends the recursion
            t.td:1:23: error: this range has 10000000000 elements, which is too many
            def a { list<int> x = !range(10000000000); }
                                  ^~~~~~~~~~~~~~~~~~~
            t.td:1:52: error: the result has 33554432 characters, which is too long
            def a { string x = !foldl("ab", !range(100), s, i, s # s); }
                                                               ^~~~~
            t.td:1:14: error: a bits type has 0 to 65536 bits, not 100000
            def a { bits<100000> x; }
                         ^~~~~~
            t.td:1:26: error: the result has 9000000000 elements, which is too long
            def a { list<string> x = !listsplat("a", 9000000000); }
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:1:14: error: the result has 4000000001 elements, which is too long
            foreach i = 0-4000000000 in def x#i;
                         ^~~~~~~~~~~
        "#]],
    );
}

#[test]
fn nesting() {
    let value = |text: String| format!("def o; class A<int n> {{ int x = n; }} defvar x = {text};");
    for (open, close) in [("(o ", ")"), ("[", "]"), ("{", "}"), ("!add(1, ", ")"), ("A<", ">")] {
        let (_, _, diagnostics) = parse(&value(repeated(open, 10_000, "1", close)));
        let nested = diagnostics.iter().any(|d| d.message == "this nests more than 96 levels deep");
        assert!(nested, "{open}: {diagnostics:?}");
    }
    let statement = |open: &str| format!("{}def a;", open.repeat(10_000));
    for open in
        ["if 1 then ", "if 0 then def b; else ", "foreach i = [1] in ", "let x = 1 in ", "let x = 1 in { "]
    {
        let (_, _, diagnostics) = parse(&statement(open));
        let nested = diagnostics.iter().any(|d| d.message == "this nests more than 96 levels deep");
        assert!(nested, "{open}: {diagnostics:?}");
    }
    first(
        &format!("def a {{ {} x; }}", repeated("list<", 10_000, "int", ">")),
        expect!["t.td:1:484: error: this nests more than 96 levels deep"],
    );
    let types: String = (1..2_000).map(|i| format!("deftype T{i} = list<T{}>; ", i - 1)).collect();
    first(&format!("deftype T0 = int; {types}"), expect!["t.td:1:2490: error: this type nests too deeply"]);
    check(
        &[
            "def o; def a { dag d = !foldl((o), !range(1000), s, i, (o s)); }",
            "def o; def a { dag d = !foldl((o), !range(100), s, i, (o s, s)); }",
        ],
        expect![[r#"
            t.td:1:56: error: this value nests too deeply
            def o; def a { dag d = !foldl((o), !range(1000), s, i, (o s)); }
                                                                   ^~~~~
            t.td:1:55: error: this value is too large
            def o; def a { dag d = !foldl((o), !range(100), s, i, (o s, s)); }
                                                                  ^~~~~~~~
        "#]],
    );
}

#[test]
fn diamonds() {
    let level = |i: usize| format!("class L{i} : A{0}; class R{i} : A{0}; class A{i} : L{i}, R{i};\n", i - 1);
    let levels: String = (1..30).map(level).collect();
    first(
        &format!("class A0 {{ int x = 1; }}\n{levels}"),
        expect!["t.td:14:52: error: this has too many superclasses"],
    );
}

#[test]
fn recursion() {
    check(
        &[
            "class A<int n> { int x = !if(n, A<!sub(n, 1)>.x, 0); } def a { int y = A<1000000>.x; }",
            "class A<string s> { int x = !add(A<s # \"a\">.x, A<s # \"b\">.x); } def a { int y = A<\"\">.x; }",
            "class B; class A { B b = ?; } def a { int x = A<>.y; }",
        ],
        expect![[r#"
            t.td:1:35: error: evaluation recurses too deeply
            class A<int n> { int x = !if(n, A<!sub(n, 1)>.x, 0); } def a { int y = A<1000000>.x; }
                                              ^~~~~~~~~~
            t.td:1:33: note: in this use of class 'A'
            class A<int n> { int x = !if(n, A<!sub(n, 1)>.x, 0); } def a { int y = A<1000000>.x; }
                                            ^~~~~~~~~~~~~
            t.td:1:72: note: in this use of class 'A'
            class A<int n> { int x = !if(n, A<!sub(n, 1)>.x, 0); } def a { int y = A<1000000>.x; }
                                                                                   ^~~~~~~~~~
              help: a class that instantiates itself needs a condition that ends the recursion
            t.td:1:36: error: evaluation recurses too deeply
            class A<string s> { int x = !add(A<s # "a">.x, A<s # "b">.x); } def a { int y = A<"">.x; }
                                               ^~~~~~~
            t.td:1:34: note: in this use of class 'A'
            class A<string s> { int x = !add(A<s # "a">.x, A<s # "b">.x); } def a { int y = A<"">.x; }
                                             ^~~~~~~~~~
            t.td:1:81: note: in this use of class 'A'
            class A<string s> { int x = !add(A<s # "a">.x, A<s # "b">.x); } def a { int y = A<"">.x; }
                                                                                            ^~~~~
              help: a class that instantiates itself needs a condition that ends the recursion
            t.td:1:51: error: anonymous_0 of type 'A' has no field 'y'
            class B; class A { B b = ?; } def a { int x = A<>.y; }
                                                              ^
        "#]],
    );
}

#[test]
fn growth() {
    check(
        &[
            "def a { list<int> x = !foldl([1], !range(100), s, i, !listconcat(s, s)); }",
            "def a { string x = !foldl(\"a\", !range(100), s, i, !subst(\"a\", \"aa\", s)); }",
            "def a { string x = !foldl(\"a\", !range(100), s, i, !repr(s # s)); }",
            "def a { string x = !interleave(!listsplat(!foldl(\"a\", !range(20), s, i, s # s), 4000000), \"\"); }",
            "def a { list<int> x = !foldl([]<int>, !range(1000000), s, i, !listconcat(s, [i])); }",
            "def a { list<int> x = !range(0, 9223372036854775807); }",
            "foreach i = !range(4000000) in def x { list<int> l = !range(4000000); }",
            "foreach i = !range(4000000) in foreach j = !range(4000000) in if 0 then def x;",
            "foreach i = !range(4000000) in def x#i { bits<65536> b = 0; }",
            "class A { int x = 1; } foreach i = !range(4000000) in def a#i : A;",
            "class A<int n> { int x = n; } def a { list<A> l = !foreach(i, !range(4000000), A<i>); }",
            "def a { list<bit> x = !foreach(i, !range(1000000), !match(\"a\", \"a\" # i)); }",
        ],
        expect![[r#"
            t.td:1:54: error: the result has 8388608 elements, which is too long
            def a { list<int> x = !foldl([1], !range(100), s, i, !listconcat(s, s)); }
                                                                 ^~~~~~~~~~~~~~~~~
            t.td:1:51: error: the result has 25165824 characters, which is too long
            def a { string x = !foldl("a", !range(100), s, i, !subst("a", "aa", s)); }
                                                              ^~~~~~~~~~~~~~~~~~~~
            t.td:1:57: error: the result has 25165820 characters, which is too long
            def a { string x = !foldl("a", !range(100), s, i, !repr(s # s)); }
                                                                    ^~~~~
            t.td:1:32: error: this value is too large
            def a { string x = !interleave(!listsplat(!foldl("a", !range(20), s, i, s # s), 4000000), ""); }
                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:1:62: error: evaluation computes too much data
            def a { list<int> x = !foldl([]<int>, !range(1000000), s, i, !listconcat(s, [i])); }
                                                                         ^~~~~~~~~~~~~~~~~~~
            t.td:1:23: error: this range has 9223372036854775807 elements, which is too many
            def a { list<int> x = !range(0, 9223372036854775807); }
                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            t.td:1:36: error: the record 'x' is already defined
            foreach i = !range(4000000) in def x { list<int> l = !range(4000000); }
                                               ^
            t.td:1:36: note: the previous definition is here
            t.td:1:44: error: evaluation takes too many steps
            foreach i = !range(4000000) in foreach j = !range(4000000) in if 0 then def x;
                                                       ^~~~~~~~~~~~~~~
            t.td:1:36: error: evaluation computes too much data
            foreach i = !range(4000000) in def x#i { bits<65536> b = 0; }
                                               ^
            t.td:1:59: error: the input defines too many records
            class A { int x = 1; } foreach i = !range(4000000) in def a#i : A;
                                                                      ^
            t.td:1:80: error: the input defines too many records
            class A<int n> { int x = n; } def a { list<A> l = !foreach(i, !range(4000000), A<i>); }
                                                                                           ^~~~
            t.td:1:80: note: in this use of class 'A'
            t.td:1:52: error: evaluation computes too much data
            def a { list<bit> x = !foreach(i, !range(1000000), !match("a", "a" # i)); }
                                                               ^~~~~~~~~~~~~~~~~~~~
        "#]],
    );
    let uses: String = (0..60).map(|i| format!("defm b{i} : M; ")).collect();
    first(
        &format!("multiclass M {{ def a; {uses} }} defm x : M;"),
        expect!["t.td:1:20: error: evaluation computes too much data"],
    );
    let levels: String =
        (1..40).map(|i| format!("multiclass M{i} {{ defm a : M{0}; defm b : M{0}; }} ", i - 1)).collect();
    first(
        &format!("multiclass M0 {{ def a; }} {levels} defm x : M39;"),
        expect!["t.td:1:21: error: evaluation computes too much data"],
    );
}

#[test]
fn why_a_value_is_unknown_is_searched_once() {
    // Each record leads to the next one in two ways.
    first(
        "class U<int i> { list<int> l = ?; } class R<int n> {\n\
         int v = !if(!eq(n, 0), !size(U<n>.l), !add(R<!sub(n, 1)>.v, R<!sub(n, 1)>.v)); }\n\
         def x { int v = R<40>.v; }",
        expect!["t.td:3:17: error: the value of 'v' in 'x' could not be fully resolved: anonymous_0.v"],
    );
}

#[test]
fn large_inputs_may_do_more() {
    let text = "def a { list<int> x = !foldl([]<int>, !range(9000), s, i, !listconcat(s, [i])); }";
    first(text, expect!["t.td:1:59: error: evaluation computes too much data"]);
    let others: String = (0..10_000).map(|i| format!("def b{i} {{ int x = {i}; }}\n")).collect();
    let (_, _, diagnostics) = parse_with(&format!("{others}{text}"), &[]);
    assert_eq!(diagnostics, []);
}

#[test]
fn small_inputs_may_take_time() {
    // Long lists that each record searches, as in LLVM's AMDGPU back end: many steps, but little memory that
    // is kept.
    let text = "class Has<int x, list<int> l> { bit found = !foldl(0, l, f, y, !or(f, !eq(x, y))); }\n\
        class Sizes<int n> { list<int> common = !filter(i, !range(n, !add(n, 12)), Has<i, !range(5, 20)>.found); }\n\
        foreach n = !range(0, 160000) in def s#n : Sizes<n>;";
    let (sources, records, diagnostics) = parse(text);
    assert!(diagnostics.is_empty(), "{}", messages(&sources, &diagnostics));
    let common = records.def("s1").and_then(|s| s.value("common")).and_then(|list| list.as_list());
    assert_eq!(common.map(<[_]>::len), Some(8));
}

#[test]
fn errors_that_follow_from_others() {
    let errors = |uses: usize| {
        let uses: String = (0..uses).map(|i| format!("def b{i} : A<1>;\n")).collect();
        let (_, _, diagnostics) = parse(&format!("class A<Missing m>;\n{uses}def c : Lost;"));
        diagnostics.into_iter().map(|d| d.message).collect::<Vec<_>>()
    };
    assert_eq!(errors(99), ["there is no class named 'Missing'", "there is no class named 'Lost'"]);
    assert_eq!(errors(100), ["there is no class named 'Missing'"]);
}

#[test]
fn includes() {
    let say = |text: &str, files| {
        let (sources, _, diagnostics) = parse_with(text, files);
        messages(&sources, &diagnostics)
    };
    let mut out = say("include \"a.td\"", &[("a.td", "include \"b.td\""), ("b.td", "include \"a.td\"")]);
    out += &say("include \"a.td\"", &[("a.td", "def a;\ninclude \"b.td\""), ("b.td", "def @;")]);
    expect![[r#"
        b.td:1:9: error: includes are nested more than 64 deep
        include "a.td"
                ^~~~~~
        a.td:1:9: note: included from here
        include "b.td"
                ^~~~~~
        b.td:1:9: note: included from here
        include "a.td"
                ^~~~~~
        a.td:1:9: note: included from here
        include "b.td"
                ^~~~~~
        b.td:1:9: note: included from here
        include "a.td"
                ^~~~~~
        a.td:1:9: note: included from here
        include "b.td"
                ^~~~~~
        b.td:1:9: note: included from here
        include "a.td"
                ^~~~~~
        a.td:1:9: note: included from here
        include "b.td"
                ^~~~~~
        b.td:1:9: note: included from here
        include "a.td"
                ^~~~~~
          help: a file that includes itself needs an '#ifndef' guard
        b.td:1:5: error: unexpected character '@'
        def @;
            ^
        a.td:2:9: note: included from here
        include "b.td"
                ^~~~~~
        t.td:1:9: note: included from here
        include "a.td"
                ^~~~~~
    "#]]
    .assert_eq(&out);
    // A guard ends the cycle.
    let guarded = &[("a.td", "#ifndef A\n#define A\ninclude \"a.td\"\ndef a;\n#endif")];
    assert_eq!(parse_with("include \"a.td\" include \"a.td\"", guarded).2, []);
    // Each file includes the next one twice, and every macro could change it: that is 2^20 includes.
    static FILES: std::sync::LazyLock<Vec<(&str, &str)>> = std::sync::LazyLock::new(|| {
        let leak = |text: String| &*Box::leak(text.into_boxed_str());
        let body = |i: u32| match i {
            20 => "#ifdef Q\n#endif".to_string(),
            _ => format!("include \"{0}\"\ninclude \"{0}\"", i + 1),
        };
        (0..=20).map(|i| (leak(i.to_string()), leak(body(i)))).collect()
    });
    let (_, _, diagnostics) = parse_with("include \"0\"", &FILES);
    assert!(diagnostics.iter().any(|d| d.message == "the input has too many includes"), "{diagnostics:?}");
}
