//! Properties: what an operation holds that is not an attribute.

include!(concat!(env!("OUT_DIR"), "/properties.rs"));
