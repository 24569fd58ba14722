//! Memref descriptors as values of the llvm dialect.

use dialects::llvm;
use mlir::{Builder, Loc, Type, Value};

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

    /// A descriptor of a buffer with offset 0.
    pub(super) fn build(
        b: &mut Builder<'_>,
        loc: Loc,
        ty: Type,
        buffer: Value,
        sizes: &[Value],
        strides: &[Value],
    ) -> Self {
        let zero = word(b, loc, 0);
        let fields: Vec<Value> = [buffer, buffer, zero].iter().chain(sizes).chain(strides).copied().collect();
        Self::pack(b, loc, ty, &fields)
    }

    /// A descriptor from its individual fields: two pointers, the offset, sizes, strides.
    pub(super) fn pack(b: &mut Builder<'_>, loc: Loc, ty: Type, fields: &[Value]) -> Self {
        let fields: Vec<_> = fields.iter().copied().zip(positions(fields.len())).collect();
        Self::insert(b, loc, ty, &fields)
    }

    /// Like [`Self::pack`], dimension by dimension, as MLIR does for the arguments of functions.
    pub(super) fn pack_by_dimension(b: &mut Builder<'_>, loc: Loc, ty: Type, fields: &[Value]) -> Self {
        let mut fields: Vec<_> = fields.iter().copied().zip(positions(fields.len())).collect();
        fields.sort_by_key(|(_, position)| position.get(1).copied());
        Self::insert(b, loc, ty, &fields)
    }

    fn insert(b: &mut Builder<'_>, loc: Loc, ty: Type, fields: &[(Value, Vec<i64>)]) -> Self {
        let poison = llvm::PoisonOp::build(b, loc, ty);
        Descriptor(fields.iter().fold(poison, |value, (field, position)| {
            llvm::InsertValueOp::build(b, loc, value, *field, position)
        }))
    }

    /// The individual fields, for a memref of this rank.
    pub(super) fn unpack(self, b: &mut Builder<'_>, loc: Loc, rank: usize) -> Vec<Value> {
        let pointer = llvm::types::ptr(b.cx());
        let words = b.cx().int_ty(64);
        let field = |(i, position): (usize, Vec<i64>)| {
            self.extract(b, loc, &position, if i < 2 { pointer } else { words })
        };
        positions(3 + 2 * rank).enumerate().map(field).collect()
    }

    fn extract(self, b: &mut Builder<'_>, loc: Loc, position: &[i64], ty: Type) -> Value {
        llvm::ExtractValueOp::build(b, loc, ty, self.0, position)
    }

    /// The pointer to pass to `free`.
    pub(super) fn allocated(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let pointer = llvm::types::ptr(b.cx());
        self.extract(b, loc, &[ALLOCATED], pointer)
    }

    /// The pointer to the elements.
    pub fn aligned(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let pointer = llvm::types::ptr(b.cx());
        self.extract(b, loc, &[ALIGNED], pointer)
    }

    /// The size of a dimension.
    pub(super) fn size(self, b: &mut Builder<'_>, loc: Loc, dimension: usize) -> Value {
        let words = b.cx().int_ty(64);
        self.extract(b, loc, &[SIZES, dimension as i64], words)
    }

    /// Distance in elements between neighbours along a dimension.
    pub(super) fn stride(self, b: &mut Builder<'_>, loc: Loc, dimension: usize) -> Value {
        let words = b.cx().int_ty(64);
        self.extract(b, loc, &[STRIDES, dimension as i64], words)
    }
}

/// The position of each of this many fields in the descriptor.
fn positions(fields: usize) -> impl Iterator<Item = Vec<i64>> {
    let rank = (fields.saturating_sub(3) / 2) as i64;
    let head = [ALLOCATED, ALIGNED, OFFSET].into_iter().map(|f| vec![f]);
    head.chain((0..rank).map(|d| vec![SIZES, d])).chain((0..rank).map(|d| vec![STRIDES, d]))
}

/// The width of an index.
pub(super) const WORD_BITS: u32 = 64;

/// `llvm.mlir.constant(value : index) : i64`
pub(super) fn word(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    let cx = b.cx();
    llvm::ConstantOp::build(b, loc, cx.int_ty(WORD_BITS), cx.index_attr(value))
}
