//! An allocator that keeps large blocks of memory that are freed, for the next large result.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The smallest blocks that are kept, in bytes. Those below come from the heap, which keeps them anyway.
const LARGE: usize = 4 << 20;

/// How many blocks are kept, and of how many bytes at most.
const BLOCKS: usize = 8;
const MAX_KEPT: usize = 256 << 20;

/// The system's allocator, which keeps a few large blocks that are freed.
///
/// A system takes back large blocks at once, and a new one costs more time than most computations on it: each page is
/// filled with zeros when it is first written. So a call that returns a large new array is slower than one that writes
/// into an array that is there. With this allocator the two take the same time:
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: toyc::native::Recycling = toyc::native::Recycling::new();
/// # fn main() -> Result<(), toyc::native::Error> {
/// # use ndarray::Array1;
/// let double = toyc::native::Program::parse("def double(x) { return x + x; }")?.function("double")?;
/// let x = Array1::<f64>::ones(1 << 20);
/// let first = double.call((&x,))?.as_ptr();
/// assert_eq!(double.call((&x,))?.as_ptr(), first);
/// # Ok(())
/// # }
/// ```
///
/// It keeps at most eight blocks and 256 MiB. On Linux the system may take their memory while they are kept.
#[derive(Debug)]
pub struct Recycling(Mutex<[Block; BLOCKS]>);

/// A block that is free: its address and its size, which is 0 in place of none.
#[derive(Clone, Copy, Debug)]
struct Block {
    start: *mut u8,
    layout: Layout,
}

const NONE: Block = Block { start: ptr::null_mut(), layout: Layout::new::<()>() };

// SAFETY: a free block belongs to whoever takes it out of the list.
unsafe impl Send for Block {}

impl Recycling {
    /// An allocator that keeps nothing yet.
    pub const fn new() -> Self {
        Recycling(Mutex::new([NONE; BLOCKS]))
    }

    /// Nothing in here panics, or allocates.
    fn blocks(&self) -> MutexGuard<'_, [Block; BLOCKS]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, layout: Layout) -> Option<*mut u8> {
        let mut blocks = self.blocks();
        let found = blocks.iter_mut().find(|block| block.layout == layout)?;
        Some(std::mem::replace(found, NONE).start)
    }

    /// Keeps a block that is freed, unless it is too large, or there are too many: then the oldest one must be given back
    /// first.
    fn keep(&self, block: Block) -> Result<(), Block> {
        if block.layout.size() > MAX_KEPT {
            return Err(block);
        }
        let mut blocks = self.blocks();
        let kept: usize = blocks.iter().map(|block| block.layout.size()).sum();
        let free = blocks.iter().position(|block| block.layout.size() == 0);
        match free.filter(|_| kept + block.layout.size() <= MAX_KEPT) {
            Some(free) => {
                blocks[free..].rotate_left(1);
                blocks[BLOCKS - 1] = block;
                Ok(())
            }
            None => match blocks.iter_mut().find(|block| block.layout.size() > 0) {
                Some(oldest) => Err(std::mem::replace(oldest, NONE)),
                None => Err(block),
            },
        }
    }
}

impl Default for Recycling {
    fn default() -> Self {
        Recycling::new()
    }
}

/// The layout with which a large block is allocated: of an eighth of its size more at most, so that blocks fit again. It
/// depends on the layout alone, so that a block is freed with the one with which it was allocated.
fn rounded(layout: Layout) -> Layout {
    let step = (layout.size() / 8).next_power_of_two() / 2;
    let size = layout.size().checked_next_multiple_of(step.max(1)).unwrap_or(layout.size());
    Layout::from_size_align(size, layout.align()).unwrap_or(layout)
}

fn is_large(layout: Layout) -> bool {
    layout.size() >= LARGE
}

// SAFETY: every block is one of the system's, allocated with the layout that `rounded` gives, and is in the list only
// while nobody has it.
unsafe impl GlobalAlloc for Recycling {
    // SAFETY: as above.
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_large(layout) {
            // SAFETY: as the caller promises.
            return unsafe { System.alloc(layout) };
        }
        let layout = rounded(layout);
        // SAFETY: the rounded layout is not empty.
        self.take(layout).unwrap_or_else(|| unsafe { System.alloc(layout) })
    }

    // SAFETY: as above.
    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        if !is_large(layout) {
            // SAFETY: as the caller promises.
            return unsafe { System.dealloc(start, layout) };
        }
        let block = Block { start, layout: rounded(layout) };
        lend_to_system(block);
        while let Err(other) = self.keep(block) {
            // SAFETY: the block was allocated with this layout, and nobody else has it.
            unsafe { System.dealloc(other.start, other.layout) };
            if other.start == block.start {
                break;
            }
        }
    }

    // SAFETY: as above.
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let layout = if is_large(layout) { rounded(layout) } else { layout };
        // SAFETY: as the caller promises; new memory of the system is zero.
        unsafe { System.alloc_zeroed(layout) }
    }

    // SAFETY: as above.
    unsafe fn realloc(&self, start: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let Ok(new) = Layout::from_size_align(size, layout.align()) else { return ptr::null_mut() };
        let [old, new] = [layout, new].map(|layout| if is_large(layout) { rounded(layout) } else { layout });
        // SAFETY: the block was allocated with the first layout, and the new size is not 0.
        if old == new { start } else { unsafe { System.realloc(start, old, new.size()) } }
    }
}

/// Lets the system take the memory of a free block if it needs memory. It is only advice: failure is ignored.
#[cfg(target_os = "linux")]
fn lend_to_system(block: Block) {
    /// The largest default size of pages.
    const PAGE: usize = 64 << 10;
    let skipped = block.start.align_offset(PAGE);
    let size = block.layout.size().saturating_sub(skipped) / PAGE * PAGE;
    // SAFETY: the block is free: whoever gets it must write before it reads.
    unsafe { libc::madvise(block.start.wrapping_add(skipped).cast(), size, libc::MADV_FREE) };
}

/// Other systems are not asked.
#[cfg(not(target_os = "linux"))]
fn lend_to_system(_: Block) {}

#[cfg(test)]
mod tests {
    use super::*;

    const MIB: usize = 1 << 20;

    /// Allocates a block, writes to it, and frees it; returns its address.
    fn used(allocator: &Recycling, size: usize) -> usize {
        let layout = Layout::from_size_align(size, 8).expect("a small alignment");
        // SAFETY: the layout is not empty; the block is freed with the same one and not used again.
        unsafe {
            let start = allocator.alloc(layout);
            assert!(!start.is_null());
            start.write(1);
            start.add(size - 1).write(1);
            allocator.dealloc(start, layout);
            start.addr()
        }
    }

    fn kept(allocator: &Recycling) -> Vec<usize> {
        allocator.blocks().iter().map(|block| block.layout.size() / MIB).filter(|&size| size > 0).collect()
    }

    #[test]
    fn freed_blocks_are_used_again() {
        let allocator = Recycling::new();
        let first = used(&allocator, 16 * MIB);
        assert_eq!(used(&allocator, 16 * MIB - 8), first);
        assert_eq!(kept(&allocator), [16]);
        used(&allocator, 1000);
        assert_eq!(kept(&allocator), [16]);
    }

    #[test]
    fn the_oldest_blocks_are_given_back() {
        let allocator = Recycling::new();
        for size in 4..16 {
            used(&allocator, size * MIB);
        }
        assert_eq!(kept(&allocator), [8, 9, 10, 11, 12, 13, 14, 15]);
        used(&allocator, 200 * MIB);
        assert_eq!(kept(&allocator), [13, 14, 15, 208]);
        used(&allocator, 512 * MIB);
        assert_eq!(kept(&allocator), [13, 14, 15, 208]);
    }

    #[test]
    fn blocks_grow_and_are_zero_if_asked_for() {
        let allocator = Recycling::new();
        let layout = |size| Layout::from_size_align(size, 8).expect("a small alignment");
        used(&allocator, 8 * MIB);
        // SAFETY: each block is used with the layout that it has, and freed once.
        unsafe {
            let zeros = allocator.alloc_zeroed(layout(8 * MIB));
            assert_eq!((zeros.read(), zeros.add(8 * MIB - 1).read()), (0, 0));
            zeros.write(7);
            let grown = allocator.realloc(zeros, layout(8 * MIB), 9 * MIB);
            let shrunk = allocator.realloc(grown, layout(9 * MIB), MIB);
            assert_eq!(shrunk.read(), 7);
            allocator.dealloc(shrunk, layout(MIB));
        }
        assert_eq!(kept(&allocator), [8]);
    }
}
