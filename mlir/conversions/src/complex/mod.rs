//! Passes over the operations of `complex`.

mod arithmetic;
pub(crate) mod division;
mod powers;
pub(crate) mod to_libm;
pub(crate) mod to_standard;
