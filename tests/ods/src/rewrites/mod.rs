//! Declarative rewrite rules.

include!(concat!(env!("OUT_DIR"), "/rewrites.rs"));
