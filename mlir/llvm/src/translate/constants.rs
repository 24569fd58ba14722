//! Attributes as LLVM constants.

use std::borrow::Cow;

use dialects::llvm::{PoisonAttr, UndefAttr, ZeroAttr};
use inkwell::llvm_sys::LLVMTypeKind;
use mlir::attributes::DenseData;
use mlir::{AttrKind, AttrRef, Signedness, Type, TypeKind, TypeRef};

use super::raw::{Raw, Ty, Value, c};

/// The largest constant, in bytes: LLVM has no arrays of one repeated element, so a short text may describe a large
/// constant.
const MAX_SPLAT: usize = 1 << 30;

/// The message of MLIR's for what is no constant.
const UNSUPPORTED: &str = "unsupported constant value";

/// The message of MLIR's for a floating-point number of another format.
const MISMATCH: &str = "FloatAttr does not match expected type of the constant";

/// The constant of type `ty` that `value` describes.
pub(super) fn constant(raw: Raw, value: AttrRef<'_>, ty: Ty) -> Result<Value, String> {
    if value.cast::<UndefAttr<'_>>().is_some() {
        return Ok(c!(LLVMGetUndef(ty)));
    }
    if value.cast::<PoisonAttr<'_>>().is_some() {
        return Ok(c!(LLVMGetPoison(ty)));
    }
    if value.cast::<ZeroAttr<'_>>().is_some() {
        return Ok(c!(LLVMConstNull(ty)));
    }
    let kind = kind_of(ty);
    if kind == LLVMTypeKind::LLVMStructTypeKind {
        return structure(raw, value, ty);
    }
    match (value.kind(), kind) {
        (AttrKind::Integer { .. } | AttrKind::WideInteger { .. }, LLVMTypeKind::LLVMIntegerTypeKind) => {
            integer(value, ty).ok_or_else(|| UNSUPPORTED.to_owned())
        }
        (AttrKind::Float { bits, ty: from }, _) => {
            let width = value.cx().type_ref(*from).bit_width().unwrap_or_default();
            float(ty, width, &bits.to_le_bytes())
        }
        (AttrKind::SymbolRef { .. }, _) => {
            let name = value.as_flat_symbol().unwrap_or_default();
            raw.function(name).ok_or_else(|| UNSUPPORTED.to_owned())
        }
        (AttrKind::String { value, .. }, _) => Ok(string(raw, value)),
        (AttrKind::DenseElements { ty: shaped, data }, _) => elements(value, *shaped, data, ty),
        (AttrKind::DenseResource { key, ty: shaped }, _) => resource(value, *key, *shaped, ty),
        (AttrKind::SparseElements { ty: shaped, indices, values }, _) => {
            let [indices, values] = [*indices, *values].map(|attr| value.cx().attr_ref(attr));
            elements(value, *shaped, &filled(value.cx().type_ref(*shaped), indices, values)?, ty)
        }
        (AttrKind::Array(elements), LLVMTypeKind::LLVMArrayTypeKind) => {
            let inner = c!(LLVMGetElementType(ty));
            let elements = elements.iter().map(|&element| constant(raw, value.cx().attr_ref(element), inner));
            Ok(array_of(inner, &elements.collect::<Result<Vec<_>, _>>()?))
        }
        _ => Err(UNSUPPORTED.to_owned()),
    }
}

/// The constant of the elements of a shaped type.
fn elements(value: AttrRef<'_>, shaped: Type, data: &DenseData, ty: Ty) -> Result<Value, String> {
    let count = value.cx().type_ref(shaped).num_elements().unwrap_or_default();
    let element = value.cx().type_ref(shaped).element_type();
    let part = match *element.kind() {
        TypeKind::Complex(part) => Some(value.cx().type_ref(part)),
        _ => None,
    };
    let scalar = innermost(ty);
    if part.is_some() != (kind_of(scalar) == LLVMTypeKind::LLVMStructTypeKind) {
        return Err(UNSUPPORTED.to_owned());
    }
    let element = part.unwrap_or(element);
    let bits =
        (kind_of(scalar) == LLVMTypeKind::LLVMIntegerTypeKind).then(|| c!(LLVMGetIntTypeWidth(scalar)));
    if element.is_float() && bits.is_some() && bits != element.bit_width() {
        return Err(MISMATCH.to_owned());
    }
    dense(ty, data, Elements { width: element.bit_width().unwrap_or_default(), count, outer: 1 })
}

/// All elements of a sparse attribute: zeros but for `values`.
fn filled(shaped: TypeRef<'_>, indices: AttrRef<'_>, values: AttrRef<'_>) -> Result<DenseData, String> {
    let AttrKind::DenseElements { ty, data } = values.kind() else { return Err(UNSUPPORTED.to_owned()) };
    let given = values.cx().type_ref(*ty).num_elements().unwrap_or_default();
    let (bytes, size) = match data {
        DenseData::Bytes(bytes) => (bytes, bytes.len().checked_div(given).unwrap_or_default()),
        DenseData::Splat(one) => (one, one.len()),
        DenseData::Strings(_) => return Err(UNSUPPORTED.to_owned()),
    };
    let count = shaped.num_elements().unwrap_or_default();
    let total = count.checked_mul(size).filter(|&total| total <= MAX_SPLAT);
    let total = total.ok_or_else(|| {
        format!("constant has {count} elements: only zeros may take more than {MAX_SPLAT} bytes")
    })?;
    let shape = shaped.shape().unwrap_or_default();
    let mut all = vec![0; total];
    let mut indices = indices.dense_integers().into_iter().flatten();
    for number in 0..given {
        let place = shape.iter().zip(&mut indices).fold(0, |place, (size, index)| place * size + index);
        let from = if bytes.len() == size { 0 } else { number * size };
        let to = usize::try_from(place).unwrap_or(usize::MAX).saturating_mul(size);
        if let (Some(to), Some(from)) =
            (all.get_mut(to..to.saturating_add(size)), bytes.get(from..from + size))
        {
            to.copy_from_slice(from);
        }
    }
    Ok(DenseData::Bytes(all.into()))
}

fn kind_of(ty: Ty) -> LLVMTypeKind {
    c!(LLVMGetTypeKind(ty))
}

fn structure(raw: Raw, value: AttrRef<'_>, ty: Ty) -> Result<Value, String> {
    let fields = value.as_array().ok_or("expected an array attribute for a struct constant")?;
    if c!(LLVMCountStructElementTypes(ty)) as usize != fields.len() {
        return Err(UNSUPPORTED.to_owned());
    }
    let mut constants = Vec::with_capacity(fields.len());
    for (index, &field) in fields.iter().enumerate() {
        let inner = c!(LLVMStructGetTypeAtIndex(ty, index as u32));
        constants.push(constant(raw, value.cx().attr_ref(field), inner)?);
    }
    // Also for a structure without a name.
    Ok(c!(LLVMConstNamedStruct(ty, constants.as_mut_ptr(), constants.len() as u32)))
}

/// An array of characters, as many as there are.
pub(super) fn string(raw: Raw, bytes: &[u8]) -> Value {
    c!(LLVMConstStringInContext2(raw.context, bytes.as_ptr().cast(), bytes.len(), 1))
}

/// An integer, extended or cut to the width of the type.
pub(super) fn integer(value: AttrRef<'_>, ty: Ty) -> Option<Value> {
    match value.kind() {
        &AttrKind::Integer { value: number, ty: from } => {
            let is_bit = matches!(value.cx().type_kind(from), TypeKind::Integer { width: 1, .. });
            let number = if is_bit { number & 1 } else { number };
            Some(int_constant(ty, &number.to_le_bytes(), number < 0))
        }
        AttrKind::WideInteger { bytes, ty: from } => {
            let TypeKind::Integer { width, signedness } = *value.cx().type_kind(*from) else { return None };
            let sign =
                bytes.get((width - 1) as usize / 8).is_some_and(|byte| byte >> ((width - 1) % 8) & 1 == 1);
            Some(int_constant(ty, bytes, sign && signedness != Signedness::Unsigned))
        }
        _ => None,
    }
}

/// The integers of a dense attribute of so many elements.
pub(super) fn integers(ty: Ty, value: AttrRef<'_>, count: usize) -> Vec<Value> {
    let one = |bytes: &[u8]| int_constant(ty, bytes, false);
    match value.kind() {
        AttrKind::DenseElements { data: DenseData::Bytes(bytes), .. } if count > 0 => {
            bytes.chunks_exact(bytes.len().div_ceil(count).max(1)).map(one).collect()
        }
        AttrKind::DenseElements { data: DenseData::Splat(bytes), .. } => vec![one(bytes); count],
        _ => Vec::new(),
    }
}

/// An integer from its low bytes, extended to the width of the type.
fn int_constant(ty: Ty, bytes: &[u8], negative: bool) -> Value {
    let words = words(bytes, c!(LLVMGetIntTypeWidth(ty)), negative);
    c!(LLVMConstIntOfArbitraryPrecision(ty, words.len() as u32, words.as_ptr()))
}

/// The words of a number of this width.
fn words(bytes: &[u8], width: u32, negative: bool) -> Vec<u64> {
    let extension = if negative { u64::MAX } else { 0 };
    let word = |chunk: &[u8]| {
        let mut word = extension.to_le_bytes();
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    let mut words: Vec<u64> = bytes.chunks(8).map(word).collect();
    words.resize(width.div_ceil(64) as usize, extension);
    words
}

/// A floating-point number of a format of `width` bits from its bits. Formats that LLVM lacks are integers there.
fn float(ty: Ty, width: u32, bytes: &[u8]) -> Result<Value, String> {
    match kind_of(ty) {
        LLVMTypeKind::LLVMIntegerTypeKind if c!(LLVMGetIntTypeWidth(ty)) == width => {
            Ok(int_constant(ty, bytes, false))
        }
        kind if width_of_float(kind) == Some(width) => {
            let words = words(bytes, width, false);
            Ok(c!(LLVMConstFPFromBits(ty, words.as_ptr())))
        }
        _ => Err(MISMATCH.to_owned()),
    }
}

fn width_of_float(kind: LLVMTypeKind) -> Option<u32> {
    Some(match kind {
        LLVMTypeKind::LLVMHalfTypeKind | LLVMTypeKind::LLVMBFloatTypeKind => 16,
        LLVMTypeKind::LLVMFloatTypeKind => 32,
        LLVMTypeKind::LLVMDoubleTypeKind => 64,
        LLVMTypeKind::LLVMX86_FP80TypeKind => 80,
        LLVMTypeKind::LLVMFP128TypeKind => 128,
        _ => return None,
    })
}

/// The elements of a dense attribute.
#[derive(Clone, Copy)]
struct Elements {
    /// The bits of one, or of each part of a complex number.
    width: u32,
    /// How many there are.
    count: usize,
    /// How often each of the constants of this type is needed, one in another.
    outer: usize,
}

/// The constant of nested arrays, and vectors in them.
fn dense(ty: Ty, data: &DenseData, elements: Elements) -> Result<Value, String> {
    match data {
        DenseData::Bytes(bytes) => {
            let size = bytes.len().checked_div(elements.count).unwrap_or(0);
            if number_of_scalars(ty) != Some(elements.count) || size * elements.count != bytes.len() {
                return Err(UNSUPPORTED.to_owned());
            }
            nested(ty, bytes, size, elements.width)
        }
        DenseData::Splat(one) => splat(ty, one, elements),
        DenseData::Strings(_) => Err(UNSUPPORTED.to_owned()),
    }
}

/// The scalars in nested arrays and vectors.
fn number_of_scalars(ty: Ty) -> Option<usize> {
    let (length, inner) = sequence(ty).unwrap_or((1, ty));
    if inner == ty { Some(1) } else { length.checked_mul(number_of_scalars(inner)?) }
}

/// The length and element of an array or a vector of fixed length.
fn sequence(ty: Ty) -> Option<(usize, Ty)> {
    match kind_of(ty) {
        LLVMTypeKind::LLVMArrayTypeKind => {
            Some((usize::try_from(c!(LLVMGetArrayLength2(ty))).ok()?, c!(LLVMGetElementType(ty))))
        }
        LLVMTypeKind::LLVMVectorTypeKind => {
            Some((c!(LLVMGetVectorSize(ty)) as usize, c!(LLVMGetElementType(ty))))
        }
        _ => None,
    }
}

/// The type of the scalars in nested arrays and vectors.
fn innermost(mut ty: Ty) -> Ty {
    while let Some((_, inner)) = sequence(ty) {
        ty = inner;
    }
    ty
}

fn scalar(ty: Ty, width: u32, bytes: &[u8]) -> Result<Value, String> {
    match kind_of(ty) {
        LLVMTypeKind::LLVMStructTypeKind => complex(ty, width, bytes),
        LLVMTypeKind::LLVMIntegerTypeKind => Ok(int_constant(ty, bytes, false)),
        _ => float(ty, width, bytes),
    }
}

/// A structure of two numbers.
fn complex(ty: Ty, width: u32, bytes: &[u8]) -> Result<Value, String> {
    if c!(LLVMCountStructElementTypes(ty)) != 2 {
        return Err(UNSUPPORTED.to_owned());
    }
    let (re, im) = bytes.split_at(bytes.len() / 2);
    let part = |index: u32, bytes| scalar(c!(LLVMStructGetTypeAtIndex(ty, index)), width, bytes);
    let mut parts = [part(0, re)?, part(1, im)?];
    Ok(c!(LLVMConstNamedStruct(ty, parts.as_mut_ptr(), 2)))
}

fn array_of(inner: Ty, elements: &[Value]) -> Value {
    c!(LLVMConstArray2(inner, elements.as_ptr().cast_mut(), elements.len() as u64))
}

fn vector_of(elements: &[Value]) -> Value {
    c!(LLVMConstVector(elements.as_ptr().cast_mut(), elements.len() as u32))
}

fn nested(ty: Ty, bytes: &[u8], size: usize, width: u32) -> Result<Value, String> {
    let Some((length, inner)) = sequence(ty) else { return scalar(ty, width, bytes) };
    if bytes.is_empty() {
        return Ok(c!(LLVMConstNull(ty)));
    }
    let is_array = kind_of(ty) == LLVMTypeKind::LLVMArrayTypeKind;
    if is_array && is_packed(inner) == Some(size) {
        return Ok(packed(inner, bytes));
    }
    let parts = bytes.chunks_exact(bytes.len() / length).map(|part| nested(inner, part, size, width));
    let parts = parts.collect::<Result<Vec<_>, _>>()?;
    Ok(if is_array { array_of(inner, &parts) } else { vector_of(&parts) })
}

/// The bytes of a scalar that LLVM packs in arrays.
fn is_packed(ty: Ty) -> Option<usize> {
    match kind_of(ty) {
        LLVMTypeKind::LLVMIntegerTypeKind => {
            let width = c!(LLVMGetIntTypeWidth(ty));
            [8, 16, 32, 64].contains(&width).then_some(width as usize / 8)
        }
        kind => width_of_float(kind).filter(|&width| width <= 64).map(|width| width as usize / 8),
    }
}

// The bytes of an attribute are in little-endian order, and LLVM expects them in the host's.
const _: () = assert!(cfg!(target_endian = "little"), "packed constants need a little-endian host");

/// An array of scalars from their bytes in one call: LLVM keeps them packed, so a large literal stays cheap.
fn packed(element: Ty, bytes: &[u8]) -> Value {
    c!(LLVMConstDataArray(element, bytes.as_ptr().cast(), bytes.len()))
}

/// A constant whose scalars are all the same.
fn splat(ty: Ty, one: &[u8], elements: Elements) -> Result<Value, String> {
    if kind_of(ty) == LLVMTypeKind::LLVMScalableVectorTypeKind {
        let one = scalar(c!(LLVMGetElementType(ty)), elements.width, one)?;
        return Ok(scalable_splat(ty, one));
    }
    let Some((length, inner)) = sequence(ty) else { return scalar(ty, elements.width, one) };
    if one.iter().all(|&byte| byte == 0) {
        return Ok(c!(LLVMConstNull(ty)));
    }
    let size = length.checked_mul(one.len()).and_then(|size| size.checked_mul(elements.outer));
    if size.is_none_or(|size| size > MAX_SPLAT) {
        return Err(format!(
            "constant has {} elements: only zeros may take more than {MAX_SPLAT} bytes",
            elements.count
        ));
    }
    let is_array = kind_of(ty) == LLVMTypeKind::LLVMArrayTypeKind;
    if is_array && is_packed(inner) == Some(one.len()) {
        return Ok(packed(inner, &Cow::Owned::<[u8]>(one.repeat(length))));
    }
    let inner_constant = splat(inner, one, Elements { outer: length * elements.outer, ..elements })?;
    let parts = vec![inner_constant; length];
    Ok(if is_array { array_of(inner, &parts) } else { vector_of(&parts) })
}

/// A vector of unknown length that has the same number everywhere: a constant expression.
fn scalable_splat(ty: Ty, one: Value) -> Value {
    if c!(LLVMIsNull(one)) != 0 {
        return c!(LLVMConstNull(ty));
    }
    let context = c!(LLVMGetTypeContext(ty));
    let (first, lane) = (c!(LLVMInt64TypeInContext(context)), c!(LLVMInt32TypeInContext(context)));
    let zero = c!(LLVMConstInt(first, 0, 0));
    let length = c!(LLVMGetVectorSize(ty));
    let mask = c!(LLVMScalableVectorType(lane, length));
    let zeros = c!(LLVMConstNull(mask));
    let poison = c!(LLVMGetPoison(ty));
    let first = c!(LLVMConstInsertElement(poison, one, zero));
    c!(LLVMConstShuffleVector(first, poison, zeros))
}

/// The bytes of a resource of the file.
fn resource(value: AttrRef<'_>, key: mlir::Ident, shaped: Type, ty: Ty) -> Result<Value, String> {
    let cx = value.cx();
    let shaped = cx.type_ref(shaped);
    let size = is_packed(innermost(ty)).ok_or("no known conversion for innermost element type")?;
    let blob = cx.resource(key).ok_or("resource does not exist")?;
    // The alignment comes first.
    let bytes = blob.get(4..).unwrap_or_default();
    let count = shaped.num_elements().unwrap_or_default();
    if size.checked_mul(count) != Some(bytes.len()) || number_of_scalars(ty) != Some(count) {
        return Err("raw data size does not match element type size".to_owned());
    }
    nested(ty, bytes, size, shaped.element_type().bit_width().unwrap_or_default())
}
