//! The passes that tests need, by their records.

include!(concat!(env!("OUT_DIR"), "/passes.rs"));
