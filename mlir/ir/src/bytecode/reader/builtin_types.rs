//! Reads the builtin dialect's encoding of types.

use super::cursor::{Cursor, Res, fail};
use super::data::Data;
use crate::bytecode::encoding::type_code;
use crate::interfaces::{MemRefElementTypeInterface, VectorElementTypeInterface};
use crate::values::attr_kind::AttrKind;
use crate::values::context::TypeRef;
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::{DYNAMIC, Signedness, TypeKind};

/// The widest integer type.
const MAX_INT_WIDTH: u64 = (1 << 24) - 1;

impl<'a> Data<'a> {
    /// A type in the builtin dialect's encoding.
    #[inline(never)]
    pub(super) fn builtin_ty(&mut self, c: &mut Cursor<'a>) -> Res<Type> {
        let kind = match c.varint()? {
            type_code::INTEGER => integer(c)?,
            type_code::INDEX => TypeKind::Index,
            type_code::FUNCTION => TypeKind::Function { inputs: self.types(c)?, results: self.types(c)? },
            type_code::BF16 => TypeKind::Float(FloatKind::BF16),
            type_code::F16 => TypeKind::Float(FloatKind::F16),
            type_code::F32 => TypeKind::Float(FloatKind::F32),
            type_code::F64 => TypeKind::Float(FloatKind::F64),
            type_code::F80 => TypeKind::Float(FloatKind::F80),
            type_code::F128 => TypeKind::Float(FloatKind::F128),
            type_code::COMPLEX => self.complex(c)?,
            type_code::MEMREF => self.memref(c, None)?,
            type_code::MEMREF_WITH_SPACE => {
                let space = self.next_attr(c)?;
                self.memref(c, Some(space))?
            }
            type_code::NONE => TypeKind::None,
            type_code::RANKED_TENSOR => self.tensor(c, None)?,
            type_code::RANKED_TENSOR_WITH_ENCODING => {
                let encoding = self.next_attr(c)?;
                self.tensor(c, Some(encoding))?
            }
            type_code::TUPLE => TypeKind::Tuple(self.types(c)?),
            type_code::UNRANKED_MEMREF => {
                TypeKind::UnrankedMemRef { element: self.memref_element(c)?, memory_space: None }
            }
            type_code::UNRANKED_MEMREF_WITH_SPACE => {
                let memory_space = Some(self.next_attr(c)?);
                TypeKind::UnrankedMemRef { element: self.memref_element(c)?, memory_space }
            }
            type_code::UNRANKED_TENSOR => TypeKind::UnrankedTensor { element: self.tensor_element(c)? },
            type_code::VECTOR => self.vector(c, None)?,
            type_code::SCALABLE_VECTOR => {
                let scalable = (0..c.count()?).map(|_| c.bool()).collect::<Res<Box<[bool]>>>()?;
                self.vector(c, Some(scalable))?
            }
            code => return fail(format!("unknown builtin type code: {code}")),
        };
        Ok(self.cx.ty(kind))
    }

    /// A reference to a type.
    pub(super) fn next_ty(&mut self, c: &mut Cursor<'a>) -> Res<Type> {
        let index = c.varint()?;
        self.ty(index)
    }

    fn types(&mut self, c: &mut Cursor<'a>) -> Res<Box<[Type]>> {
        (0..c.count()?).map(|_| self.next_ty(c)).collect()
    }

    fn complex(&mut self, c: &mut Cursor<'a>) -> Res<TypeKind> {
        let element = self.next_ty(c)?;
        let ty = self.cx.type_ref(element);
        if ty.is_float() || ty.is_integer_type() {
            Ok(TypeKind::Complex(element))
        } else {
            fail("invalid element type for complex")
        }
    }

    fn tensor(&mut self, c: &mut Cursor<'a>, encoding: Option<Attr>) -> Res<TypeKind> {
        let shape = shape(c)?;
        Ok(TypeKind::RankedTensor { shape, element: self.tensor_element(c)?, encoding })
    }

    fn tensor_element(&mut self, c: &mut Cursor<'a>) -> Res<Type> {
        let element = self.next_ty(c)?;
        if is_tensor_element(self.cx.type_ref(element)) {
            Ok(element)
        } else {
            fail("invalid tensor element type")
        }
    }

    fn memref(&mut self, c: &mut Cursor<'a>, memory_space: Option<Attr>) -> Res<TypeKind> {
        let shape = shape(c)?;
        let element = self.memref_element(c)?;
        let layout = self.next_attr(c)?;
        let (rank, is_identity) = match self.cx.attr_kind(layout) {
            AttrKind::AffineMap(map) => (map.dims as usize, map.is_identity(self.cx)),
            AttrKind::Strided { strides, .. } => (strides.len(), false),
            AttrKind::Dialect(_) | AttrKind::Opaque { .. } => (shape.len(), false),
            _ => return fail("expected a memref layout"),
        };
        if rank != shape.len() {
            return fail(format!(
                "memref layout mismatch between rank and affine map: {} != {rank}",
                shape.len()
            ));
        }
        let layout = (!is_identity).then_some(layout);
        Ok(TypeKind::MemRef { shape, element, layout, memory_space })
    }

    fn memref_element(&mut self, c: &mut Cursor<'a>) -> Res<Type> {
        let element = self.next_ty(c)?;
        if is_memref_element(self.cx.type_ref(element)) {
            Ok(element)
        } else {
            fail("invalid memref element type")
        }
    }

    fn vector(&mut self, c: &mut Cursor<'a>, scalable: Option<Box<[bool]>>) -> Res<TypeKind> {
        let shape = shape(c)?;
        let element = self.next_ty(c)?;
        if !is_vector_element(self.cx.type_ref(element)) {
            return fail("vector elements must be int/index/float type");
        }
        if let Some(&dim) = shape.iter().find(|&&dim| dim <= 0) {
            return fail(format!("vector types must have positive constant sizes but got {dim}"));
        }
        let scalable = scalable.unwrap_or_else(|| vec![false; shape.len()].into());
        if scalable.len() != shape.len() {
            return fail("number of dims must match, got a different number of scalable dims");
        }
        Ok(TypeKind::Vector { shape, scalable, element })
    }
}

fn is_tensor_element(t: TypeRef<'_>) -> bool {
    !(t.is_function() || t.is_tuple() || t.is_none() || (t.is_shaped() && !t.is_vector()))
}

fn is_memref_element(t: TypeRef<'_>) -> bool {
    let scalar = t.is_int_or_index() || t.is_float() || t.is_complex();
    let holder = t.is_shaped() && !t.is_tensor();
    scalar || holder || t.has_interface::<MemRefElementTypeInterface>()
}

fn is_vector_element(t: TypeRef<'_>) -> bool {
    t.is_int_or_index() || t.is_float() || t.has_interface::<VectorElementTypeInterface>()
}

fn integer(c: &mut Cursor<'_>) -> Res<TypeKind> {
    let encoded = c.varint()?;
    let signedness = match encoded & 3 {
        0 => Signedness::Signless,
        1 => Signedness::Signed,
        2 => Signedness::Unsigned,
        _ => return fail("invalid signedness of an integer type"),
    };
    match encoded >> 2 {
        width @ 0..=MAX_INT_WIDTH => Ok(TypeKind::Integer { width: width as u32, signedness }),
        _ => fail(format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits")),
    }
}

/// Extents, nonnegative or unknown.
fn shape(c: &mut Cursor<'_>) -> Res<Box<[i64]>> {
    let count = c.count()?;
    let mut shape = Vec::with_capacity(count);
    for _ in 0..count {
        match c.signed_varint()? {
            dim if dim >= 0 || dim == DYNAMIC => shape.push(dim),
            dim => return fail(format!("invalid dimension size: {dim}")),
        }
    }
    Ok(shape.into())
}
