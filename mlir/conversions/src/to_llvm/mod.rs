//! Converts other dialects to the llvm dialect: `convert-to-llvm` for all at once, and a pass for each.
//!
//! The interface [`ConvertToLlvm`] defines how a dialect is converted. Here are the interfaces of `arith`, `cf`,
//! `complex`, `func`, `index`, `math`, `memref`, `ub` and `vector`, and of `omp`, whose operations stay, with converted types.
//!
//! Types: `index` becomes `i64`. A memref becomes the descriptor of MLIR's C ABI, `{allocated, aligned, offset, sizes,
//! strides}`, and as a parameter its individual fields; a function with the attribute `llvm.bareptr` gets a pointer to
//! the elements instead.

mod arith;
mod assertions;
mod c_interface;
mod cf;
mod complex;
mod descriptor;
mod func;
mod index;
mod interface;
mod lanes;
mod math;
mod memory;
mod omp;
mod types;
mod ub;
mod unranked;
pub(crate) mod vector;

use std::sync::Arc;

use dialects::llvm;
use mlir::builtin::{ModuleOp, UnrealizedConversionCastOp};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionTarget, Mode, convert_body};
use mlir::{Body, Context, Diag, Registry};

pub use self::descriptor::Descriptor;
pub(crate) use self::func::EMIT_C_INTERFACE;
pub use self::func::{BARE_POINTERS, BARE_SIZES};
pub use self::interface::{Alignment, ConvertToLlvm, Legality, Options, Prepare};
pub use self::types::type_converter;

static ARITH: ConvertToLlvm =
    ConvertToLlvm { patterns: |patterns, _| arith::patterns(patterns), ..ConvertToLlvm::EMPTY };
static CF: ConvertToLlvm = ConvertToLlvm {
    patterns: |patterns, _| cf::patterns(patterns),
    prepare: Some(|cx, module, types, _| assertions::prepare(cx, module, types)),
    ..ConvertToLlvm::EMPTY
};
static COMPLEX: ConvertToLlvm = ConvertToLlvm {
    patterns: |patterns, options| complex::patterns(patterns, options.complex_range),
    ..ConvertToLlvm::EMPTY
};
static FUNC: ConvertToLlvm = ConvertToLlvm {
    patterns: func::patterns,
    prepare: Some(|cx, module, types, options| {
        func::prepare(cx, module, options)?;
        if options.bare_pointers { Ok(()) } else { memory::prepare_calls(cx, module, types) }
    }),
    ..ConvertToLlvm::EMPTY
};
static INDEX: ConvertToLlvm =
    ConvertToLlvm { patterns: |patterns, _| index::patterns(patterns), ..ConvertToLlvm::EMPTY };
static MATH: ConvertToLlvm = ConvertToLlvm {
    patterns: |patterns, options| math::patterns(patterns, options.keep_log1p),
    ..ConvertToLlvm::EMPTY
};
static UB: ConvertToLlvm =
    ConvertToLlvm { patterns: |patterns, _| ub::patterns(patterns), ..ConvertToLlvm::EMPTY };
static VECTOR: ConvertToLlvm = ConvertToLlvm {
    patterns: |patterns, _| vector::patterns(patterns, vector::VectorOptions::default()),
    prepare: Some(|cx, module, types, _| vector::prepare(cx, module, types)),
    ..ConvertToLlvm::EMPTY
};
static MEMREF: ConvertToLlvm =
    ConvertToLlvm { patterns: memory::patterns, prepare: Some(memory::prepare), ..ConvertToLlvm::EMPTY };
static OMP: ConvertToLlvm = ConvertToLlvm {
    patterns: |patterns, _| omp::patterns(patterns),
    legality: Some(omp::legality),
    ..ConvertToLlvm::EMPTY
};

/// Adds the interfaces of MLIR's dialects.
pub(crate) fn register(registry: &mut Registry) {
    let all = [
        (dialects::arith::DIALECT.name, &ARITH),
        (dialects::cf::DIALECT.name, &CF),
        (dialects::complex::DIALECT.name, &COMPLEX),
        (dialects::func::DIALECT.name, &FUNC),
        (dialects::index::DIALECT.name, &INDEX),
        (dialects::math::DIALECT.name, &MATH),
        (dialects::memref::DIALECT.name, &MEMREF),
        (dialects::omp::DIALECT.name, &OMP),
        (dialects::ub::DIALECT.name, &UB),
        (dialects::vector::DIALECT.name, &VECTOR),
    ];
    for (dialect, interface) in all {
        registry.add_interface(dialect, interface);
    }
}

/// Converts everything in a module, given its body.
///
/// # Errors
/// If an operation has no counterpart in the llvm dialect, or a symbol has the name of a function that it needs.
pub fn convert(cx: &Context, module: &mut Body, options: Options) -> Result<(), Vec<Diag>> {
    let demands = Demands { nothing_stays: true, ..Default::default() };
    convert_with(cx, module, |_| true, demands, Options { is_whole: true, ..options })
}

/// What a conversion demands of the operations that have no counterpart.
#[derive(Clone, Copy, Default)]
pub(crate) struct Demands<'a> {
    /// No operation may stay.
    pub(crate) nothing_stays: bool,
    /// The dialect of which no operation may stay.
    pub(crate) illegal: Option<&'a str>,
    /// Operations that no conversion is about are not even folded.
    pub(crate) rest_is_legal: bool,
}

/// Converts what has a counterpart, of the dialects that `includes` accepts; casts connect it with what stays.
///
/// # Errors
/// If a symbol has the name of a function that the conversion needs.
pub(crate) fn convert_partially(
    cx: &Context,
    module: &mut Body,
    includes: impl Fn(&str) -> bool,
    demands: Demands<'_>,
    options: Options,
) -> Result<(), Vec<Diag>> {
    convert_with(cx, module, includes, demands, options)
}

/// Converts vectors, and nothing of the dialects that are named.
///
/// # Errors
/// If a symbol has the name of a function that the conversion needs.
pub(crate) fn convert_vectors(
    cx: &Context,
    module: &mut Body,
    options: vector::VectorOptions,
    stays: &[&'static str],
) -> Result<(), Vec<Diag>> {
    let types = Arc::new(type_converter());
    vector::prepare(cx, module, &types)?;
    let mut target = ConversionTarget::new(cx);
    target.add_legal_dialect(llvm::DIALECT.name);
    target.add_legal_op(ModuleOp::NAME).add_legal_op(UnrealizedConversionCastOp::NAME);
    stays.iter().for_each(|&dialect| {
        target.add_legal_dialect(dialect);
    });
    let mut patterns = ConversionPatternSet::with_converter(types);
    vector::patterns(&mut patterns, options);
    convert_body(cx, module, &target, &patterns, Mode::Partial)
}

fn convert_with(
    cx: &Context,
    module: &mut Body,
    includes: impl Fn(&str) -> bool,
    demands: Demands<'_>,
    options: Options,
) -> Result<(), Vec<Diag>> {
    let mut types = types::converter_of_width(options.index_bits);
    let added = cx.dialect_interfaces::<ConvertToLlvm>().filter_map(|(_, interface)| interface.types);
    added.into_iter().for_each(|add| add(&mut types));
    let types = Arc::new(types);
    let interfaces =
        || cx.dialect_interfaces::<ConvertToLlvm>().filter(|(dialect, _)| includes(dialect.name));
    let prepare = interfaces().filter_map(|(_, interface)| interface.prepare);
    prepare.into_iter().try_for_each(|prepare| prepare(cx, module, &types, options))?;
    let mut target = ConversionTarget::new(cx);
    target.add_legal_dialect(llvm::DIALECT.name);
    target.add_legal_op(ModuleOp::NAME).add_legal_op(UnrealizedConversionCastOp::NAME);
    if let Some(dialect) = demands.illegal {
        target.add_illegal_dialect(dialect);
    }
    if demands.rest_is_legal {
        target.mark_unknown_legal();
    }
    let mut patterns = ConversionPatternSet::with_converter(Arc::clone(&types));
    for (_, interface) in interfaces() {
        if let Some(legality) = interface.legality {
            legality(&mut target, &types);
        }
        (interface.patterns)(&mut patterns, options);
    }
    let mode = if demands.nothing_stays { Mode::Full } else { Mode::Partial };
    convert_body(cx, module, &target, &patterns, mode)
}
