//! The functions that memory needs, declared before operations are converted: a pattern works on one function and cannot
//! declare others.

use dialects::llvm::runtime::{self, Function, c};
use dialects::{func, memref};
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::TypeConverter;
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, Loc, Op, OpRef, Type};

use super::copy::is_contiguous;
use crate::external_functions::{C_LIBRARY, HOST, declare};
use crate::to_llvm::func::llvm_type;
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

    fn needed(self, op: OpRef<'_>, types: &TypeConverter, alignment: Alignment) -> Needed {
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

/// The function that the conversion of an operation calls, and who provides it.
type Needed = Option<(&'static Function, &'static str)>;

/// Declares the functions that will be called.
pub(in crate::to_llvm) fn prepare(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
    options: Options,
) -> Result<(), Vec<Diag>> {
    let allocator = Allocator::new(options);
    declare_needed(cx, module, types, &|op| allocator.needed(op, types, options.alignment))
}

/// Declares the functions by which the descriptors of unranked memrefs go from one function to another.
pub(in crate::to_llvm) fn prepare_calls(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
) -> Result<(), Vec<Diag>> {
    let is_unranked = |ty: Type| cx.type_ref(ty).is_unranked_memref();
    declare_needed(cx, module, types, &|op| {
        let returns = op.is::<func::ReturnOp>() && op.operand_types().any(is_unranked);
        let calls = (op.is::<func::CallOp>() || op.is::<func::CallIndirectOp>())
            && op.result_types().any(is_unranked);
        let function = if returns { Some(&c::MALLOC) } else { calls.then_some(&c::FREE) };
        function.map(|function| (function, C_LIBRARY))
    })
}

/// Declares the functions that the conversions of operations need.
fn declare_needed(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
    needed: &dyn Fn(OpRef<'_>) -> Needed,
) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let mut needs = Needs { needed, found: Vec::new() };
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
    let type_of = |op: OpRef<'_>| llvm_type(types, op);
    for (function, provider, loc) in needs.found {
        b.set_start(block);
        let index = types.convert(cx, cx.index_ty()).unwrap_or(cx.int_ty(64));
        let wanted = (loc, function.name, function.ty_with_sizes(cx, index));
        declare(&mut b, provider, wanted, &mut names, type_of)?;
    }
    for op in modules {
        if let Some(mut nested) = module.take_nested(op) {
            let done = declare_needed(cx, &mut nested, types, needed);
            module.put_nested(op, nested);
            done?;
        }
    }
    Ok(())
}

/// The functions that the operations of a module need, in order.
struct Needs<'a> {
    needed: &'a dyn Fn(OpRef<'_>) -> Needed,
    found: Vec<(&'static Function, &'static str, Loc)>,
}

impl Needs<'_> {
    /// Adds what an operation and those inside it need.
    fn inside(&mut self, cx: &Context, body: &Body, op: Op) {
        for op in body.walk_pre(op) {
            let view = OpRef::new(cx, body, op);
            if let Some((function, provider)) = (self.needed)(view)
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
