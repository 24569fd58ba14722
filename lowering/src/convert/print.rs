//! `toy.print` becomes a call of a function that prints a number or a buffer of that type through the C library.
//!
//! There is one private function for each type that is printed, so code grows with the number of shapes and not of
//! prints. The functions call `printf` and `putchar`, which every process has, so `lli` runs the result directly.

use dialects::llvm::Linkage;
use dialects::llvm::types::{function, ptr};
use dialects::{func, llvm, memref};
use mlir::symbol_table::{SymbolTable, Visibility};
use mlir::{AttrKind, Body, Builder, Context, Diag, Loc, Op, OpRef, Type, TypeKind, TypeRef, Value};
use rustc_hash::FxHashMap;
use toy_dialect::PrintOp;

use super::loops::scf_for;
use super::to_llvm::declare_llvm_function;

/// Converts every `toy.print` of a module, given its body.
///
/// # Errors
/// A print of something that is neither a number nor plain memory of static shape, or a symbol with the name of one of
/// C's functions.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let ops: Vec<Op> = module.ops(block).collect();
    let mut printers = Printers { table: SymbolTable::inside(cx, module), ..Printers::default() };
    let mut errors = Vec::new();
    for op in ops {
        let Some(mut inner) = module.take_nested(op) else { continue };
        replace_prints(cx, &mut inner, &mut printers, &mut errors);
        module.put_nested(op, inner);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let Some(&(_, first)) = printers.order.first() else { return Ok(()) };
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    let word = cx.int_ty(32);
    declare(&mut b, first, "printf", function(cx, word, &[ptr(cx)], true), &printers.table)?;
    declare(&mut b, first, "putchar", function(cx, word, &[word], false), &printers.table)?;
    let format = cx.str(printers.table.reserve(cx, "toy_print_format"));
    define_format(&mut b, first, format);
    for (ty, loc) in printers.order {
        define_printer(&mut b, ty, loc, printers.names[&ty], format);
    }
    Ok(())
}

/// The functions that print, and the symbols of the module.
#[derive(Default)]
struct Printers<'c> {
    names: FxHashMap<Type, &'c str>,
    /// The types that are printed, in the order of their first use, each with its location.
    order: Vec<(Type, Loc)>,
    table: SymbolTable,
}

impl<'c> Printers<'c> {
    /// The function that prints a number or a buffer; `None` if it is neither a number nor plain memory of static
    /// shape.
    fn function_for(&mut self, cx: &'c Context, ty: TypeRef<'_>, loc: Loc) -> Option<&'c str> {
        if !self.names.contains_key(&ty.id()) {
            let name = match ty.kind() {
                TypeKind::Float(_) => "toy_print_number".to_owned(),
                TypeKind::MemRef { shape, layout: None, memory_space: None, .. } if ty.has_static_shape() => {
                    let extents: String = shape.iter().map(|d| format!("{d}x")).collect();
                    format!("toy_print_{extents}f64")
                }
                _ => return None,
            };
            let name = self.table.reserve(cx, &name);
            self.names.insert(ty.id(), cx.str(name));
            self.order.push((ty.id(), loc));
        }
        self.names.get(&ty.id()).copied()
    }
}

fn replace_prints<'c>(cx: &'c Context, body: &mut Body, printers: &mut Printers<'c>, errors: &mut Vec<Diag>) {
    for op in body.all_ops_pre() {
        let Some(print) = OpRef::new(cx, body, op).cast::<PrintOp<'_>>() else { continue };
        let (input, loc) = (print.input(), print.loc());
        let ty = print.ty(input);
        let Some(name) = printers.function_for(cx, ty, loc) else {
            let message = format!(
                "prints a value of type '{ty}', which is neither a number nor plain memory of static shape"
            );
            errors.push(print.error(message));
            continue;
        };
        let mut b = Builder::before(cx, body, op);
        func::CallOp::build(&mut b, loc, &[], name, &[input]);
        b.erase_op(op);
    }
}

/// Declares a function of the C library, unless the module does.
fn declare(
    b: &mut Builder<'_>,
    loc: Loc,
    name: &str,
    ty: Type,
    table: &SymbolTable,
) -> Result<(), Vec<Diag>> {
    let cx = b.cx();
    if let Some(op) = table.lookup(cx, name) {
        let op = OpRef::new(cx, b.body(), op);
        let found = op.cast::<llvm::LLVMFuncOp<'_>>().map(|f| f.function_type().id());
        if found == Some(ty) {
            return Ok(());
        }
        let wanted = format!("printing needs '{name}' of the C library, of type '{}'", cx.type_ref(ty));
        return Err(vec![
            Diag::error(op.loc(), format!("symbol '{name}' is in the way")).with_note(loc, wanted),
        ]);
    }
    declare_llvm_function(b, loc, name, ty);
    Ok(())
}

/// The format of one element.
fn define_format(b: &mut Builder<'_>, loc: Loc, name: &str) {
    let cx = b.cx();
    let text = b"%f \0";
    let value = cx.attr(AttrKind::String { value: text.as_slice().into(), ty: None });
    let ty = llvm::types::array(cx, text.len() as u64, cx.int_ty(8));
    let options = llvm::GlobalOpOptions { constant: true, value: Some(value), ..Default::default() };
    llvm::GlobalOp::build_with(b, loc, ty, name, Linkage::Internal, options);
}

/// Defines the function that prints a number or a buffer of type `ty`.
fn define_printer(b: &mut Builder<'_>, ty: Type, loc: Loc, name: &str, format: &str) {
    let options =
        func::FuncOpOptions { sym_visibility: Some(Visibility::Private.keyword()), ..Default::default() };
    func::FuncOp::define(b, loc, name, b.cx().function_ty(&[ty], &[]), options, |b, args| {
        print_loops(b, args[0], loc, format);
        func::ReturnOp::build(b, loc, &[]);
    });
}

/// Row by row, each ended by a newline; a further newline ends each matrix and so on outwards. A scalar and a vector
/// are one row.
fn print_loops(b: &mut Builder<'_>, printed: Value, loc: Loc, format: &str) {
    let cx = b.cx();
    let ty = cx.type_ref(b.body().ty(printed));
    let shape = ty.shape().unwrap_or_default();
    let format = llvm::AddressOfOp::build(b, loc, ptr(cx), format);
    let outside = b.insert_point();
    let mut indices = Vec::with_capacity(shape.len());
    let mut row_ends = Vec::new();
    for (depth, &extent) in shape.iter().enumerate() {
        let (row, index) = scf_for(b, loc, extent);
        indices.push(index);
        if depth > 0 {
            row_ends.push(*row);
        }
    }
    let value = match ty.is_memref() {
        true => memref::LoadOp::build(b, loc, printed, &indices),
        false => printed,
    };
    let options = llvm::CallOpOptions {
        callee: Some("printf"),
        var_callee_type: Some(function(cx, cx.int_ty(32), &[ptr(cx)], true)),
        result_type: Some(cx.int_ty(32)),
        ..Default::default()
    };
    llvm::CallOp::build_with(b, loc, &[format, value], &[], options);
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
    llvm::CallOp::build_direct(b, loc, "putchar", Some(cx.int_ty(32)), &[code]);
}
