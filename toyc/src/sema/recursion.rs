//! The call graph, which must have no cycles: a call specializes its callee for the shapes of its arguments, which
//! would never end for a function that calls itself.

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};

use crate::ast::*;
use crate::catalogue::DiagnosticCode;
use crate::hir::FunctionId;
use crate::reported::Errors;

/// How many steps of a cycle are shown.
pub(super) const MAX_SHOWN: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

/// The calls between functions.
pub(super) struct CallGraph<'a> {
    functions: Vec<&'a Function>,
    /// For each function its callees with the place of the call, in the order of the text.
    calls: Vec<Vec<(FunctionId, Span)>>,
}

impl<'a> CallGraph<'a> {
    /// The calls between the functions of a module, of which these have names that can be called.
    pub(super) fn new(module: &'a Module, index: &FxHashMap<&str, FunctionId>) -> Self {
        let functions: Vec<&Function> = module.functions().collect();
        let calls = functions.iter().map(|f| {
            let mut calls = Vec::new();
            f.body.each_statement(&mut |statement| {
                statement.kind.values().into_iter().for_each(|value| collect(value, index, &mut calls));
            });
            calls
        });
        CallGraph { calls: calls.collect(), functions }
    }

    /// The functions, each after those that it calls; reports cycles of calls, at least one for every set of functions
    /// that call each other.
    ///
    /// An iterative depth-first search, linear in the number of calls.
    pub(super) fn callees_first(&self, errors: &mut Errors) -> Vec<FunctionId> {
        let mut done = Vec::with_capacity(self.functions.len());
        let mut state = vec![State::New; self.functions.len()];
        let mut reported = vec![false; self.functions.len()];
        for root in 0..self.functions.len() {
            if state[root] != State::New {
                continue;
            }
            // Functions on the current path, each with the number of its calls that were followed.
            let mut path = vec![(root, 0)];
            state[root] = State::Open;
            while let Some((caller, next)) = path.last_mut() {
                let caller = *caller;
                let Some(&(FunctionId(callee), _)) = self.calls[caller].get(*next) else {
                    state[caller] = State::Done;
                    done.push(FunctionId(caller));
                    path.pop();
                    continue;
                };
                *next += 1;
                match state[callee] {
                    State::New => {
                        state[callee] = State::Open;
                        path.push((callee, 0));
                    }
                    State::Open if !reported[caller] && !reported[callee] && !errors.many() => {
                        let from = path.iter().rposition(|&(f, _)| f == callee).unwrap_or(0);
                        path[from..].iter().for_each(|&(f, _)| reported[f] = true);
                        errors.push(self.cycle(&path[from..]));
                    }
                    State::Open | State::Done => {}
                }
            }
        }
        done
    }

    /// The functions that cannot be reached from one.
    pub(super) fn unreachable_from(&self, FunctionId(root): FunctionId) -> Vec<&'a Function> {
        let mut is_reached = vec![false; self.functions.len()];
        is_reached[root] = true;
        let mut reached = vec![root];
        while let Some(caller) = reached.pop() {
            for &(FunctionId(callee), _) in &self.calls[caller] {
                if !std::mem::replace(&mut is_reached[callee], true) {
                    reached.push(callee);
                }
            }
        }
        self.functions.iter().zip(is_reached).filter(|(_, reached)| !reached).map(|(&f, _)| f).collect()
    }

    /// The error for a path whose last function calls its first; each entry's count is one past the call it takes.
    fn cycle(&self, path: &[(usize, usize)]) -> Diagnostic {
        let name = |f: usize| &*self.functions[f].name.name;
        let call = |&(f, next): &(usize, usize)| {
            next.checked_sub(1).and_then(|n| self.calls[f].get(n)).map_or(self.functions[f].span, |c| c.1)
        };
        let mut names: Vec<&str> = path.iter().take(MAX_SHOWN).map(|&(f, _)| name(f)).collect();
        if path.len() > MAX_SHOWN {
            names.push("...");
        }
        let Some(first) = path.first() else {
            return DiagnosticCode::Recursion.at(None, "recursive function");
        };
        names.push(name(first.0));
        let s = if path.len() == 1 { "function calls itself" } else { "functions call each other" };
        let mut error = DiagnosticCode::Recursion.at(call(first), format!("{s}: {}", names.join(" -> ")));
        for (i, step) in path.iter().enumerate().take(MAX_SHOWN) {
            let callee = path.get(i + 1).map_or(first.0, |s| s.0);
            let text = format!("'{}' calls '{}' here", name(step.0), name(callee));
            error = if i == 0 { error.with_label(text) } else { error.with_secondary(call(step), text) };
        }
        error.with_help(
            "Toy has no recursion: every call is specialized for its argument shapes, and this would never end",
        )
    }
}

/// The calls in an expression, in the order of the text; recursion is bounded by the parser.
fn collect(expr: &Expr, index: &FxHashMap<&str, FunctionId>, calls: &mut Vec<(FunctionId, Span)>) {
    match &expr.kind {
        ExprKind::Number(_) | ExprKind::Tensor(_) | ExprKind::Text(_) | ExprKind::Variable(_) => {}
        ExprKind::List(list) => list.elements.iter().for_each(|element| collect(element, index, calls)),
        ExprKind::Struct(literal) => literal.parts.iter().for_each(|part| collect(part, index, calls)),
        ExprKind::Call(call) => {
            if let Some(&callee) = index.get(&*call.callee.name) {
                calls.push((callee, expr.span));
            }
            call.args.iter().for_each(|arg| collect(arg, index, calls));
        }
        ExprKind::Chain(chain) => {
            collect(&chain.first, index, calls);
            chain.rest.iter().for_each(|link| collect(&link.operand, index, calls));
        }
        ExprKind::Negation(negation) => collect(&negation.operand, index, calls),
        ExprKind::Field(access) => collect(&access.base, index, calls),
        ExprKind::Index(access) => {
            collect(&access.base, index, calls);
            access.exprs().for_each(|part| collect(part, index, calls));
        }
    }
}
