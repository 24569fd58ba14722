//! The values that Rust and compiled functions pass to each other.
//!
//! A function is called with an array of pointers, one for each of its parameters in LLVM IR, and one for its result: so
//! that one call fits every signature. What stands behind a pointer has C's layout, which is also that of LLVM's types.
#![allow(unsafe_code)]

use std::ffi::c_void;
use std::mem::MaybeUninit;

/// The type of a value, as Rust and MLIR both know it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[doc(hidden)]
pub enum Kind {
    Nothing,
    F32,
    F64,
    Int(u32),
    Pointer,
    Array(u64, Box<Kind>),
    Struct(Vec<Kind>),
    /// A memref; in LLVM IR its descriptor, or as a parameter the descriptor's fields.
    MemRef {
        element: Box<Kind>,
        sizes: Vec<Extent>,
        /// Whether it may have any layout.
        strided: bool,
    },
}

/// The size of an axis of a memref.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(hidden)]
pub enum Extent {
    /// Whatever the function says.
    Any,
    /// Known when it is called.
    Dynamic,
    Fixed(u64),
}

impl Kind {
    /// Whether a value of this kind, in Rust, is one of the other kind, in MLIR.
    pub(crate) fn fits(&self, declared: &Kind) -> bool {
        match (self, declared) {
            (
                Kind::MemRef { element, sizes, strided },
                Kind::MemRef { element: other, sizes: others, strided: is_strided },
            ) => {
                let pairs = || sizes.iter().zip(others);
                element == other
                    && sizes.len() == others.len()
                    && pairs().all(|(size, other)| *size == Extent::Any || size == other)
                    && (*strided || !is_strided)
            }
            _ => self == declared,
        }
    }

    /// How many numbers and pointers make it up.
    fn numbers(&self) -> u64 {
        match self {
            Kind::Nothing => 0,
            Kind::Array(size, element) => size.saturating_mul(element.numbers()),
            Kind::Struct(fields) => fields.iter().map(Kind::numbers).fold(0, u64::saturating_add),
            Kind::MemRef { sizes, .. } => 3 + 2 * sizes.len() as u64,
            Kind::F32 | Kind::F64 | Kind::Int(_) | Kind::Pointer => 1,
        }
    }

    /// Its size and alignment in memory.
    pub(crate) fn layout(&self) -> (usize, usize) {
        match self {
            Kind::Nothing => (0, 1),
            Kind::F32 => (4, 4),
            Kind::F64 | Kind::Pointer => (8, 8),
            Kind::Int(bits) => {
                let size = bits.div_ceil(8).next_power_of_two() as usize;
                (size, size.min(align_of::<u128>()))
            }
            Kind::Array(count, element) => {
                let (size, align) = element.layout();
                (size.saturating_mul(*count as usize), align)
            }
            Kind::Struct(fields) => {
                let (mut end, mut largest) = (0, 1);
                for (size, align) in fields.iter().map(Kind::layout) {
                    (_, end) = placed(end, size, align);
                    largest = largest.max(align);
                }
                (end.next_multiple_of(largest), largest)
            }
            Kind::MemRef { sizes, .. } => (24 + 16 * sizes.len(), 8),
        }
    }

    /// The kinds in LLVM IR of a parameter.
    pub(crate) fn parameters(&self, to: &mut Vec<Kind>) {
        match self {
            Kind::MemRef { sizes, .. } => {
                to.extend([Kind::Pointer, Kind::Pointer, Kind::Int(64)]);
                to.extend(std::iter::repeat_n(Kind::Int(64), 2 * sizes.len()));
            }
            other => to.push(other.in_llvm()),
        }
    }

    /// The kind in LLVM IR of a result.
    pub(crate) fn in_llvm(&self) -> Kind {
        match self {
            Kind::MemRef { sizes, .. } => {
                let mut fields = vec![Kind::Pointer, Kind::Pointer, Kind::Int(64)];
                let rank = sizes.len() as u64;
                if rank > 0 {
                    fields.extend(std::iter::repeat_n(Kind::Array(rank, Box::new(Kind::Int(64))), 2));
                }
                Kind::Struct(fields)
            }
            Kind::Struct(fields) => Kind::Struct(fields.iter().map(Kind::in_llvm).collect()),
            other => other.clone(),
        }
    }
}

/// The descriptor of a memref of `N` axes: what MLIR's C interface passes. It owns nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct MemRef<T, const N: usize> {
    /// What was allocated, and is to be freed.
    pub allocated: *mut T,
    /// The elements.
    pub aligned: *mut T,
    /// The distance of the first element from there, in elements.
    pub offset: i64,
    /// The number of elements along each axis.
    pub sizes: [i64; N],
    /// The distance between neighbours along each axis, in elements.
    pub strides: [i64; N],
}

impl<T, const N: usize> MemRef<T, N> {
    /// A memref of elements that lie one after the other, those of the last axis next to each other.
    pub fn new(data: *mut T, sizes: [i64; N]) -> Self {
        let mut strides = [1_i64; N];
        for axis in (1..N).rev() {
            strides[axis - 1] = strides[axis].saturating_mul(sizes[axis]);
        }
        MemRef { allocated: data, aligned: data, offset: 0, sizes, strides }
    }
}

/// Room for what a call passes.
#[doc(hidden)]
pub struct Frame {
    words: [MaybeUninit<u128>; Frame::WORDS],
    used: usize,
    pointers: [MaybeUninit<*mut c_void>; Frame::POINTERS],
    count: usize,
}

impl Frame {
    /// Of 16 bytes, the largest alignment of what is passed.
    const WORDS: usize = 96;
    const POINTERS: usize = 96;

    /// Whether parameters and a result of these kinds have room. A word has room for every number, and each parameter
    /// begins one.
    pub(crate) fn has_room(parameters: &[Kind], result: &Kind) -> bool {
        let numbers = parameters.iter().chain([result]).map(Kind::numbers).fold(0, u64::saturating_add);
        parameters.len() < Frame::POINTERS && numbers <= Frame::WORDS as u64
    }

    pub(crate) fn new() -> Frame {
        Frame {
            words: [MaybeUninit::uninit(); Frame::WORDS],
            used: 0,
            pointers: [MaybeUninit::uninit(); Frame::POINTERS],
            count: 0,
        }
    }

    /// Room for a value of this many bytes.
    fn room(&mut self, size: usize) -> *mut u8 {
        let start = self.used;
        self.used += size.div_ceil(size_of::<u128>());
        self.words[start..self.used].as_mut_ptr().cast()
    }

    fn push(&mut self, pointer: *mut u8) {
        self.pointers[self.count] = MaybeUninit::new(pointer.cast());
        self.count += 1;
    }

    /// The pointers, one for each parameter and one for the result.
    pub(crate) fn pointers(&self) -> *const *mut c_void {
        self.pointers.as_ptr().cast()
    }

    /// A descriptor, field by field.
    fn memref<T>(&mut self, data: [*mut T; 2], offset: i64, sizes: &[i64], strides: &[i64]) {
        for pointer in data {
            pointer.pass(self);
        }
        offset.pass(self);
        for size in sizes.iter().chain(strides) {
            size.pass(self);
        }
    }

    /// Room for the result, after the arguments.
    pub(crate) fn result<R: Passed>(&mut self) -> *mut u8 {
        let to = self.room(R::SIZE);
        self.push(to);
        to
    }

    /// The same, for a result of this kind.
    pub(crate) fn result_of(&mut self, kind: &Kind) -> *mut u8 {
        let to = self.room(kind.layout().0);
        self.push(to);
        to
    }

    /// Passes the number that a text says.
    pub(crate) fn pass_text(&mut self, kind: &Kind, text: &str) -> Result<(), String> {
        let wrong = |what: &str| format!("'{text}' is not {what}");
        match *kind {
            Kind::F32 => text.parse::<f32>().map_err(|_| wrong("a number"))?.pass(self),
            Kind::F64 => text.parse::<f64>().map_err(|_| wrong("a number"))?.pass(self),
            Kind::Int(bits @ 1..=128) => {
                let what = format!("an integer of {bits} bit{}", if bits == 1 { "" } else { "s" });
                let number = match text {
                    "true" if bits == 1 => 1,
                    "false" if bits == 1 => 0,
                    // What is too large as a signed number may be one without a sign.
                    text => text
                        .parse::<i128>()
                        .or_else(|_| text.parse::<u128>().map(|n| n as i128))
                        .map_err(|_| wrong(&what))?,
                };
                let unused = 128 - bits;
                let is_signed = number << unused >> unused == number;
                let is_unsigned = ((number as u128) << unused >> unused) as i128 == number;
                if !is_signed && !is_unsigned {
                    return Err(wrong(&what));
                }
                number.pass(self);
            }
            _ => return Err("only numbers can be passed".to_owned()),
        }
        Ok(())
    }
}

pub(crate) mod sealed {
    /// Only this crate knows how values are passed.
    pub trait Sealed {}
}

use sealed::Sealed;

/// A value that is passed or returned: an integer, `f32`, `f64`, `bool`, a pointer, an array or a tuple of these, which
/// stands for a structure, or a [`MemRef`].
pub trait Passed: Sealed + Sized {
    #[doc(hidden)]
    const SIZE: usize;
    #[doc(hidden)]
    const ALIGN: usize;

    #[doc(hidden)]
    fn kind() -> Kind;

    /// # Safety
    /// There is room for the value, as aligned as it needs.
    #[doc(hidden)]
    unsafe fn write(self, to: *mut u8);

    /// # Safety
    /// There is a value of this type.
    #[doc(hidden)]
    unsafe fn read(from: *const u8) -> Self;

    #[doc(hidden)]
    fn pass(self, frame: &mut Frame) {
        let to = frame.room(Self::SIZE);
        // SAFETY: the room is as large, and aligned to 16 bytes.
        unsafe { self.write(to) };
        frame.push(to);
    }
}

macro_rules! passed {
    ($([$($generics:tt)*] $ty:ty: $kind:expr;)*) => {$(
        impl<$($generics)*> Sealed for $ty {}
        impl<$($generics)*> Passed for $ty {
            const SIZE: usize = size_of::<$ty>();
            const ALIGN: usize = align_of::<$ty>();

            fn kind() -> Kind {
                $kind
            }

            /// # Safety
            /// See the trait.
            unsafe fn write(self, to: *mut u8) {
                // SAFETY: as the caller promises.
                unsafe { to.cast::<$ty>().write(self) }
            }

            /// # Safety
            /// See the trait.
            unsafe fn read(from: *const u8) -> Self {
                // SAFETY: as the caller promises.
                unsafe { from.cast::<$ty>().read() }
            }
        }
    )*};
}

passed! {
    [] (): Kind::Nothing;
    [] f32: Kind::F32;
    [] f64: Kind::F64;
    [] bool: Kind::Int(1);
    [] i8: Kind::Int(8);
    [] u8: Kind::Int(8);
    [] i16: Kind::Int(16);
    [] u16: Kind::Int(16);
    [] i32: Kind::Int(32);
    [] u32: Kind::Int(32);
    [] i64: Kind::Int(64);
    [] u64: Kind::Int(64);
    [] isize: Kind::Int(isize::BITS);
    [] usize: Kind::Int(usize::BITS);
    [] i128: Kind::Int(128);
    [] u128: Kind::Int(128);
    [T] *const T: Kind::Pointer;
    [T] *mut T: Kind::Pointer;
    [T: Passed, const N: usize] [T; N]: Kind::Array(N as u64, Box::new(T::kind()));
}

impl<T, const N: usize> Sealed for MemRef<T, N> {}

impl<T: Passed, const N: usize> Passed for MemRef<T, N> {
    const SIZE: usize = size_of::<MemRef<T, N>>();
    const ALIGN: usize = align_of::<MemRef<T, N>>();

    fn kind() -> Kind {
        Kind::MemRef { element: Box::new(T::kind()), sizes: vec![Extent::Any; N], strided: true }
    }

    /// # Safety
    /// See the trait.
    unsafe fn write(self, to: *mut u8) {
        // SAFETY: as the caller promises.
        unsafe { to.cast::<Self>().write(self) }
    }

    /// # Safety
    /// See the trait.
    unsafe fn read(from: *const u8) -> Self {
        // SAFETY: as the caller promises.
        unsafe { from.cast::<Self>().read() }
    }

    fn pass(self, frame: &mut Frame) {
        frame.memref([self.allocated, self.aligned], self.offset, &self.sizes, &self.strides);
    }
}

/// Where a field of this alignment lies, and where the next one may.
const fn placed(end: usize, size: usize, align: usize) -> (usize, usize) {
    let start = end.next_multiple_of(align);
    (start, start + size)
}

macro_rules! tuples {
    ($(($($field:ident)*))*) => {$(
        impl<$($field: Passed),*> Sealed for ($($field,)*) {}
        impl<$($field: Passed),*> Passed for ($($field,)*) {
            const ALIGN: usize = {
                let mut align = 1;
                $(if $field::ALIGN > align { align = $field::ALIGN; })*
                align
            };
            const SIZE: usize = {
                let mut end = 0;
                $((_, end) = placed(end, $field::SIZE, $field::ALIGN);)*
                end.next_multiple_of(Self::ALIGN)
            };

            fn kind() -> Kind {
                Kind::Struct(vec![$($field::kind()),*])
            }

            /// # Safety
            /// See the trait.
            #[allow(non_snake_case, unused_assignments, reason = "fields have the names of their types")]
            unsafe fn write(self, to: *mut u8) {
                let ($($field,)*) = self;
                let (mut start, mut end) = (0, 0);
                $(
                    (start, end) = placed(end, $field::SIZE, $field::ALIGN);
                    // SAFETY: the field lies in the room that the caller promises.
                    unsafe { $field.write(to.add(start)) };
                )*
            }

            /// # Safety
            /// See the trait.
            #[allow(non_snake_case, unused_assignments, reason = "fields have the names of their types")]
            unsafe fn read(from: *const u8) -> Self {
                let (mut start, mut end) = (0, 0);
                $(
                    (start, end) = placed(end, $field::SIZE, $field::ALIGN);
                    // SAFETY: the field lies in the value that the caller promises.
                    let $field = unsafe { <$field as Passed>::read(from.add(start)) };
                )*
                ($($field,)*)
            }
        }
    )*};
}

tuples! { (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) }

/// What is passed by reference: a slice stands for a memref of one axis, an array for one of a known size, and arrays
/// as their elements for further axes.
pub trait Borrowed: Sealed {
    #[doc(hidden)]
    fn kind() -> Kind;
    #[doc(hidden)]
    fn pass(&self, frame: &mut Frame);
}

impl<T> Sealed for [T] {}

/// The sizes of the axes of arrays within arrays, and the kind of their elements.
fn axes(mut kind: Kind, first: Extent) -> Kind {
    let mut sizes = vec![first];
    while let Kind::Array(size, element) = kind {
        sizes.push(Extent::Fixed(size));
        kind = *element;
    }
    Kind::MemRef { element: Box::new(kind), sizes, strided: false }
}

fn pass_elements<T: Passed>(elements: &[T], frame: &mut Frame) {
    let Kind::MemRef { sizes, .. } = axes(T::kind(), Extent::Dynamic) else { return };
    let mut extents = [0; Frame::POINTERS];
    let extents = &mut extents[..sizes.len().min(Frame::POINTERS)];
    for (extent, size) in extents.iter_mut().zip(&sizes) {
        // The unknown one is the first.
        *extent = if let Extent::Fixed(size) = *size { size as i64 } else { elements.len() as i64 };
    }
    let mut strides = [1; Frame::POINTERS];
    let strides = &mut strides[..extents.len()];
    for axis in (1..extents.len()).rev() {
        strides[axis - 1] = strides[axis] * extents[axis];
    }
    frame.memref([elements.as_ptr().cast_mut(); 2], 0, extents, strides);
}

impl<T: Passed> Borrowed for [T] {
    fn kind() -> Kind {
        axes(T::kind(), Extent::Dynamic)
    }

    fn pass(&self, frame: &mut Frame) {
        pass_elements(self, frame);
    }
}

impl<T: Passed, const N: usize> Borrowed for [T; N] {
    fn kind() -> Kind {
        axes(T::kind(), Extent::Fixed(N as u64))
    }

    fn pass(&self, frame: &mut Frame) {
        pass_elements(self, frame);
    }
}
