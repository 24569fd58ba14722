//! Errors of names, calls and returns: their messages and places.

use expect_test::expect;
use support::SourceMap;

use crate::test_util::check;

#[test]
fn valid_program() {
    check(
        r#"def f(a, b) { return g(a) + b; }
def g(a) { return transpose(a); }
def h(a) { print(a); return; }
def main() { h(f([1, 2], [3, 4])); var a<2, 1> = [1, 2]; h(a); }"#,
        expect![""],
    );
}

#[test]
fn undefined_variable() {
    check(
        r#"def main() {
  var value = 1;
  print(valeu + other);
  print(other);
}"#,
        expect![[r#"
            3:9-14 error: undefined variable 'valeu'
                here: not found in this function
                help: did you mean 'value'?
            3:17-22 error: undefined variable 'other'
                here: not found in this function
                help: declare it with 'var other = ...;' before this
        "#]],
    );
}

#[test]
fn variable_before_its_declaration() {
    check(
        r#"def main() {
  var a = a + b;
  var b = 1;
}"#,
        expect![[r#"
            2:11-12 error: undefined variable 'a'
                here: used in its own value
                2:7-8: declared here
                help: a variable can be used only after its declaration
            2:15-16 error: undefined variable 'b'
                here: used before it is declared
                3:7-8: declared only here
                help: move the declaration up
        "#]],
    );
}

#[test]
fn variables_are_per_function() {
    check(
        r#"def f(a) {
  var b = a;
}
def main() {
  print(b);
}"#,
        expect![[r#"
            5:9-10 error: undefined variable 'b'
                here: not found in this function
                help: declare it with 'var b = ...;' before this
        "#]],
    );
}

#[test]
fn function_as_variable() {
    check(
        r#"def f(a) {
  return a;
}
def main() {
  print(f);
}"#,
        expect![[r#"
            5:9-10 error: undefined variable 'f'
                here: not found in this function
                help: 'f' is a function: call it with 'f(...)'
        "#]],
    );
}

#[test]
fn unknown_function() {
    check(
        r#"def double(a) {
  return a + a;
}
def main() {
  print(duoble(1));
  print(transpos(1));
  missing(2);
  var v = 1;
  v(3);
}"#,
        expect![[r#"
            5:9-15 error: unknown function 'duoble'
                here: no function of this name in the file
                help: did you mean 'double'?
            6:9-17 error: unknown function 'transpos'
                here: no function of this name in the file
                help: did you mean 'transpose'?
            7:3-10 error: unknown function 'missing'
                here: no function of this name in the file
                help: define it: def missing(...) { ... }
            9:3-4 error: unknown function 'v'
                here: this is a variable
                8:7-8: declared here
                help: only functions can be called
        "#]],
    );
}

#[test]
fn wrong_number_of_arguments() {
    check(
        r#"def f(a, b) {
  return a + b;
}
def main() {
  print(f(1));
  print(f(1, 2, 3));
  print(transpose());
  print(1, 2);
  print();
}"#,
        expect![[r#"
            5:9-13 error: 'f' takes 2 arguments, 1 given
                here: wrong number of arguments
                1:5-6: defined here
                help: call it as f(a, b)
            6:9-19 error: 'f' takes 2 arguments, 3 given
                here: wrong number of arguments
                1:5-6: defined here
                help: call it as f(a, b)
            7:9-20 error: 'transpose' takes at least 1 argument, 0 given
                here: wrong number of arguments
                help: 'transpose' is built in: transpose(x, axes...)
            9:3-10 error: 'print' takes at least 1 argument, 0 given
                here: wrong number of arguments
                help: 'print' is built in: print(values..., format)
        "#]],
    );
}

#[test]
fn duplicates() {
    check(
        r#"struct P { var a; var a; }
struct P { var b; }
def f(a, a) {
  var b = 1;
  var b = 2;
  var a = 3;
  return b;
}
def f(a) {
  return a;
}
def main() {
}"#,
        expect![[r#"
            1:23-24 error: field 'a' is declared twice
                here: declared again here
                1:16-17: first declared here
                help: rename one of them
            2:8-9 error: struct 'P' is declared twice
                here: declared again here
                1:8-9: first declared here
                help: rename one of them
            3:10-11 error: parameter 'a' is declared twice
                here: declared again here
                3:7-8: first declared here
                help: rename one of them
            5:7-8 error: variable 'b' is declared twice
                here: declared again here
                4:7-8: first declared here
                help: rename one of them
            6:7-8 error: variable 'a' has the name of a parameter
                here: would hide the parameter
                3:7-8: the parameter
                help: choose another name
            9:5-6 error: function 'f' is declared twice
                here: declared again here
                3:5-6: first declared here
                help: rename one of them
        "#]],
    );
}

#[test]
fn builtins_cannot_be_redefined() {
    check(
        r#"def print(a) {
}
def transpose(a) {
  return a;
}
def main() {
  print(transpose(1));
}"#,
        expect![[r#"
            1:5-10 error: 'print' is built in and cannot be redefined
                here: this name is taken
                help: choose another name
            3:5-14 error: 'transpose' is built in and cannot be redefined
                here: this name is taken
                help: choose another name
        "#]],
    );
}

#[test]
fn missing_main() {
    check(
        r#"def f() {
}
"#,
        expect![[r#"
            2:1-2 error: program has no function 'main'
                here: the program ends without one
                help: programs start at main: def main() { ... }; -entry and -export start at another function
        "#]],
    );
}

#[test]
fn missing_main_in_empty_file() {
    check(
        r#""#,
        expect![[r#"
            1:1-1 error: program has no function 'main'
                here: the program ends without one
                help: programs start at main: def main() { ... }
        "#]],
    );
}

#[test]
fn misspelt_main() {
    check(
        r#"def Main() {
}
"#,
        expect![[r#"
            1:5-9 error: program has no function 'main'
                here: did you mean 'main' here?
                help: programs start at main: def main() { ... }
        "#]],
    );
}

#[test]
fn misspelt_main_by_a_letter() {
    check(
        r#"def mian() {
}
"#,
        expect![[r#"
            1:5-9 error: program has no function 'main'
                here: did you mean 'main' here?
                help: programs start at main: def main() { ... }
        "#]],
    );
}

#[test]
fn main_with_parameters_and_value() {
    check(
        r#"def main(a, b) {
  return a + b;
}"#,
        expect![[r#"
            1:10-14 error: 'main' takes no parameters
                here: nothing calls 'main' with arguments
                help: declare variables in its body instead
            2:10-15 error: 'main' returns no value
                here: nothing receives this value
                help: print it instead, or write 'return;'
        "#]],
    );
}

#[test]
fn recursion_of_one() {
    check(
        r#"def f(a) {
  return f(a) + f(a);
}
def main() {
  print(f(1));
}"#,
        expect![[r#"
            2:10-14 error: function calls itself: f -> f
                here: 'f' calls 'f' here
                help: Toy has no recursion: every call is specialized for its argument shapes, and this would never end
        "#]],
    );
}

#[test]
fn recursion_of_three() {
    check(
        r#"def f(a) {
  return g(a);
}
def g(a) {
  return h(a) + 1;
}
def h(a) {
  var b = 1;
  return f(a + b);
}
def main() {
  print(f(1));
}"#,
        expect![[r#"
            2:10-14 error: functions call each other: f -> g -> h -> f
                here: 'f' calls 'g' here
                5:10-14: 'g' calls 'h' here
                9:10-18: 'h' calls 'f' here
                help: Toy has no recursion: every call is specialized for its argument shapes, and this would never end
        "#]],
    );
}

#[test]
fn recursion_of_main() {
    check(
        r#"def f() {
  main();
}
def main() {
  f();
}"#,
        expect![[r#"
            2:3-9 error: functions call each other: f -> main -> f
                here: 'f' calls 'main' here
                5:3-6: 'main' calls 'f' here
                help: Toy has no recursion: every call is specialized for its argument shapes, and this would never end
        "#]],
    );
}

#[test]
fn two_cycles() {
    check(
        r#"def a() { a(); }
def b() { c(); }
def c() { b(); a(); }
def main() { b(); }"#,
        expect![[r#"
            1:11-14 error: function calls itself: a -> a
                here: 'a' calls 'a' here
                help: Toy has no recursion: every call is specialized for its argument shapes, and this would never end
            2:11-14 error: functions call each other: b -> c -> b
                here: 'b' calls 'c' here
                3:11-14: 'c' calls 'b' here
                help: Toy has no recursion: every call is specialized for its argument shapes, and this would never end
        "#]],
    );
}

#[test]
fn value_of_nothing() {
    check(
        r#"def f(a) {
  print(a);
}
def main() {
  var x = f(1);
  print(f(2));
  var y = 1 + f(3) * 2;
  var z = print(4);
}
def g() {
  return f(5);
}"#,
        expect![[r#"
            5:11-15 error: 'f' returns no value
                here: a value is needed here
                1:5-6: this function has no 'return' with a value
                help: add 'return ...;' to 'f', or call it as a statement of its own
            6:9-13 error: 'f' returns no value
                here: a value is needed here
                1:5-6: this function has no 'return' with a value
                help: add 'return ...;' to 'f', or call it as a statement of its own
            7:15-19 error: 'f' returns no value
                here: a value is needed here
                1:5-6: this function has no 'return' with a value
                help: add 'return ...;' to 'f', or call it as a statement of its own
            8:11-19 error: 'print' returns no value
                here: a value is needed here
                help: call print as a statement of its own: print(...);
            11:10-14 error: 'f' returns no value
                here: a value is needed here
                1:5-6: this function has no 'return' with a value
                help: add 'return ...;' to 'f', or call it as a statement of its own
        "#]],
    );
}

#[test]
fn mixed_returns() {
    check(
        r#"def f(a) {
  return a;
  return;
}
def g(a) {
  return;
  print(a);
  return a;
}
def main() {
}"#,
        expect![[r#"
            3:3-9 error: function 'f' returns with and without a value
                here: this one returns no value
                2:3-11: this one returns a value
                help: a function has one 'return', as its last statement
            8:3-11 error: function 'g' returns with and without a value
                here: this one returns a value
                6:3-9: this one returns no value
                help: a function has one 'return', as its last statement
        "#]],
    );
}

#[test]
fn statement_after_return() {
    check(
        r#"def f(a) {
  return a;
  print(a);
  print(a);
}
def main() {
  return;
  return;
}"#,
        expect![[r#"
            3:3-11 error: statement after 'return'
                here: never runs
                2:3-11: the function ends here
                help: remove it, or move the 'return' to the end
            8:3-9 error: statement after 'return'
                here: never runs
                7:3-9: the function ends here
                help: remove it, or move the 'return' to the end
        "#]],
    );
}

#[test]
fn variables_declared_as_elsewhere() {
    check(
        r#"def main() {
  let a = 1;
  const b = 2;
  print(a + b);
}"#,
        expect![[r#"
            2:3-6 error: unknown struct 'let'
                here: no struct of this name in the file
                help: variables are declared with 'var'
            3:3-8 error: unknown struct 'const'
                here: no struct of this name in the file
                help: variables are declared with 'var'
        "#]],
    );
}

#[test]
fn literal_that_does_not_fill_its_shape() {
    check(
        r#"def main() {
  var a<2, 3> = [1, 2, 3, 4, 5];
  var b<2, 3> = 1;
  var c<1> = 1;
  var d<3> = {1, 2, 3};
}"#,
        expect![[r#"
            2:17-32 error: literal does not fill the declared shape
                here: has 5 elements
                2:8-14: needs 6 elements
                help: change the shape or the literal so that the element counts agree
            5:8-11 error: a struct has no shape
                here: this is the shape of a tensor
                5:14-23: but this is a struct literal
                help: leave the shape out, and put the struct's name before the '{'
        "#]],
    );
}

#[test]
fn struct_declarations() {
    check(
        r#"struct P { Q q; P p; R r; S s; }
struct Q { var x; var y; }
struct R { Q first; }
struct Empty { }
def main() {
}"#,
        expect![[r#"
            1:12-13 error: struct 'Q' is declared after it is used
                here: not known here yet
                2:8-9: declared here
                help: move struct 'Q' above struct 'P'
            1:17-18 error: struct 'P' contains itself
                here: a value of it would have no end
                help: hold a tensor ('var') or another struct here
            1:22-23 error: struct 'R' is declared after it is used
                here: not known here yet
                3:8-9: declared here
                help: move struct 'R' above struct 'P'
            1:27-28 error: unknown struct 'S'
                here: no struct of this name in the file
                help: declare it with 'struct', or use 'var' for a tensor
            4:8-13 error: struct 'Empty' has no fields
                here: needs at least one field
                help: declare one: var value;
        "#]],
    );
}

#[test]
fn struct_values() {
    check(
        r#"struct Q { var x; var y; }
struct R { Q first; }
def f(Qq a, Q b) {
  return b.x + b.z + b.yy;
}
def main() {
  Q a = {1, 2, 3};
  Q b = 5;
  R c = {1};
  R d = {{1, 2}};
  R e = {{1, {2}}};
  T g = d;
}"#,
        expect![[r#"
            3:7-9 error: unknown struct 'Qq'
                here: no struct of this name in the file
                help: did you mean 'Q'?
            4:18-19 error: struct 'Q' has no field 'z'
                here: not a field of it
                1:8-9: declared here
                help: it has: x, y
            4:24-26 error: struct 'Q' has no field 'yy'
                here: not a field of it
                1:8-9: declared here
                help: did you mean 'y'?
            7:9-18 error: wrong number of values for struct 'Q'
                here: 3 given
                1:8-9: has 2 fields
                help: give one value for each field, in order
            8:9-10 error: expected a value of struct 'Q'
                here: this is a tensor
                1:8-9: declared here
                help: write a struct literal: { ... } with one value for each field
            9:10-11 error: expected a value of struct 'Q'
                here: this is a tensor
                1:8-9: declared here
                help: write a struct literal: { ... } with one value for each field
            11:14-17 error: expected a tensor
                here: this is a struct literal
                1:19-24: field 'y' is a tensor
                help: write a value that is a tensor
            12:3-4 error: unknown struct 'T'
                here: no struct of this name in the file
                help: declare it with 'struct', or use 'var' for a tensor
        "#]],
    );
}

#[test]
fn many_errors_stay_cheap() {
    let mut text = String::from("def main() {\n");
    for i in 0..20_000 {
        text.push_str(&format!("  var variable{i} = undefined{i};\n  function{i}(1);\n"));
    }
    text.push('}');
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (module, _) = crate::parser::parse(&sources, file);
    let errors = crate::test_util::diagnostics(&module);
    assert_eq!(errors.last().map(|d| d.message.as_str()), Some("39980 more errors are not shown"));
}

#[test]
fn long_cycles_are_cut() {
    let mut text = String::from("def main() { f0(); }\n");
    for i in 0..5_000 {
        text.push_str(&format!("def f{i}() {{ f{}(); f0(); }}\n", (i + 1) % 5_000));
    }
    let mut sources = SourceMap::new();
    let file = sources.add("t.toy", text);
    let (module, _) = crate::parser::parse(&sources, file);
    let errors = crate::test_util::diagnostics(&module);
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].message,
        "functions call each other: f0 -> f1 -> f2 -> f3 -> f4 -> f5 -> f6 -> f7 -> ... -> f0"
    );
}

#[test]
fn structs_and_tensors_are_not_the_same() {
    check(
        r#"struct P { var x; var y; }
struct Q { P p; var z; }
def first(Q q) { return q.p; }
def second(P p, a) { return p.x + a; }
def main() {
  P p = {1, 2};
  Q q = {p, 3 + 4};
  print(p);
  print(p + 1 * q);
  var x = p;
  var y<2> = p;
  Q r = first(q);
  P s = 3 + 4;
  second(1, p);
  print(second(q.p, q.z).x);
  print(second({1, 2}, {3}));
  print(q.p.x.y + first(q).z);
  print({1, 2});
  Q t = {{1, 2}, {3, 4}};
  Q u = {p, q, 1};
}"#,
        expect![[r#"
            8:9-10 error: expected a tensor
                here: this is a value of struct 'P'
                8:3-8: 'print' takes tensors and text
                help: use one of its fields: '.x', '.y'
            9:9-10 error: expected a tensor
                here: this is a value of struct 'P'
                9:11-12: '+' works on tensors
                help: use one of its fields: '.x', '.y'
            9:17-18 error: expected a tensor
                here: this is a value of struct 'Q'
                9:15-16: '*' works on tensors
                help: use one of its fields: '.z'
            11:14-15 error: expected a tensor
                here: this is a value of struct 'P'
                help: a struct has no shape: var y = ...;
            12:9-17 error: expected a value of struct 'Q'
                here: this is a value of struct 'P'
                2:8-9: declared here
                help: structs have the same type only if they come from one declaration
            13:9-14 error: expected a value of struct 'P'
                here: this is a tensor
                1:8-9: declared here
                help: write a struct literal: { ... } with one value for each field
            14:10-11 error: expected a value of struct 'P'
                here: this is a tensor
                1:8-9: declared here
                4:12-15: parameter 'p' of 'second'
                help: write a struct literal: { ... } with one value for each field
            14:13-14 error: expected a tensor
                here: this is a value of struct 'P'
                4:17-18: parameter 'a' of 'second'
                help: use one of its fields: '.x', '.y'
            15:26-27 error: a tensor has no fields
                here: a field is wanted here
                15:9-25: this is a tensor
                help: only structs have fields
            16:24-27 error: expected a tensor
                here: this is a struct literal
                help: write a value that is a tensor, or put the name of a struct before the '{'
            17:15-16 error: a tensor has no fields
                here: a field is wanted here
                17:9-14: this is a tensor
                help: only structs have fields
            17:28-29 error: struct 'P' has no field 'z'
                here: not a field of it
                1:8-9: declared here
                help: it has: x, y
            18:9-15 error: expected a tensor
                here: this is a struct literal
                help: write a value that is a tensor, or put the name of a struct before the '{'
            19:18-24 error: expected a tensor
                here: this is a struct literal
                2:17-22: field 'z' is a tensor
                help: write a value that is a tensor
            20:9-18 error: wrong number of values for struct 'Q'
                here: 3 given
                2:8-9: has 2 fields
                help: give one value for each field, in order
            20:13-14 error: expected a tensor
                here: this is a value of struct 'Q'
                help: use one of its fields: '.z'
        "#]],
    );
}

#[test]
fn literals_need_a_struct() {
    check(
        r#"struct P { var x; var y; }
def f() { return {1, 2}; }
def main() {
  f();
  var x = {1, 2};
}"#,
        expect![[r#"
            2:18-24 error: struct literal of an unknown struct
                here: the struct cannot be determined here
                help: put its name before the '{': Name{ ... }
            5:11-17 error: expected a tensor
                here: this is a struct literal
                help: write a value that is a tensor, or put the name of a struct before the '{'
        "#]],
    );
}

#[test]
fn structs_have_a_size() {
    let mut text = "struct S0 { var a; var b; }\n".to_string();
    for i in 1..=10 {
        text += &format!("struct S{i} {{ S{} a; S{} b; }}\n", i - 1, i - 1);
    }
    text += "struct D0 { var a; }\n";
    for i in 1..=32 {
        text += &format!("struct D{i} {{ D{} a; }}\n", i - 1);
    }
    check(
        &(text + "def main() { }"),
        expect![[r#"
        11:8-11 error: struct is too large
            here: holds 2048 tensors
            help: at most 32 structs nest, with 1024 tensors in them
        44:8-11 error: structs nest too deep
            here: 33 structs inside each other
            help: at most 32 structs nest, with 1024 tensors in them
    "#]],
    );
}
