//! How buffers are looked up, allocated, copied and put in place of tensors.

use dialects::bufferization::{AllocTensorOp, AllocTensorOpOptions, ToBufferOp, ToTensorOp};
use dialects::matching::build_index;
use dialects::memref::{AllocOp, AllocOpOptions, CastOp, CopyOp, DimOp};
use dialects::offsets_sizes_strides::{Mixed, Slice};
use dialects::{bufferization, tensor};
use mlir::{Builder, DYNAMIC, Diag, Loc, Op, OpRef, OpType, OpView, Type, TypeRef, Value, ValueDef};

use super::dialects::concat;
use super::interface::{Bufferizer, Failure, Setting, State};
use super::types;

/// Whether a cast from one ranked memref type to another cannot fail: no offset or stride becomes static.
fn always_casts(from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    let (Some(is), Some(wanted)) = (from.strided_layout(), to.strided_layout()) else { return false };
    let more = |(&a, &b): (&i64, &i64)| a == DYNAMIC && b != DYNAMIC;
    CastOp::are_cast_compatible(&[from], &[to])
        && !more((&is.offset, &wanted.offset))
        && !is.strides.iter().zip(&wanted.strides).any(more)
}

/// The sizes of the dynamic dimensions of a buffer.
fn dynamic_dims(b: &mut Builder<'_>, loc: Loc, buffer: Value, shape: &[i64]) -> Vec<Value> {
    let dynamic = shape.iter().enumerate().filter(|(_, extent)| **extent == DYNAMIC);
    let mut sizes = Vec::new();
    for (at, _) in dynamic {
        let index = build_index(b, loc, at as i64);
        sizes.push(DimOp::build(b, loc, buffer, index));
    }
    sizes
}

fn allocate(b: &mut Builder<'_>, loc: Loc, ty: Type, sizes: &[Value], alignment: u64) -> Value {
    let alignment = i64::try_from(alignment).ok().filter(|&alignment| alignment != 0);
    let options = AllocOpOptions { dynamic_sizes: sizes, alignment, ..Default::default() };
    AllocOp::build_with(b, loc, ty, options)
}

/// A buffer as one of another type: a cast or, if that might fail, a copy. `None` if neither is possible.
pub(super) fn cast_or_copy(b: &mut Builder<'_>, buffer: Value, to: Type, alignment: u64) -> Option<Value> {
    let cx = b.cx();
    let (from, target) = (cx.type_ref(b.body().ty(buffer)), cx.type_ref(to));
    let fits = from.element_type() == target.element_type() && from.rank() == target.rank();
    if !fits {
        return None;
    }
    let loc = value_loc(b, buffer);
    if always_casts(from, target) {
        return Some(CastOp::build(b, loc, to, buffer));
    }
    let sizes = dynamic_dims(b, loc, buffer, target.shape().unwrap_or_default());
    let copy = allocate(b, loc, to, &sizes, alignment);
    CopyOp::build(b, loc, buffer, copy);
    Some(copy)
}

/// Where a value comes from.
pub(super) fn value_loc(b: &Builder<'_>, value: Value) -> Loc {
    mlir::ValueRef::new(b.cx(), b.body(), value).loc()
}

/// The sizes of the dynamic dimensions of a result, if its operation knows them.
fn known_sizes(op: OpRef<'_>, value: Value) -> Option<Vec<Mixed>> {
    let shape = op.ty(value).shape()?;
    let list =
        |operands: Vec<Value>| Some(dialects::offsets_sizes_strides::mixed(shape, operands.into_iter()));
    if let Some(empty) = op.cast::<tensor::EmptyOp>() {
        return list(empty.dynamic_sizes().collect());
    }
    if let Some(generate) = op.cast::<tensor::GenerateOp>() {
        return list(generate.dynamic_extents().collect());
    }
    if let Some(splat) = op.cast::<tensor::SplatOp>() {
        return list(splat.dynamic_sizes().collect());
    }
    if let Some(alloc) = op.cast::<AllocTensorOp>() {
        return alloc.copy().is_none().then(|| list(alloc.dynamic_sizes().collect()))?;
    }
    let slice = op.cast::<tensor::ExtractSliceOp>()?;
    let sizes = Slice::of(*slice).sizes;
    // The dimensions of size 1 that the result does not have are dropped from the front.
    let mut dropped = sizes.len().checked_sub(shape.len())?;
    let mut kept = Vec::new();
    for size in sizes {
        if dropped > 0 && size == Mixed::Known(1) && shape.get(kept.len()) != Some(&1) {
            dropped -= 1;
        } else {
            kept.push(size);
        }
    }
    (kept.len() == shape.len()).then_some(kept)
}

/// The sizes of the dynamic dimensions of a tensor.
fn sizes_of(b: &mut Builder<'_>, loc: Loc, value: Value) -> Vec<Value> {
    let concatenated = b.body().defining_op(value).and_then(|op| concat::sizes_of(b, op));
    if let Some(sizes) = concatenated {
        return sizes;
    }
    let (cx, body) = (b.cx(), b.body());
    let shape: Vec<i64> = cx.type_ref(body.ty(value)).shape().unwrap_or_default().to_vec();
    let known = body.defining_op(value).and_then(|op| known_sizes(OpRef::new(cx, body, op), value));
    let into = body.defining_op(value).map(|op| OpRef::new(cx, body, op)).and_then(|op| {
        let slice = op.cast::<tensor::InsertSliceOp>().map(|op| op.dest());
        slice.or_else(|| op.cast::<bufferization::MaterializeInDestinationOp>().map(|op| op.dest()))
    });
    let source = into.unwrap_or(value);
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, extent)| **extent == DYNAMIC) {
        let size = match known.as_ref().map(|known| known[at]) {
            Some(known) => known.as_value(b, loc),
            None => {
                let index = build_index(b, loc, at as i64);
                tensor::DimOp::build(b, loc, source, index)
            }
        };
        sizes.push(size);
    }
    sizes
}

/// A new tensor like another, with its elements or with any.
///
/// # Errors
/// If the tensor has no known rank, or its memory space is not known.
pub(super) fn new_tensor(
    b: &mut Builder<'_>,
    setting: Setting<'_>,
    loc: Loc,
    value: Value,
    elements: bool,
) -> Result<Value, Diag> {
    let state = |b: &Builder<'_>, value: Value, f: &dyn Fn(State<'_>, Value) -> Result<Type, Diag>| {
        f(State { cx: b.cx(), body: b.body(), setting, decisions: None }, value)
    };
    let ty = b.body().ty(value);
    if !b.cx().type_ref(ty).has_rank() {
        let fail = |state: State<'_>, value| {
            Err(state.error(value, "copying of unranked tensors is not implemented"))
        };
        return state(b, value, &fail).map(|_| value);
    }
    if elements {
        let options = AllocTensorOpOptions { copy: Some(value), ..Default::default() };
        return Ok(AllocTensorOp::build_with(b, loc, ty, &[], options));
    }
    let sizes = sizes_of(b, loc, value);
    let buffer = state(b, value, &|state, value| state.buffer_type(value))?;
    let memory_space = types::memory_space(b.cx().type_ref(buffer));
    let options = AllocTensorOpOptions { memory_space, ..Default::default() };
    Ok(AllocTensorOp::build_with(b, loc, ty, &sizes, options))
}

/// Errors as a list.
pub(super) fn fail<T>(result: Result<T, Diag>) -> Result<T, Failure> {
    result.map_err(|diag| vec![diag])
}

impl Bufferizer<'_> {
    /// The type of a tensor's buffer.
    ///
    /// # Errors
    /// If there is none.
    pub fn buffer_type(&self, value: Value) -> Result<Type, Failure> {
        fail(self.state().buffer_type(value))
    }

    /// The buffer of a tensor: where it comes from, or a conversion right after it.
    ///
    /// # Errors
    /// If it has no type.
    pub fn buffer(&mut self, value: Value) -> Result<Value, Failure> {
        if let Some(tensor) = self.state().op_defining::<ToTensorOp>(value) {
            return Ok(tensor.buffer());
        }
        let ty = self.buffer_type(value)?;
        let loc = mlir::ValueRef::new(self.cx, self.body, value).loc();
        let mut b = Builder::new(self.cx, self.body).with_listener(&mut self.made);
        match b.body().def(value) {
            ValueDef::Result { op, .. } => b.set_after(op),
            ValueDef::Argument { block, .. } => b.set_start(block),
        }
        Ok(ToBufferOp::build(&mut b, loc, ty, value))
    }

    /// The buffers of the tensors among values, and the others as they are.
    ///
    /// # Errors
    /// If a buffer has no type.
    pub fn buffers(&mut self, values: &[Value]) -> Result<Vec<Value>, Failure> {
        let mut found = Vec::with_capacity(values.len());
        for &value in values {
            found.push(if self.state().is_tensor(value) { self.buffer(value)? } else { value });
        }
        Ok(found)
    }

    /// Casts a buffer, before an operation.
    pub fn cast(&mut self, at: Op, buffer: Value, ty: Type) -> Value {
        if self.body.ty(buffer) == ty {
            return buffer;
        }
        let mut b = self.before(at);
        let loc = value_loc(&b, buffer);
        CastOp::build(&mut b, loc, ty, buffer)
    }

    /// Allocates a buffer, before an operation.
    pub fn allocate(&mut self, at: Op, loc: Loc, ty: Type, sizes: &[Value]) -> Value {
        let alignment = self.setting.options.buffer_alignment;
        allocate(&mut self.before(at), loc, ty, sizes, alignment)
    }

    /// The sizes of the dynamic dimensions of a buffer, before an operation.
    pub fn dynamic_sizes(&mut self, at: Op, loc: Loc, buffer: Value) -> Vec<Value> {
        let shape = self.state().ty(buffer).shape().unwrap_or_default().to_vec();
        dynamic_dims(&mut self.before(at), loc, buffer, &shape)
    }

    /// Makes a tensor like another, before an operation.
    ///
    /// # Errors
    /// If that is impossible.
    pub fn new_tensor(&mut self, at: Op, loc: Loc, value: Value, elements: bool) -> Result<Value, Failure> {
        let setting = self.setting;
        fail(new_tensor(&mut self.before(at), setting, loc, value, elements))
    }

    /// The types of results with buffers instead of tensors.
    ///
    /// # Errors
    /// If a buffer has no type.
    pub fn result_types(&self, op: Op) -> Result<Vec<Type>, Failure> {
        let one = |value: Value| {
            let ty = self.body.ty(value);
            if self.cx.type_ref(ty).is_tensor() { self.buffer_type(value) } else { Ok(ty) }
        };
        self.body.results(op).map(one).collect()
    }

    /// Replaces an operation; its tensors by their buffers.
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        let mut b = Builder::before(self.cx, self.body, op).with_listener(&mut self.made);
        b.set_after(op);
        let mut replacements = Vec::with_capacity(values.len());
        for (at, &value) in values.iter().enumerate() {
            let ty = b.body().ty(b.body().result(op, at));
            let is_tensor = b.cx().type_ref(ty).is_tensor();
            replacements.push(if is_tensor { to_tensor(&mut b, op, ty, value) } else { value });
        }
        b.replace_op(op, &replacements);
    }

    /// Erases an operation whose results are not used.
    pub fn erase(&mut self, op: Op) {
        self.before(op).erase_op(op);
    }
}

/// The tensor in a buffer. Those of one operation come after it, the last first.
fn to_tensor(b: &mut Builder<'_>, op: Op, ty: Type, buffer: Value) -> Value {
    b.set_after(op);
    let loc = value_loc(b, buffer);
    ToTensorOp::build(b, loc, ty, buffer)
}

impl<'a> State<'a> {
    /// The operation that defines a value, if it is a `T`.
    pub fn op_defining<T: OpView<'a> + OpType>(self, value: Value) -> Option<T> {
        self.op(self.body.defining_op(value)?).cast::<T>()
    }
}
