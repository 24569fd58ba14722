//! Converts `toy.position` to a check, and what follows if it fails.
//!
//! A program ends where it computes a wrong position. A function that a host has called must not end the host: it goes
//! on with position 0, prints nothing more, leaves its loops, and the host gets the error when the function returns. So
//! no memory is lost, and nothing is unwound.

use std::collections::BTreeMap;

use conversions::{C_LIBRARY, HOST, declare};
use dialects::arith::{self, CmpFPredicate, CmpIPredicate};
use dialects::llvm::runtime::{self, Function, c};
use dialects::llvm::types::ptr;
use dialects::{func, llvm, scf};
use mlir::symbol_table::SymbolTable;
use mlir::{Body, Builder, Context, Diag, Loc, LocKind, Op, OpRef, Value};
use toy_dialect::{ENTRY, PositionOp, PrintOp, WriteOp};

use crate::print::{define, define_text, without_nan_sign};

/// The errors, in the format of C; both take the place, the position and the size.
const OUT_OF_RANGE: &str = "%s: error: position %.0f is out of range: the axis has size %lld\n";
const NOT_WHOLE: &str = "%s: error: a position cannot be %g\n";

/// Converts every `toy.position` of a module, given its body. The error is written with the C library, or by the host.
///
/// # Errors
/// If a symbol has the name of a function that is needed.
pub(crate) fn run(cx: &Context, module: &mut Body, use_runtime: bool) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let ops: Vec<Op> = module.ops(block).collect();
    let Some(first) = ops.iter().find_map(|&op| first_position(cx, module, op)) else { return Ok(()) };
    let is_called = ops.iter().any(|&op| ENTRY.is_present(OpRef::new(cx, module, op)));
    let mut checks = Checks { table: SymbolTable::inside(cx, module), places: BTreeMap::new() };
    let check = cx.str(checks.table.reserve(cx, "toy_position"));
    let wrong: &Function = &runtime::WRONG_POSITION;
    let stop = if use_runtime { wrong.name } else { cx.str(checks.table.reserve(cx, "toy_wrong_position")) };
    for &op in &ops {
        let Some(mut inner) = module.take_nested(op) else { continue };
        checks.replace(cx, &mut inner, check);
        if is_called && use_runtime {
            leave_early(cx, &mut inner);
        }
        module.put_nested(op, inner);
    }
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    let (provider, needed) = match (use_runtime, is_called) {
        (true, true) => (HOST, vec![wrong, &runtime::HAS_FAILED]),
        (true, false) => (HOST, vec![wrong]),
        (false, _) => (C_LIBRARY, vec![&c::DPRINTF, &c::EXIT]),
    };
    for function in needed {
        let wanted = (first, function.name, function.ty(cx));
        declare(&mut b, provider, wanted, &mut checks.table, |op| {
            Some(op.cast::<llvm::LLVMFuncOp>()?.function_type().id())
        })?;
    }
    for (text, name) in &checks.places {
        define_text(&mut b, first, name, text);
    }
    if !use_runtime {
        let formats = [OUT_OF_RANGE, NOT_WHOLE].map(|text| {
            let name = cx.str(checks.table.reserve(cx, "toy_position_error"));
            define_text(&mut b, first, name, text);
            name
        });
        define_stop(&mut b, first, stop, formats);
    }
    define_check(&mut b, first, check, (stop, use_runtime));
    Ok(())
}

fn first_position(cx: &Context, module: &Body, op: Op) -> Option<Loc> {
    let inner = module.nested(op)?;
    let mut ops = inner.all_ops_pre().into_iter().map(|op| OpRef::new(cx, inner, op));
    ops.find(|op| op.is::<PositionOp>()).map(|op| op.loc())
}

struct Checks<'c> {
    table: SymbolTable,
    /// The globals with the places of checks, by their texts.
    places: BTreeMap<String, &'c str>,
}

impl<'c> Checks<'c> {
    /// Replaces the positions in a function by calls of the function that checks one.
    fn replace(&mut self, cx: &'c Context, body: &mut Body, check: &str) {
        for op in body.all_ops_pre() {
            let Some(position) = OpRef::new(cx, body, op).cast::<PositionOp>() else { continue };
            let (input, size, loc) = (position.input(), position.size(), position.loc());
            let place = self.place(cx, loc);
            let mut b = Builder::before(cx, body, op);
            let place = llvm::AddressOfOp::build(&mut b, loc, ptr(cx), place);
            let word = cx.int_ty(64);
            let size = arith::IndexCastOp::build(&mut b, loc, word, size);
            let call = *func::CallOp::build(&mut b, loc, &[word], check, &[place, input, size]);
            let index = b.body().result(call, 0);
            let index = arith::IndexCastOp::build(&mut b, loc, cx.index_ty(), index);
            b.replace_op(op, &[index]);
        }
    }

    /// The global with the text of a place.
    fn place(&mut self, cx: &'c Context, loc: Loc) -> &'c str {
        let table = &mut self.table;
        self.places.entry(place(cx, loc)).or_insert_with(|| cx.str(table.reserve(cx, "toy_place")))
    }
}

/// `file:line:column`, of what was inlined where it was written.
fn place(cx: &Context, loc: Loc) -> String {
    let mut loc = loc;
    loop {
        loc = match cx.loc_kind(cx.innermost_loc(loc)) {
            LocKind::File { file, line, column, .. } => {
                return format!("{}:{line}:{column}", cx.str(file));
            }
            LocKind::Name { child, .. } => child,
            LocKind::Fused { locations, .. } if let Some(&first) = locations.first() => first,
            _ => return "<unknown>".to_owned(),
        };
    }
}

/// After an error, nothing is printed, and loops whose end is computed are left.
fn leave_early(cx: &Context, body: &mut Body) {
    for op in body.all_ops_pre() {
        let view = OpRef::new(cx, body, op);
        let loc = view.loc();
        if view.is::<PrintOp>() || view.is::<WriteOp>() {
            let mut b = Builder::before(cx, body, op);
            let failed = has_failed(&mut b, loc);
            let goes_on = not(&mut b, loc, failed);
            let choice = *scf::IfOp::build_with(&mut b, loc, &[], goes_on);
            let region = b.body().regions_of(choice)[0];
            let block = b.create_block(region, &[]);
            scf::YieldOp::build(&mut b, loc, &[]);
            let end = b.body().last_op(block).expect("it has just been built");
            b.body_mut().move_op_before(op, end);
        } else if let Some(condition) = view.cast::<scf::ConditionOp>() {
            let holds = condition.condition();
            let mut b = Builder::before(cx, body, op);
            let failed = has_failed(&mut b, loc);
            let goes_on = not(&mut b, loc, failed);
            let both = arith::AndIOp::build(&mut b, loc, holds, goes_on);
            b.body_mut().set_operand(op, 0, both);
        } else if let Some(counted) = view.cast::<scf::ForOp>() {
            let [first, end] = [counted.lower_bound(), counted.upper_bound()];
            if view.value(end).defining_op().is_some_and(|end| end.is::<arith::ConstantOp>()) {
                continue;
            }
            let mut b = Builder::before(cx, body, op);
            let failed = has_failed(&mut b, loc);
            let end = arith::SelectOp::build(&mut b, loc, failed, first, end);
            b.body_mut().set_operand(op, 1, end);
        }
    }
}

/// Whether a position was wrong since the host called.
fn has_failed(b: &mut Builder<'_>, loc: Loc) -> Value {
    let cx = b.cx();
    let function = &runtime::HAS_FAILED;
    let call = llvm::CallOp::build_direct(b, loc, function.name, function.result_ty(cx), &[]);
    b.body().result(*call, 0)
}

fn not(b: &mut Builder<'_>, loc: Loc, bit: Value) -> Value {
    let one = arith::ConstantOp::build(b, loc, b.cx().int_attr_of_width(1, 1));
    arith::XOrIOp::build(b, loc, bit, one)
}

/// Defines the function that takes the text of a place, a position and a size, and returns the index.
fn define_check(b: &mut Builder<'_>, loc: Loc, name: &str, (stop, is_host): (&str, bool)) {
    let cx = b.cx();
    let word = cx.int_ty(64);
    let inputs = [ptr(cx), cx.f64_ty(), word];
    define(b, loc, name, (&inputs, &[word]), |b, args| {
        let &[place, position, size] = args else { return Vec::new() };
        let end = arith::SIToFPOp::build(b, loc, cx.f64_ty(), size);
        let (index, is_right) = whole_within(b, loc, position, end);
        let choice = *scf::IfOp::build_with(b, loc, &[word], is_right);
        let regions = b.body().regions_of(choice).to_vec();
        let after = b.insert_point();
        let none = cx.int_attr(0, word);
        b.create_block(regions[0], &[]);
        let none_yet = arith::ConstantOp::build(b, loc, none);
        let is_negative = arith::CmpIOp::build(b, loc, CmpIPredicate::Slt, index, none_yet);
        let counted = arith::AddIOp::build(b, loc, index, size);
        let counted = arith::SelectOp::build(b, loc, is_negative, counted, index);
        scf::YieldOp::build(b, loc, &[counted]);
        b.create_block(regions[1], &[]);
        if is_host {
            llvm::CallOp::build_direct(b, loc, stop, None, &[place, position, size]);
        } else {
            func::CallOp::build(b, loc, &[], stop, &[place, position, size]);
        }
        let first = arith::ConstantOp::build(b, loc, none);
        scf::YieldOp::build(b, loc, &[first]);
        b.set_insert_point(after);
        vec![b.body().result(choice, 0)]
    });
}

/// The integer that a number from `-end` to before `end` is, if it is one; else an integer, and false.
fn whole_within(b: &mut Builder<'_>, loc: Loc, number: Value, end: Value) -> (Value, Value) {
    let cx = b.cx();
    let first = arith::NegFOp::build(b, loc, end);
    let is_behind = arith::CmpFOp::build(b, loc, CmpFPredicate::OGE, number, first);
    let is_before = arith::CmpFOp::build(b, loc, CmpFPredicate::OLT, number, end);
    let is_inside = arith::AndIOp::build(b, loc, is_behind, is_before);
    let zero = arith::ConstantOp::build(b, loc, cx.f64_attr(0.0));
    // Other numbers may have no integer.
    let inside = arith::SelectOp::build(b, loc, is_inside, number, zero);
    let integer = arith::FPToSIOp::build(b, loc, cx.int_ty(64), inside);
    let back = arith::SIToFPOp::build(b, loc, cx.f64_ty(), integer);
    let is_whole = arith::CmpFOp::build(b, loc, CmpFPredicate::OEQ, back, inside);
    (integer, arith::AndIOp::build(b, loc, is_inside, is_whole))
}

/// Defines the function that writes an error with the C library and ends the program.
fn define_stop(b: &mut Builder<'_>, loc: Loc, name: &str, [out_of_range, not_whole]: [&str; 2]) {
    let cx = b.cx();
    let word = cx.int_ty(64);
    define(b, loc, name, (&[ptr(cx), cx.f64_ty(), word], &[]), |b, args| {
        let &[place, position, size] = args else { return Vec::new() };
        let position = without_nan_sign(b, loc, position);
        let end = arith::ConstantOp::build(b, loc, cx.f64_attr((1i64 << f64::MANTISSA_DIGITS) as f64));
        let (_, is_whole) = whole_within(b, loc, position, end);
        let formats = [out_of_range, not_whole].map(|name| llvm::AddressOfOp::build(b, loc, ptr(cx), name));
        let format = arith::SelectOp::build(b, loc, is_whole, formats[0], formats[1]);
        let [stream, status] =
            [2, 1].map(|number| arith::ConstantOp::build(b, loc, cx.int_attr_of_width(number, 32)));
        let options = llvm::CallOpOptions {
            callee: Some(c::DPRINTF.name),
            var_callee_type: Some(c::DPRINTF.ty(cx)),
            result_type: c::DPRINTF.result_ty(cx),
            callee_operands: &[stream, format, place, position, size],
            ..Default::default()
        };
        llvm::CallOp::build_with(b, loc, options);
        llvm::CallOp::build_direct(b, loc, c::EXIT.name, None, &[status]);
        Vec::new()
    });
}
