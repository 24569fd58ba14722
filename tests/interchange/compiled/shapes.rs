//! Trait objects, enums, closures, function pointers and text.

use std::fmt;

trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> &str {
        "shape"
    }
}

struct Circle(f64);

struct Rectangle {
    width: f64,
    height: f64,
    label: String,
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.0 * self.0
    }
}

impl Shape for Rectangle {
    fn area(&self) -> f64 {
        self.width * self.height
    }

    fn name(&self) -> &str {
        &self.label
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Expression {
    Number(i64),
    Negated(Box<Expression>),
    Binary(Operator, Box<Expression>, Box<Expression>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Operator {
    Add,
    Multiply,
    Divide,
}

#[derive(Debug)]
enum Failure {
    DivisionByZero,
    Overflow { left: i64, right: i64 },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::DivisionByZero => f.write_str("division by zero"),
            Failure::Overflow { left, right } => write!(f, "{left} and {right} are too large"),
        }
    }
}

impl Expression {
    fn value(&self) -> Result<i64, Failure> {
        match self {
            Expression::Number(number) => Ok(*number),
            Expression::Negated(inner) => Ok(-inner.value()?),
            Expression::Binary(operator, left, right) => {
                let (left, right) = (left.value()?, right.value()?);
                let result = match operator {
                    Operator::Add => left.checked_add(right),
                    Operator::Multiply => left.checked_mul(right),
                    Operator::Divide if right == 0 => return Err(Failure::DivisionByZero),
                    Operator::Divide => left.checked_div(right),
                };
                result.ok_or(Failure::Overflow { left, right })
            }
        }
    }
}

fn binary(operator: Operator, left: i64, right: Expression) -> Expression {
    Expression::Binary(operator, Box::new(Expression::Number(left)), Box::new(right))
}

fn adder(amount: i64) -> impl Fn(i64) -> i64 {
    move |x| x + amount
}

fn twice(function: &dyn Fn(i64) -> i64, x: i64) -> i64 {
    function(function(x))
}

fn halve(x: i64) -> i64 {
    x / 2
}

fn main() {
    let shapes: Vec<Box<dyn Shape>> = vec![
        Box::new(Circle(1.5)),
        Box::new(Rectangle { width: 2.0, height: 3.25, label: "plate".to_owned() }),
    ];
    for shape in &shapes {
        println!("{} {:.3}", shape.name(), shape.area());
    }
    let sum = binary(Operator::Add, 40, Expression::Number(2));
    let expressions = [
        sum.clone(),
        binary(Operator::Multiply, i64::MAX, sum.clone()),
        binary(Operator::Divide, 1, binary(Operator::Add, 0, Expression::Number(0))),
        Expression::Negated(Box::new(binary(Operator::Divide, 100, Expression::Number(7)))),
    ];
    for expression in &expressions {
        match expression.value() {
            Ok(value) => println!("{value}"),
            Err(failure) => println!("{failure} {failure:?}"),
        }
    }
    println!("{}", expressions[0] == sum);
    let functions: [fn(i64) -> i64; 2] = [halve, i64::abs];
    let added = twice(&adder(5), 1);
    println!("{} {}", added, functions.iter().fold(-33, |x, function| function(x)));
    let text: String = "zwölf Boxkämpfer".chars().rev().filter(|c| !c.is_whitespace()).collect();
    println!("{text} {}", text.len());
}
