//! `toy.print` becomes a call of a function that prints a buffer of that type through the C library.
//!
//! One private function for each type that is printed: code grows with the number of shapes, not of prints. The
//! functions call `printf` and `putchar`, which every process has, so `lli` runs the result as it is.

use dialects::llvm::types::{function, ptr};
use dialects::{func, llvm, memref};
use mlir::{Attr, Body, Builder, Context, Diag, Loc, Op, OpRef, OpState, Type, Value};
use rustc_hash::FxHashMap;

use super::loops::scf_for;
use super::to_llvm::linkage;

const FORMAT: &str = "toy_print_format";

/// Converts every `toy.print` of a module, given its body.
///
/// # Errors
/// A print of something that is not memory of static shape.
pub fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let body = &*module;
    let Some(block) = body.roots().first().and_then(|&r| body.entry_block(r)) else { return Ok(()) };
    let functions: Vec<Op> = body.ops(block).filter(|&op| body.nested(op).is_some()).collect();
    let mut printers = Printers::default();
    let mut errors = Vec::new();
    for op in functions {
        let Some(mut inner) = module.take_nested(op) else { continue };
        replace_prints(cx, &mut inner, &mut printers, &mut errors);
        module.put_nested(op, inner);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if !printers.order.is_empty() {
        let mut b = Builder::new(cx, module);
        b.set_start(block);
        declare_library(&mut b, printers.order[0].1);
        for (ty, loc) in printers.order {
            define_printer(&mut b, ty, loc, &printers.names[&ty]);
        }
    }
    Ok(())
}

/// The types that are printed, in the order of first use, with where that was.
#[derive(Default)]
struct Printers {
    names: FxHashMap<Type, String>,
    order: Vec<(Type, Loc)>,
}

fn replace_prints(cx: &Context, body: &mut Body, printers: &mut Printers, errors: &mut Vec<Diag>) {
    for op in body.all_ops_pre() {
        let print = OpRef::new(cx, body, op);
        if !print.is::<toy_dialect::PrintOp<'_>>() {
            continue;
        }
        let (input, loc) = (print.operand(0), print.loc());
        let ty = print.ty(input);
        if !ty.is_memref() || !ty.has_static_shape() {
            errors
                .push(print.error(format_args!("prints a value of type '{ty}', which is not in memory yet")));
            continue;
        }
        let shape = ty.shape().unwrap_or_default();
        let name = printers.names.entry(ty.id()).or_insert_with(|| {
            printers.order.push((ty.id(), loc));
            let extents: String = shape.iter().map(|d| format!("{d}x")).collect();
            format!("toy_print_{extents}f64")
        });
        let mut b = Builder::before(cx, body, op);
        func::CallOp::build(&mut b, loc, &[], name, &[input], None, None, false);
        b.erase_op(op);
    }
}

/// `printf`, `putchar`, and the format of one element.
fn declare_library(b: &mut Builder<'_>, loc: Loc) {
    let cx = b.cx();
    let i32_ty = cx.int_ty(32);
    declare(b, loc, "printf", function(cx, i32_ty, &[ptr(cx)], true));
    declare(b, loc, "putchar", function(cx, i32_ty, &[i32_ty], false));
    let text = b"%f \0";
    let mut state = OpState::of(cx, <llvm::GlobalOp<'_> as mlir::OpView<'_>>::DEF, loc);
    let value = cx.attr(mlir::AttrKind::String { value: text.as_slice().into(), ty: None });
    let ty = llvm::types::array(cx, text.len() as u64, cx.int_ty(8));
    let attrs: [(&str, Attr); 5] = [
        ("global_type", cx.type_attr(ty)),
        ("constant", cx.unit_attr()),
        ("sym_name", cx.string_attr(FORMAT)),
        ("linkage", linkage(cx, llvm::Linkage::Internal)),
        ("value", value),
    ];
    for (name, attr) in attrs {
        state.set_attr(cx, name, attr);
    }
    state.add_isolated_region();
    b.create(state);
}

fn declare(b: &mut Builder<'_>, loc: Loc, name: &str, ty: Type) {
    let cx = b.cx();
    let mut state = OpState::of(cx, <llvm::LLVMFuncOp<'_> as mlir::OpView<'_>>::DEF, loc);
    state.set_attr(cx, "sym_name", cx.string_attr(name));
    state.set_attr(cx, "function_type", cx.type_attr(ty));
    state.add_isolated_region();
    b.create(state);
}

/// Defines the function that prints a buffer of type `ty`.
fn define_printer(b: &mut Builder<'_>, ty: Type, loc: Loc, name: &str) {
    let cx = b.cx();
    let mut state = OpState::of(cx, <func::FuncOp<'_> as mlir::OpView<'_>>::DEF, loc);
    state.set_attr(cx, "sym_name", cx.string_attr(name));
    state.set_attr(cx, "sym_visibility", cx.string_attr("private"));
    state.set_attr(cx, "function_type", cx.type_attr(cx.function_ty(&[ty], &[])));
    if let Some((region, body)) = state.add_isolated_region() {
        let mut inner = Builder::new(cx, body);
        let block = inner.create_block(region, &[(ty, loc)]);
        let buffer = inner.body().block_args(block)[0];
        print_loops(&mut inner, buffer, loc);
        func::ReturnOp::build(&mut inner, loc, &[]);
    }
    b.create(state);
}

/// Row by row, each ended by a newline; a further newline ends each matrix and so on outwards. A scalar and a vector
/// are one row.
fn print_loops(b: &mut Builder<'_>, buffer: Value, loc: Loc) {
    let cx = b.cx();
    let ty = cx.type_ref(b.body().ty(buffer));
    let shape = ty.shape().unwrap_or_default();
    let format = llvm::AddressOfOp::build(b, loc, ptr(cx), FORMAT);
    let format = b.body().result(format, 0);
    let outside = b.insert_point();
    let mut indices = Vec::with_capacity(shape.len());
    let mut row_ends = Vec::new();
    for (depth, &extent) in shape.iter().enumerate() {
        let (row, index) = scf_for(b, loc, extent);
        indices.push(index);
        if depth > 0 {
            row_ends.push(row);
        }
    }
    let value = memref::LoadOp::build(b, loc, buffer, &indices, None, None);
    let value = b.body().result(value, 0);
    let variadic = cx.type_attr(function(cx, cx.int_ty(32), &[ptr(cx)], true));
    call(b, loc, "printf", &[format, value], Some(variadic));
    for row in row_ends {
        b.set_after(row);
        newline(b, loc);
    }
    b.set_insert_point(outside);
    if shape.len() < 2 {
        newline(b, loc);
    }
}

fn newline(b: &mut Builder<'_>, loc: Loc) {
    let cx = b.cx();
    let code = dialects::arith::ConstantOp::build(b, loc, cx.int_attr_of_width(i64::from(b'\n'), 32));
    let code = b.body().result(code, 0);
    call(b, loc, "putchar", &[code], None);
}

fn call(b: &mut Builder<'_>, loc: Loc, name: &str, operands: &[Value], variadic: Option<Attr>) {
    let cx = b.cx();
    llvm::CallOp::build_direct(b, loc, Some(cx.int_ty(32)), cx.symbol_ref_attr(name), operands, variadic);
}
