//! The part of the omp dialect that distributes loops among threads.

mod assembly;
mod directives;
mod variables;
mod verify;
mod verify_declarations;

use directives::{
    parse_clause_attr, parse_order_clause, parse_schedule_clause, print_clause_attr, print_order_clause,
    print_schedule_clause,
};
use variables::{
    parse_allocate_and_allocator, parse_linear_clause, parse_private_reduction_region,
    print_allocate_and_allocator, print_linear_clause, print_private_reduction_region,
};

include!(concat!(env!("OUT_DIR"), "/omp.rs"));
