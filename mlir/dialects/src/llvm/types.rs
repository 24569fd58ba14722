//! The types of the llvm dialect: `!llvm.ptr`, `!llvm.array<...>`, `!llvm.struct<...>`, `!llvm.func<...>`, `!llvm.void`.
//!
//! Inside another type of the dialect they are printed without `!llvm.`: `!llvm.struct<(ptr, array<2 x i64>)>`.

use std::fmt::Write as _;

use mlir::DialectData;
use mlir::interfaces::{FunctionTypeInterface, MemRefElementTypeInterface, VectorElementTypeInterface};
use mlir::opdef::Interface;
use mlir::text::{DataPrinter, PrintData, Printer};
use mlir::{Context, FloatKind, Type, TypeKind, TypeRef};
use rustc_hash::FxHashSet;

/// A type of the llvm dialect.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LlvmType {
    /// `!llvm.ptr`, `!llvm.ptr<1>`
    Ptr {
        /// The address space; 0 is the default.
        address_space: u32,
    },
    /// `!llvm.void`
    Void,
    /// `!llvm.array<4 x f64>`
    Array {
        /// Number of elements.
        length: u64,
        /// Element type.
        element: Type,
    },
    /// `!llvm.struct<(ptr, i64)>`, `!llvm.struct<packed (i8, i64)>`, `!llvm.struct<"name", (i32)>`
    Struct {
        /// The name of an identified structure.
        name: Option<Box<str>>,
        /// Without padding.
        packed: bool,
        /// Field types.
        fields: Box<[Type]>,
    },
    /// `!llvm.struct<"name", opaque>`
    Opaque {
        /// The name.
        name: Box<str>,
    },
    /// A type that is a single word: `!llvm.token`.
    Word(&'static str),
    /// `!llvm.struct<"name">`: inside the body of the structure of that name, the structure itself.
    SelfReference {
        /// The name.
        name: Box<str>,
    },
    /// `!llvm.target<"name", type, 3>`
    Target {
        /// The target's name for it.
        name: Box<str>,
        /// The parameters that are types.
        types: Box<[Type]>,
        /// The parameters that are numbers.
        numbers: Box<[u32]>,
    },
    /// `!llvm.func<i32 (ptr, ...)>`
    Function {
        /// Result type; `!llvm.void` for none.
        result: Type,
        /// Parameter types.
        params: Box<[Type]>,
        /// Whether more arguments may follow.
        variadic: bool,
    },
}

/// `!llvm.ptr`
pub fn ptr(cx: &Context) -> Type {
    cx.dialect_ty(LlvmType::Ptr { address_space: 0 })
}

/// `!llvm.void`
pub fn void(cx: &Context) -> Type {
    cx.dialect_ty(LlvmType::Void)
}

/// `!llvm.array<length x element>`
pub fn array(cx: &Context, length: u64, element: Type) -> Type {
    cx.dialect_ty(LlvmType::Array { length, element })
}

/// `!llvm.struct<(fields)>`
pub fn literal_struct(cx: &Context, fields: &[Type]) -> Type {
    cx.dialect_ty(LlvmType::Struct { name: None, packed: false, fields: fields.into() })
}

/// `!llvm.func<result (params)>`, with `...` if variadic
pub fn function(cx: &Context, result: Type, params: &[Type], variadic: bool) -> Type {
    cx.dialect_ty(LlvmType::Function { result, params: params.into(), variadic })
}

/// The data of a type of this dialect.
pub fn data(ty: TypeRef<'_>) -> Option<&LlvmType> {
    ty.as_dialect::<LlvmType>()
}

/// `!llvm.ptr`
pub(crate) fn ptr_ref(cx: &Context) -> TypeRef<'_> {
    cx.type_ref(ptr(cx))
}

/// `!llvm.token`
pub(crate) fn token_ref(cx: &Context) -> TypeRef<'_> {
    cx.type_ref(cx.dialect_ty(LlvmType::Word("token")))
}

/// The structure of a value and a flag, which `llvm.cmpxchg` returns.
pub(crate) fn with_flag(value: TypeRef<'_>) -> TypeRef<'_> {
    let cx = value.cx();
    cx.type_ref(literal_struct(cx, &[value.id(), cx.int_ty(1)]))
}

/// The type at a position inside an aggregate.
///
/// # Errors
/// If an index is out of range or points into a type that is not an aggregate.
pub fn element_at(cx: &Context, container: Type, position: &[i64]) -> Result<Type, String> {
    if !is_compatible(cx.type_ref(container)) {
        return Err(format!("expected LLVM IR Dialect type, got '{}'", cx.type_ref(container)));
    }
    let mut at = container;
    for &index in position {
        let slot = usize::try_from(index).unwrap_or(usize::MAX);
        at = match data(cx.type_ref(at)) {
            Some(LlvmType::Array { length, element }) if (slot as u64) < *length => *element,
            Some(LlvmType::Struct { fields, .. }) if slot < fields.len() => fields[slot],
            Some(LlvmType::Array { .. } | LlvmType::Struct { .. }) => {
                return Err(format!("position out of bounds: {index}"));
            }
            _ => return Err(format!("expected LLVM IR structure/array type, got: '{}'", cx.type_ref(at))),
        };
    }
    Ok(at)
}

/// The parameters and results of a function type, without `!llvm.void`.
fn signature(ty: TypeRef<'_>) -> Option<(&[Type], &[Type])> {
    let Some(LlvmType::Function { result, params, .. }) = data(ty) else { return None };
    let void = matches!(data(ty.cx().type_ref(*result)), Some(LlvmType::Void));
    Some((params, if void { &[] } else { std::slice::from_ref(result) }))
}

impl DialectData for LlvmType {
    fn interfaces(&self) -> &'static [Interface] {
        match self {
            LlvmType::Ptr { .. } => &[&VectorElementTypeInterface],
            LlvmType::Function { .. } => &[&FunctionTypeInterface { signature }],
            LlvmType::Word("ppc_fp128") => &[&VectorElementTypeInterface, &MemRefElementTypeInterface],
            _ => &[],
        }
    }

    fn dialect(&self) -> &'static str {
        "llvm"
    }

    fn mnemonic(&self) -> &'static str {
        match self {
            LlvmType::Ptr { .. } => "ptr",
            LlvmType::Void => "void",
            LlvmType::Array { .. } => "array",
            LlvmType::Struct { .. } | LlvmType::Opaque { .. } | LlvmType::SelfReference { .. } => "struct",
            LlvmType::Target { .. } => "target",
            LlvmType::Word(word) => word,
            LlvmType::Function { .. } => "func",
        }
    }

    fn printer(&self) -> Interface {
        &const { DataPrinter::of::<Self>() }
    }
}

impl PrintData for LlvmType {
    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(self.mnemonic());
        match self {
            LlvmType::Void | LlvmType::Word(_) | LlvmType::Ptr { address_space: 0 } => {}
            LlvmType::Ptr { address_space } => {
                let _ = write!(p, "<{address_space}>");
            }
            LlvmType::Array { length, element } => {
                let _ = write!(p, "<{length} x ");
                print_inner(p, *element);
                p.write_text(">");
            }
            LlvmType::Opaque { name } => {
                p.write_text("<");
                p.string(name);
                p.write_text(", opaque>");
            }
            LlvmType::SelfReference { name } => {
                p.write_text("<");
                p.string(name);
                p.write_text(">");
            }
            LlvmType::Target { name, types, numbers } => {
                p.write_text("<");
                p.string(name);
                for &ty in types {
                    p.write_text(", ");
                    p.ty(ty);
                }
                for number in numbers {
                    let _ = write!(p, ", {number}");
                }
                p.write_text(">");
            }
            LlvmType::Struct { name, packed, fields } => {
                p.write_text("<");
                if let Some(name) = name {
                    p.string(name);
                    p.write_text(", ");
                }
                p.write_text(if *packed { "packed (" } else { "(" });
                print_list(p, fields);
                p.write_text(")>");
            }
            LlvmType::Function { result, params, variadic } => {
                p.write_text("<");
                print_inner(p, *result);
                p.write_text(" (");
                print_list(p, params);
                p.write_text(match (variadic, params.is_empty()) {
                    (false, _) => ")>",
                    (true, true) => "...)>",
                    (true, false) => ", ...)>",
                });
            }
        }
    }
}

fn print_list(p: &mut Printer<'_>, types: &[Type]) {
    for (i, &ty) in types.iter().enumerate() {
        if i > 0 {
            p.write_text(", ");
        }
        print_inner(p, ty);
    }
}

/// Prints a type inside a type of this dialect: without `!llvm.` if it is of this dialect too.
fn print_inner(p: &mut Printer<'_>, ty: Type) {
    match data(p.cx().type_ref(ty)) {
        // `ppc_fp128` is printed in full, as other floats are.
        Some(LlvmType::Word("ppc_fp128")) | None => p.ty(ty),
        Some(inner) => inner.print(p),
    }
}

/// Whether an array or a structure can hold a type.
pub(super) fn can_be_element(ty: TypeRef<'_>) -> bool {
    !matches!(
        data(ty),
        Some(LlvmType::Void | LlvmType::Function { .. } | LlvmType::Word("label" | "metadata" | "token"))
    )
}

/// The integers, floats and pointers of LLVM IR.
fn is_compatible_scalar(ty: TypeRef<'_>) -> bool {
    ty.is_signless_integer() || is_float(ty) || matches!(data(ty), Some(LlvmType::Ptr { .. }))
}

/// Whether a type is a floating-point type of LLVM IR.
pub(crate) fn is_float(ty: TypeRef<'_>) -> bool {
    match ty.kind() {
        TypeKind::Float(kind) => matches!(
            kind,
            FloatKind::BF16
                | FloatKind::F16
                | FloatKind::F32
                | FloatKind::F64
                | FloatKind::F80
                | FloatKind::F128
        ),
        _ => matches!(data(ty), Some(LlvmType::Word("ppc_fp128"))),
    }
}

/// Whether a type is a vector type of LLVM IR.
pub(crate) fn is_vector(ty: TypeRef<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Vector { shape, element, .. }
        if shape.len() == 1 && is_compatible_scalar(ty.cx().type_ref(*element)))
}

/// Whether a type is one of LLVM IR, not considering nested types.
pub(crate) fn is_compatible(ty: TypeRef<'_>) -> bool {
    data(ty).is_some() || is_compatible_scalar(ty) || is_vector(ty)
}

/// Whether a type and all its nested types are types of LLVM IR.
pub(crate) fn is_deeply_compatible(ty: TypeRef<'_>) -> bool {
    let cx = ty.cx();
    let mut pending = vec![ty];
    let mut seen = FxHashSet::default();
    while let Some(ty) = pending.pop() {
        if !seen.insert(ty.id()) {
            continue;
        }
        match data(ty) {
            Some(LlvmType::Struct { fields, .. }) => pending.extend(fields.iter().map(|&t| cx.type_ref(t))),
            Some(LlvmType::Array { element, .. }) => pending.push(cx.type_ref(*element)),
            Some(LlvmType::Function { result, params, .. }) => {
                pending.push(cx.type_ref(*result));
                pending.extend(params.iter().map(|&t| cx.type_ref(t)));
            }
            Some(LlvmType::Target { types, .. }) => pending.extend(types.iter().map(|&t| cx.type_ref(t))),
            _ if !is_compatible(ty) => return false,
            _ => {}
        }
    }
    true
}

/// Whether values of a type can be loaded and stored.
pub(crate) fn is_loadable(ty: TypeRef<'_>) -> bool {
    match data(ty) {
        Some(LlvmType::Void | LlvmType::Function { .. } | LlvmType::Opaque { .. }) => false,
        Some(LlvmType::Target { name, .. }) => supports_memory(name),
        Some(_) => true,
        None => is_compatible(ty),
    }
}

/// Whether values of a target type with this name can be in memory.
pub(super) fn supports_memory(name: &str) -> bool {
    name.starts_with("spirv.") || name == "aarch64.svcount"
}

/// Whether a type is a pointer in address space 0.
pub(crate) fn is_default_pointer(ty: TypeRef<'_>) -> bool {
    matches!(data(ty), Some(LlvmType::Ptr { address_space: 0 }))
}
