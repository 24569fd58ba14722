//! From tensors to memory: `toy` becomes `affine`, `arith`, `memref` and `func`; `toy.print` stays, on memory.
//!
//! A number, a tensor of rank 0, becomes an `f64` or `f32`. Loops and choices become those of `scf` (`control_flow`).
//! Every other value becomes a buffer: it is allocated where it is
//! computed, a constant where it is first used, and freed after its last use. A constant of more than a handful of
//! elements becomes a constant global. Every operation on buffers becomes a loop nest over the elements of its result.
//! Shapes are static by now and structs are gone; anything else is an error here, at the place of its origin. Only entry
//! points may have sizes that are known when they run (`open`).
//!
//! A function borrows the buffers of its arguments and gives up those of its results: it returns buffers that it
//! allocated itself or got from a call, each once, and copies of all others. An entry point (`toy.entry`) returns
//! nothing: it fills memory that its caller passes for each result, even for a number (`results`).
//!
//! A constant of more than four elements becomes a global, unless all its elements are equal; then a loop fills it. A
//! smaller one is stored element by element, where later passes can see the elements, before its first use and not at
//! the top of the function: canonicalization has gathered the constants there, and thousands would be live at once.

mod computed;
mod control_flow;
mod functions;
mod in_place;
mod open;
mod open_reductions;
mod positions;
mod products;
mod reductions;
mod results;
mod versions;

use std::sync::Arc;

use dialects::{affine, arith, func, math, memref, scf};
use mlir::builtin::ModuleOp;
use mlir::rewrite::conversion::{
    self, ConversionPatternSet, ConversionRewriter as Rewriter, ConversionTarget, Mode, TypeConversion,
    TypeConverter,
};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{
    SymbolTable, VISIBILITY, Visibility, op_symbol_refs, symbol_name, walk_symbol_refs,
};
use mlir::{
    AffineExpr, AffineMap, Attr, AttrKind, AttrRef, Body, Builder, Context, DYNAMIC, Diag, FloatKind, Handle,
    IrMapping, Loc, Op, OpRef, OpView, Type, TypeKind, TypeRef, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use toy_dialect::element_types::{kind_of, kind_of_value};
use toy_dialect::elementwise::{ELEMENTWISE, Elementwise};
use toy_dialect::functions::{self as built_in, FUNCTIONS};
use toy_dialect::given::Given;
use toy_dialect::moved::{reshape_indices, strides};
use toy_dialect::reductions::REDUCTIONS;
use toy_dialect::sizes::is_open;
use toy_dialect::{self as toy, StructType};

use self::computed::{
    ConstantKind, compute, constant_kind, converted, element_of, number, numbers_converted, result_kind,
};
use self::open::OpenSizes;
use crate::buffers::{copy, store};
use crate::debug_variables::{self, Place};
use crate::extents::Extents;
use crate::loop_nests::shape_name;

type Function = Handle<toy::FuncOp<'static>>;

/// Debuggers get constants of at most this many elements one by one; larger ones are shown while they are in memory.
const MAX_LISTED_ELEMENTS: usize = 16;

/// Elements whose bytes can be counted.
const MAX_ELEMENTS: i64 = i64::MAX / size_of::<f64>() as i64;

/// Advice for a shape that is not known.
const KNOWN_SHAPES: &str =
    "the passes 'toy-scalarize-structs' and 'toy-specialize' find the shapes that follow from constants";

/// Converts every `toy.func` of a module, given its body.
///
/// A function of unknown shapes is dropped if nothing else calls it: its copies for the shapes of its calls have the
/// code.
///
/// # Errors
/// If `main` has parameters or results, a function has several blocks or passes structs, a shape is unknown, or there
/// are operations on tensors outside such functions.
pub(crate) fn run(cx: &Context, module: &mut Body, keep_buffers: bool) -> Result<(), Vec<Diag>> {
    check_elsewhere(cx, module)?;
    drop_generic_functions(cx, module);
    let functions = toy_functions(cx, module);
    if functions.is_empty() {
        return Ok(());
    }
    for &op in &functions {
        check_function(op.read(cx, module)).map_err(|d| vec![d])?;
    }
    toy::entry::check_unreferenced(cx, module).map_err(|d| vec![d])?;
    let globals = Arc::new(create_globals(cx, module, &functions));
    for op in functions {
        convert_function(cx, module, op, &globals, keep_buffers)?;
    }
    Ok(())
}

fn toy_functions(cx: &Context, module: &Body) -> Vec<Function> {
    let ops = module.roots().iter().flat_map(|&r| module.region_ops(r));
    ops.filter_map(|op| OpRef::new(cx, module, op).cast::<toy::FuncOp>()).map(|f| f.handle()).collect()
}

/// Only the contents of a `toy.func` of the module are lowered: elsewhere, the first operation of each body is an
/// error.
fn check_elsewhere(cx: &Context, module: &Body) -> Result<(), Vec<Diag>> {
    let is_left = |op: OpRef<'_>| {
        let mut types = op.result_types().chain(op.operand_types()).map(|ty| cx.type_ref(ty));
        op.def().is_some_and(|def| def.dialect() == toy::DIALECT.name)
            && types.any(|ty| ty.is_tensor() || ty.isa::<StructType>())
    };
    let mut errors = Vec::new();
    let mut pending = vec![(module, ModuleOp::NAME)];
    while let Some((body, around)) = pending.pop() {
        let mut is_clean = true;
        for op in body.all_ops_pre() {
            let view = OpRef::new(cx, body, op);
            if is_clean && is_left(view) {
                is_clean = false;
                let message = format_args!(
                    "is in a '{around}': only operations in a 'toy.func' of the module are lowered"
                );
                errors.push(
                    view.error(message)
                        .with_help("write the function as 'toy.func', which ends with 'toy.return'"),
                );
            }
            let is_lowered = std::ptr::eq(body, module) && view.is::<toy::FuncOp>();
            if let Some(nested) = body.nested(op).filter(|_| !is_lowered) {
                pending.push((nested, view.name()));
            }
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Drops the functions of unknown shapes to which only such functions refer.
fn drop_generic_functions(cx: &Context, module: &mut Body) {
    let is_unknown = |ty: TypeRef<'_>| ty.is_tensor() && !ty.has_rank();
    let mut generic = Vec::new();
    let mut called = FxHashSet::default();
    for op in module.roots().iter().flat_map(|&r| module.region_ops(r)) {
        let function = OpRef::new(cx, module, op).cast::<toy::FuncOp>();
        let (inputs, _) = function.and_then(|f| f.function_type().as_function()).unwrap_or_default();
        if inputs.iter().any(|&ty| is_unknown(cx.type_ref(ty))) {
            generic.push(op);
        } else {
            let mut refer = |symbol: Attr| {
                if let AttrKind::SymbolRef { root, .. } = cx.attr_kind(symbol) {
                    called.insert(*root);
                }
            };
            op_symbol_refs(cx, module, op, &mut refer);
            if let Some(body) = module.nested(op) {
                walk_symbol_refs(cx, body, &mut |_, _, symbol| refer(symbol));
            }
        }
    }
    for op in generic {
        let name = symbol_name(OpRef::new(cx, module, op)).unwrap_or_default();
        if !called.contains(&cx.ident(name)) {
            Builder::before(cx, module, op).erase_op(op);
        }
    }
}

/// Checks that a function can be lowered: it has one block, known shapes and no structs; `main` takes and returns
/// nothing.
fn check_function(op: toy::FuncOp<'_>) -> Result<(), Diag> {
    let name = op.sym_name();
    let Some((inputs, results)) = op.function_type().as_function() else { return Ok(()) };
    if name == "main" && !toy::ENTRY.is_present(*op) && !(inputs.is_empty() && results.is_empty()) {
        return Err(op.plain_error("'main' must take no arguments and return nothing"));
    }
    let passed = inputs.iter().chain(results).map(|&ty| op.cx().type_ref(ty));
    let may_be_open = toy::ENTRY.is_present(*op);
    check_sizes(passed, may_be_open, |ty, size| {
        op.plain_error(format!("function '{name}' passes a '{ty}': there is no memory {size}"))
    })?;
    let region = op.body();
    if region.blocks().count() != 1 {
        return Err(op.plain_error(format!("expected '{name}' to have a body of one block")));
    }
    for inner in region.body().all_ops_pre() {
        let inner = OpRef::new(op.cx(), region.body(), inner);
        let types = inner.result_types().map(|ty| op.cx().type_ref(ty));
        check_sizes(types.filter(|ty| ty.is_tensor()), may_be_open, |ty, size| {
            inner.error(format_args!("gives a value of type '{ty}': there is no memory {size}"))
        })?;
    }
    Ok(())
}

/// Checks that memory can hold values of these types; the strides of those without elements must be computable, too. Some
/// sizes may be unknown.
fn check_sizes<'c>(
    types: impl Iterator<Item = TypeRef<'c>>,
    may_be_open: bool,
    error: impl Fn(TypeRef<'c>, &str) -> Diag,
) -> Result<(), Diag> {
    for ty in types {
        let is_known = ty.has_static_shape() || may_be_open && is_open(ty);
        if converted(ty.cx(), ty.id()).is_none() || !is_known && ty.is_tensor() {
            return Err(error(ty, "of unknown size").with_help(KNOWN_SHAPES));
        }
        let shape = ty.shape().unwrap_or_default();
        if shape.len() > toy::MAX_RANK {
            let help =
                format!("it has {} dimensions, and at most {} become loops", shape.len(), toy::MAX_RANK);
            return Err(error(ty, "of this many dimensions").with_help(help));
        }
        let mut extents = shape.iter().filter(|&&extent| extent != 0 && extent != DYNAMIC);
        let count = extents.try_fold(1, |count: i64, &extent| count.checked_mul(extent));
        if count.is_none_or(|count| count > MAX_ELEMENTS) {
            return Err(error(ty, "of that size"));
        }
    }
    Ok(())
}

/// Creates a constant global for each distinct large constant, before everything else in the module.
fn create_globals(cx: &Context, module: &mut Body, functions: &[Function]) -> FxHashMap<Attr, String> {
    let mut found: Vec<(Attr, Loc)> = Vec::new();
    let mut names: FxHashMap<Attr, String> = FxHashMap::default();
    let mut table = SymbolTable::inside(cx, module);
    for body in functions.iter().filter_map(|&op| module.nested(*op)) {
        for op in body.all_ops_pre() {
            let Some(op) = OpRef::new(cx, body, op).cast::<toy::ConstantOp>() else { continue };
            let value = op.value();
            let ty = value.ty();
            if constant_kind(value) == ConstantKind::Global && !names.contains_key(&value.id()) {
                // As in MLIR, the next of the same type is `__constant_2x3xf64_0`.
                let name = shape_name("__constant", ty);
                let name = table.reserve(cx, &name);
                names.insert(value.id(), cx.str(name).to_owned());
                found.push((value.id(), op.loc()));
            }
        }
    }
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return names };
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    for (value, loc) in found {
        let ty = converted(cx, cx.attr_ref(value).ty().id()).expect("a constant has a static shape");
        let options = memref::GlobalOpOptions {
            sym_visibility: Some(Visibility::Private.keyword()),
            initial_value: Some(value),
            constant: true,
            ..Default::default()
        };
        memref::GlobalOp::build_with(&mut b, loc, &names[&value], ty, options);
    }
    names
}

/// Replaces a `toy.func` by a `func.func` with the converted body.
fn convert_function(
    cx: &Context,
    module: &mut Body,
    op: Function,
    globals: &Arc<FxHashMap<Attr, String>>,
    keep_buffers: bool,
) -> Result<(), Vec<Diag>> {
    let view = op.read(cx, module);
    let loc = view.loc();
    let name = view.sym_name().to_owned();
    let visibility = view.attr(VISIBILITY).and_then(AttrRef::as_str).map(str::to_owned);
    let is_entry = toy::ENTRY.is_present(*view);
    let is_main = name == "main" && !is_entry;
    let (inputs, results) = view.function_type().as_function().unwrap_or_default();
    let all = |types: &[Type]| types.iter().filter_map(|&ty| converted(cx, ty)).collect::<Vec<Type>>();
    let mut inputs = all(inputs);
    let mut results = all(results);
    if is_main {
        results.push(cx.int_ty(32));
    }
    let mut sizes = match module.nested(*op).filter(|_| is_entry) {
        Some(body) => OpenSizes::of(cx, body).map_err(|diag| vec![diag])?,
        None => OpenSizes::default(),
    };
    let Some(mut body) = module.take_nested(*op) else { return Ok(()) };
    let how = How { loc, is_main, is_entry, keep_buffers, globals };
    let rows = sizes.reduced_rows(cx, &body);
    let result = if rows.is_empty() {
        lower_body(cx, &mut body, sizes, &inputs, how)
    } else {
        let mut faster = Box::new(Body::new(cx));
        let region = faster.add_root();
        if let Some(&from) = body.roots().first() {
            faster.clone_region(cx, &body, from, region, &mut IrMapping::default(), &mut |loc| loc);
        }
        let mut own = OpenSizes::of(cx, &faster).map_err(|diag| vec![diag])?;
        own.rows_fit = true;
        let memory = lower_body(cx, &mut faster, own, &inputs, how);
        let other = lower_body(cx, &mut body, sizes.clone(), &inputs, how);
        if memory.is_ok() && other.is_ok() {
            body = versions::choose(cx, loc, [&faster, &body], &rows, &mut sizes);
        }
        memory.and(other)
    };
    if is_entry {
        results.clear();
    }
    let result = result.map(|memory| inputs.extend(memory));
    let mut b = Builder::before(cx, module, *op);
    let options = func::FuncOpOptions { sym_visibility: visibility.as_deref(), ..Default::default() };
    let function = func::FuncOp::build_with(&mut b, loc, &name, cx.function_ty(&inputs, &results), options);
    b.body_mut().put_nested(*function, body);
    b.erase_op(*op);
    if is_entry {
        toy::ENTRY.set(cx, module, *function, cx.unit_attr());
    }
    result
}

/// How a function is converted.
#[derive(Clone, Copy)]
struct How<'a> {
    loc: Loc,
    is_main: bool,
    is_entry: bool,
    keep_buffers: bool,
    globals: &'a Arc<FxHashMap<Attr, String>>,
}

/// Converts the body of a function, given the types of its arguments; returns those of the memory for its results.
fn lower_body(
    cx: &Context,
    body: &mut Body,
    mut sizes: OpenSizes,
    inputs: &[Type],
    how: How<'_>,
) -> Result<Vec<Type>, Vec<Diag>> {
    let How { loc, is_main, is_entry, keep_buffers, globals } = how;
    if let Some(block) = body.roots().first().and_then(|&region| body.entry_block(region)) {
        let args = body.block_args(block).to_vec();
        args.into_iter().zip(inputs).for_each(|(arg, &ty)| body.set_type(arg, ty));
    }
    debug_variables::locate(cx, body, keep_buffers, |op, part| locate(op, part, globals, keep_buffers));
    sink_constants(cx, body);
    sizes.read(cx, body, loc);
    control_flow::lower(cx, body, &sizes);
    convert_body(cx, body, is_main, sizes, globals)?;
    control_flow::remove_casts(cx, body);
    if !keep_buffers {
        in_place::read_in_place(cx, body);
    }
    let memory = if is_entry { results::pass_memory(cx, body, loc) } else { Vec::new() };
    free_buffers(cx, body, keep_buffers);
    Ok(memory)
}

/// Where a variable finds a part of its value. Unless buffers are kept, it must not refer to any: their contents move.
fn locate(
    op: OpRef<'_>,
    part: Value,
    globals: &FxHashMap<Attr, String>,
    keep_buffers: bool,
) -> Option<(Type, Place)> {
    // Arguments already have their types.
    let ty = op.ty(part);
    let ty = if ty.is_tensor() { converted(op.cx(), ty.id())? } else { ty.id() };
    if keep_buffers || !op.cx().type_ref(ty).is_memref() {
        return Some((ty, Place::Value));
    }
    let Some(value) = debug_variables::constant(op, part).map(|constant| constant.value()) else {
        return Some((ty, Place::Nowhere));
    };
    let is_small = value.ty().num_elements().is_some_and(|count| count <= MAX_LISTED_ELEMENTS);
    let place = match globals.get(&value.id()) {
        _ if is_small => Place::Constant(value.id()),
        Some(global) => Place::Global(global.clone()),
        None => Place::Nowhere,
    };
    Some((ty, place))
}

/// Moves each constant that will have a buffer to before its first use, so that the buffer does not live from the
/// beginning of the function: canonicalization gathers constants at the top.
fn sink_constants(cx: &Context, body: &mut Body) {
    let mut sunk: FxHashSet<Op> = FxHashSet::default();
    for user in body.all_ops_pre() {
        for operand in body.operands(user).collect::<Vec<_>>() {
            let Some(op) = body.defining_op(operand) else { continue };
            let constant = OpRef::new(cx, body, op).cast::<toy::ConstantOp>();
            let kind = constant.map(|constant| constant_kind(constant.value()));
            let has_buffer = matches!(kind, Some(ConstantKind::Stored | ConstantKind::Filled));
            let block = body.block_of(op).filter(|_| has_buffer);
            // The first user in the walk is in the first operation of the block that holds one.
            if let Some(user) = block.and_then(|block| body.ancestor_in_block(block, user))
                && sunk.insert(op)
            {
                body.move_op_before(op, user);
            }
        }
    }
}

fn convert_body(
    cx: &Context,
    body: &mut Body,
    is_main: bool,
    sizes: OpenSizes,
    globals: &Arc<FxHashMap<Attr, String>>,
) -> Result<(), Vec<Diag>> {
    let mut target = ConversionTarget::new(cx);
    let dialects =
        [&affine::DIALECT, &arith::DIALECT, &func::DIALECT, &math::DIALECT, &memref::DIALECT, &scf::DIALECT];
    for dialect in dialects {
        target.add_legal_dialect(dialect.name);
    }
    target.add_illegal_dialect(toy::DIALECT.name);
    target.add_legal_op(toy::WriteOp::NAME);
    target.add_legal_op(toy::PositionOp::NAME);
    target.add_dynamically_legal_op(toy::PrintOp::NAME, |op| {
        op.operand_types().all(|t| !op.cx().type_ref(t).is_tensor())
    });
    target.add_dynamically_legal_op(toy::VariableOp::NAME, |op| {
        op.operand_types().all(|t| !op.cx().type_ref(t).is_tensor())
    });
    let mut types = TypeConverter::identity();
    types.add_conversion(|_, ty| match ty.kind() {
        TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor { .. } => {
            match converted(ty.cx(), ty.id()) {
                Some(to) => TypeConversion::To(to),
                None => TypeConversion::Unsupported,
            }
        }
        _ => TypeConversion::Skip,
    });
    let globals = Arc::clone(globals);
    let sizes = Arc::new(sizes);
    // Sizes and positions are known from constants, which are converted first.
    let givens: Arc<FxHashMap<Op, Given>> = Arc::new(
        body.all_ops_pre()
            .into_iter()
            .filter_map(|op| Some((op, built_in::given(OpRef::new(cx, body, op))?)))
            .collect(),
    );
    let mut patterns = ConversionPatternSet::with_converter(Arc::new(types));
    for operation in ELEMENTWISE {
        let sizes = Arc::clone(&sizes);
        patterns.add_fn(operation.def.name, move |op, operands, rw| {
            elementwise(op, operands, rw, &sizes, operation)
        });
    }
    for reduction in REDUCTIONS {
        let sizes = Arc::clone(&sizes);
        patterns.add_fn(reduction.def.name, move |op, operands, rw| {
            reductions::reduce(op, operands, rw, &sizes, reduction)
        });
    }
    for function in FUNCTIONS {
        let givens = Arc::clone(&givens);
        let sizes = Arc::clone(&sizes);
        patterns.add_fn(function.def.name, move |op, operands, rw| {
            functions::function(op, operands, rw, &sizes, givens.get(&op).ok_or(NoMatch)?)
        });
    }
    let of_assign = Arc::clone(&sizes);
    patterns.add(move |op: Handle<toy::AssignOp>, x, rw| assign(op, x, rw, &of_assign));
    patterns.add(reshape).add(cast).add(print).add(call).add(debug_variables::converted).add(
        move |op: Handle<toy::ConstantOp>, x, rw| constant(*op, x.value().ok_or(NoMatch)?, rw, &globals),
    );
    if is_main {
        patterns.add(main_return)
    } else {
        patterns.add(return_buffers)
    };
    conversion::convert_body(cx, body, &target, &patterns, Mode::Partial)
}

/// Computes each element of the result from the elements of the operands at the same index. An operand that is smaller
/// repeats: at an axis of size 1, its index is 0.
fn elementwise(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    operation: &Elementwise,
) -> Matched {
    let loc = rw.body().loc(op);
    let result = rw.body().ty(rw.body().result(op, 0));
    let shape = rw.cx().type_ref(result).shape().unwrap_or_default();
    let operands = with_kinds(op, operands, rw, operation);
    compute(op, rw, sizes, |b, indices| {
        let elements = operands.iter().map(|&(v, kind)| {
            let map = broadcast_map(b, v, shape);
            element_of(b, loc, v, kind, map, indices)
        });
        let elements: Vec<Value> = elements.collect();
        (operation.scalar)(b, loc, &elements)
    })
}

/// The operands with the types to which their elements are converted; numbers already are, outside of all loops.
fn with_kinds(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    operation: &Elementwise,
) -> Vec<(Value, FloatKind)> {
    let loc = rw.body().loc(op);
    let kind = result_kind(rw.op(op));
    let convert = |(at, &operand): (usize, &Value)| {
        let own = kind_of_value(rw, operand);
        let kind = if operation.converts(at) { kind } else { own };
        (numbers_converted(rw, loc, &[operand], kind)[0], kind)
    };
    operands.iter().enumerate().map(convert).collect()
}

/// The indices of an operand for those of a result to whose shape it is broadcast.
fn broadcast_map(b: &Builder<'_>, operand: Value, result: &[i64]) -> AffineMap {
    let cx = b.cx();
    let shape = cx.type_ref(b.body().ty(operand)).shape().unwrap_or_default();
    let first = result.len() - shape.len();
    let index = |(axis, &extent): (usize, &i64)| {
        let repeats = extent == 1 && result[first + axis] != 1;
        if repeats { cx.affine_constant(0) } else { cx.affine_dim((first + axis) as u32) }
    };
    AffineMap::new(result.len() as u32, 0, shape.iter().enumerate().map(index).collect::<Vec<_>>())
}

/// Copies in row-major order: an element's position is computed from the result's indices and split into the
/// operand's. A number fills the result.
fn reshape(op: Handle<toy::ReshapeOp>, x: toy::ReshapeOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let input = x.input();
    let cx = rw.cx();
    let loc = rw.body().loc(*op);
    let shape = |ty| cx.type_ref(ty).shape().unwrap_or_default();
    let to = shape(op.view(rw).ty(op.view(rw).output()).id());
    let results = reshape_indices(cx, shape(rw.body().ty(input)), to);
    let map = AffineMap::new(to.len() as u32, 0, results);
    let kind = result_kind(*op.view(rw));
    compute(*op, rw, &OpenSizes::default(), |b, indices| element_of(b, loc, input, kind, map, indices))
}

/// A cast between static shapes does nothing.
fn cast(op: Handle<toy::CastOp>, x: toy::CastOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let input = x.input();
    let to = converted(rw.cx(), op.view(rw).ty(op.view(rw).output()).id()).ok_or(NoMatch)?;
    if rw.body().ty(input) != to {
        return Err(NoMatch);
    }
    rw.replace_by(*op, input)
}

/// The new value of a variable, whose shape shape inference has checked; a copy if it has elements of another type.
fn assign(
    op: Handle<toy::AssignOp>,
    x: toy::AssignOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
) -> Matched {
    let value = x.value();
    let cx = rw.cx();
    let loc = rw.body().loc(*op);
    let to = converted(cx, op.view(rw).ty(op.view(rw).output()).id()).ok_or(NoMatch)?;
    let from = cx.type_ref(rw.body().ty(value));
    if rw.body().ty(x.old()) != to || from.shape() != cx.type_ref(to).shape() {
        return Err(NoMatch);
    }
    if from.id() == to {
        return rw.replace_by(*op, value);
    }
    let kind = kind_of(cx.type_ref(to));
    let map = AffineMap::identity(cx, from.shape().unwrap_or_default().len() as u32);
    compute(*op, rw, sizes, |b, indices| element_of(b, loc, value, kind, map, indices))
}

fn constant(op: Op, value: AttrRef<'_>, rw: &mut Rewriter<'_>, globals: &FxHashMap<Attr, String>) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    match constant_kind(value) {
        ConstantKind::Number | ConstantKind::Filled => {
            let value = value.splat_f64().ok_or(NoMatch)?;
            let value = number(rw, loc, FloatKind::F64, value);
            compute(op, rw, &OpenSizes::default(), |_, _| value)
        }
        ConstantKind::Stored => {
            let ty = converted(cx, value.ty().id()).ok_or(NoMatch)?;
            let splat = value.splat_f64().map(|value| number(rw, loc, FloatKind::F64, value));
            let elements = value.as_dense_f64().ok_or(NoMatch)?;
            let shape = value.ty().shape().ok_or(NoMatch)?.to_vec();
            let buffer = memref::AllocOp::build(rw, loc, ty);
            for (position, element) in elements.into_iter().enumerate() {
                let element = splat.unwrap_or_else(|| number(rw, loc, FloatKind::F64, element));
                let map = AffineMap::new(0, 0, position_of(cx, &shape, position as i64));
                store(rw, loc, element, buffer, map, &[]);
            }
            rw.replace_by(op, buffer)
        }
        ConstantKind::Global => {
            let ty = converted(cx, value.ty().id()).ok_or(NoMatch)?;
            let name = globals.get(&value.id()).ok_or(NoMatch)?;
            let buffer = memref::GetGlobalOp::build(rw, loc, ty, name);
            rw.replace_by(op, buffer)
        }
    }
}

/// The constant indices of the element at a row-major position.
fn position_of(cx: &Context, shape: &[i64], position: i64) -> Vec<AffineExpr> {
    let indices = strides(shape).zip(shape);
    indices.map(|(stride, &extent)| cx.affine_constant(position / stride % extent.max(1))).collect()
}

fn print(op: Handle<toy::PrintOp>, x: toy::PrintOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let input = x.input();
    if rw.cx().type_ref(rw.body().ty(input)).is_tensor() {
        return Err(NoMatch);
    }
    let loc = rw.body().loc(*op);
    let view = op.view(rw);
    let format = view.format().map(str::to_owned);
    let options = toy::PrintOpOptions { format: format.as_deref(), inline: view.inline() };
    toy::PrintOp::build_with(rw, loc, input, options);
    rw.erase_op(*op);
    Ok(())
}

/// `main` is C's `main`: it returns 0.
fn main_return(op: Handle<toy::ReturnOp>, _: toy::ReturnOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(*op);
    let zero = arith::ConstantOp::build(rw, loc, cx.int_attr_of_width(0, 32));
    func::ReturnOp::build(rw, loc, &[zero]);
    rw.erase_op(*op);
    Ok(())
}

fn call(op: Handle<toy::GenericCallOp>, x: toy::GenericCallOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = rw.body().loc(*op);
    let callee = x.callee_attr().and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?;
    let results = rw.convert_result_types(*op)?;
    let new = func::CallOp::build(rw, loc, &results, callee, x.inputs());
    let buffers: Vec<Value> = rw.body().results(*new).collect();
    rw.replace_op(*op, &buffers);
    Ok(())
}

/// A caller gets buffers of its own.
fn return_buffers(op: Handle<toy::ReturnOp>, x: toy::ReturnOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = rw.body().loc(*op);
    let mut given: Vec<Value> = Vec::with_capacity(x.input().len());
    for &operand in x.input() {
        let is_number = !rw.cx().type_ref(rw.body().ty(operand)).is_memref();
        let is_own = rw.body().defining_op(operand).is_some_and(|op| is_allocated(rw.op(op)));
        given.push(if is_number || is_own && !given.contains(&operand) {
            operand
        } else {
            let extents = Extents::of_memory(rw, loc, operand);
            copy(rw, loc, operand, &extents)
        });
    }
    func::ReturnOp::build(rw, loc, &given);
    rw.erase_op(*op);
    Ok(())
}

/// True for operations whose results are buffers that must be freed.
fn is_allocated(op: OpRef<'_>) -> bool {
    op.is::<memref::AllocOp>() || op.is::<func::CallOp>()
}

/// Frees each buffer after the last operation of its block that uses it, in time linear in the uses; for debuggers,
/// before the function returns. Returned buffers are not freed.
fn free_buffers(cx: &Context, body: &mut Body, at_end: bool) {
    for op in body.all_ops_pre() {
        if !is_allocated(OpRef::new(cx, body, op)) {
            continue;
        }
        let Some(block) = body.block_of(op) else { continue };
        for buffer in body.results(op).filter(|&v| cx.type_ref(body.ty(v)).is_memref()).collect::<Vec<_>>() {
            let users: Vec<Op> =
                body.users(buffer).filter_map(|u| body.ancestor_in_block(block, u)).collect();
            let last = users
                .into_iter()
                .fold(op, |last, user| if body.is_before_in_block(last, user) { user } else { last });
            if OpRef::new(cx, body, last).is::<func::ReturnOp>() {
                continue;
            }
            let end = body.last_op(block).filter(|_| at_end);
            let loc = body.loc(end.unwrap_or(op));
            let mut b = Builder::new(cx, body);
            match end {
                Some(end) => b.set_before(end),
                None => b.set_after(last),
            }
            memref::DeallocOp::build(&mut b, loc, buffer);
        }
    }
}
