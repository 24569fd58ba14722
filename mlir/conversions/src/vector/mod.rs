//! Rewrites of operations on vectors, mostly to operations on vectors of fewer dimensions.
//!
//! Passes choose which of them to apply. Each rewrites one operation, and stops before it makes more operations than a
//! program could use.

pub(crate) mod access;
pub(crate) mod build;
pub(crate) mod contract;
pub(crate) mod elements;
pub(crate) mod masked;
pub(crate) mod masks;
pub(crate) mod multi_reduction;
pub(crate) mod scan;
pub(crate) mod shapes;
pub(crate) mod slices;
pub(crate) mod transfers;

use crate::choice::Choice;

/// What `vector.contract` becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ContractLowering {
    /// Products of rows and columns, each reduced.
    #[default]
    Dot,
    /// Intrinsics of LLVM for matrices.
    LlvmIntr,
    /// `vector.outerproduct`
    OuterProduct,
    /// Operations on elements, if there is nothing to reduce.
    ParallelArith,
}

impl Choice for ContractLowering {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("dot", Self::Dot),
        ("llvmintr", Self::LlvmIntr),
        ("outerproduct", Self::OuterProduct),
        ("parallelarith", Self::ParallelArith),
    ];
}

/// What `vector.transpose` becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TransposeLowering {
    /// The elements, or as large parts as possible, one by one.
    #[default]
    EltWise,
    /// Intrinsics of LLVM for matrices.
    LlvmIntr,
    /// One shuffle of all elements.
    Shuffle1D,
    /// Shuffles of rows, if there are 16 of 16 elements.
    Shuffle16x16,
}

impl TransposeLowering {
    fn is_shuffle(self) -> bool {
        matches!(self, Self::Shuffle1D | Self::Shuffle16x16)
    }
}

impl Choice for TransposeLowering {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("eltwise", Self::EltWise),
        ("llvmintr", Self::LlvmIntr),
        ("shuffle1d", Self::Shuffle1D),
        ("shuffle16x16", Self::Shuffle16x16),
    ];
}

/// What `vector.multi_reduction` becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MultiReductionLowering {
    /// Combinations of rows: the reduced dimensions come first.
    #[default]
    InnerParallel,
    /// Reductions of rows: the reduced dimensions come last.
    InnerReduction,
}

impl Choice for MultiReductionLowering {
    const NAMES: &'static [(&'static str, Self)] =
        &[("inner-parallel", Self::InnerParallel), ("inner-reduction", Self::InnerReduction)];
}
