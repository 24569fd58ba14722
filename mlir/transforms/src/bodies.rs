//! The bodies of an operation in the order in which `mlir::dataflow` numbers them.

use mlir::{Body, Op};

/// Calls `f` for a body and for those inside it, with the numbers that an analysis gave them. `f` may create isolated
/// operations; these are not visited.
pub(crate) fn for_each_numbered_body(body: &mut Body, f: &mut dyn FnMut(u32, &mut Body)) {
    let mut number = 0;
    let mut level: Vec<Vec<Op>> = vec![Vec::new()];
    while !level.is_empty() {
        let mut next = Vec::new();
        for path in level {
            let Some(inner) = follow(body, &path) else { continue };
            let isolated = inner.all_ops_pre().into_iter().filter(|&op| inner.nested(op).is_some());
            next.extend(isolated.map(|op| path.iter().copied().chain([op]).collect::<Vec<Op>>()));
            f(number, inner);
            number += 1;
        }
        level = next;
    }
}

fn follow<'b>(body: &'b mut Body, path: &[Op]) -> Option<&'b mut Body> {
    path.iter().try_fold(body, |body, &op| body.nested_mut(op))
}
