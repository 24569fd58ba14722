//! `vector.print` of scalars and texts: calls of functions of MLIR's runner library.
//!
//! The functions and texts are added to the module before patterns run, which cannot do it.

use std::collections::BTreeSet;

use dialects::arith;
use dialects::llvm::{self, Linkage, types};
use dialects::vector::{self, PrintPunctuation};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter, TypeConverter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::SymbolTable;
use mlir::{AttrRef, Body, Builder, Context, Diag, Handle, Loc, Op, OpRef, Type, TypeKind, TypeRef, Value};

use crate::external_functions::declare;
use crate::to_llvm::func::llvm_type;

/// What messages call those who provide the functions.
const PROVIDER: &str = "MLIR's runner";

/// The attribute that holds the symbol of a text between preparation and conversion.
const TEXT: &str = "vector.print_str";

const PRINT_STRING: &str = "printString";

/// How a scalar becomes an argument.
#[derive(Clone, Copy)]
enum Widening {
    None,
    Zero,
    Sign,
    /// The bits of a float of 16 bits.
    Bits,
}

/// The function that prints a scalar, the width of its argument if that is an integer, and how the scalar becomes it.
fn printer(ty: TypeRef<'_>) -> Option<(&'static str, Option<u32>, Widening)> {
    use mlir::Signedness::Unsigned;
    match *ty.kind() {
        TypeKind::Index => Some(("printU64", Some(64), Widening::None)),
        TypeKind::Integer { width: 64, signedness: Unsigned } => Some(("printU64", Some(64), Widening::None)),
        TypeKind::Integer { width: ..64, signedness: Unsigned } => {
            Some(("printU64", Some(64), Widening::Zero))
        }
        TypeKind::Integer { width: 1, .. } => Some(("printI64", Some(64), Widening::Zero)),
        TypeKind::Integer { width: 64, .. } => Some(("printI64", Some(64), Widening::None)),
        TypeKind::Integer { width: ..64, .. } => Some(("printI64", Some(64), Widening::Sign)),
        _ if ty.is_f32() => Some(("printF32", None, Widening::None)),
        _ if ty.is_f64() => Some(("printF64", None, Widening::None)),
        _ if ty.is_f16() => Some(("printF16", Some(16), Widening::Bits)),
        _ if ty.is_bf16() => Some(("printBF16", Some(16), Widening::Bits)),
        _ => None,
    }
}

/// The function that prints a separator.
fn separator(punctuation: PrintPunctuation) -> Option<&'static str> {
    match punctuation {
        PrintPunctuation::NoPunctuation => None,
        PrintPunctuation::NewLine => Some("printNewline"),
        PrintPunctuation::Comma => Some("printComma"),
        PrintPunctuation::Open => Some("printOpen"),
        PrintPunctuation::Close => Some("printClose"),
    }
}

/// The functions that an operation calls, with the types of their arguments; `None` if it stays.
fn called(cx: &Context, print: vector::PrintOp<'_>) -> Option<Vec<(&'static str, Vec<Type>)>> {
    let mut all = Vec::new();
    if let Some(source) = print.source() {
        let ty = print.ty(source);
        let (name, width, _) = printer(ty)?;
        all.push((name, vec![width.map_or(ty.id(), |width| cx.int_ty(width))]));
    }
    if print.string_literal_attr().is_some() {
        all.push((PRINT_STRING, vec![types::ptr(cx)]));
    } else if let Some(name) = separator(print.punctuation()) {
        all.push((name, Vec::new()));
    }
    Some(all)
}

/// Adds to a module, given its body, the functions and the texts for what it prints.
///
/// # Errors
/// If the module has other symbols with the names of the functions.
pub(in crate::to_llvm) fn prepare(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
) -> Result<(), Vec<Diag>> {
    let ops: Vec<Op> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    let mut names: Option<SymbolTable> = None;
    let mut declared = BTreeSet::new();
    for function in ops {
        let Some(mut body) = module.take_nested(function) else { continue };
        let done: Result<(), Vec<Diag>> = body.all_ops_pre().into_iter().try_for_each(|op| {
            let view = OpRef::new(cx, &body, op);
            let Some(print) = view.cast::<vector::PrintOp>() else { return Ok(()) };
            let Some(called) = called(cx, print) else { return Ok(()) };
            let text = print.string_literal_attr().and_then(AttrRef::as_str).map(str::to_owned);
            let loc = view.loc();
            let names = names.get_or_insert_with(|| SymbolTable::inside(cx, module));
            if let Some(text) = text {
                let symbol = add_text(cx, module, names, loc, &text);
                let symbol = cx.symbol_ref_attr(symbol);
                body.set_attr(cx, op, TEXT, Some(symbol));
            }
            for (name, parameters) in called {
                if !declared.insert(name) {
                    continue;
                }
                let Some(mut b) = at_start(cx, module) else { continue };
                let ty = types::function(cx, types::void(cx), &parameters, false);
                declare(&mut b, PROVIDER, (loc, name, ty), names, |op| llvm_type(types, op))?;
            }
            Ok(())
        });
        module.put_nested(function, body);
        done?;
    }
    Ok(())
}

fn at_start<'a>(cx: &'a Context, module: &'a mut Body) -> Option<Builder<'a>> {
    let start = module.roots().first().and_then(|&region| module.entry_block(region))?;
    let mut b = Builder::new(cx, module);
    b.set_start(start);
    Some(b)
}

/// The type of the bytes of a text, with a zero byte at the end.
fn bytes_type(cx: &Context, length: usize) -> Type {
    types::array(cx, length as u64 + 1, cx.int_ty(8))
}

/// Adds a text to the module; returns its symbol.
fn add_text<'a>(
    cx: &'a Context,
    module: &mut Body,
    names: &mut SymbolTable,
    loc: Loc,
    text: &str,
) -> &'a str {
    let bytes: Vec<u8> = text.bytes().chain([0]).collect();
    let value = cx.dense_attr(cx.tensor_ty(&[bytes.len() as i64], cx.int_ty(8)), &bytes, 1);
    let name = cx.str(names.reserve(cx, "vector_print_str"));
    let options = llvm::GlobalOpOptions {
        constant: true,
        value: Some(value),
        addr_space: Some(0),
        ..Default::default()
    };
    if let Some(mut b) = at_start(cx, module) {
        llvm::GlobalOp::build_with(&mut b, loc, bytes_type(cx, text.len()), name, Linkage::Private, options);
    }
    name
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(print);
}

fn print(op: Handle<vector::PrintOp>, x: vector::PrintOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let cx = rw.cx();
    let loc = view.loc();
    let punctuation = view.punctuation();
    let text = view.string_literal_attr().and_then(AttrRef::as_str).map(str::len);
    let symbol = view.attr(TEXT).map(AttrRef::id);
    let printed = view.source().map(|source| rw.body().ty(source));
    if let Some((ty, value)) = printed.zip(x.source()) {
        let (name, width, widening) = printer(cx.type_ref(ty)).ok_or(NoMatch)?;
        rw.convert_type(ty)?;
        let wide = width.map_or(ty, |width| cx.int_ty(width));
        let argument = match widening {
            Widening::None => value,
            Widening::Zero => arith::ExtUIOp::build(rw, loc, wide, value),
            Widening::Sign => arith::ExtSIOp::build(rw, loc, wide, value),
            Widening::Bits => llvm::BitcastOp::build(rw, loc, wide, value),
        };
        call(rw, loc, name, &[argument]);
    }
    if let Some(length) = text {
        let symbol = symbol.and_then(|symbol| cx.attr_ref(symbol).as_flat_symbol()).ok_or(NoMatch)?;
        let pointer = types::ptr(cx);
        let text = llvm::AddressOfOp::build(rw, loc, pointer, symbol);
        let text = llvm::GEPOp::build(rw, loc, pointer, text, &[], &[0], bytes_type(cx, length));
        call(rw, loc, PRINT_STRING, &[text]);
    } else if let Some(name) = separator(punctuation) {
        call(rw, loc, name, &[]);
    }
    rw.erase_op(*op);
    Ok(())
}

fn call(rw: &mut Rewriter<'_>, loc: Loc, name: &str, operands: &[Value]) {
    llvm::CallOp::build_direct(rw, loc, name, None, operands);
}
