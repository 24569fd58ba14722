//! What an SSA value is while a program runs.

use std::borrow::Cow;
use std::rc::Rc;

use runtime::eval::Tensor;
use smallvec::SmallVec;

use crate::elements::Elements;
use crate::memory::Held;

/// A list as long as a memref has dimensions.
pub(crate) type Extents = SmallVec<[i64; 4]>;

/// The value of an SSA value.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// No value, and why: what is computed from it is an error.
    Undefined(&'static str),
    /// An integer, an index or the address that a pointer is: the bits of its type, zeros above.
    Int(u128),
    /// A float of any type whose numbers a double holds.
    Float(f64),
    /// A tensor that the toy dialect made.
    Tensor(Rc<Held>),
    /// Any other tensor, or a vector.
    Elements(Rc<Elements>),
    /// A memref.
    MemRef(Rc<MemRef>),
    /// A struct of the toy dialect, or a struct or an array of the llvm dialect.
    Aggregate(Rc<[Value]>),
}

/// Why a slot that nothing was written to has no value.
pub(crate) const NEVER_SET: &str = "it was never set";

impl Default for Value {
    fn default() -> Self {
        Value::Undefined(NEVER_SET)
    }
}

impl Value {
    /// What kind of value this is, for errors.
    pub(crate) fn what(&self) -> &'static str {
        match self {
            Value::Undefined(_) => "an undefined value",
            Value::Int(_) => "an integer",
            Value::Float(_) => "a float",
            Value::Tensor(_) => "a tensor",
            Value::Elements(_) => "a tensor or vector",
            Value::MemRef(_) => "a memref",
            Value::Aggregate(_) => "an aggregate",
        }
    }

    /// The error of a value that is not what an operation needs.
    pub(crate) fn unfit(&self, wanted: &str) -> String {
        match self {
            Value::Undefined(why) => format!("uses an undefined value: {why}"),
            other => format!("needs {wanted} and was given {}", other.what()),
        }
    }

    /// The bits of an integer.
    pub(crate) fn int(&self) -> Result<u128, String> {
        match self {
            Value::Int(bits) => Ok(*bits),
            other => Err(other.unfit("an integer")),
        }
    }

    /// An index as a signed number.
    pub(crate) fn index(&self) -> Result<i64, String> {
        Ok(self.int()? as u64 as i64)
    }

    /// The address that a pointer is.
    pub(crate) fn address(&self) -> Result<u64, String> {
        Ok(self.int()? as u64)
    }

    /// A float.
    pub(crate) fn float(&self) -> Result<f64, String> {
        match self {
            Value::Float(value) => Ok(*value),
            other => Err(other.unfit("a float")),
        }
    }

    /// A tensor of doubles.
    pub(crate) fn tensor(&self) -> Result<Cow<'_, Tensor>, String> {
        match self {
            Value::Tensor(tensor) => Ok(Cow::Borrowed(tensor.tensor())),
            Value::Elements(elements) => elements.to_floats().map(Cow::Owned),
            other => Err(other.unfit("a tensor")),
        }
    }

    /// A tensor or a vector.
    pub(crate) fn elements(&self) -> Result<Rc<Elements>, String> {
        match self {
            Value::Elements(elements) => Ok(elements.clone()),
            Value::Tensor(tensor) => Ok(Rc::new(Elements::of_floats(tensor.tensor()))),
            other => Err(other.unfit("a tensor")),
        }
    }

    /// A memref.
    pub(crate) fn memref(&self) -> Result<&MemRef, String> {
        match self {
            Value::MemRef(memref) => Ok(memref),
            other => Err(other.unfit("a memref")),
        }
    }

    /// The parts of an aggregate.
    pub(crate) fn parts(&self) -> Result<&[Value], String> {
        match self {
            Value::Aggregate(parts) => Ok(parts),
            other => Err(other.unfit("an aggregate")),
        }
    }
}

impl From<i64> for Value {
    fn from(index: i64) -> Self {
        Value::Int(u128::from(index as u64))
    }
}

impl From<bool> for Value {
    fn from(bit: bool) -> Self {
        Value::Int(u128::from(bit))
    }
}

impl From<Elements> for Value {
    fn from(elements: Elements) -> Self {
        Value::Elements(Rc::new(elements))
    }
}

impl From<MemRef> for Value {
    fn from(memref: MemRef) -> Self {
        Value::MemRef(Rc::new(memref))
    }
}

/// A memref: where its elements are. Offset and strides count elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemRef {
    /// What was allocated, to be freed.
    pub(crate) allocated: u64,
    /// Where elements are counted from.
    pub(crate) aligned: u64,
    /// The first element.
    pub(crate) offset: i64,
    /// The size of each dimension.
    pub(crate) sizes: Extents,
    /// The step of each dimension.
    pub(crate) strides: Extents,
}

impl MemRef {
    /// Memory in row-major order from an address on.
    pub(crate) fn row_major(address: u64, sizes: Extents) -> Result<Self, String> {
        let strides = row_major_strides(&sizes).ok_or("has more elements than an index counts")?;
        Ok(MemRef { allocated: address, aligned: address, offset: 0, sizes, strides })
    }

    /// The address of an element of `size` bytes.
    pub(crate) fn element(&self, indices: &[i64], size: u64) -> Result<u64, String> {
        let mut at = Some(self.offset);
        if indices.len() != self.sizes.len() {
            return Err(format!("has {} indices for {} dimensions", indices.len(), self.sizes.len()));
        }
        for (dim, ((&index, &extent), &stride)) in
            indices.iter().zip(&self.sizes).zip(&self.strides).enumerate()
        {
            if index < 0 || index >= extent {
                return Err(format!(
                    "index {index} is out of bounds: dimension {dim} of the memref has size {extent}"
                ));
            }
            at = at.and_then(|at| at.checked_add(index.checked_mul(stride)?));
        }
        let bytes = at.and_then(|at| at.checked_mul(i64::try_from(size).ok()?));
        bytes
            .and_then(|bytes| self.aligned.checked_add_signed(bytes))
            .ok_or_else(|| "computes a position that 64 bits do not hold".to_owned())
    }

    /// How many elements; `None` where an index does not count them.
    pub(crate) fn count(&self) -> Option<i64> {
        if self.sizes.contains(&0) {
            return Some(0);
        }
        self.sizes.iter().try_fold(1i64, |n, &size| n.checked_mul(size))
    }

    /// Whether the elements follow each other in row-major order.
    pub(crate) fn is_contiguous(&self) -> bool {
        row_major_strides(&self.sizes).is_some_and(|strides| strides == self.strides)
    }

    /// Calls `f` with the indices of each element in row-major order.
    pub(crate) fn for_each(&self, mut f: impl FnMut(&[i64]) -> Result<(), String>) -> Result<(), String> {
        for_each_index(&self.sizes, &mut f)
    }
}

/// Calls `f` with the indices of each element of some sizes in row-major order.
pub(crate) fn for_each_index(
    sizes: &[i64],
    f: &mut dyn FnMut(&[i64]) -> Result<(), String>,
) -> Result<(), String> {
    if sizes.iter().any(|&size| size <= 0) {
        return Ok(());
    }
    let mut indices = Extents::from_elem(0, sizes.len());
    loop {
        f(&indices)?;
        let mut carries = indices.iter_mut().zip(sizes).rev();
        let next = carries.find_map(|(index, &size)| {
            *index += 1;
            if *index == size {
                *index = 0;
                return None;
            }
            Some(())
        });
        if next.is_none() {
            return Ok(());
        }
    }
}

/// The step of each dimension where elements follow each other; `None` where 64 bits do not hold one.
pub(crate) fn row_major_strides(sizes: &[i64]) -> Option<Extents> {
    let mut strides = Extents::from_elem(1, sizes.len());
    for dim in (1..sizes.len()).rev() {
        strides[dim - 1] = strides[dim].checked_mul(sizes[dim])?;
    }
    Some(strides)
}
