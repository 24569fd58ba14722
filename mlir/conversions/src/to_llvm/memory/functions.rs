//! The functions that memory needs, declared before operations are converted: a pattern works on one function and cannot
//! declare others.

use dialects::llvm::runtime::{self, Function, c};
use dialects::memref;
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::TypeConverter;
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, Loc, Op, OpRef};

use super::copy::is_contiguous;
use crate::external_functions::{C_LIBRARY, HOST, declare};
use crate::to_llvm::func;
use crate::to_llvm::interface::{Alignment, Options};

/// The functions that allocate and free.
#[derive(Clone, Copy)]
pub(super) struct Allocator {
    pub(super) alloc: &'static Function,
    pub(super) aligned_alloc: &'static Function,
    pub(super) free: &'static Function,
    /// What messages call those who provide them.
    provider: &'static str,
}

impl Allocator {
    pub(super) fn new(options: Options) -> Allocator {
        if options.use_generic_functions {
            let aligned_alloc = &runtime::ALIGNED_ALLOC;
            Allocator { alloc: &runtime::ALLOC, aligned_alloc, free: &runtime::FREE, provider: HOST }
        } else {
            let aligned_alloc = &c::ALIGNED_ALLOC;
            Allocator { alloc: &c::MALLOC, aligned_alloc, free: &c::FREE, provider: C_LIBRARY }
        }
    }

    /// The function that the conversion of an operation calls, and who provides it.
    fn needed(
        self,
        op: OpRef<'_>,
        types: &TypeConverter,
        alignment: Alignment,
    ) -> Option<(&'static Function, &'static str)> {
        if let Some(alloc) = op.cast::<memref::AllocOp>() {
            let ty = op.ty(alloc.memref());
            let converts = types.convert(op.cx(), ty.element_type().id()).is_some();
            let is_aligned = match alignment {
                Alignment::ByAllocator => true,
                Alignment::IfGiven => alloc.alignment().is_some_and(|alignment| alignment > 0),
                Alignment::Computed => false,
            };
            let function = if is_aligned { self.aligned_alloc } else { self.alloc };
            return (converts && memref::is_identity_layout(ty)).then_some((function, self.provider));
        }
        if let Some(copy) = op.cast::<memref::CopyOp>() {
            let is_simple = [copy.source(), copy.target()].map(|value| is_contiguous(op.ty(value)));
            return (is_simple != [true, true]).then_some((&runtime::MEMREF_COPY, HOST));
        }
        op.is::<memref::DeallocOp>().then_some((self.free, self.provider))
    }
}

/// Declares the functions that will be called.
pub(in crate::to_llvm) fn prepare(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
    options: Options,
) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let mut needs = Needs { types, options, found: Vec::new() };
    let mut modules: Vec<Op> = Vec::new();
    for op in module.ops(block) {
        let view = OpRef::new(cx, module, op);
        if view.is::<ModuleOp>() {
            modules.push(op);
        } else {
            needs.inside(cx, module, op);
        }
    }
    // As in MLIR, each is put before those that were needed earlier.
    let mut names = SymbolTable::inside(cx, module);
    let mut b = Builder::new(cx, module);
    let type_of = |op: OpRef<'_>| func::llvm_type(types, op);
    for (function, provider, loc) in needs.found {
        b.set_start(block);
        let index = types.convert(cx, cx.index_ty()).unwrap_or(cx.int_ty(64));
        let wanted = (loc, function.name, function.ty_with_sizes(cx, index));
        declare(&mut b, provider, wanted, &mut names, type_of)?;
    }
    for op in modules {
        if let Some(mut nested) = module.take_nested(op) {
            let done = prepare(cx, &mut nested, types, options);
            module.put_nested(op, nested);
            done?;
        }
    }
    Ok(())
}

/// The functions that the operations of a module need, in order.
struct Needs<'a> {
    types: &'a TypeConverter,
    options: Options,
    found: Vec<(&'static Function, &'static str, Loc)>,
}

impl Needs<'_> {
    /// Adds what an operation and those inside it need.
    fn inside(&mut self, cx: &Context, body: &Body, op: Op) {
        for op in body.walk_pre(op) {
            let view = OpRef::new(cx, body, op);
            let needed = Allocator::new(self.options).needed(view, self.types, self.options.alignment);
            if let Some((function, provider)) = needed
                && !self.found.iter().any(|(found, ..)| std::ptr::eq(*found, function))
            {
                self.found.push((function, provider, view.loc()));
            }
            if let Some(nested) = body.nested(op) {
                let roots: Vec<Op> = nested.roots().iter().flat_map(|&r| nested.region_ops(r)).collect();
                roots.into_iter().for_each(|op| self.inside(cx, nested, op));
            }
        }
    }
}
