//! Helpers for unit tests of generated Rust: a module to build into.

use mlir::rewrite::{FrozenPatternSet, GreedyConfig, PatternSet, SimplifyLevel, apply_patterns_greedily};
use mlir::text::{PrintOptions, print_op};
use mlir::{Body, Builder, Context, Handle, Loc, Module, Op, OpRef, OpState, OpView, Registry, Value};

/// Identifies an operation: itself, its handle, or one of its results.
pub(crate) trait Built {
    fn op(self, body: &Body) -> Op;
}

impl Built for Op {
    fn op(self, _: &Body) -> Op {
        self
    }
}

impl<T> Built for Handle<T> {
    fn op(self, _: &Body) -> Op {
        *self
    }
}

impl Built for Value {
    fn op(self, body: &Body) -> Op {
        body.defining_op(self).expect("the result of an operation")
    }
}

/// A module with a block to append operations to.
pub(crate) struct Scene {
    cx: Context,
    module: Module,
}

impl Scene {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::new();
        dialects::register_all(&mut registry);
        ods_tests::register_all(&mut registry);
        let mut cx = Context::new(registry);
        cx.set_allow_unregistered(true);
        let module = Module::new(&cx, Loc::UNKNOWN);
        Scene { cx, module }
    }

    pub(crate) fn cx(&self) -> &Context {
        &self.cx
    }

    /// A builder at the end of the module.
    pub(crate) fn builder(&mut self) -> Builder<'_> {
        let region = self.module.region().expect("a module has a region");
        let block = self.module.body().entry_block(region).expect("a module has a block");
        Builder::at_end(&self.cx, self.module.body_mut(), block)
    }

    /// Values of a type, each the result of an unregistered operation.
    pub(crate) fn constants<const N: usize>(&mut self, ty: &str) -> [Value; N] {
        let ty = mlir::text::parse_type_str(&self.cx, ty).expect("the text of a type");
        let name = self.cx.op_name("test.value");
        let mut b = self.builder();
        [(); N].map(|()| {
            let mut state = OpState::new(b.cx(), name, Loc::UNKNOWN);
            state.result_types.push(ty);
            let op = b.create(state);
            b.body().result(op, 0)
        })
    }

    /// An operation in the module.
    pub(crate) fn op(&self, op: impl Built) -> OpRef<'_> {
        let body = self.module.body();
        OpRef::new(&self.cx, body, op.op(body))
    }

    /// Applies patterns to the module until nothing changes; unused operations stay.
    pub(crate) fn rewrite(&mut self, patterns: PatternSet) {
        let patterns = FrozenPatternSet::new(&self.cx, patterns);
        let config = GreedyConfig { simplify_regions: SimplifyLevel::Disabled, ..GreedyConfig::default() };
        apply_patterns_greedily(&self.cx, self.module.body_mut(), &patterns, &config);
    }

    /// Whether an operation is still in the module.
    pub(crate) fn has(&self, op: impl Into<Op>) -> bool {
        self.module.body().all_ops_pre().contains(&op.into())
    }

    /// The typed view of an operation.
    pub(crate) fn view<'a, T: OpView<'a>>(&'a self, op: impl Built) -> T {
        self.op(op).cast().expect("an operation of that kind")
    }
}

/// The text of a single operation.
pub(crate) fn print(op: OpRef<'_>) -> String {
    print_op(op, &PrintOptions::default()).trim_end().to_owned()
}
