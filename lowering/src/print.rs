//! Converts `toy.print` to a call of a function that prints a number or a buffer of that type through the C library.
//!
//! There is one private function for each type that is printed, so code grows with the number of shapes and not of
//! prints. The functions call `printf` and `putchar`, which every process has, so `lli` runs the result directly.

use std::collections::hash_map::Entry;

use dialects::llvm::Linkage;
use dialects::llvm::types::{function, ptr};
use dialects::{func, llvm, memref};
use mlir::symbol_table::{SymbolTable, Visibility};
use mlir::{AttrKind, Body, Builder, Context, Diag, Loc, LocKind, Op, OpRef, Type, TypeKind, TypeRef, Value};
use rustc_hash::FxHashMap;
use toy_dialect::PrintOp;

use conversions::{C_LIBRARY, declare};

use crate::loops::{scf_for, shape_name};

/// Converts every `toy.print` of a module, given its body.
///
/// # Errors
/// If a print's operand is neither a number nor plain memory of static shape, or if a symbol has the name of a C
/// function.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let ops: Vec<Op> = module.ops(block).collect();
    let mut printers = Printers { table: SymbolTable::inside(cx, module), ..Printers::default() };
    let mut errors = Vec::new();
    for op in ops {
        let Some(mut inner) = module.take_nested(op) else { continue };
        // If functions have names for debuggers, steps must not lead into the printing functions.
        printers.is_hidden |= matches!(cx.loc_kind(module.loc(op)), LocKind::Name { .. });
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
    let printf = (first, "printf", function(cx, word, &[ptr(cx)], true));
    let putchar = (first, "putchar", function(cx, word, &[word], false));
    for wanted in [printf, putchar] {
        declare(&mut b, C_LIBRARY, wanted, &mut printers.table, |op| {
            Some(op.cast::<llvm::LLVMFuncOp<'_>>()?.function_type().id())
        })?;
    }
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
    /// Whether the functions have no place in the source.
    is_hidden: bool,
}

impl<'c> Printers<'c> {
    /// The function that prints a number or a buffer; `None` if it is neither a number nor plain memory of static
    /// shape.
    fn function_for(&mut self, cx: &'c Context, ty: TypeRef<'_>, loc: Loc) -> Option<&'c str> {
        let Entry::Vacant(entry) = self.names.entry(ty.id()) else { return Some(self.names[&ty.id()]) };
        let name = match ty.kind() {
            TypeKind::Float(_) => "toy_print_number".to_owned(),
            TypeKind::MemRef { shape, layout: None, memory_space: None, .. } if ty.has_static_shape() => {
                shape_name("toy_print", shape)
            }
            _ => return None,
        };
        self.order.push((ty.id(), if self.is_hidden { Loc::UNKNOWN } else { loc }));
        Some(*entry.insert(cx.str(self.table.reserve(cx, &name))))
    }
}

fn replace_prints<'c>(cx: &'c Context, body: &mut Body, printers: &mut Printers<'c>, errors: &mut Vec<Diag>) {
    for op in body.all_ops_pre() {
        let Some(print) = OpRef::new(cx, body, op).cast::<PrintOp<'_>>() else { continue };
        let input = print.input();
        let loc = print.loc();
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
    let value = if ty.is_memref() { memref::LoadOp::build(b, loc, printed, &indices) } else { printed };
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
