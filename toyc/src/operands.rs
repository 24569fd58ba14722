//! Errors about the operands of an operator, shown at the operator and its operands.
//!
//! An operation of the toy dialect is located where its right operand begins, as in the tutorial's compiler. People
//! look for the operator: the source is parsed again to find its place.

use rustc_hash::FxHashMap;
use support::{Diagnostic, FileId, Label, SourceMap, Span};
use toy_dialect::codes;

use crate::ast::{Expr, ExprKind, Item};
use crate::parser::{Script, parse_script};
use crate::reported::MAX_ERRORS;

/// An operator and its operands.
struct Operator {
    span: Span,
    operands: [Span; 2],
}

/// Moves errors about the shapes of operands to their operators, with the note about each operand as its label.
pub(crate) fn point_at_operators(diagnostics: &mut [Diagnostic], sources: &SourceMap) {
    let is_about_operands = |d: &Diagnostic| {
        matches!(d.code, Some(codes::SHAPE_MISMATCH | codes::RANK_MISMATCH | codes::PRODUCT_MISMATCH))
    };
    let mut in_files: FxHashMap<FileId, FxHashMap<u32, Operator>> = FxHashMap::default();
    for d in diagnostics.iter_mut().filter(|d| is_about_operands(d)) {
        let Some(Span { file, start, .. }) = d.span else { continue };
        // A program is a script without statements outside of functions.
        let parse = || operators(&parse_script(sources, file, MAX_ERRORS).0);
        let Some(operator) = in_files.entry(file).or_insert_with(parse).get(&start) else { continue };
        // The last notes are about the operands, at the places from which their values come.
        let Some(first) = d.notes.len().checked_sub(operator.operands.len()) else { continue };
        let origins = d.notes.split_off(first);
        d.span = Some(operator.span);
        d.label = "these operands are incompatible".to_owned();
        let sides = ["left", "right"].into_iter().zip(operator.operands);
        for ((side, span), origin) in sides.zip(origins) {
            let is_elsewhere = origin.span.is_some_and(|at| !span.range().contains(&(at.start as usize)));
            d.labels.push(Label { span, message: origin.message.clone() });
            if is_elsewhere {
                let message = format!("the {side} operand comes from here");
                d.notes.push(Diagnostic { message, ..origin });
            }
        }
    }
}

/// The operators by the locations of their operations.
fn operators(script: &Script) -> FxHashMap<u32, Operator> {
    let mut found = FxHashMap::default();
    let in_functions = script.items.iter().filter_map(|item| match item {
        Item::Function(function) => Some(&function.body.statements),
        Item::Struct(_) => None,
    });
    let mut pending: Vec<&Expr> = Vec::new();
    for statement in in_functions.flatten().chain(&script.statements) {
        statement.each(&mut |statement| pending.extend(statement.kind.values()));
    }
    while let Some(expr) = pending.pop() {
        match &expr.kind {
            ExprKind::Number(_) | ExprKind::Tensor(_) | ExprKind::Text(_) | ExprKind::Variable(_) => {}
            ExprKind::List(list) => pending.extend(&list.elements),
            ExprKind::Struct(literal) => pending.extend(&literal.parts),
            ExprKind::Call(call) => pending.extend(&call.args),
            ExprKind::Negation(negation) => pending.push(&negation.operand),
            ExprKind::Field(access) => pending.push(&access.base),
            ExprKind::Index(index) => pending.extend([&index.base].into_iter().chain(index.exprs())),
            ExprKind::Chain(chain) => {
                pending.push(&chain.first);
                let mut left = chain.first.span;
                for link in &chain.rest {
                    let operands = [left, link.operand.span];
                    found.insert(link.location().start, Operator { span: link.op_span(), operands });
                    left = left.to(link.operand.span);
                    pending.push(&link.operand);
                }
            }
        }
    }
    found
}
