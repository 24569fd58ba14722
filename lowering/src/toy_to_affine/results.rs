//! The results of an entry point: memory that the caller passes.
//!
//! ```mlir
//! %r = memref.alloc() : memref<2xf64>      func.func @f(..., %r: memref<2xf64>) attributes {toy.entry} {
//! ...                                        ...
//! return %r : memref<2xf64>                  return
//! ```

use dialects::{func, memref};
use mlir::{AffineMap, Body, Builder, Context, Loc, OpRef, Type, Value};

use crate::buffers::{copy_into, store};
use crate::extents::Extents;

/// Makes a converted body store its results into new arguments, whose types are returned.
pub(super) fn pass_memory(cx: &Context, body: &mut Body, loc: Loc) -> Vec<Type> {
    let Some(block) = body.roots().first().and_then(|&region| body.entry_block(region)) else {
        return Vec::new();
    };
    let exit = body.ops(block).last().filter(|&op| OpRef::new(cx, body, op).is::<func::ReturnOp>());
    let Some(exit) = exit else { return Vec::new() };
    let returned: Vec<Value> = body.operands(exit).collect();
    body.set_operands(exit, &[]);
    let mut types = Vec::with_capacity(returned.len());
    for value in returned {
        let ty = cx.type_ref(body.ty(value));
        let to = if ty.is_memref() { ty.id() } else { cx.memref_ty(&[], ty.id()) };
        types.push(to);
        let memory = body.add_block_arg(block, to, loc);
        let allocation = body
            .defining_op(value)
            .filter(|&op| OpRef::new(cx, body, op).is::<memref::AllocOp>() && body.ty(value) == to);
        let mut b = Builder::before(cx, body, exit);
        match allocation {
            Some(allocation) => b.replace_op(allocation, &[memory]),
            None if ty.is_memref() => {
                let extents = Extents::of_memory(&mut b, loc, value);
                copy_into(&mut b, loc, value, memory, &extents);
            }
            None => store(&mut b, loc, value, memory, AffineMap::new(0, 0, Vec::new()), &[]),
        }
    }
    types
}
