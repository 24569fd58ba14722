//! The declarative assembly format.

include!(concat!(env!("OUT_DIR"), "/format.rs"));
