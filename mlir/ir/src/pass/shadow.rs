//! A copy of the module that a pipeline transforms, for dumps of the whole module.
//!
//! While passes transform an operation, it is taken out of the operations around it, so no complete module exists.
//! The copy is complete: after each pass, the operation is copied to the same path in it.

use std::sync::{Arc, Mutex, PoisonError};

use crate::ir::body::Body;
use crate::ir::entities::Op;
use crate::ir::module::Module;
use crate::text::printer::options::PrintOptions;
use crate::text::printer::print_op;
use crate::values::context::Context;

/// The copy, shared by the parts of a run.
#[derive(Clone)]
pub(super) struct Shadow(Arc<Mutex<Module>>);

impl Shadow {
    pub(super) fn new(module: &Module) -> Self {
        Shadow(Arc::new(Mutex::new(module.clone())))
    }

    /// Copies an operation with its contents; `path` leads to it from the module.
    pub(super) fn update(&self, path: &[Op], holder: &Body, op: Op, inside: &Body) {
        let mut module = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let top = module.id();
        let Some((original, around)) = path.split_last() else {
            set(module.holder_mut(), top, holder, op, inside);
            return;
        };
        let mut body = module.holder_mut().nested_mut(top);
        for &outer in around {
            body = body.and_then(|body| body.nested_mut(outer));
        }
        if let Some(body) = body {
            set(body, *original, holder, op, inside);
        }
    }

    /// The text of the whole module.
    pub(super) fn text(&self, cx: &Context, options: &PrintOptions) -> String {
        print_op(self.0.lock().unwrap_or_else(PoisonError::into_inner).op(cx), options)
    }

    /// The whole module.
    pub(super) fn module(&self) -> Module {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Makes the operation `to` of `body` a copy of `from`.
fn set(body: &mut Body, to: Op, holder: &Body, from: Op, inside: &Body) {
    body.put_nested(to, Box::new(inside.clone()));
    for (slot, &attr) in holder.inherent(from).iter().enumerate() {
        body.set_inherent(to, slot, attr);
    }
    body.set_discardable(to, holder.discardable(from));
    body.set_loc(to, holder.loc(from));
}
