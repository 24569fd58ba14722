//! The options of an import.

/// What an import may do otherwise; the names are those of `mlir-translate`'s options.
#[derive(Clone, Copy, Default, Debug)]
pub struct ImportOptions {
    /// Warn of instructions, metadata and records that are left out.
    pub emit_expensive_warnings: bool,
    /// Import composite types of debug information without their elements.
    pub drop_di_composite_type_elements: bool,
    /// Import calls of all intrinsics as `llvm.call_intrinsic`.
    pub prefer_unregistered_intrinsics: bool,
    /// Import structures without their names.
    pub import_structs_as_literals: bool,
}
