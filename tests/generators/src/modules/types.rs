//! Types of values, as the generator knows them.

use std::fmt;

/// What a value consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elem {
    /// An integer of this many bits.
    Int(u32),
    /// An index, of 64 bits.
    Index,
    /// A float of 32 bits.
    F32,
    /// A float of 64 bits.
    F64,
    /// A complex number of two floats of 64 bits.
    Complex,
}

impl Elem {
    /// Whether it is an integer or an index.
    pub(super) fn is_int(self) -> bool {
        matches!(self, Elem::Int(_) | Elem::Index)
    }

    /// Whether it is a float.
    pub(super) fn is_float(self) -> bool {
        matches!(self, Elem::F32 | Elem::F64)
    }

    /// The number of bits of an integer, an index or a float.
    pub(super) fn width(self) -> u32 {
        match self {
            Elem::Int(width) => width,
            Elem::F32 => 32,
            Elem::Index | Elem::F64 => 64,
            Elem::Complex => 128,
        }
    }

    /// Whether a vector of it is in memory as the elements one by one.
    pub(super) fn is_plain(self) -> bool {
        matches!(self, Elem::Int(8 | 16 | 32 | 64) | Elem::Index | Elem::F32 | Elem::F64)
    }
}

impl fmt::Display for Elem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Elem::Int(width) => write!(f, "i{width}"),
            Elem::Index => f.write_str("index"),
            Elem::F32 => f.write_str("f32"),
            Elem::F64 => f.write_str("f64"),
            Elem::Complex => f.write_str("complex<f64>"),
        }
    }
}

/// How elements are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One element.
    Scalar,
    /// A vector.
    Vector,
    /// A tensor.
    Tensor,
    /// Memory.
    MemRef,
}

/// The strides and the offset of memory; `None` for those that are not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    pub(super) strides: Vec<Option<usize>>,
    pub(super) offset: Option<usize>,
}

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Type {
    pub(super) kind: Kind,
    /// The sizes; `None` for those that are not known.
    pub(super) dims: Vec<Option<usize>>,
    pub(super) elem: Elem,
    /// Of memory, if it is not the usual one.
    pub(super) layout: Option<Layout>,
}

impl Type {
    /// One element.
    pub(super) fn scalar(elem: Elem) -> Self {
        Type { kind: Kind::Scalar, dims: Vec::new(), elem, layout: None }
    }

    /// A type of known sizes.
    pub(super) fn shaped(kind: Kind, sizes: &[usize], elem: Elem) -> Self {
        Type { kind, dims: sizes.iter().map(|&size| Some(size)).collect(), elem, layout: None }
    }

    /// The same arrangement of other elements.
    pub(super) fn of(&self, elem: Elem) -> Self {
        Type { elem, ..self.clone() }
    }

    /// The type of an element.
    pub(super) fn element(&self) -> Self {
        Type::scalar(self.elem)
    }

    pub(super) fn rank(&self) -> usize {
        self.dims.len()
    }

    /// The sizes, if all are known.
    pub(super) fn sizes(&self) -> Option<Vec<usize>> {
        self.dims.iter().copied().collect()
    }

    /// The layout of memory, with the usual one written out.
    pub(super) fn strides(&self) -> Layout {
        if let Some(layout) = &self.layout {
            return layout.clone();
        }
        let mut strides = vec![Some(1); self.rank()];
        for dim in (1..self.rank()).rev() {
            strides[dim - 1] = strides[dim].zip(self.dims[dim]).map(|(stride, size)| stride * size);
        }
        Layout { strides, offset: Some(0) }
    }
}

fn known(number: Option<usize>) -> String {
    number.map_or_else(|| "?".to_owned(), |number| number.to_string())
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.kind {
            Kind::Scalar => return write!(f, "{}", self.elem),
            Kind::Vector => "vector",
            Kind::Tensor => "tensor",
            Kind::MemRef => "memref",
        };
        write!(f, "{name}<")?;
        for dim in &self.dims {
            write!(f, "{}x", known(*dim))?;
        }
        write!(f, "{}", self.elem)?;
        if let Some(layout) = &self.layout {
            let strides: Vec<String> = layout.strides.iter().map(|&stride| known(stride)).collect();
            write!(f, ", strided<[{}]", strides.join(", "))?;
            if layout.offset != Some(0) {
                write!(f, ", offset: {}", known(layout.offset))?;
            }
            f.write_str(">")?;
        }
        f.write_str(">")
    }
}
