//! Memory for the results of compiled code.
#![allow(unsafe_code)]

use ndarray::{ArrayD, IxDyn};

use super::error::Error;

/// Memory for a result.
pub(super) trait Memory {
    /// The address of the first element.
    ///
    /// # Panics
    /// If there is no room for this many elements.
    fn start(self, elements: usize) -> *mut f64;
}

impl Memory for &mut [f64] {
    fn start(self, elements: usize) -> *mut f64 {
        assert_eq!(self.len(), elements, "the shape has been compared");
        self.as_mut_ptr()
    }
}

/// Memory for a result of a shape, not written yet.
pub(super) struct Room<'a> {
    shape: &'a [usize],
    elements: Vec<f64>,
}

impl<'a> Room<'a> {
    pub(super) fn new(shape: &'a [usize]) -> Result<Self, Error> {
        let count = shape.iter().product();
        let mut elements = Vec::new();
        elements.try_reserve_exact(count).map_err(|_| Error::Memory { shape: shape.to_vec() })?;
        ask_for_large_pages(&mut elements);
        Ok(Room { shape, elements })
    }

    /// # Safety
    /// All elements must have been written.
    pub(super) unsafe fn filled(self) -> ArrayD<f64> {
        let Room { shape, mut elements } = self;
        // SAFETY: there is room for them, and the caller promises that they have been written.
        unsafe { elements.set_len(shape.iter().product()) };
        ArrayD::from_shape_vec(IxDyn(shape), elements).expect("there are as many elements as the shape has")
    }
}

impl Memory for &mut Room<'_> {
    fn start(self, elements: usize) -> *mut f64 {
        assert!(self.elements.capacity() >= elements, "the room was made for this shape");
        self.elements.as_mut_ptr()
    }
}

/// Asks for memory in large pages, which take a fraction of the time to allocate and release. It is only
/// advice: failure is ignored.
#[cfg(target_os = "linux")]
fn ask_for_large_pages(memory: &mut Vec<f64>) {
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
fn ask_for_large_pages(_: &mut Vec<f64>) {}
