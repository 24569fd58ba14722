//! Smaller modules that fail alike.
//!
//! A statement is left out by giving the values that are still needed a constant: any value will do, but not for a guard.

use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

use super::syntax::{Block, Piece, Program, Statement};
use super::types::{Elem, Kind, Type};

/// What happens to some statements.
#[derive(Clone, Copy)]
enum Change {
    /// They are left out.
    Leave,
    /// Only the inside of a region is kept: of the one with this number.
    Unwrap(usize),
}

/// A smaller module for which `fails` still holds, found in about this time.
pub fn smaller(start: Program, mut fails: impl FnMut(&Program) -> bool, patience: Duration) -> Program {
    let end = Instant::now() + patience;
    let mut best = start;
    loop {
        let before = best.to_string();
        for at in (0..best.functions.len()).rev() {
            let candidate = without_function(&best, at);
            if let Some(candidate) = candidate.filter(|candidate| fails(candidate)) {
                best = candidate;
            }
        }
        let mut length = count(&best).next_power_of_two();
        while length > 0 {
            let mut at = count(&best);
            while at > 0 {
                let from = at.saturating_sub(length);
                let changes = [Change::Leave, Change::Unwrap(0), Change::Unwrap(1)];
                let tried = if length == 1 { &changes[..] } else { &changes[..1] };
                for &change in tried {
                    if Instant::now() > end {
                        return best;
                    }
                    let candidate = changed(&best, from..at, change);
                    if candidate.to_string() != best.to_string() && fails(&candidate) {
                        best = candidate;
                        break;
                    }
                }
                at = from.min(count(&best));
            }
            length /= 2;
        }
        if best.to_string() == before {
            return best;
        }
    }
}

fn count(program: &Program) -> usize {
    program.functions.iter().flat_map(|function| &function.blocks).map(|(_, block)| inside(block)).sum()
}

/// The number of statements in a region, with those in their regions.
fn inside(block: &Block) -> usize {
    block.body.iter().map(|statement| 1 + blocks(statement).map(inside).sum::<usize>()).sum()
}

fn blocks(statement: &Statement) -> impl Iterator<Item = &Block> {
    statement.pieces.iter().filter_map(|piece| match piece {
        Piece::Block(block) => Some(block),
        Piece::Text(_) => None,
    })
}

/// The module without a function that nothing calls, and without memory that nothing uses.
fn without_function(program: &Program, at: usize) -> Option<Program> {
    let text = program.to_string();
    let named = |line: &str, end: char| -> Option<String> {
        let (_, rest) = line.split_once('@')?;
        Some(format!("@{}", &rest[..=rest.find(end)?]))
    };
    let name = named(&program.functions[at].head, '(')?;
    if text.matches(&name).count() > 1 || name == format!("@{}(", super::ENTRY) {
        return None;
    }
    let mut result = program.clone();
    result.functions.remove(at);
    let text = result.to_string();
    result.globals.retain(|global| named(global, ' ').is_none_or(|name| text.matches(&name).count() > 1));
    Some(result)
}

/// How often each value is named.
fn uses(text: &str) -> HashMap<&str, usize> {
    let mut counts = HashMap::new();
    for (at, _) in text.match_indices('%') {
        let rest = &text[at + 1..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        *counts.entry(&text[at..=at + length]).or_insert(0) += 1;
    }
    counts
}

/// The module with a change to the statements with these numbers.
fn changed(program: &Program, range: std::ops::Range<usize>, change: Change) -> Program {
    let text = program.to_string();
    let counts = uses(&text);
    let mut result = program.clone();
    let mut at = 0;
    let mut fillers = BTreeSet::new();
    for function in &mut result.functions {
        for (_, block) in &mut function.blocks {
            change_block(block, &mut at, &range, change, &counts, &mut fillers);
        }
    }
    loop {
        let text = result.to_string();
        let counts = uses(&text);
        let is_dead = |statement: &Statement| {
            let is_extra =
                statement.is_guard || statement.results.iter().any(|(name, _)| fillers.contains(name));
            is_extra && statement.results.iter().all(|(name, _)| counts.get(name.as_str()) == Some(&1))
        };
        let mut removed = false;
        for function in &mut result.functions {
            for (_, block) in &mut function.blocks {
                removed |= clean(block, &is_dead);
            }
        }
        if !removed {
            return result;
        }
    }
}

fn clean(block: &mut Block, is_dead: &dyn Fn(&Statement) -> bool) -> bool {
    let before = block.body.len();
    block.body.retain(|statement| !is_dead(statement));
    let mut removed = before != block.body.len();
    for statement in &mut block.body {
        for piece in &mut statement.pieces {
            if let Piece::Block(block) = piece {
                removed |= clean(block, is_dead);
            }
        }
    }
    removed
}

fn change_block(
    block: &mut Block,
    at: &mut usize,
    range: &std::ops::Range<usize>,
    change: Change,
    counts: &HashMap<&str, usize>,
    fillers: &mut BTreeSet<String>,
) {
    let mut body = Vec::new();
    for mut statement in std::mem::take(&mut block.body) {
        let is_chosen = range.contains(at);
        *at += 1;
        if is_chosen && let Some(others) = replacement(&statement, change, counts, fillers) {
            *at += blocks(&statement).map(inside).sum::<usize>();
            body.extend(others);
            continue;
        }
        for piece in &mut statement.pieces {
            if let Piece::Block(block) = piece {
                change_block(block, at, range, change, counts, fillers);
            }
        }
        body.push(statement);
    }
    block.body = body;
}

/// The statements in place of one, if that may be.
fn replacement(
    statement: &Statement,
    change: Change,
    counts: &HashMap<&str, usize>,
    fillers: &mut BTreeSet<String>,
) -> Option<Vec<Statement>> {
    let needed: Vec<&(String, Type)> =
        statement.results.iter().filter(|(name, _)| counts.get(name.as_str()) != Some(&1)).collect();
    let mut result = Vec::new();
    if let Change::Unwrap(number) = change {
        let block = blocks(statement).nth(number)?;
        for argument in &block.arguments {
            result.push(filler(argument)?);
        }
        result.extend(block.body.clone());
    }
    if statement.is_guard && !needed.is_empty() {
        return None;
    }
    for value in needed {
        result.push(filler(value)?);
    }
    fillers.extend(statement.results.iter().map(|(name, _)| name.clone()));
    Some(result)
}

/// A constant in place of a value.
fn filler((name, ty): &(String, Type)) -> Option<Statement> {
    let zero = if ty.elem.is_float() {
        "0.0"
    } else if ty.elem == Elem::Int(1) {
        "false"
    } else {
        "0"
    };
    let text = match ty.kind {
        _ if ty.elem == Elem::Complex && ty.kind == Kind::Scalar => {
            format!("complex.constant [0.0, 0.0] : {ty}")
        }
        Kind::Scalar if ty.elem == Elem::Int(1) => "arith.constant false".to_owned(),
        Kind::Scalar => format!("arith.constant {zero} : {ty}"),
        Kind::Vector | Kind::Tensor if ty.sizes().is_some() => format!("arith.constant dense<{zero}> : {ty}"),
        _ => return None,
    };
    Some(Statement {
        results: vec![(name.clone(), ty.clone())],
        is_guard: false,
        pieces: vec![Piece::Text(format!("{name} = {text}"))],
    })
}
