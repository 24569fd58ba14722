//! The standard `.td` files, embedded in the crate so that `include "mlir/IR/OpBase.td"` resolves everywhere.

use support::{FileId, SourceMap};
use tablegen::{Loaded, Loader, NotLoaded};

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        /// Path and text of every file.
        pub static FILES: &[(&str, &str)] = &[
            $(($path, include_str!(concat!("../include/", $path))),)*
        ];
    };
}

files![
    "mlir/Bytecode/BytecodeOpInterface.td",
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinAttributes.td",
    "mlir/IR/BuiltinDialect.td",
    "mlir/IR/BuiltinDialectBytecode.td",
    "mlir/IR/BuiltinLocationAttributes.td",
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/BuiltinTypes.td",
    "mlir/IR/BytecodeBase.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/Constraints.td",
    "mlir/IR/DialectBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/Interfaces.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/OpBase.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/TensorEncoding.td",
    "mlir/IR/Traits.td",
    "mlir/IR/Utils.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/CastInterfaces.td",
    "mlir/Interfaces/ControlFlowInterfaces.td",
    "mlir/Interfaces/DataLayoutInterfaces.td",
    "mlir/Interfaces/DerivedAttributeOpInterface.td",
    "mlir/Interfaces/DestinationStyleOpInterface.td",
    "mlir/Interfaces/FunctionInterfaces.td",
    "mlir/Interfaces/IndexingMapOpInterface.td",
    "mlir/Interfaces/InferIntRangeInterface.td",
    "mlir/Interfaces/InferStridedMetadataInterface.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/MemOpInterfaces.td",
    "mlir/Interfaces/MemorySlotInterfaces.td",
    "mlir/Interfaces/ParallelCombiningOpInterface.td",
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td",
    "mlir/Interfaces/ShapedOpInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/SubsetOpInterface.td",
    "mlir/Interfaces/TilingInterface.td",
    "mlir/Interfaces/ValueBoundsOpInterface.td",
    "mlir/Interfaces/VectorInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
    "mlir/Pass/PassBase.td",
];

/// The directory that diagnostics give for files of the prelude.
const PREFIX: &str = "<prelude>/";

/// True for a file of the prelude.
pub fn contains(sources: &SourceMap, file: FileId) -> bool {
    sources.name(file).starts_with(PREFIX)
}

/// Finds a file with another loader first, then in the prelude.
pub struct WithPrelude<L>(pub L);

impl<L: Loader> Loader for WithPrelude<L> {
    fn load(&self, path: &str, from: FileId, sources: &SourceMap) -> Result<Loaded, NotLoaded> {
        self.0.load(path, from, sources).or_else(|not_loaded| {
            let (_, text) = FILES.iter().find(|(p, _)| *p == path).ok_or(not_loaded)?;
            Ok(Loaded { name: format!("{PREFIX}{path}"), bytes: text.as_bytes().to_vec() })
        })
    }

    fn candidates(&self, path: &str) -> Vec<String> {
        let mut paths = self.0.candidates(path);
        paths.extend(FILES.iter().map(|(p, _)| (*p).to_owned()));
        paths
    }
}

/// Finds no file, for a text that includes only the prelude.
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&self, _: &str, _: FileId, _: &SourceMap) -> Result<Loaded, NotLoaded> {
        Err(NotLoaded::Missing)
    }
}
