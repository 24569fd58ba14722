//! Records and generated Rust that are deprecated.

include!(concat!(env!("OUT_DIR"), "/deprecation.rs"));
