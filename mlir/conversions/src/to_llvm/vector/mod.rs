//! `vector`: vectors of one dimension are LLVM's, those of several are arrays of them.
//!
//! Only what has an instruction for such vectors is converted; other operations on several dimensions stay until
//! other passes have unrolled them.

mod access;
mod parts;
mod print;
mod reductions;
mod values;

pub(super) use print::prepare;
pub(crate) use values::VectorOptions;

use mlir::rewrite::conversion::ConversionPatternSet;

pub(crate) fn patterns(patterns: &mut ConversionPatternSet, options: VectorOptions) {
    access::patterns(patterns, options);
    parts::patterns(patterns, options);
    print::patterns(patterns);
    reductions::patterns(patterns, options);
}
