//! Memref descriptors: how compiled functions take and give tensors.
//!
//! The layouts are those of MLIR's conversion of memrefs to the llvm dialect: for a memref of rank N
//! `{ ptr allocated, ptr aligned, i64 offset, [N x i64] sizes, [N x i64] strides }`, offset and strides counted in
//! elements; for rank 0 without the arrays; and for an unranked memref `{ i64 rank, ptr descriptor }`.
//! [`MemRef`] is such a descriptor for a rank known when the host is compiled, [`Descriptor`] for any rank.
//!
//! Code compiled for a memref without a layout ignores the strides and expects row-major order; [`Descriptor`] takes
//! care of that, whereas a [`MemRef`] describes an array as it is.
//!
//! Borrowing an array as a descriptor is safe. Looking at the memory behind a descriptor that compiled code gave is
//! `unsafe`: only the caller can know that the pointer is alive. What can be checked is checked first.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::mem::{align_of, size_of};

use ndarray::{ArrayD, ArrayViewD, ArrayViewMutD, Axis, IxDyn, ShapeBuilder};

/// A descriptor of a memref of `f64` and of rank `N`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct MemRef<const N: usize> {
    /// What was allocated, to be given to `free`; null when the memory is not the callee's to free.
    pub allocated: *mut f64,
    /// Where elements are counted from.
    pub aligned: *mut f64,
    /// The first element, in elements from `aligned`.
    pub offset: i64,
    /// The size of each dimension.
    pub sizes: [i64; N],
    /// The step of each dimension, in elements.
    pub strides: [i64; N],
}

/// A descriptor of a memref of `f64` and of any rank.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct UnrankedMemRef {
    /// The rank.
    pub rank: i64,
    /// A `MemRef` of that rank.
    pub descriptor: *mut c_void,
}

/// Why a descriptor is no tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AbiError {
    /// A descriptor of another rank was wanted.
    Rank {
        /// The rank wanted.
        wanted: usize,
        /// The rank given.
        given: usize,
    },
    /// A size is negative.
    NegativeSize(i64),
    /// The elements do not fit the address space.
    TooLarge,
    /// The pointer is null or not aligned for a double.
    BadPointer,
    /// Several indices are the same element, which cannot be borrowed mutably.
    Overlap,
}

impl fmt::Display for AbiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AbiError::Rank { wanted, given } => {
                write!(f, "a memref of rank {given} where rank {wanted} is wanted")
            }
            AbiError::NegativeSize(size) => write!(f, "a memref with a dimension of size {size}"),
            AbiError::TooLarge => f.write_str("a memref larger than the address space"),
            AbiError::BadPointer => f.write_str("a memref whose pointer is null or not aligned"),
            AbiError::Overlap => f.write_str("a memref whose elements overlap cannot be written through"),
        }
    }
}

impl std::error::Error for AbiError {}

impl<const N: usize> MemRef<N> {
    /// Lends an array to compiled code that only reads it.
    ///
    /// `allocated` is null: the memory stays the array's. The descriptor holds no borrow; it is good for as long as
    /// `view` is.
    ///
    /// # Errors
    /// [`AbiError::Rank`] when the array is not of rank `N`.
    pub fn from_view(view: &ArrayViewD<'_, f64>) -> Result<Self, AbiError> {
        Self::from_parts(view.as_ptr().cast_mut(), view.shape(), view.strides())
    }

    /// Lends an array to compiled code that may write to it.
    ///
    /// # Errors
    /// [`AbiError::Rank`] when the array is not of rank `N`.
    pub fn from_view_mut(view: &mut ArrayViewMutD<'_, f64>) -> Result<Self, AbiError> {
        Self::from_parts(view.as_mut_ptr(), view.shape(), view.strides())
    }

    fn from_parts(data: *mut f64, shape: &[usize], steps: &[isize]) -> Result<Self, AbiError> {
        let rank = AbiError::Rank { wanted: N, given: shape.len() };
        let words = |list: Vec<i64>| <[i64; N]>::try_from(list).map_err(|_| rank.clone());
        let sizes = words(shape.iter().map(|&n| n as i64).collect())?;
        let strides = words(steps.iter().map(|&n| n as i64).collect())?;
        Ok(MemRef { allocated: std::ptr::null_mut(), aligned: data, offset: 0, sizes, strides })
    }

    /// The elements, to read.
    ///
    /// # Safety
    /// Every element the descriptor describes is initialized memory that lives, and that nothing writes to, for `'a`.
    ///
    /// # Errors
    /// When the descriptor cannot be that of a tensor, whatever the memory.
    pub unsafe fn view<'a>(&self) -> Result<ArrayViewD<'a, f64>, AbiError> {
        // SAFETY: passed on to the caller.
        unsafe { Layout::new(self.aligned, self.offset, &self.sizes, &self.strides)?.view() }
    }

    /// The elements, to read and write.
    ///
    /// # Safety
    /// Every element the descriptor describes is initialized memory that lives, and that nothing else reads or
    /// writes, for `'a`.
    ///
    /// # Errors
    /// When the descriptor cannot be that of a tensor, whatever the memory, and when elements overlap.
    pub unsafe fn view_mut<'a>(&self) -> Result<ArrayViewMutD<'a, f64>, AbiError> {
        // SAFETY: passed on to the caller.
        unsafe { Layout::new(self.aligned, self.offset, &self.sizes, &self.strides)?.view_mut() }
    }

    /// The elements, copied.
    ///
    /// # Safety
    /// Every element the descriptor describes is initialized memory that nothing writes to during the call.
    ///
    /// # Errors
    /// When the descriptor cannot be that of a tensor, whatever the memory.
    pub unsafe fn to_array(&self) -> Result<ArrayD<f64>, AbiError> {
        // SAFETY: passed on to the caller; the view ends before this function does.
        Ok(unsafe { self.view() }?.as_standard_layout().into_owned())
    }
}

/// A descriptor of any rank that lends an array to compiled code for `'a`.
#[derive(Debug)]
pub struct Descriptor<'a> {
    rank: i64,
    /// The fields of a [`MemRef`] of this rank, one word each.
    words: Vec<u64>,
    array: PhantomData<&'a mut f64>,
}

impl<'a> Descriptor<'a> {
    /// Lends an array to compiled code that may write to it.
    ///
    /// Code compiled for a memref without a layout ignores the strides of the descriptor and expects row-major
    /// order, so an array that is in another order is first brought into it.
    pub fn new(array: &'a mut ArrayD<f64>) -> Self {
        if !array.is_standard_layout() {
            *array = array.as_standard_layout().into_owned();
        }
        let data = array.as_mut_ptr();
        let mut words = vec![0, data.expose_provenance() as u64, 0];
        words.extend(array.shape().iter().map(|&n| n as u64));
        words.extend(array.strides().iter().map(|&n| n as i64 as u64));
        Descriptor { rank: array.ndim() as i64, words, array: PhantomData }
    }

    /// A pointer to the descriptor, as functions with a C interface take it.
    pub fn as_mut_ptr(&mut self) -> *mut c_void {
        self.words.as_mut_ptr().cast()
    }

    /// The same as an unranked memref.
    pub fn unranked(&mut self) -> UnrankedMemRef {
        UnrankedMemRef { rank: self.rank, descriptor: self.as_mut_ptr() }
    }

    /// The fields, one word each, as functions take them that have every field as an argument of its own.
    pub fn words(&self) -> &[u64] {
        &self.words
    }
}

impl UnrankedMemRef {
    /// The elements, to read.
    ///
    /// # Safety
    /// `descriptor` points to a live [`MemRef`] of this rank, for which what [`MemRef::view`] asks for holds.
    ///
    /// # Errors
    /// When the descriptor cannot be that of a tensor, whatever the memory.
    pub unsafe fn view<'a>(&self) -> Result<ArrayViewD<'a, f64>, AbiError> {
        let rank = usize::try_from(self.rank).map_err(|_| AbiError::NegativeSize(self.rank))?;
        let head: *const MemRef<0> = self.descriptor.cast_const().cast();
        if head.is_null() || !head.is_aligned() {
            return Err(AbiError::BadPointer);
        }
        // SAFETY: by the caller's promise `head` is a descriptor of `rank`, which begins with the fields of one of
        // rank 0 and has `rank` sizes and as many strides behind them.
        let (head, sizes, strides) = unsafe {
            let arrays: *const i64 = head.add(1).cast();
            (
                head.read(),
                std::slice::from_raw_parts(arrays, rank),
                std::slice::from_raw_parts(arrays.add(rank), rank),
            )
        };
        // SAFETY: passed on to the caller.
        unsafe { Layout::new(head.aligned, head.offset, sizes, strides)?.view() }
    }
}

/// A descriptor whose numbers make sense, in ndarray's terms.
struct Layout {
    /// The element at the lowest address.
    lowest: *mut f64,
    shape: Vec<usize>,
    /// The steps without their signs.
    steps: Vec<usize>,
    /// The dimensions whose step is negative.
    reversed: Vec<usize>,
}

impl Layout {
    /// Checks all that can be checked without the memory.
    fn new(aligned: *mut f64, offset: i64, sizes: &[i64], strides: &[i64]) -> Result<Self, AbiError> {
        let size = |&n: &i64| usize::try_from(n).map_err(|_| AbiError::NegativeSize(n));
        let shape = sizes.iter().map(size).collect::<Result<Vec<usize>, AbiError>>()?;
        let elements = shape.iter().filter(|&&n| n != 0).try_fold(1usize, |all, &n| all.checked_mul(n));
        let limit = isize::MAX as usize / size_of::<f64>();
        if elements.is_none_or(|n| n > limit) {
            return Err(AbiError::TooLarge);
        }
        let empty = shape.contains(&0);
        let (mut reach, mut low) = (0usize, offset);
        let (mut steps, mut reversed) = (Vec::with_capacity(shape.len()), Vec::new());
        for (dim, (&n, &stride)) in shape.iter().zip(strides).enumerate() {
            // The step of a dimension with one element is never taken.
            let stride = if n > 1 && !empty { stride } else { 0 };
            let last = i64::try_from(n).unwrap_or(i64::MAX).saturating_sub(1);
            let span = last.checked_mul(stride).ok_or(AbiError::TooLarge)?;
            reach = usize::try_from(span.unsigned_abs())
                .ok()
                .and_then(|s| reach.checked_add(s))
                .filter(|&r| r < limit)
                .ok_or(AbiError::TooLarge)?;
            if stride < 0 {
                low = low.checked_add(span).ok_or(AbiError::TooLarge)?;
                reversed.push(dim);
            }
            steps.push(stride.unsigned_abs() as usize);
        }
        if empty {
            let lowest = std::ptr::NonNull::<f64>::dangling().as_ptr();
            return Ok(Layout { lowest, shape, steps, reversed });
        }
        if aligned.is_null() || !aligned.is_aligned() {
            return Err(AbiError::BadPointer);
        }
        let low = isize::try_from(low).map_err(|_| AbiError::TooLarge)?;
        Ok(Layout { lowest: aligned.wrapping_offset(low), shape, steps, reversed })
    }

    /// # Safety
    /// The elements are initialized, alive and not written to for `'a`.
    unsafe fn view<'a>(self) -> Result<ArrayViewD<'a, f64>, AbiError> {
        debug_assert_eq!(align_of::<f64>(), size_of::<f64>());
        let shape = IxDyn(&self.shape).strides(IxDyn(&self.steps));
        // SAFETY: the pointer is not null and aligned, all steps are non-negative from the lowest address, and the
        // byte size and reach fit an isize (`Layout::new`); liveness is the caller's promise.
        let mut view = unsafe { ArrayViewD::from_shape_ptr(shape, self.lowest) };
        self.reversed.iter().for_each(|&dim| view.invert_axis(Axis(dim)));
        Ok(view)
    }

    /// # Safety
    /// The elements are initialized, alive and neither read nor written by others for `'a`.
    unsafe fn view_mut<'a>(self) -> Result<ArrayViewMutD<'a, f64>, AbiError> {
        if self.overlaps() {
            return Err(AbiError::Overlap);
        }
        let shape = IxDyn(&self.shape).strides(IxDyn(&self.steps));
        // SAFETY: as in `view`, and no two indices are the same element.
        let mut view = unsafe { ArrayViewMutD::from_shape_ptr(shape, self.lowest) };
        self.reversed.iter().for_each(|&dim| view.invert_axis(Axis(dim)));
        Ok(view)
    }

    /// True unless each dimension steps over all that the dimensions of smaller steps reach.
    fn overlaps(&self) -> bool {
        if self.shape.contains(&0) {
            return false;
        }
        let mut dims: Vec<(usize, usize)> =
            self.steps.iter().copied().zip(self.shape.iter().copied()).filter(|&(_, n)| n > 1).collect();
        dims.sort_unstable();
        let mut reach = 0usize;
        for (step, n) in dims {
            if step <= reach {
                return true;
            }
            reach += step * (n - 1);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{arr0, arr2, s};

    use super::*;

    #[test]
    fn layouts_are_those_of_the_llvm_dialect() {
        assert_eq!(size_of::<MemRef<0>>(), 24);
        assert_eq!(size_of::<MemRef<3>>(), 24 + 6 * 8);
        assert_eq!(size_of::<UnrankedMemRef>(), 16);
        let mut a = arr2(&[[1., 2., 3.], [4., 5., 6.]]).into_dyn();
        let data = a.as_ptr().addr() as u64;
        let mut descriptor = Descriptor::new(&mut a);
        assert_eq!(descriptor.words(), [0, data, 0, 2, 3, 3, 1]);
        let m: *const MemRef<2> = descriptor.as_mut_ptr().cast_const().cast();
        // SAFETY: the descriptor is alive, has rank 2, and lends `a`, which lives longer.
        let m = unsafe { *m };
        assert_eq!((m.sizes, m.strides, m.offset), ([2, 3], [3, 1], 0));
        assert_eq!(m.aligned.addr() as u64, data);
    }

    #[test]
    fn arrays_come_back_as_they_were_lent() {
        let a = arr2(&[[1., 2., 3.], [4., 5., 6.]]).into_dyn();
        let views = [
            a.view(),
            a.view().reversed_axes(),
            a.slice(s![.., 1..;2]).into_dyn(),
            a.slice(s![..;-1, ..;-1]).into_dyn(),
            a.slice(s![1..1, ..]).into_dyn(),
            a.slice(s![1.., ..]).into_dyn(),
        ];
        for view in views {
            let m = MemRef::<2>::from_view(&view).expect("rank 2");
            // SAFETY: `a` is alive and nothing writes to it.
            let (back, copy) = unsafe { (m.view().expect("a tensor"), m.to_array().expect("a tensor")) };
            assert_eq!(back, view);
            assert_eq!(copy, view);
        }
        let scalar = arr0(7.0).into_dyn();
        let m = MemRef::<0>::from_view(&scalar.view()).expect("rank 0");
        // SAFETY: `scalar` is alive and nothing writes to it.
        assert_eq!(unsafe { m.view() }, Ok(scalar.view()));
    }

    #[test]
    fn descriptors_are_row_major() {
        let mut a = arr2(&[[1., 2., 3.], [4., 5., 6.]]).reversed_axes().into_dyn();
        let wanted = a.clone();
        let mut descriptor = Descriptor::new(&mut a);
        assert_eq!(descriptor.words()[3..], [3, 2, 2, 1]);
        // SAFETY: the descriptor and the array it lends are alive, and nothing writes.
        assert_eq!(unsafe { descriptor.unranked().view() }, Ok(wanted.view()));
    }

    #[test]
    fn offsets_count_elements() {
        let mut data = [1., 2., 3., 4., 5., 6.];
        let pointer = data.as_mut_ptr();
        let m = MemRef { allocated: pointer, aligned: pointer, offset: 5, sizes: [2, 2], strides: [-3, -1] };
        // SAFETY: elements 1, 2, 4 and 5 of `data`, which is alive and borrowed by nothing else.
        let view = unsafe { m.view() }.expect("a tensor");
        assert_eq!(view, arr2(&[[6., 5.], [3., 2.]]).into_dyn());
    }

    #[test]
    fn writes_reach_the_array() {
        let mut a = arr2(&[[1., 2.], [3., 4.]]).into_dyn();
        let m = MemRef::<2>::from_view_mut(&mut a.view_mut()).expect("rank 2");
        // SAFETY: `a` is alive, and the view is its only user until it is dropped.
        unsafe { m.view_mut() }.expect("a tensor")[[1, 0]] = 30.0;
        assert_eq!(a, arr2(&[[1., 2.], [30., 4.]]).into_dyn());
        let unranked = Descriptor::new(&mut a).unranked();
        assert_eq!(unranked.rank, 2);
        let mut descriptor = Descriptor::new(&mut a);
        // SAFETY: the descriptor and the array it lends are alive, and nothing writes.
        let sum = unsafe { descriptor.unranked().view() }.expect("a tensor").sum();
        assert_eq!(sum, 37.0);
    }

    #[test]
    fn nonsense_is_an_error() {
        let mut data = [1.0; 4];
        let pointer = data.as_mut_ptr();
        let m = |aligned, offset, sizes, strides| MemRef::<2> {
            allocated: pointer,
            aligned,
            offset,
            sizes,
            strides,
        };
        let null = std::ptr::null_mut();
        let odd = pointer.cast::<u8>().wrapping_add(1).cast::<f64>();
        let cases = [
            (m(pointer, 0, [-1, 2], [2, 1]), AbiError::NegativeSize(-1)),
            (m(null, 0, [2, 2], [2, 1]), AbiError::BadPointer),
            (m(odd, 0, [2, 2], [2, 1]), AbiError::BadPointer),
            (m(pointer, 0, [i64::MAX, 2], [2, 1]), AbiError::TooLarge),
            (m(pointer, 0, [2, 2], [i64::MAX, 1]), AbiError::TooLarge),
            (m(pointer, i64::MIN, [2, 2], [i64::MIN, 1]), AbiError::TooLarge),
        ];
        for (descriptor, error) in cases {
            // SAFETY: each descriptor is refused before its memory is looked at.
            assert_eq!(unsafe { descriptor.view() }.map(|v| v.len()), Err(error));
        }
        // SAFETY: refused before its memory is looked at.
        let overlapping = unsafe { m(pointer, 0, [2, 2], [1, 1]).view_mut() };
        assert_eq!(overlapping.map(|v| v.len()), Err(AbiError::Overlap));
        let a = arr2(&[[1.0]]).into_dyn();
        let error = MemRef::<3>::from_view(&a.view()).map(|m| m.sizes);
        assert_eq!(error, Err(AbiError::Rank { wanted: 3, given: 2 }));
        // SAFETY: refused before anything is read.
        let unranked = unsafe { UnrankedMemRef { rank: 2, descriptor: std::ptr::null_mut() }.view() };
        assert_eq!(unranked.map(|v| v.len()), Err(AbiError::BadPointer));
        // SAFETY: an empty tensor has no memory to look at.
        assert_eq!(unsafe { m(null, 0, [0, 2], [2, 1]).view() }.map(|v| v.len()), Ok(0));
    }
}
