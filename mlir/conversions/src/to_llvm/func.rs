//! Functions, calls and returns. A memref parameter becomes the fields of its descriptor, several results one struct.

use dialects::func;
use dialects::llvm::{self, Linkage};
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, SignatureConversion, TypeConverter,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{Visibility, symbol_name, visibility};
use mlir::{Attr, AttrRef, Body, Context, DYNAMIC, Diag, Handle, Ident, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use super::descriptor::Descriptor;
use super::types::{bare_types, parameter_types};
use super::unranked::Unranked;

/// MLIR's name of the attribute of a function that takes pointers to elements instead of memrefs.
pub const BARE_POINTERS: &str = "llvm.bareptr";

/// An attribute of such a function beside it: the unknown sizes of each memref follow its pointer. MLIR has no counterpart.
pub const BARE_SIZES: &str = "llvm.bareptr_sizes";

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(function).add(call).add(ret);
}

/// Marks the calls of functions that take pointers: a pattern does not see the function that a call refers to.
pub(super) fn prepare(cx: &Context, module: &mut Body, _: &TypeConverter) -> Result<(), Vec<Diag>> {
    let ops: Vec<Op> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    let takes_pointers = |&op: &Op| OpRef::new(cx, module, op).attr(BARE_POINTERS).is_some();
    let functions = ops.iter().copied().filter(takes_pointers);
    let names = functions.filter_map(|op| symbol_name(OpRef::new(cx, module, op)).map(|name| cx.ident(name)));
    let names: FxHashSet<Ident> = names.collect();
    if names.is_empty() {
        return Ok(());
    }
    for op in ops {
        let Some(body) = module.nested_mut(op) else { continue };
        for inner in body.all_ops_pre() {
            let call = OpRef::new(cx, body, inner).cast::<func::CallOp>();
            if call.is_some_and(|call| names.contains(&cx.ident(call.callee()))) {
                body.set_attr(cx, inner, BARE_POINTERS, Some(cx.unit_attr()));
            }
        }
    }
    Ok(())
}

/// The result type of a function with these (converted) results.
fn result_type(cx: &Context, results: &[Type]) -> Type {
    match results {
        [] => llvm::types::void(cx),
        [one] => *one,
        many => llvm::types::literal_struct(cx, many),
    }
}

/// How the arguments of a function are converted, and its type in the llvm dialect.
fn signature(types: &TypeConverter, function: func::FuncOp<'_>) -> Option<(SignatureConversion, Type)> {
    let ty = function.function_type();
    let is_bare = function.attr(BARE_POINTERS).is_some();
    let cx = ty.cx();
    let (inputs, results) = ty.as_function()?;
    if is_bare && results.iter().any(|&ty| cx.type_ref(ty).is_memref()) {
        return None;
    }
    // What an unranked memref refers to is on the stack of the function that returns it.
    if results.iter().any(|&ty| cx.type_ref(ty).is_unranked_memref()) {
        return None;
    }
    let results = types.convert_all(cx, results.iter().copied())?;
    let mut signature = SignatureConversion::new(inputs.len());
    for (index, &input) in inputs.iter().enumerate() {
        let input = cx.type_ref(input);
        if is_bare && input.is_memref() {
            let is_known = input.has_static_shape() || function.attr(BARE_SIZES).is_some();
            if !is_known {
                return None;
            }
            signature.add_input(index, &bare_types(input)?);
        } else {
            signature.add_input(index, &parameter_types(types, input)?);
        }
    }
    let ty = llvm::types::function(cx, result_type(cx, &results), &signature.types(), false);
    Some((signature, ty))
}

/// The type in the llvm dialect of an operation that is, or becomes, a function of that dialect.
pub(super) fn llvm_type(types: &TypeConverter, op: OpRef<'_>) -> Option<Type> {
    match op.cast::<func::FuncOp>() {
        Some(function) => Some(signature(types, function)?.1),
        None => Some(op.cast::<llvm::LLVMFuncOp>()?.function_type().id()),
    }
}

fn function(op: Handle<func::FuncOp>, x: func::FuncOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (signature, ty) = signature(rw.converter().ok_or(NoMatch)?, view).ok_or(NoMatch)?;
    // An attribute of a memref does not apply to the fields as which it is passed.
    let is_bare = view.attr(BARE_POINTERS).is_some();
    let arg_attrs = view.arg_attrs().map(<[Attr]>::to_vec);
    if view.res_attrs().is_some() || arg_attrs.is_some() && !is_bare {
        return Err(rw.no_match("attributes of arguments and results have no counterpart"));
    }
    // The attributes of a memref are those of the pointer; sizes have none.
    let arg_attrs = arg_attrs.map(|attrs| {
        let none = rw.cx().dictionary_attr(&[]);
        let each = attrs.iter().enumerate().flat_map(|(index, &attrs)| {
            let pieces = signature.types_of(index).len();
            std::iter::once(attrs).chain(std::iter::repeat(none)).take(pieces)
        });
        rw.cx().array_attr(&each.collect::<Vec<_>>())
    });
    let loc = view.loc();
    let private = visibility(*view) == Visibility::Private;
    let no_inline = view.no_inline();
    let passthrough = view.attr(llvm::LLVMFuncOp::PASSTHROUGH_ATTR).map(|attr| attr.id());
    let Some(mut body) = rw.body_mut().take_nested(*op) else { return Err(NoMatch) };
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    let converted = entry.map_or(Ok(()), |entry| rw.apply_signature_conversion(&mut body, entry, &signature));
    if converted.is_err() {
        rw.body_mut().put_nested(*op, body);
        return converted;
    }
    let linkage = (private && entry.is_some()).then_some(Linkage::Internal);
    let options =
        llvm::LLVMFuncOpOptions { linkage, no_inline, arg_attrs, passthrough, ..Default::default() };
    let name = x.sym_name_attr().and_then(AttrRef::as_str).ok_or(NoMatch)?;
    let new = llvm::LLVMFuncOp::build_with(rw, loc, name, ty, options);
    rw.body_mut().put_nested(*new, body);
    rw.erase_op(*op);
    Ok(())
}

fn call(op: Handle<func::CallOp>, x: func::CallOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let cx = rw.cx();
    let loc = view.loc();
    let is_bare = view.attr(BARE_POINTERS).is_some();
    let originals: Vec<Type> = view.operand_types().collect();
    if view.result_types().any(|ty| cx.type_ref(ty).is_unranked_memref()) {
        return Err(rw.no_match("an unranked memref refers to the stack of the callee"));
    }
    let results = rw.convert_result_types(*op)?;
    let mut passed = Vec::with_capacity(originals.len());
    for (&operand, original) in x.operands().iter().zip(originals) {
        let original = cx.type_ref(original);
        if original.is_unranked_memref() {
            let unranked = Unranked::new(operand);
            let rank = unranked.rank(rw, loc);
            passed.extend([rank, unranked.place(rw, loc)]);
        } else if !original.is_memref() {
            passed.push(operand);
        } else if is_bare {
            let descriptor = Descriptor::new(operand);
            passed.push(descriptor.aligned(rw, loc));
            let shape = original.shape().unwrap_or_default();
            let unknown = (0..shape.len()).filter(|&axis| shape[axis] == DYNAMIC);
            passed.extend(unknown.map(|axis| descriptor.size(rw, loc, axis)).collect::<Vec<_>>());
        } else {
            passed.extend(Descriptor::new(operand).unpack(rw, loc, original.rank() as usize));
        }
    }
    let returned = (!results.is_empty()).then(|| result_type(cx, &results));
    let callee = x.callee_attr().and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?;
    let new = llvm::CallOp::build_direct(rw, loc, callee, returned, &passed);
    let value = new.view(rw).result();
    let values: Vec<Value> = match (value, &*results) {
        (Some(packed), [_, _, ..]) => {
            let fields = results.iter().enumerate();
            let fields = fields.map(|(i, &ty)| llvm::ExtractValueOp::build(rw, loc, ty, packed, &[i as i64]));
            fields.collect()
        }
        (value, _) => value.into_iter().collect(),
    };
    rw.replace_op(*op, &values);
    Ok(())
}

fn ret(op: Handle<func::ReturnOp>, x: func::ReturnOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let cx = rw.cx();
    let loc = op.view(rw).loc();
    if op.view(rw).operand_types().any(|ty| cx.type_ref(ty).is_unranked_memref()) {
        return Err(rw.no_match("an unranked memref refers to the stack of this function"));
    }
    let value = match x.operands() {
        [] => None,
        [one] => Some(*one),
        many => {
            let types: Vec<Type> = many.iter().map(|&v| rw.body().ty(v)).collect();
            let mut packed = llvm::PoisonOp::build(rw, loc, llvm::types::literal_struct(cx, &types));
            for (i, &value) in many.iter().enumerate() {
                packed = llvm::InsertValueOp::build(rw, loc, packed, value, &[i as i64]);
            }
            Some(packed)
        }
    };
    llvm::ReturnOp::build_with(rw, loc, llvm::ReturnOpOptions { arg: value });
    rw.erase_op(*op);
    Ok(())
}
