//! The `normalize-memrefs` pass: gives memrefs the identity layout.
//!
//! A function changes with its callers and callees; one with an operation that cannot change stays, and so do these.

use dialects::affine::AffineApplyOp;
use dialects::arith::{AddIOp, SubIOp};
use dialects::func::{CallOp, ConstantOp, FuncOp, ReturnOp};
use dialects::matching::build_index;
use dialects::memref::{
    AllocOp, AllocOpOptions, AllocaOp, AllocaOpOptions, ReinterpretCastOp, ReinterpretCastOpOptions,
};
use mlir::affine::AffineBinary;
use mlir::interfaces::FUNCTION_TYPE;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{
    AffineExpr, AffineMap, Body, Builder, Context, DYNAMIC, Ident, Loc, Op, OpRef, Type, TypeRef, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::remap::{can_replace, is_normalizable, layout_map, normalized, replace, replace_sizes, tiles};
use crate::passes::records::NormalizeMemRefs;

impl RunPass for NormalizeMemRefs {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let cx = op.cx();
        let module = op.body_mut();
        let program = Program::of(cx, module);
        for at in program.changing(cx, module) {
            program.normalize(cx, module, at);
        }
        Ok(())
    }
}

/// The functions of a module.
struct Program {
    functions: Vec<Op>,
    by_name: FxHashMap<Ident, usize>,
    /// For each function, those that it refers to.
    refers_to: Vec<Vec<usize>>,
    /// For each function, those that refer to it.
    referred_by: Vec<Vec<usize>>,
}

impl Program {
    fn of(cx: &Context, module: &Body) -> Program {
        let all = module.roots().iter().flat_map(|&region| module.region_ops(region));
        let functions: Vec<Op> = all.filter(|&op| OpRef::new(cx, module, op).is::<FuncOp>()).collect();
        let name = |&op: &Op| OpRef::new(cx, module, op).cast::<FuncOp>().map(|op| cx.ident(op.sym_name()));
        let by_name: FxHashMap<Ident, usize> =
            (functions.iter().enumerate()).filter_map(|(at, op)| Some((name(op)?, at))).collect();
        let mut refers_to = vec![Vec::new(); functions.len()];
        let mut referred_by = vec![Vec::new(); functions.len()];
        for (at, &op) in functions.iter().enumerate() {
            let Some(body) = module.nested(op) else { continue };
            let mut seen = FxHashSet::default();
            for inner in body.all_ops_pre() {
                let view = OpRef::new(cx, body, inner);
                let call = view.cast::<CallOp>().map(|call| cx.ident(call.callee()));
                let name = call.or_else(|| view.cast::<ConstantOp>().map(|op| cx.ident(op.value())));
                let found = name.and_then(|name| by_name.get(&name).copied());
                if let Some(found) = found.filter(|&found| seen.insert(found)) {
                    refers_to[at].push(found);
                    referred_by[found].push(at);
                }
            }
        }
        Program { functions, by_name, refers_to, referred_by }
    }

    /// The functions that can be changed.
    fn changing(&self, cx: &Context, module: &Body) -> Vec<usize> {
        let mut stays = vec![false; self.functions.len()];
        for at in 0..self.functions.len() {
            let body = module.nested(self.functions[at]);
            if stays[at] || body.is_none_or(|body| can_change(cx, body)) {
                continue;
            }
            let mut pending = vec![at];
            while let Some(at) = pending.pop() {
                if !std::mem::replace(&mut stays[at], true) {
                    pending.extend(self.refers_to[at].iter().chain(&self.referred_by[at]));
                }
            }
        }
        (0..stays.len()).filter(|&at| !stays[at]).collect()
    }

    fn normalize(&self, cx: &Context, module: &mut Body, at: usize) {
        let op = self.functions[at];
        let Some(ty) = function_type(cx, module, op) else { return };
        let (inputs, results) = cx.type_ref(ty).as_function().unwrap_or_default();
        let is_declaration = module.nested(op).is_none_or(|body| entry(body).is_none());
        if is_declaration {
            let new = |&ty: &Type| normalized(cx.type_ref(ty)).unwrap_or(ty);
            let inputs: Vec<Type> = inputs.iter().map(new).collect();
            let results: Vec<Type> = results.iter().map(new).collect();
            set_function_type(cx, module, op, &inputs, &results);
        } else if let Some(body) = module.nested_mut(op) {
            normalize_body(cx, body);
        }
        self.update_signatures(cx, module, at);
    }

    /// Changes the type of a function to that of its arguments and of what it returns, and with it its calls, and the
    /// functions that return their results.
    fn update_signatures(&self, cx: &Context, module: &mut Body, at: usize) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let op = self.functions[at];
            let Some(ty) = function_type(cx, module, op) else { continue };
            let (_, results) = cx.type_ref(ty).as_function().unwrap_or_default();
            let mut results = results.to_vec();
            if let Some(body) = module.nested(op)
                && let Some(block) = entry(body)
            {
                for inner in body.all_ops_pre() {
                    let view = OpRef::new(cx, body, inner);
                    if view.is::<ReturnOp>() {
                        for (result, ty) in results.iter_mut().zip(view.operand_types()) {
                            let new = cx.type_ref(ty);
                            if new.is_memref() && dialects::memref::is_identity_layout(new) {
                                *result = ty;
                            }
                        }
                    }
                }
                let inputs: Vec<Type> = body.block_args(block).iter().map(|&arg| body.ty(arg)).collect();
                set_function_type(cx, module, op, &inputs, &results);
            }
            for &caller in &self.referred_by[at] {
                if let Some(body) = module.nested_mut(self.functions[caller])
                    && self.update_calls(cx, body, at, &results)
                {
                    pending.push(caller);
                }
            }
        }
    }

    /// Gives the calls of a function these results; true if one has changed.
    fn update_calls(&self, cx: &Context, body: &mut Body, callee: usize, results: &[Type]) -> bool {
        let mut changed = false;
        for op in body.all_ops_pre() {
            let view = OpRef::new(cx, body, op);
            let Some(call) = view.cast::<CallOp>() else { continue };
            if self.by_name.get(&cx.ident(call.callee())) != Some(&callee) {
                continue;
            }
            let values: Vec<(Value, Type)> = view.results().zip(results.iter().copied()).collect();
            let new: Vec<_> = values.into_iter().filter(|&(value, ty)| body.ty(value) != ty).collect();
            if new.iter().all(|&(value, _)| can_replace(cx, body, value)) {
                for (value, ty) in new {
                    change_type(cx, body, value, ty);
                    changed = true;
                }
            }
        }
        changed
    }
}

fn entry(body: &Body) -> Option<mlir::Block> {
    body.roots().first().and_then(|&region| body.entry_block(region))
}

fn function_type(cx: &Context, module: &Body, op: Op) -> Option<Type> {
    Some(OpRef::new(cx, module, op).cast::<FuncOp>()?.function_type().id())
}

fn set_function_type(cx: &Context, module: &mut Body, op: Op, inputs: &[Type], results: &[Type]) {
    let ty = cx.type_attr(cx.function_ty(inputs, results));
    module.set_attr(cx, op, FUNCTION_TYPE, Some(ty));
}

/// Whether a layout is another than the identity.
fn has_layout(ty: TypeRef<'_>) -> bool {
    ty.is_memref() && !dialects::memref::is_identity_layout(ty)
}

/// Whether no memref with a layout is used in an unknown way.
fn can_change(cx: &Context, body: &Body) -> bool {
    let keeps = |value: Value| has_layout(cx.type_ref(body.ty(value))) && !can_replace(cx, body, value);
    let arguments = entry(body).map_or(&[][..], |block| body.block_args(block));
    if arguments.iter().any(|&arg| keeps(arg)) {
        return false;
    }
    body.all_ops_pre().into_iter().all(|op| {
        let view = OpRef::new(cx, body, op);
        let defines = view.is::<AllocOp>() || view.is::<AllocaOp>() || view.is::<CallOp>();
        !defines || !view.results().any(keeps)
    })
}

/// Gives a value another type with the identity layout, and its accesses the subscripts for it.
fn change_type(cx: &Context, body: &mut Body, value: Value, ty: Type) {
    let map = layout_map(cx.type_ref(body.ty(value)));
    replace_sizes(cx, body, value);
    body.set_type(value, ty);
    if let Some(map) = map {
        replace(cx, body, (value, value), &map, &[]);
    }
}

fn normalize_body(cx: &Context, body: &mut Body) {
    let ops = body.all_ops_pre();
    let of = |body: &Body, wanted: fn(OpRef<'_>) -> bool| -> Vec<Op> {
        ops.iter().copied().filter(|&op| wanted(OpRef::new(cx, body, op))).collect()
    };
    let kinds: [fn(OpRef<'_>) -> bool; 2] = [|op| op.is::<AllocOp>(), |op| op.is::<AllocaOp>()];
    for kind in kinds {
        for op in of(body, kind) {
            normalize_allocation(cx, body, op);
        }
    }
    for op in of(body, |op| op.is::<ReinterpretCastOp>()) {
        normalize_reinterpret_cast(cx, body, op);
    }
    let arguments = entry(body).map_or_else(Vec::new, |block| body.block_args(block).to_vec());
    for argument in arguments {
        if let Some(ty) = normalized(cx.type_ref(body.ty(argument)))
            && can_replace(cx, body, argument)
        {
            change_type(cx, body, argument, ty);
        }
    }
    for op in body.all_ops_post() {
        let view = OpRef::new(cx, body, op);
        if !is_normalizable(view) || view.is::<CallOp>() {
            continue;
        }
        let results: Vec<Value> = view.results().collect();
        for result in results {
            if let Some(ty) = normalized(cx.type_ref(body.ty(result)))
                && can_replace(cx, body, result)
            {
                change_type(cx, body, result, ty);
            }
        }
    }
}

/// Replaces an allocation by one with the identity layout.
fn normalize_allocation(cx: &Context, body: &mut Body, op: Op) {
    let view = OpRef::new(cx, body, op);
    let (loc, old) = (view.loc(), view.result(0));
    let old_ty = view.ty(old);
    let (Some(map), Some(ty)) = (layout_map(old_ty), normalized(old_ty)) else { return };
    if !can_replace(cx, body, old) {
        return;
    }
    let heap = view.cast::<AllocOp>();
    let stack = view.cast::<AllocaOp>();
    let alignment = heap.map_or_else(|| stack.and_then(|op| op.alignment()), |op| op.alignment());
    let dynamic: Vec<Value> = heap.map_or_else(
        || stack.map_or_else(Vec::new, |op| op.dynamic_sizes().collect()),
        |op| op.dynamic_sizes().collect(),
    );
    let on_heap = heap.is_some();
    let shape = old_ty.shape().unwrap_or_default().to_vec();
    replace_sizes(cx, body, old);
    let mut b = Builder::before(cx, body, op);
    let sizes = dynamic_sizes(&mut b, loc, &map, (&shape, &dynamic), ty);
    let new = if on_heap {
        let options = AllocOpOptions { dynamic_sizes: &sizes, alignment, ..Default::default() };
        AllocOp::build_with(&mut b, loc, ty, options)
    } else {
        let options = AllocaOpOptions { dynamic_sizes: &sizes, alignment, ..Default::default() };
        AllocaOp::build_with(&mut b, loc, ty, options)
    };
    replace(cx, body, (old, new), &map, &[]);
    body.erase_op(op);
}

/// The dynamic sizes of a memref whose old layout has tiles.
fn dynamic_sizes(
    b: &mut Builder<'_>,
    loc: Loc,
    map: &AffineMap,
    (shape, dynamic): (&[i64], &[Value]),
    ty: Type,
) -> Vec<Value> {
    let cx = b.cx();
    let new = cx.type_ref(ty).shape().unwrap_or_default();
    if !new.contains(&DYNAMIC) {
        return Vec::new();
    }
    let mut dynamic = dynamic.iter().copied();
    let mut operands = Vec::with_capacity(shape.len());
    for &size in shape {
        let size = if size == DYNAMIC { dynamic.next() } else { Some(build_index(b, loc, size)) };
        operands.extend(size);
    }
    let tiles = tiles(cx, map);
    let mut sizes = Vec::new();
    for (at, &result) in map.results.iter().enumerate().filter(|&(at, _)| new.get(at) == Some(&DYNAMIC)) {
        let number = tiles.iter().find(|tile| tile.number == at);
        let place = tiles.iter().find(|tile| tile.place == at);
        let expr: AffineExpr = match (number, place, cx.affine_kind(result)) {
            (Some(tile), _, &mlir::affine::AffineExprKind::Binary(AffineBinary::FloorDiv, what, _)) => {
                cx.affine_ceil_div(what, tile.size)
            }
            (_, Some(tile), _) => tile.size,
            _ => result,
        };
        let map = cx.affine_map_attr(AffineMap::new(map.dims, map.symbols, [expr]));
        sizes.push(AffineApplyOp::build(b, loc, map, &operands));
    }
    sizes
}

/// Replaces a cast by one to a memref of rank 1 that contains all its elements.
fn normalize_reinterpret_cast(cx: &Context, body: &mut Body, op: Op) {
    let view = OpRef::new(cx, body, op);
    let Some(cast) = view.cast::<ReinterpretCastOp>() else { return };
    let (loc, old, source) = (view.loc(), cast.result(), cast.source());
    let old_ty = view.ty(old);
    let (Some(map), Some(ty)) = (layout_map(old_ty), normalized(old_ty)) else { return };
    if !can_replace(cx, body, old) {
        return;
    }
    let shape = old_ty.shape().unwrap_or_default().to_vec();
    let mut given = cast.sizes().collect::<Vec<_>>().into_iter();
    replace_sizes(cx, body, old);
    let mut b = Builder::before(cx, body, op);
    let mut last = Vec::with_capacity(shape.len());
    for &size in &shape {
        last.extend(match size {
            DYNAMIC => given.next().map(|size| {
                let one = build_index(&mut b, loc, 1);
                SubIOp::build(&mut b, loc, size, one)
            }),
            size => Some(build_index(&mut b, loc, size - 1)),
        });
    }
    let new_shape = cx.type_ref(ty).shape().unwrap_or_default();
    let mut sizes = Vec::new();
    for (&size, &result) in new_shape.iter().zip(map.results.iter()) {
        if size == DYNAMIC {
            let map = cx.affine_map_attr(AffineMap::new(map.dims, map.symbols, [result]));
            let greatest = AffineApplyOp::build(&mut b, loc, map, &last);
            let one = build_index(&mut b, loc, 1);
            sizes.push(AddIOp::build(&mut b, loc, greatest, one));
        }
    }
    let strides = vec![1; new_shape.len()];
    let options = ReinterpretCastOpOptions { sizes: &sizes, ..Default::default() };
    let new = ReinterpretCastOp::build_with(&mut b, loc, ty, source, &[0], new_shape, &strides, options);
    replace(cx, body, (old, new), &map, &[]);
    body.erase_op(op);
}
