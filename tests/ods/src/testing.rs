//! What unit tests of generated Rust need: a module to build into.

use mlir::rewrite::{FrozenPatternSet, GreedyConfig, PatternSet, SimplifyLevel, apply_patterns_greedily};
use mlir::text::{PrintOptions, print_op};
use mlir::{Builder, Context, Loc, Module, Op, OpRef, OpState, OpView, Registry, Value};

/// A module whose block takes operations at its end.
pub(crate) struct Scene {
    cx: Context,
    module: Module,
}

impl Scene {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::new();
        dialects::register_all(&mut registry);
        crate::register_all(&mut registry);
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

    /// Values of a type, each the result of an operation of no dialect.
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
    pub(crate) fn op(&self, op: Op) -> OpRef<'_> {
        OpRef::new(&self.cx, self.module.body(), op)
    }

    /// Applies patterns to the module until nothing changes; operations that nothing uses stay.
    pub(crate) fn rewrite(&mut self, patterns: PatternSet) {
        let patterns = FrozenPatternSet::new(&self.cx, patterns);
        let config = GreedyConfig { simplify_regions: SimplifyLevel::Disabled, ..GreedyConfig::default() };
        apply_patterns_greedily(&self.cx, self.module.body_mut(), &patterns, &config);
    }

    /// Whether an operation is still in the module.
    pub(crate) fn has(&self, op: Op) -> bool {
        self.module.body().all_ops_pre().contains(&op)
    }

    /// Its typed view.
    pub(crate) fn view<'a, T: OpView<'a>>(&'a self, op: Op) -> T {
        self.op(op).cast().expect("an operation of that kind")
    }
}

/// The operation's own text.
pub(crate) fn print(op: OpRef<'_>) -> String {
    print_op(op, &PrintOptions::default()).trim_end().to_owned()
}
