//! Memory for the results of compiled code.
#![allow(unsafe_code)]

use ndarray::{ArrayD, IxDyn};
use toy_dialect::element_types::FloatKind;

use super::error::Error;
use crate::arrays::{Array, Element};

/// Memory for a result.
pub(super) trait Memory {
    /// The address of the first element, whatever its type is.
    ///
    /// # Panics
    /// If there is no room for this many elements.
    fn start(self, elements: usize) -> *mut f64;
}

impl<T: Element> Memory for &mut [T] {
    fn start(self, elements: usize) -> *mut f64 {
        assert_eq!(self.len(), elements, "the shape has been compared");
        self.as_mut_ptr().cast()
    }
}

/// Memory for a result of a shape, not written yet.
pub(super) struct Room<'a, T> {
    shape: &'a [usize],
    elements: Vec<T>,
}

impl<'a, T: Element> Room<'a, T> {
    pub(super) fn new(shape: &'a [usize]) -> Result<Self, Error> {
        let count = shape.iter().product();
        let mut elements = Vec::new();
        elements.try_reserve_exact(count).map_err(|_| Error::Memory { shape: shape.to_vec() })?;
        ask_for_large_pages(&mut elements);
        Ok(Room { shape, elements })
    }

    /// # Safety
    /// All elements must have been written.
    pub(super) unsafe fn filled(self) -> ArrayD<T> {
        let Room { shape, mut elements } = self;
        // SAFETY: there is room for them, and the caller promises that they have been written.
        unsafe { elements.set_len(shape.iter().product()) };
        ArrayD::from_shape_vec(IxDyn(shape), elements).expect("there are as many elements as the shape has")
    }
}

impl<T: Element> Memory for &mut Room<'_, T> {
    fn start(self, elements: usize) -> *mut f64 {
        assert!(self.elements.capacity() >= elements, "the room was made for this shape");
        self.elements.as_mut_ptr().cast()
    }
}

/// A room for elements of either type.
pub(super) enum AnyRoom<'a> {
    F64(Room<'a, f64>),
    F32(Room<'a, f32>),
}

impl<'a> AnyRoom<'a> {
    pub(super) fn new(shape: &'a [usize], kind: FloatKind) -> Result<Self, Error> {
        match kind {
            FloatKind::F32 => Room::new(shape).map(AnyRoom::F32),
            _ => Room::new(shape).map(AnyRoom::F64),
        }
    }

    /// # Safety
    /// All elements must have been written.
    pub(super) unsafe fn filled(self) -> Array {
        // SAFETY: the caller promises it.
        unsafe {
            match self {
                AnyRoom::F64(room) => Array::F64(room.filled()),
                AnyRoom::F32(room) => Array::F32(room.filled()),
            }
        }
    }
}

impl Memory for &mut AnyRoom<'_> {
    fn start(self, elements: usize) -> *mut f64 {
        match self {
            AnyRoom::F64(room) => room.start(elements),
            AnyRoom::F32(room) => room.start(elements),
        }
    }
}

/// Asks for memory in large pages, which take a fraction of the time to allocate and release. It is only
/// advice: failure is ignored.
#[cfg(target_os = "linux")]
fn ask_for_large_pages<T>(memory: &mut Vec<T>) {
    /// The size in bytes from which numpy asks for them, too.
    const LARGE: usize = 4 << 20;
    /// The largest default size of pages.
    const PAGE: usize = 64 << 10;
    let memory = memory.spare_capacity_mut();
    if size_of_val(memory) >= LARGE {
        let start = memory.as_mut_ptr().cast::<u8>();
        let skipped = start.align_offset(PAGE);
        let size = (size_of_val(memory) - skipped) / PAGE * PAGE;
        // SAFETY: the memory is borrowed mutably, and advice on the size of its pages changes none of it.
        unsafe { libc::madvise(start.add(skipped).cast(), size, libc::MADV_HUGEPAGE) };
    }
}

/// Other systems are not asked.
#[cfg(not(target_os = "linux"))]
fn ask_for_large_pages<T>(_: &mut Vec<T>) {}
