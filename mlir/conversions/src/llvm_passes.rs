//! What passes over the llvm dialect itself do.

use dialects::llvm;
use mlir::symbol_table::SymbolTable;
use mlir::{AttrKind, Block, Body, Builder, Context, Diag, Ident, Loc, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

/// The symbol whose region has a selector for each function.
const COMDAT: &str = "__llvm_comdat";

/// Gives each function that may be linked once a comdat, in a module, given its body.
pub(crate) fn add_comdats(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&region| module.entry_block(region)) else {
        return Ok(());
    };
    let names = SymbolTable::inside(cx, module);
    let mut comdat = names.lookup(cx, COMDAT);
    let functions: Vec<(Op, Ident, Loc)> = module
        .ops(block)
        .filter_map(|op| {
            let function = OpRef::new(cx, module, op).cast::<llvm::LLVMFuncOp>()?;
            let once = matches!(function.linkage(), llvm::Linkage::Linkonce | llvm::Linkage::LinkonceODR);
            once.then(|| (op, cx.ident(function.sym_name()), function.loc()))
        })
        .collect();
    for (op, name, loc) in functions {
        let mut b = Builder::new(cx, module);
        let comdat = *comdat.get_or_insert_with(|| {
            b.set_start(block);
            let new = *llvm::ComdatOp::build(&mut b, Loc::UNKNOWN, COMDAT);
            b.fill_region(new, 0, &[], |_, _| ());
            new
        });
        let region = b.body().regions_of(comdat).first().copied();
        if let Some(entry) = region.and_then(|region| b.body().entry_block(region)) {
            b.set_start(entry);
            llvm::ComdatSelectorOp::build(&mut b, loc, cx.str(name), llvm::Comdat::Any);
        }
        let selector = cx.attr(AttrKind::SymbolRef { root: cx.ident(COMDAT), nested: Box::new([name]) });
        b.set_attr(op, llvm::LLVMFuncOp::COMDAT_ATTR, Some(selector));
    }
    Ok(())
}

/// LLVM IR tells the values that reach a block only by the block before. So a branch must not lead to one block twice with
/// different values: it gets blocks between.
pub(crate) fn distinct_successors(cx: &Context, body: &mut Body) {
    for op in body.all_ops_pre() {
        if let Some(mut nested) = body.take_nested(op) {
            distinct_successors(cx, &mut nested);
            body.put_nested(op, nested);
        }
        let successors: Vec<Block> = body.successors(op).collect();
        let mut new = successors.clone();
        let mut seen = FxHashSet::default();
        for (index, &successor) in successors.iter().enumerate() {
            let args: Vec<Type> = body.block_args(successor).iter().map(|&arg| body.ty(arg)).collect();
            let is_first = seen.insert(successor);
            let Some(region) = body.region_of(successor).filter(|_| !is_first && !args.is_empty()) else {
                continue;
            };
            let loc = body.loc(op);
            let args: Vec<(Type, Loc)> = args.into_iter().map(|ty| (ty, loc)).collect();
            let mut b = Builder::new(cx, body);
            let between = b.create_block(region, &args);
            let values: Vec<Value> = b.body().block_args(between).to_vec();
            b.set_end(between);
            llvm::BrOp::build(&mut b, loc, &values, successor);
            new[index] = between;
        }
        if new != successors {
            body.set_successors(op, &new);
        }
    }
}
