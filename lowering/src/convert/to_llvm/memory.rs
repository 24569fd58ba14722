//! Memory: allocation through the C library, loads and stores by address arithmetic, globals.

use dialects::llvm::{self, GEPNoWrapFlags, IntegerOverflowFlags, Linkage};
use mlir::rewrite::NoMatch;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter};
use mlir::{AttrRef, Builder, Context, DYNAMIC, Loc, Op, OpState, OpView, Type, Value};

use super::descriptor::{Descriptor, word};
use super::linkage;
use super::types::{element_size, row_major_strides};

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    patterns
        .add_fn("memref.alloc", alloc)
        .add_fn("memref.alloca", alloca)
        .add_fn("memref.dealloc", dealloc)
        .add_fn("memref.cast", cast)
        .add_fn("memref.load", load)
        .add_fn("memref.store", store)
        .add_fn("memref.get_global", get_global)
        .add_fn("memref.global", global);
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
fn request(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<Request, NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let ty = rw.op(op).ty(rw.body().result(op, 0)).id();
    let ty = cx.type_ref(ty);
    let descriptor = rw.convert_type(ty.id())?;
    let element = rw.convert_type(ty.element_type().id())?;
    let element_size = element_size(cx, element).ok_or(NoMatch)?;
    let mut dynamic = operands.iter();
    let mut sizes = Vec::new();
    for &extent in ty.shape().ok_or(NoMatch)? {
        sizes.push(match extent {
            DYNAMIC => *dynamic.next().ok_or(NoMatch)?,
            extent => word(rw, loc, extent),
        });
    }
    let known = row_major_strides(ty.shape().ok_or(NoMatch)?).ok_or(NoMatch)?;
    let mut strides = Vec::with_capacity(sizes.len());
    let total = match ty.has_static_shape() {
        true => Some(ty.num_elements().and_then(|n| i64::try_from(n).ok()).ok_or(NoMatch)?),
        false => None,
    };
    // From the last dimension outwards: what is not known is the product of all that came before.
    let mut count = word(rw, loc, total.unwrap_or(1));
    for (&size, known) in sizes.iter().zip(known).rev() {
        strides.push(known.map_or(count, |stride| word(rw, loc, stride)));
        if total.is_none() {
            count = multiply(rw, loc, count, size);
        }
    }
    strides.reverse();
    Ok(Request { descriptor, element, element_size, sizes, strides, count })
}

fn alloc(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let request = request(op, operands, rw)?;
    let size = word(rw, loc, request.element_size);
    let bytes = multiply(rw, loc, request.count, size);
    let buffer = match rw.op(op).attr("alignment").and_then(AttrRef::as_int) {
        None => call(rw, loc, "malloc", &[bytes]),
        Some(alignment) => {
            // aligned_alloc wants a multiple of the alignment.
            let (align, less) = (word(rw, loc, alignment), word(rw, loc, alignment - 1));
            let sum = llvm::AddOp::build(rw, loc, bytes, less, IntegerOverflowFlags::NONE);
            let sum = rw.body().result(sum, 0);
            let blocks = llvm::SDivOp::build(rw, loc, sum, align, false);
            let blocks = rw.body().result(blocks, 0);
            let rounded = multiply(rw, loc, blocks, align);
            call(rw, loc, "aligned_alloc", &[align, rounded])
        }
    };
    let new = Descriptor::build(rw, loc, request.descriptor, buffer, &request.sizes, &request.strides);
    rw.replace_op(op, &[new.value()]);
    Ok(())
}

fn multiply(b: &mut Builder<'_>, loc: Loc, x: Value, y: Value) -> Value {
    let op = llvm::MulOp::build(b, loc, x, y, IntegerOverflowFlags::NONE);
    b.body().result(op, 0)
}

fn call(b: &mut Builder<'_>, loc: Loc, name: &str, operands: &[Value]) -> Value {
    let cx = b.cx();
    let callee = cx.symbol_ref_attr(name);
    let op = llvm::CallOp::build_direct(b, loc, Some(llvm::types::ptr(cx)), callee, operands, None);
    b.body().result(op, 0)
}

fn alloca(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let request = request(op, operands, rw)?;
    let alignment = rw.op(op).attr("alignment").and_then(AttrRef::as_int);
    let pointer = llvm::types::ptr(cx);
    let buffer = llvm::AllocaOp::build(rw, loc, pointer, request.count, alignment, request.element, false);
    let buffer = rw.body().result(buffer, 0);
    let new = Descriptor::build(rw, loc, request.descriptor, buffer, &request.sizes, &request.strides);
    rw.replace_op(op, &[new.value()]);
    Ok(())
}

/// Between ranked types a cast changes nothing: a descriptor holds every number that a type may leave open.
fn cast(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let &[memory] = operands else { return Err(NoMatch) };
    let ty = rw.body().ty(rw.body().result(op, 0));
    if rw.convert_type(ty)? != rw.body().ty(memory) {
        return Err(NoMatch);
    }
    rw.replace_op(op, &[memory]);
    Ok(())
}

fn dealloc(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let &[memory] = operands else { return Err(NoMatch) };
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let buffer = Descriptor::new(memory).allocated(rw, loc);
    let callee = cx.symbol_ref_attr("free");
    llvm::CallOp::build_direct(rw, loc, None, callee, &[buffer], None);
    rw.erase_op(op);
    Ok(())
}

/// The address of an element: strides are constants where the shape is known, else read from the descriptor.
fn address(
    rw: &mut ConversionRewriter<'_>,
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
            Some(1) => None,
            Some(stride) => Some(word(rw, loc, stride)),
            None => Some(descriptor.stride(rw, loc, i)),
        };
        let term = match stride {
            Some(stride) => {
                let product = llvm::MulOp::build(rw, loc, index, stride, NO_WRAP);
                rw.body().result(product, 0)
            }
            None => index,
        };
        position = Some(match position {
            Some(sum) => {
                let sum = llvm::AddOp::build(rw, loc, sum, term, NO_WRAP);
                rw.body().result(sum, 0)
            }
            None => term,
        });
    }
    let Some(position) = position else { return Ok(base) };
    let flags = GEPNoWrapFlags::INBOUNDS.union(GEPNoWrapFlags::NUW);
    let pointer = llvm::types::ptr(cx);
    let op = llvm::GEPOp::build(rw, loc, pointer, base, &[position], &[i32::MIN], element, flags);
    Ok(rw.body().result(op, 0))
}

/// `overflow<nsw, nuw>`: an index into memory that exists is neither negative nor too large.
/// Of the arithmetic on positions in memory.
const NO_WRAP: IntegerOverflowFlags = IntegerOverflowFlags::NSW.union(IntegerOverflowFlags::NUW);

fn load(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let (&memory, indices) = operands.split_first().ok_or(NoMatch)?;
    let ty = rw.op(op).ty(rw.body().operand(op, 0)).id();
    let result = rw.convert_result_types(op)?;
    let address = address(rw, loc, ty, memory, indices)?;
    let alignment = rw.op(op).attr("alignment").and_then(AttrRef::as_int);
    let nontemporal = rw.op(op).attr("nontemporal").and_then(AttrRef::as_bool).unwrap_or(false);
    let new = llvm::LoadOp::build_plain(rw, loc, result[0], address, alignment, nontemporal);
    let value = rw.body().result(new, 0);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn store(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let loc = rw.body().loc(op);
    let [value, memory, indices @ ..] = operands else { return Err(NoMatch) };
    let ty = rw.op(op).ty(rw.body().operand(op, 1)).id();
    let address = address(rw, loc, ty, *memory, indices)?;
    let alignment = rw.op(op).attr("alignment").and_then(AttrRef::as_int);
    let nontemporal = rw.op(op).attr("nontemporal").and_then(AttrRef::as_bool).unwrap_or(false);
    llvm::StoreOp::build_plain(rw, loc, *value, address, alignment, nontemporal);
    rw.erase_op(op);
    Ok(())
}

fn get_global(op: Op, _: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let ty = rw.op(op).ty(rw.body().result(op, 0)).id();
    let name = rw.op(op).attr("name").and_then(AttrRef::as_flat_symbol).ok_or(NoMatch)?.to_owned();
    let shape = cx.type_ref(ty).shape().ok_or(NoMatch)?;
    let descriptor = rw.convert_type(ty)?;
    let buffer = llvm::AddressOfOp::build(rw, loc, llvm::types::ptr(cx), &name);
    let buffer = rw.body().result(buffer, 0);
    let sizes: Vec<Value> = shape.iter().map(|&s| word(rw, loc, s)).collect();
    let strides =
        row_major_strides(shape).into_iter().flatten().collect::<Option<Vec<i64>>>().ok_or(NoMatch)?;
    let strides: Vec<Value> = strides.into_iter().map(|stride| word(rw, loc, stride)).collect();
    let new = Descriptor::build(rw, loc, descriptor, buffer, &sizes, &strides);
    rw.replace_op(op, &[new.value()]);
    Ok(())
}

/// `array<2 x array<3 x f64>>`, or the element for rank 0.
fn storage_type(cx: &Context, shape: &[i64], element: Type) -> Option<Type> {
    shape
        .iter()
        .rev()
        .try_fold(element, |inner, &d| Some(llvm::types::array(cx, u64::try_from(d).ok()?, inner)))
}

fn global(op: Op, _: &[Value], rw: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (cx, loc) = (rw.cx(), rw.body().loc(op));
    let ty = cx.type_ref(rw.op(op).attr("type").and_then(AttrRef::as_type).ok_or(NoMatch)?);
    let element = rw.convert_type(ty.element_type().id())?;
    let storage = storage_type(cx, ty.shape().ok_or(NoMatch)?, element).ok_or(NoMatch)?;
    let view = rw.op(op);
    let private = view.attr("sym_visibility").and_then(AttrRef::as_str) == Some("private");
    let initial = view.attr("initial_value");
    let mut state = OpState::of(cx, <llvm::GlobalOp<'_> as OpView<'_>>::DEF, loc);
    let kind = if private { Linkage::Private } else { Linkage::External };
    state.set_attr(cx, "linkage", linkage(cx, kind));
    state.set_attr(cx, "global_type", cx.type_attr(storage));
    for name in ["sym_name", "constant", "alignment"] {
        if let Some(attr) = view.attr(name) {
            state.set_attr(cx, name, attr.id());
        }
    }
    // A unit attribute means `uninitialized`; no attribute at all means that it is defined elsewhere.
    let uninitialized = initial.is_some_and(AttrRef::is_unit);
    if let Some(value) = initial.filter(|_| !uninitialized) {
        let scalar = ty.rank() == 0;
        state.set_attr(cx, "value", if scalar { scalar_value(value).ok_or(NoMatch)? } else { value.id() });
    }
    if let Some((region, body)) = state.add_isolated_region()
        && uninitialized
    {
        let mut b = Builder::new(cx, body);
        b.create_block(region, &[]);
        let undef = llvm::UndefOp::build(&mut b, loc, storage);
        let undef = b.body().result(undef, 0);
        llvm::ReturnOp::build(&mut b, loc, Some(undef));
    }
    rw.create(state);
    rw.erase_op(op);
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
    Some(match element.is_float() {
        true => cx.attr(mlir::AttrKind::Float { bits, ty: element.id() }),
        false => cx.int_attr(bits as i128, element.id()),
    })
}
