//! Counts which features of the language the generated programs use.

use std::collections::{HashMap, HashSet};

use super::generate::functions::KEPT;
use super::generate::generate;
use super::syntax::{Expr, Function, IndexItem, Item, Program, Statement};

/// A program and the features found in it.
struct Survey<'a> {
    program: &'a Program,
    callees: HashSet<&'a str>,
    found: HashSet<&'static str>,
}

/// The features that a program uses, by name.
fn features(program: &Program) -> HashSet<&'static str> {
    let mut survey = Survey { program, callees: HashSet::new(), found: HashSet::new() };
    for (index, item) in program.items.iter().enumerate() {
        match item {
            Item::Struct(item) => {
                survey.found.insert("struct");
                if item.fields.iter().any(|field| field.ty.is_some()) {
                    survey.found.insert("struct in a struct");
                }
                if program.items.iter().take(index).any(|before| matches!(before, Item::Function(_))) {
                    survey.found.insert("struct after a function");
                }
            }
            Item::Function(function) => survey.function(index, function),
        }
    }
    let callees = &survey.callees;
    let called = |f: &Function| f.name == "main" || callees.contains(f.name.as_str());
    if program.functions().any(|f| !called(f)) {
        survey.found.insert("unused function");
    }
    if program.functions().any(|f| called(f) && operations(f) > KEPT) {
        survey.found.insert("call of a large function");
    }
    let depth = depth(program, "main", 0);
    survey.found.extend((depth >= 4).then_some("calls 4 deep"));
    survey.found.extend((depth >= 12).then_some("calls 12 deep"));
    survey.found
}

/// The number of operators, calls and literals in a function: each is an operation.
fn operations(function: &Function) -> usize {
    let mut count = 0;
    for expr in function.body.iter().flat_map(Statement::exprs) {
        expr.walk(&mut |expr| count += usize::from(!matches!(expr, Expr::Name(_) | Expr::Struct(..))));
    }
    count
}

/// The depth of nested calls.
fn depth(program: &Program, name: &str, above: usize) -> usize {
    let mut deepest = above;
    let body = program.functions().filter(|f| f.name == name).flat_map(|f| &f.body);
    let mut callees = HashSet::new();
    for expr in body.flat_map(Statement::exprs) {
        expr.walk(&mut |expr| {
            if let Expr::Call(callee, _) = expr {
                callees.insert(callee.as_str());
            }
        });
    }
    for callee in callees {
        deepest = deepest.max(depth(program, callee, above + 1));
    }
    deepest
}

impl<'a> Survey<'a> {
    fn function(&mut self, index: usize, function: &'a Function) {
        let structs = function.params.iter().filter(|param| param.ty.is_some()).count();
        self.found.extend((structs > 0).then_some("struct as a parameter"));
        for statement in function.body.iter().flat_map(Statement::all) {
            self.statement(function, statement);
            for expr in statement.own_exprs() {
                expr.walk(&mut |expr| self.expr(index, function, expr));
            }
        }
    }

    fn statement(&mut self, function: &Function, statement: &Statement) {
        let callee = |name: &str| self.program.functions().find(|f| f.name == name);
        let returns =
            |name: &str| matches!(last(callee(name)), Some(Statement::Return(values)) if !values.is_empty());
        let feature = match statement {
            Statement::Var(_, Some(_), Expr::Binary(..) | Expr::Call(..) | Expr::Transpose(_)) => {
                "reshape of a computed value"
            }
            Statement::Var(_, Some(_), Expr::Number(_)) => "number that fills a shape",
            Statement::Struct(_, _, Expr::Struct(_, parts)) => {
                if parts.iter().all(is_constant) {
                    "struct of constants"
                } else {
                    "struct of computed values"
                }
            }
            Statement::Struct(..) => "struct from elsewhere",
            Statement::Expr(Expr::Call(callee, _)) if !returns(callee) => "call without a result",
            Statement::Expr(Expr::Call(..)) => "call with an unused result",
            Statement::Return(values) if values.len() > 1 => "several results",
            Statement::Return(values) if matches!(&**values, [Expr::Struct(..)]) => "struct as a result",
            Statement::Return(values) if matches!(&**values, [Expr::Name(name)] if is_struct(function, name)) => {
                "struct as a result"
            }
            Statement::Unpack(true, ..) => "variables for several results",
            Statement::Unpack(false, ..) => "assignment of several results",
            Statement::Var(_, None, Expr::Struct(..)) => "struct literal with a name",
            Statement::Comment(_) => "comment",
            Statement::Assign(..) => "assignment",
            Statement::For(.., body) if body.iter().any(|s| !s.blocks().is_empty()) => "nested blocks",
            Statement::For(..) => "loop that counts",
            Statement::While(..) => "loop with a condition",
            Statement::If(..) => "choice of blocks",
            _ => return,
        };
        self.found.insert(feature);
    }

    fn expr(&mut self, index: usize, function: &Function, expr: &'a Expr) {
        let feature = match expr {
            Expr::Call(callee, arguments) => {
                self.callees.insert(callee);
                let at =
                    self.program.items.iter().position(|i| i.function().is_some_and(|f| f.name == *callee));
                self.found.extend((at > Some(index)).then_some("forward call"));
                self.found.extend((function.name != "main").then_some("call in a function"));
                let literal = arguments.iter().any(|argument| matches!(argument, Expr::Struct(..)));
                if literal { "struct literal as an argument" } else { "call" }
            }
            Expr::Literal(shape, values) => {
                let large = shape.iter().product::<usize>() > 100;
                self.found.extend(large.then_some("large literal"));
                let negative = values.iter().any(|value| value.is_sign_negative());
                self.found.extend(negative.then_some("negative element"));
                ["rank 0", "rank 1", "rank 2", "rank 3", "rank 4"][shape.len().min(4)]
            }
            Expr::Number(_) => "rank 0",
            Expr::Transpose(_) => "transpose",
            Expr::Binary('-', ..) => "difference",
            Expr::Binary('/', ..) => "quotient",
            Expr::Operator("and" | "or" | "not", _) => "logic",
            Expr::Operator("**", _) => "power",
            Expr::Operator("@", _) => "product of matrices",
            Expr::Operator(..) => "comparison",
            Expr::Function("matmul" | "dot" | "outer", ..) => "product of matrices",
            Expr::Function(_, operands, _)
                if operands.iter().any(|x| matches!(x, Expr::Function("size", ..))) =>
            {
                "size of a tensor as a size"
            }
            Expr::Function(..) => "function of shapes",
            Expr::Index(_, items) if items.iter().any(|i| matches!(i, IndexItem::Range(_, _, ..0))) => {
                "index in reverse"
            }
            Expr::Index(_, items) if items.iter().any(|i| matches!(i, IndexItem::Computed(_))) => {
                "computed position"
            }
            Expr::Index(_, items) if items.contains(&IndexItem::NewAxis) => "index with a new axis",
            Expr::Index(..) => "index",
            Expr::List(_) => "list of computed values",
            Expr::Elementwise("maximum", _) => "maximum",
            Expr::Elementwise("where", _) => "choice",
            Expr::Elementwise(..) => "element-wise function",
            Expr::Reduction(_, _, None, _) => "reduction of all elements",
            Expr::Reduction(_, _, Some(axes), _) if axes.len() > 1 => "reduction along several axes",
            Expr::Reduction(_, _, Some(_), true) => "reduction that keeps its axis",
            Expr::Reduction(..) => "reduction along an axis",
            Expr::Negation(value) if matches!(**value, Expr::Negation(_)) => "double negation",
            Expr::Negation(_) => "negation",
            Expr::Field(value, _) => match **value {
                Expr::Field(..) => "field of a field",
                Expr::Call(..) => "field of a call",
                _ => "field",
            },
            _ => return,
        };
        self.found.insert(feature);
        if let Expr::Binary(_, left, right) = expr {
            let number = |expr: &Expr| matches!(expr, Expr::Number(_));
            self.found.extend((number(left) && !number(right)).then_some("number on the left"));
            self.found.extend((number(right) && !number(left)).then_some("number on the right"));
        }
    }
}

fn last(function: Option<&Function>) -> Option<&Statement> {
    function.and_then(|function| function.body.last())
}

fn is_constant(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) | Expr::Literal(..) => true,
        Expr::Struct(_, parts) => parts.iter().all(is_constant),
        _ => false,
    }
}

/// Whether the variable or parameter is a struct.
fn is_struct(function: &Function, name: &str) -> bool {
    function.params.iter().any(|param| param.name == name && param.ty.is_some())
        || function.body.iter().any(|statement| matches!(statement, Statement::Struct(_, n, _) if n == name))
}

#[test]
fn programs_have_what_compilers_are_weak_at() {
    let mut counts = HashMap::new();
    for seed in 0..2000 {
        let case = generate(seed);
        assert!(case.program.functions().count() > 0);
        for feature in features(&case.program) {
            *counts.entry(feature).or_insert(0) += 1;
        }
    }
    for (feature, least) in LEAST {
        let count = counts.get(feature).copied().unwrap_or(0);
        assert!(count >= *least, "{feature}: only {count} of 2000 programs; {counts:#?}");
    }
}

/// How many of 2000 programs must use a feature: about half of the usual number.
const LEAST: &[(&str, usize)] = &[
    ("struct", 500),
    ("struct in a struct", 200),
    ("struct after a function", 200),
    ("struct as a parameter", 400),
    ("struct as a result", 100),
    ("struct of constants", 200),
    ("struct of computed values", 300),
    ("struct from elsewhere", 90),
    ("struct literal as an argument", 300),
    ("field", 500),
    ("field of a field", 170),
    ("field of a call", 90),
    ("negation", 900),
    ("double negation", 300),
    ("transpose", 900),
    ("difference", 900),
    ("quotient", 800),
    ("maximum", 30),
    ("choice", 30),
    ("element-wise function", 400),
    ("comparison", 100),
    ("logic", 50),
    ("power", 20),
    ("product of matrices", 50),
    ("list of computed values", 10),
    ("computed position", 30),
    ("function of shapes", 200),
    ("size of a tensor as a size", 10),
    ("index", 50),
    ("index in reverse", 30),
    ("index with a new axis", 20),
    ("reduction of all elements", 200),
    ("reduction along several axes", 50),
    ("reduction that keeps its axis", 80),
    ("reduction along an axis", 80),
    ("number on the left", 170),
    ("number on the right", 400),
    ("rank 0", 900),
    ("rank 1", 500),
    ("rank 2", 800),
    ("rank 3", 500),
    ("rank 4", 500),
    ("negative element", 600),
    ("large literal", 100),
    ("reshape of a computed value", 700),
    ("number that fills a shape", 100),
    ("call", 800),
    ("call in a function", 600),
    ("forward call", 700),
    ("call without a result", 300),
    ("call with an unused result", 600),
    ("unused function", 600),
    ("call of a large function", 130),
    ("calls 4 deep", 100),
    ("calls 12 deep", 20),
    ("comment", 600),
    ("assignment", 300),
    ("loop that counts", 150),
    ("loop with a condition", 40),
    ("choice of blocks", 80),
    ("nested blocks", 30),
];
