//! Memory for the results of compiled code, and for copies of arrays.
#![allow(unsafe_code)]

use ndarray::{ArrayD, ArrayViewD, ArrayViewMutD, AssignElem, Axis, IxDyn};
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

/// A copy of an argument's elements.
pub struct Elements(pub(super) Array);

impl Elements {
    /// The address of the first element.
    pub(super) fn start(&self) -> *const f64 {
        match &self.0 {
            Array::F64(array) => array.as_ptr(),
            Array::F32(array) => array.as_ptr().cast(),
        }
    }
}

/// A copy in row-major order.
///
/// # Errors
/// If there is no memory for it.
pub(super) fn copied<T: Element>(from: &ArrayViewD<'_, T>) -> Result<ArrayD<T>, Error> {
    let mut room = Room::<T>::new(from.shape())?;
    let places = &mut room.elements.spare_capacity_mut()[..from.len()];
    let places = ArrayViewMutD::from_shape(from.shape(), places);
    copy(from.view(), places.expect("there is a place for each element"));
    // SAFETY: all have been.
    Ok(unsafe { room.filled() })
}

/// Copies elements to places of the same shape. If neighbours in one are far apart in the other, this goes block by
/// block, so that each line of memory is used up while it is in the caches.
pub(super) fn copy<T: Element, P>(from: ArrayViewD<'_, T>, to: ArrayViewMutD<'_, P>)
where
    for<'p> &'p mut P: AssignElem<T>,
{
    /// The elements of a side of a block.
    const SIDE: usize = 64;
    let shape = from.shape().to_vec();
    let narrowest = |strides: &[isize]| {
        let axes = (0..shape.len()).rev().filter(|&axis| shape[axis] > 1 && strides[axis] != 0);
        axes.min_by_key(|&axis| strides[axis].unsigned_abs())
    };
    let (Some(read), Some(written)) = (narrowest(from.strides()), narrowest(to.strides())) else {
        return from.assign_to(to);
    };
    // The last axes are those of the innermost loops.
    let others = (0..shape.len()).filter(|&axis| axis != read && axis != written);
    let last = if read == written { vec![written] } else { vec![read, written] };
    let order = others.chain(last).collect::<Vec<_>>();
    let from = from.permuted_axes(IxDyn(&order));
    let mut to = to.permuted_axes(IxDyn(&order));
    if read == written {
        return from.assign_to(to);
    }
    let inner = Axis(order.len() - 1);
    let blocks = from.axis_chunks_iter(inner, SIDE).zip(to.axis_chunks_iter_mut(inner, SIDE));
    blocks.for_each(|(from, to)| from.assign_to(to));
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
