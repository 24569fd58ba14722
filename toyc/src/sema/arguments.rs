//! The arguments of calls of built-in functions: which parameter each is for, and its value.

use support::{Diagnostic, Span};

use toy_dialect::reductions::Reduction;

use super::body::{Body, add};
use super::checker::wrong_count;
use super::integers::{integer, integers};
use crate::ast::*;
use crate::builtins::{Builtin, Literals, Operation, ParamKind};
use crate::catalogue::DiagnosticCode;
use crate::hir::{self, Ty};

impl<'a> Body<'_, 'a> {
    /// The built-in function that a call calls: functions of the program hide those that are not reserved.
    pub(super) fn builtin(&self, call: &Call) -> Option<Builtin> {
        let name = &*call.callee.name;
        if self.checker.by_name.contains_key(name) { None } else { self.checker.builtins.get(name).copied() }
    }

    /// A call of a built-in function.
    pub(super) fn builtin_call(
        &mut self,
        call: &'a Call,
        span: Span,
        builtin: Builtin,
    ) -> Option<hir::Expr<'a>> {
        if matches!(builtin.operation, Operation::Print) {
            // It has no value, as the caller says.
            self.print(call, span, builtin);
            return None;
        }
        let name = builtin.name;
        let is_bound = self.bind(call, span, builtin);
        let mut args = self.checker.list(call.args.len()).filter(|_| is_bound);
        let mut positions = Vec::new();
        let mut literals = Literals::default();
        let mut is_fine = true;
        for (index, arg) in call.args.iter().enumerate() {
            let at = position(call, index, builtin).filter(|_| is_bound);
            let param = at.map(|at| &builtin.params[at]);
            match param.map_or(ParamKind::Tensor, |param| param.kind) {
                kind if kind.is_tensor() => {
                    let place = || Some((call.callee.span, format!("'{name}' takes a tensor")));
                    add(&mut args, self.value_of(arg, Some(Ty::Tensor), place).expr);
                    // Parameters that take tensors come first: their positions are those of the operands.
                    positions.extend(if call.name_of(index).is_some() { at } else { Some(index) });
                }
                ParamKind::Axes => {
                    literals.axes = integers(arg);
                    let mut help = "write axis=0, axis=-1 or axis=[0, 1]".to_owned();
                    // The second argument may have been meant as another value.
                    if let Operation::Reduction(Reduction { of_two: Some(elementwise), .. }) =
                        builtin.operation
                    {
                        help += &format!("; of two values, the function is {elementwise}(x, y)");
                    }
                    let message = "'axis' must be a whole number, or a list of them";
                    is_fine &= self.is_literal(arg, literals.axes.is_some(), message, help);
                }
                ParamKind::AllAxes => {
                    let axes = integers(arg);
                    is_fine &= self.is_literal(
                        arg,
                        axes.is_some(),
                        "'axes' must be whole numbers",
                        format!("write {name}(x, 0, 2, 1)"),
                    );
                    literals.axes.get_or_insert_default().extend(axes.unwrap_or_default());
                }
                ParamKind::Axis => {
                    let axis = integer(arg);
                    literals.axes = axis.map(|axis| vec![axis]);
                    let message = "'axis' must be a whole number";
                    is_fine &= self.is_literal(arg, axis.is_some(), message, "write axis=0 or axis=-1");
                }
                _ => {
                    let flag = integer(arg).filter(|flag| matches!(flag, 0 | 1));
                    literals.keeps_axes = flag == Some(1);
                    is_fine &= self.is_literal(
                        arg,
                        flag.is_some(),
                        "'keepdims' must be 1 or 0",
                        "write keepdims=1 to keep the axes, with size 1",
                    );
                }
            }
        }
        let args = args.filter(|_| is_fine)?;
        if positions.is_sorted() {
            positions.clear();
        }
        let callee = hir::Callee::Builtin(builtin.operation, literals);
        Some(hir::Expr::Call(Box::new(hir::Call { at: span, callee, args, positions })))
    }

    /// Whether each argument is for a parameter of its own, and no tensor is missing; reports if not.
    pub(super) fn bind(&mut self, call: &'a Call, span: Span, builtin: Builtin) -> bool {
        let least = builtin.required();
        let most = builtin.most();
        let fits = |count: usize| count >= least && most.is_none_or(|most| count <= most);
        if call.names.is_empty() && fits(call.args.len()) {
            return true;
        }
        let error = match self.bound(call, builtin) {
            Err(error) => *error,
            Ok(given) => match missing(&given, builtin) {
                None if most.is_none_or(|most| call.args.len() <= most) => return true,
                Some(missing) if !call.names.is_empty() => DiagnosticCode::ArgumentCount
                    .at(span, format!("'{}' lacks its argument '{missing}'", builtin.name))
                    .with_label("an argument is missing"),
                _ => wrong_count(call, span, least, most),
            },
        };
        let help = format!("'{}' is built in: {}", builtin.name, builtin.usage());
        self.error(error.with_help(help));
        false
    }

    /// The place of the argument for each parameter, as far as there are parameters.
    fn bound(&self, call: &Call, builtin: Builtin) -> Result<Vec<Option<Span>>, Box<Diagnostic>> {
        let name = builtin.name;
        let mut given: Vec<Option<Span>> = vec![None; builtin.params.len()];
        for (index, arg) in call.args.iter().enumerate() {
            let Some(position) = position(call, index, builtin) else {
                let Some(named) = call.name_of(index) else { break };
                return Err(Box::new(
                    DiagnosticCode::UnknownArgument
                        .at(named.span, format!("'{name}' has no argument '{}'", named.name))
                        .with_label("no parameter of this name"),
                ));
            };
            if call.name_of(index).is_none() && call.names.first().is_some_and(|first| first.index < index) {
                return Err(Box::new(
                    DiagnosticCode::ArgumentOrder
                        .at(arg.span, "an argument without a name follows one with a name")
                        .with_label("arguments without names come first"),
                ));
            }
            let is_repeated = builtin.params[position].kind.is_variadic() && call.name_of(index).is_none();
            if let Some(first) = given[position].replace(arg.span).filter(|_| !is_repeated) {
                return Err(Box::new(
                    DiagnosticCode::DuplicateArgument
                        .at(arg.span, format!("'{name}' gets '{}' twice", builtin.params[position].name))
                        .with_label("the second value")
                        .with_secondary(first, "the first value"),
                ));
            }
        }
        Ok(given)
    }

    /// Reports an argument that is not the literal that its parameter takes.
    fn is_literal(&mut self, arg: &Expr, is_fine: bool, message: &str, help: impl Into<String>) -> bool {
        if !is_fine {
            let error = DiagnosticCode::ConstantArgument.at(arg.span, message);
            self.error(error.with_label("this is something else").with_help(help));
        }
        is_fine
    }
}

/// The position of the parameter that an argument is for, if there is one.
pub(super) fn position(call: &Call, index: usize, builtin: Builtin) -> Option<usize> {
    match call.name_of(index) {
        Some(name) => builtin.params.iter().position(|param| *param.name == *name.name),
        None => builtin.param_at(index),
    }
}

/// The first parameter without an argument that needs one: each that is required, and each tensor before another.
fn missing(given: &[Option<Span>], builtin: Builtin) -> Option<&'static str> {
    let is_given = |at: usize| given[at].is_some() && builtin.params[at].kind.is_tensor();
    let last = (0..given.len()).rfind(|&at| is_given(at));
    let mut params = builtin.params.iter().enumerate().filter(|&(at, _)| given[at].is_none());
    let missing = params.find(|&(at, param)| {
        param.kind.is_required() || param.kind.is_tensor() && last.is_some_and(|last| at < last)
    });
    missing.map(|(_, param)| param.name)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use crate::test_util::check;

    #[test]
    fn arguments_of_built_in_functions() {
        check(
            r#"def main() {
  print(sum());
  print(sum(axis=0));
  print(sum([1], 0, 1, 2));
  print(sum([1], axes=0));
  print(sum(axis=0, [1]));
  print(sum([1], 0, axis=1));
  print(sum([1], axis=0.5));
  print(sum([1], axis=1 - 1));
  print(sum([1], axis=[[0]]));
  print(sum([1], axis=-[0]));
  print(sum([1], keepdims=2));
  print(sum([1], keepdims=[1]));
  print(sum([1], axis=0, keepdims=x));
  print(maximum(y=1, x=2) + where(condition=1, y=2, x=3));
  print(sum([1], axis=-1, keepdims=0) + sum(keepdims=1, axis=[0], x=[1]));
  print(transpose(axis=1));
}"#,
            expect![[r#"
                2:9-14 error: 'sum' takes 1 to 3 arguments, 0 given
                    here: wrong number of arguments
                    help: 'sum' is built in: sum(x, axis, keepdims)
                3:9-20 error: 'sum' lacks its argument 'x'
                    here: an argument is missing
                    help: 'sum' is built in: sum(x, axis, keepdims)
                4:9-26 error: 'sum' takes 1 to 3 arguments, 4 given
                    here: wrong number of arguments
                    help: 'sum' is built in: sum(x, axis, keepdims)
                5:18-22 error: 'sum' has no argument 'axes'
                    here: no parameter of this name
                    help: 'sum' is built in: sum(x, axis, keepdims)
                6:21-24 error: an argument without a name follows one with a name
                    here: arguments without names come first
                    help: 'sum' is built in: sum(x, axis, keepdims)
                7:26-27 error: 'sum' gets 'axis' twice
                    here: the second value
                    7:18-19: the first value
                    help: 'sum' is built in: sum(x, axis, keepdims)
                8:23-26 error: 'axis' must be a whole number, or a list of them
                    here: this is something else
                    help: write axis=0, axis=-1 or axis=[0, 1]
                9:23-28 error: 'axis' must be a whole number, or a list of them
                    here: this is something else
                    help: write axis=0, axis=-1 or axis=[0, 1]
                10:23-28 error: 'axis' must be a whole number, or a list of them
                    here: this is something else
                    help: write axis=0, axis=-1 or axis=[0, 1]
                11:23-27 error: 'axis' must be a whole number, or a list of them
                    here: this is something else
                    help: write axis=0, axis=-1 or axis=[0, 1]
                12:27-28 error: 'keepdims' must be 1 or 0
                    here: this is something else
                    help: write keepdims=1 to keep the axes, with size 1
                13:27-30 error: 'keepdims' must be 1 or 0
                    here: this is something else
                    help: write keepdims=1 to keep the axes, with size 1
                14:35-36 error: 'keepdims' must be 1 or 0
                    here: this is something else
                    help: write keepdims=1 to keep the axes, with size 1
                17:19-23 error: 'transpose' has no argument 'axis'
                    here: no parameter of this name
                    help: 'transpose' is built in: transpose(x, axes...)
            "#]],
        );
    }

    #[test]
    fn own_functions_hide_built_in_ones() {
        check(
            r#"def sum(x, y) { return x + y; }
def max() { print(1); }
def print(x) { return x; }
def f(x) { return min(x=x); }
def main() {
  var mean = sum(1, 2);
  max();
  print(mean + sum(mean, axis=1) + sum(mean));
  print(f(x=1) + softmax(mean, axis=0) + minimun(1, 2));
}"#,
            expect![[r#"
                3:5-10 error: 'print' is built in and cannot be redefined
                    here: this name is taken
                    help: choose another name
                8:26-30 error: 'sum' has no named arguments
                    here: only built-in functions have them
                    1:5-8: defined here
                    help: this function hides the built-in 'sum': give it another name to call that
                8:36-45 error: 'sum' takes 2 arguments, 1 given
                    here: wrong number of arguments
                    1:5-8: defined here
                    help: call it as sum(x, y)
                9:11-12 error: 'f' has no named arguments
                    here: only built-in functions have them
                    4:5-6: defined here
                    help: pass the argument at its position, without a name
                9:18-25 error: unknown function 'softmax'
                    here: no function of this name in the file
                    help: define it: def softmax(...) { ... }
                9:42-49 error: unknown function 'minimun'
                    here: no function of this name in the file
                    help: did you mean 'minimum'?
            "#]],
        );
    }
}
