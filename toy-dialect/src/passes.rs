//! The passes of the dialect, whose records are in `Passes.td`.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
