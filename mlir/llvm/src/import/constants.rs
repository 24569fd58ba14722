//! Constants: as attributes if they are numbers or arrays and vectors of numbers, else as operations.

use dialects::llvm::types::{LlvmType, data};
use mlir::{Attr, AttrKind, FloatKind, Loc, Type, TypeKind};

use super::importer::Importer;
use super::ir::*;

/// The number of elements of an aggregate beyond which a module is not worth importing.
const MOST_ELEMENTS: usize = 1 << 31;

impl<'m> Importer<'_, 'm> {
    /// A constant as an attribute, if it is made of numbers.
    pub(super) fn constant_attr(&mut self, constant: Value<'m>) -> Option<Attr> {
        match constant.kind() {
            LLVMConstantIntValueKind | LLVMConstantFPValueKind => self.scalar_attr(constant),
            LLVMConstantDataArrayValueKind if constant.is_string() => {
                Some(self.cx.attr(AttrKind::String { value: constant.data().into(), ty: None }))
            }
            LLVMConstantDataArrayValueKind | LLVMConstantDataVectorValueKind => {
                let (ty, size) = self.shaped(constant.ty())?;
                Some(self.cx.dense_attr(ty, constant.data(), size))
            }
            LLVMConstantArrayValueKind | LLVMConstantStructValueKind | LLVMConstantVectorValueKind => {
                let (ty, size) = self.shaped(constant.ty())?;
                let mut bytes = Vec::new();
                self.flatten(constant, size, &mut bytes)?;
                Some(self.cx.dense_attr(ty, &bytes, size))
            }
            LLVMConstantAggregateZeroValueKind => {
                let (ty, size) = self.shaped(constant.ty())?;
                Some(self.cx.dense_attr(ty, &vec![0; size], size))
            }
            _ => None,
        }
    }

    /// An integer or a float.
    pub(super) fn scalar_attr(&mut self, constant: Value<'m>) -> Option<Attr> {
        let ty = self.ty(constant.ty());
        let cx = self.cx;
        match cx.type_kind(ty) {
            TypeKind::Integer { width, .. } if *width <= 64 => {
                Some(cx.int_attr(constant.number().into(), ty))
            }
            TypeKind::Integer { width, .. } => Some(cx.wide_int_attr(&wide(constant, *width)?, ty)),
            TypeKind::Float(kind) => {
                Some(cx.attr(AttrKind::Float { bits: self.float_bits(constant, *kind)?, ty }))
            }
            _ => None,
        }
    }

    fn float_bits(&self, constant: Value<'m>, kind: FloatKind) -> Option<u128> {
        match kind {
            FloatKind::F16 | FloatKind::BF16 => {
                constant.bits_as_integer(self.source.context, 16).map(u128::from)
            }
            FloatKind::F32 => constant.bits_as_integer(self.source.context, 32).map(u128::from),
            FloatKind::F64 => constant.bits_as_integer(self.source.context, 64).map(u128::from),
            _ => {
                // LLVM writes these as hexadecimal numbers, the last with the lower half first.
                let text = constant.print();
                let (_, digits) = text.split_once(" 0x")?;
                let number = u128::from_str_radix(digits.get(1..)?, 16).ok()?;
                match digits.as_bytes()[0] {
                    b'K' => Some(number),
                    b'L' => Some(number.rotate_left(64)),
                    _ => None,
                }
            }
        }
    }

    /// The builtin type of an array or vector of numbers, and the bytes of an element.
    fn shaped(&mut self, ty: Ty<'m>) -> Option<(Type, usize)> {
        let mut shape = Vec::new();
        let mut element = self.ty(ty);
        let cx = self.cx;
        while let Some(LlvmType::Array { length, element: inner }) = data(cx.type_ref(element)) {
            shape.push(i64::try_from(*length).ok()?);
            element = *inner;
        }
        let ty = match cx.type_kind(element) {
            TypeKind::Vector { shape: lanes, scalable, element: scalar } => {
                if scalable.contains(&true) {
                    // `mlir-translate` calls this an error and goes on.
                    self.warning(Loc::UNKNOWN, "scalable vectors not supported");
                    return None;
                }
                element = *scalar;
                shape.extend(lanes);
                let scalable = vec![false; shape.len()].into();
                cx.ty(TypeKind::Vector { shape: shape.into(), scalable, element })
            }
            _ if shape.is_empty() => return None,
            _ => cx.tensor_ty(&shape, element),
        };
        let size = match cx.type_kind(element) {
            TypeKind::Integer { width, .. } => width.div_ceil(8) as usize,
            TypeKind::Float(kind) => kind.width().div_ceil(8) as usize,
            _ => return None,
        };
        Some((ty, size))
    }

    /// Appends the bytes of all numbers in a constant; `None` if anything else is in it.
    fn flatten(&mut self, constant: Value<'m>, size: usize, bytes: &mut Vec<u8>) -> Option<()> {
        let mut pending = vec![constant];
        while let Some(current) = pending.pop() {
            match current.kind() {
                LLVMConstantArrayValueKind | LLVMConstantStructValueKind | LLVMConstantVectorValueKind => {
                    pending.extend(current.operands().rev());
                }
                LLVMConstantDataArrayValueKind | LLVMConstantDataVectorValueKind => {
                    bytes.extend_from_slice(current.data());
                }
                LLVMConstantIntValueKind | LLVMConstantFPValueKind => {
                    self.scalar_bytes(current, size, bytes)?
                }
                _ => return None,
            }
            if bytes.len() > MOST_ELEMENTS {
                return None;
            }
        }
        Some(())
    }

    /// Appends the bytes of a number, so many.
    pub(super) fn scalar_bytes(
        &mut self,
        constant: Value<'m>,
        size: usize,
        bytes: &mut Vec<u8>,
    ) -> Option<()> {
        let ty = self.ty(constant.ty());
        match *self.cx.type_kind(ty) {
            TypeKind::Integer { width, .. } if width <= 64 => {
                bytes.extend_from_slice(&constant.number().to_le_bytes()[..size]);
            }
            TypeKind::Integer { width, .. } => bytes.extend_from_slice(wide(constant, width)?.get(..size)?),
            TypeKind::Float(kind) => {
                bytes.extend_from_slice(&self.float_bits(constant, kind)?.to_le_bytes()[..size]);
            }
            _ => return None,
        }
        Some(())
    }
}

/// The bytes of an integer of more than 64 bits, the least significant first: LLVM's text of it is decimal.
fn wide(constant: Value<'_>, width: u32) -> Option<Vec<u8>> {
    let text = constant.print();
    let digits = text.split_once(' ')?.1;
    let (negative, digits) = match digits.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, digits),
    };
    let mut bytes = vec![0u8; width.div_ceil(8) as usize];
    for digit in digits.bytes() {
        let mut carry = u32::from(digit.checked_sub(b'0').filter(|digit| *digit < 10)?);
        for byte in &mut bytes {
            let next = u32::from(*byte) * 10 + carry;
            *byte = next as u8;
            carry = next >> 8;
        }
    }
    if negative {
        let mut carry = 1;
        for byte in &mut bytes {
            let next = u32::from(!*byte) + carry;
            *byte = next as u8;
            carry = next >> 8;
        }
    }
    // Bits beyond the width are zero.
    if let Some(last) = bytes.last_mut().filter(|_| !width.is_multiple_of(8)) {
        *last &= (1 << (width % 8)) - 1;
    }
    Some(bytes)
}
