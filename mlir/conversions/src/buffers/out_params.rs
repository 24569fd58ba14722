//! `buffer-results-to-out-params`: callers give functions the buffers for their results.

use dialects::func::{CallOp, ReturnOp};
use dialects::memref::{AllocOp, AllocOpOptions, CastOp, CopyOp};
use mlir::interfaces::{ARG_ATTRS, FUNCTION_TYPE, RES_ATTRS, signature, value_attrs};
use mlir::symbol_table::{Visibility, symbol_name, visibility};
use mlir::{Attr, Body, Builder, Context, DYNAMIC, Diag, Ident, Op, OpRef, Type, TypeKind, TypeRef, Value};
use rustc_hash::FxHashMap;

use super::functions::{for_each_body, functions, keep_results};

/// What functions get.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    /// Marks the new arguments.
    pub(crate) add_result_attribute: bool,
    /// Uses the argument instead of an allocation of known size.
    pub(crate) hoist_static_allocs: bool,
    /// Uses the argument instead of an allocation whose sizes are arguments.
    pub(crate) hoist_dynamic_allocs: bool,
    /// Also changes functions that others may call.
    pub(crate) modify_public_functions: bool,
}

/// Changes the functions of a module, and their calls.
///
/// # Errors
/// If a result has a layout or a size that the caller cannot know.
pub(crate) fn run(cx: &Context, module: &mut Body, options: Options) -> Result<(), Vec<Diag>> {
    let mut changed: FxHashMap<Ident, Vec<Sizes>> = FxHashMap::default();
    for op in functions(cx, module) {
        let view = OpRef::new(cx, module, op);
        if visibility(view) == Visibility::Public && !options.modify_public_functions {
            continue;
        }
        let name = symbol_name(view).map(|name| cx.ident(name));
        let added = update_function(cx, module, op, options).map_err(|diag| vec![diag])?;
        let Some(mut body) = module.take_nested(op) else { continue };
        let loc = module.loc(op);
        let entry = body.roots().first().and_then(|&region| body.entry_block(region));
        if let Some(entry) = entry {
            let args: Vec<Value> = added.into_iter().map(|ty| body.add_block_arg(entry, ty, loc)).collect();
            let sizes = update_returns(cx, &mut body, &args, options);
            if let Some(name) = name {
                changed.insert(name, sizes);
            }
        }
        module.put_nested(op, body);
    }
    for_each_body(module, &mut |body| {
        let mut failed = Vec::new();
        for op in body.all_ops_pre() {
            let Some(call) = OpRef::new(cx, body, op).cast::<CallOp>() else { continue };
            if let Some(sizes) = changed.get(&cx.ident(call.callee()))
                && let Err(diag) = update_call(cx, body, op, sizes)
            {
                failed.push(diag);
            }
        }
        if failed.is_empty() { Ok(()) } else { Err(failed) }
    })
}

fn has_identity_layout(ty: TypeRef<'_>) -> bool {
    matches!(ty.kind(), TypeKind::MemRef { layout: None, .. })
}

fn has_dynamic_layout(ty: TypeRef<'_>) -> bool {
    let Some(layout) = ty.strided_layout() else { return false };
    layout.offset == DYNAMIC && layout.strides.iter().all(|&stride| stride == DYNAMIC)
}

/// Moves the buffers among the results of a function to its arguments; their types.
fn update_function(cx: &Context, module: &mut Body, op: Op, options: Options) -> Result<Vec<Type>, Diag> {
    let view = OpRef::new(cx, module, op);
    let (inputs, results) = signature(view).unwrap_or_default();
    let keep: Vec<bool> = results.iter().map(|&ty| !cx.type_ref(ty).is_memref()).collect();
    let moved: Vec<(usize, Type)> =
        results.iter().enumerate().filter(|(at, _)| !keep[*at]).map(|(at, &ty)| (at, ty)).collect();
    for &(_, ty) in &moved {
        let ty = cx.type_ref(ty);
        if !has_identity_layout(ty) && !has_dynamic_layout(ty) {
            return Err(view.plain_error("cannot create out param for result with unsupported layout"));
        }
    }
    let own = |list: &str, at: usize| {
        value_attrs(view, list, at).and_then(|attrs| attrs.as_dictionary()).unwrap_or_default().to_vec()
    };
    let mut attrs: Vec<Vec<(Ident, Attr)>> = (0..inputs.len()).map(|at| own(ARG_ATTRS, at)).collect();
    for &(at, _) in &moved {
        let mut attrs_of = own(RES_ATTRS, at);
        if options.add_result_attribute {
            attrs_of.push((cx.ident("bufferize.result"), cx.unit_attr()));
        }
        attrs.push(attrs_of);
    }
    let has_attrs = attrs.iter().any(|attrs| !attrs.is_empty());
    let attrs: Vec<Attr> = attrs.iter().map(|attrs| cx.dictionary_attr(attrs)).collect();
    let added: Vec<Type> = moved.iter().map(|&(_, ty)| ty).collect();
    let all: Vec<Type> = inputs.iter().copied().chain(added.iter().copied()).collect();
    let ty = cx.type_attr(cx.function_ty(&all, results));
    module.set_attr(cx, op, FUNCTION_TYPE, Some(ty));
    module.set_attr(cx, op, ARG_ATTRS, has_attrs.then(|| cx.array_attr(&attrs)));
    keep_results(cx, module, op, &keep);
    Ok(added)
}

/// The arguments that are the dynamic sizes of a buffer; `None` if they are something else.
type Sizes = Option<Vec<usize>>;

/// Writes what is returned into the arguments; the sizes that the caller has to know.
fn update_returns(cx: &Context, body: &mut Body, args: &[Value], options: Options) -> Vec<Sizes> {
    let entry = args.first().and_then(|&arg| body.value_block(arg));
    let all_args = entry.map_or_else(Vec::new, |entry| body.block_args(entry).to_vec());
    let mut sizes: Vec<Sizes> = vec![None; args.len()];
    for op in body.all_ops_pre() {
        if !OpRef::new(cx, body, op).is::<ReturnOp>() {
            continue;
        }
        let is_buffer = |body: &Body, value: Value| cx.type_ref(body.ty(value)).is_memref();
        let all: Vec<Value> = body.operands(op).collect();
        let (buffers, kept): (Vec<Value>, Vec<Value>) =
            all.into_iter().partition(|&value| is_buffer(body, value));
        let loc = body.loc(op);
        body.set_operands(op, &kept);
        for (at, (&buffer, &arg)) in buffers.iter().zip(args).enumerate() {
            let made = body.defining_op(buffer).filter(|&made| OpRef::new(cx, body, made).is::<AllocOp>());
            let is_static = cx.type_ref(body.ty(buffer)).has_static_shape();
            let position = |size: Value| all_args.iter().position(|&arg| arg == size);
            let known: Sizes = made.and_then(|made| body.operands(made).map(position).collect());
            let may_hoist = if is_static {
                options.hoist_static_allocs
            } else {
                options.hoist_dynamic_allocs && known.is_some()
            };
            if may_hoist {
                sizes[at] = known;
            }
            let mut b = Builder::before(cx, body, op);
            match made.filter(|_| may_hoist) {
                Some(made) => b.replace_op(made, &[arg]),
                None => {
                    CopyOp::build(&mut b, loc, buffer, arg);
                }
            }
        }
    }
    sizes
}

fn update_call(cx: &Context, body: &mut Body, op: Op, sizes: &[Sizes]) -> Result<(), Diag> {
    let view = OpRef::new(cx, body, op);
    let Some(call) = view.cast::<CallOp>() else { return Ok(()) };
    let (loc, name) = (view.loc(), call.callee().to_owned());
    let mut operands: Vec<Value> = view.operands().collect();
    let types: Vec<Type> = view.result_types().collect();
    let error = |message: &str| Err(view.plain_error(message));
    let buffers = types.iter().map(|&ty| cx.type_ref(ty)).filter(|ty| ty.is_memref());
    for (ty, sizes) in buffers.zip(sizes) {
        if !ty.has_static_shape() && sizes.is_none() {
            return error("cannot create out param for dynamically shaped result");
        }
    }
    let given = operands.clone();
    let mut sizes = sizes.iter();
    let mut b = Builder::before(cx, body, op);
    let mut replacements: Vec<Option<Value>> = Vec::with_capacity(types.len());
    for &ty in &types {
        let TypeKind::MemRef { shape, element, layout, memory_space } = cx.type_kind(ty) else {
            replacements.push(None);
            continue;
        };
        let own = TypeKind::MemRef {
            shape: shape.clone(),
            element: *element,
            layout: None,
            memory_space: *memory_space,
        };
        let own_sizes = sizes.next().and_then(Option::as_ref).map_or(&[][..], |list| list);
        let own_sizes: Vec<Value> = own_sizes.iter().filter_map(|&at| given.get(at).copied()).collect();
        let options = AllocOpOptions { dynamic_sizes: &own_sizes, ..Default::default() };
        let mut buffer = AllocOp::build_with(&mut b, loc, cx.ty(own), options);
        if layout.is_some() {
            buffer = CastOp::build(&mut b, loc, ty, buffer);
        }
        operands.push(buffer);
        replacements.push(Some(buffer));
    }
    let kept: Vec<Type> =
        types.iter().zip(&replacements).filter(|(_, new)| new.is_none()).map(|(&ty, _)| ty).collect();
    let new = CallOp::build(&mut b, loc, &kept, &name, &operands);
    let mut results = b.body().results(*new).collect::<Vec<_>>().into_iter();
    let all: Option<Vec<Value>> =
        replacements.into_iter().map(|new| new.or_else(|| results.next())).collect();
    if let Some(all) = all {
        b.replace_op(op, &all);
    }
    Ok(())
}
