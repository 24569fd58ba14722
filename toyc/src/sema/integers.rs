//! Literals that are whole numbers.

use toy_dialect::given::whole;

use crate::ast::*;

/// The value of a literal that is an integer, of those that a number holds exactly.
pub(super) fn integer(expr: &Expr) -> Option<i64> {
    match &expr.kind {
        ExprKind::Number(x) => whole(*x),
        ExprKind::Negation(negation) if negation.op == UnaryOp::Minus => {
            match (&negation.operand.kind, negation.signs.len()) {
                (ExprKind::Number(x), 1) => whole(-x),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The values of a literal that is an integer or a list of integers.
pub(super) fn integers(expr: &Expr) -> Option<Vec<i64>> {
    match &expr.kind {
        ExprKind::Tensor(list) if list.shape.len() == 1 => list.data.iter().map(|&x| whole(x)).collect(),
        _ => integer(expr).map(|axis| vec![axis]),
    }
}
