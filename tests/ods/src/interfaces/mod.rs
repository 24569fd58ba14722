//! Interfaces by record, and the standard ones.

include!(concat!(env!("OUT_DIR"), "/interfaces.rs"));
