//! Regions and successors.

include!(concat!(env!("OUT_DIR"), "/regions.rs"));
