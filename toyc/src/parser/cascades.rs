//! One mistake is one error, even if the parser has to continue after text that is far from Toy.

use expect_test::{Expect, expect};
use support::SourceMap;

/// The errors of a file: place, code and message.
fn check(text: &str, expected: Expect) {
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (_, errors) = super::parse(&sources, file);
    let lines: Vec<String> = errors
        .iter()
        .map(|error| {
            let place = error.span.map(|span| sources.start(span)).expect("a place");
            format!("{}:{} {} {}\n", place.line, place.column, error.code.unwrap_or_default(), error.message)
        })
        .collect();
    expected.assert_eq(&lines.concat());
}

#[test]
fn control_flow() {
    check(
        "def main() {
  if (x == 1) { print(x) } else if (x > 2) print(3); else { y }
  while x < 3 { print(x); }
  for (var i = 0; i < 3; i = i + 1) { print(i); }
  for i in 0..3 { print(i); }
  do { print(1); } while (1);
  var a = if (1) { 2 } else { 3 };
  print(if (1) { 2 } + 1) else;
  while (1) print(1);
  print(1)
}",
        expect![[r#"
            2:25 E0202 missing ';'
            2:44 E0201 expected '{', found 'print'
            2:54 E0219 this 'else' is not written as in Toy
            4:3 E0219 this 'for' is not written as in Toy
            6:3 E0210 Toy has no 'do'
            7:11 E0219 'if' begins a statement
            8:9 E0219 'if' begins a statement
            9:3 E0219 this 'while' is not written as in Toy
            10:11 E0202 missing ';'
        "#]],
    );
}

#[test]
fn words_of_control_flow_are_names() {
    check(
        "struct if { var x; }
struct match { var for; }
def while(x) { return x; }
def do(if a, match b) {
  if c = {1};
  match m = {2};
  var loop = a.x + b.for;
  print(while(loop) + c.x + m.for);
  if(1) + {1};
  while + {1};
  return loop;
}
def if(x) { print(x); }
def else() { else(); }",
        expect![],
    );
}

#[test]
fn control_flow_that_does_not_end() {
    check(
        "def main() { if",
        expect![[r#"
        1:12 E0203 this '{' of a function is never closed
    "#]],
    );
    check(
        "def main() { if (1",
        expect![[r#"
            1:17 E0203 this '(' is never closed
        "#]],
    );
    check(
        "def main() { if (1) print(1); else",
        expect![[r#"
            1:12 E0203 this '{' of a function is never closed
            1:14 E0219 this 'if' is not written as in Toy
        "#]],
    );
    check(
        "def main() { if (1) { print(1); }",
        expect![[r#"
            1:12 E0203 this '{' of a function is never closed
        "#]],
    );
    check(
        "def main() { while while while { print(1); }",
        expect![[r#"
            1:12 E0203 this '{' of a function is never closed
            1:26 E0201 expected '{', found 'while'
        "#]],
    );
}

#[test]
fn struct_literals_with_a_name() {
    check(
        "def main() {
  S s = S{1, 2}.x;
  var t = S{};
  f(S{1 2}, {1, });
  S u<2> = {1};
}",
        expect![[r#"
            2:16 E0201 expected ';', found '.'
            3:13 E0201 expected an expression, found '}'
            4:9 E0201 expected ',' or '}', found '2'
            5:6 E0405 a struct has no shape
        "#]],
    );
}

#[test]
fn blocks_and_declarations_in_functions() {
    check(
        "def main() {
  { print(1) print(2); }.x;
  {1};
  def f() { return 1 }
  struct S { var a }
  print(1) print(2);
}
def g() { print(1 2); }",
        expect![[r#"
            2:3 E0210 a block belongs to a statement
            3:3 E0210 a block belongs to a statement
            4:3 E0210 Toy has no functions inside of functions
            4:21 E0202 missing ';'
            5:19 E0202 missing ';'
            8:19 E0201 expected ',' or ')', found '2'
        "#]],
    );
}

#[test]
fn heads_of_functions() {
    check(
        "def def() { return 1; }
def f() print(1);
def g( { return 1; }
def h(a b, c { return 1; }
def () { return 1; }
def main { print(1); }
struct { var x; }
struct S var x;",
        expect![[r#"
            1:5 E0207 'def' is a keyword and cannot be a name
            2:9 E0201 expected '{', found 'print'
            3:8 E0201 expected a name or ')', found '{'
            4:14 E0201 expected a name, ',' or ')', found '{'
            5:5 E0201 expected a name, found '('
            6:10 E0201 expected '(', found '{'
            7:8 E0201 expected a name, found '{'
            8:10 E0201 expected '{', found 'var'
        "#]],
    );
}

#[test]
fn numbers() {
    check(
        "def main() { print(1e+); print(2 * 1e-x y); print([1.2.3, 0x1]); }",
        expect![[r#"
        1:20 E0102 malformed number '1e'
        1:36 E0102 malformed number '1e'
        1:52 E0102 malformed number '1.2.3'
        1:59 E0102 malformed number '0x1'
    "#]],
    );
}

#[test]
fn characters_that_look_like_others() {
    let mut sources = SourceMap::new();
    let file = sources.add(
        "t.toy",
        "def main() { print(1 \u{2212} 2 \u{d7} 3\u{a0}\u{f7}\u{a0}4)\u{ff1b} print(\u{201c}a\u{201d}); }",
    );
    let (_, errors) = super::parse(&sources, file);
    expect![[r#"
        1:22-25 error: unknown character '−'
            here: looks like what Toy has, but is another character
            help: write '-'
        1:28-30 error: unknown character '×'
            here: looks like what Toy has, but is another character
            help: write '*'
        1:32-34 error: unknown character U+00A0
            here: looks like what Toy has, but is another character
            help: write a space
        1:34-36 error: unknown character '÷'
            here: looks like what Toy has, but is another character
            help: write '/'
        1:36-38 error: unknown character U+00A0
            here: looks like what Toy has, but is another character
            help: write a space
        1:40-43 error: unknown character '；'
            here: looks like what Toy has, but is another character
            help: write ';'
        1:50-53 error: unknown character '“'
            here: not part of Toy
            help: text is in double quotes, and only printed: print("x is", x);
    "#]]
    .assert_eq(&crate::test_util::show(&sources, &errors));
}

#[test]
fn what_is_after_a_wrong_block_is_not_forgotten() {
    check(
        "def main() { { print(1 2); } if (1) { print(1); } print(1 \u{2212} 2); }",
        expect![[r#"
            1:14 E0210 a block belongs to a statement
            1:59 E0101 unknown character '−'
        "#]],
    );
    check(
        "def main() { S s = S{1}; if (1) { print(1); } print(3 \u{2212} 2); }",
        expect![[r#"
            1:55 E0101 unknown character '−'
        "#]],
    );
    check(
        "def main() { print(1 2); { if (1) { print(1 \u{2212} 2); } } }",
        expect![[r#"
            1:22 E0201 expected ',' or ')', found '2'
            1:26 E0210 a block belongs to a statement
        "#]],
    );
    check(
        &format!("def main() {{ print(7); {{ {} }} }}", "1 2;".repeat(30)),
        expect![[r#"
            1:24 E0210 a block belongs to a statement
        "#]],
    );
}

#[test]
fn a_wrong_program_has_an_error_however_many_there_are() {
    for count in [900, 990, 999, 1000, 1001, 1100] {
        let (_, errors) = {
            let mut sources = SourceMap::new();
            let file =
                sources.add("t.toy", format!("def main() {{ print(7); {{ {} }} }}", "1 ".repeat(count)));
            super::parse(&sources, file)
        };
        assert!(errors.iter().any(support::Diagnostic::is_error), "{count}: {errors:?}");
    }
}

#[test]
fn braces_in_a_wrong_statement_do_not_end_the_function() {
    check(
        "def main() { { 1 + } print(2); }",
        expect![[r#"
            1:14 E0210 a block belongs to a statement
        "#]],
    );
    check(
        "def main() { { x y z } print(2); }",
        expect![[r#"
            1:14 E0210 a block belongs to a statement
        "#]],
    );
    check(
        "def main() { { print(1 } print(2); }",
        expect![[r#"
            1:14 E0210 a block belongs to a statement
        "#]],
    );
    check(
        "def main() { print({1} {2}); print(1); }\ndef f() { print(1 2); }",
        expect![[r#"
            1:24 E0201 expected ',' or ')', found '{'
            2:19 E0201 expected ',' or ')', found '2'
        "#]],
    );
    check(
        "def main() { f(1\u{ff0e}5); print(1 2); }",
        expect![[r#"
        1:17 E0101 unknown character '．'
        1:32 E0201 expected ',' or ')', found '2'
    "#]],
    );
}

#[test]
fn heads_without_a_brace() {
    let rest = "\n  print(1);\n  var a = f(2) + 3;\n  print(2);\n}\ndef g() { print(1 2); }";
    for head in [
        "def main()",
        "def main():",
        "def main();",
        "def main() = {",
        "def main() , {",
        "def main() S {",
        "def main( ( ) {",
        "def main(a, b",
        "def main() -> x {",
        "def main {",
    ] {
        let mut sources = SourceMap::new();
        let file = sources.add("t.toy", format!("{head}{rest}"));
        let (_, errors) = super::parse(&sources, file);
        let lines: Vec<u32> = errors.iter().filter_map(|e| Some(sources.start(e.span?).line)).collect();
        assert!(matches!(lines[..], [1 | 2, 6]), "{head}: {errors:?}");
    }
}

#[test]
fn semicolons_in_struct_literals() {
    check(
        "def main() { S s = {1; 2}; f({1; {2}}, {3}); print(1 2); }",
        expect![[r#"
        1:22 E0201 expected ',' or '}', found ';'
        1:32 E0201 expected ',' or '}', found ';'
        1:54 E0201 expected ',' or ')', found '2'
    "#]],
    );
    check(
        "def main() { S s = {1, 2; print(3 4); }",
        expect![[r#"
        1:20 E0203 this '{' is never closed
        1:35 E0201 expected ',' or ')', found '4'
    "#]],
    );
}

#[test]
fn control_flow_after_a_missing_semicolon() {
    check(
        "def main() { var y = 1\n  for i in x { f({1}); }\n  f()\n  if x { f(); } else { g(); }\n  print(1 2); }",
        expect![[r#"
            1:23 E0202 missing ';'
            2:14 E0201 expected '..', found '{'
            3:6 E0202 missing ';'
            5:11 E0201 expected ',' or ')', found '2'
        "#]],
    );
    check(
        "def f(match) { var repeat = match(1) + {2}; print(1 2); }",
        expect![[r#"
        1:53 E0201 expected ',' or ')', found '2'
    "#]],
    );
}

#[test]
fn what_c_and_python_have() {
    check(
        "def main() { // if (x) {\n  /* } */ var x = a[0][1]; struct S s = {1}; print(\"a } b\"); a == 2; print(1 2); }",
        expect![[r#"
            1:14 E0211 comment of another language
            2:3 E0211 comment of another language
            2:28 E0201 unexpected 'struct'
            2:78 E0201 expected ',' or ')', found '2'
        "#]],
    );
    check(
        "def main() {\n  /* print(1); }",
        expect![[r#"
        1:12 E0203 this '{' of a function is never closed
        2:3 E0211 comment of another language
    "#]],
    );
}

#[test]
fn errors_after_a_nested_function_are_said() {
    check(
        "def a() { f();\ndef b() { print(1 2); }\ndef c() { f(); } }",
        expect![[r#"
        2:1 E0210 Toy has no functions inside of functions
        2:19 E0201 expected ',' or ')', found '2'
    "#]],
    );
}

#[test]
fn every_wrong_head_and_keyword_is_said() {
    check(
        "def f() { print(1.2.3); }\ndef g( { return; }\ndef main() { var return x = 1; }",
        expect![[r#"
            1:17 E0102 malformed number '1.2.3'
            2:8 E0201 expected a name or ')', found '{'
            3:18 E0207 'return' is a keyword and cannot be a name
        "#]],
    );
}

#[test]
fn functions_that_return_several_values() {
    check(
        "def f(x, y) {
  return x, y;
}
def g(x, y) { return (x, x * y); }
def h(x, y) { return x + y, 1, 2; }
def i(x, y) { return f(x, y), [1]; }
def j(x, y) { return [x, y]; }
def main() { var a = 1, b = 2; print(1), print(2); }",
        expect![[r#"
            4:24 E0221 Toy has no tuples
            8:23 E0201 expected ';', found ','
            8:40 E0201 expected ';', found ','
        "#]],
    );
}
