//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.
//!
//! The operations come from `Ops.td`; here are their hooks.

use smallvec::SmallVec;

use crate::definitions::op::{FoldResult, Folded};
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::Block;
use crate::ir::hooks::{Fold, Verify};
use crate::ir::module::{Module, state_of};
use crate::ir::state::OpState;
use crate::ir::view::OpView;
use crate::values::context::{Context, Registry};
use crate::values::ids::{Attr, Loc};

include!(concat!(env!("OUT_DIR"), "/builtin.rs"));

impl Default for Registry {
    fn default() -> Self {
        Self::new()
    }
}

impl Registry {
    /// A registry with only the builtin dialect.
    pub fn new() -> Self {
        let mut registry = Registry::EMPTY;
        registry.add(&DIALECT);
        registry
    }
}

impl Module {
    /// An empty `builtin.module` with its one block.
    pub fn new(cx: &Context, loc: Loc) -> Self {
        let mut state = OpState::new(cx, cx.op_name(ModuleOp::NAME), loc);
        if let Some((region, body)) = state.add_isolated_region() {
            let block = body.create_block(&[]);
            body.append_block(region, block);
        }
        Self::from_state(cx, state)
    }

    /// The module in the top-level block of a file, or a new one at `loc` around the operations there.
    ///
    /// The block is the only one in `body`, which has one root.
    pub fn wrapping(cx: &Context, mut body: Box<Body>, block: Block, loc: Loc) -> Self {
        let name = cx.op_name(ModuleOp::NAME);
        if let Some(op) = body.first_op(block).filter(|&op| body.op_name(op) == name)
            && body.next_op(op).is_none()
            && let Some(inner) = body.take_nested(op)
        {
            return Self::from_state(cx, state_of(cx, &body, op, inner));
        }
        let mut state = OpState::new(cx, name, loc);
        state.body = Some(body);
        let mut module = Self::from_state(cx, state);
        module.implicit = true;
        module
    }
}

impl<'a> ModuleOp<'a> {
    /// The dialect whose prefix operations directly inside may omit.
    pub fn default_dialect() -> &'static str {
        "builtin"
    }
}

impl<'a> Verify for ModuleOp<'a> {
    /// Checks that the attributes of a module are its own or some dialect's.
    ///
    /// # Errors
    /// The first attribute that is neither.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let mut names = op.discardable().iter().map(|&(name, _)| op.cx().str(name));
        match names.find(|name| !name.contains('.')) {
            None => Ok(()),
            Some(name) => Err(
                op.error(format!("can only contain attributes with dialect-prefixed names, found: '{name}'"))
            ),
        }
    }
}

impl<'a> Verify for UnrealizedConversionCastOp<'a> {
    /// Checks that a cast has results.
    ///
    /// # Errors
    /// If it has none.
    fn verify(self) -> Result<(), Diag> {
        match self.op_ref().num_results() {
            0 => Err(self.op_ref().error("expected at least one result for cast operation")),
            _ => Ok(()),
        }
    }
}

impl<'a> Fold for UnrealizedConversionCastOp<'a> {
    /// Removes a cast to the same types, and one that undoes the cast of its operands.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if op.num_operands() > 0 && op.operand_types().eq(op.result_types()) {
            let operands: SmallVec<[FoldResult; 1]> = op.operands().map(FoldResult::Value).collect();
            return Some(Folded::Results(operands));
        }
        let inner = op.value(op.operands().next()?).defined_by::<UnrealizedConversionCastOp>()?.op_ref();
        let undone = inner.results().eq(op.operands()) && inner.operand_types().eq(op.result_types());
        undone.then(|| Folded::Results(inner.operands().map(FoldResult::Value).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, Context, Handle, Loc, Module, Registry, verify};

    #[test]
    fn a_module_takes_attributes_of_dialects_only() {
        let cx = Context::new(Registry::new());
        let mut module = Module::new(&cx, Loc::UNKNOWN);
        assert_eq!(verify(module.op(&cx)), Ok(()));
        let op = module.id();
        module.holder_mut().set_attr(&cx, op, "x.fine", Some(cx.unit_attr()));
        assert_eq!(verify(module.op(&cx)), Ok(()));
        module.holder_mut().set_attr(&cx, op, "plain", Some(cx.unit_attr()));
        let diags = verify(module.op(&cx)).expect_err("it has no prefix");
        assert_eq!(
            diags[0].message,
            "'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'"
        );
    }

    #[test]
    fn casts_that_undo_each_other_fold() {
        let cx = Context::new(Registry::new());
        let mut module = Module::new(&cx, Loc::UNKNOWN);
        let root = module.region().expect("a module has a region");
        let body = module.body_mut();
        let block = body.entry_block(root).expect("a module has a block");
        let mut b = Builder::at_end(&cx, body, block);
        let i32 = cx.int_ty(32);
        let index = cx.index_ty();
        let source = UnrealizedConversionCastOp::build(&mut b, Loc::UNKNOWN, &[i32], &[]);
        let source = b.body().result(*source, 0);
        let there = UnrealizedConversionCastOp::build(&mut b, Loc::UNKNOWN, &[index], &[source]);
        let there = b.body().result(*there, 0);
        let back = UnrealizedConversionCastOp::build(&mut b, Loc::UNKNOWN, &[i32], &[there]);
        let same = UnrealizedConversionCastOp::build(&mut b, Loc::UNKNOWN, &[index], &[there]);
        let fold = |op: Handle<UnrealizedConversionCastOp>| op.read(&cx, module.body()).fold(&[None]);
        assert_eq!(fold(back), Folded::value(source));
        assert_eq!(fold(same), Folded::value(there));
    }
}
