//! The options of the pass.

/// What is converted, and how far.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    /// Whether loops are unrolled.
    pub(crate) full_unroll: bool,
    /// The rank of vectors that stay.
    pub(crate) target_rank: usize,
    /// Whether tensors are read and written, too.
    pub(crate) lower_tensors: bool,
    /// Whether loops over scalable dimensions are made.
    pub(crate) lower_scalable: bool,
}
