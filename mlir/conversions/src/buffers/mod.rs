//! Passes over buffers, after tensors are gone: where they are allocated, and how functions return them.

mod blocks;
pub(crate) mod drop_results;
pub(crate) mod empty;
mod flow;
mod functions;
pub(crate) mod hoist;
pub(crate) mod liveness;
pub(crate) mod lower_deallocs;
pub(crate) mod out_params;
pub(crate) mod ownership;
mod placement;
pub(crate) mod promote;
pub(crate) mod simplify;
pub(crate) mod to_memref;
