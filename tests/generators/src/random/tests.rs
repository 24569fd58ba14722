//! Tests of the generator and of the evaluator.

use std::time::Duration;

use super::evaluate::{self, Machine, Stop};
use super::generate::generate;
use super::mutate::mutant;
use super::syntax::{Declared, Expr, Function, IndexItem, Item, Program, Statement, Struct};
use super::{Random, layout, parse, shrink};

fn name(name: &str) -> Box<Expr> {
    Box::new(Expr::Name(name.to_owned()))
}

fn function(name: &str, params: &[&str], body: Vec<Statement>) -> Function {
    let params = params.iter().map(|&p| Declared { ty: None, name: p.to_owned() }).collect();
    Function { name: name.to_owned(), params, body }
}

fn program(items: Vec<Item>, body: Vec<Statement>) -> Program {
    let mut program = Program { items };
    program.items.push(Item::Function(function("main", &[], body)));
    program
}

fn run(body: Vec<Statement>) -> Result<String, Stop> {
    evaluate::output(&program(Vec::new(), body), 100)
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
    let items = [Item::Function(recursive)];
    assert_eq!(Machine::new(&items, 10_000).call("f", Vec::new()), Err(Stop::TooLong));
}

/// `struct P { var a; var b; }`, and a function that returns its P.
fn pairs() -> Vec<Item> {
    let field = |name: &str| Declared { ty: None, name: name.to_owned() };
    let pair = Struct { name: "P".to_owned(), fields: vec![field("a"), field("b")] };
    let param = Declared { ty: Some("P".to_owned()), name: "p".to_owned() };
    let body = vec![Statement::Return(vec![*name("p")])];
    vec![Item::Struct(pair), Item::Function(Function { name: "same".to_owned(), params: vec![param], body })]
}

#[test]
fn structs_are_values() {
    let run = |body| evaluate::output(&program(pairs(), body), 100);
    let literal = |count| Expr::Struct(None, (0..count).map(|n| Expr::Number(f64::from(n))).collect());
    let call = |argument| Expr::Call("same".to_owned(), vec![argument]);
    let field = |base, field: &str| Expr::Field(Box::new(base), field.to_owned());
    let print = |value| vec![Statement::Print(value)];
    assert_eq!(run(print(field(call(literal(2)), "b"))), Ok("1.000000 \n".to_owned()));
    let p = Statement::Struct("P".to_owned(), "p".to_owned(), literal(2));
    let sum = Expr::Binary('+', Box::new(field(*name("p"), "a")), Box::new(field(call(*name("p")), "b")));
    assert_eq!(run(vec![p, Statement::Print(sum)]), Ok("1.000000 \n".to_owned()));
    for wrong in [
        print(literal(2)),
        print(call(literal(2))),
        print(field(call(literal(3)), "a")),
        print(field(call(literal(2)), "c")),
        print(field(call(Expr::Number(1.0)), "a")),
        vec![Statement::Var("p".to_owned(), Some(vec![2]), call(literal(2)))],
        vec![Statement::Struct("Q".to_owned(), "q".to_owned(), literal(2))],
    ] {
        assert!(matches!(run(wrong.clone()), Err(Stop::Invalid(_))), "{wrong:?}");
    }
}

#[test]
fn parentheses_follow_precedence() {
    let binary = |operator, left, right| Box::new(Expr::Binary(operator, left, right));
    let sum = binary('+', name("a"), name("b"));
    assert_eq!(binary('*', sum.clone(), name("c")).to_string(), "(a + b) * c");
    assert_eq!(binary('-', name("c"), sum.clone()).to_string(), "c - (a + b)");
    assert_eq!(binary('-', sum.clone(), binary('*', name("c"), name("d"))).to_string(), "a + b - c * d");
    let minus = |value| Box::new(Expr::Negation(value));
    assert_eq!(minus(minus(sum.clone())).to_string(), "--(a + b)");
    assert_eq!(binary('-', minus(name("a")), Box::new(Expr::Number(-2.0))).to_string(), "-a - -2");
    assert_eq!(Expr::Field(Box::new(Expr::Field(name("a"), "b".into())), "c".into()).to_string(), "a.b.c");
    assert_eq!(Expr::Field(sum.clone(), "b".into()).to_string(), "(a + b).b");
    let operator = |operator, parts| Expr::Operator(operator, parts);
    let less = operator("<", vec![*sum, *name("c")]);
    assert_eq!(operator("==", vec![less.clone(), *name("d")]).to_string(), "(a + b < c) == d");
    let not = operator("not", vec![operator("not", vec![less.clone()])]);
    assert_eq!(not.to_string(), "not not a + b < c");
    let both = operator("and", vec![not, less]);
    assert_eq!(operator("or", vec![*name("x"), both.clone()]).to_string(), format!("x or {both}"));
    let power = operator("**", vec![*name("a"), *minus(name("b"))]);
    assert_eq!(power.to_string(), "a ** -b");
    assert_eq!(operator("**", vec![*minus(name("a")), power.clone()]).to_string(), "(-a) ** (a ** -b)");
    assert_eq!(minus(Box::new(power)).to_string(), "-a ** -b");
    let items =
        vec![IndexItem::At(-1), IndexItem::Range(None, Some(2), 1), IndexItem::Range(Some(1), None, -1)];
    assert_eq!(Expr::Index(minus(name("a")), items).to_string(), "(-a)[-1, :2, 1::-1]");
    let computed = vec![IndexItem::Computed(binary('+', name("a"), name("b"))), IndexItem::NewAxis];
    assert_eq!(Expr::Index(name("a"), computed).to_string(), "a[a + b, newaxis]");
    assert_eq!(
        Expr::Struct(None, vec![*name("a"), Expr::Literal(vec![1], vec![-0.5])]).to_string(),
        "{a, [-0.5]}"
    );
}

#[test]
fn the_same_seed_gives_the_same_program() {
    assert_eq!(generate(7).program.to_string(), generate(7).program.to_string());
    assert_ne!(generate(7).program.to_string(), generate(8).program.to_string());
}

fn drop_comments(statements: &mut Vec<Statement>) {
    statements.retain(|statement| !matches!(statement, Statement::Comment(_)));
    for statement in statements {
        match statement {
            Statement::For(.., body) | Statement::While(_, body) => drop_comments(body),
            Statement::If(_, then, otherwise) => {
                drop_comments(then);
                drop_comments(otherwise);
            }
            _ => {}
        }
    }
}

#[test]
fn what_is_written_is_read() {
    for seed in 0..200 {
        let mut program = generate(seed).program;
        for item in &mut program.items {
            if let Item::Function(function) = item {
                drop_comments(&mut function.body);
            }
        }
        let text = program.to_string();
        for text in [layout::odd(&text, &mut Random::new(seed)), text.clone()] {
            let read = parse::parse(&text).unwrap_or_else(|| panic!("not read: {text}"));
            assert_eq!(read.to_string(), program.to_string(), "seed {seed}: {text}");
        }
    }
    for wrong in
        ["x", "def f() { 1 }", "def f() { 2x; }", "def f() { 1.2.3; }", "def f() { [1, [2]]; }", "def f( {}"]
    {
        assert_eq!(parse::parse(wrong), None, "{wrong}");
    }
    assert_eq!(
        parse::parse("def f() { .5 - -1.e1; }").map(|p| p.to_string()),
        Some("def f() {\n  0.5 - -10;\n}\n".into())
    );
}

#[test]
fn a_bad_layout_has_the_same_tokens() {
    assert_eq!(layout::pieces("a_1+2.5e-3e #x\n 你"), ["a_1", "+", "2.5e-3", "e", " ", "#x", "\n ", "你"]);
    let tokens = |text: &str| {
        let solid = layout::pieces(text).into_iter().filter(|piece| !layout::is_blank(piece));
        // A statement may be empty, and numbers are compared as numbers.
        let mut tokens: Vec<String> = Vec::new();
        for piece in solid {
            let number = piece.parse::<f64>().map(|number| number.to_string());
            let token = number.unwrap_or_else(|_| piece.to_owned());
            if token != ";" || tokens.last().is_none_or(|last| last != ";") {
                tokens.push(token);
            }
        }
        // `.5` is a dot and a number here.
        tokens.concat().replace(".0", "").replace('.', "")
    };
    let mut exponents = 0;
    let mut comments = 0;
    for seed in 0..200 {
        let text = "def f(T p) { var x<2, 3> = -p.a * 2; # c\n return [[1, 20], [3, 4]] / x; }";
        let odd = layout::odd(text, &mut Random::new(seed));
        assert_eq!(tokens(&odd).matches("returnf").count(), 0);
        exponents += usize::from(odd.contains("e+") || odd.contains("E-"));
        comments += usize::from(odd.matches('#').count() > 1);
        let spaced = layout::odd("a.b<2, 3>;x", &mut Random::new(seed));
        assert_eq!(tokens(&spaced), "ab<2,3>;x", "{spaced}");
    }
    assert!(exponents > 20 && comments > 20, "{exponents} {comments}");
}

#[test]
fn what_fails_is_made_smaller() {
    let start = generate(7).program;
    let has_print = |p: &Program| evaluate::output(p, 1000).is_ok_and(|printed| !printed.is_empty());
    let small = shrink::shrink(start.clone(), shrink::smaller_programs, has_print, Duration::from_secs(60));
    let size = |program: &Program| program.to_string().len();
    assert!(size(&small) < 150 && size(&small) < size(&start) / 4, "{small}");
    let text = "def main() { print(1); print([2, 3]); }".to_owned();
    let small =
        shrink::shrink(text, |t| shrink::smaller_texts(t), |t| t.contains("[2"), Duration::from_secs(60));
    assert_eq!(small, "[2");
}

#[test]
fn the_same_seed_gives_the_same_mutant() {
    let texts = ["def main() { print(1); }".to_owned()];
    assert_eq!(mutant(7, &texts).text, mutant(7, &texts).text);
    let mutants = (0..500).map(|seed| mutant(seed, &texts));
    let mut trees = 0;
    let mut invalid = 0;
    let mut bytes = 0;
    for mutant in mutants {
        bytes += usize::from(str::from_utf8(&mutant.text).is_err());
        let Some(program) = &mutant.program else { continue };
        trees += 1;
        invalid += usize::from(matches!(evaluate::output(program, 10_000), Err(Stop::Invalid(_))));
    }
    assert!(trees > 200 && invalid > trees / 4 && invalid < trees && bytes > 10, "{trees} {invalid} {bytes}");
}
