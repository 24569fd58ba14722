//! Converts `toy.print` to a call of a function that prints a number or a buffer of that type, and `toy.write` to a call
//! of a function that writes its text.
//!
//! There is one private function for each type that is printed, so code grows with the number of shapes and not of
//! prints. The functions call either `printf` and `putchar`, which every process has, so that `lli` runs the result
//! directly, or the print functions of the host, which are many times as fast. Only `printf` knows formats.

use std::collections::BTreeMap;
use std::collections::hash_map::Entry;

use dialects::arith::{self, CmpFPredicate};
use dialects::llvm::Linkage;
use dialects::llvm::runtime::{self, Function, c};
use dialects::llvm::types::{literal_struct, ptr};
use dialects::{func, llvm, memref};
use mlir::symbol_table::{SymbolTable, Visibility};
use mlir::{
    AttrKind, Body, Builder, Context, Diag, FloatKind, Loc, LocKind, Op, OpRef, Type, TypeKind, Value,
};
use rustc_hash::FxHashMap;
use toy_dialect::element_types::converted;
use toy_dialect::{PrintOp, WriteOp};

use conversions::{C_LIBRARY, HOST, declare};

use crate::loop_nests::{scf_for, shape_name};

/// Converts every `toy.print` of a module, given its body, to calls of the C library, or of the host.
///
/// # Errors
/// If a print's operand is neither a number nor plain memory of static shape, or if a symbol has the name of a
/// function that is needed.
pub(crate) fn run(cx: &Context, module: &mut Body, use_runtime: bool) -> Result<(), Vec<Diag>> {
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
    let Some(first) =
        printers.order.iter().map(|(_, loc)| *loc).chain(printers.writers.values().map(|w| w.1)).next()
    else {
        return Ok(());
    };
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    let is_plain = |(printed, _): &(Printed<'_>, Loc)| use_runtime && printed.format.is_none();
    let mut needed: Vec<(_, &Function)> = Vec::new();
    if printers.order.iter().any(is_plain) {
        let host = [&runtime::PRINT_F64, &runtime::PRINT_NEWLINE, &runtime::PRINT_FLUSH];
        needed.extend(host.map(|function| (HOST, function)));
    }
    if !printers.writers.is_empty() || !printers.order.iter().all(is_plain) {
        needed.push((C_LIBRARY, &c::PRINTF));
    }
    if !printers.order.iter().all(is_plain) {
        needed.push((C_LIBRARY, &c::PUTCHAR));
    }
    for (provider, function) in needed {
        let wanted = (first, function.name, function.ty(cx));
        declare(&mut b, provider, wanted, &mut printers.table, |op| {
            Some(op.cast::<llvm::LLVMFuncOp>()?.function_type().id())
        })?;
    }
    let mut formats: FxHashMap<&str, &str> = FxHashMap::default();
    for (printed, loc) in std::mem::take(&mut printers.order) {
        let output = if use_runtime && printed.format.is_none() {
            Output::Host
        } else {
            let format = printed.format.unwrap_or("%f");
            let name = *formats.entry(format).or_insert_with(|| {
                let name = cx.str(printers.table.reserve(cx, "toy_print_format"));
                define_text(&mut b, first, name, &format!("{format} "));
                name
            });
            Output::C { format: name }
        };
        define_printer(&mut b, printed, loc, printers.names[&printed], output);
    }
    for (text, (name, loc)) in printers.writers {
        let format = cx.str(printers.table.reserve(cx, "toy_text"));
        define_text(&mut b, loc, format, &text.replace('%', "%%"));
        define_writer(&mut b, loc, name, format);
    }
    Ok(())
}

/// What a function prints.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Printed<'c> {
    ty: Type,
    /// The format of numbers, if it is not `%f`.
    format: Option<&'c str>,
    /// Whether a row that is not of a matrix does not end with a newline.
    is_inline: bool,
}

/// What a function prints with.
#[derive(Clone, Copy)]
enum Output<'a> {
    /// The C library, which gets this global for a number.
    C { format: &'a str },
    /// The host.
    Host,
}

/// The functions that print, and the symbols of the module.
#[derive(Default)]
struct Printers<'c> {
    names: FxHashMap<Printed<'c>, &'c str>,
    /// What is printed, in the order of its first use, with its location.
    order: Vec<(Printed<'c>, Loc)>,
    /// The functions that write text, in the order of the text, with their locations.
    writers: BTreeMap<&'c str, (&'c str, Loc)>,
    table: SymbolTable,
    /// Whether the functions have no place in the source.
    is_hidden: bool,
}

impl<'c> Printers<'c> {
    /// The function that prints a number or a buffer; `None` if it is neither a number nor plain memory of static
    /// shape.
    fn function_for(&mut self, cx: &'c Context, printed: Printed<'c>, loc: Loc) -> Option<&'c str> {
        let Entry::Vacant(entry) = self.names.entry(printed) else { return Some(self.names[&printed]) };
        let ty = cx.type_ref(printed.ty);
        let name = match ty.kind() {
            TypeKind::Float(_) => "toy_print_number".to_owned(),
            TypeKind::MemRef { layout: None, memory_space: None, .. } if ty.has_static_shape() => {
                shape_name("toy_print", ty)
            }
            _ => return None,
        };
        self.order.push((printed, if self.is_hidden { Loc::UNKNOWN } else { loc }));
        Some(*entry.insert(cx.str(self.table.reserve(cx, &name))))
    }

    /// The function that writes text.
    fn writer(&mut self, cx: &'c Context, text: &str, loc: Loc) -> &'c str {
        let loc = if self.is_hidden { Loc::UNKNOWN } else { loc };
        let (table, text) = (&mut self.table, cx.str(cx.ident(text)));
        self.writers.entry(text).or_insert_with(|| (cx.str(table.reserve(cx, "toy_write")), loc)).0
    }
}

fn replace_prints<'c>(cx: &'c Context, body: &mut Body, printers: &mut Printers<'c>, errors: &mut Vec<Diag>) {
    for op in body.all_ops_pre() {
        if let Some(write) = OpRef::new(cx, body, op).cast::<WriteOp>() {
            let loc = write.loc();
            let name = printers.writer(cx, write.text(), loc);
            let mut b = Builder::before(cx, body, op);
            func::CallOp::build(&mut b, loc, &[], name, &[]);
            b.erase_op(op);
            continue;
        }
        let Some(print) = OpRef::new(cx, body, op).cast::<PrintOp>() else { continue };
        let input = print.input();
        let loc = print.loc();
        let ty = print.ty(input);
        let format = print.format().map(|format| cx.str(cx.ident(format)));
        let printed = Printed { ty: ty.id(), format, is_inline: print.inline() };
        let Some(name) = printers.function_for(cx, printed, loc) else {
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

/// Text for C.
pub(crate) fn define_text(b: &mut Builder<'_>, loc: Loc, name: &str, text: &str) {
    let cx = b.cx();
    let text = [text.as_bytes(), b"\0"].concat();
    let value = cx.attr(AttrKind::String { value: text.as_slice().into(), ty: None });
    let ty = llvm::types::array(cx, text.len() as u64, cx.int_ty(8));
    let options = llvm::GlobalOpOptions { constant: true, value: Some(value), ..Default::default() };
    llvm::GlobalOp::build_with(b, loc, ty, name, Linkage::Internal, options);
}

/// Defines a private function of types, given those of its parameters and results; `body` returns the results.
pub(crate) fn define(
    b: &mut Builder<'_>,
    loc: Loc,
    name: &str,
    (inputs, results): (&[Type], &[Type]),
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
) {
    let options =
        func::FuncOpOptions { sym_visibility: Some(Visibility::Private.keyword()), ..Default::default() };
    let function_ty = b.cx().function_ty(inputs, results);
    let function = func::FuncOp::build_with(b, loc, name, function_ty, options);
    b.fill_function(*function, function_ty, |b, args| {
        let results = body(b, args);
        func::ReturnOp::build(b, loc, &results);
    });
}

/// Defines the function that prints a number or a buffer.
fn define_printer(b: &mut Builder<'_>, printed: Printed<'_>, loc: Loc, name: &str, output: Output<'_>) {
    define(b, loc, name, (&[printed.ty], &[]), |b, args| {
        let printer = Printer::begin(b, loc, output);
        printer.print_loops(b, args[0], printed);
        printer.end(b);
        Vec::new()
    });
}

/// Defines the function that writes text, for which `format` is a global.
fn define_writer(b: &mut Builder<'_>, loc: Loc, name: &str, format: &str) {
    define(b, loc, name, (&[], &[]), |b, _| {
        let cx = b.cx();
        let format = llvm::AddressOfOp::build(b, loc, ptr(cx), format);
        print_formatted(b, loc, &[format]);
        Vec::new()
    });
}

/// A number, or the NaN that prints without a sign.
pub(crate) fn without_nan_sign(b: &mut Builder<'_>, loc: Loc, value: Value) -> Value {
    let nan = arith::ConstantOp::build(b, loc, b.cx().f64_attr(f64::NAN));
    let is_nan = arith::CmpFOp::build(b, loc, CmpFPredicate::UNO, value, value);
    arith::SelectOp::build(b, loc, is_nan, nan, value)
}

/// Calls `printf`.
fn print_formatted(b: &mut Builder<'_>, loc: Loc, operands: &[Value]) {
    let cx = b.cx();
    let options = llvm::CallOpOptions {
        callee: Some(c::PRINTF.name),
        var_callee_type: Some(c::PRINTF.ty(cx)),
        result_type: c::PRINTF.result_ty(cx),
        callee_operands: operands,
        ..Default::default()
    };
    llvm::CallOp::build_with(b, loc, options);
}

/// A function that prints, while it is built.
struct Printer {
    loc: Loc,
    /// Where text is gathered, if it is; else the format of a number.
    pointer: Value,
    is_gathered: bool,
}

impl Printer {
    fn begin(b: &mut Builder<'_>, loc: Loc, output: Output<'_>) -> Printer {
        let cx = b.cx();
        match output {
            Output::C { format } => Printer {
                loc,
                pointer: llvm::AddressOfOp::build(b, loc, ptr(cx), format),
                is_gathered: false,
            },
            Output::Host => {
                let word = cx.int_ty(64);
                let text = llvm::types::array(cx, runtime::PRINT_BUFFER_TEXT, cx.int_ty(8));
                let one = llvm::ConstantOp::build(b, loc, word, cx.int_attr(1, word));
                let pointer = llvm::AllocaOp::build(b, loc, ptr(cx), one, literal_struct(cx, &[word, text]));
                let none = llvm::ConstantOp::build(b, loc, word, cx.int_attr(0, word));
                llvm::StoreOp::build(b, loc, none, pointer);
                Printer { loc, pointer, is_gathered: true }
            }
        }
    }

    /// Row by row, each ended by a newline; a further newline ends each matrix and so on outwards. A scalar and a vector
    /// are one row.
    fn print_loops(&self, b: &mut Builder<'_>, value: Value, printed: Printed<'_>) {
        let loc = self.loc;
        let ty = b.cx().type_ref(printed.ty);
        let shape = ty.shape().unwrap_or_default();
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
        let value = if ty.is_memref() { memref::LoadOp::build(b, loc, value, &indices) } else { value };
        let value = converted(b, loc, value, FloatKind::F64);
        let value = if printed.format.is_some() { without_nan_sign(b, loc, value) } else { value };
        self.number(b, value);
        for row in row_ends {
            b.set_after(row);
            self.newline(b);
        }
        b.set_insert_point(outside);
        if shape.len() < 2 && !printed.is_inline {
            self.newline(b);
        }
    }

    fn number(&self, b: &mut Builder<'_>, value: Value) {
        if self.is_gathered {
            return self.call(b, &runtime::PRINT_F64, &[self.pointer, value]);
        }
        print_formatted(b, self.loc, &[self.pointer, value]);
    }

    fn newline(&self, b: &mut Builder<'_>) {
        if self.is_gathered {
            return self.call(b, &runtime::PRINT_NEWLINE, &[self.pointer]);
        }
        let code = b.cx().int_attr_of_width(i64::from(b'\n'), 32);
        let code = arith::ConstantOp::build(b, self.loc, code);
        self.call(b, &c::PUTCHAR, &[code]);
    }

    /// Lets what was gathered be written.
    fn end(&self, b: &mut Builder<'_>) {
        if self.is_gathered {
            self.call(b, &runtime::PRINT_FLUSH, &[self.pointer]);
        }
    }

    fn call(&self, b: &mut Builder<'_>, function: &Function, operands: &[Value]) {
        let result = function.result_ty(b.cx());
        llvm::CallOp::build_direct(b, self.loc, function.name, result, operands);
    }
}
