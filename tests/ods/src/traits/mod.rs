//! Structural and other traits.

include!(concat!(env!("OUT_DIR"), "/traits.rs"));
