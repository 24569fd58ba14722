//! Tensors with the type of their elements, and whether they are numbers, which adapt to the types of others.

use std::ops::Deref;

use ndarray::{ArrayD, IxDyn};
use toy_dialect::element_types::{FloatKind, rounded};

/// A tensor, whose elements are held as doubles.
#[derive(Clone, PartialEq, Debug)]
pub struct Tensor {
    pub(super) elements: ArrayD<f64>,
    /// The type of the elements.
    pub kind: FloatKind,
    pub(super) is_number: bool,
}

impl Deref for Tensor {
    type Target = ArrayD<f64>;

    fn deref(&self) -> &ArrayD<f64> {
        &self.elements
    }
}

impl From<ArrayD<f64>> for Tensor {
    fn from(elements: ArrayD<f64>) -> Self {
        Tensor { elements, kind: FloatKind::F64, is_number: false }
    }
}

impl Default for Tensor {
    fn default() -> Self {
        ArrayD::default(IxDyn(&[0])).into()
    }
}

impl Tensor {
    /// A number.
    pub fn number(x: f64) -> Self {
        Tensor { is_number: true, ..ArrayD::from_elem(IxDyn(&[]), x).into() }
    }

    /// Other elements of the same type.
    pub(super) fn with(&self, elements: ArrayD<f64>) -> Self {
        Tensor { elements, ..*self }
    }

    /// The same value, as a function or a struct passes it on.
    pub(super) fn passed(self) -> Self {
        Tensor { is_number: false, ..self }
    }

    /// This as the new value of a variable with another value.
    pub(super) fn assigned(self, old: &Tensor) -> Self {
        let elements = self.elements.mapv(|x| rounded(old.kind, x));
        Tensor { elements, kind: old.kind, is_number: self.is_number && old.is_number }
    }
}

/// The type of what is computed from operands.
pub(super) fn joined(operands: &[&Tensor]) -> FloatKind {
    let of = |kind| move |operand: &&&Tensor| operand.kind == kind;
    let is_wide = |operand: &&Tensor| !operand.is_number && operand.kind == FloatKind::F64;
    if operands.iter().any(|operand| of(FloatKind::F32)(&operand)) && !operands.iter().any(is_wide) {
        FloatKind::F32
    } else {
        FloatKind::F64
    }
}
