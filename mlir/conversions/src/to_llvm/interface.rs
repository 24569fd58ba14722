//! The interface by which a dialect says how it becomes the llvm dialect.

use std::sync::Arc;

use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, TypeConverter};
use mlir::{Body, Context, Diag};

use crate::complex::division::ComplexRange;

/// The conversion of a dialect to the llvm dialect; MLIR's `ConvertToLLVMPatternInterface`.
///
/// ```
/// use conversions::ConvertToLlvm;
/// use mlir::Registry;
///
/// static TO_LLVM: ConvertToLlvm = ConvertToLlvm { patterns: |_patterns, _options| (), ..ConvertToLlvm::EMPTY };
/// let mut registry = Registry::new();
/// registry.add_interface("my_dialect", &TO_LLVM);
/// ```
pub struct ConvertToLlvm {
    /// Adds what types of the dialect become to the converter of [`super::type_converter`].
    pub types: Option<fn(&mut TypeConverter)>,
    /// Adds the patterns, to a set with that converter.
    pub patterns: fn(&mut ConversionPatternSet, Options),
    /// Declares which operations stay; without this, all must be converted.
    pub legality: Option<Legality>,
    /// Changes the module before anything is converted, given its body. Patterns cannot do this: they work on one
    /// function and can neither declare others nor look at them.
    pub prepare: Option<Prepare>,
}

/// Declares which operations stay.
pub type Legality = fn(&mut ConversionTarget<'_>, &Arc<TypeConverter>);

/// Changes a module, given its body.
pub type Prepare = fn(&Context, &mut Body, &TypeConverter, Options) -> Result<(), Vec<Diag>>;

/// What the conversion is to make; MLIR's `LowerToLLVMOptions`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether memory is from the functions of the host in [`dialects::llvm::runtime`] and not from those of the C library.
    pub use_generic_functions: bool,
    /// How memory gets its alignment.
    pub alignment: Alignment,
    /// The width of an index; 0 stands for 64.
    pub index_bits: u32,
    /// Whether `math.log1p` stays: its conversion loses the digits that the function is for.
    pub keep_log1p: bool,
    /// How complex numbers are divided.
    pub complex_range: ComplexRange,
    /// Whether every memref in a signature becomes a pointer to its elements.
    pub bare_pointers: bool,
    /// Whether the module is a program, with which nobody else links: its private functions are internal.
    pub is_whole: bool,
}

/// How memory on the heap gets its alignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Alignment {
    /// More memory is allocated than needed, and an address in it computed that is a multiple.
    #[default]
    Computed,
    /// A function gets the alignment for each allocation.
    ByAllocator,
    /// A function gets the alignment for allocations that ask for one.
    IfGiven,
}

impl Options {
    /// Memory from the functions of the host, which know alignments, or else from those of the C library.
    pub fn of_host(use_generic_functions: bool) -> Options {
        let alignment = if use_generic_functions { Alignment::IfGiven } else { Alignment::Computed };
        Options { use_generic_functions, alignment, ..Options::default() }
    }
}

impl ConvertToLlvm {
    /// No patterns; tables take from it the fields that they omit.
    pub const EMPTY: ConvertToLlvm =
        ConvertToLlvm { types: None, patterns: |_, _| (), legality: None, prepare: None };
}
