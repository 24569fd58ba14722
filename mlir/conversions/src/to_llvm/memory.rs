//! Memory: allocation through the C library or the host, loads and stores by address arithmetic, globals.

use std::collections::BTreeMap;

use dialects::llvm::runtime::{self, Function, c};
use dialects::llvm::{self, GEPNoWrapFlags, IntegerOverflowFlags, Linkage};
use dialects::matching::constant_index;
use dialects::memref;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter, TypeConverter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::symbol_table::{SymbolTable, Visibility, visibility};
use mlir::{
    Attr, AttrRef, Body, Builder, Context, DYNAMIC, Diag, Handle, Loc, OpRef, Type, Value, row_major_strides,
};

use super::descriptor::{Descriptor, word};
use super::interface::Options;
use super::types::element_size;
use super::{func, scopes};
use crate::external_functions::{C_LIBRARY, HOST, declare};

/// The functions that allocate and free.
#[derive(Clone, Copy)]
struct Allocator {
    alloc: &'static Function,
    aligned_alloc: &'static Function,
    free: &'static Function,
    /// What messages call those who provide them.
    provider: &'static str,
}

impl Allocator {
    fn new(options: Options) -> Allocator {
        if options.use_generic_functions {
            let aligned_alloc = &runtime::ALIGNED_ALLOC;
            Allocator { alloc: &runtime::ALLOC, aligned_alloc, free: &runtime::FREE, provider: HOST }
        } else {
            let aligned_alloc = &c::ALIGNED_ALLOC;
            Allocator { alloc: &c::MALLOC, aligned_alloc, free: &c::FREE, provider: C_LIBRARY }
        }
    }
}

/// Declares the functions that allocate and free, and marks accesses that do not overlap.
pub(super) fn prepare(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
    options: Options,
) -> Result<(), Vec<Diag>> {
    declare_allocator(cx, module, types, Allocator::new(options))?;
    let functions: Vec<_> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    for op in functions {
        if let Some(body) = module.nested_mut(op) {
            scopes::annotate(cx, body);
        }
    }
    Ok(())
}

/// Declares those functions of an allocator that will be called.
fn declare_allocator(
    cx: &Context,
    module: &mut Body,
    types: &TypeConverter,
    allocator: Allocator,
) -> Result<(), Vec<Diag>> {
    let Some(block) = module.roots().first().and_then(|&r| module.entry_block(r)) else { return Ok(()) };
    let mut used = BTreeMap::new();
    for body in module.ops(block).filter_map(|op| module.nested(op)) {
        for op in body.all_ops_pre() {
            let op = OpRef::new(cx, body, op);
            let function = match op.cast::<memref::AllocOp>() {
                Some(alloc) if alloc.alignment().is_some() => allocator.aligned_alloc,
                Some(_) => allocator.alloc,
                None if op.is::<memref::DeallocOp>() => allocator.free,
                None => continue,
            };
            used.entry(function.name).or_insert((function, op.loc()));
        }
    }
    let mut names = SymbolTable::inside(cx, module);
    let mut b = Builder::new(cx, module);
    b.set_start(block);
    let type_of = |op: OpRef<'_>| func::llvm_type(types, op);
    used.into_values().try_for_each(|(function, loc)| {
        let wanted = (loc, function.name, function.ty(cx));
        declare(&mut b, allocator.provider, wanted, &mut names, type_of)
    })
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: Options) {
    patterns.add(dim);
    let allocator = Allocator::new(options);
    alloc(patterns, allocator);
    dealloc(patterns, allocator);
    patterns.add(alloca).add(cast).add(view).add(load).add(store).add(get_global).add(global);
}

/// The memory that an allocation asks for.
struct Request {
    descriptor: Type,
    element: Type,
    element_size: i64,
    sizes: Vec<Value>,
    strides: Vec<Value>,
    /// Number of elements.
    count: Value,
}

/// Computes sizes, row-major strides and the number of elements; dynamic sizes are operands.
fn request(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    memref: Value,
    dynamic_sizes: &[Value],
) -> Result<Request, NoMatch> {
    let cx = rw.cx();
    let ty = cx.type_ref(rw.body().ty(memref));
    let descriptor = rw.convert_type(ty.id())?;
    let element = rw.convert_type(ty.element_type().id())?;
    let element_size = element_size(cx, element).ok_or(NoMatch)?;
    let mut dynamic = dynamic_sizes.iter();
    let mut sizes = Vec::new();
    for &extent in ty.shape().ok_or(NoMatch)? {
        sizes.push(match extent {
            DYNAMIC => *dynamic.next().ok_or(NoMatch)?,
            extent => word(rw, loc, extent),
        });
    }
    let known = row_major_strides(ty.shape().ok_or(NoMatch)?).ok_or(NoMatch)?;
    let mut strides = Vec::with_capacity(sizes.len());
    let total = if ty.has_static_shape() {
        Some(ty.num_elements().and_then(|n| i64::try_from(n).ok()).ok_or(NoMatch)?)
    } else {
        None
    };
    // From the last dimension outwards: a dynamic stride is the product of all sizes so far.
    let mut count = word(rw, loc, total.unwrap_or(1));
    for (&size, known) in sizes.iter().zip(known).rev() {
        strides.push(if known == DYNAMIC { count } else { word(rw, loc, known) });
        if total.is_none() {
            count = llvm::MulOp::build(rw, loc, count, size);
        }
    }
    strides.reverse();
    Ok(Request { descriptor, element, element_size, sizes, strides, count })
}

fn alloc(patterns: &mut ConversionPatternSet, allocator: Allocator) {
    patterns.add(move |op: Handle<memref::AllocOp>, x: memref::AllocOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
        let view = op.view(rw);
        let loc = view.loc();
        let memref = view.memref();
        let alignment = view.alignment();
        let request = request(rw, loc, memref, x.dynamic_sizes())?;
        let size = word(rw, loc, request.element_size);
        let bytes = llvm::MulOp::build(rw, loc, request.count, size);
        let buffer = match alignment {
            None => call(rw, loc, allocator.alloc, &[bytes])?,
            Some(alignment) => {
                // aligned_alloc requires a multiple of the alignment.
                let align = word(rw, loc, alignment);
                let less = word(rw, loc, alignment - 1);
                let sum = llvm::AddOp::build(rw, loc, bytes, less);
                let blocks = llvm::SDivOp::build(rw, loc, sum, align);
                let rounded = llvm::MulOp::build(rw, loc, blocks, align);
                call(rw, loc, allocator.aligned_alloc, &[align, rounded])?
            }
        };
        let new = Descriptor::build(rw, loc, request.descriptor, buffer, &request.sizes, &request.strides);
        rw.replace_by(*op, new.value())
    });
}

/// A call of a function that returns a pointer.
fn call(rw: &mut Rewriter<'_>, loc: Loc, function: &Function, operands: &[Value]) -> Result<Value, NoMatch> {
    let pointer = function.result_ty(rw.cx());
    llvm::CallOp::build_direct(rw, loc, function.name, pointer, operands).view(rw).result().ok_or(NoMatch)
}

fn alloca(op: Handle<memref::AllocaOp>, x: memref::AllocaOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let memref = view.memref();
    let alignment = view.alignment();
    let request = request(rw, loc, memref, x.dynamic_sizes())?;
    let pointer = llvm::types::ptr(rw.cx());
    let options = llvm::AllocaOpOptions { alignment, ..Default::default() };
    let buffer = llvm::AllocaOp::build_with(rw, loc, pointer, request.count, request.element, options);
    let new = Descriptor::build(rw, loc, request.descriptor, buffer, &request.sizes, &request.strides);
    rw.replace_by(*op, new.value())
}

/// Between ranked types, a cast changes nothing: a descriptor holds every number that a type may leave unknown.
fn cast(op: Handle<memref::CastOp>, x: memref::CastOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let ty = rw.body().ty(op.view(rw).dest());
    if rw.convert_type(ty)? != rw.body().ty(x.source()) {
        return Err(rw.no_match("the descriptors of the two types differ"));
    }
    rw.replace_by(*op, x.source())
}

fn dealloc(patterns: &mut ConversionPatternSet, allocator: Allocator) {
    patterns.add(
        move |op: Handle<memref::DeallocOp>, x: memref::DeallocOpAdaptor<'_>, rw: &mut Rewriter<'_>| {
            let loc = op.view(rw).loc();
            let buffer = Descriptor::new(x.memref()).allocated(rw, loc);
            llvm::CallOp::build_direct(rw, loc, allocator.free.name, None, &[buffer]);
            rw.erase_op(*op);
            Ok(())
        },
    );
}

/// Another descriptor of the same memory, starting at a distance in bytes.
fn view(op: Handle<memref::ViewOp>, x: memref::ViewOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let result = view.result(0);
    let request = request(rw, loc, result, x.sizes())?;
    let source = Descriptor::new(x.source());
    let allocated = source.allocated(rw, loc);
    let start = source.aligned(rw, loc);
    let pointer = llvm::types::ptr(rw.cx());
    let byte = rw.cx().int_ty(8);
    let options = llvm::GEPOpOptions { no_wrap_flags: Some(GEPNoWrapFlags::INBOUNDS) };
    let start =
        llvm::GEPOp::build_with(rw, loc, pointer, start, &[x.byte_shift()], &[i32::MIN], byte, options);
    let zero = word(rw, loc, 0);
    let fields: Vec<Value> =
        [allocated, start, zero].into_iter().chain(request.sizes).chain(request.strides).collect();
    let new = Descriptor::pack(rw, loc, request.descriptor, &fields);
    rw.replace_by(*op, new.value())
}

/// The address of an element: strides are constants if the shape is known, and otherwise read from the
/// descriptor.
fn address(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: Type,
    memory: Value,
    indices: &[Value],
) -> Result<Value, NoMatch> {
    let cx = rw.cx();
    let shape = cx.type_ref(ty).shape().ok_or(NoMatch)?;
    if shape.len() != indices.len() {
        return Err(NoMatch);
    }
    let element = rw.convert_type(cx.type_ref(ty).element_type().id())?;
    let descriptor = Descriptor::new(memory);
    let base = descriptor.aligned(rw, loc);
    let mut position: Option<Value> = None;
    let strides = row_major_strides(shape).ok_or(NoMatch)?;
    for (i, (&index, stride)) in indices.iter().zip(strides).enumerate() {
        let stride = match stride {
            1 => None,
            DYNAMIC => Some(descriptor.stride(rw, loc, i)),
            stride => Some(word(rw, loc, stride)),
        };
        let term = match stride {
            Some(stride) => {
                let options = llvm::MulOpOptions { overflow_flags: Some(NO_WRAP) };
                llvm::MulOp::build_with(rw, loc, index, stride, options)
            }
            None => index,
        };
        position = Some(match position {
            Some(sum) => {
                let options = llvm::AddOpOptions { overflow_flags: Some(NO_WRAP) };
                llvm::AddOp::build_with(rw, loc, sum, term, options)
            }
            None => term,
        });
    }
    let Some(position) = position else { return Ok(base) };
    let options =
        llvm::GEPOpOptions { no_wrap_flags: Some(GEPNoWrapFlags::INBOUNDS.union(GEPNoWrapFlags::NUW)) };
    let pointer = llvm::types::ptr(cx);
    Ok(llvm::GEPOp::build_with(rw, loc, pointer, base, &[position], &[i32::MIN], element, options))
}

/// The flags of arithmetic on positions in memory: an index into existing memory is neither negative nor too
/// large.
const NO_WRAP: IntegerOverflowFlags = IntegerOverflowFlags::NSW.union(IntegerOverflowFlags::NUW);

fn load(op: Handle<memref::LoadOp>, x: memref::LoadOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = view.ty(view.memref()).id();
    let options = llvm::LoadOpOptions {
        alignment: view.alignment(),
        nontemporal: view.nontemporal(),
        alias_scopes: scopes(*view, scopes::INSIDE),
        noalias_scopes: scopes(*view, scopes::OUTSIDE),
        ..Default::default()
    };
    let result = rw.body().ty(view.result());
    let result = rw.convert_type(result)?;
    let address = address(rw, loc, ty, x.memref(), x.indices())?;
    let value = llvm::LoadOp::build_with(rw, loc, result, address, options);
    rw.replace_by(*op, value)
}

fn store(op: Handle<memref::StoreOp>, x: memref::StoreOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let ty = view.ty(view.memref()).id();
    let options = llvm::StoreOpOptions {
        alignment: view.alignment(),
        nontemporal: view.nontemporal(),
        alias_scopes: scopes(*view, scopes::INSIDE),
        noalias_scopes: scopes(*view, scopes::OUTSIDE),
        ..Default::default()
    };
    let address = address(rw, loc, ty, x.memref(), x.indices())?;
    llvm::StoreOp::build_with(rw, loc, x.value(), address, options);
    rw.erase_op(*op);
    Ok(())
}

/// The scopes that `scopes::annotate` gave an access.
fn scopes(op: OpRef<'_>, name: &str) -> Option<Attr> {
    op.attr(name).map(|scopes| scopes.id())
}

fn get_global(
    op: Handle<memref::GetGlobalOp>,
    x: memref::GetGlobalOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let cx = rw.cx();
    let loc = view.loc();
    let ty = view.ty(view.result()).id();
    let shape = cx.type_ref(ty).shape().ok_or(NoMatch)?;
    let descriptor = rw.convert_type(ty)?;
    let name = x.name_attr().and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?;
    let buffer = llvm::AddressOfOp::build(rw, loc, llvm::types::ptr(cx), name);
    let sizes: Vec<Value> = shape.iter().map(|&s| word(rw, loc, s)).collect();
    let strides = row_major_strides(shape).filter(|strides| !strides.contains(&DYNAMIC)).ok_or(NoMatch)?;
    let strides: Vec<Value> = strides.into_iter().map(|stride| word(rw, loc, stride)).collect();
    let new = Descriptor::build(rw, loc, descriptor, buffer, &sizes, &strides);
    rw.replace_by(*op, new.value())
}

/// `array<2 x array<3 x f64>>`, or the element for rank 0.
fn storage_type(cx: &Context, shape: &[i64], element: Type) -> Option<Type> {
    shape
        .iter()
        .rev()
        .try_fold(element, |inner, &d| Some(llvm::types::array(cx, u64::try_from(d).ok()?, inner)))
}

fn global(op: Handle<memref::GlobalOp>, x: memref::GlobalOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let cx = rw.cx();
    let loc = view.loc();
    let initial = x.initial_value();
    let ty = cx.type_ref(view.type_().id());
    let linkage = match visibility(*view) {
        Visibility::Private => Linkage::Private,
        _ => Linkage::External,
    };
    let mut options = llvm::GlobalOpOptions {
        constant: view.constant(),
        alignment: view.alignment(),
        ..Default::default()
    };
    // A unit attribute means `uninitialized`; no attribute at all means that it is defined elsewhere.
    let uninitialized = initial.is_some_and(AttrRef::is_unit);
    if let Some(value) = initial.filter(|_| !uninitialized) {
        let scalar = ty.rank() == 0;
        options.value = Some(if scalar { scalar_value(value).ok_or(NoMatch)? } else { value.id() });
    }
    let element = rw.convert_type(ty.element_type().id())?;
    let storage = storage_type(cx, ty.shape().ok_or(NoMatch)?, element).ok_or(NoMatch)?;
    let name = x.sym_name_attr().and_then(AttrRef::as_str).ok_or(NoMatch)?;
    let global = llvm::GlobalOp::build_with(rw, loc, storage, name, linkage, options);
    if uninitialized {
        rw.fill_region(*global, 0, &[], |b, _| {
            let undef = llvm::UndefOp::build(b, loc, storage);
            llvm::ReturnOp::build_with(b, loc, llvm::ReturnOpOptions { arg: Some(undef) });
        });
    }
    rw.erase_op(*op);
    Ok(())
}

/// The only element of a dense attribute of rank 0.
fn scalar_value(value: AttrRef<'_>) -> Option<mlir::Attr> {
    let cx = value.cx();
    let element = value.ty().element_type();
    let mlir::AttrKind::DenseElements { data: mlir::attributes::DenseData::Splat(bytes), .. } = value.kind()
    else {
        return None;
    };
    let mut wide = [0u8; 16];
    wide.get_mut(..bytes.len())?.copy_from_slice(bytes);
    let bits = u128::from_le_bytes(wide);
    Some(if element.is_float() {
        cx.attr(mlir::AttrKind::Float { bits, ty: element.id() })
    } else {
        cx.int_attr(bits as i128, element.id())
    })
}

/// A size is known, or a field of the descriptor.
fn dim(op: Handle<memref::DimOp>, x: memref::DimOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    // The constant may have been converted.
    let dimension = constant_index(*view, x.index()).or_else(|| constant_index(*view, view.index()));
    let dimension = dimension.and_then(|at| usize::try_from(at).ok());
    let shape = view.ty(view.source()).shape().unwrap_or_default();
    let size = dimension.and_then(|at| Some((at, *shape.get(at)?)));
    let (dimension, size) = size.ok_or_else(|| rw.no_match("the dimension is not known"))?;
    let size = match size {
        DYNAMIC => Descriptor::new(x.source()).size(rw, loc, dimension),
        size => word(rw, loc, size),
    };
    rw.replace_by(*op, size)
}
