//! The semantics of loops and accesses. Nothing here changes IR.
//!
//! - [`row`], [`system`]: linear expressions and constraints over integers, and projection.
//! - [`omega`], [`bounds`]: whether constraints have an integer solution, and the bounds of a variable.
//! - [`space`]: constraints over values: iterations and affine expressions.
//! - [`linear`]: affine expressions that can be compared and hashed.
//! - [`access`], [`memory`], [`mod@dependence`]: accesses, the memory that they refer to, and whether one depends on
//!   another.
//! - [`mod@slice`]: the iterations of a producer that a consumer needs. [`region`], [`footprint`]: the memory that a
//!   range of operations touches, and its size.
//! - [`parallel`], [`private`], [`runs`]: loops whose iterations can run in any order, buffers of which each iteration can
//!   have its own, and loops that certainly run.

pub mod access;
pub mod bounds;
pub mod dependence;
pub mod footprint;
pub mod linear;
pub mod memory;
pub mod omega;
pub mod parallel;
pub mod private;
pub mod region;
pub mod row;
pub mod runs;
pub mod slice;
pub mod space;
pub mod system;

pub use access::Access;
pub use bounds::Range;
pub use dependence::{Dependence, dependence, dependence_within, may_depend, may_depend_within};
pub use omega::Emptiness;
pub use space::{Enclosing, Instance, Space, enclosing};
pub use system::{Budget, System};
