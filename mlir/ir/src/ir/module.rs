//! A top-level operation that owns its body.

use super::body::Body;
use super::builder::Builder;
use super::entities::{Op, Region};
use super::resources::ResourceGroup;
use super::state::OpState;
use super::view::OpRef;
use crate::values::context::Context;

/// The root of the IR: one operation, usually `builtin.module`, alone in a body of its own.
#[derive(Clone, Debug)]
pub struct Module {
    body: Body,
    op: Op,
    /// Resources in the file's metadata that belong to no dialect; they are kept and printed again.
    pub external_resources: Vec<ResourceGroup>,
    /// Whether the parser added it around the operations of the file.
    pub(crate) implicit: bool,
}

impl Module {
    /// A top-level operation created from its state.
    pub fn from_state(cx: &Context, state: OpState) -> Self {
        let mut body = Body::new(cx);
        let op = body.create_op(cx, state);
        Self::from_parts(body, op)
    }

    /// Returns the only operation of a file, without the module that the parser put around it.
    ///
    /// # Errors
    /// The number of operations in the file, if it is not one.
    pub fn into_explicit(mut self, cx: &Context) -> Result<Self, usize> {
        if !self.implicit {
            return Ok(self);
        }
        let mut body = self.body.take_nested(self.op).unwrap_or_else(|| Box::new(Body::new(cx)));
        let ops: Vec<Op> = body.roots().iter().flat_map(|&r| body.region_ops(r)).collect();
        let &[op] = &*ops else { return Err(ops.len()) };
        let module = match body.take_nested(op) {
            Some(inner) => Self::from_state(cx, state_of(cx, &body, op, inner)),
            None => {
                body.detach_op(op);
                Self::from_parts(*body, op)
            }
        };
        Ok(Module { external_resources: self.external_resources, ..module })
    }

    /// A top-level operation, created detached in a body of its own.
    pub fn from_parts(body: Body, op: Op) -> Self {
        Module { body, op, external_resources: Vec::new(), implicit: false }
    }

    /// The operation.
    pub fn op<'a>(&'a self, cx: &'a Context) -> OpRef<'a> {
        OpRef::new(cx, &self.body, self.op)
    }

    /// The id of the operation in [`Module::holder`].
    pub fn id(&self) -> Op {
        self.op
    }

    /// The body that holds the operation itself.
    pub fn holder(&self) -> &Body {
        &self.body
    }

    /// The body that holds the operation itself, mutably.
    pub fn holder_mut(&mut self) -> &mut Body {
        &mut self.body
    }

    /// The body that holds the regions of the operation.
    pub fn body(&self) -> &Body {
        self.body.nested(self.op).unwrap_or(&self.body)
    }

    /// The body that holds the regions of the operation, mutably.
    pub fn body_mut(&mut self) -> &mut Body {
        if self.body.nested(self.op).is_some() {
            self.body.nested_mut(self.op).expect("the module has a nested body")
        } else {
            &mut self.body
        }
    }

    /// A builder at the end of the module's first block, if it has one.
    ///
    /// ```
    /// use mlir::{Context, Loc, Module, Registry};
    /// let cx = Context::new(Registry::new());
    /// let mut module = Module::new(&cx, Loc::UNKNOWN);
    /// assert!(module.builder(&cx).insert_point().is_some());
    /// ```
    pub fn builder<'b>(&'b mut self, cx: &'b Context) -> Builder<'b> {
        let block = self.region().and_then(|region| self.body().entry_block(region));
        let mut b = Builder::new(cx, self.body_mut());
        block.into_iter().for_each(|block| b.set_end(block));
        b
    }

    /// The first region of the operation, if it has one.
    pub fn region(&self) -> Option<Region> {
        match self.body.nested(self.op) {
            Some(nested) => nested.roots().first().copied(),
            None => self.body.regions_of(self.op).first().copied(),
        }
    }
}

/// The state of an operation without operands and successors, given its body, which was taken out of it.
pub(crate) fn state_of(cx: &Context, body: &Body, op: Op, inner: Box<Body>) -> OpState {
    let mut state = OpState::new(cx, body.op_name(op), body.loc(op));
    state.result_types = body.results(op).map(|r| body.ty(r)).collect();
    state.inherent = body.inherent(op).into();
    let dictionary = body.discardable(op).and_then(|d| cx.attr_ref(d).as_dictionary());
    state.discardable = dictionary.unwrap_or_default().to_vec();
    state.body = Some(inner);
    state
}
