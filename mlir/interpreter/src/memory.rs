//! The memory of a running program: one address space for memrefs and for pointers of the llvm dialect.
//!
//! The high bits of an address identify its allocation; the low bits are the position in it. So no two allocations are
//! adjacent, and an access beyond the end of one is detected, as is access to memory that was freed or never written.

use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;

use mlir::FloatKind;
use ndarray::ArrayD;

/// The number of low bits of an address that are the position in its allocation.
const POSITION_BITS: u32 = 36;

/// The first address of functions; memory ends below it.
const FUNCTIONS: u64 = 1 << 62;

/// The first address of blocks of functions.
const BLOCKS: u64 = 1 << 63;

/// The distance in bytes between the addresses of two functions.
const FUNCTION_STEP: u64 = 16;

/// The bytes that an allocation counts in addition to its size.
const OVERHEAD: u64 = 96;

/// The number of freed allocations whose addresses are not yet reused, so that a use of one is detected.
const REMEMBERED: usize = 1 << 16;

/// The kind of an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Memory that the program frees.
    Heap,
    /// Memory that is freed at the end of a scope.
    Stack,
    /// A global, which is never freed.
    Global,
    /// A global that must not be written to.
    Constant,
    /// Memory that was freed.
    Freed,
}

/// Bytes, and which of them were written.
struct Allocation {
    kind: Kind,
    bytes: Vec<u8>,
    /// A bit for each byte: whether it was written.
    written: Vec<u8>,
}

/// The address space.
pub(crate) struct Memory {
    /// Indexed by the high bits of the address minus one, so that address 0 is in none.
    allocations: Vec<Allocation>,
    freed: VecDeque<usize>,
    /// The number of bytes in use, by allocations and by live tensors.
    used: Rc<Cell<u64>>,
    /// The maximum of `used`.
    limit: u64,
}

/// A tensor of doubles.
pub type Tensor = ArrayD<f64>;

/// Bytes that count as memory in use for as long as this lives.
#[derive(Debug)]
pub(crate) struct Counted {
    bytes: u64,
    used: Rc<Cell<u64>>,
}

/// A tensor that counts as memory in use for as long as it lives.
#[derive(Debug)]
pub struct Held {
    tensor: Tensor,
    kind: FloatKind,
    _counted: Counted,
}

impl Held {
    pub fn tensor(&self) -> &Tensor {
        &self.tensor
    }

    /// The type of the elements.
    pub fn kind(&self) -> FloatKind {
        self.kind
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.used.set(self.used.get().saturating_sub(self.bytes));
    }
}

impl Memory {
    /// An empty memory that holds at most `limit` bytes at any time.
    pub(crate) fn new(limit: u64) -> Self {
        Memory { allocations: Vec::new(), freed: VecDeque::new(), used: Rc::default(), limit }
    }

    /// The address of the function with this number.
    pub(crate) fn function_address(number: usize) -> u64 {
        FUNCTIONS + number as u64 * FUNCTION_STEP
    }

    /// The address of a block of a function by its tag, to branch to.
    pub(crate) fn block_address(function: usize, tag: u32) -> u64 {
        BLOCKS | (function as u64) << u32::BITS | u64::from(tag)
    }

    /// The number of the function at an address.
    pub(crate) fn function_at(address: u64) -> Option<usize> {
        let distance = address.checked_sub(FUNCTIONS)?;
        (distance % FUNCTION_STEP == 0).then(|| usize::try_from(distance / FUNCTION_STEP).ok())?
    }

    /// Allocates memory, which counts as never written.
    pub(crate) fn allocate(&mut self, size: u64, kind: Kind) -> Result<u64, String> {
        if size >= 1 << POSITION_BITS {
            return Err(self.too_much(size));
        }
        let used = self.with(size.saturating_add(OVERHEAD)).ok_or_else(|| self.too_much(size))?;
        let length = usize::try_from(size).map_err(|_| "allocates more than this machine can address")?;
        let new = Allocation { kind, bytes: vec![0; length], written: vec![0; length.div_ceil(8)] };
        self.used.set(used);
        let reused = if self.freed.len() > REMEMBERED { self.freed.pop_front() } else { None };
        let at = match reused {
            Some(at) => {
                self.allocations[at] = new;
                at
            }
            None => {
                self.allocations.push(new);
                self.allocations.len() - 1
            }
        };
        Ok((at as u64 + 1) << POSITION_BITS)
    }

    /// The number of bytes in use with `bytes` more; `None` if that exceeds the limit.
    fn with(&self, bytes: u64) -> Option<u64> {
        self.used.get().checked_add(bytes).filter(|&used| used <= self.limit)
    }

    fn too_much(&self, size: u64) -> String {
        format!("allocates {size} bytes, but a program may use at most {} bytes at any time", self.limit)
    }

    /// Makes a tensor a value that counts as memory in use.
    pub(crate) fn hold(&self, tensor: Tensor, kind: FloatKind) -> Result<Rc<Held>, String> {
        let counted = self.count((tensor.len() as u64).saturating_mul(size_of::<f64>() as u64))?;
        Ok(Rc::new(Held { tensor, kind, _counted: counted }))
    }

    /// Counts the bytes of a value that is stored elsewhere.
    pub(crate) fn count(&self, bytes: u64) -> Result<Counted, String> {
        let bytes = bytes.saturating_add(OVERHEAD);
        let used = self.with(bytes).ok_or_else(|| self.too_much(bytes))?;
        self.used.set(used);
        Ok(Counted { bytes, used: self.used.clone() })
    }

    /// Frees the allocation that begins at an address; does nothing at address 0.
    pub(crate) fn free(&mut self, address: u64, kind: Kind) -> Result<(), String> {
        if address == 0 {
            return Ok(());
        }
        let (at, position) = self.find(address)?;
        let allocation = &mut self.allocations[at];
        match allocation.kind {
            Kind::Freed => return Err("frees memory that was already freed".to_owned()),
            found if found != kind => return Err(format!("frees {}", found.describe())),
            _ if position != 0 => {
                return Err(format!(
                    "frees an address that is {position} bytes past the start of its allocation"
                ));
            }
            _ => {}
        }
        let bytes = allocation.bytes.len() as u64 + OVERHEAD;
        self.used.set(self.used.get().saturating_sub(bytes));
        *allocation = Allocation { kind: Kind::Freed, bytes: Vec::new(), written: Vec::new() };
        self.freed.push_back(at);
        Ok(())
    }

    /// The allocation of an address, which may have been freed, and the position in it.
    fn find(&self, address: u64) -> Result<(usize, u64), String> {
        let number = usize::try_from(address >> POSITION_BITS).unwrap_or(usize::MAX);
        match number.checked_sub(1).filter(|&at| at < self.allocations.len()) {
            Some(at) => Ok((at, address & ((1 << POSITION_BITS) - 1))),
            None if address == 0 => Err("accesses memory at the null pointer".to_owned()),
            None if address >= FUNCTIONS => {
                Err("accesses memory at an address reserved for functions".to_owned())
            }
            None => Err(format!("accesses memory at {address:#x}, where nothing is allocated")),
        }
    }

    /// The allocation that holds the `size` bytes at an address, and their range in it.
    fn range(&self, address: u64, size: u64) -> Result<(usize, std::ops::Range<usize>), String> {
        let (at, position) = self.find(address)?;
        let allocation = &self.allocations[at];
        if allocation.kind == Kind::Freed {
            return Err("accesses memory that was freed".to_owned());
        }
        let length = allocation.bytes.len();
        let start = usize::try_from(position).unwrap_or(usize::MAX);
        let end = usize::try_from(size).ok().and_then(|size| start.checked_add(size));
        match end.filter(|&end| end <= length) {
            Some(end) => Ok((at, start..end)),
            None => Err(format!(
                "accesses {size} bytes at position {position} of an allocation of {length} bytes"
            )),
        }
    }

    fn writable(&mut self, address: u64, size: u64) -> Result<(usize, std::ops::Range<usize>), String> {
        let (at, range) = self.range(address, size)?;
        match self.allocations[at].kind {
            Kind::Constant => Err("writes to a constant global".to_owned()),
            _ => Ok((at, range)),
        }
    }

    /// Reads bytes; an error if one was never written.
    pub(crate) fn read(&self, address: u64, size: u64) -> Result<&[u8], String> {
        let (at, range) = self.range(address, size)?;
        let allocation = &self.allocations[at];
        if allocation.all_written(range.clone()) {
            Ok(&allocation.bytes[range])
        } else {
            Err("reads memory that was never written".to_owned())
        }
    }

    /// Whether all bytes at an address were written.
    pub(crate) fn is_written(&self, address: u64, size: u64) -> Result<bool, String> {
        let (at, range) = self.range(address, size)?;
        Ok(self.allocations[at].all_written(range))
    }

    /// Writes bytes.
    pub(crate) fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), String> {
        let (at, range) = self.writable(address, bytes.len() as u64)?;
        self.allocations[at].mark(range.clone(), true);
        self.allocations[at].bytes[range].copy_from_slice(bytes);
        Ok(())
    }

    /// Marks bytes as never written, as they are after an allocation.
    pub(crate) fn forget(&mut self, address: u64, size: u64) -> Result<(), String> {
        let (at, range) = self.writable(address, size)?;
        self.allocations[at].mark(range, false);
        Ok(())
    }

    /// Writes one byte many times.
    pub(crate) fn fill(&mut self, address: u64, byte: u8, size: u64) -> Result<(), String> {
        if size == 0 {
            return Ok(());
        }
        let (at, range) = self.writable(address, size)?;
        self.allocations[at].mark(range.clone(), true);
        self.allocations[at].bytes[range].fill(byte);
        Ok(())
    }

    /// Copies bytes between ranges that may overlap; copies of bytes that were never written count as never written.
    pub(crate) fn copy(&mut self, to: u64, from: u64, size: u64) -> Result<(), String> {
        if size == 0 {
            return Ok(());
        }
        let (source, range) = self.range(from, size)?;
        let (target, into) = self.writable(to, size)?;
        let marks = self.allocations[source].marks(range.clone());
        match self.allocations.get_disjoint_mut([source, target]) {
            Ok([source, target]) => target.bytes[into.clone()].copy_from_slice(&source.bytes[range]),
            Err(_) => self.allocations[target].bytes.copy_within(range, into.start),
        }
        let target = &mut self.allocations[target];
        match marks {
            None => target.mark(into, true),
            Some(marks) => into.zip(marks).for_each(|(byte, written)| target.mark(byte..byte + 1, written)),
        }
        Ok(())
    }

    /// The bytes of a null-terminated string, without the terminator.
    pub(crate) fn text(&self, address: u64) -> Result<&[u8], String> {
        let (at, range) = self.range(address, 0)?;
        let allocation = &self.allocations[at];
        let rest = &allocation.bytes[range.start..];
        let length =
            rest.iter().position(|&byte| byte == 0).ok_or("reads a string that is not null-terminated")?;
        self.read(address, length as u64 + 1).map(|bytes| &bytes[..length])
    }

    /// Makes a global constant after its value was written.
    pub(crate) fn freeze(&mut self, address: u64) -> Result<(), String> {
        let (at, _) = self.find(address)?;
        self.allocations[at].kind = Kind::Constant;
        Ok(())
    }
}

impl Kind {
    fn describe(self) -> &'static str {
        match self {
            Kind::Heap => "heap memory",
            Kind::Stack => "stack memory",
            Kind::Global | Kind::Constant => "the memory of a global",
            Kind::Freed => "memory that was already freed",
        }
    }
}

impl Allocation {
    fn is_written(&self, byte: usize) -> bool {
        self.written[byte / 8] >> (byte % 8) & 1 == 1
    }

    /// Whether all bytes of a range were written.
    fn all_written(&self, mut range: std::ops::Range<usize>) -> bool {
        if range.start.is_multiple_of(8) && range.len().is_multiple_of(8) {
            self.written[range.start / 8..range.end / 8].iter().all(|&bits| bits == u8::MAX)
        } else {
            range.all(|byte| self.is_written(byte))
        }
    }

    /// Which bytes of a range were written; `None` if all were.
    fn marks(&self, range: std::ops::Range<usize>) -> Option<Vec<bool>> {
        (!self.all_written(range.clone())).then(|| range.map(|byte| self.is_written(byte)).collect())
    }

    /// Marks a range as written or as never written.
    fn mark(&mut self, range: std::ops::Range<usize>, written: bool) {
        if range.start.is_multiple_of(8) && range.len().is_multiple_of(8) {
            let byte = if written { u8::MAX } else { 0 };
            self.written[range.start / 8..range.end / 8].fill(byte);
            return;
        }
        for byte in range {
            let bit = 1 << (byte % 8);
            if written { self.written[byte / 8] |= bit } else { self.written[byte / 8] &= !bit }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_written_is_read() {
        let mut memory = Memory::new(1 << 20);
        let a = memory.allocate(12, Kind::Heap).expect("there is memory");
        assert_eq!(memory.read(a, 1), Err("reads memory that was never written".to_owned()));
        assert_eq!(memory.write(a + 3, &[1, 2, 3]), Ok(()));
        assert_eq!(memory.read(a + 3, 3), Ok(&[1, 2, 3][..]));
        assert!(memory.read(a + 2, 3).is_err() && memory.read(a + 4, 3).is_err());
        assert_eq!(memory.copy(a + 4, a + 3, 3), Ok(()));
        assert_eq!(memory.read(a + 3, 4), Ok(&[1, 1, 2, 3][..]));
        assert!(memory.write(a + 10, &[0; 3]).is_err_and(|e| e.contains("12 bytes")));
        assert_eq!(memory.forget(a + 3, 1), Ok(()));
        assert!(memory.read(a + 3, 1).is_err());
    }

    #[test]
    fn what_is_freed_is_gone() {
        let mut memory = Memory::new(1 << 10);
        let a = memory.allocate(8, Kind::Heap).expect("there is memory");
        assert!(memory.free(a + 4, Kind::Heap).is_err_and(|e| e.contains("4 bytes past")));
        assert_eq!(memory.free(a, Kind::Heap), Ok(()));
        assert!(memory.free(a, Kind::Heap).is_err_and(|e| e.contains("already freed")));
        assert!(memory.write(a, &[1]).is_err_and(|e| e.contains("freed")));
        let b = memory.allocate(8, Kind::Stack).expect("there is memory");
        assert!(memory.free(b, Kind::Heap).is_err_and(|e| e.contains("stack")));
        assert_eq!(memory.free(0, Kind::Heap), Ok(()));
        assert!(memory.allocate(2000, Kind::Heap).is_err_and(|e| e.contains("2000")));
        assert!(memory.read(0, 8).is_err_and(|e| e.contains("null")));
        assert!(memory.read(77, 8).is_err_and(|e| e.contains("0x4d")));
    }
}
