//! What the records of the passes become.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
