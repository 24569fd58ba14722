//! Types and attributes by record.

include!(concat!(env!("OUT_DIR"), "/types.rs"));
