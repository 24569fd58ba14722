//! Code that the passes over loops share: bounds, trip counts and work, promotion of loops that run once, copies of
//! bodies, and the reorderings of iterations that dependences allow.

pub mod body;
pub mod bounds;
pub mod copying;
pub mod interchange;
pub mod legality;
pub mod nest;
pub mod promote;
pub mod subscripts;
pub mod trip_count;
pub mod unroll;
pub mod work;

use dialects::affine::AffineForOp;
use mlir::Handle;

/// A loop, which can be held while the IR changes.
pub type For = Handle<AffineForOp<'static>>;
