//! Programs and their results, and wrong programs and their errors.

use super::{MAX_DEPTH, call};

#[test]
fn functions_compute() {
    let root = "fn root(x) { y = x; while y * y - x > 0.000000001 { y = (y + x / y) / 2; } return y; }";
    let two = call(root, "root", 2.0).expect("it is right");
    assert!((two - std::f64::consts::SQRT_2).abs() < 1e-9, "{two}");
    let fibonacci = "fn fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }
                     fn main(n) { return fib(n); }";
    assert_eq!(call(fibonacci, "main", 20.0).ok(), Some(6765.0));
    let steps = "fn mod(a, b) { while a > b { a = a - b; } if a < b { return a; } return 0; }
                 fn steps(n) { count = 0; while n > 1 {
                     if mod(n, 2) > 0.5 { n = 3 * n + 1; } else { n = n / 2; }
                     count = count + 1; } return count; }";
    assert_eq!(call(steps, "steps", 27.0).ok(), Some(111.0));
}

#[test]
fn mistakes_are_errors() {
    let deep = MAX_DEPTH as usize + 1;
    let deep = format!("fn f(x) {{ return {}1{}; }}", "(".repeat(deep), ")".repeat(deep));
    for (source, message) in [
        ("fn f(x) { return y; }", "line 1: 'y' has no value"),
        ("fn f(x) {\n  return 1 $ 2; }", "line 2: '$' means nothing here"),
        ("fn f(x) { x = 1; }", "line 1: the function ends without 'return'"),
        ("fn f(x) { return 1.2.3; }", "line 1: '1.2.3' is no number"),
        ("fn f(x) { return g(1); }", "'g' does not reference a valid function"),
        ("fn f(x) { while 1 { } return 1; }", "line 1: expected '<' or '>' before '{'"),
        (&deep, "line 1: this is nested too deeply"),
        ("fn g() { return 1; }", "there is no function 'f'"),
        ("fn f() { return 1; }", "'f' is not a function of type 'fn(f64) -> f64'"),
    ] {
        assert!(call(source, "f", 1.0).is_err_and(|e| e.to_string().contains(message)), "{message}");
    }
}

/// What the example shows: a compiler for a language of one's own is short.
#[test]
fn the_program_is_short() {
    let lines = include_str!("main.rs").lines().count();
    assert!(lines < 300, "{lines} lines");
}
