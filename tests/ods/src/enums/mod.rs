//! Integer and bit enums.

include!(concat!(env!("OUT_DIR"), "/enums.rs"));
