//! The run-time representation of SSA values.

use std::borrow::Cow;
use std::rc::Rc;

use mlir::FloatKind;
use ndarray::IxDyn;

use crate::extents::{Extents, count};
use crate::memory::{Counted, Held, Memory, Tensor};
use crate::memref::MemRef;

/// The result of a computation, or why there is none: the rest of a sentence that begins with an
/// operation's name.
pub type Res<T = ()> = Result<T, String>;

/// The run-time value of an SSA value.
#[derive(Clone, Debug)]
pub enum Value {
    /// An undefined value, with the reason. Using it is an error.
    Undefined(&'static str),
    /// An integer, an index or a pointer (an address): the bits of its type, zero-extended.
    Int(u128),
    /// A float of any type whose values doubles represent exactly.
    Float(f64),
    /// A tensor of floats, held as doubles, as created by a handler that computes with `ndarray`.
    Tensor(Rc<Held>),
    /// Any other tensor, or a vector.
    Elements(Rc<Elements>),
    /// A memref.
    MemRef(Rc<MemRef>),
    /// A struct, or an array of the llvm dialect.
    Aggregate(Rc<[Value]>),
}

/// Why a slot that was never written is undefined.
pub(crate) const NEVER_SET: &str = "it was never set";

impl Default for Value {
    fn default() -> Self {
        Value::Undefined(NEVER_SET)
    }
}

impl Value {
    /// A description of the kind of value, for errors.
    pub fn what(&self) -> &'static str {
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

    /// The error for an operation that needs a value of another kind.
    pub fn unfit(&self, wanted: &str) -> String {
        match self {
            Value::Undefined(why) => format!("uses an undefined value: {why}"),
            other => format!("needs {wanted} but was given {}", other.what()),
        }
    }

    /// The bits of an integer.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn int(&self) -> Res<u128> {
        match self {
            Value::Int(bits) => Ok(*bits),
            other => Err(other.unfit("an integer")),
        }
    }

    /// An index as a signed number.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn index(&self) -> Res<i64> {
        Ok(self.int()? as u64 as i64)
    }

    /// A pointer as an address.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn address(&self) -> Res<u64> {
        Ok(self.int()? as u64)
    }

    /// A float.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn float(&self) -> Res<f64> {
        match self {
            Value::Float(value) => Ok(*value),
            other => Err(other.unfit("a float")),
        }
    }

    /// A tensor of doubles.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn tensor(&self) -> Res<Cow<'_, Tensor>> {
        match self {
            Value::Tensor(tensor) => Ok(Cow::Borrowed(tensor.tensor())),
            Value::Elements(elements) => elements.to_floats().map(Cow::Owned),
            other => Err(other.unfit("a tensor")),
        }
    }

    /// The type of the elements of a tensor that a handler created.
    pub fn float_kind(&self) -> Option<FloatKind> {
        match self {
            Value::Tensor(tensor) => Some(tensor.kind()),
            _ => None,
        }
    }

    /// A tensor or a vector.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn elements(&self) -> Res<Rc<Elements>> {
        match self {
            Value::Elements(elements) => Ok(elements.clone()),
            Value::Tensor(tensor) => Ok(Rc::new(Elements::of_floats(tensor.tensor()))),
            other => Err(other.unfit("a tensor")),
        }
    }

    /// The element of a vector at a position in row-major order; any other value stands for all elements.
    pub(crate) fn lane(&self, position: usize) -> Res<&Value> {
        match self {
            Value::Elements(elements) => {
                let element = elements.values.get(position);
                element.ok_or_else(|| "uses an element outside a vector".to_owned())
            }
            scalar => Ok(scalar),
        }
    }

    /// A memref.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn memref(&self) -> Res<&MemRef> {
        match self {
            Value::MemRef(memref) => Ok(memref),
            other => Err(other.unfit("a memref")),
        }
    }

    /// The parts of an aggregate.
    ///
    /// # Errors
    /// If it is a value of another kind.
    pub fn parts(&self) -> Res<&[Value]> {
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

/// A tensor or a vector. While it is being filled, it has fewer elements than its sizes require.
#[derive(Debug)]
pub struct Elements {
    sizes: Extents,
    values: Vec<Value>,
    /// Counts its bytes as memory in use; `None` for another form of a value that is already counted.
    _counted: Option<Counted>,
}

impl Elements {
    /// Reserves room for elements of these sizes, to be pushed one by one.
    pub(crate) fn with_sizes(memory: &Memory, sizes: Extents) -> Res<Self> {
        if let Some(size) = sizes.iter().find(|&&size| size < 0) {
            return Err(format!("has a dimension of size {size}"));
        }
        let count = count(&sizes).ok_or("has more elements than can be counted")?;
        let counted = memory.count((count as u64).saturating_mul(size_of::<Value>() as u64))?;
        Ok(Elements { sizes, values: Vec::with_capacity(count), _counted: Some(counted) })
    }

    /// A tensor or vector from its elements in row-major order.
    pub(crate) fn new(memory: &Memory, sizes: Extents, values: impl IntoIterator<Item = Value>) -> Res<Self> {
        let mut made = Self::with_sizes(memory, sizes)?;
        let count = count(&made.sizes).unwrap_or(0);
        made.values.extend(values.into_iter().take(count));
        if made.is_complete() {
            Ok(made)
        } else {
            Err(format!("has {} elements for sizes {:?}", made.values.len(), made.sizes()))
        }
    }

    /// The elements of a tensor of doubles.
    pub(crate) fn of_floats(tensor: &Tensor) -> Self {
        let sizes = tensor.shape().iter().map(|&size| size as i64).collect();
        Elements { sizes, values: tensor.iter().map(|&value| Value::Float(value)).collect(), _counted: None }
    }

    /// Converts to a tensor of doubles.
    pub(crate) fn to_floats(&self) -> Res<Tensor> {
        let shape: Vec<usize> = self.sizes.iter().filter_map(|&size| usize::try_from(size).ok()).collect();
        let values: Vec<f64> = self.values.iter().map(Value::float).collect::<Result<_, _>>()?;
        let elements = values.len();
        Tensor::from_shape_vec(IxDyn(&shape), values).map_err(|_| {
            format!("makes an invalid tensor: {elements} elements do not fill the shape {shape:?}")
        })
    }

    /// The size of each dimension.
    pub(crate) fn sizes(&self) -> &[i64] {
        &self.sizes
    }

    /// The elements in row-major order.
    pub(crate) fn values(&self) -> &[Value] {
        &self.values
    }

    /// The elements in row-major order, mutable.
    pub(crate) fn values_mut(&mut self) -> &mut [Value] {
        &mut self.values
    }

    /// Adds the next element.
    pub(crate) fn push(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Whether all elements have been pushed.
    pub(crate) fn is_complete(&self) -> bool {
        Some(self.values.len()) == count(&self.sizes)
    }

    /// The row-major position of an element; an error if an index is out of bounds.
    pub(crate) fn position(&self, indices: &[i64]) -> Res<usize> {
        let mut at = 0usize;
        for (dim, (&index, &size)) in indices.iter().zip(&self.sizes).enumerate() {
            if index < 0 || index >= size {
                return Err(format!(
                    "index {index} is out of bounds: dimension {dim} of the tensor has size {size}"
                ));
            }
            at = at.wrapping_mul(size as usize).wrapping_add(index as usize);
        }
        if indices.len() == self.sizes.len() {
            Ok(at)
        } else {
            Err(format!("has {} indices for {} dimensions", indices.len(), self.sizes.len()))
        }
    }
}
