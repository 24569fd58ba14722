//! `memref.dim` and `memref.extract_strided_metadata`.

use mlir::TypeKind;
use mlir::hooks::InferResults;
use mlir::interfaces::{ResultNames, Speculatability};
use mlir::opdef::{InferArgs, Types};

use super::layout::memory_space;
use super::{DimOp, ExtractStridedMetadataOp};
use crate::offsets_sizes_strides::constant_int;

impl DimOp<'_> {
    /// Speculatable if the dimension is known to exist.
    pub fn speculatability(self) -> Speculatability {
        let op = *self;
        let index = constant_int(op, self.index());
        let source = op.ty(self.source());
        match index {
            // As in MLIR, negative indices are not checked.
            Some(index) if source.has_rank() && index < source.rank() => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl ExtractStridedMetadataOp<'_> {
    /// `%base_buffer, %offset, %sizes:2, %strides:2`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.base_buffer(), "base_buffer");
        names.set(self.offset(), "offset");
        if let (Some(size), Some(stride)) = (self.sizes().next(), self.strides().next()) {
            names.set(size, "sizes");
            names.set(stride, "strides");
        }
    }
}

impl InferResults for ExtractStridedMetadataOp<'_> {
    /// The base buffer of rank 0, the offset, and a size and a stride for each dimension.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let source = args.cx.type_ref(args.operand(0)?);
        if !source.is_memref() {
            return Err("the operand is no ranked memref".to_owned());
        }
        let element = source.element_type().id();
        let memory_space = memory_space(source);
        let buffer = TypeKind::MemRef { shape: Box::default(), element, layout: None, memory_space };
        let mut types = Types::from_elem(args.cx.index_ty(), 2 + 2 * source.rank() as usize);
        types[0] = args.cx.ty(buffer);
        Ok(types)
    }
}
