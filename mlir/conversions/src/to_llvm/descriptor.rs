//! Memref descriptors as values of the llvm dialect.
//!
//! A descriptor of rank 0 has no sizes and strides. An unranked memref is a rank and a pointer to a descriptor in memory,
//! see `unranked`.

use dialects::llvm;
use dialects::llvm::types::{LlvmType, data, ptr};
use mlir::{Builder, Context, Loc, Type, Value};

/// A value that is the descriptor of a memref.
#[derive(Clone, Copy)]
pub struct Descriptor(Value);

const ALLOCATED: i64 = 0;
const ALIGNED: i64 = 1;
const OFFSET: i64 = 2;
const SIZES: i64 = 3;
const STRIDES: i64 = 4;

impl Descriptor {
    /// The descriptor that a converted memref is.
    pub fn new(value: Value) -> Self {
        Descriptor(value)
    }

    /// The value.
    pub fn value(self) -> Value {
        self.0
    }

    /// A descriptor of this type whose fields are not set.
    pub(super) fn poison(b: &mut Builder<'_>, loc: Loc, ty: Type) -> Self {
        Descriptor(llvm::PoisonOp::build(b, loc, ty))
    }

    /// A descriptor with offset 0, without sizes.
    pub(super) fn at_start(b: &mut Builder<'_>, loc: Loc, ty: Type, pointers: [Value; 2]) -> Self {
        let mut new = Self::poison(b, loc, ty);
        new.set_pointers(b, loc, pointers);
        let zero = new.number(b, loc, 0);
        new.set_offset(b, loc, zero);
        new
    }

    /// A descriptor with offset 0.
    pub(super) fn build(
        b: &mut Builder<'_>,
        loc: Loc,
        ty: Type,
        pointers: [Value; 2],
        sizes: &[Value],
        strides: &[Value],
    ) -> Self {
        let mut new = Self::at_start(b, loc, ty, pointers);
        sizes.iter().enumerate().for_each(|(at, &size)| new.set_size(b, loc, at, size));
        strides.iter().enumerate().for_each(|(at, &stride)| new.set_stride(b, loc, at, stride));
        new
    }

    /// A descriptor from its fields, in the order of [`Self::unpack`], set dimension by dimension.
    pub(super) fn pack(b: &mut Builder<'_>, loc: Loc, ty: Type, fields: &[Value]) -> Option<Self> {
        let &[allocated, aligned, offset, ref rest @ ..] = fields else { return None };
        let (sizes, strides) = rest.split_at(rest.len() / 2);
        let mut new = Self::poison(b, loc, ty);
        new.set_pointers(b, loc, [allocated, aligned]);
        new.set_offset(b, loc, offset);
        for (at, (&size, &stride)) in sizes.iter().zip(strides).enumerate() {
            new.set_size(b, loc, at, size);
            new.set_stride(b, loc, at, stride);
        }
        Some(new)
    }

    /// The individual fields, for a memref of this rank: two pointers, the offset, sizes, strides.
    pub(super) fn unpack(self, b: &mut Builder<'_>, loc: Loc, rank: usize) -> Vec<Value> {
        let mut fields = vec![self.allocated(b, loc), self.aligned(b, loc), self.offset(b, loc)];
        fields.extend((0..rank).map(|at| self.size(b, loc, at)));
        fields.extend((0..rank).map(|at| self.stride(b, loc, at)));
        fields
    }

    /// The type of a field of the struct.
    fn field(self, b: &Builder<'_>, at: i64) -> Type {
        struct_field(b.cx(), b.body().ty(self.0), at)
    }

    /// The type of indices.
    pub(super) fn index(self, b: &Builder<'_>) -> Type {
        self.field(b, OFFSET)
    }

    /// The type of its pointers.
    pub(super) fn pointer(self, b: &Builder<'_>) -> Type {
        self.field(b, ALLOCATED)
    }

    /// A constant index.
    pub(super) fn number(self, b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
        let ty = self.index(b);
        number(b, loc, ty, value)
    }

    fn extract(self, b: &mut Builder<'_>, loc: Loc, position: &[i64], ty: Type) -> Value {
        llvm::ExtractValueOp::build(b, loc, ty, self.0, position)
    }

    fn insert(&mut self, b: &mut Builder<'_>, loc: Loc, position: &[i64], value: Value) {
        self.0 = llvm::InsertValueOp::build(b, loc, self.0, value, position);
    }

    /// The pointer to pass to `free`.
    pub(super) fn allocated(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let pointer = self.pointer(b);
        self.extract(b, loc, &[ALLOCATED], pointer)
    }

    /// The pointer to the elements.
    pub fn aligned(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let pointer = self.pointer(b);
        self.extract(b, loc, &[ALIGNED], pointer)
    }

    /// Sets the pointer to pass to `free` and the one to the elements.
    pub(super) fn set_pointers(&mut self, b: &mut Builder<'_>, loc: Loc, [allocated, aligned]: [Value; 2]) {
        self.insert(b, loc, &[ALLOCATED], allocated);
        self.insert(b, loc, &[ALIGNED], aligned);
    }

    /// Sets the pointer to the elements.
    pub(super) fn set_aligned(&mut self, b: &mut Builder<'_>, loc: Loc, pointer: Value) {
        self.insert(b, loc, &[ALIGNED], pointer);
    }

    /// Sets the pointer to pass to `free`.
    pub(super) fn set_allocated(&mut self, b: &mut Builder<'_>, loc: Loc, pointer: Value) {
        self.insert(b, loc, &[ALLOCATED], pointer);
    }

    /// The position of the first element.
    pub(super) fn offset(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let index = self.index(b);
        self.extract(b, loc, &[OFFSET], index)
    }

    pub(super) fn set_offset(&mut self, b: &mut Builder<'_>, loc: Loc, offset: Value) {
        self.insert(b, loc, &[OFFSET], offset);
    }

    /// The size of a dimension.
    pub(super) fn size(self, b: &mut Builder<'_>, loc: Loc, dimension: usize) -> Value {
        let index = self.index(b);
        self.extract(b, loc, &[SIZES, dimension as i64], index)
    }

    pub(super) fn set_size(&mut self, b: &mut Builder<'_>, loc: Loc, dimension: usize, size: Value) {
        self.insert(b, loc, &[SIZES, dimension as i64], size);
    }

    /// The size of a dimension that is known only when the program runs.
    pub(super) fn size_of(self, b: &mut Builder<'_>, loc: Loc, dimension: Value) -> Value {
        let (cx, index, sizes) = (b.cx(), self.index(b), self.field(b, SIZES));
        let one = self.number(b, loc, 1);
        let all = self.extract(b, loc, &[SIZES], sizes);
        let memory = llvm::AllocaOp::build(b, loc, ptr(cx), one, sizes);
        llvm::StoreOp::build(b, loc, all, memory);
        let place = llvm::GEPOp::build(b, loc, ptr(cx), memory, &[dimension], &[0, i32::MIN], sizes);
        llvm::LoadOp::build(b, loc, index, place)
    }

    /// Distance in elements between neighbours along a dimension.
    pub(super) fn stride(self, b: &mut Builder<'_>, loc: Loc, dimension: usize) -> Value {
        let index = self.index(b);
        self.extract(b, loc, &[STRIDES, dimension as i64], index)
    }

    pub(super) fn set_stride(&mut self, b: &mut Builder<'_>, loc: Loc, dimension: usize, stride: Value) {
        self.insert(b, loc, &[STRIDES, dimension as i64], stride);
    }
}

/// The type of a field of a struct; of another type, the type itself.
pub(super) fn struct_field(cx: &Context, ty: Type, at: i64) -> Type {
    match data(cx.type_ref(ty)) {
        Some(_) => llvm::types::element_at(cx, ty, &[at]).unwrap_or(ty),
        None => ty,
    }
}

/// The width of an index, unless an option says otherwise.
pub(super) const WORD_BITS: u32 = 64;

/// `llvm.mlir.constant(value : index) : i64`
pub(super) fn word(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    let ty = b.cx().int_ty(WORD_BITS);
    number(b, loc, ty, value)
}

/// `llvm.mlir.constant(value : index) : ty`
pub(super) fn number(b: &mut Builder<'_>, loc: Loc, ty: Type, value: i64) -> Value {
    let value = b.cx().index_attr(value);
    llvm::ConstantOp::build(b, loc, ty, value)
}

/// A pointer in an address space.
pub(super) fn pointer_in(cx: &Context, address_space: u32) -> Type {
    cx.dialect_ty(LlvmType::Ptr { address_space })
}
