//! The pass `test-memref-dependence-check`: prints the dependences between all pairs of accesses, like MLIR's test
//! pass of this name.

use loops::analysis::{Access, Dependence, dependence};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Diag, OpRef};
use support::Severity;

use crate::passes::TestMemRefDependenceCheck;

impl RunPass for TestMemRefDependenceCheck {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut accesses = Vec::new();
        collect(op.cx(), op.body(), &mut accesses);
        for (i, (body, source)) in accesses.iter().enumerate() {
            for (j, (other, destination)) in accesses.iter().enumerate() {
                let same = std::ptr::eq(*body, *other);
                let loops = if same { common_loops(source, destination) } else { 0 };
                for depth in 1..=loops + 1 {
                    let found = if same { dependence(source, destination, depth) } else { Dependence::None };
                    state.report(remark(source, (i, j), depth, loops, &found));
                }
            }
        }
        Ok(())
    }
}

/// The scalar and vector accesses of a body and of the bodies inside it, each with the body that holds it.
fn collect<'a>(cx: &'a Context, body: &'a Body, found: &mut Vec<(&'a Body, Access<'a>)>) {
    for op in body.all_ops_pre() {
        found.extend(Access::of(OpRef::new(cx, body, op)).map(|access| (body, access)));
        if let Some(nested) = body.nested(op) {
            collect(cx, nested, found);
        }
    }
}

fn common_loops(a: &Access<'_>, b: &Access<'_>) -> usize {
    let ids = |access: &Access<'_>| {
        let loops = access.around().into_iter().filter(|e| !e.induction_variables().is_empty());
        loops.map(|e| e.op().id()).collect::<Vec<_>>()
    };
    ids(a).iter().zip(&ids(b)).take_while(|(x, y)| x == y).count()
}

fn remark(
    source: &Access<'_>,
    (i, j): (usize, usize),
    depth: usize,
    loops: usize,
    found: &Dependence,
) -> Diag {
    let result = match found {
        Dependence::Unknown => {
            return Diag::error(source.op.loc(), "dependence check failed");
        }
        Dependence::None => "false".to_owned(),
        Dependence::Exists(components) if components.is_empty() || depth > loops => "true".to_owned(),
        Dependence::Exists(components) => {
            let bound = |b: Option<i64>, none: &str| b.map_or(none.to_owned(), |b| b.to_string());
            let component = |c: &loops::analysis::Range| {
                format!("[{}, {}]", bound(c.lower, "-inf"), bound(c.upper, "+inf"))
            };
            components.iter().map(component).collect()
        }
    };
    let message = format!("dependence from {i} to {j} at depth {depth} = {result}");
    let mut diag = Diag::error(source.op.loc(), message);
    diag.severity = Severity::Remark;
    diag
}
