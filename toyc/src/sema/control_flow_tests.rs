//! Tests of assignments, loops and choices.

use expect_test::expect;

use crate::test_util::check;

#[test]
fn assignments() {
    check(
        r#"struct P { var x; }
def main() {
  x = 1;
  var value = 1;
  valeu = 2;
  value = {1};
  P p = {1};
  p = 2;
  p = {2, 3};
  print = 1;
  print(value + p.x);
}"#,
        expect![[r#"
            3:3-4 error: undefined variable 'x'
                here: assigned to, but not declared
                help: declare it: var x = ...;
            5:3-8 error: undefined variable 'valeu'
                here: assigned to, but not declared
                help: did you mean 'value'?
            6:11-14 error: expected a tensor
                here: this is a struct literal
                help: write a value that is a tensor, or put the name of a struct before the '{'
            8:7-8 error: expected a value of struct 'P'
                here: this is a tensor
                1:8-9: declared here
                7:5-6: 'p' is declared here
                help: write a struct literal: { ... } with one value for each field
            9:7-13 error: wrong number of values for struct 'P'
                here: 2 given
                1:8-9: has 1 field
                help: give one value for each field, in order
            10:3-8 error: undefined variable 'print'
                here: assigned to, but not declared
                help: declare it: var print = ...;
        "#]],
    );
}

#[test]
fn variables_end_with_their_block() {
    check(
        r#"def f(a) {
  if a { var b = a; print(b); } else { var b = 2; print(b); }
  for b in 0..a { var c = b; print(c); }
  while a { var c = 1; a = a - c; }
  var b = a;
  if b { var a = 1; var b = 2; for b in 0..1 { } print(a + b); }
  for i in 0..i { print(c); }
  print(b + i);
}
def main() { f(1); }"#,
        expect![[r#"
            6:14-15 error: variable 'a' has the name of a parameter
                here: would hide the parameter
                1:7-8: the parameter
                help: choose another name
            6:25-26 error: variable 'b' is declared twice
                here: declared again here
                5:7-8: first declared here
                help: rename one of them
            6:36-37 error: variable 'b' is declared twice
                here: declared again here
                5:7-8: first declared here
                help: rename one of them
            7:15-16 error: undefined variable 'i'
                here: used in its own value
                7:7-8: declared here
                help: a variable can be used only after its declaration
            7:25-26 error: undefined variable 'c'
                here: its block has ended
                3:23-24: declared in a block
                help: declare it before the block, and assign to it inside
        "#]],
    );
}

#[test]
fn what_a_loop_counts() {
    check(
        r#"struct P { var x; }
def g() { }
def main() {
  P p = {1};
  for i in p..g() { i = 2; if i { i = 3; } }
  while p { }
  if g() { } else if p { }
  for p in 0..1 { }
}"#,
        expect![[r#"
            5:12-13 error: expected a tensor
                here: this is a value of struct 'P'
                5:12-13: a 'for' counts between numbers
                help: use one of its fields: '.x'
            5:15-18 error: 'g' returns no value
                here: a value is needed here
                2:5-6: this function has no 'return' with a value
                help: add 'return ...;' to 'g', or call it as a statement of its own
            5:21-22 error: the loop counts 'i' itself
                here: this value would be gone in the next iteration
                5:7-8: counted here
                help: declare a variable of its own, or count in a 'while'
            5:35-36 error: the loop counts 'i' itself
                here: this value would be gone in the next iteration
                5:7-8: counted here
                help: declare a variable of its own, or count in a 'while'
            6:9-10 error: expected a tensor
                here: this is a value of struct 'P'
                6:9-10: a condition is a number
                help: use one of its fields: '.x'
            7:6-9 error: 'g' returns no value
                here: a value is needed here
                2:5-6: this function has no 'return' with a value
                help: add 'return ...;' to 'g', or call it as a statement of its own
            7:22-23 error: expected a tensor
                here: this is a value of struct 'P'
                7:22-23: a condition is a number
                help: use one of its fields: '.x'
            8:7-8 error: variable 'p' is declared twice
                here: declared again here
                4:5-6: first declared here
                help: rename one of them
        "#]],
    );
}

#[test]
fn returns_in_blocks() {
    check(
        r#"def f(x) { for i in 0..x { return i; } return x; }
def g(x) { while x { return; } print(x); }
def main() { print(f(1)); g(1); }"#,
        expect![[r#"
            1:28-36 error: 'return' inside of a block
                here: a function returns at its end
                help: assign the value to a variable, and return it as the last statement of the function
            2:22-28 error: 'return' inside of a block
                here: a function returns at its end
                help: assign the value to a variable, and return it as the last statement of the function
        "#]],
    );
}

#[test]
fn unused_in_blocks() {
    check(
        r#"def main() {
  for i in 0..2 { var a = i; var b = 1; b = b + 1; }
  if 1 { var c = 2; c = 3; }
}"#,
        expect![[r#"
            2:23-24 warning: unused variable 'a'
                here: nothing reads it
                help: remove it, or show its value: print(a);
            3:14-15 warning: unused variable 'c'
                here: nothing reads it
                help: remove it, or show its value: print(c);
        "#]],
    );
}

#[test]
fn calls_in_blocks_are_calls() {
    check(
        r#"def f(x) { if x { x = g(x); } return x; }
def g(x) { while f(x) { x = 0; } return x; }
def h(x) { return x; }
def main() { for i in h(0)..1 { print(f(i)); } }"#,
        expect![[r#"
            1:23-27 error: functions call each other: f -> g -> f
                here: 'f' calls 'g' here
                2:18-22: 'g' calls 'f' here
                help: Toy has no recursion: every call is specialized for its argument shapes, and this would never end
        "#]],
    );
}
