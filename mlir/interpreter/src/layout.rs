//! The layout of values in memory: sizes, alignments and bytes, as on a 64-bit little-endian machine.

use std::rc::Rc;

use dialects::llvm::types::{LlvmType, data};
use mlir::attributes::DenseData;
use mlir::{AttrKind, AttrRef, FloatKind, TypeKind, TypeRef};

use crate::extents::{Extents, count};
use crate::memory::Memory;
use crate::number::truncate;
use crate::value::{Elements, Res, Value};

/// The layout of a type in memory.
#[derive(Clone, Debug)]
pub(crate) enum Layout {
    /// An integer, an index or a pointer.
    Int {
        /// Width in bits.
        width: u32,
    },
    /// A float.
    Float(FloatKind),
    /// Parts at their positions.
    Struct {
        /// Position and layout of each part.
        fields: Rc<[(u64, Layout)]>,
        /// The size of the whole, with padding.
        size: u64,
        /// The alignment in bytes.
        align: u64,
    },
    /// Contiguous elements.
    Array { element: Rc<Layout>, length: u64 },
    /// A vector: rows along the last dimension, in each of which the bits of the elements are next to each other. The
    /// distance between rows is a power of two.
    Vector { element: Rc<Layout>, sizes: Extents },
}

/// Why an element of memory is undefined.
const NEVER_WRITTEN: Value = Value::Undefined("it was read from memory that was never written");

/// The number of bytes of a row of a vector.
fn row_bytes(element: &Layout, sizes: &[i64]) -> Option<u64> {
    let length = u64::try_from(sizes.last().copied().unwrap_or(1)).ok()?;
    length.checked_mul(u64::from(element.bits())).map(|bits| bits.div_ceil(8))
}

/// The number of rows of a vector, and of elements in each.
fn rows(sizes: &[i64]) -> (u64, u64) {
    let (last, outer) = sizes.split_last().map_or((1, &[][..]), |(&last, outer)| (last, outer));
    (count(outer).unwrap_or(0) as u64, last.unsigned_abs())
}

/// An address that is some bytes after another.
fn after(address: u64, bytes: u64) -> Res<u64> {
    let at = address.checked_add(bytes);
    at.ok_or_else(|| "accesses memory beyond the 64-bit address space".to_owned())
}

/// The width of the widest supported integer in bits.
pub(crate) const MAX_WIDTH: u32 = 128;

/// The maximum number of parts of an aggregate that is an SSA value rather than in memory.
const MAX_PARTS: u64 = 1 << 10;

/// The maximum number of fields of a type; those of a struct count each time the struct occurs.
const MAX_FIELDS: usize = 1 << 16;

/// The width of an index and of a pointer in bits.
const WORD: u32 = 64;

/// The width of an integer type or of an index.
pub(crate) fn int_width(ty: TypeRef<'_>) -> Res<u32> {
    match ty.kind() {
        TypeKind::Index => Ok(WORD),
        TypeKind::Integer { width, .. } if *width <= MAX_WIDTH => Ok(*width),
        _ => match data(ty) {
            Some(LlvmType::Ptr { .. }) => Ok(WORD),
            _ => Err(format!("has values of type '{ty}', which are not supported as integers")),
        },
    }
}

/// The kind of a float type, if doubles represent all its values exactly.
pub(crate) fn float_kind(ty: TypeRef<'_>) -> Res<FloatKind> {
    match ty.kind() {
        TypeKind::Float(kind) if !matches!(kind, FloatKind::F80 | FloatKind::F128) => Ok(*kind),
        _ => Err(format!("has values of type '{ty}', which are not supported as floats")),
    }
}

impl Layout {
    /// The layout of a type.
    pub(crate) fn of(ty: TypeRef<'_>) -> Res<Self> {
        Self::within(ty, &mut { MAX_FIELDS })
    }

    /// The layout of the elements of a memref.
    pub(crate) fn of_elements(ty: TypeRef<'_>) -> Res<Self> {
        match ty.kind() {
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => Layout::of(ty.element_type()),
            _ => Err(format!("needs a memref but was given a value of type '{ty}'")),
        }
    }

    /// The layout of a type with at most `left` fields; subtracts their number from `left`. Types share their parts, so
    /// a short text can describe very many fields.
    fn within(ty: TypeRef<'_>, left: &mut usize) -> Res<Self> {
        let cx = ty.cx();
        *left = left.checked_sub(1).ok_or_else(|| too_large(ty))?;
        if let TypeKind::Complex(part) = *ty.kind() {
            let part = Layout::within(cx.type_ref(part), left)?;
            return Self::of_fields(vec![part.clone(), part], false).ok_or_else(|| too_large(ty));
        }
        match data(ty) {
            Some(LlvmType::Array { length, element }) => {
                let element = Layout::within(cx.type_ref(*element), left)?;
                let layout = Layout::Array { element: Rc::new(element), length: *length };
                layout.checked_size().map(|_| layout).ok_or_else(|| too_large(ty))
            }
            Some(LlvmType::Struct { packed, fields, .. }) => {
                let fields = fields.iter().map(|&field| Layout::within(cx.type_ref(field), left));
                Self::of_fields(fields.collect::<Result<_, _>>()?, *packed).ok_or_else(|| too_large(ty))
            }
            _ if ty.is_vector() => {
                let sizes: Extents = ty.shape().unwrap_or_default().into();
                let element = Rc::new(Layout::within(ty.element_type(), left)?);
                if matches!(ty.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
                    return Err(format!("has values of type '{ty}', whose length depends on the machine"));
                }
                let layout = Layout::Vector { element, sizes };
                layout.checked_size().map(|_| layout).ok_or_else(|| too_large(ty))
            }
            _ if ty.is_float() => Ok(Layout::Float(float_kind(ty)?)),
            _ => match int_width(ty) {
                Ok(width) => Ok(Layout::Int { width }),
                Err(_) => Err(format!("has values of type '{ty}', whose layout in memory is not known")),
            },
        }
    }

    fn of_fields(layouts: Vec<Layout>, packed: bool) -> Option<Self> {
        let mut at = 0u64;
        let mut align = 1;
        let mut fields = Vec::with_capacity(layouts.len());
        for layout in layouts {
            let own = if packed { 1 } else { layout.align() };
            align = align.max(own);
            at = at.checked_next_multiple_of(own)?;
            let size = layout.checked_size()?;
            fields.push((at, layout));
            at = at.checked_add(size)?;
        }
        Some(Layout::Struct { fields: fields.into(), size: at.checked_next_multiple_of(align)?, align })
    }

    /// The distance in bytes between elements of an array; `None` if it does not fit in 64 bits.
    fn checked_size(&self) -> Option<u64> {
        match self {
            Layout::Int { .. } | Layout::Float(_) => Some(self.bytes().next_power_of_two()),
            Layout::Struct { size, .. } => Some(*size),
            Layout::Array { element, length } => element.checked_size()?.checked_mul(*length),
            Layout::Vector { element, sizes } => {
                row_bytes(element, sizes)?.checked_next_power_of_two()?.checked_mul(rows(sizes).0)
            }
        }
    }

    /// The distance in bytes between elements of an array.
    pub(crate) fn size(&self) -> u64 {
        self.checked_size().unwrap_or(u64::MAX)
    }

    /// The offset of a field of a struct in bytes.
    pub(crate) fn field_position(&self, index: usize) -> Option<i64> {
        match self {
            Layout::Struct { fields, .. } => i64::try_from(fields.get(index)?.0).ok(),
            _ => None,
        }
    }

    /// The number of bytes that a store of a scalar writes.
    fn bytes(&self) -> u64 {
        match self {
            Layout::Int { width } => u64::from(width.div_ceil(8)),
            Layout::Float(kind) => u64::from(kind.width().div_ceil(8)),
            Layout::Struct { .. } | Layout::Array { .. } | Layout::Vector { .. } => 0,
        }
    }

    /// The number of bits of a scalar.
    pub(crate) fn bits(&self) -> u32 {
        match self {
            Layout::Int { width } => *width,
            Layout::Float(kind) => kind.width(),
            Layout::Struct { .. } | Layout::Array { .. } | Layout::Vector { .. } => 0,
        }
    }

    /// Whether the elements of a vector have another distance than those of an array.
    pub(crate) fn is_packed(&self) -> bool {
        u64::from(self.bits()) != 8 * self.size()
    }

    fn align(&self) -> u64 {
        match self {
            Layout::Int { .. } | Layout::Float(_) => self.bytes().next_power_of_two(),
            Layout::Struct { align, .. } => *align,
            Layout::Array { element, .. } => element.align(),
            Layout::Vector { .. } => self.size() / self.rows().max(1),
        }
    }

    /// The number of rows of a vector.
    fn rows(&self) -> u64 {
        match self {
            Layout::Vector { sizes, .. } => rows(sizes).0,
            _ => 1,
        }
    }

    /// The number of scalars and vectors in a value.
    fn parts(&self) -> u64 {
        match self {
            Layout::Int { .. } | Layout::Float(_) | Layout::Vector { .. } => 1,
            Layout::Struct { fields, .. } => {
                fields.iter().fold(1, |n, (_, field)| field.parts().saturating_add(n))
            }
            Layout::Array { element, length } => element.parts().max(1).saturating_mul(*length),
        }
    }

    /// The layout itself, if its values have few enough parts to be SSA values.
    pub(crate) fn into_value(self) -> Res<Self> {
        if self.parts() <= MAX_PARTS {
            Ok(self)
        } else {
            Err("has a value of more parts than are kept outside memory".to_owned())
        }
    }

    /// A value whose scalars are all `scalar`, or zero if that is `None`.
    pub(crate) fn filled(&self, memory: &Memory, scalar: Option<&Value>) -> Res<Value> {
        Ok(match (self, scalar) {
            (Layout::Struct { fields, .. }, _) => {
                let parts = fields.iter().map(|(_, field)| field.filled(memory, scalar));
                Value::Aggregate(parts.collect::<Res<_>>()?)
            }
            (Layout::Array { element, length }, _) => {
                let one = element.filled(memory, scalar)?;
                Value::Aggregate(vec![one; usize::try_from(*length).unwrap_or(0)].into())
            }
            (Layout::Vector { element, sizes }, _) => {
                let one = element.filled(memory, scalar)?;
                Elements::new(memory, sizes.clone(), std::iter::repeat(one))?.into()
            }
            (_, Some(scalar)) => scalar.clone(),
            (Layout::Int { .. }, None) => Value::Int(0),
            (Layout::Float(_), None) => Value::Float(0.0),
        })
    }

    /// Reads a value. A scalar that was never written is an error; parts of an aggregate or vector may be undefined.
    pub(crate) fn load(&self, memory: &Memory, address: u64) -> Res<Value> {
        match self {
            Layout::Int { .. } | Layout::Float(_) => Ok(self.decode(memory.read(address, self.bytes())?)),
            Layout::Struct { fields, .. } => {
                let parts =
                    fields.iter().map(|(position, field)| field.load_any(memory, after(address, *position)?));
                Ok(Value::Aggregate(parts.collect::<Result<_, _>>()?))
            }
            Layout::Array { element, length } => {
                let step = element.size();
                let parts =
                    (0..*length).map(|i| element.load_any(memory, after(address, i.saturating_mul(step))?));
                Ok(Value::Aggregate(parts.collect::<Result<_, _>>()?))
            }
            Layout::Vector { element, sizes } => {
                let mut made = Elements::with_sizes(memory, sizes.clone())?;
                let (rows, length) = rows(sizes);
                let pitch = self.size() / rows.max(1);
                for row in 0..rows {
                    let start = after(address, row.saturating_mul(pitch))?;
                    for lane in 0..length {
                        made.push(element.load_lane(memory, start, lane)?);
                    }
                }
                Ok(made.into())
            }
        }
    }

    /// Reads an element of a row of a vector.
    fn load_lane(&self, memory: &Memory, row: u64, lane: u64) -> Res<Value> {
        let bits = u64::from(self.bits());
        let first = lane.saturating_mul(bits);
        let shift = first % 8;
        let bytes = (shift + bits).div_ceil(8);
        let address = after(row, first / 8)?;
        if !memory.is_written(address, bytes)? {
            return Ok(NEVER_WRITTEN);
        }
        let read = memory.read(address, bytes)?;
        let bit = |n: u64| read.get((n / 8) as usize).map_or(0, |byte| u128::from(byte >> (n % 8) & 1));
        if shift == 0 && bits.is_multiple_of(8) {
            return Ok(self.decode(read));
        }
        Ok(self.of_bits((0..bits).fold(0, |all, n| all | bit(shift + n) << n)))
    }

    /// Writes a row of a vector.
    fn store_row(&self, memory: &mut Memory, row: u64, values: &[Value]) -> Res {
        if self.bits().is_multiple_of(8) {
            return (0u64..)
                .zip(values)
                .try_for_each(|(lane, value)| self.store(memory, after(row, lane * self.bytes())?, value));
        }
        let bits = self.bits() as usize;
        let mut bytes = vec![0u8; (values.len() * bits).div_ceil(8)];
        for (lane, value) in values.iter().enumerate() {
            if matches!(value, Value::Undefined(_)) {
                return memory.forget(row, bytes.len() as u64);
            }
            let number = self.to_bits(value)?;
            for n in (0..bits).filter(|n| number >> n & 1 == 1) {
                let at = lane * bits + n;
                bytes[at / 8] |= 1 << (at % 8);
            }
        }
        memory.write(row, &bytes)
    }

    /// A scalar from its bits.
    pub(crate) fn of_bits(&self, bits: u128) -> Value {
        match self {
            Layout::Float(kind) => Value::Float(kind.decode(bits)),
            Layout::Int { width } => Value::Int(truncate(bits, *width)),
            Layout::Struct { .. } | Layout::Array { .. } | Layout::Vector { .. } => Value::default(),
        }
    }

    /// The bits of a scalar.
    pub(crate) fn to_bits(&self, value: &Value) -> Res<u128> {
        match self {
            Layout::Float(kind) => Ok(kind.encode(value.float()?)),
            _ => value.int(),
        }
    }

    /// Like [`Self::load`], but a scalar that was never written is undefined.
    pub(crate) fn load_any(&self, memory: &Memory, address: u64) -> Res<Value> {
        match self {
            Layout::Int { .. } | Layout::Float(_) if !memory.is_written(address, self.bytes())? => {
                Ok(NEVER_WRITTEN)
            }
            _ => self.load(memory, address),
        }
    }

    /// Writes a value; where it is undefined, memory counts as never written.
    pub(crate) fn store(&self, memory: &mut Memory, address: u64, value: &Value) -> Res {
        match (self, value) {
            (Layout::Int { .. } | Layout::Float(_), Value::Undefined(_)) => {
                memory.forget(address, self.bytes())
            }
            (_, Value::Undefined(_)) => memory.forget(address, self.size()),
            (Layout::Int { .. } | Layout::Float(_), _) => {
                let bytes = self.to_bits(value)?.to_le_bytes();
                memory.write(address, bytes.get(..self.bytes() as usize).unwrap_or_default())
            }
            (Layout::Struct { fields, .. }, _) => {
                let mut parts = fields.iter().zip(value.parts()?);
                parts.try_for_each(|((position, field), part)| {
                    field.store(memory, after(address, *position)?, part)
                })
            }
            (Layout::Array { element, .. }, _) => {
                let step = element.size();
                let mut parts = (0u64..).zip(value.parts()?);
                parts.try_for_each(|(i, part)| {
                    element.store(memory, after(address, i.saturating_mul(step))?, part)
                })
            }
            (Layout::Vector { element, sizes }, _) => {
                let all = value.elements()?;
                let (rows, length) = rows(sizes);
                let pitch = self.size() / rows.max(1);
                let mut rows =
                    (0u64..rows).zip(all.values().chunks(usize::try_from(length).unwrap_or(1).max(1)));
                rows.try_for_each(|(row, values)| {
                    element.store_row(memory, after(address, row.saturating_mul(pitch))?, values)
                })
            }
        }
    }

    /// A scalar or a complex number from its bytes, without padding.
    fn decode(&self, bytes: &[u8]) -> Value {
        if let Layout::Struct { fields, .. } = self {
            let (re, im) = bytes.split_at(bytes.len() / 2);
            let parts = fields.iter().zip([re, im]).map(|((_, part), bytes)| part.decode(bytes));
            return Value::Aggregate(parts.collect());
        }
        let mut word = [0u8; 16];
        let length = bytes.len().min(word.len());
        word[..length].copy_from_slice(&bytes[..length]);
        self.of_bits(u128::from_le_bytes(word))
    }

    /// The layout of the elements of an array or vector, however deeply arrays nest.
    pub(crate) fn scalar(&self) -> &Layout {
        match self {
            Layout::Array { element, .. } | Layout::Vector { element, .. } => element.scalar(),
            scalar => scalar,
        }
    }

    /// The value of a constant attribute.
    pub(crate) fn constant(&self, memory: &Memory, attr: AttrRef<'_>) -> Res<Value> {
        let mismatch = || format!("has a value {attr} that is not a constant of its type");
        match (self, attr.kind()) {
            (Layout::Int { width }, AttrKind::Integer { value, .. }) => {
                Ok(Value::Int(truncate(*value as u128, *width)))
            }
            (Layout::Float(_), AttrKind::Float { bits, .. }) => {
                Ok(Value::Float(float_kind(attr.ty())?.decode(*bits)))
            }
            // A float of a type that LLVM lacks is stored as its bits.
            (Layout::Int { width }, AttrKind::Float { bits, .. })
                if attr.ty().bit_width() == Some(*width) =>
            {
                Ok(Value::Int(*bits))
            }
            (
                Layout::Array { .. } | Layout::Vector { .. },
                AttrKind::DenseElements { .. } | AttrKind::String { .. },
            ) => {
                let mut scalars = self.scalars(attr).ok_or_else(mismatch)?;
                self.clone().into_value()?.take(memory, &mut scalars)?.ok_or_else(mismatch)
            }
            (Layout::Struct { fields, .. }, AttrKind::Array(parts)) if fields.len() == parts.len() => {
                let parts = fields.iter().zip(parts);
                let parts = parts.map(|((_, field), &part)| field.constant(memory, attr.cx().attr_ref(part)));
                Ok(Value::Aggregate(parts.collect::<Result<_, _>>()?))
            }
            _ => Err(mismatch()),
        }
    }

    /// A value of scalars; `None` if there are too few.
    pub(crate) fn take(
        &self,
        memory: &Memory,
        scalars: &mut dyn Iterator<Item = Value>,
    ) -> Res<Option<Value>> {
        match self {
            Layout::Array { element, length } => {
                let parts =
                    (0..*length).map(|_| element.take(memory, scalars)).collect::<Res<Option<_>>>()?;
                Ok(parts.map(Value::Aggregate))
            }
            Layout::Vector { sizes, .. } => {
                Ok(Some(Elements::new(memory, sizes.clone(), &mut *scalars)?.into()))
            }
            _ => Ok(scalars.next()),
        }
    }

    /// Whether elements are packed into vectors somewhere in a value.
    fn has_vector(&self) -> bool {
        match self {
            Layout::Array { element, .. } => element.has_vector(),
            Layout::Vector { .. } => true,
            _ => false,
        }
    }

    /// The scalars or complex numbers of an attribute in order; those of a splat repeat forever.
    pub(crate) fn scalars<'a>(&'a self, attr: AttrRef<'a>) -> Option<Box<dyn Iterator<Item = Value> + 'a>> {
        let scalar = self.scalar();
        let parts = match scalar {
            Layout::Struct { fields, .. } => {
                let is_complex = matches!(attr.ty().element_type().kind(), TypeKind::Complex(_));
                fields.first().filter(|_| is_complex).map(|(_, part)| (2, part))?
            }
            _ => (1, scalar),
        };
        match attr.kind() {
            AttrKind::String { value, .. } => {
                Some(Box::new(value.iter().map(|&byte| Value::Int(byte.into()))))
            }
            AttrKind::DenseElements { data: DenseData::Splat(one), .. } => {
                Some(Box::new(std::iter::repeat(scalar.decode(one))))
            }
            AttrKind::DenseElements { data: DenseData::Bytes(bytes), .. } => {
                let size = usize::try_from(parts.0 * parts.1.bytes()).ok().filter(|&size| size != 0)?;
                Some(Box::new(bytes.chunks_exact(size).map(|bytes| scalar.decode(bytes))))
            }
            _ => None,
        }
    }

    /// Writes a constant attribute to memory without making a value of it, since it may be large.
    pub(crate) fn initialize(&self, memory: &mut Memory, address: u64, attr: AttrRef<'_>) -> Res {
        let scalar = self.scalar();
        let scalars = match self.scalars(attr) {
            Some(scalars) if !self.has_vector() => scalars,
            _ => {
                let value = self.constant(memory, attr)?;
                return self.store(memory, address, &value);
            }
        };
        let size = self.size();
        let step = scalar.size();
        let mut at = 0;
        for value in scalars {
            if at >= size {
                break;
            }
            scalar.store(memory, address + at, &value)?;
            at += step;
        }
        if at >= size { Ok(()) } else { Err(format!("has a value {attr} with fewer elements than its type")) }
    }
}

fn too_large(ty: TypeRef<'_>) -> String {
    format!("has a value of type '{ty}', whose size does not fit in 64 bits")
}
