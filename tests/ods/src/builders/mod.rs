//! Generated and custom builders, operand adaptors and extra declarations.

include!(concat!(env!("OUT_DIR"), "/builders.rs"));
