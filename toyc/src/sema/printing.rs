//! What `print` prints: texts and values, in a format.

use support::Span;
use toy_dialect::printing::is_number_format;

use super::arguments::position;
use super::body::{Body, add};
use crate::ast::*;
use crate::builtins::{Builtin, ParamKind};
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, Ty};

impl<'a> Body<'_, 'a> {
    /// A call of `print`.
    pub(super) fn print(&mut self, call: &'a Call, span: Span, builtin: Builtin) -> Option<hir::Print<'a>> {
        let is_bound = self.bind(call, span, builtin);
        let mut pieces = self.checker.list(call.args.len()).filter(|_| is_bound);
        let mut format = None;
        for (index, arg) in call.args.iter().enumerate() {
            let at = position(call, index, builtin).filter(|_| is_bound);
            let is_format = at.is_some_and(|at| builtin.params[at].kind == ParamKind::Text);
            match &arg.kind {
                ExprKind::Text(text) if is_format && is_number_format(text) => format = Some(&**text),
                ExprKind::Text(text) if !is_format => add(&mut pieces, Some(hir::Piece::Text(text))),
                _ if is_format => {
                    let error = DiagnosticCode::ConstantArgument
                        .at(arg.span, "'format' must be C's format of one number, as text")
                        .with_label("this is something else")
                        .with_help("write format=\"%g\", format=\"%.12e\" or format=\"%10.3f\"");
                    self.error(error);
                    pieces = None;
                }
                _ => {
                    let place = || Some((call.callee.span, "'print' takes tensors and text".to_owned()));
                    let value = self.value_of(arg, Some(Ty::Tensor), place).expr;
                    add(&mut pieces, value.map(hir::Piece::Value));
                }
            }
        }
        pieces.map(|pieces| hir::Print { pieces, format })
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use toy_dialect::printing::is_number_format;

    use crate::test_util::check;

    #[test]
    fn formats_of_numbers() {
        for text in ["%f", "%g", "%.12e", "%+10.3f", "%-08.G", "%#E"] {
            assert!(is_number_format(text), "{text}");
        }
        for text in
            ["", "%", "f", "%d", "%s", "%lf", "%ff", "%.f.f", "%100f", "%.100f", "x%f", "%f ", "%é", "%*f"]
        {
            assert!(!is_number_format(text), "{text}");
        }
    }

    #[test]
    fn texts_and_formats() {
        check(
            r#"struct S { var x; }
def f(x) { return x; }
def main() {
  S s = {1};
  print("a", 1, format="%g");
  print(1, format="%d");
  print(1, format=2);
  print(format="%g");
  print(1, 2, form="%g");
  print(f("a"), s, "b");
  print(sum("a"));
  print();
}"#,
            expect![[r#"
                6:19-23 error: 'format' must be C's format of one number, as text
                    here: this is something else
                    help: write format="%g", format="%.12e" or format="%10.3f"
                7:19-20 error: 'format' must be C's format of one number, as text
                    here: this is something else
                    help: write format="%g", format="%.12e" or format="%10.3f"
                8:3-21 error: 'print' lacks its argument 'values'
                    here: an argument is missing
                    help: 'print' is built in: print(values..., format)
                9:15-19 error: 'print' has no argument 'form'
                    here: no parameter of this name
                    help: 'print' is built in: print(values..., format)
                10:11-14 error: expected a tensor
                    here: this is text
                    help: only 'print' takes text
                10:17-18 error: expected a tensor
                    here: this is a value of struct 'S'
                    10:3-8: 'print' takes tensors and text
                    help: use one of its fields: '.x'
                11:13-16 error: expected a tensor
                    here: this is text
                    help: only 'print' takes text
                12:3-10 error: 'print' takes at least 1 argument, 0 given
                    here: wrong number of arguments
                    help: 'print' is built in: print(values..., format)
            "#]],
        );
    }
}
