//! Types of the llvm dialect as LLVM types.

use std::cell::RefCell;

use dialects::llvm::types::LlvmType;
use inkwell::context::{AsContextRef as _, Context as LlvmContext};
use inkwell::llvm_sys::prelude::LLVMContextRef;
use mlir::{Context, FloatKind, Type, TypeKind};
use rustc_hash::FxHashMap;

use super::raw::{Raw, Ty, c};

/// Converts types, each once.
pub(super) struct Types<'a, 'ctx> {
    pub(super) cx: &'a Context,
    pub(super) llvm: &'ctx LlvmContext,
    context: LLVMContextRef,
    known: RefCell<FxHashMap<Type, Ty>>,
}

/// LLVM's address spaces have numbers below this one.
pub(super) const ADDRESS_SPACES: u32 = 1 << 24;

/// The widest integer of LLVM.
const MAX_WIDTH: u32 = 1 << 23;

impl<'a, 'ctx> Types<'a, 'ctx> {
    pub(super) fn new(cx: &'a Context, llvm: &'ctx LlvmContext) -> Self {
        Types { cx, llvm, context: llvm.as_ctx_ref(), known: RefCell::default() }
    }

    /// A type of known size, whose values can be in memory.
    pub(super) fn sized(&self, ty: Type) -> Result<Ty, String> {
        let llvm = self.of(ty)?;
        if c!(LLVMTypeIsSized(llvm)) != 0 {
            Ok(llvm)
        } else {
            Err(format!("needs a type of known size, but '{}' has none", self.cx.type_ref(ty)))
        }
    }

    /// Any type.
    pub(super) fn of(&self, ty: Type) -> Result<Ty, String> {
        if let Some(&known) = self.known.borrow().get(&ty) {
            return Ok(known);
        }
        let untranslated =
            || format!("uses type '{}', which has no translation to LLVM IR", self.cx.type_ref(ty));
        let llvm = match self.cx.type_kind(ty) {
            &TypeKind::Integer { width, .. } if (1..=MAX_WIDTH).contains(&width) => {
                c!(LLVMIntTypeInContext(self.context, width))
            }
            TypeKind::Float(kind) => self.float(*kind).ok_or_else(untranslated)?,
            TypeKind::Vector { shape, scalable, element } => {
                self.vector(shape, scalable, *element)?.ok_or_else(untranslated)?
            }
            TypeKind::Dialect(data) => {
                self.dialect(data.downcast().ok_or_else(untranslated)?)?.ok_or_else(untranslated)?
            }
            _ => return Err(untranslated()),
        };
        self.known.borrow_mut().insert(ty, llvm);
        Ok(llvm)
    }

    fn float(&self, kind: FloatKind) -> Option<Ty> {
        let context = self.context;
        Some(match kind {
            FloatKind::F16 => c!(LLVMHalfTypeInContext(context)),
            FloatKind::BF16 => c!(LLVMBFloatTypeInContext(context)),
            FloatKind::F32 => c!(LLVMFloatTypeInContext(context)),
            FloatKind::F64 => c!(LLVMDoubleTypeInContext(context)),
            FloatKind::F80 => c!(LLVMX86FP80TypeInContext(context)),
            FloatKind::F128 => c!(LLVMFP128TypeInContext(context)),
            _ => return None,
        })
    }

    /// A vector of one dimension.
    fn vector(&self, shape: &[i64], scalable: &[bool], element: Type) -> Result<Option<Ty>, String> {
        let (&[length], &[is_scalable]) = (shape, scalable) else { return Ok(None) };
        let Ok(length) = u32::try_from(length) else { return Ok(None) };
        let element = self.of(element)?;
        Ok(Some(if is_scalable {
            c!(LLVMScalableVectorType(element, length))
        } else {
            c!(LLVMVectorType(element, length))
        }))
    }

    fn dialect(&self, ty: &LlvmType) -> Result<Option<Ty>, String> {
        let context = self.context;
        Ok(Some(match ty {
            // LLVM has 24 bits for them.
            &LlvmType::Ptr { address_space } if address_space < ADDRESS_SPACES => {
                c!(LLVMPointerTypeInContext(context, address_space))
            }
            LlvmType::Ptr { .. } => return Ok(None),
            LlvmType::Void => c!(LLVMVoidTypeInContext(context)),
            LlvmType::Array { length, element } => c!(LLVMArrayType2(self.of(*element)?, *length)),
            LlvmType::Struct { name, packed, fields } => {
                let named = name.as_ref().map(|name| self.named_struct(name));
                if let Some(named) = named.filter(|&named| c!(LLVMIsOpaqueStruct(named)) == 0) {
                    return Ok(Some(named));
                }
                let mut fields = fields.iter().map(|&field| self.of(field)).collect::<Result<Vec<_>, _>>()?;
                let (start, count, packed) = (fields.as_mut_ptr(), fields.len() as u32, i32::from(*packed));
                match named {
                    Some(named) => {
                        c!(LLVMStructSetBody(named, start, count, packed));
                        named
                    }
                    None => c!(LLVMStructTypeInContext(context, start, count, packed)),
                }
            }
            LlvmType::Opaque { name } | LlvmType::SelfReference { name } => self.named_struct(name),
            LlvmType::Word(word) => match *word {
                "token" => c!(LLVMTokenTypeInContext(context)),
                "label" => c!(LLVMLabelTypeInContext(context)),
                "metadata" => c!(LLVMMetadataTypeInContext(context)),
                "x86_amx" => c!(LLVMX86AMXTypeInContext(context)),
                "ppc_fp128" => c!(LLVMPPCFP128TypeInContext(context)),
                _ => return Ok(None),
            },
            LlvmType::Target { name, types, numbers } => {
                let mut types = types.iter().map(|&ty| self.of(ty)).collect::<Result<Vec<_>, _>>()?;
                let mut numbers = numbers.to_vec();
                c!(LLVMTargetExtTypeInContext(
                    context,
                    Raw::name(name).as_ptr(),
                    types.as_mut_ptr(),
                    types.len() as u32,
                    numbers.as_mut_ptr(),
                    numbers.len() as u32,
                ))
            }
            LlvmType::Function { result, params, variadic } => {
                let mut params = params.iter().map(|&param| self.of(param)).collect::<Result<Vec<_>, _>>()?;
                let (start, count) = (params.as_mut_ptr(), params.len() as u32);
                c!(LLVMFunctionType(self.of(*result)?, start, count, i32::from(*variadic)))
            }
        }))
    }

    fn named_struct(&self, name: &str) -> Ty {
        let name = Raw::name(name);
        let found = c!(LLVMGetTypeByName2(self.context, name.as_ptr()));
        if found.is_null() { c!(LLVMStructCreateNamed(self.context, name.as_ptr())) } else { found }
    }
}
