//! The order in which an operation is verified.

include!(concat!(env!("OUT_DIR"), "/verification.rs"));
