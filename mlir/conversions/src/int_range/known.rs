//! The ranges that are known of the values of a body.

use std::sync::{Arc, Mutex, PoisonError};

use mlir::dataflow::{Answers, IntRange, Solver};
use mlir::pass::OpMut;
use mlir::{Body, Value};

/// The ranges of the values of a body, to which patterns add those of new values.
#[derive(Clone)]
pub(super) struct Ranges(Arc<Mutex<Vec<Option<IntRange>>>>);

impl Ranges {
    pub(super) fn get(&self, value: Value) -> Option<IntRange> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(value.index()).copied().flatten()
    }

    /// The bits of a value that is always the same.
    pub(super) fn constant(&self, value: Value) -> Option<IntRange> {
        self.get(value).filter(|range| range.as_constant().is_some())
    }

    /// Gives a new value the range of another.
    pub(super) fn copy(&self, from: Value, to: Value) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let range = all.get(from.index()).copied().flatten();
        if all.len() <= to.index() {
            all.resize(to.index() + 1, None);
        }
        all[to.index()] = range;
    }
}

/// Finds all ranges, then calls `rewrite` for each body with its ranges.
pub(super) fn with_ranges(op: &mut OpMut<'_>, rewrite: impl Fn(&mut Body, &Ranges)) {
    let (header, body) = op.parts();
    let mut solver = Solver::new(header, body);
    solver.find_ranges();
    let mut found = solver.answers();
    let mut number = 0;
    let mut level: Vec<&mut Body> = vec![body];
    visit(&mut level, &mut number, &mut found, &rewrite);
}

/// Rewrites bodies in the order in which they are numbered: all of one depth, then those inside them.
fn visit(
    level: &mut [&mut Body],
    number: &mut u32,
    found: &mut Answers,
    rewrite: &impl Fn(&mut Body, &Ranges),
) {
    let mut isolated = Vec::new();
    for body in level.iter_mut() {
        isolated
            .push(body.all_ops_pre().into_iter().filter(|&op| body.nested(op).is_some()).collect::<Vec<_>>());
        let ranges = Ranges(Arc::new(Mutex::new(found.take_ranges(*number))));
        *number += 1;
        rewrite(body, &ranges);
    }
    let mut lent = Vec::new();
    for (at, (body, ops)) in level.iter_mut().zip(isolated).enumerate() {
        lent.extend(ops.into_iter().filter_map(|op| Some((at, op, body.take_nested(op)?))));
    }
    if lent.is_empty() {
        return;
    }
    let mut inner: Vec<&mut Body> = lent.iter_mut().map(|(_, _, body)| &mut **body).collect();
    visit(&mut inner, number, found, rewrite);
    for (at, op, body) in lent {
        level[at].put_nested(op, body);
    }
}
