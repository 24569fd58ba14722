//! Two versions of a function whose sizes are known when it runs.
//!
//! Rows that are reduced usually have an element for each lane, and are no longer than a block. A version of the function
//! for this case needs no memory for the values of blocks, and loops over rows are fused as if the sizes were known. The
//! other version is for all sizes. Both are in regions of one `scf.if`.

use conversions::index_constant;
use dialects::arith::{self, CmpIPredicate};
use dialects::{func, scf};
use mlir::{AffineExpr, Body, Builder, Context, IrMapping, Loc};
use toy_dialect::reductions::{ELEMENTS_OF_LANE, LANES};

use super::open::OpenSizes;

/// A body that runs the first version if all rows have such sizes, and else the second. Both take the same arguments and
/// return nothing.
pub(super) fn choose(
    cx: &Context,
    loc: Loc,
    versions: [&Body; 2],
    rows: &[AffineExpr],
    sizes: &mut OpenSizes,
) -> Box<Body> {
    let mut body = Box::new(Body::new(cx));
    let region = body.add_root();
    let entry = |body: &Body| body.roots().first().and_then(|&root| body.entry_block(root));
    let args = entry(versions[0]).map(|block| {
        let args = versions[0].block_args(block).iter().map(|&arg| versions[0].ty(arg));
        args.zip(versions[0].block_arg_locs(block).iter().copied()).collect::<Vec<_>>()
    });
    let block = Builder::new(cx, &mut body).create_block(region, &args.unwrap_or_default());
    sizes.read(cx, &mut body, loc);
    let args = body.block_args(block).to_vec();
    let mut b = Builder::at_end(cx, &mut body, block);
    let extents = sizes.none();
    let least = index_constant(&mut b, loc, LANES as i64);
    let most = index_constant(&mut b, loc, (LANES * ELEMENTS_OF_LANE) as i64);
    let mut fits = None;
    for &row in rows {
        let size = extents.value(&mut b, loc, row);
        for (predicate, bound) in [(CmpIPredicate::Sge, least), (CmpIPredicate::Sle, most)] {
            let is_inside = arith::CmpIOp::build(&mut b, loc, predicate, size, bound);
            fits = Some(match fits {
                Some(others) => arith::AndIOp::build(&mut b, loc, others, is_inside),
                None => is_inside,
            });
        }
    }
    let Some(fits) = fits else { return body };
    let choice = *scf::IfOp::build_with(&mut b, loc, &[], fits);
    func::ReturnOp::build(&mut b, loc, &[]);
    for (index, version) in versions.into_iter().enumerate() {
        let to = body.regions_of(choice)[index];
        let Some(&from) = version.roots().first() else { continue };
        body.clone_region(cx, version, from, to, &mut IrMapping::default(), &mut |loc| loc);
        let Some(inner) = body.entry_block(to) else { continue };
        let own = body.block_args(inner).to_vec();
        let end = body.last_op(inner);
        let mut b = Builder::new(cx, &mut body);
        own.iter().zip(&args).for_each(|(&own, &arg)| b.replace_all_uses(own, arg));
        if let Some(end) = end {
            b.set_before(end);
            scf::YieldOp::build(&mut b, loc, &[]);
            b.erase_op(end);
        }
        b.body_mut().erase_block_args(inner, 0..own.len());
    }
    body
}
