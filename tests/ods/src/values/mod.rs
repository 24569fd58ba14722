//! Operands and results: single, optional, variadic, variadic of variadic.

include!(concat!(env!("OUT_DIR"), "/values.rs"));
