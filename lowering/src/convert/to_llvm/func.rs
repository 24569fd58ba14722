//! Functions, calls and returns. A memref parameter becomes the fields of its descriptor, several results one struct.

use dialects::llvm::{self, Linkage};
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter, SignatureConversion};
use mlir::{AttrRef, Context, Op, OpState, OpView, Type, Value};

use super::descriptor::Descriptor;
use super::linkage;
use super::types::parameter_types;

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_fn("func.func", function).add_fn("func.call", call).add_fn("func.return", ret);
}

/// What a function with these (converted) results returns.
fn result_type(cx: &Context, results: &[Type]) -> Type {
    match results {
        [] => llvm::types::void(cx),
        [one] => *one,
        many => llvm::types::literal_struct(cx, many),
    }
}

fn function(op: Op, _: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let view = rw.op(op);
    if view.attr("arg_attrs").is_some() || view.attr("res_attrs").is_some() {
        return Err(NoMatch);
    }
    let ty = view.attr("function_type").and_then(AttrRef::as_type).ok_or(NoMatch)?;
    let (inputs, results) = cx.type_ref(ty).as_function().ok_or(NoMatch)?;
    let converter = rw.converter().ok_or(NoMatch)?;
    let results = converter.convert_all(cx, results.iter().copied()).ok_or(NoMatch)?;
    let mut signature = SignatureConversion::new(inputs.len());
    for (index, &input) in inputs.iter().enumerate() {
        let pieces = parameter_types(converter, cx.type_ref(input)).ok_or(NoMatch)?;
        signature.add_input(index, &pieces);
    }
    let new_type = llvm::types::function(cx, result_type(cx, &results), &signature.types(), false);
    let view = rw.op(op);
    let mut state = OpState::of(cx, <llvm::LLVMFuncOp<'_> as OpView<'_>>::DEF, loc);
    state.set_attr(cx, "sym_name", view.attr("sym_name").ok_or(NoMatch)?.id());
    state.set_attr(cx, "function_type", cx.type_attr(new_type));
    if let Some(no_inline) = view.attr("no_inline") {
        state.set_attr(cx, "no_inline", no_inline.id());
    }
    let private = view.attr("sym_visibility").and_then(AttrRef::as_str) == Some("private");
    let Some(mut body) = rw.body_mut().take_nested(op) else { return Err(NoMatch) };
    let defined = body.roots().first().is_some_and(|&r| body.entry_block(r).is_some());
    if private && defined {
        state.set_attr(cx, "linkage", linkage(cx, Linkage::Internal));
    }
    let converted = match body.roots().first().copied() {
        Some(region) => rw.convert_nested_region(&mut body, region, Some(&signature)),
        None => Ok(()),
    };
    if converted.is_err() {
        rw.body_mut().put_nested(op, body);
        return converted;
    }
    state.body = Some(body);
    rw.create(state);
    rw.erase_op(op);
    Ok(())
}

fn call(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let callee = rw.op(op).attr("callee").ok_or(NoMatch)?.id();
    let results = rw.convert_result_types(op)?;
    let originals: Vec<Type> = rw.op(op).operand_types().collect();
    let mut passed = Vec::with_capacity(operands.len());
    for (&operand, original) in operands.iter().zip(originals) {
        let original = cx.type_ref(original);
        match original.is_memref() {
            true => passed.extend(Descriptor::new(operand).unpack(rw, loc, original.rank() as usize)),
            false => passed.push(operand),
        }
    }
    let returned = (!results.is_empty()).then(|| result_type(cx, &results));
    let new = llvm::CallOp::build_direct(rw, loc, returned, callee, &passed, None);
    let values: Vec<Value> = match results.len() {
        0 => Vec::new(),
        1 => vec![rw.body().result(new, 0)],
        _ => {
            let packed = rw.body().result(new, 0);
            let fields = results.iter().enumerate().map(|(i, &ty)| {
                let field = llvm::ExtractValueOp::build(rw, loc, ty, packed, &[i as i64]);
                rw.body().result(field, 0)
            });
            fields.collect()
        }
    };
    rw.replace_op(op, &values);
    Ok(())
}

fn ret(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let value = match operands {
        [] => None,
        [one] => Some(*one),
        many => {
            let types: Vec<Type> = many.iter().map(|&v| rw.body().ty(v)).collect();
            let poison = llvm::PoisonOp::build(rw, loc, llvm::types::literal_struct(cx, &types));
            let mut packed = rw.body().result(poison, 0);
            for (i, &value) in many.iter().enumerate() {
                let insert = llvm::InsertValueOp::build(rw, loc, packed, value, &[i as i64]);
                packed = rw.body().result(insert, 0);
            }
            Some(packed)
        }
    };
    llvm::ReturnOp::build(rw, loc, value);
    rw.erase_op(op);
    Ok(())
}
