//! The generator makes what it promises, and the evaluator knows the language.

use std::collections::HashSet;

use super::evaluate::{self, Machine, Stop};
use super::generate::generate;
use super::syntax::{Expr, Function, Program, Statement};

fn name(name: &str) -> Box<Expr> {
    Box::new(Expr::Name(name.to_owned()))
}

fn function(name: &str, params: &[&str], body: Vec<Statement>) -> Function {
    Function { name: name.to_owned(), params: params.iter().map(|&p| p.to_owned()).collect(), body }
}

fn run(body: Vec<Statement>) -> Result<String, Stop> {
    evaluate::output(&Program { functions: vec![function("main", &[], body)] }, 100)
}

#[test]
fn text_of_each_rank() {
    let print = |shape: &[usize], count: u8| {
        run(vec![Statement::Print(Expr::Literal(shape.to_vec(), (0..count).map(f64::from).collect()))])
    };
    assert_eq!(print(&[], 1), Ok("0.000000 \n".to_owned()));
    assert_eq!(print(&[2], 2), Ok("0.000000 1.000000 \n".to_owned()));
    assert_eq!(print(&[2, 1], 2), Ok("0.000000 \n1.000000 \n".to_owned()));
    assert_eq!(print(&[2, 1, 1], 2), Ok("0.000000 \n\n1.000000 \n\n".to_owned()));
    assert_eq!(print(&[2, 1, 1, 1], 2), Ok("0.000000 \n\n\n1.000000 \n\n\n".to_owned()));
}

#[test]
fn a_reshape_takes_the_elements_of_a_transpose_in_order() {
    let literal = Expr::Literal(vec![2, 2], vec![1.0, 2.0, 3.0, 4.0]);
    let flat = Statement::Var("f".to_owned(), Some(vec![4]), Expr::Transpose(Box::new(literal)));
    let printed = run(vec![flat, Statement::Print(*name("f"))]);
    assert_eq!(printed, Ok("1.000000 3.000000 2.000000 4.000000 \n".to_owned()));
}

#[test]
fn what_is_not_valid_or_not_exact_is_noticed() {
    let literal = |count: u8| Box::new(Expr::Literal(vec![count.into()], vec![0.125; count.into()]));
    let binary = |left, right| vec![Statement::Print(Expr::Binary('*', left, right))];
    assert!(matches!(run(binary(literal(2), literal(3))), Err(Stop::Invalid(_))));
    assert!(run(binary(literal(2), literal(2))).is_ok());
    let product = Box::new(Expr::Binary('*', literal(2), literal(2)));
    assert_eq!(run(binary(product, literal(2))), Err(Stop::Inexact));
    assert!(matches!(run(vec![Statement::Print(*name("x"))]), Err(Stop::Invalid(_))));
    let recursive = function("f", &[], vec![Statement::Expr(Expr::Call("f".to_owned(), Vec::new()))]);
    assert_eq!(Machine::new(&[recursive], 10_000).call("f", Vec::new()), Err(Stop::TooLong));
}

#[test]
fn parentheses_follow_precedence() {
    let binary = |operator, left, right| Box::new(Expr::Binary(operator, left, right));
    let sum = binary('+', name("a"), name("b"));
    assert_eq!(binary('*', sum.clone(), name("c")).to_string(), "(a + b) * c");
    assert_eq!(binary('-', name("c"), sum.clone()).to_string(), "c - (a + b)");
    assert_eq!(binary('-', sum, binary('*', name("c"), name("d"))).to_string(), "a + b - c * d");
}

#[test]
fn the_same_seed_gives_the_same_program() {
    assert_eq!(generate(7).program.to_string(), generate(7).program.to_string());
    assert_ne!(generate(7).program.to_string(), generate(8).program.to_string());
}

/// What of the language a program has, by name.
fn features(program: &Program) -> HashSet<&'static str> {
    let mut found = HashSet::new();
    let mut callees = HashSet::new();
    for (index, function) in program.functions.iter().enumerate() {
        let returns = |name: &str| {
            program
                .functions
                .iter()
                .any(|f| f.name == name && matches!(f.body.last(), Some(Statement::Return(Some(_)))))
        };
        for statement in &function.body {
            match statement {
                Statement::Var(_, Some(_), Expr::Binary(..) | Expr::Call(..) | Expr::Transpose(_)) => {
                    found.insert("reshape of a computed value");
                }
                Statement::Expr(Expr::Call(callee, _)) if !returns(callee) => {
                    found.insert("call without a result");
                }
                Statement::Expr(Expr::Call(..)) => {
                    found.insert("call with an unused result");
                }
                _ => {}
            }
            let Some(expr) = statement.expr() else { continue };
            expr.walk(&mut |expr| match expr {
                Expr::Call(callee, _) => {
                    callees.insert(callee.clone());
                    let at = program.functions.iter().position(|f| f.name == *callee);
                    found.extend((at > Some(index)).then_some("forward call"));
                    found.extend((function.name != "main").then_some("call in a function"));
                }
                Expr::Literal(shape, _) => {
                    found.insert(["rank 0", "rank 1", "rank 2", "rank 3", "rank 4"][shape.len().min(4)]);
                    found.extend((shape.iter().product::<usize>() > 100).then_some("large literal"));
                }
                Expr::Number(_) => {
                    found.insert("rank 0");
                }
                Expr::Transpose(_) => {
                    found.insert("transpose");
                }
                Expr::Binary('-', ..) => {
                    found.insert("difference");
                }
                Expr::Binary('/', ..) => {
                    found.insert("quotient");
                }
                Expr::Negation(_) => {
                    found.insert("negation");
                }
                _ => {}
            });
        }
    }
    let unused = program.functions.iter().any(|f| f.name != "main" && !callees.contains(&f.name));
    found.extend(unused.then_some("unused function"));
    found
}

#[test]
fn programs_have_what_compilers_are_weak_at() {
    let mut counts = std::collections::HashMap::new();
    for seed in 0..500 {
        let case = generate(seed);
        assert!(!case.program.functions.is_empty());
        for feature in features(&case.program) {
            *counts.entry(feature).or_insert(0) += 1;
        }
    }
    for (feature, least) in [
        ("reshape of a computed value", 100),
        ("call without a result", 50),
        ("call with an unused result", 50),
        ("call in a function", 100),
        ("forward call", 100),
        ("unused function", 100),
        ("difference", 200),
        ("quotient", 50),
        ("negation", 100),
        ("transpose", 200),
        ("rank 0", 100),
        ("rank 1", 100),
        ("rank 2", 200),
        ("rank 3", 100),
        ("rank 4", 100),
        ("large literal", 10),
    ] {
        let count = counts.get(feature).copied().unwrap_or(0);
        assert!(count >= least, "{feature}: only {count} of 500 programs; {counts:?}");
    }
}
