//! The results of the analysis as attributes, for tests.

use mlir::interfaces::ARG_ATTRS;
use mlir::{Attr, Body, Context, Op, OpRef};

use super::analysis::Mark;
use super::interface::State;

/// What an analysis adds to the IR.
#[derive(Default)]
pub(super) struct Notes {
    /// Attributes of operations in the body, or of the operation around it.
    attrs: Vec<(Option<Op>, String, Attr)>,
}

impl Notes {
    /// Which operands of each operation are in place.
    pub(super) fn add_in_place(&mut self, state: State<'_>) {
        for op in state.body.all_ops_post() {
            let tensors: Vec<_> = state.tensor_operands(op).collect();
            if tensors.is_empty() {
                continue;
            }
            let mut list = vec!["none"; state.body.num_operands(op)];
            for operand in tensors {
                list[operand.index] = if state.is_in_place(operand) { "true" } else { "false" };
            }
            let list: Vec<Attr> = list.into_iter().map(|text| state.cx.string_attr(text)).collect();
            let list = state.cx.array_attr(&list);
            self.attrs.push((Some(op), "__inplace_operands_attr__".to_owned(), list));
        }
    }

    /// The conflicts.
    pub(super) fn add_marks(&mut self, cx: &Context, marks: Vec<Mark>) {
        self.attrs.extend(marks.into_iter().map(|(op, name)| (op, name, cx.unit_attr())));
    }

    /// The arguments with the buffers of what is returned.
    pub(super) fn add_equivalent(&mut self, state: State<'_>, found: &[(Op, usize, usize)]) {
        let mut by_end: Vec<(Op, Vec<i64>)> = Vec::new();
        for &(end, at, arg) in found {
            if by_end.last().is_none_or(|(last, _)| *last != end) && !by_end.iter().any(|(op, _)| *op == end)
            {
                by_end.push((end, vec![-1; state.body.num_operands(end)]));
            }
            if let Some((_, list)) = by_end.iter_mut().find(|(op, _)| *op == end) {
                list[at] = arg as i64;
            }
        }
        for (end, list) in by_end {
            let list: Vec<Attr> = list.into_iter().map(|n| state.cx.int_attr_of_width(n, 64)).collect();
            let list = state.cx.array_attr(&list);
            self.attrs.push((Some(end), "__equivalent_func_args__".to_owned(), list));
        }
    }

    /// Adds the attributes.
    pub(super) fn apply(self, cx: &Context, holder: &mut Body, owner: Op, body: &mut Body) {
        for (op, name, attr) in self.attrs {
            match op {
                Some(op) => body.set_attr(cx, op, &name, Some(attr)),
                None => holder.set_attr(cx, owner, &name, Some(attr)),
            }
        }
    }
}

/// Changes the attributes of each argument of a function.
fn change_arguments(
    cx: &Context,
    holder: &mut Body,
    function: Op,
    count: usize,
    change: impl Fn(usize, &mut Vec<(mlir::Ident, Attr)>),
) {
    let view = OpRef::new(cx, holder, function);
    let given = view.attr(ARG_ATTRS).and_then(|attr| attr.as_array()).unwrap_or_default();
    let all = (0..count).map(|at| {
        let own = given.get(at).and_then(|&attr| cx.attr_ref(attr).as_dictionary()).unwrap_or_default();
        let mut own = own.to_vec();
        change(at, &mut own);
        own
    });
    let all: Vec<Vec<(mlir::Ident, Attr)>> = all.collect();
    let is_empty = all.iter().all(Vec::is_empty);
    let all: Vec<Attr> = all.iter().map(|own| cx.dictionary_attr(own)).collect();
    let all = (!is_empty).then(|| cx.array_attr(&all));
    holder.set_attr(cx, function, ARG_ATTRS, all);
}

/// Says of each argument of a function how it is accessed; of `None` nothing.
pub(super) fn set_access(cx: &Context, holder: &mut Body, function: Op, access: &[Option<(bool, bool)>]) {
    let name = cx.ident("bufferization.access");
    change_arguments(cx, holder, function, access.len(), |at, own| {
        let text = match access[at] {
            None => return,
            Some((true, true)) => "read-write",
            Some((true, false)) => "read",
            Some((false, true)) => "write",
            Some((false, false)) => "none",
        };
        own.retain(|(other, _)| *other != name);
        own.push((name, cx.string_attr(text)));
    });
}

/// Removes what says how arguments are bufferized.
pub(super) fn remove_hints(cx: &Context, holder: &mut Body, function: Op, count: usize) {
    let names = ["bufferization.buffer_layout", "bufferization.writable"].map(|name| cx.ident(name));
    let has_any = OpRef::new(cx, holder, function).attr(ARG_ATTRS).is_some();
    if has_any {
        change_arguments(cx, holder, function, count, |_, own| own.retain(|(name, _)| !names.contains(name)));
    }
}
