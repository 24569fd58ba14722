//! The `affine-loop-fusion` pass: runs the iterations of one loop nest inside those of another.
//!
//! A nest that reads what another writes gets, in each iteration of its outer loops, the iterations of the producer that
//! compute what it needs: a computation slice, found from the subscripts by projection (see
//! [`slice`](crate::analysis::slice); Bondhugula et al., "A practical automatic polyhedral parallelizer and locality
//! optimizer", 2008, order statements by such constraints). Nests that read the same memory are fused too, for
//! locality. Kennedy and McKinley ("Maximizing loop parallelism and improving data locality via loop fusion and
//! distribution", 1993) describe both, and the graph of nests whose edges must not form a cycle.
//!
//! ```mlir
//! affine.for %i = 0 to 8 {                          affine.for %i = 0 to 8 {
//!   %x = affine.load %a[%i] : memref<8xf64>           %x = affine.load %a[%i] : memref<8xf64>
//!   affine.store %x, %t[%i] : memref<8xf64>           affine.store %x, %u[0] : memref<1xf64>
//! }                                            =>     %y = affine.load %u[0] : memref<1xf64>
//! affine.for %i = 0 to 8 {                            affine.store %y, %b[7 - %i] : memref<8xf64>
//!   %y = affine.load %t[%i] : memref<8xf64>         }
//!   affine.store %y, %b[7 - %i] : memref<8xf64>
//! }
//! ```
//!
//! There are two ways. Where each iteration of the producer belongs to exactly one of the consumer, it *moves*: that is
//! legal if no two accesses that depend on each other change places, whoever else uses the memory, and costs nothing.
//! Otherwise iterations are *repeated* (a stencil needs three elements, its neighbour two of the same), or left out if
//! nothing reads what they write: then what they write must be memory that nothing else writes, what they read must not
//! change meanwhile, and the additional work must be tolerable. If others still read what the producer writes, it stays,
//! and the consumer gets a copy with a buffer of its own. A buffer that only one nest uses shrinks to what an iteration
//! needs, often one element, which `affine-scalrep` then removes.
//!
//! All these conditions are decided exactly by the Omega test, and where it gives up, nothing is fused.
//!
//! - [`memory`], [`graph`]: the effects of a block's operations on memory, and the order that they must keep.
//! - [`nest`], [`executions`], [`legal`], [`plan`]: nests, and where one of them may run inside another.
//! - [`apply`], [`private`], [`fuser`]: the changes.

mod apply;
mod executions;
mod fuser;
mod graph;
mod legal;
mod memory;
mod nest;
mod plan;
mod private;

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Block, Body, Context};

use fuser::{Fuser, Readers};

use super::records::{AffineLoopFusion, AffineLoopFusionOptions, FusionMode};

impl RunPass for AffineLoopFusion {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            fuse(cx, body, &self.options);
            Ok(())
        })
    }
}

/// Fuses the nests of each block, outer blocks first, so that fused nests are fused inside too.
fn fuse(cx: &Context, body: &mut Body, options: &AffineLoopFusionOptions) {
    let mut pending: Vec<_> = body.roots().iter().rev().copied().collect();
    while let Some(region) = pending.pop() {
        let blocks: Vec<_> = body.blocks(region).collect();
        for &block in &blocks {
            if fuser::nests(cx, body, block) > 1 {
                fuse_block(cx, body, block, options);
            }
        }
        for op in blocks.into_iter().flat_map(|block| body.ops(block)) {
            pending.extend(body.regions_of(op));
        }
    }
}

fn fuse_block(cx: &Context, body: &mut Body, block: Block, options: &AffineLoopFusionOptions) {
    let mut fuser = Fuser::new(cx, body, block, options);
    if options.mode != FusionMode::Sibling {
        fuser.fuse_producers(if options.mode == FusionMode::Greedy {
            Readers::One
        } else {
            Readers::Several
        });
    }
    if options.mode != FusionMode::Producer {
        fuser.fuse_siblings();
    }
    if options.mode == FusionMode::Greedy {
        fuser.fuse_producers(Readers::Several);
    }
}
