//! `bufferization-lower-deallocations`: `bufferization.dealloc` as tests of addresses and `memref.dealloc`.
//!
//! What is freed and what is retained may be the same memory. For one memref, the addresses are compared in place; for
//! several, a function does it, with a number of comparisons that is quadratic.

use dialects::arith::{AndIOp, CmpIOp, CmpIPredicate, ConstantOp, OrIOp, XOrIOp};
use dialects::bufferization::DeallocOp;
use dialects::func::{CallOp, FuncOp, ReturnOp};
use dialects::memref::{self, AllocOp, CastOp, ExtractAlignedPointerAsIndexOp, LoadOp, StoreOp};
use dialects::scf::{ForOp, IfOp, YieldOp};
use mlir::symbol_table::{SymbolTable, Visibility, set_visibility};
use mlir::{Body, Builder, Context, DYNAMIC, Diag, Loc, Op, OpRef, Type, Value};

/// Lowers everything in a module, with its functions; it gets a function of its own if one is needed.
///
/// # Errors
/// Never, but like [`function`].
pub(crate) fn module(cx: &Context, body: &mut Body, loc: Loc) -> Result<(), Vec<Diag>> {
    let mut helper = None;
    for op in body.all_ops_pre() {
        let Some(mut nested) = body.take_nested(op) else { continue };
        let view = OpRef::new(cx, body, op);
        let is_table = view.def().is_some_and(|def| def.traits.contains(mlir::opdef::Traits::SYMBOL_TABLE));
        let done = if is_table {
            module(cx, &mut nested, loc)
        } else {
            if helper.is_none() && needs_helper(cx, &nested) {
                helper = Some(build_helper(cx, body, loc));
            }
            function(cx, &mut nested, helper.as_deref())
        };
        body.put_nested(op, nested);
        done?;
    }
    Ok(())
}

fn deallocs(cx: &Context, body: &Body) -> Vec<Op> {
    body.all_ops_pre().into_iter().filter(|&op| OpRef::new(cx, body, op).is::<DeallocOp>()).collect()
}

fn needs_helper(cx: &Context, body: &Body) -> bool {
    let memrefs = |&op: &Op| OpRef::new(cx, body, op).cast::<DeallocOp>().map_or(0, |op| op.memrefs().len());
    deallocs(cx, body).iter().map(memrefs).any(|count| count > 1)
}

/// Lowers everything in a function.
///
/// # Errors
/// If the function of the module is needed, and there is none.
pub(crate) fn function(cx: &Context, body: &mut Body, helper: Option<&str>) -> Result<(), Vec<Diag>> {
    for op in deallocs(cx, body) {
        let Some(dealloc) = OpRef::new(cx, body, op).cast::<DeallocOp>() else { continue };
        let parts = Parts {
            loc: dealloc.loc(),
            memrefs: dealloc.memrefs().collect(),
            conditions: dealloc.conditions().collect(),
            retained: dealloc.retained().collect(),
        };
        let error = dealloc.plain_error(
            "library function required for generic lowering, but cannot be automatically inserted when operating on \
             functions",
        );
        let mut b = Builder::before(cx, body, op);
        let results = match (parts.memrefs.len(), helper) {
            (0, _) => {
                let no = ConstantOp::build(&mut b, parts.loc, cx.bool_attr(false));
                vec![no; parts.retained.len()]
            }
            (1, _) => free_one(&mut b, &parts),
            (_, Some(helper)) => free_several(&mut b, &parts, helper),
            (_, None) => return Err(vec![error]),
        };
        b.replace_op(op, &results);
    }
    Ok(())
}

struct Parts {
    loc: Loc,
    memrefs: Vec<Value>,
    conditions: Vec<Value>,
    retained: Vec<Value>,
}

fn free_if(b: &mut Builder<'_>, loc: Loc, condition: Value, memref: Value) {
    IfOp::build(b, loc, condition, |b| {
        memref::DeallocOp::build(b, loc, memref);
    });
}

fn free_one(b: &mut Builder<'_>, parts: &Parts) -> Vec<Value> {
    let (loc, condition, memref) = (parts.loc, parts.conditions[0], parts.memrefs[0]);
    if parts.retained.is_empty() {
        free_if(b, loc, condition, memref);
        return Vec::new();
    }
    let address = ExtractAlignedPointerAsIndexOp::build(b, loc, memref);
    let mut different = Vec::with_capacity(parts.retained.len());
    for &retained in &parts.retained {
        let other = ExtractAlignedPointerAsIndexOp::build(b, loc, retained);
        different.push(CmpIOp::build(b, loc, CmpIPredicate::Ne, address, other));
    }
    let all = different[1..].iter().fold(different[0], |all, &next| AndIOp::build(b, loc, all, next));
    let frees = AndIOp::build(b, loc, all, condition);
    free_if(b, loc, frees, memref);
    let cx = b.cx();
    let yes = ConstantOp::build(b, loc, cx.bool_attr(true));
    let mut owned = Vec::with_capacity(different.len());
    for different in different {
        let same = XOrIOp::build(b, loc, different, yes);
        owned.push(AndIOp::build(b, loc, same, condition));
    }
    owned
}

fn index(b: &mut Builder<'_>, loc: Loc, value: usize) -> Value {
    let cx = b.cx();
    ConstantOp::build(b, loc, cx.index_attr(value as i64))
}

/// A list in memory.
fn list(b: &mut Builder<'_>, loc: Loc, len: usize, element: Type) -> Value {
    let cx = b.cx();
    AllocOp::build(b, loc, cx.memref_ty(&[len as i64], element))
}

/// A list of any length.
fn any_list(b: &mut Builder<'_>, loc: Loc, list: Value, element: Type) -> Value {
    let cx = b.cx();
    CastOp::build(b, loc, cx.memref_ty(&[DYNAMIC], element), list)
}

fn free_several(b: &mut Builder<'_>, parts: &Parts, helper: &str) -> Vec<Value> {
    let loc = parts.loc;
    let cx = b.cx();
    let (index_ty, bool_ty) = (cx.index_ty(), cx.int_ty(1));
    let freed = list(b, loc, parts.memrefs.len(), index_ty);
    let conditions = list(b, loc, parts.conditions.len(), bool_ty);
    let retained = list(b, loc, parts.retained.len(), index_ty);
    let addresses = |b: &mut Builder<'_>, values: &[Value], list: Value| {
        for (at, &value) in values.iter().enumerate() {
            let address = ExtractAlignedPointerAsIndexOp::build(b, loc, value);
            let at = index(b, loc, at);
            StoreOp::build(b, loc, address, list, &[at]);
        }
    };
    addresses(b, &parts.memrefs, freed);
    for (at, &condition) in parts.conditions.iter().enumerate() {
        let at = index(b, loc, at);
        StoreOp::build(b, loc, condition, conditions, &[at]);
    }
    addresses(b, &parts.retained, retained);
    let any_freed = any_list(b, loc, freed, index_ty);
    let any_conditions = any_list(b, loc, conditions, bool_ty);
    let any_retained = any_list(b, loc, retained, index_ty);
    let frees = list(b, loc, parts.memrefs.len(), bool_ty);
    let owned = list(b, loc, parts.retained.len(), bool_ty);
    let any_frees = any_list(b, loc, frees, bool_ty);
    let any_owned = any_list(b, loc, owned, bool_ty);
    let operands = [any_freed, any_retained, any_conditions, any_frees, any_owned];
    CallOp::build(b, loc, &[], helper, &operands);
    for (at, &memref) in parts.memrefs.iter().enumerate() {
        let at = index(b, loc, at);
        let condition = LoadOp::build(b, loc, frees, &[at]);
        free_if(b, loc, condition, memref);
    }
    let mut results = Vec::with_capacity(parts.retained.len());
    for at in 0..parts.retained.len() {
        let at = index(b, loc, at);
        results.push(LoadOp::build(b, loc, owned, &[at]));
    }
    for list in [freed, retained, conditions, frees, owned] {
        memref::DeallocOp::build(b, loc, list);
    }
    results
}

/// Adds the function that says which memrefs to free, and which of the retained ones are then owned; its name.
fn build_helper(cx: &Context, module: &mut Body, loc: Loc) -> String {
    let mut table = SymbolTable::inside(cx, module);
    let addresses = cx.memref_ty(&[DYNAMIC], cx.index_ty());
    let flags = cx.memref_ty(&[DYNAMIC], cx.int_ty(1));
    let ty = cx.function_ty(&[addresses, addresses, flags, flags, flags], &[]);
    let block = module.roots().first().and_then(|&region| module.entry_block(region));
    let mut b = Builder::new(cx, module);
    if let Some(block) = block {
        b.set_end(block);
    }
    let made = FuncOp::build(&mut b, loc, "dealloc_helper", ty, |b, args| {
        let &[freed, retained, conditions, frees, owned] = args else { return };
        fill_helper(b, loc, [freed, retained, conditions, frees, owned]);
    });
    set_visibility(cx, module, *made, Visibility::Private);
    table.insert(cx, module, *made);
    made.read(cx, module).sym_name().to_owned()
}

fn fill_helper(b: &mut Builder<'_>, loc: Loc, args: [Value; 5]) {
    let [freed, retained, conditions, frees, owned] = args;
    let cx = b.cx();
    let zero = index(b, loc, 0);
    let one = index(b, loc, 1);
    let yes = ConstantOp::build(b, loc, cx.bool_attr(true));
    let no = ConstantOp::build(b, loc, cx.bool_attr(false));
    let num_freed = memref::DimOp::build(b, loc, freed, zero);
    let num_retained = memref::DimOp::build(b, loc, retained, zero);
    ForOp::build(b, loc, zero..num_retained, one, |b, at| {
        StoreOp::build(b, loc, no, owned, &[at]);
    });
    ForOp::build(b, loc, zero..num_freed, one, |b, outer| {
        let address = LoadOp::build(b, loc, freed, &[outer]);
        let condition = LoadOp::build(b, loc, conditions, &[outer]);
        let unretained =
            ForOp::build_with_iter_args(b, loc, zero..num_retained, one, &[yes], |b, at, all| {
                let other = LoadOp::build(b, loc, retained, &[at]);
                let same = CmpIOp::build(b, loc, CmpIPredicate::Eq, other, address);
                IfOp::build(b, loc, same, |b| {
                    let before = LoadOp::build(b, loc, owned, &[at]);
                    let either = OrIOp::build(b, loc, before, condition);
                    StoreOp::build(b, loc, either, owned, &[at]);
                });
                and_different(b, loc, all[0], other, address);
            });
        let unretained = b.body().result(*unretained, 0);
        // Those before it in the list may be the same memory.
        let first = ForOp::build_with_iter_args(b, loc, zero..outer, one, &[unretained], |b, at, all| {
            let other = LoadOp::build(b, loc, freed, &[at]);
            and_different(b, loc, all[0], other, address);
        });
        let first = b.body().result(*first, 0);
        let result = AndIOp::build(b, loc, first, condition);
        StoreOp::build(b, loc, result, frees, &[outer]);
    });
    ReturnOp::build(b, loc, &[]);
}

/// Yields whether something holds and two addresses differ.
fn and_different(b: &mut Builder<'_>, loc: Loc, all: Value, a: Value, c: Value) {
    let different = CmpIOp::build(b, loc, CmpIPredicate::Ne, a, c);
    let all = AndIOp::build(b, loc, all, different);
    YieldOp::build(b, loc, &[all]);
}
