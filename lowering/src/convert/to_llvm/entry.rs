//! The parameters of entry points (`toy.entry`): pointers to elements in place of the fields of descriptors.
//!
//! The caller knows the shapes, and that nothing else is written to while the function runs. So each pointer is `noalias`:
//! memory that is only read may be passed twice.

use std::ops::Range;

use dialects::{func, llvm};
use mlir::symbol_table::SymbolTable;
use mlir::{Attr, Body, Builder, Context, Loc, OpRef, OpView, Type, Value, row_major_strides};
use toy_dialect::ENTRY;

use super::descriptor::word;

/// An entry point, and what it takes.
pub(super) struct Entry {
    name: String,
    inputs: Vec<Type>,
}

/// The entry points of a module that is not converted yet.
pub(super) fn find(cx: &Context, module: &Body) -> Vec<Entry> {
    let ops = module.roots().iter().flat_map(|&region| module.region_ops(region));
    let functions = ops.filter_map(|op| OpRef::new(cx, module, op).cast::<func::FuncOp<'_>>());
    let entries = functions.filter(|&function| ENTRY.is_present(*function) && !function.is_declaration());
    let entries = entries.filter_map(|function| {
        let (inputs, results) = function.function_type().as_function()?;
        let is_known = |&ty: &Type| !cx.type_ref(ty).is_memref() || fields(cx, ty).is_some();
        (results.is_empty() && inputs.iter().all(is_known))
            .then(|| Entry { name: function.sym_name().to_owned(), inputs: inputs.to_vec() })
    });
    entries.collect()
}

/// Replaces the parameters of entry points once these are of the llvm dialect.
pub(super) fn take_pointers(cx: &Context, module: &mut Body, entries: Vec<Entry>) {
    let names = SymbolTable::inside(cx, module);
    for entry in entries {
        let Some(op) = names.lookup(cx, &entry.name) else { continue };
        let Some(function) = OpRef::new(cx, module, op).cast::<llvm::LLVMFuncOp<'_>>() else { continue };
        let function = function.handle();
        let Some(mut body) = module.take_nested(op) else { continue };
        let (types, attributes) = pointers(cx, &mut body, &entry.inputs);
        module.put_nested(op, body);
        let ty = llvm::types::function(cx, llvm::types::void(cx), &types, false);
        let mut b = Builder::new(cx, module);
        llvm::LLVMFuncOp::set_function_type_attr(&mut b, function, Some(cx.type_attr(ty)));
        llvm::LLVMFuncOp::set_arg_attrs_attr(&mut b, function, Some(cx.array_attr(&attributes)));
    }
}

/// Replaces the parameters of a body; returns the types of the new ones, and their attributes.
fn pointers(cx: &Context, body: &mut Body, inputs: &[Type]) -> (Vec<Type>, Vec<Attr>) {
    let Some(block) = body.roots().first().and_then(|&region| body.entry_block(region)) else {
        return (Vec::new(), Vec::new());
    };
    let old: Vec<Value> = body.block_args(block).to_vec();
    let locs: Vec<Loc> = body.block_arg_locs(block).to_vec();
    let noalias = cx.dictionary_attr(&[(cx.ident("llvm.noalias"), cx.unit_attr())]);
    let mut b = Builder::new(cx, body);
    b.set_start(block);
    let (mut types, mut attributes) = (Vec::new(), Vec::new());
    let mut next = 0;
    for &input in inputs {
        let Some(fields) = fields(cx, input) else {
            let value = old[next];
            let ty = b.body().ty(value);
            let new = b.body_mut().add_block_arg(block, ty, locs[next]);
            b.replace_all_uses(value, new);
            types.push(ty);
            attributes.push(cx.dictionary_attr(&[]));
            next += 1;
            continue;
        };
        let taken: Range<usize> = next..next + 2 + fields.len();
        next = taken.end;
        let loc = locs[taken.start];
        let pointer = b.body_mut().add_block_arg(block, llvm::types::ptr(cx), loc);
        types.push(llvm::types::ptr(cx));
        attributes.push(noalias);
        for (position, &value) in old[taken].iter().enumerate() {
            if b.body().is_unused(value) {
                continue;
            }
            let new = match position {
                0 | 1 => pointer,
                position => word(&mut b, loc, fields[position - 2]),
            };
            b.replace_all_uses(value, new);
        }
    }
    body.erase_block_args(block, 0..old.len());
    (types, attributes)
}

/// The offset, sizes and strides of a memref, if these are known.
fn fields(cx: &Context, ty: Type) -> Option<Vec<i64>> {
    let ty = cx.type_ref(ty);
    let shape = ty.shape().filter(|_| ty.is_memref() && ty.has_static_shape())?;
    let strides = row_major_strides(shape)?;
    Some(std::iter::once(0).chain(shape.iter().copied()).chain(strides).collect())
}
