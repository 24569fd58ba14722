//! Memref descriptors: how compiled functions take and return tensors.
//!
//! The layouts are those of MLIR's conversion of memrefs to the llvm dialect: for a memref of rank N
//! `{ ptr allocated, ptr aligned, i64 offset, [N x i64] sizes, [N x i64] strides }`, with offset and strides in
//! elements; for rank 0, the same without the arrays; for an unranked memref `{ i64 rank, ptr descriptor }`.
//! [`MemRef`] is a descriptor whose rank is known when the host is compiled, [`Descriptor`] one of any rank.
//!
//! Code compiled for a memref without a layout ignores the strides and expects row-major order. [`Descriptor`] ensures
//! that order; a [`MemRef`] describes an array as it is.
//!
//! Creating a descriptor of an array is safe. Accessing the memory of a descriptor that compiled code returned is
//! `unsafe`: only the caller can know that the pointer is valid. Everything that can be checked is checked first.
//!
//! A pointer is never turned into an integer and back, so that accesses through a descriptor keep the provenance of
//! the array that was lent. Miri checks this in the tests.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::mem::size_of;
use std::ptr::{self, NonNull};

use ndarray::{ArrayD, ArrayViewD, ArrayViewMutD, Axis, IxDyn, ShapeBuilder};

// `Descriptor` stores its fields as words, each a pointer or an `i64`.
const _: () = assert!(size_of::<*mut f64>() == size_of::<i64>(), "the layouts are those of 64-bit targets");

/// A descriptor of a memref of `f64` with rank `N`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct MemRef<const N: usize> {
    /// The pointer to pass to `free`; null if the callee must not free the memory.
    pub allocated: *mut f64,
    /// The pointer that `offset` counts from.
    pub aligned: *mut f64,
    /// The position of the first element, in elements from `aligned`.
    pub offset: i64,
    /// The size of each dimension.
    pub sizes: [i64; N],
    /// The stride of each dimension, in elements.
    pub strides: [i64; N],
}

/// A descriptor of a memref of `f64` with any rank.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct UnrankedMemRef {
    /// The rank.
    pub rank: i64,
    /// A pointer to a [`MemRef`] of that rank.
    pub descriptor: *mut c_void,
}

/// Why a descriptor cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AbiError {
    /// The rank is not the expected one.
    Rank {
        /// The expected rank.
        wanted: usize,
        /// The actual rank.
        given: usize,
    },
    /// A size is negative.
    NegativeSize(i64),
    /// The rank is negative.
    NegativeRank(i64),
    /// The elements, or the sizes and strides, do not fit in the address space.
    TooLarge,
    /// A pointer is null, or not aligned for its target.
    BadPointer,
    /// Several indices may name the same element, so the elements cannot be borrowed mutably.
    Overlap,
}

impl fmt::Display for AbiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AbiError::Rank { wanted, given } => {
                write!(f, "a memref of rank {given} where rank {wanted} is expected")
            }
            AbiError::NegativeSize(size) => write!(f, "a memref with a dimension of size {size}"),
            AbiError::NegativeRank(rank) => write!(f, "a memref of rank {rank}"),
            AbiError::TooLarge => f.write_str("a memref that does not fit in the address space"),
            AbiError::BadPointer => f.write_str("a memref whose pointer is null or not aligned"),
            AbiError::Overlap => f.write_str("a memref whose elements overlap, which cannot be written"),
        }
    }
}

impl std::error::Error for AbiError {}

impl<const N: usize> MemRef<N> {
    /// Lends an array to compiled code that only reads it.
    ///
    /// `allocated` is null, since the array keeps its memory. The descriptor has no lifetime: it is valid as long as
    /// the borrow in `view`, and must not be written through, neither by compiled code nor by
    /// [`view_mut`](MemRef::view_mut).
    ///
    /// # Errors
    /// [`AbiError::Rank`] if the rank of the array is not `N`.
    pub fn from_view(view: &ArrayViewD<'_, f64>) -> Result<Self, AbiError> {
        Self::from_parts(view.as_ptr().cast_mut(), view.shape(), view.strides())
    }

    /// Lends an array to compiled code that may write to it.
    ///
    /// The descriptor has no lifetime: it is valid as long as the borrow in `view`, and until the array is used in
    /// another way.
    ///
    /// # Errors
    /// [`AbiError::Rank`] if the rank of the array is not `N`.
    pub fn from_view_mut(view: &mut ArrayViewMutD<'_, f64>) -> Result<Self, AbiError> {
        Self::from_parts(view.as_mut_ptr(), view.shape(), view.strides())
    }

    fn from_parts(data: *mut f64, shape: &[usize], steps: &[isize]) -> Result<Self, AbiError> {
        let rank = AbiError::Rank { wanted: N, given: shape.len() };
        let words = |list: Vec<i64>| <[i64; N]>::try_from(list).map_err(|_| rank.clone());
        let sizes = words(shape.iter().map(|&n| n as i64).collect())?;
        let strides = words(steps.iter().map(|&n| n as i64).collect())?;
        Ok(MemRef { allocated: ptr::null_mut(), aligned: data, offset: 0, sizes, strides })
    }

    /// A view for reading the elements.
    ///
    /// # Safety
    /// Unless this returns an error, every element must be initialized memory of the allocation that `aligned` points
    /// into, which must stay allocated and must not be written to during `'a`.
    ///
    /// # Errors
    /// If no tensor can have this descriptor, whatever is in memory.
    pub unsafe fn view<'a>(&self) -> Result<ArrayViewD<'a, f64>, AbiError> {
        // SAFETY: the caller guarantees what `Layout::view` requires.
        unsafe { Layout::new(self.aligned, self.offset, &self.sizes, &self.strides)?.view() }
    }

    /// A view for reading and writing the elements.
    ///
    /// # Safety
    /// Unless this returns an error, every element must be initialized memory of the allocation that `aligned` points
    /// into and writable through `aligned`; it must stay allocated, and nothing else may read or write it during `'a`.
    ///
    /// # Errors
    /// If no tensor can have this descriptor, whatever is in memory, or if elements overlap.
    pub unsafe fn view_mut<'a>(&self) -> Result<ArrayViewMutD<'a, f64>, AbiError> {
        // SAFETY: the caller guarantees what `Layout::view_mut` requires.
        unsafe { Layout::new(self.aligned, self.offset, &self.sizes, &self.strides)?.view_mut() }
    }

    /// A copy of the elements, in row-major order.
    ///
    /// # Safety
    /// Unless this returns an error, every element must be initialized memory of the allocation that `aligned` points
    /// into, which must stay allocated and must not be written to during the call.
    ///
    /// # Errors
    /// If no tensor can have this descriptor, whatever is in memory.
    pub unsafe fn to_array(&self) -> Result<ArrayD<f64>, AbiError> {
        // SAFETY: the caller guarantees it for the duration of the call, and the view does not outlive the call.
        Ok(unsafe { self.view() }?.as_standard_layout().into_owned())
    }
}

/// A field of a descriptor: a pointer or an integer.
///
/// An integer is stored as a pointer without provenance, which has the same bytes; a pointer keeps its provenance.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word(*mut f64);

impl Word {
    fn of(integer: i64) -> Word {
        Word(ptr::without_provenance_mut(integer as usize))
    }

    /// The field as a pointer.
    pub fn pointer(self) -> *mut f64 {
        self.0
    }

    /// The field as an integer; the address if it is a pointer.
    pub fn integer(self) -> i64 {
        self.0.addr() as i64
    }
}

/// A descriptor of any rank that lends an array to compiled code for `'a`.
#[derive(Debug)]
pub struct Descriptor<'a> {
    rank: i64,
    /// The fields of a [`MemRef`] of this rank.
    words: Vec<Word>,
    array: PhantomData<&'a mut f64>,
}

impl<'a> Descriptor<'a> {
    /// Lends an array to compiled code that may write to it.
    ///
    /// Code compiled for a memref without a layout ignores the strides of the descriptor and expects row-major
    /// order, so an array in another order is first rearranged.
    pub fn new(array: &'a mut ArrayD<f64>) -> Self {
        if !array.is_standard_layout() {
            *array = array.as_standard_layout().into_owned();
        }
        let mut words = vec![Word(ptr::null_mut()), Word(array.as_mut_ptr()), Word::of(0)];
        words.extend(array.shape().iter().map(|&n| Word::of(n as i64)));
        words.extend(array.strides().iter().map(|&n| Word::of(n as i64)));
        Descriptor { rank: array.ndim() as i64, words, array: PhantomData }
    }

    /// A pointer to the descriptor, for functions with a C interface (`llvm.emit_c_interface`).
    pub fn as_mut_ptr(&mut self) -> *mut c_void {
        self.words.as_mut_ptr().cast()
    }

    /// The descriptor as an unranked memref.
    pub fn unranked(&mut self) -> UnrankedMemRef {
        UnrankedMemRef { rank: self.rank, descriptor: self.as_mut_ptr() }
    }

    /// The fields in order, for functions that take every field as an argument.
    pub fn words(&self) -> &[Word] {
        &self.words
    }
}

impl UnrankedMemRef {
    /// A view for reading the elements.
    ///
    /// # Safety
    /// Unless the rank or the pointer is an error, `descriptor` must point to a [`MemRef`] of this rank that nothing
    /// writes to during the call and that fulfils the requirements of [`MemRef::view`].
    ///
    /// # Errors
    /// If no tensor can have this descriptor, whatever is in memory.
    pub unsafe fn view<'a>(&self) -> Result<ArrayViewD<'a, f64>, AbiError> {
        let rank = usize::try_from(self.rank).map_err(|_| AbiError::NegativeRank(self.rank))?;
        let bytes = rank.checked_mul(2 * size_of::<i64>());
        if bytes.is_none_or(|n| n > isize::MAX as usize - size_of::<MemRef<0>>()) {
            return Err(AbiError::TooLarge);
        }
        let head: *const MemRef<0> = self.descriptor.cast_const().cast();
        if head.is_null() || !head.is_aligned() {
            return Err(AbiError::BadPointer);
        }
        // SAFETY: the rank and the pointer were checked, so the caller guarantees that `head` is a live descriptor of
        // `rank` that nothing writes to. It begins with the fields of a descriptor of rank 0, followed by `rank` sizes
        // and as many strides in the same allocation; the slices are not used after this function.
        let (head, sizes, strides) = unsafe {
            let arrays: *const i64 = head.add(1).cast();
            (
                head.read(),
                std::slice::from_raw_parts(arrays, rank),
                std::slice::from_raw_parts(arrays.add(rank), rank),
            )
        };
        // SAFETY: the caller guarantees what `MemRef::view` requires of the elements.
        unsafe { Layout::new(head.aligned, head.offset, sizes, strides)?.view() }
    }
}

/// A checked descriptor in ndarray's terms: `lowest` is aligned and not null, the number of elements and the bytes from
/// the first to the last one fit an `isize`, and that many bytes from `lowest` do not exceed the address space. If
/// there are no elements, all steps are zero.
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
    /// Checks everything that can be checked without accessing memory.
    fn new(aligned: *mut f64, offset: i64, sizes: &[i64], strides: &[i64]) -> Result<Self, AbiError> {
        let size = |&n: &i64| usize::try_from(n).map_err(|_| AbiError::NegativeSize(n));
        let shape = sizes.iter().map(size).collect::<Result<Vec<usize>, AbiError>>()?;
        let elements = shape.iter().filter(|&&n| n != 0).try_fold(1usize, |all, &n| all.checked_mul(n));
        let limit = isize::MAX as usize / size_of::<f64>();
        if elements.is_none_or(|n| n > limit) {
            return Err(AbiError::TooLarge);
        }
        let empty = shape.contains(&0);
        let mut reach = 0usize;
        let mut low = offset;
        let mut steps = Vec::with_capacity(shape.len());
        let mut reversed = Vec::new();
        for (dim, (&n, &stride)) in shape.iter().zip(strides).enumerate() {
            // The stride of a dimension with one element has no effect.
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
            return Ok(Layout { lowest: NonNull::dangling().as_ptr(), shape, steps, reversed });
        }
        if aligned.is_null() || !aligned.is_aligned() {
            return Err(AbiError::BadPointer);
        }
        let distance = isize::try_from(low).ok().and_then(|n| n.checked_mul(size_of::<f64>() as isize));
        let distance = distance.ok_or(AbiError::TooLarge)?;
        let first = aligned.addr().checked_add_signed(distance).filter(|&first| first != 0);
        // This cannot overflow: the reach is below the limit.
        if first.and_then(|first| first.checked_add((reach + 1) * size_of::<f64>())).is_none() {
            return Err(AbiError::TooLarge);
        }
        Ok(Layout { lowest: aligned.wrapping_byte_offset(distance), shape, steps, reversed })
    }

    /// # Safety
    /// The elements must be initialized memory of one allocation that `lowest` may read, which must stay allocated and
    /// must not be written to during `'a`.
    unsafe fn view<'a>(self) -> Result<ArrayViewD<'a, f64>, AbiError> {
        let shape = IxDyn(&self.shape).strides(IxDyn(&self.steps));
        // SAFETY: by the invariant of `Layout`, the pointer is aligned and not null, the number of elements and their
        // reach in bytes fit an isize, and the steps are not negative. The caller guarantees the elements for `'a`.
        let mut view = unsafe { ArrayViewD::from_shape_ptr(shape, self.lowest) };
        self.reversed.iter().for_each(|&dim| view.invert_axis(Axis(dim)));
        Ok(view)
    }

    /// # Safety
    /// The elements must be initialized memory of one allocation that `lowest` may read and write, which must stay
    /// allocated and must not be accessed in any other way during `'a`.
    unsafe fn view_mut<'a>(self) -> Result<ArrayViewMutD<'a, f64>, AbiError> {
        if self.overlaps() {
            return Err(AbiError::Overlap);
        }
        let shape = IxDyn(&self.shape).strides(IxDyn(&self.steps));
        // SAFETY: as in `view`; no two indices name the same element, and the caller guarantees exclusive access.
        let mut view = unsafe { ArrayViewMutD::from_shape_ptr(shape, self.lowest) };
        self.reversed.iter().for_each(|&dim| view.invert_axis(Axis(dim)));
        Ok(view)
    }

    /// Whether elements may overlap: false if each dimension steps over everything that the dimensions with smaller
    /// steps reach.
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

    fn integers(descriptor: &Descriptor<'_>) -> Vec<i64> {
        descriptor.words().iter().map(|word| word.integer()).collect()
    }

    #[test]
    fn layouts_are_those_of_the_llvm_dialect() {
        assert_eq!(size_of::<MemRef<0>>(), 24);
        assert_eq!(size_of::<MemRef<3>>(), 24 + 6 * 8);
        assert_eq!(size_of::<UnrankedMemRef>(), 16);
        let mut a = arr2(&[[1., 2., 3.], [4., 5., 6.]]).into_dyn();
        let data = a.as_ptr().addr() as i64;
        let mut descriptor = Descriptor::new(&mut a);
        assert_eq!(integers(&descriptor), [0, data, 0, 2, 3, 3, 1]);
        let m: *const MemRef<2> = descriptor.as_mut_ptr().cast_const().cast();
        // SAFETY: the descriptor is alive, has rank 2, and lends `a`, which lives longer.
        let m = unsafe { *m };
        assert_eq!((m.sizes, m.strides, m.offset), ([2, 3], [3, 1], 0));
        assert_eq!(m.aligned.addr() as i64, data);
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
        assert_eq!(integers(&descriptor)[3..], [3, 2, 2, 1]);
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

    /// Plays the part of compiled code that takes a matrix.
    ///
    /// # Safety
    /// `aligned` points to `rows * columns` doubles that may be read and written.
    unsafe fn double(aligned: *mut f64, [rows, columns]: [i64; 2]) {
        for i in 0..(rows * columns) as usize {
            // SAFETY: the caller guarantees it.
            unsafe { *aligned.add(i) *= 2.0 };
        }
    }

    #[test]
    fn compiled_code_may_write_through_every_form_of_a_descriptor() {
        let mut a = arr2(&[[1., 2., 3.], [4., 5., 6.]]).into_dyn();
        let mut descriptor = Descriptor::new(&mut a);
        let ranked: *mut MemRef<2> = descriptor.as_mut_ptr().cast();
        // SAFETY: the descriptor is alive and has rank 2; it lends the six elements of `a` to be written.
        unsafe { double((*ranked).aligned, (*ranked).sizes) };
        let unranked = descriptor.unranked();
        let ranked: *mut MemRef<2> = unranked.descriptor.cast();
        // SAFETY: as above.
        unsafe { double((*ranked).aligned, (*ranked).sizes) };
        let [allocated, aligned, offset, rows, columns, ..] = *descriptor.words() else {
            panic!("a descriptor of rank 2 has seven words")
        };
        assert!(allocated.pointer().is_null());
        assert_eq!(offset.integer(), 0);
        // SAFETY: as above.
        unsafe { double(aligned.pointer(), [rows.integer(), columns.integer()]) };
        assert_eq!(a, arr2(&[[8., 16., 24.], [32., 40., 48.]]).into_dyn());
    }

    #[test]
    fn a_descriptor_may_move_while_it_lends() {
        let mut a = arr2(&[[1., 2.]]).into_dyn();
        let mut descriptor = Descriptor::new(&mut a);
        let unranked = descriptor.unranked();
        let kept = Box::new(descriptor);
        // SAFETY: the words did not move with the descriptor, which is alive and lends `a`; nothing writes.
        assert_eq!(unsafe { unranked.view() }.map(|v| v.sum()), Ok(3.0));
        drop(kept);
    }

    #[test]
    fn elements_may_be_read_twice_but_not_written_twice() {
        let mut data = [1., 2., 3., 4.];
        let pointer = data.as_mut_ptr();
        let m =
            |offset, sizes, strides| MemRef { allocated: pointer, aligned: pointer, offset, sizes, strides };
        let cases = [
            (m(0, [3, 2], [0, 1]), vec![1., 2., 1., 2., 1., 2.]),
            (m(0, [2, 2], [1, 1]), vec![1., 2., 2., 3.]),
            (m(1, [2, 2], [1, -1]), vec![2., 1., 3., 2.]),
        ];
        for (m, elements) in cases {
            // SAFETY: all are elements of `data`, which is alive and which nothing writes to.
            let view = unsafe { m.view() }.expect("a tensor");
            assert!(view.iter().eq(&elements), "{view}");
            // SAFETY: this is an error before any memory is accessed.
            let refused = unsafe { m.view_mut() };
            assert_eq!(refused.map(|v| v.len()), Err(AbiError::Overlap));
        }
        // SAFETY: the four elements of `data`, which nothing else uses while the view is alive.
        let column_major = unsafe { m(0, [2, 2], [1, 2]).view_mut() };
        column_major.expect("distinct elements")[[0, 1]] = 30.;
        assert_eq!(data, [1., 2., 30., 4.]);
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
        let null = ptr::null_mut();
        let last = ptr::without_provenance_mut(usize::MAX - 31);
        let odd = pointer.cast::<u8>().wrapping_add(1).cast::<f64>();
        let cases = [
            (m(pointer, 0, [-1, 2], [2, 1]), AbiError::NegativeSize(-1)),
            (m(null, 0, [2, 2], [2, 1]), AbiError::BadPointer),
            (m(odd, 0, [2, 2], [2, 1]), AbiError::BadPointer),
            (m(pointer, 0, [i64::MAX, 2], [2, 1]), AbiError::TooLarge),
            (m(pointer, 0, [2, 2], [i64::MAX, 1]), AbiError::TooLarge),
            (m(pointer, i64::MIN, [2, 2], [i64::MIN, 1]), AbiError::TooLarge),
            // In bytes, the offset wraps around the address space, to the pointer itself.
            (m(pointer, 1 << 61, [2, 2], [2, 1]), AbiError::TooLarge),
            (m(pointer, i64::MAX, [2, 2], [2, 1]), AbiError::TooLarge),
            (m(pointer, i64::MIN, [2, 2], [2, 1]), AbiError::TooLarge),
            (m(pointer, 1 - (1 << 60), [2, 2], [2, 1]), AbiError::TooLarge),
            // The first element is at address zero, and the last is beyond the last address.
            (m(pointer, -(pointer.addr() as i64 / 8), [2, 2], [2, 1]), AbiError::TooLarge),
            (m(last, 1, [2, 2], [2, 1]), AbiError::TooLarge),
        ];
        for (descriptor, error) in cases {
            // SAFETY: each descriptor is an error before any memory is accessed.
            assert_eq!(unsafe { descriptor.view() }.map(|v| v.len()), Err(error));
        }
        let mut a = arr2(&[[1.0]]).into_dyn();
        let error = Err(AbiError::Rank { wanted: 3, given: 2 });
        assert_eq!(MemRef::<3>::from_view(&a.view()).map(|m| m.sizes), error);
        assert_eq!(MemRef::<3>::from_view_mut(&mut a.view_mut()).map(|m| m.sizes), error);
        // SAFETY: an empty tensor has no memory to access.
        assert_eq!(unsafe { m(null, 0, [0, 2], [2, 1]).view() }.map(|v| v.len()), Ok(0));
        // SAFETY: as above.
        assert_eq!(unsafe { m(odd, i64::MAX, [0, 2], [0, 0]).view_mut() }.map(|v| v.len()), Ok(0));
    }

    #[test]
    fn nonsense_without_a_rank_is_an_error() {
        let mut a = arr2(&[[1., 2.]]).into_dyn();
        let descriptor = Descriptor::new(&mut a).as_mut_ptr();
        let cases = [
            (2, ptr::null_mut(), AbiError::BadPointer),
            (2, descriptor.wrapping_byte_add(4), AbiError::BadPointer),
            (-1, descriptor, AbiError::NegativeRank(-1)),
            (i64::MAX, descriptor, AbiError::TooLarge),
            (1 << 59, descriptor, AbiError::TooLarge),
        ];
        for (rank, descriptor, error) in cases {
            // SAFETY: this is an error before anything is read.
            let view = unsafe { UnrankedMemRef { rank, descriptor }.view() };
            assert_eq!(view.map(|v| v.len()), Err(error));
        }
    }
}
