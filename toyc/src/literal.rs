//! Numbers and tensors outside of programs, written as in programs.

use ndarray::{ArrayD, IxDyn};
use support::{Diagnostic, SourceMap};

use crate::ast::{Expr, ExprKind, Statement, StatementKind};
use crate::catalogue::DiagnosticCode;
use crate::parser::parse_script;

/// The value of a literal, such as `-2.5` or `[[1, 2], [3, 4]]`.
///
/// # Errors
/// Why it is not a literal, in one sentence.
///
/// ```
/// use toyc::literal::parse;
/// assert_eq!(parse("[[1, 2], [3, 4]]"), Ok(ndarray::array![[1., 2.], [3., 4.]].into_dyn()));
/// assert_eq!(parse("-.5"), Ok(ndarray::arr0(-0.5).into_dyn()));
/// assert_eq!(parse("[[1], [2, 3]]"), Err("ragged tensor literal: this is a row of 2 numbers".to_owned()));
/// assert_eq!(parse("1 + 2"), Err("expected a number or a tensor, such as 2.5 or [[1, 2], [3, 4]]".to_owned()));
/// ```
pub fn parse(text: &str) -> Result<ArrayD<f64>, String> {
    let mut sources = SourceMap::new();
    let file = sources.add("literal", text);
    let (script, said) = parse_script(&sources, file, 1);
    let none = || "expected a number or a tensor, such as 2.5 or [[1, 2], [3, 4]]".to_owned();
    if let Some(error) = said.iter().find(|diagnostic| diagnostic.is_error()) {
        // Errors about the beginning of a statement are of no use here.
        let is_first = error.span.is_none_or(|at| at.start == 0);
        return Err(if is_first && error.code == Some(DiagnosticCode::UnexpectedToken.code()) {
            none()
        } else {
            sentence(error)
        });
    }
    let [Statement { kind: StatementKind::Expr(value), .. }] = &*script.statements else {
        return Err(none());
    };
    if !script.items.is_empty() {
        return Err(none());
    }
    let (shape, data) = elements(value).ok_or_else(none)?;
    ArrayD::from_shape_vec(IxDyn(&shape), data).map_err(|e| e.to_string())
}

fn sentence(error: &Diagnostic) -> String {
    if error.label.is_empty() { error.message.clone() } else { format!("{}: {}", error.message, error.label) }
}

/// The shape and the elements of an expression that is a literal, perhaps with signs.
fn elements(expr: &Expr) -> Option<(Vec<usize>, Vec<f64>)> {
    let (operand, is_negative) = match &expr.kind {
        ExprKind::Negation(negation) if negation.op == crate::ast::UnaryOp::Minus => {
            (&negation.operand.kind, negation.signs.len() % 2 == 1)
        }
        kind => (kind, false),
    };
    let (shape, data) = match operand {
        ExprKind::Number(number) => (Vec::new(), vec![*number]),
        ExprKind::Tensor(literal) => {
            let shape: Option<Vec<usize>> = literal.shape.iter().map(|&n| n.try_into().ok()).collect();
            (shape?, literal.data.clone())
        }
        _ => return None,
    };
    Some((shape, data.into_iter().map(|x| if is_negative { -x } else { x }).collect()))
}
