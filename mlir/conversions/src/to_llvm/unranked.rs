//! Descriptors of unranked memrefs as values of the llvm dialect: a rank, and a pointer to a descriptor in memory.

use dialects::llvm::runtime::c;
use dialects::llvm::{self, types::ptr};
use mlir::{Builder, Loc, Type, Value};

use super::descriptor::{WORD_BITS, number, struct_field};

/// A value that is the descriptor of an unranked memref.
#[derive(Clone, Copy)]
pub(super) struct Unranked(Value);

const RANK: i64 = 0;
const POINTER: i64 = 1;

/// The size of a pointer in bytes.
pub(super) const POINTER_BYTES: i64 = WORD_BITS as i64 / 8;

impl Unranked {
    pub(super) fn new(value: Value) -> Self {
        Unranked(value)
    }

    pub(super) fn value(self) -> Value {
        self.0
    }

    /// A descriptor of this type with a rank and no pointer.
    pub(super) fn of_rank(b: &mut Builder<'_>, loc: Loc, ty: Type, rank: Value) -> Self {
        let poison = llvm::PoisonOp::build(b, loc, ty);
        Unranked(llvm::InsertValueOp::build(b, loc, poison, rank, &[RANK]))
    }

    /// The same descriptor, at another place in memory.
    pub(super) fn at(self, b: &mut Builder<'_>, loc: Loc, place: Value) -> Self {
        Unranked(llvm::InsertValueOp::build(b, loc, self.0, place, &[POINTER]))
    }

    /// The type of indices.
    fn index(self, b: &Builder<'_>) -> Type {
        struct_field(b.cx(), b.body().ty(self.0), RANK)
    }

    pub(super) fn rank(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let index = self.index(b);
        llvm::ExtractValueOp::build(b, loc, index, self.0, &[RANK])
    }

    /// The descriptor in memory, of pointers of this type.
    pub(super) fn ranked(self, b: &mut Builder<'_>, loc: Loc, pointer: Type) -> InMemory {
        let index = self.index(b);
        let place = self.place(b, loc);
        InMemory { place, pointer, index }
    }

    /// The address of the descriptor in memory.
    pub(super) fn place(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let ty = ptr(b.cx());
        llvm::ExtractValueOp::build(b, loc, ty, self.0, &[POINTER])
    }

    /// The number of bytes of the descriptor in memory: two pointers, and an index for the offset, each size and each
    /// stride.
    pub(super) fn bytes(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let index = self.index(b);
        let index_bytes = i64::from(b.cx().type_ref(index).bit_width().unwrap_or(WORD_BITS).div_ceil(8));
        let [one, two, index_bytes, pointer_bytes] =
            [1, 2, index_bytes, POINTER_BYTES].map(|value| number(b, loc, index, value));
        let pointers = llvm::MulOp::build(b, loc, two, pointer_bytes);
        let rank = self.rank(b, loc);
        let numbers = llvm::MulOp::build(b, loc, two, rank);
        let numbers = llvm::AddOp::build(b, loc, numbers, one);
        let numbers = llvm::MulOp::build(b, loc, numbers, index_bytes);
        llvm::AddOp::build(b, loc, pointers, numbers)
    }
}

/// Where the descriptor that an unranked memref refers to is copied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum To {
    /// To memory that a caller frees: a function returns the memref.
    Heap,
    /// To the stack: a call has returned the memref, and its memory is freed.
    Stack,
}

/// Copies what the unranked memrefs among values refer to, given the types of the values before the conversion.
pub(super) fn copy_referred(b: &mut Builder<'_>, loc: Loc, values: &mut [Value], originals: &[Type], to: To) {
    let cx = b.cx();
    let unranked = |at: &usize| cx.type_ref(originals[*at]).is_unranked_memref();
    let all: Vec<usize> = (0..values.len()).filter(unranked).collect();
    let sizes: Vec<Value> = all.iter().map(|&at| Unranked::new(values[at]).bytes(b, loc)).collect();
    let (pointer, byte) = (ptr(cx), cx.int_ty(8));
    for (at, size) in all.into_iter().zip(sizes) {
        let old = Unranked::new(values[at]);
        let place = match to {
            To::Heap => {
                let call = llvm::CallOp::build_direct(b, loc, c::MALLOC.name, Some(pointer), &[size]);
                call.view(b).result()
            }
            To::Stack => Some(llvm::AllocaOp::build(b, loc, pointer, size, byte)),
        };
        let Some(place) = place else { continue };
        let source = old.place(b, loc);
        llvm::MemcpyOp::build(b, loc, place, source, size, false);
        if to == To::Stack {
            llvm::CallOp::build_direct(b, loc, c::FREE.name, None, &[source]);
        }
        let ty = b.body().ty(old.value());
        let poison = llvm::PoisonOp::build(b, loc, ty);
        let rank = old.rank(b, loc);
        let new = Unranked(llvm::InsertValueOp::build(b, loc, poison, rank, &[RANK]));
        values[at] = new.at(b, loc, place).value();
    }
}

/// A descriptor in memory.
#[derive(Clone, Copy)]
pub(super) struct InMemory {
    pub(super) place: Value,
    /// The type of its pointers.
    pub(super) pointer: Type,
    /// The type of its numbers.
    pub(super) index: Type,
}

impl InMemory {
    /// The place of one of its first three fields; the offset is the last.
    pub(super) fn field(self, b: &mut Builder<'_>, loc: Loc, at: i32) -> Value {
        if at == 0 {
            return self.place;
        }
        llvm::GEPOp::build(b, loc, ptr(b.cx()), self.place, &[], &[at], self.pointer)
    }

    /// The pointers to pass to `free` and to the elements.
    pub(super) fn pointers(self, b: &mut Builder<'_>, loc: Loc) -> [Value; 2] {
        [0, 1].map(|at| {
            let field = self.field(b, loc, at);
            llvm::LoadOp::build(b, loc, self.pointer, field)
        })
    }

    pub(super) fn set_pointers(self, b: &mut Builder<'_>, loc: Loc, pointers: [Value; 2]) {
        for (at, pointer) in (0..).zip(pointers) {
            let field = self.field(b, loc, at);
            llvm::StoreOp::build(b, loc, pointer, field);
        }
    }

    pub(super) fn offset(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let field = self.field(b, loc, 2);
        llvm::LoadOp::build(b, loc, self.index, field)
    }

    pub(super) fn set_offset(self, b: &mut Builder<'_>, loc: Loc, offset: Value) {
        let field = self.field(b, loc, 2);
        llvm::StoreOp::build(b, loc, offset, field);
    }

    /// The place of the first size.
    pub(super) fn sizes(self, b: &mut Builder<'_>, loc: Loc) -> Value {
        let cx = b.cx();
        let head = llvm::types::literal_struct(cx, &[self.pointer, self.pointer, self.index, self.index]);
        llvm::GEPOp::build(b, loc, ptr(cx), self.place, &[], &[0, 3], head)
    }

    /// The place of a number after another.
    pub(super) fn number(self, b: &mut Builder<'_>, loc: Loc, start: Value, at: Value) -> Value {
        llvm::GEPOp::build(b, loc, ptr(b.cx()), start, &[at], &[i32::MIN], self.index)
    }
}

/// Stores a value on the stack.
pub(super) fn on_stack(b: &mut Builder<'_>, loc: Loc, value: Value, one: Value) -> Value {
    let (cx, ty) = (b.cx(), b.body().ty(value));
    let place = llvm::AllocaOp::build(b, loc, ptr(cx), one, ty);
    llvm::StoreOp::build(b, loc, value, place);
    place
}

/// Stores a descriptor on the stack, the way MLIR does to pass its address.
pub(super) fn descriptor_on_stack(b: &mut Builder<'_>, loc: Loc, value: Value) -> Value {
    let word = b.cx().int_ty(WORD_BITS);
    let one = number(b, loc, word, 1);
    on_stack(b, loc, value, one)
}
