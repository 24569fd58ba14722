//! Types of the llvm dialect as LLVM types.

use dialects::llvm::types::LlvmType;
use inkwell::AddressSpace;
use inkwell::context::Context as LlvmContext;
use inkwell::types::{BasicType, BasicTypeEnum, FunctionType, StructType};
use mlir::{Context, FloatKind, Type, TypeKind};

/// Converts types. Nested types are few and shallow, so nothing is cached.
pub(super) struct Types<'a, 'ctx> {
    pub(super) cx: &'a Context,
    pub(super) llvm: &'ctx LlvmContext,
}

impl<'a, 'ctx> Types<'a, 'ctx> {
    pub(super) fn new(cx: &'a Context, llvm: &'ctx LlvmContext) -> Self {
        Types { cx, llvm }
    }

    /// A type of known size, whose values can be in memory.
    pub(super) fn sized(&self, ty: Type) -> Result<BasicTypeEnum<'ctx>, String> {
        let llvm = self.basic(ty)?;
        if llvm.is_sized() {
            Ok(llvm)
        } else {
            Err(format!("needs a type of known size, but '{}' has none", self.cx.type_ref(ty)))
        }
    }

    /// A type that a value can have.
    pub(super) fn basic(&self, ty: Type) -> Result<BasicTypeEnum<'ctx>, String> {
        let untranslated =
            || format!("uses type '{}', which has no translation to LLVM IR", self.cx.type_ref(ty));
        match self.cx.type_kind(ty) {
            TypeKind::Integer { width, .. } => {
                let width = std::num::NonZeroU32::new(*width).ok_or_else(untranslated)?;
                Ok(self.llvm.custom_width_int_type(width).map_err(|_| untranslated())?.into())
            }
            TypeKind::Float(kind) => Ok(match kind {
                FloatKind::F16 => self.llvm.f16_type(),
                FloatKind::F32 => self.llvm.f32_type(),
                FloatKind::F64 => self.llvm.f64_type(),
                FloatKind::F80 => self.llvm.x86_f80_type(),
                FloatKind::F128 => self.llvm.f128_type(),
                FloatKind::BF16 => self.llvm.bf16_type(),
                _ => return Err(untranslated()),
            }
            .into()),
            TypeKind::Dialect(data) => self.dialect(data.downcast().ok_or_else(untranslated)?, untranslated),
            _ => Err(untranslated()),
        }
    }

    fn dialect(
        &self,
        ty: &LlvmType,
        untranslated: impl Fn() -> String,
    ) -> Result<BasicTypeEnum<'ctx>, String> {
        match ty {
            LlvmType::Ptr { address_space } => {
                let space = AddressSpace::try_from(*address_space).map_err(|()| untranslated())?;
                Ok(self.llvm.ptr_type(space).into())
            }
            LlvmType::Array { length, element } => {
                let length = u32::try_from(*length).map_err(|_| untranslated())?;
                Ok(self.basic(*element)?.array_type(length).into())
            }
            LlvmType::Struct { name, packed, fields } => {
                let fields = fields.iter().map(|&f| self.basic(f)).collect::<Result<Vec<_>, _>>()?;
                let Some(name) = name else { return Ok(self.llvm.struct_type(&fields, *packed).into()) };
                let named = self.named_struct(name);
                if named.is_opaque() {
                    named.set_body(&fields, *packed);
                }
                Ok(named.into())
            }
            LlvmType::Opaque { name } => Ok(self.named_struct(name).into()),
            LlvmType::SelfReference { name } => Ok(self.named_struct(name).into()),
            LlvmType::Void | LlvmType::Word(_) | LlvmType::Function { .. } | LlvmType::Target { .. } => {
                Err(untranslated())
            }
        }
    }

    fn named_struct(&self, name: &str) -> StructType<'ctx> {
        self.llvm.get_struct_type(name).unwrap_or_else(|| self.llvm.opaque_struct_type(name))
    }

    /// A function type.
    pub(super) fn function(&self, ty: Type) -> Result<FunctionType<'ctx>, String> {
        let Some(LlvmType::Function { result, params, variadic }) = self.cx.type_ref(ty).as_dialect() else {
            return Err(format!("has type '{}', which is no LLVM function type", self.cx.type_ref(ty)));
        };
        let params: Vec<_> =
            params.iter().map(|&p| Ok(self.basic(p)?.into())).collect::<Result<_, String>>()?;
        if matches!(self.cx.type_ref(*result).as_dialect(), Some(LlvmType::Void)) {
            return Ok(self.llvm.void_type().fn_type(&params, *variadic));
        }
        Ok(self.basic(*result)?.fn_type(&params, *variadic))
    }
}
