//! Tensors and vectors as values: elements of any kind in row-major order, whatever dialect made them.

use std::rc::Rc;

use mlir::attributes::DenseData;
use mlir::{AttrKind, AttrRef, DYNAMIC, TypeKind, TypeRef};
use runtime::eval;

use crate::layout::Layout;
use crate::memory::{Counted, Memory};
use crate::value::{Extents, Value};

/// A tensor or a vector. While it is made it has fewer elements than its sizes say.
#[derive(Debug)]
pub(crate) struct Elements {
    sizes: Extents,
    values: Vec<Value>,
    /// What it counts as memory in use; nothing for another form of what is counted already.
    _counted: Option<Counted>,
}

/// How many elements there are of some sizes; none if they are negative, or too many to count.
pub(crate) fn count(sizes: &[i64]) -> Option<usize> {
    if sizes.contains(&0) && sizes.iter().all(|&size| size >= 0) {
        return Some(0);
    }
    sizes.iter().try_fold(1usize, |count, &size| count.checked_mul(usize::try_from(size).ok()?))
}

/// Whether sizes are those of a shape as far as it is known.
pub(crate) fn fits(shape: &[i64], sizes: &[i64]) -> bool {
    let is = |(&known, &size): (&i64, &i64)| known == DYNAMIC || known == size;
    shape.len() == sizes.len() && shape.iter().zip(sizes).all(is)
}

/// The indices of the element at a position in row-major order.
pub(crate) fn indices_at(sizes: &[i64], position: usize) -> Extents {
    let mut rest = i64::try_from(position).unwrap_or(i64::MAX);
    let mut indices = Extents::from_elem(0, sizes.len());
    for (index, &size) in indices.iter_mut().zip(sizes).rev() {
        (*index, rest) = (rest % size.max(1), rest / size.max(1));
    }
    indices
}

impl Elements {
    /// Room for all elements of some sizes, none of which is there yet.
    pub(crate) fn with_sizes(memory: &Memory, sizes: Extents) -> Result<Self, String> {
        if let Some(size) = sizes.iter().find(|&&size| size < 0) {
            return Err(format!("has a dimension of size {size}"));
        }
        let count = count(&sizes).ok_or("has more elements than can be counted")?;
        let counted = memory.count((count as u64).saturating_mul(size_of::<Value>() as u64))?;
        Ok(Elements { sizes, values: Vec::with_capacity(count), _counted: Some(counted) })
    }

    /// All elements.
    pub(crate) fn new(
        memory: &Memory,
        sizes: Extents,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Self, String> {
        let mut made = Self::with_sizes(memory, sizes)?;
        let count = count(&made.sizes).unwrap_or(0);
        made.values.extend(values.into_iter().take(count));
        match made.is_complete() {
            true => Ok(made),
            false => Err(format!("has {} elements for the sizes {:?}", made.values.len(), made.sizes())),
        }
    }

    /// What a tensor of the toy dialect holds.
    pub(crate) fn of_floats(tensor: &eval::Tensor) -> Self {
        let sizes = tensor.shape().iter().map(|&size| size as i64).collect();
        Elements { sizes, values: tensor.iter().map(|&value| Value::Float(value)).collect(), _counted: None }
    }

    /// As a tensor of the toy dialect.
    pub(crate) fn to_floats(&self) -> Result<eval::Tensor, String> {
        let shape: Vec<usize> = self.sizes.iter().filter_map(|&size| usize::try_from(size).ok()).collect();
        let values = self.values.iter().map(Value::float).collect::<Result<_, _>>()?;
        eval::constant(&shape, values).map_err(|e| format!("has no such tensor: {e}"))
    }

    /// The size of each dimension.
    pub(crate) fn sizes(&self) -> &[i64] {
        &self.sizes
    }

    /// The elements in row-major order.
    pub(crate) fn values(&self) -> &[Value] {
        &self.values
    }

    /// The elements, to be changed.
    pub(crate) fn values_mut(&mut self) -> &mut [Value] {
        &mut self.values
    }

    /// Adds the next element.
    pub(crate) fn push(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Whether all elements are there.
    pub(crate) fn is_complete(&self) -> bool {
        Some(self.values.len()) == count(&self.sizes)
    }

    /// The position of an element.
    pub(crate) fn position(&self, indices: &[i64]) -> Result<usize, String> {
        let mut at = 0usize;
        for (dim, (&index, &size)) in indices.iter().zip(&self.sizes).enumerate() {
            if index < 0 || index >= size {
                return Err(format!(
                    "index {index} is out of bounds: dimension {dim} of the tensor has size {size}"
                ));
            }
            at = at.wrapping_mul(size as usize).wrapping_add(index as usize);
        }
        match indices.len() == self.sizes.len() {
            true => Ok(at),
            false => Err(format!("has {} indices for {} dimensions", indices.len(), self.sizes.len())),
        }
    }

    /// The constant that an attribute of elements stands for.
    pub(crate) fn constant(memory: &Memory, attr: AttrRef<'_>) -> Result<Self, String> {
        let ty = attr.ty();
        let element = scalar_layout(ty)?;
        let sizes: Extents = ty.shape().ok_or("has a value of unknown rank")?.into();
        if let AttrKind::SparseElements { indices, values, .. } = attr.kind() {
            let cx = attr.cx();
            return Self::sparse(memory, sizes, &element, cx.attr_ref(*indices), cx.attr_ref(*values));
        }
        let length = count(&sizes).ok_or("has a value of unknown size")? as u64;
        let array = Layout::Array { element: Rc::new(element), length };
        let values = array.scalars(attr).ok_or_else(|| {
            let kind = match attr.kind() {
                AttrKind::DenseResource { .. } => "is a resource",
                AttrKind::DenseElements { data: DenseData::Strings(_), .. } => "holds texts",
                _ => "is of no kind that holds numbers",
            };
            format!("has a value that {kind}, which is not interpreted")
        })?;
        Self::new(memory, sizes, values)
    }

    /// Zeros but for some elements.
    fn sparse(
        memory: &Memory,
        sizes: Extents,
        element: &Layout,
        places: AttrRef<'_>,
        values: AttrRef<'_>,
    ) -> Result<Self, String> {
        let rank = sizes.len();
        let mut all = Self::new(memory, sizes, std::iter::repeat(element.filled(None)))?;
        let length = places.ty().num_elements().unwrap_or(0);
        let places: Vec<i64> = places.dense_integers().ok_or("has no such places")?.take(length).collect();
        let array = Layout::Array { element: Rc::new(element.clone()), length: 0 };
        let values = array.scalars(values).ok_or("has no such values")?;
        for (place, value) in places.chunks(rank.max(1)).zip(values) {
            let at = all.position(place)?;
            if let Some(old) = all.values.get_mut(at) {
                *old = value;
            }
        }
        Ok(all)
    }
}

/// The type of each element of a tensor or a vector; another type itself.
pub(crate) fn scalar_type(ty: TypeRef<'_>) -> TypeRef<'_> {
    if is_elements(ty) { ty.element_type() } else { ty }
}

/// Whether the values of a type are [`Elements`].
pub(crate) fn is_elements(ty: TypeRef<'_>) -> bool {
    ty.is_tensor() || ty.is_vector()
}

/// The layout of the elements of a tensor or a vector; why they are not interpreted, if they are not.
pub(crate) fn scalar_layout(ty: TypeRef<'_>) -> Result<Layout, String> {
    if matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
        return Err(format!("has values of type '{ty}', whose length only the machine knows"));
    }
    Layout::of(ty.element_type())
        .map_err(|_| format!("has values of type '{ty}', whose elements are not interpreted"))
}
