//! Attribute constraints, optional, default-valued, confined and derived attributes.

include!(concat!(env!("OUT_DIR"), "/attributes.rs"));
