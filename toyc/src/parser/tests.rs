//! Syntax errors: their messages and places, and that one mistake is one error.

use expect_test::{Expect, expect};
use support::SourceMap;

use crate::ast::{Block, StatementKind};

/// The diagnostics as text, labels included.
fn check(text: &str, expected: Expect) {
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (_, errors) = super::parse(&sources, file);
    expected.assert_eq(&crate::test_util::show(&sources, &errors));
}

#[test]
fn missing_semicolon_is_one_error_where_it_belongs() {
    check(
        r#"def main() {
  var a = 1
  print(a)  # comment
  print(a);
  return
}"#,
        expect![[r#"
            2:12-12 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
            3:11-11 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
            5:9-9 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
        "#]],
    );
}

#[test]
fn missing_semicolon_in_struct() {
    check(
        r#"struct P { var a var b; Q c }"#,
        expect![[r#"
            1:17-17 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
            1:28-28 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
        "#]],
    );
}

#[test]
fn unclosed_brace_keeps_the_next_function() {
    check(
        r#"def f(a) {
  return a;

def main() {
  print(f(1);
}"#,
        expect![[r#"
            1:10-11 error: this '{' of a function is never closed
                here: opened here
                4:1-4: a '}' is missing before 'def'
                help: add the '}' that closes it
            5:8-9 error: this '(' is never closed
                here: opened here
                5:13-14: expected ',' or ')' before ';'
                help: add the ')' that closes it
        "#]],
    );
}

#[test]
fn unclosed_brace_at_the_end() {
    check(
        r#"def main() {
  print(1);"#,
        expect![[r#"
            1:12-13 error: this '{' of a function is never closed
                here: opened here
                2:12-12: a '}' is missing before the end of the file
                help: add the '}' that closes it
        "#]],
    );
}

#[test]
fn unclosed_brace_after_a_broken_statement() {
    check(
        r#"def main() {
  var x = (1 +"#,
        expect![[r#"
            2:15-15 error: expected an expression, found the end of the file
                here: the file ends here
                1:12-13: this '{' of a function is not closed either
        "#]],
    );
}

#[test]
fn unmatched_brace() {
    check(
        r#"def main() {
}
}
"#,
        expect![[r#"
            3:1-2 error: unmatched '}'
                here: closes nothing
                help: remove it, or add the '{' it belongs to
        "#]],
    );
}

#[test]
fn unclosed_parenthesis() {
    check(
        r#"def main() {
  print((1 + 2);
  print([1, 2);
  print(1;
}"#,
        expect![[r#"
            2:8-9 error: this '(' is never closed
                here: opened here
                2:16-17: expected ',' or ')' before ';'
                help: add the ')' that closes it
            3:9-10 error: this '[' is never closed
                here: opened here
                3:14-15: expected ',' or ']' before ')'
                help: add the ']' that closes it
            4:8-9 error: this '(' is never closed
                here: opened here
                4:10-11: expected ',' or ')' before ';'
                help: add the ')' that closes it
        "#]],
    );
}

#[test]
fn stray_parenthesis() {
    check(
        r#"def main() {
  print(1));
  var a = 2);
}"#,
        expect![[r#"
            2:11-12 error: unmatched ')'
                here: closes nothing
                help: remove it, or add the bracket that it belongs to
            3:12-13 error: unmatched ')'
                here: closes nothing
                help: remove it, or add the bracket that it belongs to
        "#]],
    );
}

#[test]
fn unknown_characters() {
    check(
        r#"def main() {
  var a = 1 @ 2;
  var b = 6 / 3;
  // no
  print("a");
  var _x = 1;
}"#,
        expect![[r#"
            4:3-5 error: comment of another language
                here: this begins no comment
                help: comments begin with '#', and end with the line
            6:7-8 error: unknown character '_'
                here: no name starts like this
                help: names begin with a letter
        "#]],
    );
}

#[test]
fn text_in_any_script_is_as_wrong_as_other_text() {
    check(
        "def main() {\n  print(1);\n  x\"\u{b5}\";\n}\n\"\u{2212}\"",
        expect![[r#"
            3:4-8 error: expected ',', '=' or ';', found '"µ"'
                here: unexpected
            5:1-6 error: expected 'def' or 'struct', found '"−"'
                here: outside of any function
                help: statements belong in a function: def main() { ... }
        "#]],
    );
}

#[test]
fn binary_garbage_is_one_error() {
    check(
        "\0\u{1}\u{7f}ELF\u{fffd}\u{fffd}~~~ @@ $$ %% \u{2}",
        expect![[r#"
            1:1-4 error: unknown characters '\u{0}\u{1}\u{7f}'
                here: not part of Toy
                help: programs consist of names, numbers, operators and ( ) { } [ ] ; : , .
        "#]],
    );
}

#[test]
fn malformed_numbers() {
    check(
        r#"def main() {
  print(1.2.3 + 1e5);
  print([2x, 1, .5, 1.]);
}"#,
        expect![[r#"
            2:9-14 error: malformed number '1.2.3'
                here: more than one decimal point
                help: a number is digits with at most one decimal point
            3:10-12 error: malformed number '2x'
                here: a number is digits with at most one decimal point
                help: put an operator after '2', or begin the name with a letter
        "#]],
    );
}

#[test]
fn shapes() {
    check(
        r#"def main() {
  var a<0> = 1;
  var b<2.5> = 1;
  var c<> = 1;
  var d<9999999999, 9999999999> = 1;
  var e<99999999999999999999> = 1;
  var f<2 = 1;
}"#,
        expect![[r#"
            2:9-10 error: '0' is not a dimension
                here: must be a whole number from 1
                help: a shape lists the sizes of a tensor's dimensions: <2, 3>
            3:9-12 error: '2.5' is not a dimension
                here: must be a whole number from 1
                help: a shape lists the sizes of a tensor's dimensions: <2, 3>
            4:9-10 error: expected a dimension, found '>'
                here: must be a whole number from 1
                help: a shape lists the sizes of a tensor's dimensions: <2, 3>
            5:8-32 error: shape has too many elements
                here: the bytes of this many elements do not fit in 63 bits
                5:21-31: too large from this dimension on
                help: tensors live in memory: use smaller dimensions
            6:9-29 error: shape has too many elements
                here: this dimension does not fit 63 bits
                help: tensors live in memory: use smaller dimensions
            7:11-12 error: expected ',' or '>', found '='
                here: unexpected
                7:8-9: to close this '<', '>' is needed
        "#]],
    );
}

#[test]
fn signs_and_words_of_other_languages() {
    check(
        r#"def main() {
  import x;
  var a = [1, 2];
  print(a[0]);
  print(2 ** 3);
  print(2 ^ 3);
  print(a @ a);
  a += 1;
  print(0x1F + 0b101);
}"#,
        expect![[r#"
            2:11-12 error: variable without a value
                here: this reads as the variable of a struct
                help: a program is one file: there is nothing to import
            6:11-12 error: unknown character '^'
                here: not part of Toy
                help: powers are written x ** y
            8:6-7 error: expected an expression, found '='
                here: unexpected
                help: Toy has no updates: write the variable on both sides, x = x + ...
            9:9-13 error: malformed number '0x1F'
                here: numbers are decimal
                help: write 31
            9:16-21 error: malformed number '0b101'
                here: numbers are decimal
                help: write 5
        "#]],
    );
}

#[test]
fn ragged_literals() {
    check(
        r#"def main() {
  var a = [[1, 2], [3]];
  var b = [1, [2]];
  var c = [[[1], [2]], [[3]], [4]];
  var d = [[[1], [2, 3]], [4]];
}"#,
        expect![[r#"
            2:20-23 error: ragged tensor literal
                here: this is a row of 1 number
                2:12-18: but the first element is a row of 2 numbers
                help: give every row of a dimension the same number of elements
            3:15-18 error: ragged tensor literal
                here: this is a row of 1 number
                3:12-13: but the first element is a number
                help: give every row of a dimension the same number of elements
            4:24-29 error: ragged tensor literal
                here: this is a tensor of shape <1, 1>
                4:12-22: but the first element is a tensor of shape <2, 1>
                help: give every row of a dimension the same number of elements
            5:18-24 error: ragged tensor literal
                here: this is a row of 2 numbers
                5:13-16: but the first element is a row of 1 number
                help: give every row of a dimension the same number of elements
        "#]],
    );
}

#[test]
fn empty_literals() {
    check(
        r#"def main() {
  print([]);
  print([[], [1]]);
}"#,
        expect![[r#"
            2:9-11 error: empty tensor literal
                here: needs at least one element
                help: every dimension of a tensor is at least 1: write [0] for a single zero
            3:10-12 error: empty tensor literal
                here: needs at least one element
                help: every dimension of a tensor is at least 1: write [0] for a single zero
        "#]],
    );
}

#[test]
fn elements_of_literals() {
    check(
        r#"def main() {
  var a = [1, b];
  var c = [1 + 2];
  var d = [-1];
  P e = {1, f};
  print([1, 2,]);
}"#,
        expect![[r#"
            6:15-16 error: expected an expression, found ']'
                here: unexpected
        "#]],
    );
}

#[test]
fn assignment_to_a_part() {
    check(
        r#"def main() {
  var a = 1;
  a = 2;
  a.x = 2;
  f(a) = 2;
  print(a);
}"#,
        expect![[r#"
            4:7-8 error: only a variable can be assigned to
                here: on its left is no variable
                help: give a whole variable a new value: x = ...;
            5:8-9 error: only a variable can be assigned to
                here: on its left is no variable
                help: give a whole variable a new value: x = ...;
        "#]],
    );
}

#[test]
fn variable_without_value() {
    check(
        r#"def main() {
  var a;
  var b<2, 3>;
  P c;
}"#,
        expect![[r#"
            2:8-9 error: variable without a value
                here: expected '='
                help: give it a value where it is declared: var x = ...;
            3:14-15 error: variable without a value
                here: expected '='
                help: give it a value where it is declared: var x = ...;
            4:6-7 error: variable without a value
                here: expected '='
                help: give it a value where it is declared: var x = ...;
        "#]],
    );
}

#[test]
fn keywords_as_names() {
    check(
        r#"def main() {
  var def = 1;
  var struct = 2;
  print(return);
}
def var() {
}"#,
        expect![[r#"
            2:7-10 error: 'def' is a keyword and cannot be a name
                here: expected a name
                help: choose another name
            3:7-13 error: 'struct' is a keyword and cannot be a name
                here: expected a name
                help: choose another name
            4:9-15 error: expected an expression or ')', found 'return'
                here: unexpected
            6:5-8 error: 'var' is a keyword and cannot be a name
                here: expected a name
                help: choose another name
        "#]],
    );
}

#[test]
fn heads() {
    check(
        r#"def f { }
def (a) { }
def g(a b c) { }
def h(a, ) { }
def i(a { }
def"#,
        expect![[r#"
            1:7-8 error: expected '(', found '{'
                here: unexpected
            2:5-6 error: expected a name, found '('
                here: unexpected
            3:11-12 error: expected ',' or ')', found 'c'
                here: unexpected
                3:6-7: to close this '(', ')' is needed
            4:10-11 error: expected a name, found ')'
                here: unexpected
            5:9-10 error: expected a name, ',' or ')', found '{'
                here: unexpected
                5:6-7: to close this '(', ')' is needed
            6:4-4 error: expected a name, found the end of the file
                here: the file ends here
        "#]],
    );
}

#[test]
fn statements_outside_of_functions() {
    check(
        r#"print(1);
var a = 2;
def main() {
};
fn f() {
}
"#,
        expect![[r#"
            1:1-6 error: expected 'def' or 'struct', found 'print'
                here: outside of any function
                help: statements belong in a function: def main() { ... }
            4:2-3 error: stray ';'
                here: not allowed after a function or struct
                help: remove it
        "#]],
    );
}

#[test]
fn control_flow_is_not_a_cascade() {
    check(
        r#"def main() {
  unless (x) {
    print(1);
  }
  if (x) print(3);
  print(2);
}
def f() {
}"#,
        expect![[r#"
            2:3-9 error: Toy has no 'unless'
                here: not a word of Toy
                help: a choice is written: if c { ... } else if d { ... } else { ... }
            5:3-5 error: this 'if' is not written as in Toy
                here: a block in braces belongs to it
                help: a choice is written: if c { ... } else if d { ... } else { ... }
        "#]],
    );
}

#[test]
fn dangling_operators() {
    check(
        r#"def main() {
  print(1 +);
  print(* 2);
  var a = 1 + * 2;
  var b = a.;
  var c = a.1;
}"#,
        expect![[r#"
            2:12-13 error: expected an expression, found ')'
                here: unexpected
            3:9-10 error: expected an expression or ')', found '*'
                here: unexpected
            4:15-16 error: expected an expression, found '*'
                here: unexpected
            5:13-14 error: expected a name, found ';'
                here: unexpected
            6:12-12 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
        "#]],
    );
}

#[test]
fn calls() {
    check(
        r#"def main() {
  print(1 2);
  f(a b);
  f(,);
  f(1,);
}"#,
        expect![[r#"
            2:11-12 error: expected ',' or ')', found '2'
                here: unexpected
                2:8-9: to close this '(', ')' is needed
            3:7-8 error: expected '{', ',' or ')', found 'b'
                here: unexpected
                3:4-5: to close this '(', ')' is needed
            4:5-6 error: expected an expression or ')', found ','
                here: unexpected
            5:7-8 error: expected an expression, found ')'
                here: unexpected
        "#]],
    );
}

#[test]
fn nested_function() {
    check(
        r#"def main() {
  def f() {
  }
  print(1);
}"#,
        expect![[r#"
            2:3-6 error: Toy has no functions inside of functions
                here: this function is inside a function
                1:12-13: the function begins here
                help: move it out
        "#]],
    );
}

#[test]
fn struct_heads() {
    check(
        r#"struct { var a; }
struct P ( var a; )
struct Q { a; var; }
struct"#,
        expect![[r#"
            1:8-9 error: expected a name, found '{'
                here: unexpected
            2:10-11 error: expected '{', found '('
                here: unexpected
                help: the body of a function or struct is in braces: { ... }
            3:13-14 error: expected a name, found ';'
                here: unexpected
            3:18-19 error: expected a name, found ';'
                here: unexpected
            4:7-7 error: expected a name, found the end of the file
                here: the file ends here
        "#]],
    );
}

#[test]
fn struct_field_shape() {
    check(
        r#"struct P { var a<2>; }"#,
        expect![[r#"
        1:17-20 error: field 'a' cannot have a shape
            here: no shape is allowed here
            help: remove it: a field takes the shape of the value it is given
    "#]],
    );
}

/// The kinds of the statements of the first function, each with those in its blocks.
fn outline(text: &str) -> String {
    fn add(out: &mut String, block: &Block) {
        for statement in &block.statements {
            out.push_str(match &statement.kind {
                StatementKind::Var(_) => "var ",
                StatementKind::Assign(_) => "assign ",
                StatementKind::Unpack(_) => "var , ",
                StatementKind::Return(_) => "return ",
                StatementKind::For(_) => "for ",
                StatementKind::While(_) => "while ",
                StatementKind::If(_) => "if ",
                StatementKind::Expr(_) => "expr ",
            });
            for block in statement.kind.blocks() {
                out.push_str("{ ");
                add(out, block);
                out.push_str("} ");
            }
        }
    }
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (module, errors) = super::parse(&sources, file);
    assert!(errors.is_empty(), "{errors:?}");
    let mut out = String::new();
    add(&mut out, &module.functions().next().expect("there is one").body);
    out.trim_end().to_owned()
}

#[test]
fn statements_with_blocks() {
    let text =
        "def main() { var x = 1; for i in 0..x { x = i; if x { f(x); } else if -x { x = 2; } else { } }
        while (x) { x = x - 1; while f([1, 2], {1}) { } } if (x) * 2 + f({1}) { return; } }";
    assert_eq!(
        outline(text),
        "var for { assign if { expr } { assign } { } } while { assign while { } } if { return }"
    );
}

#[test]
fn words_are_names_where_no_block_follows() {
    let text =
        "def main() { var if = 1; var while = if; for x = {1}; if(x); if = 2; while = if(1) + 2; in = 3;
        else(1); for + if; if if { else = if; } while while { } else; if x { } else; for in in in..in { } }
        struct for { var in; } def if(for) { return for; }";
    assert_eq!(
        outline(text),
        "var var var expr assign assign assign expr expr if { assign } while { } expr if { } expr for { }"
    );
}

#[test]
fn ranges_end_numbers() {
    assert_eq!(
        outline("def main() { for i in 1..2 { } for i in 1. ..2.5 { } for i in 1.5..x { } }"),
        "for { } for { } for { }"
    );
}

#[test]
fn mistakes_in_statements_with_blocks() {
    check(
        r#"def main() {
  for i in 0..3, 1 { print(1 2); }
  for i in 3 { print(i); }
  for i in 0..3 print(i);
  while { print(1); }
  if x y { print(1); } else if { print(2); }
  else { print(3); }
  print(4) }
  for i in { 1 }"#,
        expect![[r#"
            2:16-17 error: expected '{', found ','
                here: unexpected
            2:30-31 error: expected ',' or ')', found '2'
                here: unexpected
                2:27-28: to close this '(', ')' is needed
            3:14-15 error: expected '..', found '{'
                here: a loop counts from one number to another
                help: write for i in 0..10 { ... }
            4:17-22 error: expected '{', found 'print'
                here: unexpected
            5:9-10 error: expected an expression, found '{'
                here: unexpected
            6:8-9 error: expected '{', found 'y'
                here: unexpected
            6:32-33 error: expected an expression, found '{'
                here: unexpected
            8:11-11 error: missing ';'
                here: a ';' belongs here
                help: statements and fields end with ';'
            9:3-6 error: expected 'def' or 'struct', found 'for'
                here: outside of any function
                help: statements belong in a function: def main() { ... }
        "#]],
    );
}

#[test]
fn help_with_foreign_syntax() {
    check(
        r#"def main() {
  var x = [1, 2];
  print(np.exp(x));
  print(numpy.absolute(x));
  print(x.sum());
  print((x + 1).sort(), x[0] . max ());
  print(reshape(x, (2, 1)));
  x **= 2;
  x @= 2;
  x++;
  x[0] = 5;
  print(x % 2);
  print(1 if x else 2);
  print("x: " + x);
}"#,
        expect![[r#"
            3:12-15 error: functions are not called with a dot
                here: no method, but a function
                help: built-in functions belong to no module: write exp(...)
            4:15-23 error: functions are not called with a dot
                here: no method, but a function
                help: write abs(x)
            5:11-14 error: functions are not called with a dot
                here: no method, but a function
                help: pass the value as an argument: sum(x)
            6:17-21 error: functions are not called with a dot
                here: no method, but a function
                help: Toy has no such function: compute it elsewhere, and pass the result as an argument
            7:22-23 error: Toy has no tuples
                here: a second value begins here
                help: a list is written in square brackets: [2, 3]
            8:7-8 error: expected an expression, found '='
                here: unexpected
                help: Toy has no updates: write the variable on both sides, x = x ** ...
            9:6-7 error: expected an expression, found '='
                here: unexpected
                help: Toy has no updates: write the variable on both sides, x = x @ ...
            10:5-6 error: expected an expression, found '+'
                here: unexpected
                help: Toy has no updates: write the variable on both sides, x = x + 1
            11:8-9 error: only a variable can be assigned to
                here: on its left is no variable
                help: tensors are replaced as a whole: x = where(mask, 5, x); or x = concat(x[:1], y, x[2:]);
            12:11-12 error: unknown character '%'
                here: not part of Toy
                help: the remainder of x / y is x - y * floor(x / y)
            13:11-13 error: 'if' begins a statement
                here: a value is needed here
                help: choose between values with where(condition, x, y)
            14:15-16 error: expected ',' or ')', found '+'
                here: there are no operations on text
                help: print takes several values: print("x is", x);
        "#]],
    );
}
