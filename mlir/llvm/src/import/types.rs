//! LLVM's types as types of the llvm dialect.

use dialects::llvm::types::{self, LlvmType};
use mlir::{Context, FloatKind, Type, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::ir::*;

/// Converts types, each once.
pub(super) struct Types<'a, 'm> {
    cx: &'a Context,
    /// Structures lose their names.
    literal_structs: bool,
    known: FxHashMap<Ty<'m>, Type>,
    /// The names of structures with a body.
    names: FxHashSet<Box<str>>,
}

impl<'a, 'm> Types<'a, 'm> {
    pub(super) fn new(cx: &'a Context, literal_structs: bool) -> Self {
        Types { cx, literal_structs, known: FxHashMap::default(), names: FxHashSet::default() }
    }

    pub(super) fn convert(&mut self, ty: Ty<'m>) -> Type {
        if let Some(&known) = self.known.get(&ty) {
            return known;
        }
        let converted = self.convert_new(ty);
        self.known.insert(ty, converted);
        converted
    }

    fn all(&mut self, types: impl IntoIterator<Item = Ty<'m>>) -> Vec<Type> {
        types.into_iter().map(|ty| self.convert(ty)).collect()
    }

    fn convert_new(&mut self, ty: Ty<'m>) -> Type {
        let cx = self.cx;
        let float = |kind| cx.float_ty(kind);
        let word = |word| cx.dialect_ty(LlvmType::Word(word));
        match ty.kind() {
            LLVMVoidTypeKind => types::void(cx),
            LLVMHalfTypeKind => float(FloatKind::F16),
            LLVMBFloatTypeKind => float(FloatKind::BF16),
            LLVMFloatTypeKind => float(FloatKind::F32),
            LLVMDoubleTypeKind => float(FloatKind::F64),
            LLVMX86_FP80TypeKind => float(FloatKind::F80),
            LLVMFP128TypeKind => float(FloatKind::F128),
            LLVMPPC_FP128TypeKind => word("ppc_fp128"),
            LLVMX86_AMXTypeKind => word("x86_amx"),
            LLVMLabelTypeKind => word("label"),
            LLVMMetadataTypeKind => word("metadata"),
            LLVMTokenTypeKind => word("token"),
            LLVMIntegerTypeKind => cx.int_ty(ty.int_width()),
            LLVMPointerTypeKind => cx.dialect_ty(LlvmType::Ptr { address_space: ty.address_space() }),
            LLVMArrayTypeKind => {
                let element = self.convert(ty.element());
                types::array(cx, ty.array_length(), element)
            }
            LLVMVectorTypeKind => self.vector(ty, false),
            LLVMScalableVectorTypeKind => self.vector(ty, true),
            LLVMFunctionTypeKind => {
                let params = self.all(ty.params());
                let result = self.convert(ty.return_type());
                types::function(cx, result, &params, ty.is_variadic())
            }
            LLVMStructTypeKind => self.structure(ty),
            LLVMTargetExtTypeKind => {
                let types = self.all(ty.type_params()).into();
                let numbers = ty.int_params().collect();
                cx.dialect_ty(LlvmType::Target { name: ty.target_name().into(), types, numbers })
            }
        }
    }

    fn vector(&mut self, ty: Ty<'m>, scalable: bool) -> Type {
        let element = self.convert(ty.element());
        let shape = [i64::from(ty.vector_length())].into();
        self.cx.ty(TypeKind::Vector { shape, scalable: [scalable].into(), element })
    }

    fn structure(&mut self, ty: Ty<'m>) -> Type {
        let cx = self.cx;
        if ty.is_literal() || self.literal_structs {
            let fields = self.all(ty.fields()).into();
            return cx.dialect_ty(LlvmType::Struct { name: None, packed: ty.is_packed(), fields });
        }
        if ty.is_opaque() {
            return cx.dialect_ty(LlvmType::Opaque { name: ty.struct_name().into() });
        }
        let fields = self.all(ty.fields()).into();
        // Structures without a name are told apart by numbers.
        let given = ty.struct_name();
        let numbered = (1..).map(|number| format!("{given}.{number}").into_boxed_str());
        let mut names = std::iter::once(Box::from(&*given)).chain(numbered);
        let name = names.find(|name| self.names.insert(name.clone()));
        cx.dialect_ty(LlvmType::Struct { name, packed: ty.is_packed(), fields })
    }
}
