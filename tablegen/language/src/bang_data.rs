//! Operators on lists and dags.

use crate::bang_scalar::compare;
use crate::eval::{Eval, MAX_LENGTH, Res, fail};
use crate::lexer::Bang;
use crate::names::Sym;
use crate::resolve::{Applied, Bindings, Current};
use crate::value::{Arg, At, DagNode, Init, List, OpView, Text, Ty};
use support::Diagnostic;

impl Eval {
    /// `from`, `from + step`, ... up to but not including `to`.
    pub(crate) fn range(&mut self, from: i64, to: i128, step: i64, at: At) -> Res<Init> {
        if step == 0 {
            return fail(at, "the step of a range cannot be 0");
        }
        let wide = i128::from(from);
        let step = i128::from(step);
        let distance = if step > 0 { to - wide } else { wide - to };
        let count = if distance <= 0 { 0 } else { (distance + step.abs() - 1) / step.abs() };
        if count > i128::from(MAX_LENGTH) {
            return fail(at, format!("this range has {count} elements, which is too many"));
        }
        self.spend(count as u64, at)?;
        let items = (0..count).map(|i| Init::Int((wide + i * step) as i64)).collect();
        Ok(Init::list(items, Ty::Int))
    }

    pub(crate) fn fold_slice(&mut self, node: OpView<'_>) -> Res<Option<Init>> {
        let [Init::List(list), Init::List(indices)] = node.args else { return Ok(None) };
        let mut items = Vec::with_capacity(indices.items.len());
        for index in &indices.items {
            let Init::Int(index) = index else { return Ok(None) };
            let Some(item) = element(list, *index) else { return Ok(None) };
            items.push(item.clone());
        }
        self.spend(items.len() as u64, node.at)?;
        Ok(Some(Init::list(items, list.element.clone())))
    }

    pub(crate) fn fold_list(
        &mut self,
        bang: Bang,
        node: OpView<'_>,
        current: Option<&Current>,
        last: bool,
    ) -> Res<Option<Init>> {
        let at = node.at;
        match (bang, node.args) {
            (Bang::ListConcat, [Init::List(a), Init::List(b)]) => {
                self.spend((a.items.len() + b.items.len()) as u64, at)?;
                let items = a.items.iter().chain(&b.items).cloned().collect();
                Ok(Some(Init::list(items, a.element.clone())))
            }
            (Bang::ListFlatten, [Init::List(list)]) => {
                let Some(element) = list.element.element() else { return Ok(Some(node.args[0].clone())) };
                let mut items = Vec::new();
                for inner in &list.items {
                    let Init::List(inner) = inner else { return Ok(None) };
                    self.spend(inner.items.len() as u64, at)?;
                    items.extend(inner.items.iter().cloned());
                }
                Ok(Some(Init::list(items, element.clone())))
            }
            (Bang::ListRemove, [Init::List(a), Init::List(b)]) => {
                self.spend((a.items.len() as u64).saturating_mul(b.items.len() as u64 / 64 + 1), at)?;
                let removed = |item: &Init| b.items.iter().any(|r| compare(Bang::Eq, item, r) == Some(true));
                let items = a.items.iter().filter(|i| !removed(i)).cloned().collect();
                Ok(Some(Init::list(items, a.element.clone())))
            }
            (Bang::ListSplat, [value, Init::Int(count)]) => {
                let (Some(ty), Ok(count)) = (self.type_of(value), u64::try_from(*count)) else {
                    return fail(at, format!("!listsplat cannot repeat a value {count} times"));
                };
                self.spend(count, at)?;
                Ok(Some(Init::list(vec![value.clone(); count as usize], ty)))
            }
            (Bang::Head, [Init::List(list)]) => match list.items.first() {
                Some(first) => Ok(Some(first.clone())),
                None if !last => Ok(None),
                None => fail(at, "!head of an empty list"),
            },
            (Bang::Tail, [Init::List(list)]) => match list.items.split_first() {
                Some((_, rest)) => {
                    self.spend(rest.len() as u64, at)?;
                    Ok(Some(Init::list(rest.to_vec(), list.element.clone())))
                }
                None if !last => Ok(None),
                None => fail(at, "!tail of an empty list"),
            },
            (Bang::Size, [value]) => Ok(size(value).map(|n| Init::Int(n as i64))),
            (Bang::Empty, [value]) => Ok(size(value).map(|n| Init::Int(i64::from(n == 0)))),
            (Bang::Range, [Init::Int(from), Init::Int(to), Init::Int(step)]) => {
                self.range(*from, i128::from(*to), *step, at).map(Some)
            }
            (Bang::Foreach | Bang::Filter | Bang::Foldl, _) => self.fold_loop(bang, node, current),
            _ => Ok(None),
        }
    }

    /// Operators that evaluate their last operand for each element.
    fn fold_loop(&mut self, bang: Bang, node: OpView<'_>, current: Option<&Current>) -> Res<Option<Init>> {
        let at = node.at;
        match (bang, node.args) {
            (Bang::Foreach, [Init::List(list), body]) => {
                let element = node.ty.element().cloned().unwrap_or(Ty::Int);
                self.spend(list.items.len() as u64, at)?;
                let mut items = Vec::with_capacity(list.items.len());
                for item in &list.items {
                    items.push(self.apply(&node.bound, [item.clone()], body, current)?);
                }
                Ok(Some(Init::list(items, element)))
            }
            (Bang::Foreach, [Init::Dag(dag), body]) => {
                self.foreach_dag(&node.bound, dag, body, current).map(Some)
            }
            (Bang::Filter, [Init::List(list), body]) => {
                let mut items = Vec::new();
                for item in &list.items {
                    match self.apply(&node.bound, [item.clone()], body, current)?.as_int() {
                        Some(0) => {}
                        Some(_) => items.push(item.clone()),
                        None => return Ok(None),
                    }
                }
                self.spend(list.items.len() as u64, at)?;
                // As in LLVM, elements are used as if they already had the operator's type.
                let element = node.ty.element().unwrap_or(&list.element);
                Ok(Some(Init::list(items, element.clone())))
            }
            // With an unknown start, each element would wrap the value once more.
            (Bang::Foldl, [start, Init::List(list), _]) if !start.concrete() && list.items.len() > 64 => {
                Ok(None)
            }
            (Bang::Foldl, [start, Init::List(list), body]) => {
                let mut value = start.clone();
                for item in &list.items {
                    let folded = self.apply(&node.bound, [value, item.clone()], body, current)?;
                    value = self.bounded(folded, at)?;
                }
                Ok(Some(value))
            }
            _ => Ok(None),
        }
    }

    fn apply<const N: usize>(
        &mut self,
        bound: &[Sym],
        values: [Init; N],
        body: &Init,
        current: Option<&Current>,
    ) -> Res<Init> {
        // Values without references, or without references to each other, need no bindings.
        if N == 1 || values.iter().all(Init::concrete) {
            return self.resolved(body, &mut Applied { names: bound, values: &values, current });
        }
        let mut names = Bindings::default();
        names.current = current.cloned();
        for (&name, value) in bound.iter().zip(values) {
            names.set(name, value);
        }
        self.resolved(body, &mut names)
    }

    fn foreach_dag(
        &mut self,
        bound: &[Sym],
        dag: &DagNode,
        body: &Init,
        current: Option<&Current>,
    ) -> Res<Init> {
        let op = self.apply(bound, [dag.op.clone()], body, current)?;
        let mut args = Vec::with_capacity(dag.args.len());
        for arg in &dag.args {
            let value = match &arg.value {
                Init::Dag(inner) => self.foreach_dag(bound, inner, body, current)?,
                value => self.apply(bound, [value.clone()], body, current)?,
            };
            args.push(Arg { value, name: arg.name, at: arg.at });
        }
        Ok(Init::dag(op, dag.op_name, args, dag.at))
    }

    pub(crate) fn fold_dag(&mut self, bang: Bang, node: OpView<'_>) -> Res<Option<Init>> {
        let at = node.at;
        match (bang, node.args) {
            (Bang::Con, [Init::Dag(a), Init::Dag(b)]) => self.concat_dags(a, b, at),
            (Bang::Dag, [op, values, names]) => self.make_dag(op, values, names, at),
            (Bang::GetDagOp, [Init::Dag(dag)]) => {
                let Some(ty) = self.type_of(&dag.op) else { return Ok(Some(Init::Unset)) };
                if !self.is_a(&ty, &node.ty) && matches!(dag.op, Init::Def(_)) {
                    let message = format!(
                        "the dag's operator has type '{}', not '{}'",
                        self.type_text(&ty),
                        self.type_text(&node.ty)
                    );
                    return fail(at, message);
                }
                Ok(Some(dag.op.clone()))
            }
            (Bang::SetDagOp, [Init::Dag(dag), op @ Init::Def(_)]) => {
                Ok(Some(Init::dag(op.clone(), None, dag.args.clone(), dag.at)))
            }
            (Bang::GetDagOpName, [Init::Dag(dag)]) => Ok(Some(match dag.op_name {
                Some(name) => Init::string(self.names.text(name).clone()),
                None => Init::Unset,
            })),
            (Bang::SetDagOpName, [Init::Dag(dag), Init::Str(name)]) => {
                let name = self.names.intern(&name.text);
                Ok(Some(Init::dag(dag.op.clone(), Some(name), dag.args.clone(), dag.at)))
            }
            (Bang::GetDagArg, [Init::Dag(dag), key @ (Init::Int(_) | Init::Str(_))]) => {
                let Some(arg) = dag.args.get(self.dag_argument(dag, key, at)?) else { return Ok(None) };
                match self.type_of(&arg.value) {
                    Some(ty) if !self.convertible(&ty, &node.ty) => Ok(Some(Init::Unset)),
                    _ => Ok(Some(arg.value.clone())),
                }
            }
            (Bang::GetDagName, [Init::Dag(dag), key @ Init::Int(_)]) => {
                let Some(arg) = dag.args.get(self.dag_argument(dag, key, at)?) else { return Ok(None) };
                Ok(Some(match arg.name {
                    Some(name) => Init::string(self.names.text(name).clone()),
                    None => Init::Unset,
                }))
            }
            (Bang::SetDagArg, [Init::Dag(dag), key @ (Init::Int(_) | Init::Str(_)), value]) => {
                let index = self.dag_argument(dag, key, at)?;
                let mut args = dag.args.clone();
                if let Some(arg) = args.get_mut(index) {
                    arg.value = value.clone();
                }
                Ok(Some(Init::dag(dag.op.clone(), dag.op_name, args, dag.at)))
            }
            (Bang::SetDagName, [Init::Dag(dag), key @ (Init::Int(_) | Init::Str(_)), name]) => {
                let index = self.dag_argument(dag, key, at)?;
                // As in LLVM, a name that is still unknown is lost.
                let name = name.as_text().map(|text| self.names.intern(text));
                let mut args = dag.args.clone();
                if let Some(arg) = args.get_mut(index) {
                    arg.name = name;
                }
                Ok(Some(Init::dag(dag.op.clone(), dag.op_name, args, dag.at)))
            }
            _ => Ok(None),
        }
    }

    fn concat_dags(&mut self, a: &DagNode, b: &DagNode, at: At) -> Res<Option<Init>> {
        let op = match (&a.op, &b.op) {
            (Init::Def(x), Init::Def(y)) if x != y => {
                let message = format!(
                    "the operators of concatenated dags differ: '{}' and '{}'",
                    self.show(&a.op),
                    self.show(&b.op)
                );
                return fail(at, message);
            }
            (Init::Def(_), Init::Def(_) | Init::Unset) => a.op.clone(),
            (Init::Unset, Init::Def(_) | Init::Unset) => b.op.clone(),
            _ => return Ok(None),
        };
        self.spend((a.args.len() + b.args.len()) as u64, at)?;
        let args = a.args.iter().chain(&b.args).cloned().collect();
        Ok(Some(Init::dag(op, a.op_name.or(b.op_name), args, a.at)))
    }

    fn make_dag(&mut self, op: &Init, values: &Init, names: &Init, at: At) -> Res<Option<Init>> {
        let count = match (values, names) {
            (Init::List(v), Init::List(n)) if v.items.len() != n.items.len() => {
                return fail(at, format!("!dag has {} arguments but {} names", v.items.len(), n.items.len()));
            }
            (Init::List(v), Init::List(_) | Init::Unset) => v.items.len(),
            (Init::Unset, Init::List(n)) => n.items.len(),
            _ => return Ok(None),
        };
        let mut args = Vec::with_capacity(count);
        for i in 0..count {
            let value = match values {
                Init::List(list) => list.items.get(i).cloned().unwrap_or(Init::Unset),
                _ => Init::Unset,
            };
            let name = match names {
                Init::List(list) => match list.items.get(i) {
                    Some(Init::Str(text)) => Some(self.names.intern(&text.text)),
                    Some(Init::Unset) | None => None,
                    Some(_) => return Ok(None),
                },
                _ => None,
            };
            args.push(Arg { value, name, at: At(None) });
        }
        self.spend(count as u64, at)?;
        Ok(Some(Init::dag(op.clone(), None, args, at)))
    }

    fn no_argument(&self, dag: &DagNode, name: &Text, at: At) -> Box<Diagnostic> {
        let message = format!("the dag has no argument named '{}'", name.text);
        let error = Diagnostic::error(name.at.0.or(at.0), message);
        let known = dag.args.iter().filter_map(|a| a.name).map(|n| &**self.names.text(n));
        Box::new(match support::suggest::nearest(&name.text, known) {
            Some(near) => error.with_help(format!("did you mean '{near}'?")),
            None => error,
        })
    }

    /// The argument that an index or a name refers to.
    fn dag_argument(&self, dag: &DagNode, key: &Init, at: At) -> Res<usize> {
        match key {
            Init::Str(name) => {
                let own = |a: &Arg| a.name.is_some_and(|n| **self.names.text(n) == *name.text);
                match dag.args.iter().position(own) {
                    Some(index) => Ok(index),
                    None => Err(self.no_argument(dag, name, at)),
                }
            }
            Init::Int(index) => match usize::try_from(*index).ok().filter(|&i| i < dag.args.len()) {
                Some(index) => Ok(index),
                None => fail(at, out_of_range(*index, "dag", dag.args.len(), "argument")),
            },
            _ => fail(at, "a dag argument is chosen by an index or a name"),
        }
    }
}

/// `list[i]`. An index out of range is not an error here: the value stays unresolved and may never be
/// needed.
pub(crate) fn fold_element(node: OpView<'_>) -> Option<Init> {
    match node.args {
        [Init::List(list), Init::Int(index)] => element(list, *index).cloned(),
        _ => None,
    }
}

fn element(list: &List, index: i64) -> Option<&Init> {
    usize::try_from(index).ok().and_then(|i| list.items.get(i))
}

/// What is wrong with a subscript that stays unresolved.
pub(crate) fn subscript_problem(node: OpView<'_>) -> Option<String> {
    let [Init::List(list), index] = node.args else { return None };
    let indices = match index {
        Init::List(indices) => indices.items.as_slice(),
        index => std::slice::from_ref(index),
    };
    indices.iter().find_map(|index| match index {
        Init::Int(i) if element(list, *i).is_none() => {
            Some(out_of_range(*i, "list", list.items.len(), "element"))
        }
        _ => None,
    })
}

fn size(value: &Init) -> Option<usize> {
    match value {
        Init::List(list) => Some(list.items.len()),
        Init::Str(text) => Some(crate::bytes::length(&text.text)),
        Init::Dag(dag) => Some(dag.args.len()),
        _ => None,
    }
}

fn out_of_range(index: i64, of: &str, count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("the index {index} is out of range; the {of} has {count} {what}{plural}")
}
