//! The part of the omp dialect that distributes loops among threads.

mod assembly;
mod directives;
mod verify;

use directives::{
    parse_clause_attr, parse_order_clause, parse_region_without_variables, parse_schedule_clause,
    print_clause_attr, print_order_clause, print_region_without_variables, print_schedule_clause,
};

include!(concat!(env!("OUT_DIR"), "/omp.rs"));
