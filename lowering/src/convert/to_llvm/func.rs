//! Functions, calls and returns. A memref parameter becomes the fields of its descriptor, several results one struct.

use dialects::func;
use dialects::llvm::{self, Linkage};
use mlir::rewrite::conversion::{
    ConversionPatternSet, ConversionRewriter as Rewriter, SignatureConversion, TypeConverter,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{Visibility, visibility};
use mlir::{AttrRef, Context, Handle, OpRef, Type, TypeRef, Value};

use super::descriptor::Descriptor;
use super::types::parameter_types;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(function).add(llvm_function).add(call).add(ret);
}

/// What a function with these (converted) results returns.
fn result_type(cx: &Context, results: &[Type]) -> Type {
    match results {
        [] => llvm::types::void(cx),
        [one] => *one,
        many => llvm::types::literal_struct(cx, many),
    }
}

/// How the arguments of a function are converted, and its type in the llvm dialect.
fn signature(types: &TypeConverter, ty: TypeRef<'_>) -> Option<(SignatureConversion, Type)> {
    let cx = ty.cx();
    let (inputs, results) = ty.as_function()?;
    let results = types.convert_all(cx, results.iter().copied())?;
    let mut signature = SignatureConversion::new(inputs.len());
    for (index, &input) in inputs.iter().enumerate() {
        signature.add_input(index, &parameter_types(types, cx.type_ref(input))?);
    }
    let ty = llvm::types::function(cx, result_type(cx, &results), &signature.types(), false);
    Some((signature, ty))
}

/// The type in the llvm dialect of an operation that is, or becomes, a function of it.
pub(super) fn llvm_type(types: &TypeConverter, op: OpRef<'_>) -> Option<Type> {
    match op.cast::<func::FuncOp<'_>>() {
        Some(function) => Some(signature(types, function.function_type())?.1),
        None => Some(op.cast::<llvm::LLVMFuncOp<'_>>()?.function_type().id()),
    }
}

/// Converts the block arguments of a function that is of the llvm dialect already.
fn llvm_function(
    op: Handle<llvm::LLVMFuncOp<'_>>,
    _: llvm::LLVMFuncOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let mut body = rw.body_mut().take_nested(*op).ok_or(NoMatch)?;
    let region = body.roots().first().copied().ok_or(NoMatch);
    let converted = region.and_then(|region| rw.convert_nested_region(&mut body, region, None));
    rw.body_mut().put_nested(*op, body);
    converted
}

fn function(op: Handle<func::FuncOp<'_>>, x: func::FuncOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    if view.arg_attrs().is_some() || view.res_attrs().is_some() {
        return Err(rw.no_match("attributes of arguments and results have no counterpart"));
    }
    let loc = view.loc();
    let (private, no_inline) = (visibility(*view) == Visibility::Private, view.no_inline());
    let (signature, ty) = signature(rw.converter().ok_or(NoMatch)?, view.function_type()).ok_or(NoMatch)?;
    let Some(mut body) = rw.body_mut().take_nested(*op) else { return Err(NoMatch) };
    let defined = body.roots().first().is_some_and(|&r| body.entry_block(r).is_some());
    let converted = match body.roots().first().copied() {
        Some(region) => rw.convert_nested_region(&mut body, region, Some(&signature)),
        None => Ok(()),
    };
    if converted.is_err() {
        rw.body_mut().put_nested(*op, body);
        return converted;
    }
    let linkage = (private && defined).then_some(Linkage::Internal);
    let options = llvm::LLVMFuncOpOptions { linkage, no_inline, ..Default::default() };
    let name = x.sym_name_attr().and_then(AttrRef::as_str).ok_or(NoMatch)?;
    let new = llvm::LLVMFuncOp::build_with(rw, loc, name, ty, options);
    rw.body_mut().put_nested(*new, body);
    rw.erase_op(*op);
    Ok(())
}

fn call(op: Handle<func::CallOp<'_>>, x: func::CallOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (cx, loc) = (rw.cx(), view.loc());
    let originals: Vec<Type> = view.operand_types().collect();
    let results = rw.convert_result_types(*op)?;
    let mut passed = Vec::with_capacity(originals.len());
    for (&operand, original) in x.operands().iter().zip(originals) {
        let original = cx.type_ref(original);
        match original.is_memref() {
            true => passed.extend(Descriptor::new(operand).unpack(rw, loc, original.rank() as usize)),
            false => passed.push(operand),
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

fn ret(op: Handle<func::ReturnOp<'_>>, x: func::ReturnOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let (cx, loc) = (rw.cx(), op.view(rw).loc());
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
