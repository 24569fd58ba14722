//! Prints affine expressions, maps and sets.
//!
//! Expressions are printed with an explicit stack of the remaining steps: a sum nests as deep as it is long.

use smallvec::SmallVec;

use super::state::Printer;
use crate::values::affine::kind::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, IntegerSet};
use crate::values::context::Context;

/// A remaining step in printing an expression.
enum Step {
    /// An expression; an operation is put in parentheses if an operator next to it binds it.
    Expr(AffineExpr, Binding),
    Text(&'static str),
    Number(i64),
}

/// The remaining steps, the next one last.
type Steps = SmallVec<[Step; 8]>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    Weak,
    Strong,
}

impl Printer<'_> {
    /// Prints an affine expression over `d0`, `s0`, ...
    pub fn affine_expr(&mut self, expr: AffineExpr) {
        self.affine_expr_of(expr, &mut |p, leaf| match leaf {
            AffineExprKind::Dim(i) => p.numbered('d', i),
            AffineExprKind::Symbol(i) => p.numbered('s', i),
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => {}
        });
    }

    /// Prints a map: `(d0)[s0] -> (d0 + s0)`.
    pub fn affine_map(&mut self, map: &AffineMap) {
        self.affine_inputs(map.dims, map.symbols);
        self.write_text(" -> (");
        self.separated(map.results.iter().copied(), Self::affine_expr);
        self.write_char(')');
    }

    /// Prints a set: `(d0) : (d0 >= 0)`.
    pub fn integer_set(&mut self, set: &IntegerSet) {
        self.affine_inputs(set.dims, set.symbols);
        self.write_text(" : (");
        self.separated(set.constraints.iter(), |p, &(expr, equal)| {
            p.affine_expr(expr);
            p.write_text(if equal { " == 0" } else { " >= 0" });
        });
        self.write_char(')');
    }

    fn affine_inputs(&mut self, dims: u32, symbols: u32) {
        self.write_char('(');
        self.separated(0..dims, |p, i| p.numbered('d', i));
        self.write_char(')');
        if symbols != 0 {
            self.write_char('[');
            self.separated(0..symbols, |p, i| p.numbered('s', i));
            self.write_char(']');
        }
    }

    fn numbered(&mut self, letter: char, number: u32) {
        self.write_char(letter);
        self.write_number(number);
    }

    /// Prints an affine expression; `leaf` prints its dimensions and symbols.
    pub(super) fn affine_expr_of(
        &mut self,
        expr: AffineExpr,
        leaf: &mut dyn FnMut(&mut Self, AffineExprKind),
    ) {
        let mut steps = Steps::new();
        match *self.cx.affine_kind(expr) {
            AffineExprKind::Constant(value) => return self.affine_constant(value, Binding::Weak),
            AffineExprKind::Binary(op, lhs, rhs) => push_binary(self.cx, &mut steps, op, lhs, rhs),
            kind => return leaf(self, kind),
        }
        while let Some(step) = steps.pop() {
            match step {
                Step::Text(text) => self.write_text(text),
                Step::Number(number) => self.write_number(number),
                Step::Expr(expr, binding) => match *self.cx.affine_kind(expr) {
                    AffineExprKind::Constant(value) => self.affine_constant(value, binding),
                    AffineExprKind::Binary(op, lhs, rhs) => {
                        let parentheses = binding == Binding::Strong;
                        if parentheses {
                            self.write_char('(');
                            steps.push(Step::Text(")"));
                        }
                        push_binary(self.cx, &mut steps, op, lhs, rhs);
                    }
                    kind => leaf(self, kind),
                },
            }
        }
    }

    /// Prints a constant. The least integer is printed as a difference, since no parser of expressions, ours or
    /// MLIR's, accepts the number after its sign.
    fn affine_constant(&mut self, value: i64, binding: Binding) {
        match (value, binding) {
            (i64::MIN, Binding::Weak) => self.write_text("-9223372036854775807 - 1"),
            (i64::MIN, Binding::Strong) => self.write_text("(-9223372036854775807 - 1)"),
            _ => self.write_number(value),
        }
    }
}

/// Adds the steps to print `lhs op rhs`, with subtraction and negation where MLIR prints them. The last step added is
/// taken first.
fn push_binary(cx: &Context, steps: &mut Steps, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) {
    use Binding::{Strong, Weak};
    use Step::{Expr, Number, Text};
    let mut push = |binding, text, then| {
        steps.extend([then, Text(text), Expr(lhs, binding)]);
    };
    match op {
        AffineBinary::Mul if cx.affine_as_constant(rhs) == Some(-1) => {
            return steps.extend([Expr(lhs, Strong), Text("-")]);
        }
        AffineBinary::Mul => return push(Strong, " * ", Expr(rhs, Strong)),
        AffineBinary::Mod => return push(Strong, " mod ", Expr(rhs, Strong)),
        AffineBinary::FloorDiv => return push(Strong, " floordiv ", Expr(rhs, Strong)),
        AffineBinary::CeilDiv => return push(Strong, " ceildiv ", Expr(rhs, Strong)),
        AffineBinary::Add => {}
    }
    match *cx.affine_kind(rhs) {
        AffineExprKind::Binary(AffineBinary::Mul, base, factor) => match cx.affine_as_constant(factor) {
            Some(-1) => {
                let sum = matches!(cx.affine_kind(base), AffineExprKind::Binary(AffineBinary::Add, ..));
                push(Weak, " - ", Expr(base, if sum { Strong } else { Weak }));
            }
            Some(n) if n < -1 && n != i64::MIN => {
                steps.extend([Number(-n), Text(" * ")]);
                steps.extend([Expr(base, Strong), Text(" - "), Expr(lhs, Weak)]);
            }
            _ => push(Weak, " + ", Expr(rhs, Weak)),
        },
        AffineExprKind::Constant(i64::MIN) => push(Weak, " + ", Expr(rhs, Strong)),
        AffineExprKind::Constant(n) if n < 0 => push(Weak, " - ", Number(-n)),
        _ => push(Weak, " + ", Expr(rhs, Weak)),
    }
}
