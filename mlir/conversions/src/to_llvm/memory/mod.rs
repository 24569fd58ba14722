//! Memory: a memref becomes its descriptor, and accesses become address arithmetic.
//!
//! What changes the shape of a memref without moving elements is expected to be gone (`expand-strided-metadata`): a
//! subview and reshapes by groups stay.

pub(super) mod access;
mod alloc;
mod atomics;
mod casts;
mod copy;
mod functions;
mod globals;
mod parts;
mod reshape;
mod scope;
mod views;

use mlir::rewrite::conversion::ConversionPatternSet;

use super::interface::Options;

pub(super) use functions::{prepare, prepare_calls};

pub(super) fn patterns(patterns: &mut ConversionPatternSet, options: Options) {
    alloc::patterns(patterns, options);
    access::patterns(patterns);
    atomics::patterns(patterns);
    casts::patterns(patterns);
    globals::patterns(patterns);
    views::patterns(patterns);
    patterns.add(copy::copy).add(scope::alloca_scope).add(reshape::reshape);
}
