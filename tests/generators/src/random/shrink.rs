//! Reduces failing inputs for people to read.

use std::time::{Duration, Instant};

use super::layout;
use super::syntax::{Expr, Item, Program, Statement};

/// The time limit of a reduction.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Reduces a failing input repeatedly to the first smaller candidate that still fails.
pub fn shrink<T>(
    start: T,
    smaller: impl Fn(&T) -> Vec<T>,
    mut fails: impl FnMut(&T) -> bool,
    patience: Duration,
) -> T {
    let end = Instant::now() + patience;
    let mut best = start;
    'smaller: loop {
        for candidate in smaller(&best) {
            if Instant::now() >= end {
                return best;
            }
            if fails(&candidate) {
                best = candidate;
                continue 'smaller;
            }
        }
        return best;
    }
}

/// Every program with one part less, the largest parts first; most are invalid.
pub fn smaller_programs(program: &Program) -> Vec<Program> {
    let mut found = Vec::new();
    let changed = |change: &mut dyn FnMut(&mut Program)| {
        let mut smaller = program.clone();
        change(&mut smaller);
        smaller
    };
    for (at, item) in program.items.iter().enumerate() {
        found.push(changed(&mut |p| drop(p.items.remove(at))));
        let Item::Function(function) = item else { continue };
        for statement in 0..function.body.len() {
            found.push(changed(&mut |p| {
                if let Some(Item::Function(f)) = p.items.get_mut(at) {
                    f.body.remove(statement);
                }
            }));
            for smaller in smaller_statements(&function.body[statement]) {
                found.push(changed(&mut |p| {
                    if let Some(Item::Function(f)) = p.items.get_mut(at) {
                        f.body.splice(statement..=statement, smaller.clone());
                    }
                }));
            }
            let Some(Statement::Var(_, Some(_), expr) | Statement::Struct(_, _, expr)) =
                function.body.get(statement)
            else {
                continue;
            };
            found.push(changed(&mut |p| {
                if let Some(Item::Function(f)) = p.items.get_mut(at) {
                    f.body[statement] = Statement::Expr(expr.clone());
                }
            }));
        }
    }
    let mut exprs = Vec::new();
    for function in program.functions() {
        for expr in function.body.iter().flat_map(|statement| statement.exprs()) {
            expr.walk(&mut |expr| exprs.push(expr));
        }
    }
    for (at, expr) in exprs.iter().enumerate() {
        for new in smaller_exprs(expr) {
            found.push(changed(&mut |p| replace(p, at, &new)));
        }
    }
    found
}

/// Simpler replacements of a statement with blocks: the statements of one, and the same with a block of less.
fn smaller_statements(statement: &Statement) -> Vec<Vec<Statement>> {
    let mut found: Vec<Vec<Statement>> = statement.blocks().into_iter().cloned().collect();
    for (number, block) in statement.blocks().into_iter().enumerate() {
        for at in 0..block.len() {
            let mut shorter = vec![block[..at].iter().chain(&block[at + 1..]).cloned().collect::<Vec<_>>()];
            shorter.extend(smaller_statements(&block[at]).into_iter().map(|smaller| {
                block[..at].iter().cloned().chain(smaller).chain(block[at + 1..].iter().cloned()).collect()
            }));
            for block in shorter {
                let mut new = statement.clone();
                match (&mut new, number) {
                    (Statement::For(.., body) | Statement::While(_, body), _) => *body = block,
                    (Statement::If(_, then, _), 0) => *then = block,
                    (Statement::If(_, _, otherwise), _) => *otherwise = block,
                    _ => {}
                }
                found.push(vec![new]);
            }
        }
    }
    found
}

/// Simpler replacements of the expression: its parts, and the simplest of its kind.
fn smaller_exprs(expr: &Expr) -> Vec<Expr> {
    let mut found: Vec<Expr> = expr.parts().into_iter().cloned().collect();
    match expr {
        Expr::Number(value) if *value == 1.0 => {}
        Expr::Literal(shape, values) if values.iter().any(|&value| value != 1.0) => {
            found.push(Expr::Number(1.0));
            found.push(Expr::Literal(shape.clone(), vec![1.0; values.len()]));
        }
        _ => found.push(Expr::Number(1.0)),
    }
    found
}

/// Replaces the expression that a walk reaches as number `at`.
pub fn replace(program: &mut Program, at: usize, new: &Expr) {
    let mut index = 0;
    program.each_expr_mut(&mut |expr| {
        if index == at {
            *expr = new.clone();
        }
        index += 1;
    });
}

/// The text with some of its pieces removed, the longest runs first.
pub fn smaller_texts(text: &str) -> Vec<String> {
    let pieces = layout::pieces(text);
    let mut found = Vec::new();
    let mut length = pieces.len() / 2;
    while length > 0 {
        for start in (0..pieces.len()).step_by(length) {
            let end = (start + length).min(pieces.len());
            found.push([&pieces[..start], &pieces[end..]].concat().concat());
        }
        length /= 2;
    }
    found
}
