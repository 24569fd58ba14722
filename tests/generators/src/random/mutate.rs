//! Programs with mistakes: valid programs and texts, changed at random.
//!
//! A changed tree is still a program: the evaluator computes its output, or finds that it is invalid. A changed text
//! may be a program or anything else, even invalid UTF-8.

use super::generate::generate;
use super::layout::{self, is_blank, is_name, is_number};
use super::syntax::{Declared, Expr, Function, IndexItem, Item, OPERATORS, Program, Statement};
use super::{Random, parse, shrink};

/// A changed program.
pub struct Mutant {
    /// The bytes of the file.
    pub text: Vec<u8>,
    /// The program, if the file certainly contains one.
    pub program: Option<Program>,
}

/// The deepest nesting; more than the compiler accepts.
const DEEP: usize = 2500;

/// Text that hand-written inputs rarely contain.
const DICTIONARY: &[&str] = &[
    "def",
    "return",
    "struct",
    "var",
    "main",
    "print",
    "transpose",
    "maximum",
    "where",
    "sum",
    "mean",
    "axis",
    "keepdims",
    "axis=",
    "keepdims=1",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "[]",
    "{}",
    "<",
    ">",
    ",",
    ";",
    ".",
    "=",
    "+",
    "-",
    "*",
    "/",
    "#",
    "#\n",
    "\n",
    " ",
    "_",
    "0",
    "1",
    "-1",
    "1e999",
    "1e",
    "1.2.3",
    ".5",
    "00",
    "1e-400",
    "9223372036854775807",
    "9223372036854775808",
    "99999999999999999999",
    "<0>",
    "<1, 1>",
    "<2>",
    "<99999, 99999, 99999, 99999>",
    "你好",
    "\0",
    "\r",
    "\u{feff}",
    "\"",
    "\\",
    "@",
    "%",
    "**",
    "<=",
    "==",
    "!=",
    "and",
    "or",
    "not ",
    ":",
    "::-1",
    "[0]",
    "[:, newaxis]",
    "zeros",
    "reshape",
    "concat",
    "var x = ",
    "def f(x) {",
    "return f(x);",
    "print(x);",
    "struct S { var a; }",
    "S s = {1};",
    "S{1}",
    "if (1)",
    "else",
    "while x {",
    "for (;;) {",
    "1e+",
    "\u{2212}",
    "\u{ff1b}",
    ".a.b.c",
    "transpose(",
    "if (x) {",
];

/// Makes the mutant of the seed, from a random program or one of the texts.
pub fn mutant(seed: u64, texts: &[String]) -> Mutant {
    // The program of a seed and the changes to it use different random numbers.
    let mut random = Random::new(seed ^ 0xC4A6_2D11_57ED_0001);
    let kind = random.below(10);
    if kind < 5 {
        let mut program = generate(seed).program;
        for _ in 0..=random.below(3) {
            change_program(&mut program, &mut random);
        }
        return Mutant { text: program.to_string().into_bytes(), program: Some(program) };
    }
    let mut text = match random.pick(texts) {
        Some(text) if random.chance(40) => text.clone(),
        _ => generate(seed).program.to_string(),
    };
    for _ in 0..=random.below(4) {
        text = change_text(&text, &mut random);
    }
    let mut text = text.into_bytes();
    if kind == 9 {
        for _ in 0..=random.below(4) {
            change_bytes(&mut text, &mut random);
        }
    }
    let program = str::from_utf8(&text).ok().and_then(parse::parse);
    Mutant { text, program }
}

/// Changes one thing in the tree.
fn change_program(program: &mut Program, random: &mut Random) {
    match random.below(12) {
        0 => {
            let a = random.below(program.items.len());
            let b = random.below(program.items.len());
            if a < program.items.len() && b < program.items.len() {
                program.items.swap(a, b);
            }
        }
        1 => {
            let at = random.below(program.items.len());
            if at < program.items.len() && random.chance(50) {
                program.items.remove(at);
            }
        }
        2 | 3 => change_statements(program, random),
        4 => change_declaration(program, random),
        _ => change_expr(program, random),
    }
}

fn a_function<'a>(program: &'a mut Program, random: &mut Random) -> Option<&'a mut Function> {
    let count = program.functions().count();
    let at = random.below(count);
    program
        .items
        .iter_mut()
        .filter_map(|item| match item {
            Item::Function(function) => Some(function),
            Item::Struct(_) => None,
        })
        .nth(at)
}

/// Moves, duplicates or drops a statement, or changes the shape of its variable.
fn change_statements(program: &mut Program, random: &mut Random) {
    let types = struct_names(program);
    let Some(function) = a_function(program, random) else { return };
    let body = &mut function.body;
    let at = random.below(body.len());
    let other = random.below(body.len());
    if at >= body.len() {
        return;
    }
    match random.below(5) {
        0 => drop(body.remove(at)),
        1 => body.swap(at, other),
        2 => body.insert(other, body[at].clone()),
        _ => match &mut body[at] {
            Statement::Var(_, shape, _) if random.chance(70) => change_shape(shape, random),
            Statement::Var(name, _, value) => {
                let ty = random.pick(&types).cloned().unwrap_or_else(|| "Nothing".to_owned());
                body[at] = Statement::Struct(ty, name.clone(), value.clone());
            }
            Statement::Struct(ty, name, value) => match random.pick(&types) {
                Some(other) if random.chance(50) => *ty = other.clone(),
                _ => body[at] = Statement::Var(name.clone(), None, value.clone()),
            },
            Statement::Return(values) if random.chance(50) => drop(values.pop()),
            Statement::Return(values) => values.extend(values.first().cloned()),
            Statement::Unpack(declares, names, _) => match random.below(3) {
                0 => drop(names.pop()),
                1 => names.push("one_more".to_owned()),
                _ => *declares = !*declares,
            },
            Statement::Print(value) => body[at] = Statement::Return(vec![value.clone()]),
            Statement::Assign(name, value) => {
                body[at] = Statement::Var(name.clone(), None, value.clone());
            }
            Statement::For(_, _, _, inner) | Statement::While(_, inner) | Statement::If(_, inner, _) => {
                let inner = inner.clone();
                body.splice(at..=at, inner);
            }
            Statement::Expr(_) | Statement::Comment(_) => {}
        },
    }
}

fn change_shape(shape: &mut Option<Vec<usize>>, random: &mut Random) {
    const DIMS: &[usize] = &[0, 1, 2, 3, 6, 7, 4_294_967_296, 9_223_372_036_854_775_807];
    let Some(dims) = shape else {
        *shape = Some(vec![1 + random.below(6)]);
        return;
    };
    let at = random.below(dims.len());
    match random.below(4) {
        0 => *shape = None,
        1 => dims.push(random.pick(DIMS).copied().unwrap_or(1)),
        2 => dims.reverse(),
        _ => {
            if let Some(dim) = dims.get_mut(at) {
                *dim = random.pick(DIMS).copied().unwrap_or(1);
            }
        }
    }
}

fn struct_names(program: &Program) -> Vec<String> {
    let names = program.items.iter().filter_map(|item| match item {
        Item::Struct(item) => Some(item.name.clone()),
        Item::Function(_) => None,
    });
    names.collect()
}

/// Changes the parameters of a function or the fields of a struct.
fn change_declaration(program: &mut Program, random: &mut Random) {
    let types = struct_names(program);
    let at = random.below(program.items.len());
    let list: &mut Vec<Declared> = match program.items.get_mut(at) {
        Some(Item::Struct(item)) => &mut item.fields,
        Some(Item::Function(item)) => &mut item.params,
        None => return,
    };
    let at = random.below(list.len());
    match random.below(4) {
        _ if at >= list.len() => list.push(Declared { ty: None, name: "new".to_owned() }),
        0 => drop(list.remove(at)),
        1 => list.push(list[at].clone()),
        2 => list.reverse(),
        _ => list[at].ty = random.pick(&types).cloned().filter(|_| list[at].ty.is_none()),
    }
}

/// Changes one expression somewhere.
fn change_expr(program: &mut Program, random: &mut Random) {
    let mut exprs = Vec::new();
    let mut names = vec!["nothing".to_owned()];
    for function in program.functions() {
        names.push(function.name.clone());
        for expr in function.body.iter().flat_map(Statement::exprs) {
            expr.walk(&mut |expr| {
                exprs.push(expr.clone());
                if let Expr::Name(name) | Expr::Field(_, name) = expr {
                    names.push(name.clone());
                }
            });
        }
    }
    let at = random.below(exprs.len());
    let (Some(old), Some(other), Some(name)) = (exprs.get(at), random.pick(&exprs), random.pick(&names))
    else {
        return;
    };
    let mut new = old.clone();
    match random.below(6) {
        0 => new = other.clone(),
        1 => new = wrapped(new, name, random),
        _ => change_in_place(&mut new, other, name, random),
    }
    shrink::replace(program, at, &new);
}

/// Changes the expression's own part.
fn change_in_place(expr: &mut Expr, other: &Expr, name: &str, random: &mut Random) {
    match expr {
        Expr::Number(value) => *value = *random.pick(&[0.0, 1.0, -2.0, 0.1, 1e300]).unwrap_or(&0.0),
        Expr::Literal(shape, values) => match random.below(4) {
            0 => drop_element(shape, values),
            1 => shape.reverse(),
            2 => *shape = vec![values.len()],
            _ => *values.last_mut().unwrap_or(&mut 0.0) = 7.0,
        },
        Expr::Name(old) | Expr::Field(_, old) => *old = name.to_owned(),
        Expr::Call(callee, _) if random.chance(30) => *callee = name.to_owned(),
        Expr::Call(_, parts) | Expr::Struct(_, parts) | Expr::List(parts) => match random.below(3) {
            0 => drop(parts.pop()),
            1 => parts.push(other.clone()),
            _ => parts.reverse(),
        },
        Expr::Transpose(value) | Expr::Negation(value) => *expr = (**value).clone(),
        Expr::Elementwise(_, parts) => match random.below(3) {
            0 => parts.reverse(),
            1 => *expr = other.clone(),
            _ => *parts.last_mut().unwrap_or(&mut Expr::Number(0.0)) = other.clone(),
        },
        Expr::Operator(operator, parts) => match random.below(4) {
            0 => parts.reverse(),
            1 if parts.len() == 2 && *operator != "@" => *operator = OPERATORS[random.below(8)],
            2 => *expr = other.clone(),
            _ => *parts.last_mut().unwrap_or(&mut Expr::Number(0.0)) = other.clone(),
        },
        Expr::Function(_, parts, axes) => match random.below(5) {
            0 => drop(parts.pop()),
            1 => parts.reverse(),
            2 => *axes = Some(vec![random.below(5) as i64 - 2]),
            3 => *axes = None,
            _ => *parts.last_mut().unwrap_or(&mut Expr::Number(0.0)) = other.clone(),
        },
        Expr::Index(value, items) => match random.below(5) {
            0 => **value = other.clone(),
            1 => items.push(IndexItem::At(random.below(5) as i64 - 2)),
            2 => items.push(IndexItem::NewAxis),
            3 => items[0] = IndexItem::Computed(Box::new(other.clone())),
            _ => items.reverse(),
        },
        Expr::Reduction(_, value, axes, keeps_axes) => match random.below(4) {
            0 => **value = other.clone(),
            1 => *axes = None,
            2 => *axes = Some(vec![random.below(5) as i64 - 2]),
            _ => *keeps_axes = !*keeps_axes,
        },
        Expr::Binary(operator, left, right) => match random.below(3) {
            0 => std::mem::swap(left, right),
            1 => *operator = *random.pick(&['+', '-', '*', '/']).unwrap_or(&'*'),
            _ => **right = other.clone(),
        },
    }
}

/// Shortens a vector and makes any other literal ragged; a literal whose shape would change is left unchanged.
fn drop_element(shape: &mut [usize], values: &mut Vec<f64>) {
    let is_vector = shape.len() == 1;
    let Some(last) = shape.last_mut().filter(|last| **last > 1) else { return };
    if is_vector {
        *last -= 1;
    }
    if is_vector || values.len() > *last {
        values.pop();
    }
}

/// Wraps the expression in another.
fn wrapped(expr: Expr, name: &str, random: &mut Random) -> Expr {
    let depth = if random.chance(10) { random.below(60) } else { 0 };
    let kind = random.below(5);
    let mut expr = expr;
    for _ in 0..=depth {
        expr = match kind {
            0 => Expr::Transpose(Box::new(expr)),
            1 => Expr::Negation(Box::new(expr)),
            2 => Expr::Field(Box::new(expr), name.to_owned()),
            3 => Expr::Struct(None, vec![expr]),
            _ => Expr::Call(name.to_owned(), vec![expr]),
        };
    }
    expr
}

/// Changes one or more pieces of the text.
pub fn change_text(text: &str, random: &mut Random) -> String {
    let mut pieces: Vec<String> = layout::pieces(text).into_iter().map(str::to_owned).collect();
    let solid: Vec<usize> = (0..pieces.len()).filter(|&at| !is_blank(&pieces[at])).collect();
    let (Some(&at), Some(&other)) = (random.pick(&solid), random.pick(&solid)) else {
        return (*random.pick(DICTIONARY).unwrap_or(&"")).to_owned();
    };
    let entry = (*random.pick(DICTIONARY).unwrap_or(&"")).to_owned();
    match random.below(12) {
        0 | 1 => drop(pieces.remove(at)),
        2 => pieces.insert(at, pieces[at].clone()),
        3 => pieces.swap(at, other),
        4 => pieces[at] = pieces[other].clone(),
        5 => pieces[at] = entry,
        6 => pieces.insert(at, entry),
        7 => pieces.truncate(at),
        8 => {
            // Replaces one name or number by another everywhere.
            let old = pieces[at].clone();
            let new = pieces[other].clone();
            let word = |piece: &str| is_name(piece) || is_number(piece);
            if word(&old) {
                pieces.iter_mut().filter(|piece| **piece == old).for_each(|piece| piece.clone_from(&new));
            }
        }
        9 => {
            let end = at.max(other).min(at.min(other) + 30);
            pieces.drain(at.min(other)..end);
        }
        10 => {
            let end = at.max(other).min(at.min(other) + 30);
            let part = pieces[at.min(other)..end].to_vec();
            pieces.splice(at..at, part);
        }
        _ => {
            let depth = if random.chance(20) { random.below(DEEP) } else { random.below(8) };
            pieces[at] = pieces[at].repeat(1 + depth);
        }
    }
    pieces.concat()
}

/// Changes one or more bytes.
fn change_bytes(bytes: &mut Vec<u8>, random: &mut Random) {
    let at = random.below(bytes.len() + 1).min(bytes.len());
    match (random.below(4), bytes.get_mut(at)) {
        (0, Some(byte)) => *byte ^= 1 << random.below(8),
        (1, Some(byte)) => *byte = random.byte(),
        (2, Some(_)) => {
            let end = (at + random.below(20)).min(bytes.len());
            bytes.drain(at..end);
        }
        _ => {
            let many: Vec<u8> = (0..random.below(8)).map(|_| random.byte()).collect();
            bytes.splice(at..at, many);
        }
    }
}
