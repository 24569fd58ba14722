//! Type constraints, predicates and relations between operands, results and attributes.

include!(concat!(env!("OUT_DIR"), "/constraints.rs"));
